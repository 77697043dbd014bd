package org.zenorb.idl.emit.source;

import java.util.Arrays;
import java.util.Iterator;

/**
 * A piece of code: formats with their arguments, kept as they come and read when the file is
 * written. Thread: any; immutable.
 */
public final class CodeBlock {

    /** Steps that are no text. */
    private enum Step {
        BEGIN_STATEMENT,
        END_STATEMENT,
        OPEN_BRACE,
        CLOSE_BRACE,
        NEXT_BRACE,
        INDENT,
        UNINDENT
    }

    /** In pairs: a format and its arguments, or a step or a code block and nothing. */
    private final Object[] parts;

    private CodeBlock(Object[] parts) {
        this.parts = parts;
    }

    public static CodeBlock of(String format, Object... arguments) {
        return new CodeBlock(new Object[] {format, frozen(arguments)});
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
        return parts.length == 0;
    }

    void writeTo(SourceWriter out) {
        for (int i = 0; i < parts.length; i += 2) {
            Object part = parts[i];
            if (part instanceof String format) {
                out.format(format, (Object[]) parts[i + 1]);
            } else if (part instanceof CodeBlock block) {
                block.writeTo(out);
            } else {
                write((Step) part, out);
            }
        }
    }

    private static void write(Step step, SourceWriter out) {
        switch (step) {
            case BEGIN_STATEMENT:
                out.lines().beginStatement();
                break;
            case END_STATEMENT:
                out.line(";");
                out.lines().endStatement();
                break;
            case OPEN_BRACE:
                out.line(" {");
                out.lines().indent(1);
                break;
            case CLOSE_BRACE:
                out.lines().indent(-1);
                out.line("}");
                break;
            case NEXT_BRACE:
                out.lines().indent(-1);
                out.word("} ");
                break;
            case INDENT:
                out.lines().indent(1);
                break;
            case UNINDENT:
                out.lines().indent(-1);
                break;
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

        private Object[] parts = new Object[16];
        private int size;

        private Builder() {}

        public boolean isEmpty() {
            return size == 0;
        }

        public Builder add(String format, Object... arguments) {
            return part(format, frozen(arguments));
        }

        public Builder add(CodeBlock code) {
            return part(code, null);
        }

        /** The format as a statement: with a semicolon, on lines of its own. */
        public Builder addStatement(String format, Object... arguments) {
            step(Step.BEGIN_STATEMENT);
            add(format, arguments);
            return step(Step.END_STATEMENT);
        }

        public Builder addStatement(CodeBlock code) {
            step(Step.BEGIN_STATEMENT);
            add(code);
            return step(Step.END_STATEMENT);
        }

        /** Opens a block: {@code if ($L)}, without the brace. */
        public Builder beginControlFlow(String format, Object... arguments) {
            add(format, arguments);
            return step(Step.OPEN_BRACE);
        }

        /** Closes the block and opens the next: {@code else}, {@code catch ($T e)}. */
        public Builder nextControlFlow(String format, Object... arguments) {
            step(Step.NEXT_BRACE);
            add(format, arguments);
            return step(Step.OPEN_BRACE);
        }

        public Builder endControlFlow() {
            return step(Step.CLOSE_BRACE);
        }

        /** Closes the block with a condition: {@code while ($L)}, without the semicolon. */
        public Builder endControlFlow(String format, Object... arguments) {
            step(Step.NEXT_BRACE);
            add(format, arguments);
            return add(";\n");
        }

        public Builder indent() {
            return step(Step.INDENT);
        }

        public Builder unindent() {
            return step(Step.UNINDENT);
        }

        /** May be called again after more was added. */
        public CodeBlock build() {
            return new CodeBlock(Arrays.copyOf(parts, size));
        }

        private Builder step(Step step) {
            return part(step, null);
        }

        private Builder part(Object part, Object[] arguments) {
            if (size == parts.length) {
                parts = Arrays.copyOf(parts, size * 2);
            }
            parts[size++] = part;
            parts[size++] = arguments;
            return this;
        }
    }
}
