package org.zenorb.jperf.emit;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.table.KeywordTable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Writes the arrays of a table as fields, and the methods that unpack them where needed.
 *
 * <p>Numbers stand in string constants: {@code toCharArray} unpacks them without code of their own,
 * and no table is too large for a static initialiser. Names stand in an array as long as a person
 * may want to read them, then in long texts that are split by a table of lengths.
 *
 * <p>Thread: its caller only.
 */
final class JavaTables {
    private static final String INDENT = "        ";

    /** With more slots or characters than this, names are packed. */
    private static final int MAX_PLAIN_NAMES = 1_000;

    private static final int MAX_PLAIN_CHARS = 16_000;

    private final KeywordTable table;
    private final JavaNames names;
    private final List<SourceField> fields = new ArrayList<>();
    private final List<SourceMethod> methods = new ArrayList<>();
    private boolean joins;
    private boolean joinsInts;

    JavaTables(KeywordTable table, JavaNames names) {
        this.table = table;
        this.names = names;
    }

    List<SourceField> fields() {
        return fields;
    }

    List<SourceMethod> methods() {
        return methods;
    }

    /** Adds a table of {@code count} numbers, none negative. */
    void addNumbers(String field, int count, IntUnaryOperator numbers) {
        int most = 0;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, numbers.applyAsInt(i));
        }
        boolean wide = most > Character.MAX_VALUE;
        StringBuilder text = new StringBuilder(count);
        for (int i = 0; i < count; i++) {
            int number = numbers.applyAsInt(i);
            if (wide) {
                text.append((char) (number >>> 16));
            }
            text.append((char) number);
        }
        String initializer = charArray(text);
        if (wide) {
            addIntsMethod();
            initializer = names.ints() + "(" + initializer + ")";
        }
        fields.add(new SourceField(wide ? "int[]" : "char[]", field, initializer));
    }

    private String charArray(CharSequence text) {
        List<String> pieces = StringLiterals.pieces(text);
        if (pieces.size() == 1) {
            String literal = StringLiterals.lines(text, INDENT);
            return literal.indexOf('\n') < 0
                    ? literal + ".toCharArray()"
                    : "(" + literal + ")\n" + INDENT + ".toCharArray()";
        }
        return joined(pieces) + ".toCharArray()";
    }

    private String joined(List<String> pieces) {
        addJoinMethod();
        StringBuilder call = new StringBuilder(names.join()).append('(');
        for (int i = 0; i < pieces.size(); i++) {
            call.append(i == 0 ? "\n" : ",\n").append(INDENT);
            call.append(StringLiterals.lines(pieces.get(i), INDENT + INDENT));
        }
        return call.append(')').toString();
    }

    /** Adds the keywords by slot, as strings and as bytes. */
    void addKeywords() {
        boolean unicode = true;
        for (int slot = 0; slot < table.slots(); slot++) {
            unicode = unicode && table.name(slot) != null;
        }
        String[] texts = new String[table.slots()];
        for (int slot = 0; slot < texts.length; slot++) {
            texts[slot] = unicode ? table.name(slot) : latin1(table.key(slot));
        }
        String initializer = isPlain(texts) ? plainNames(texts) : packedNames(texts);
        addEncodeMethod(unicode ? "UTF_8" : "ISO_8859_1");
        if (unicode) {
            fields.add(new SourceField("String[]", names.names(), initializer));
            fields.add(
                    new SourceField(
                            "byte[][]", names.bytes(), names.encode() + "(" + names.names() + ")"));
        } else {
            addDecodeMethod();
            String array =
                    initializer.startsWith("{") ? "new String[] " + initializer : initializer;
            fields.add(
                    new SourceField("byte[][]", names.bytes(), names.encode() + "(" + array + ")"));
            fields.add(
                    new SourceField(
                            "String[]", names.names(), names.decode() + "(" + names.bytes() + ")"));
        }
    }

    private static String latin1(byte[] key) {
        StringBuilder text = new StringBuilder(key.length);
        for (byte b : key) {
            text.append((char) (b & 0xff));
        }
        return text.toString();
    }

    private static boolean isPlain(String[] texts) {
        int chars = 0;
        for (String text : texts) {
            chars += text.length();
        }
        return texts.length <= MAX_PLAIN_NAMES && chars <= MAX_PLAIN_CHARS;
    }

    private static String plainNames(String[] texts) {
        StringBuilder out = new StringBuilder("{");
        int lineStart = -1000;
        for (int i = 0; i < texts.length; i++) {
            String literal = StringLiterals.literal(texts[i]);
            out.append(i == 0 ? "" : ",");
            if (out.length() - lineStart + literal.length() > 88) {
                out.append('\n');
                lineStart = out.length();
                out.append(INDENT, 0, 4);
            } else {
                out.append(' ');
            }
            out.append(literal);
        }
        return out.append("\n}").toString();
    }

    private String packedNames(String[] texts) {
        StringBuilder lengths = new StringBuilder(texts.length);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < texts.length; i++) {
            if (texts[i].length() > Character.MAX_VALUE) {
                throw new IllegalArgumentException(
                        "a keyword of "
                                + texts[i].length()
                                + " characters cannot be written as Java (limit 65535): "
                                + KeywordSet.quote(table.key(i)).substring(0, 40)
                                + "...");
            }
            lengths.append((char) texts[i].length());
            all.append(texts[i]);
        }
        addSplitMethod();
        return names.split()
                + "(\n"
                + INDENT
                + charArray(lengths)
                + ",\n"
                + INDENT
                + joined(StringLiterals.pieces(all))
                + ")";
    }

    private void addJoinMethod() {
        if (!joins) {
            joins = true;
            methods.add(
                    new SourceMethod(
                            "String",
                            names.join(),
                            List.of("String... pieces"),
                            "One text of pieces that are each as long as a constant may be.",
                            """
                            StringBuilder text = new StringBuilder();
                            for (String piece : pieces) {
                                text.append(piece);
                            }
                            return text.toString();
                            """));
        }
    }

    private void addIntsMethod() {
        if (!joinsInts) {
            joinsInts = true;
            methods.add(
                    new SourceMethod(
                            "int[]",
                            names.ints(),
                            List.of("char[] halves"),
                            "The numbers whose high and low halves these are.",
                            """
                            int[] numbers = new int[halves.length / 2];
                            for (int i = 0; i < numbers.length; i++) {
                                numbers[i] = halves[2 * i] << 16 | halves[2 * i + 1];
                            }
                            return numbers;
                            """));
        }
    }

    private void addSplitMethod() {
        methods.add(
                new SourceMethod(
                        "String[]",
                        names.split(),
                        List.of("char[] lengths", "String text"),
                        "The text cut into names of these lengths.",
                        """
                        String[] names = new String[lengths.length];
                        int start = 0;
                        for (int i = 0; i < names.length; i++) {
                            names[i] = text.substring(start, start + lengths[i]);
                            start += lengths[i];
                        }
                        return names;
                        """));
    }

    private void addEncodeMethod(String charset) {
        methods.add(
                new SourceMethod(
                        "byte[][]",
                        names.encode(),
                        List.of("String[] names"),
                        "The names as bytes.",
                        """
                        byte[][] bytes = new byte[names.length][];
                        for (int i = 0; i < names.length; i++) {
                            bytes[i] = names[i].getBytes(java.nio.charset.StandardCharsets.CHARSET);
                        }
                        return bytes;
                        """
                                .replace("CHARSET", charset)));
    }

    private void addDecodeMethod() {
        methods.add(
                new SourceMethod(
                        "String[]",
                        names.decode(),
                        List.of("byte[][] bytes"),
                        "The names as strings, null for those that are no UTF-8.",
                        """
                        String[] names = new String[bytes.length];
                        for (int i = 0; i < names.length; i++) {
                            String name =
                                    new String(bytes[i], java.nio.charset.StandardCharsets.UTF_8);
                            boolean same =
                                    java.util.Arrays.equals(
                                            name.getBytes(java.nio.charset.StandardCharsets.UTF_8),
                                            bytes[i]);
                            names[i] = same ? name : null;
                        }
                        return names;
                        """));
    }
}
