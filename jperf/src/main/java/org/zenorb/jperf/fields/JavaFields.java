package org.zenorb.jperf.fields;

import org.zenorb.jperf.gperf.GperfException;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfKeyword;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * Writes keywords' fields as members of a Java class: for each member of the struct a method that
 * gives the field of a keyword by its number.
 *
 * <p>Thread: any.
 */
public final class JavaFields {
    /** An initialiser of more values than this may exceed what a class file can hold. */
    public static final int MAX_KEYWORDS = 6_000;

    private static final int MAX_ERRORS = 20;

    private static final int MAX_WIDTH = 80;

    private final GperfFile file;
    private final boolean java;
    private final Predicate<String> isIdentifier;
    private final List<String> errors = new ArrayList<>();

    private JavaFields(GperfFile file, boolean java, Predicate<String> isIdentifier) {
        this.file = file;
        this.isIdentifier = isIdentifier;
        this.java = java;
    }

    /**
     * The members, each beginning in column 0; empty without a struct.
     *
     * @param java true if the file's struct and fields are Java's
     * @param isIdentifier false for what Java's methods cannot be called
     * @throws GperfException if a field has no form in Java
     */
    public static String members(GperfFile file, boolean java, Predicate<String> isIdentifier)
            throws GperfException {
        return file.structOrNull() == null ? "" : new JavaFields(file, java, isIdentifier).write();
    }

    private String write() throws GperfException {
        List<StructMember> members = new ArrayList<>();
        try {
            if (file.keywords().size() > MAX_KEYWORDS) {
                throw new IllegalArgumentException(
                        "fields of more than "
                                + MAX_KEYWORDS
                                + " keywords do not fit a Java class; leave out -t (%struct-type)");
            }
            members = StructMember.parse(file.structOrNull().text(), java);
        } catch (IllegalArgumentException e) {
            error(file.structOrNull().line(), e.getMessage());
        }
        List<List<String>> tables = new ArrayList<>();
        for (int i = 1; i < members.size(); i++) {
            tables.add(new ArrayList<>());
        }
        for (GperfKeyword keyword : file.keywords()) {
            if (!members.isEmpty()) {
                add(keyword, members, tables);
            }
        }
        if (!errors.isEmpty()) {
            throw new GperfException(errors);
        }
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < members.size(); i++) {
            write(members.get(i), tables.get(i - 1), text);
        }
        return text.toString();
    }

    private void add(GperfKeyword keyword, List<StructMember> members, List<List<String>> tables) {
        byte[] bytes = keyword.fields().getBytes(StandardCharsets.ISO_8859_1);
        List<String> values = FieldValue.split(new String(bytes, StandardCharsets.UTF_8));
        if (values.size() >= members.size()) {
            error(
                    keyword.line(),
                    "there are "
                            + values.size()
                            + " fields, and the struct has "
                            + (members.size() - 1)
                            + " members behind the keyword");
            return;
        }
        for (int i = 1; i < members.size(); i++) {
            String type = members.get(i).type();
            try {
                String value = i <= values.size() ? value(values.get(i - 1), type) : none(type);
                tables.get(i - 1).add(value);
            } catch (IllegalArgumentException e) {
                error(keyword.line(), e.getMessage());
            }
        }
    }

    private String value(String value, String type) {
        return java ? value : FieldValue.toJava(value, type);
    }

    private static String none(String type) {
        return switch (type) {
            case "int", "long", "short", "byte", "char", "double", "float" -> "0";
            case "boolean" -> "false";
            default -> "null";
        };
    }

    private void error(int line, String text) {
        if (errors.size() < MAX_ERRORS) {
            errors.add(file.name() + ":" + line + ":1: " + text);
        }
    }

    /** A table in a class of its own, so that each has an initialiser of its own. */
    private void write(StructMember member, List<String> table, StringBuilder text) {
        String name = member.name();
        String holder = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "Table";
        text.append("\n/** The field {@code ").append(name);
        text.append("} of keyword number {@code keyword}. */\n");
        text.append("public static ").append(member.type()).append(' ');
        text.append(name).append(isIdentifier.test(name) ? "" : "_").append("(int keyword) {\n");
        text.append("    return ").append(holder).append(".VALUES[keyword];\n}\n\n");
        text.append("private static final class ").append(holder).append(" {\n");
        text.append("    static final ").append(member.type()).append("[] VALUES = {\n");
        text.append(rows(table)).append("    };\n}\n");
    }

    private static String rows(List<String> values) {
        StringBuilder text = new StringBuilder();
        int width = 0;
        for (String value : values) {
            if (width > 0 && width + value.length() > MAX_WIDTH) {
                text.append('\n');
                width = 0;
            }
            text.append(width == 0 ? "        " : " ").append(value).append(',');
            width += value.length() + 2;
        }
        return text.append(values.isEmpty() ? "" : "\n").toString();
    }
}
