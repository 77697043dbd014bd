package org.zenorb.jperf.emit;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.keyword.Utf8;
import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.position.TextView;
import org.zenorb.jperf.table.KeywordTable;
import org.zenorb.jperf.table.TextTable;
import org.zenorb.jperf.value.AssociatedHash;
import org.zenorb.jperf.value.DisplacedHash;
import org.zenorb.jperf.value.Displacement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Writes the fields of a table, and the methods that make or unpack them where needed.
 *
 * <p>Small tables stand there as they are used, a line for each keyword. Larger ones are made when
 * the class is initialised, of the keywords in their order and of the numbers in each slot. Numbers
 * stand in string constants: {@code toCharArray} unpacks them without code of their own, and no
 * table is too large for a static initialiser. Names stand in an array as long as a person may want
 * to read them, then in long texts that are split by a table of lengths.
 *
 * <p>Thread: its caller only.
 */
final class JavaTables {
    private static final String INDENT = "        ";

    /** Tables of up to this many slots are written as they are used. */
    private static final int MAX_SMALL = 100;

    /** With more names or characters than this, names are packed. */
    private static final int MAX_PLAIN_NAMES = 1_000;

    private static final int MAX_PLAIN_CHARS = 16_000;

    private final KeywordTable table;
    private final TextTable textsOrNull;
    private final JavaNames names;
    private final boolean handles;
    private final List<SourceField> fields = new ArrayList<>();
    private final List<SourceMethod> methods = new ArrayList<>();
    private boolean joins;
    private boolean joinsInts;

    JavaTables(
            KeywordTable table,
            TextTable textsOrNull,
            JavaNames names,
            boolean handles,
            boolean switched) {
        this.table = table;
        this.textsOrNull = textsOrNull;
        this.names = names;
        this.handles = handles;
        if (table.function() == null) {
            return;
        }
        if (!switched && isSmall(table, MAX_SMALL)) {
            addSmall();
        } else if (!switched) {
            addLarge();
        }
        addHashes();
    }

    /** True if the table may be written keyword by keyword. */
    static boolean isSmall(KeywordTable table, int maxSlots) {
        if (table.function() == null) {
            return true;
        }
        WordLayout layout = new WordLayout(table);
        return WordLayout.fits(table)
                && table.maxLength() <= layout.reach()
                && table.slots() <= maxSlots
                && isUnicode(table);
    }

    private static boolean isUnicode(KeywordTable table) {
        if (table.keywords().isAscii()) {
            return true;
        }
        boolean unicode = true;
        for (int i = 0; i < table.keywords().size(); i++) {
            unicode = unicode && Utf8.decode(table.keywords().key(i)) != null;
        }
        return unicode;
    }

    List<SourceField> fields() {
        return fields;
    }

    List<SourceMethod> methods() {
        return methods;
    }

    /** What hash functions read. */
    private void addHashes() {
        if (table.function() instanceof AssociatedHash hash && hash.positions().count() > 0) {
            addNumbers(names.values(), hash.mask() + 1, hash::value);
        }
        if (table.function() instanceof DisplacedHash hash) {
            addShifts(names.shifts(), hash.displacement());
            if (handles && !(hash.view() instanceof KeyView.Packed)) {
                addHandle(names.word8(), "byteArrayViewVarHandle");
                if (names.bufferLookupOrNull() != null) {
                    addHandle(names.bufferWord8(), "byteBufferViewVarHandle");
                }
            }
        }
        if (TextLookup.hasSlots(textsOrNull)) {
            addShifts(names.textShifts(), textsOrNull.hash().displacement());
        }
    }

    private void addShifts(String field, Displacement displacement) {
        if (displacement.bucketBits() > 0) {
            addNumbers(field, displacement.buckets(), displacement::displacement);
        }
    }

    private void addHandle(String field, String factory) {
        fields.add(
                new SourceField(
                        "java.lang.invoke.VarHandle",
                        field,
                        "java.lang.invoke.MethodHandles."
                                + factory
                                + "(\n"
                                + INDENT
                                + INDENT
                                + "long[].class, java.nio.ByteOrder.LITTLE_ENDIAN)"));
    }

    private void addSmall() {
        if (table.slots() > 1) {
            WordLayout layout = new WordLayout(table);
            StringBuilder rows = new StringBuilder("{\n");
            for (int slot = 0; slot < table.slots(); slot++) {
                byte[] key = table.key(slot);
                rows.append("    ");
                for (int word = 0; word < layout.words(); word++) {
                    SlotCode.addHex(rows, key.length == 0 ? 0 : layout.word(key, word));
                    rows.append(", ");
                }
                SlotCode.addHex(rows, (long) table.index(slot) << 32 | key.length);
                rows.append(",\n");
            }
            fields.add(new SourceField("long[]", names.table(), rows.append("}").toString()));
        }
        if (TextLookup.hasSlots(textsOrNull)) {
            String[] literals = new String[textsOrNull.slots()];
            StringBuilder codes = new StringBuilder("{");
            for (int slot = 0; slot < literals.length; slot++) {
                String name = textsOrNull.name(slot);
                literals[slot] = name == null ? "" : name;
                long code = name == null ? 0 : textsOrNull.hash().code(name) & 0xffffffffL;
                codes.append(slot == 0 ? "" : ",").append(slot % 4 == 0 ? "\n    " : " ");
                SlotCode.addHex(codes, (long) textsOrNull.index(slot) << 32 | code);
            }
            fields.add(new SourceField("String[]", names.texts(), plainNames(literals)));
            fields.add(new SourceField("long[]", names.codes(), codes.append("\n}").toString()));
        }
    }

    private void addLarge() {
        boolean unicode = isUnicode(table);
        KeywordSet keywords = table.keywords();
        int size = keywords.size() == 0 ? 0 : keywords.number(keywords.size() - 1) + 1;
        String[] literals = new String[size];
        Arrays.fill(literals, "");
        for (int i = 0; i < keywords.size(); i++) {
            byte[] key = keywords.key(i);
            literals[keywords.number(i)] = unicode ? Utf8.decode(key) : latin1(key);
        }
        String initializer = isPlain(literals) ? plainNames(literals) : packedNames(literals);
        fields.add(new SourceField("String[]", names.names(), initializer));
        String type =
                addNumbers(
                        names.index(),
                        table.slots(),
                        slot -> table.key(slot).length == 0 ? size : table.index(slot));
        methods.add(TableMethods.toBytes(names, type, unicode ? "UTF_8" : "ISO_8859_1"));
        String bytes = names.toBytes() + "(" + names.names() + ", " + names.index() + ")";
        WordLayout layout = new WordLayout(table);
        if (!WordLayout.fits(table) || table.maxLength() > layout.reach()) {
            fields.add(new SourceField("byte[][]", names.bytes(), bytes));
            bytes = names.bytes();
        }
        if (WordLayout.fits(table)) {
            String call = names.toTable() + "(" + bytes + ", " + names.index() + ")";
            fields.add(new SourceField("long[]", names.table(), call));
            methods.add(TableMethods.toTable(names, type, layout));
        }
        if (TextLookup.hasSlots(textsOrNull)) {
            addLargeTexts(unicode, size);
        }
    }

    private void addLargeTexts(boolean unicode, int size) {
        String type =
                addNumbers(
                        names.textIndex(),
                        textsOrNull.slots(),
                        slot -> textsOrNull.index(slot) < 0 ? size : textsOrNull.index(slot));
        String call = names.toTexts() + "(" + names.names() + ", " + names.textIndex() + ")";
        fields.add(new SourceField("String[]", names.texts(), call));
        methods.add(TableMethods.toTexts(names, type, unicode));
        call = names.toCodes() + "(" + names.texts() + ", " + names.textIndex() + ", " + size + ")";
        fields.add(new SourceField("long[]", names.codes(), call));
        boolean chars = textsOrNull.hash().view() instanceof TextView.Chars;
        methods.add(TableMethods.toCodes(names, type, chars));
    }

    /** Adds a table of {@code count} numbers, none negative; gives its type. */
    private String addNumbers(String field, int count, IntUnaryOperator numbers) {
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
        String type = wide ? "int[]" : "char[]";
        fields.add(new SourceField(type, field, initializer));
        return type;
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
                                + KeywordSet.quote(table.keywords().key(i)).substring(0, 40)
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
}
