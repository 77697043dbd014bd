package org.zenorb.idl.emit.source;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Writes files, one after the other: code blocks, types and modifiers into {@link Lines}: takes
 * each format apart once, imports classes on the way. Owner: the writer of the file.
 */
public final class SourceWriter {

    /** Formats are literals of the emitters' code, some hundreds; only a few hold names. */
    private static final int MOST_FORMATS = 4096;

    private final Lines head = new Lines();
    private final Lines body = new Lines();
    private final Map<String, Format> formats = new HashMap<>();
    private final Map<MethodSpec, SharedMethod> shared = new IdentityHashMap<>();

    private Lines lines = body;

    /** Null where every class is written with its package. */
    private Imports imports;

    /** The shared method that is being written for the first time, or null. */
    private SharedMethod recorded;

    /** The text of that file. */
    public String write(JavaFile file) {
        imports = new Imports(file.packageName(), file.qualified());
        do {
            imports.begin(file.type());
            body.clear();
            file.type().writeTo(this, "", false);
        } while (imports.wasWrong());
        head.clear();
        lines = head;
        file.writeHead(imports, this);
        lines = body;
        imports = null;
        return head.with(body);
    }

    /**
     * Writes a method that many classes have alike; its text is kept and taken again wherever its
     * classes are called the same.
     *
     * @param inInterface whether it stands in an interface
     */
    void sharedMethod(MethodSpec method, String enclosing, boolean inInterface) {
        SharedMethod known = shared.get(method);
        if (known != null && known.fits(imports, lines.depth(), inInterface)) {
            lines.addLines(known.text());
            return;
        }
        int start = lines.length();
        recorded = new SharedMethod(lines.depth(), inInterface);
        method.write(this, enclosing, inInterface);
        recorded.text(lines.since(start));
        shared.put(method, recorded);
        recorded = null;
    }

    Lines lines() {
        return lines;
    }

    /** Writes text without a line break. */
    void word(String word) {
        lines.addWord(word);
    }

    /** Writes the last text of a line, without the line break, and ends the line. */
    void line(String rest) {
        lines.addWord(rest);
        lines.newLine();
    }

    void type(TypeName type) {
        if (type instanceof ClassName name) {
            String called = imports == null ? name.canonicalName() : imports.nameOf(name);
            if (recorded != null) {
                recorded.uses(name, called);
            }
            lines.addWord(called);
        } else if (type instanceof ArrayTypeName array) {
            type(array.componentType());
            lines.addWord("[]");
        } else if (type instanceof ParameterizedTypeName generic) {
            type(generic.rawType());
            lines.addWord("<");
            for (int i = 0; i < generic.arguments().size(); i++) {
                lines.addWord(i == 0 ? "" : ", ");
                type(generic.arguments().get(i));
            }
            lines.addWord(">");
        } else {
            lines.addWord(type.toString());
        }
    }

    void javadoc(CodeBlock text) {
        if (text == null) {
            return;
        }
        line("/**");
        lines.beginJavadoc();
        code(text);
        if (!lines.isAtLineStart()) {
            lines.newLine();
        }
        lines.endComment();
        line(" */");
    }

    void code(CodeBlock code) {
        code.writeTo(this);
    }

    /**
     * Writes what the format says.
     *
     * <p>One method on purpose: so large, HotSpot compiles it once and calls it; in pieces, it is
     * copied into each of its callers, whose compilation took longer than all the writing.
     */
    void format(String source, Object[] arguments) {
        Format format = formats.get(source);
        if (format == null) {
            format = parsed(source);
        }
        int marks = format.marks();
        for (int i = 0; i < marks; i++) {
            format.writeText(i, lines);
            char mark = format.mark(i);
            switch (mark) {
                case 'L':
                    Object value = format.argument(i, arguments);
                    if (value instanceof String text) {
                        lines.add(text);
                    } else if (value instanceof CodeBlock code) {
                        code(code);
                    } else if (value instanceof TypeName type) {
                        type(type);
                    } else if (value instanceof AnnotationSpec annotation) {
                        annotation.writeTo(this);
                    } else {
                        lines.add(String.valueOf(value));
                    }
                    break;
                case 'S':
                    Object string = format.argument(i, arguments);
                    lines.addWord(string == null ? "null" : StringLiteral.of(string.toString()));
                    break;
                case 'T':
                    Object type = format.argument(i, arguments);
                    type(type instanceof TypeName name ? name : TypeName.get((Class<?>) type));
                    break;
                case 'N':
                    lines.addWord(name(format.argument(i, arguments)));
                    break;
                case 'W':
                    lines.mayBreak(true);
                    break;
                case 'Z':
                    lines.mayBreak(false);
                    break;
                case '>':
                    lines.indent(1);
                    break;
                case '<':
                    lines.indent(-1);
                    break;
                case '[':
                    lines.beginStatement();
                    break;
                case ']':
                    lines.endStatement();
                    break;
                default:
                    lines.addWord("$");
                    break;
            }
        }
        format.writeText(marks, lines);
    }

    /** Takes the format apart and keeps it. */
    private Format parsed(String source) {
        Format format = new Format(source);
        if (formats.size() == MOST_FORMATS) {
            formats.clear();
        }
        formats.put(source, format);
        return format;
    }

    private static String name(Object value) {
        if (value instanceof MethodSpec method) {
            return method.name();
        } else if (value instanceof FieldSpec field) {
            return field.name();
        } else if (value instanceof ParameterSpec parameter) {
            return parameter.name();
        } else if (value instanceof TypeSpec type) {
            return type.name();
        }
        return value.toString();
    }
}
