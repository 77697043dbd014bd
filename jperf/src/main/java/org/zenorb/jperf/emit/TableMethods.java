package org.zenorb.jperf.emit;

import java.util.List;

/**
 * The methods that make tables when an emitted class is initialised. An index beyond the names
 * stands for a slot without one.
 *
 * <p>Thread: any.
 */
final class TableMethods {
    private TableMethods() {}

    static SourceMethod toBytes(JavaNames names, String indexType, String charset) {
        return new SourceMethod(
                "byte[][]",
                names.toBytes(),
                List.of("String[] names", indexType + " index"),
                "The names as bytes, by slot.",
                """
                byte[][] bytes = new byte[index.length][];
                for (int slot = 0; slot < bytes.length; slot++) {
                    String name = index[slot] < names.length ? names[index[slot]] : "";
                    bytes[slot] = name.getBytes(java.nio.charset.StandardCharsets.CHARSET);
                }
                return bytes;
                """
                        .replace("CHARSET", charset));
    }

    static SourceMethod toTable(JavaNames names, String indexType, WordLayout layout) {
        String start =
                layout.words() == 1
                        ? "0"
                        : layout.words() == 2
                                ? "word == 0 ? 0 : tail"
                                : "word == LAST ? tail : Math.min(8 * word, tail)";
        String tail = layout.words() == 1 ? "" : "int tail = Math.max(name.length - 8, 0);\n    ";
        return new SourceMethod(
                "long[]",
                names.toTable(),
                List.of("byte[][] names", indexType + " index"),
                "By slot: words of the name, then its number above its length.",
                """
                long[] table = new long[STRIDE * names.length];
                for (int slot = 0; slot < names.length; slot++) {
                    byte[] name = names[slot];
                    TAILfor (int word = 0; word < WORDS; word++) {
                        int start = START;
                        long bytes = 0;
                        for (int i = Math.min(start + 8, name.length) - 1; i >= start; i--) {
                            bytes = bytes << 8 | name[i] & 0xff;
                        }
                        table[STRIDE * slot + word] = bytes;
                    }
                    table[STRIDE * slot + WORDS] = (long) index[slot] << 32 | name.length;
                }
                return table;
                """
                        .replace("TAIL", tail)
                        .replace("START", start)
                        .replace("LAST", Integer.toString(layout.words() - 1))
                        .replace("STRIDE", Integer.toString(layout.stride()))
                        .replace("WORDS", Integer.toString(layout.words())));
    }

    static SourceMethod toTexts(JavaNames names, String indexType, boolean unicode) {
        String name =
                unicode
                        ? "names[index[slot]]"
                        : """
                        new String(
                                names[index[slot]]
                                        .getBytes(java.nio.charset.StandardCharsets.ISO_8859_1),
                                java.nio.charset.StandardCharsets.UTF_8)\
                        """
                                .replace("\n", "\n        ");
        return new SourceMethod(
                "String[]",
                names.toTexts(),
                List.of("String[] names", indexType + " index"),
                "The names by the slots of their hash codes.",
                """
                String[] texts = new String[index.length];
                for (int slot = 0; slot < texts.length; slot++) {
                    texts[slot] = index[slot] < names.length ? NAME : "";
                }
                return texts;
                """
                        .replace("NAME", name));
    }

    static SourceMethod toCodes(JavaNames names, String indexType, boolean chars) {
        String hashCode =
                "codes[slot] = number << 32 | texts[slot].hashCode() & 0xffffffffL;\n    ";
        String fold =
                """
                if (number >= 0) {
                        long key = KEY(texts[slot]);
                        codes[slot] = number << 32 | (key ^ key >>> 32) & 0xffffffffL;
                    } else {
                        codes[slot] = -1;
                    }
                """
                        .replace("KEY", names.key());
        return new SourceMethod(
                "long[]",
                names.toCodes(),
                List.of("String[] texts", indexType + " index", "int size"),
                chars
                        ? "By the slots of strings: the number of the name above its key."
                        : "By the slots of hash codes: the number of the name above its hash code.",
                """
                long[] codes = new long[texts.length];
                for (int slot = 0; slot < texts.length; slot++) {
                    long number = index[slot] < size ? index[slot] : -1;
                    CODE}
                return codes;
                """
                        .replace("CODE}", chars ? fold + "}" : hashCode.stripTrailing() + "\n}"));
    }
}
