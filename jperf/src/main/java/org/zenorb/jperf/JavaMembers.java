package org.zenorb.jperf;

import java.util.List;

/**
 * A perfect hash as static members of a Java class, ready to be put into one.
 *
 * <p>The texts need no import. Fields must stand in the order given. Text may hold any printable
 * ASCII character, {@code $} included, and newlines.
 *
 * <p>Thread: any; immutable.
 *
 * @param fields all {@code static final} fields
 * @param methods the lookup on bytes, those on a string and in a buffer if wanted, then methods
 *     that those or the fields need; all static
 */
public record JavaMembers(List<Field> fields, List<Method> methods) {
    public JavaMembers {
        fields = List.copyOf(fields);
        methods = List.copyOf(methods);
    }

    /** {@code int lookup(byte[] buffer, int offset, int length)}. */
    public Method bytesLookup() {
        return methods.get(0);
    }

    /**
     * {@code int lookup(String name)}.
     *
     * @throws IllegalStateException for {@link Options.Strings#NONE}
     */
    public Method stringLookup() {
        for (Method method : methods) {
            List<Parameter> parameters = method.parameters();
            if (parameters.size() == 1 && parameters.get(0).type().equals("String")) {
                return method;
            }
        }
        throw new IllegalStateException("the options say that no strings are looked up");
    }

    /** All members as private ones, as source text that begins in column 0. */
    public String source() {
        StringBuilder text = new StringBuilder();
        for (Field field : fields) {
            text.append(field.source("private")).append('\n');
        }
        for (Method method : methods) {
            text.append(text.length() == 0 ? "" : "\n").append(method.source("private"));
        }
        return text.toString();
    }

    /**
     * A {@code static final} field.
     *
     * @param type its type, as in {@code byte[][]}
     * @param name its name
     * @param initializer what stands between {@code =} and {@code ;}, perhaps of several lines
     */
    public record Field(String type, String name, String initializer) {
        /** The declaration with this access modifier, ended by a newline. */
        public String source(String access) {
            String head = access + " static final " + type + " " + name + " =";
            boolean oneLine =
                    initializer.indexOf('\n') < 0 && head.length() + initializer.length() < 94;
            String gap = oneLine || initializer.startsWith("{") ? " " : "\n        ";
            return head + gap + initializer + ";\n";
        }
    }

    /**
     * A static method.
     *
     * @param returnType the type it returns
     * @param name its name
     * @param parameters in order
     * @param comment what it does, one sentence, ready for Javadoc
     * @param body its statements, each line ended by a newline, indented from column 0
     */
    public record Method(
            String returnType,
            String name,
            List<Parameter> parameters,
            String comment,
            String body) {
        public Method {
            parameters = List.copyOf(parameters);
        }

        /** The whole method with this access modifier, ended by a newline. */
        public String source(String access) {
            StringBuilder text = new StringBuilder();
            text.append("/** ").append(comment).append(" */\n");
            text.append(access).append(" static ").append(returnType).append(' ').append(name);
            text.append('(');
            for (int i = 0; i < parameters.size(); i++) {
                text.append(i == 0 ? "" : ", ").append(parameters.get(i).type()).append(' ');
                text.append(parameters.get(i).name());
            }
            return text.append(") {\n").append(body.indent(4)).append("}\n").toString();
        }
    }

    /**
     * A parameter.
     *
     * @param type its type; {@code String...} only in methods that the fields need
     * @param name its name
     */
    public record Parameter(String type, String name) {}
}
