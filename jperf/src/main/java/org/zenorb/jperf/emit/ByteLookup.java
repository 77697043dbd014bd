package org.zenorb.jperf.emit;

import org.zenorb.jperf.position.KeyPositions;
import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.table.KeywordTable;
import org.zenorb.jperf.value.AssociatedHash;
import org.zenorb.jperf.value.DisplacedHash;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the lookup of bytes that reads single bytes of a name, or all of it, and compares it with
 * one keyword.
 *
 * <p>Thread: its writer's.
 */
final class ByteLookup {
    private final KeywordTable table;
    private final JavaNames names;
    private final boolean handles;
    private final boolean ignoresCase;

    ByteLookup(KeywordTable table, JavaNames names, boolean handles) {
        this.table = table;
        this.names = names;
        this.handles = handles;
        this.ignoresCase = table.keywords().ignoresCase();
    }

    /** The body, without the check of the length. */
    void write(StringBuilder out, Source source) {
        if (table.function() instanceof AssociatedHash hash) {
            associated(out, hash, source);
        } else if (table.function() instanceof DisplacedHash hash) {
            String key = "key";
            if (hash.view() instanceof KeyView.Packed view) {
                if (table.slots() > 1) {
                    packed(out, view, source);
                }
            } else {
                words(out, (KeyView.Words) hash.view(), source);
            }
            SlotCode.slot(out, hash.displacement(), key, names.shifts());
        }
        compare(out, source);
    }

    private void compare(StringBuilder out, Source source) {
        String index = names.index() + "[slot]";
        out.append("byte[] name = ").append(names.bytes()).append("[slot];\n");
        if (handles && source == Source.ARRAY && !ignoresCase) {
            out.append("return java.util.Arrays.equals(");
            out.append("name, 0, name.length, buffer, offset, offset + length)\n");
            out.append("        ? ").append(index).append("\n        : -1;\n");
            return;
        }
        out.append(
                """
                if (name.length != length) {
                    return -1;
                }
                for (int i = 0; i < length; i++) {
                    if (name[i] != UNIT) {
                        return -1;
                    }
                }
                """
                        .replace("UNIT", lower(source.unit("offset + i"))));
        out.append("return ").append(index).append(";\n");
    }

    private void associated(StringBuilder out, AssociatedHash hash, Source source) {
        List<String> terms = new ArrayList<>();
        if (hash.isWithLength()) {
            terms.add("length");
        }
        for (int i = 0; i < hash.positions().count(); i++) {
            String unit = unit(hash.positions().get(i), source);
            String rotation = hash.rotation(i) == 0 ? "" : " + " + hash.rotation(i);
            String plus = terms.isEmpty() ? "" : "+ ";
            terms.add(plus + names.values() + "[" + unit + rotation + " & " + hash.mask() + "]");
        }
        if (terms.isEmpty()) {
            terms.add("0");
        }
        if (hash.base() != 0) {
            terms.add((hash.base() > 0 ? "- " : "+ ") + Math.abs(hash.base()));
        }
        SlotCode.sum(out, "int slot", terms);
        if (canMiss(hash)) {
            out.append("if (slot < 0 || slot >= ").append(hash.slots());
            out.append(") {\n    return -1;\n}\n");
        }
    }

    /** True if some sum of associated values lies outside the table. */
    private boolean canMiss(AssociatedHash hash) {
        int least = hash.positions().count() == 0 ? 0 : Integer.MAX_VALUE;
        int most = 0;
        for (int unit = 0; unit <= hash.mask() && hash.positions().count() > 0; unit++) {
            least = Math.min(least, hash.value(unit));
            most = Math.max(most, hash.value(unit));
        }
        int count = hash.positions().count();
        int min = (hash.isWithLength() ? table.minLength() : 0) - hash.base();
        int max = (hash.isWithLength() ? table.maxLength() : 0) - hash.base();
        return min + count * least < 0 || max + count * most >= hash.slots();
    }

    private void words(StringBuilder out, KeyView.Words view, Source source) {
        String handle = source == Source.ARRAY ? names.word8() : names.bufferWord8();
        String wide =
                handles ? "(long) " + handle + ".get(buffer, at)" : names.wide() + "(buffer, at)";
        out.append(
                """
                long key = MULTIPLIER * length;
                int at = offset;
                int rest = length;
                for (; rest > 8; rest -= 8, at += 8) {
                    key = (key ^ WIDE) * MULTIPLIER;
                    key ^= key >>> 32;
                }
                key = (key ^ ENDS) * MULTIPLIER;
                key ^= key >>> 32;
                """
                        .replace("WIDE", lowerWord(wide))
                        .replace("ENDS", lowerWord(names.ends() + "(buffer, at, rest)"))
                        .replace("MULTIPLIER", SlotCode.hex(view.multiplier())));
    }

    private void packed(StringBuilder out, KeyView.Packed view, Source source) {
        KeyPositions positions = view.positions();
        int count = positions.count();
        List<String> terms = new ArrayList<>();
        if (view.withLength()) {
            terms.add("(long) length << " + 8 * count);
        }
        for (int i = count - 1; i >= 0; i--) {
            String unit = unit(positions.get(i), source);
            String or = terms.isEmpty() ? "" : "| ";
            terms.add(or + (i == 0 ? unit + " & 0xff" : "(" + unit + " & 0xffL) << " + 8 * i));
        }
        if (terms.isEmpty()) {
            terms.add("0");
        }
        SlotCode.sum(out, "long key", terms);
    }

    /** The expression that reads the byte at a position. */
    private String unit(int position, Source source) {
        boolean inside =
                position >= 0 ? position < table.minLength() : -position <= table.minLength();
        String index;
        if (position >= 0) {
            index = inside ? Integer.toString(position) : "Math.min(" + position + ", length - 1)";
        } else {
            index = "length - " + -position;
            index = inside ? index : "Math.max(" + index + ", 0)";
        }
        return lower(source.unit(position == 0 ? "offset" : "offset + " + index));
    }

    private String lower(String unit) {
        return ignoresCase ? "(byte) " + names.lowerWord() + "((long) " + unit + ")" : unit;
    }

    private String lowerWord(String word) {
        return ignoresCase ? names.lowerWord() + "(" + word + ")" : word;
    }
}
