package org.zenorb.idl.emit.source;

import java.util.Arrays;
import java.util.Iterator;

/**
 * A piece of code: formats with their arguments, kept as they come and read when the file is
 * written. Thread: any; immutable.
 */
public final class CodeBlock {

    /** What a part is, and what is written around it. */
    private enum Kind {
        PLAIN,
        STATEMENT,
        OPEN_BRACE,
        NEXT_BRACE,
        LAST_BRACE,
        CLOSE_BRACE,
        INDENT,
        UNINDENT
    }

    /** Elements of {@link #parts} for each part. */
    private static final int WIDTH = 3;

    /** In threes: a kind; a format, a code block or nothing; the format's arguments. */
    private final Object[] parts;

    /** How many elements there are; nothing stands behind them. */
    private final int size;

    private CodeBlock(Object[] parts, int size) {
        this.parts = parts;
        this.size = size;
    }

    public static CodeBlock of(String format, Object... arguments) {
        return new CodeBlock(new Object[] {Kind.PLAIN, format, frozen(arguments)}, WIDTH);
    }

    /** The blocks, with the separator (a format without arguments) between them. */
    public static CodeBlock join(Iterable<CodeBlock> blocks, String separator) {
        Builder all = builder();
        Iterator<CodeBlock> at = blocks.iterator();
        while (at.hasNext()) {
            all.add(at.next());
            if (at.hasNext()) {
                all.add(separator);
            }
        }
        return all.build();
    }

    public static Builder builder() {
        return new Builder();
    }

    public boolean isEmpty() {
        return size == 0;
    }

    void writeTo(SourceWriter out) {
        for (int i = 0; i < size; i += WIDTH) {
            Kind kind = (Kind) parts[i];
            if (kind == Kind.PLAIN) {
                writeContent(i, out);
            } else {
                write(kind, i, out);
            }
        }
    }

    private void write(Kind kind, int part, SourceWriter out) {
        Lines lines = out.lines();
        switch (kind) {
            case STATEMENT:
                lines.beginStatement();
                writeContent(part, out);
                out.line(";");
                lines.endStatement();
                break;
            case OPEN_BRACE:
                writeContent(part, out);
                out.line(" {");
                lines.indent(1);
                break;
            case NEXT_BRACE:
                lines.indent(-1);
                out.word("} ");
                writeContent(part, out);
                out.line(" {");
                lines.indent(1);
                break;
            case LAST_BRACE:
                lines.indent(-1);
                out.word("} ");
                writeContent(part, out);
                out.line(";");
                break;
            case CLOSE_BRACE:
                lines.indent(-1);
                out.line("}");
                break;
            case INDENT:
                lines.indent(1);
                break;
            default:
                lines.indent(-1);
                break;
        }
    }

    private void writeContent(int part, SourceWriter out) {
        if (parts[part + 1] instanceof String format) {
            out.format(format, (Object[]) parts[part + 2]);
        } else {
            ((CodeBlock) parts[part + 1]).writeTo(out);
        }
    }

    /** Arguments that could change before they are written become text now. */
    private static Object[] frozen(Object[] arguments) {
        Object[] frozen = arguments;
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] instanceof StringBuilder text) {
                if (frozen == arguments) {
                    frozen = arguments.clone();
                }
                frozen[i] = text.toString();
            }
        }
        return frozen;
    }

    /** The code with all classes written with their packages. */
    @Override
    public String toString() {
        SourceWriter out = new SourceWriter();
        out.code(this);
        return out.lines().toString();
    }

    /** Collects code. Owner: who made it. */
    public static final class Builder {

        private Object[] parts = new Object[8 * WIDTH];
        private int size;

        private Builder() {}

        public boolean isEmpty() {
            return size == 0;
        }

        public Builder add(String format, Object... arguments) {
            return part(Kind.PLAIN, format, frozen(arguments));
        }

        public Builder add(CodeBlock code) {
            return part(Kind.PLAIN, code, null);
        }

        /** The format as a statement: with a semicolon, on lines of its own. */
        public Builder addStatement(String format, Object... arguments) {
            return part(Kind.STATEMENT, format, frozen(arguments));
        }

        public Builder addStatement(CodeBlock code) {
            return part(Kind.STATEMENT, code, null);
        }

        /** Opens a block: {@code if ($L)}, without the brace. */
        public Builder beginControlFlow(String format, Object... arguments) {
            return part(Kind.OPEN_BRACE, format, frozen(arguments));
        }

        /** Closes the block and opens the next: {@code else}, {@code catch ($T e)}. */
        public Builder nextControlFlow(String format, Object... arguments) {
            return part(Kind.NEXT_BRACE, format, frozen(arguments));
        }

        public Builder endControlFlow() {
            return part(Kind.CLOSE_BRACE, null, null);
        }

        /** Closes the block with a condition: {@code while ($L)}, without the semicolon. */
        public Builder endControlFlow(String format, Object... arguments) {
            return part(Kind.LAST_BRACE, format, frozen(arguments));
        }

        public Builder indent() {
            return part(Kind.INDENT, null, null);
        }

        public Builder unindent() {
            return part(Kind.UNINDENT, null, null);
        }

        /** The code; nothing can be added any more. */
        CodeBlock last() {
            CodeBlock all = new CodeBlock(parts, size);
            parts = null;
            return all;
        }

        /** May be called again after more was added. */
        public CodeBlock build() {
            return new CodeBlock(Arrays.copyOf(parts, size), size);
        }

        private Builder part(Kind kind, Object content, Object[] arguments) {
            if (size == parts.length) {
                parts = Arrays.copyOf(parts, size * 2);
            }
            parts[size] = kind;
            parts[size + 1] = content;
            parts[size + 2] = arguments;
            size += WIDTH;
            return this;
        }
    }
}
