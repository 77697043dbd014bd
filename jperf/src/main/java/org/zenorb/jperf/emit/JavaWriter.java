package org.zenorb.jperf.emit;

import org.zenorb.jperf.table.KeywordTable;
import org.zenorb.jperf.table.TextTable;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes a table as static members of a Java class.
 *
 * <p>The text needs {@code java.base} only, uses no import, compiles without warnings under {@code
 * -Xlint:all}, and keeps to Java 8's syntax (and, on request, to its library). Its lookups give
 * what {@link KeywordTable#lookup} gives and allocate nothing.
 *
 * <p>Thread: its caller only.
 */
public final class JavaWriter {
    /** More keywords than this in a switch make a method that is not compiled at run time. */
    public static final int MAX_SWITCH = 256;

    /** The release from which words of 8 bytes can be read at once and ranges be compared. */
    private static final int HANDLES_RELEASE = 9;

    private final KeywordTable table;
    private final TextTable textsOrNull;
    private final JavaNames names;
    private final boolean handles;
    private final boolean switched;
    private final JavaTables tables;

    /**
     * A writer of this table.
     *
     * @param textsOrNull the same keywords as strings; null where strings are not looked up
     * @param release the Java release whose compiler and library the text is for, 8 or more
     * @param switched true for a {@code switch} in place of tables of keywords
     * @throws IllegalArgumentException if these keywords cannot stand in a switch
     */
    public JavaWriter(
            KeywordTable table,
            TextTable textsOrNull,
            JavaNames names,
            int release,
            boolean switched) {
        this.table = table;
        this.textsOrNull = textsOrNull;
        this.names = names;
        this.handles = release >= HANDLES_RELEASE;
        this.switched = switched;
        if (switched && !JavaTables.isSmall(table, MAX_SWITCH)) {
            throw new IllegalArgumentException(
                    "a switch takes up to "
                            + MAX_SWITCH
                            + " keywords of up to 32 bytes that are UTF-8, hashed by all bytes;"
                            + " write a class with tables instead");
        }
        this.tables = new JavaTables(table, textsOrNull, names, handles, switched);
    }

    /** The fields, in the order in which they must stand. */
    public List<SourceField> fields() {
        return List.copyOf(tables.fields());
    }

    /**
     * The lookup in a byte array, the lookup of a string and that in a buffer if there are to be
     * any, then the methods that those need.
     */
    public List<SourceMethod> methods() {
        List<SourceMethod> all = new ArrayList<>();
        String arrayBody = bytesBody(Source.ARRAY);
        String bufferBody = names.bufferLookupOrNull() == null ? "" : bytesBody(Source.BUFFER);
        String comment = "The number of the name at {@code offset} in the buffer, or -1.";
        all.add(
                new SourceMethod(
                        "int",
                        names.bytesLookup(),
                        List.of("byte[] buffer", "int offset", "int length"),
                        comment,
                        arrayBody));
        if (textsOrNull != null) {
            addTextLookup(all);
        }
        if (names.bufferLookupOrNull() != null) {
            all.add(
                    new SourceMethod(
                            "int",
                            names.bufferLookupOrNull(),
                            List.of("java.nio.ByteBuffer buffer", "int offset", "int length"),
                            comment,
                            bufferBody));
        }
        all.addAll(tables.methods());
        addReaders(all, arrayBody, bufferBody);
        if (table.keywords().ignoresCase()) {
            all.addAll(CaseMethods.of(names, all));
        }
        return List.copyOf(all);
    }

    private void addTextLookup(List<SourceMethod> all) {
        StringBuilder text = new StringBuilder();
        TextLookup textLookup = new TextLookup(textsOrNull, names);
        textLookup.write(text, switched);
        all.add(
                new SourceMethod(
                        "int",
                        names.stringLookup(),
                        List.of("String name"),
                        "The number of the name, or -1.",
                        text.toString()));
        if (textLookup.hasKeyMethod()) {
            all.add(textLookup.keyMethod());
        }
    }

    private void addReaders(List<SourceMethod> all, String arrayBody, String bufferBody) {
        List<Source> sources = new ArrayList<>(List.of(Source.ARRAY));
        if (names.bufferLookupOrNull() != null) {
            sources.add(Source.BUFFER);
        }
        for (Source source : sources) {
            String body = source == Source.ARRAY ? arrayBody : bufferBody;
            if (body.contains(names.word() + "(")) {
                all.add(WordReaders.word(names, source));
            }
            if (body.contains(names.ends() + "(")) {
                all.add(WordReaders.ends(names, source));
            }
        }
        for (Source source : sources) {
            String uses = source == Source.ARRAY ? arrayBody + bufferBody : bufferBody;
            if (uses.contains(names.wide() + "(")) {
                all.add(WordReaders.wide(names, source));
            }
        }
    }

    private String bytesBody(Source source) {
        int empty = table.emptyIndex();
        if (table.function() == null) {
            return empty < 0 ? "return -1;\n" : "return length == 0 ? " + empty + " : -1;\n";
        }
        StringBuilder out = new StringBuilder();
        lengthCheck(out);
        if (WordLayout.fits(table)) {
            new WordLookup(table, names, handles).write(out, source, switched);
        } else {
            new ByteLookup(table, names, handles).write(out, source);
        }
        return out.toString();
    }

    private void lengthCheck(StringBuilder out) {
        String check =
                table.minLength() == table.maxLength()
                        ? "length != " + table.minLength()
                        : "length < " + table.minLength() + " || length > " + table.maxLength();
        String result =
                table.emptyIndex() < 0 ? "-1" : "length == 0 ? " + table.emptyIndex() + " : -1";
        out.append("if (").append(check).append(") {\n    return ");
        out.append(result).append(";\n}\n");
    }
}
