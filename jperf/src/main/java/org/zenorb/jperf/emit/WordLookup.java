package org.zenorb.jperf.emit;

import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.position.KeyWords;
import org.zenorb.jperf.table.KeywordTable;
import org.zenorb.jperf.value.DisplacedHash;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the lookup of bytes that reads a name in words of 8 bytes, hashes its ends, and compares
 * all words at once with those of one keyword.
 *
 * <p>Reading words may reach beyond the name, never beyond its array or buffer; a mask takes off
 * what does not belong to it.
 *
 * <p>Thread: its writer's.
 */
final class WordLookup {
    private final KeywordTable table;
    private final DisplacedHash hash;
    private final JavaNames names;
    private final WordLayout layout;
    private final boolean handles;
    private final boolean ignoresCase;

    WordLookup(KeywordTable table, JavaNames names, boolean handles) {
        this.table = table;
        this.hash = (DisplacedHash) table.function();
        this.names = names;
        this.layout = new WordLayout(table);
        this.handles = handles;
        this.ignoresCase = table.keywords().ignoresCase();
    }

    /** The body, without the check of the length; in a switch if {@code switched}. */
    void write(StringBuilder out, Source source, boolean switched) {
        read(out, source);
        boolean one = hash.slots() == 1;
        if (!one) {
            String key = hash.view() instanceof KeyView.AllWords view ? sum(out, view) : ends();
            SlotCode.slot(out, hash.displacement(), key, names.shifts());
        }
        if (switched && !one) {
            out.append("switch (slot) {\n");
            for (int slot = 0; slot < table.slots(); slot++) {
                byte[] key = table.key(slot);
                if (key.length > 0) {
                    out.append("    case ").append(slot).append(":\n        ");
                    found(out, key, table.index(slot), "            ");
                }
            }
            out.append("    default:\n        return -1;\n}\n");
        } else if (one && table.maxLength() <= layout.reach()) {
            found(out, table.key(0), table.index(0), "    ");
        } else {
            compare(out, source);
        }
    }

    /** Declares what the hash sees of all words. */
    private String sum(StringBuilder out, KeyView.AllWords view) {
        List<String> terms = new ArrayList<>(List.of("word0"));
        long factor = 1;
        for (int word = 1; word < layout.words(); word++) {
            factor *= view.multiplier();
            terms.add("+ word" + word + " * " + SlotCode.hex(factor));
        }
        if (view.withLength()) {
            terms.add("+ length * " + SlotCode.hex(KeyView.WordEnds.LENGTH_FACTOR));
        }
        SlotCode.sum(out, "long key", terms);
        return "key";
    }

    /** The expression for what the hash sees of the ends. */
    private String ends() {
        KeyView.WordEnds view = (KeyView.WordEnds) hash.view();
        String key = "word0";
        if (view.both()) {
            String last = "word" + (layout.words() - 1);
            key += " ^ Long.rotateLeft(" + last + ", " + KeyView.WordEnds.ROTATION + ")";
        }
        if (view.withLength()) {
            key = (view.both() ? "(" + key + ")" : key) + " + length * ";
            key += SlotCode.hex(KeyView.WordEnds.LENGTH_FACTOR);
        }
        return key.equals("word0") ? key : "(" + key + ")";
    }

    private void read(StringBuilder out, Source source) {
        boolean masked = table.minLength() < KeyWords.BYTES;
        List<String> starts = starts();
        if (!masked) {
            for (int word = 0; word < layout.words(); word++) {
                out.append("long word").append(word).append(" = ");
                out.append(read(source, starts.get(word), "")).append(";\n");
            }
            return;
        }
        for (int word = 0; word < layout.words(); word++) {
            out.append("long word").append(word).append(";\n");
        }
        out.append("if (offset + 8 <= ").append(source.end()).append(") {\n");
        boolean allShort = table.maxLength() <= KeyWords.BYTES;
        String shift = "64 - 8 * length";
        out.append("    long mask = -1L >>> ");
        out.append(allShort ? shift : "Math.max(" + shift + ", 0)").append(";\n");
        if (layout.words() > 1) {
            out.append("    int tail = Math.max(length - 8, 0);\n");
        }
        for (int word = 0; word < layout.words(); word++) {
            out.append("    word").append(word).append(" = ");
            out.append(read(source, starts.get(word), " & mask")).append(";\n");
        }
        String single = names.word() + "(buffer, offset, length)";
        out.append("} else {\n    word0 = ").append(lower(single)).append(";\n");
        for (int word = 1; word < layout.words(); word++) {
            out.append("    word").append(word).append(" = word0;\n");
        }
        out.append("}\n");
    }

    /** Where each word begins; {@code tail} is declared where keywords may be short. */
    private List<String> starts() {
        boolean masked = table.minLength() < KeyWords.BYTES;
        String tail = masked ? "tail" : "length - 8";
        List<String> starts = new ArrayList<>();
        for (int word = 0; word < layout.words(); word++) {
            int place = word * KeyWords.BYTES;
            if (word == 0) {
                starts.add("offset");
            } else if (word == layout.words() - 1) {
                starts.add("offset + " + tail);
            } else if (place + KeyWords.BYTES <= table.minLength()) {
                starts.add("offset + " + place);
            } else {
                starts.add("offset + Math.min(" + place + ", " + tail + ")");
            }
        }
        return starts;
    }

    /** The 8 bytes of the name at an index, less those of a mask. */
    private String read(Source source, String index, String masked) {
        return lower(wide(source, "buffer", index) + masked);
    }

    private String wide(Source source, String buffer, String index) {
        if (!handles) {
            return names.wide() + "(" + buffer + ", " + index + ")";
        }
        String handle = source == Source.ARRAY ? names.word8() : names.bufferWord8();
        return "(long) " + handle + ".get(" + buffer + ", " + index + ")";
    }

    private String lower(String word) {
        return ignoresCase ? names.lowerWord() + "(" + word + ")" : word;
    }

    /** Compares with constants. */
    private void found(StringBuilder out, byte[] key, int index, String indent) {
        List<String> terms = new ArrayList<>();
        if (table.minLength() < table.maxLength()) {
            terms.add("length == " + key.length);
        }
        for (int word = 0; word < layout.words(); word++) {
            if (word == 0 || layout.start(word, key.length) > layout.start(word - 1, key.length)) {
                terms.add("word" + word + " == " + SlotCode.hex(layout.word(key, word)));
            }
        }
        String result = " ? " + index + " : -1;\n";
        String line = "return " + String.join(" && ", terms) + result;
        if (line.length() > 80) {
            String gap = "\n" + indent + "        ";
            line = "return " + String.join(gap + "&& ", terms) + gap.replaceFirst("    $", "");
            line = "return " + String.join(gap + "&& ", terms) + gap + result.substring(1);
        }
        out.append(line);
    }

    /** Compares with the table. */
    private void compare(StringBuilder out, Source source) {
        int stride = layout.stride();
        String at = hash.slots() == 1 ? "" : "at";
        if (!at.isEmpty()) {
            out.append("int at = ").append(stride).append(" * slot;\n");
        }
        out.append("long entry = ").append(names.table()).append('[');
        out.append(plus(at, layout.words())).append("];\n");
        List<String> terms = new ArrayList<>();
        for (int word = 0; word < layout.words(); word++) {
            String value = names.table() + "[" + plus(at, word) + "]";
            terms.add((word == 0 ? "(" : "| (") + value + " ^ word" + word + ")");
        }
        terms.add("| ((int) entry ^ length)");
        SlotCode.sum(out, "long difference", terms);
        if (table.maxLength() <= layout.reach()) {
            out.append("return difference == 0 ? (int) (entry >>> 32) : -1;\n");
            return;
        }
        int from = layout.reach() - KeyWords.BYTES;
        out.append("if (difference != 0) {\n    return -1;\n}\n");
        if (hash.slots() == 1) {
            out.append("byte[] name = ").append(names.bytes()).append("[0];\n");
        } else {
            out.append("byte[] name = ").append(names.bytes()).append("[slot];\n");
        }
        out.append("for (int i = ").append(from).append("; i < length - 8; i += 8) {\n    if (");
        out.append(wide(Source.ARRAY, "name", "i")).append(" != ");
        out.append(read(source, "offset + i", "")).append(") {\n        return -1;\n    }\n}\n");
        out.append("return (int) (entry >>> 32);\n");
    }

    private static String plus(String at, int word) {
        if (at.isEmpty()) {
            return Integer.toString(word);
        }
        return word == 0 ? at : at + " + " + word;
    }
}
