package org.zenorb.idl.emit.source;

/**
 * Writes code blocks, types and modifiers into {@link Lines}: reads each format once, from left to
 * right. Owner: the writer of the file.
 */
final class SourceWriter {

    private final Lines lines = new Lines();

    /** Null where every class is written with its package. */
    private Imports imports;

    /** Begins a new text. */
    void begin(Imports names) {
        lines.clear();
        imports = names;
    }

    Lines lines() {
        return lines;
    }

    void text(String text) {
        lines.add(text);
    }

    void type(TypeName type) {
        if (type instanceof ClassName name) {
            lines.add(imports == null ? name.canonicalName() : imports.nameOf(name));
        } else if (type instanceof ArrayTypeName array) {
            type(array.componentType());
            lines.add("[]");
        } else if (type instanceof ParameterizedTypeName generic) {
            type(generic.rawType());
            lines.add("<");
            type(generic.argument());
            lines.add(">");
        } else {
            lines.add(type.toString());
        }
    }

    void javadoc(CodeBlock text) {
        if (text == null) {
            return;
        }
        lines.add("/**\n");
        lines.beginJavadoc();
        code(text);
        if (!lines.isAtLineStart()) {
            lines.newLine();
        }
        lines.endComment();
        lines.add(" */\n");
    }

    void code(CodeBlock code) {
        code.writeTo(this);
    }

    /** Writes what the format says. */
    void format(String format, Object[] arguments) {
        int at = 0;
        int next = 0;
        int dollar = format.indexOf('$');
        while (dollar >= 0) {
            if (dollar > at) {
                lines.add(format, at, dollar);
            }
            int letter = dollar + 1;
            int index = 0;
            while (letter < format.length() && isDigit(format.charAt(letter))) {
                index = index * 10 + format.charAt(letter) - '0';
                letter++;
            }
            if (letter == format.length()) {
                throw new IllegalArgumentException("$ at the end of \"" + format + '"');
            }
            char kind = format.charAt(letter);
            if (!mark(kind)) {
                int position = letter == dollar + 1 ? next++ : index - 1;
                if (position < 0 || position >= arguments.length) {
                    throw new IllegalArgumentException(
                            "no argument "
                                    + (position + 1)
                                    + " for \""
                                    + format
                                    + "\", only "
                                    + arguments.length);
                }
                argument(kind, arguments[position], format);
            }
            at = letter + 1;
            dollar = format.indexOf('$', at);
        }
        if (at < format.length()) {
            lines.add(format, at, format.length());
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Does what the letter says, if it is one without an argument. */
    private boolean mark(char kind) {
        switch (kind) {
            case '$':
                lines.add("$");
                return true;
            case 'W':
                lines.mayBreak(true);
                return true;
            case 'Z':
                lines.mayBreak(false);
                return true;
            case '>':
                lines.indent(1);
                return true;
            case '<':
                lines.indent(-1);
                return true;
            case '[':
                lines.beginStatement();
                return true;
            case ']':
                lines.endStatement();
                return true;
            default:
                return false;
        }
    }

    private void argument(char kind, Object value, String format) {
        switch (kind) {
            case 'L':
                literal(value);
                break;
            case 'S':
                lines.add(value == null ? "null" : StringLiteral.of(value.toString()));
                break;
            case 'T':
                type(value instanceof Class<?> type ? TypeName.get(type) : (TypeName) value);
                break;
            case 'N':
                lines.add(name(value));
                break;
            default:
                throw new IllegalArgumentException("no $" + kind + ": \"" + format + '"');
        }
    }

    private void literal(Object value) {
        if (value instanceof CodeBlock code) {
            code(code);
        } else if (value instanceof TypeName type) {
            type(type);
        } else if (value instanceof AnnotationSpec annotation) {
            annotation.writeTo(this);
        } else {
            lines.add(String.valueOf(value));
        }
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
