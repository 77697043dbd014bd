package org.zenorb.jperf.fields;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A member of the struct, with its type in Java.
 *
 * <p>Thread: any; immutable.
 */
record StructMember(String type, String name) {
    private static final Set<String> INTS =
            Set.of(
                    "int",
                    "short",
                    "char",
                    "int8_t",
                    "int16_t",
                    "int32_t",
                    "uint8_t",
                    "uint16_t",
                    "wchar_t");

    private static final Set<String> LONGS =
            Set.of("long", "unsigned", "int64_t", "uint32_t", "uint64_t", "size_t", "ptrdiff_t");

    private static final Set<String> SIGNS = Set.of("signed", "unsigned");

    /**
     * The members of a struct's declaration, the keyword's own first.
     *
     * @param java true if types are Java's already
     * @throws IllegalArgumentException if one has no form in Java
     */
    static List<StructMember> parse(String declaration, boolean java) {
        String text = declaration.replaceAll("(?s)/\\*.*?\\*/|//[^\n]*", " ");
        int begin = text.indexOf('{');
        int end = text.lastIndexOf('}');
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException(
                    "for Java, the struct's members must stand in the file");
        }
        String body = text.substring(begin + 1, end);
        if (body.indexOf('{') >= 0 || body.indexOf('(') >= 0 || body.indexOf('[') >= 0 && !java) {
            throw new IllegalArgumentException(
                    "for Java, the struct may have plain members only: no struct, array or function"
                            + " in it");
        }
        List<StructMember> members = new ArrayList<>();
        for (String statement : body.split(";")) {
            if (!statement.isBlank()) {
                addAll(statement.strip().replaceAll("\\s+", " "), java, members);
            }
        }
        if (members.isEmpty()) {
            throw new IllegalArgumentException("for Java, the struct must have members");
        }
        return members;
    }

    /** Adds what one declaration declares, as in {@code const char *a, *b}. */
    private static void addAll(String statement, boolean java, List<StructMember> members) {
        boolean generic = statement.indexOf('<') >= 0;
        String[] declarators = generic ? new String[] {statement} : statement.split(",", -1);
        String first = declarators[0].strip();
        int nameBegin = first.length();
        while (nameBegin > 0 && Character.isJavaIdentifierPart(first.charAt(nameBegin - 1))) {
            nameBegin--;
        }
        String specifiers = first.substring(0, nameBegin).strip();
        String base = specifiers.replace("*", "").strip();
        for (String declarator : declarators) {
            boolean isFirst = declarator.equals(declarators[0]);
            String pointed = isFirst ? specifiers : declarator;
            int stars = (int) pointed.chars().filter(c -> c == '*').count();
            String name = isFirst ? first.substring(nameBegin) : declarator.replace("*", "");
            String type = java ? base : javaType(base, stars, statement);
            if (base.isEmpty() || !name.strip().matches("[A-Za-z_][A-Za-z0-9_]*")) {
                throw noForm(statement);
            }
            members.add(new StructMember(type, name.strip()));
        }
    }

    private static IllegalArgumentException noForm(String statement) {
        return new IllegalArgumentException(
                "the struct's member '"
                        + statement
                        + "' has no form in Java; numbers, bool, enums and char * have");
    }

    private static String javaType(String base, int stars, String statement) {
        List<String> words = new ArrayList<>(List.of(base.split(" ")));
        words.removeAll(List.of("const", "volatile", "static", "public:"));
        if (stars == 1 && words.equals(List.of("char"))) {
            return "String";
        }
        if (stars > 0 || words.isEmpty()) {
            throw noForm(statement);
        }
        boolean unsigned = words.contains("unsigned");
        List<String> core = new ArrayList<>(words);
        core.removeAll(SIGNS);
        String last = core.isEmpty() ? "int" : core.get(core.size() - 1);
        if (words.get(0).equals("enum")) {
            return "int";
        }
        if (core.contains("double") || core.contains("float")) {
            return core.contains("double") ? "double" : "float";
        }
        if (core.equals(List.of("bool")) || core.equals(List.of("_Bool"))) {
            return "boolean";
        }
        if (core.contains("long") || LONGS.contains(last) || unsigned && last.equals("int")) {
            // unsigned short and unsigned char fit an int
            boolean small = core.contains("short") || core.contains("char");
            return small ? "int" : "long";
        }
        if (INTS.contains(last)) {
            return "int";
        }
        throw noForm(statement);
    }
}
