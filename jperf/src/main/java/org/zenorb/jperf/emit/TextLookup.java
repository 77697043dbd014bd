package org.zenorb.jperf.emit;

import org.zenorb.jperf.position.TextView;
import org.zenorb.jperf.table.TextTable;

/**
 * Writes the lookup of a string by its hash code: one entry with the hash code and the number of a
 * keyword, and one comparison if the hash codes are the same.
 *
 * <p>Thread: its writer's.
 */
final class TextLookup {
    private final TextTable table;
    private final JavaNames names;

    TextLookup(TextTable table, JavaNames names) {
        this.table = table;
        this.names = names;
    }

    /** The body; in a switch if {@code switched}. */
    void write(StringBuilder out, boolean switched) {
        if (table.hash() == null) {
            out.append("return -1;\n");
            return;
        }
        if (table.slots() == 1) {
            // The hash code first, as a switch does: it refuses most strangers without their chars.
            out.append("return name.hashCode() == ").append(table.name(0).hashCode());
            out.append(" && name.equals(").append(StringLiterals.literal(table.name(0)));
            out.append(") ? ").append(table.index(0)).append(" : -1;\n");
            return;
        }
        boolean coded = table.hash().view() instanceof TextView.Code;
        if (coded) {
            out.append("int hash = name.hashCode();\n");
        }
        key(out, switched);
        if (switched) {
            cases(out);
            return;
        }
        out.append("long entry = ").append(names.codes()).append("[slot];\n");
        out.append("return ").append(coded ? "(int) entry == hash && " : "").append("name.equals(");
        out.append(names.texts()).append("[slot]) ? (int) (entry >> 32) : -1;\n");
    }

    private void key(StringBuilder out, boolean switched) {
        String key = "hash";
        if (table.hash().view() instanceof TextView.Mixed view) {
            out.append(
                    """
                    long mixed = MULTIPLIER * name.length();
                    for (int i = 0; i < name.length(); i++) {
                        mixed = (mixed ^ name.charAt(i)) * MULTIPLIER;
                        mixed ^= mixed >>> 32;
                    }
                    """
                            .replace("MULTIPLIER", SlotCode.hex(view.multiplier())));
            key = "mixed";
        } else if (table.hash().view() instanceof TextView.Code view
                && view.position() != TextView.Code.NONE) {
            int position = view.position();
            int least = position < 0 ? -position : position + 1;
            String index = position < 0 ? "name.length() - " + -position : "" + position;
            out.append("if (name.length() < ").append(least).append(") {\n    return -1;\n}\n");
            out.append("long key = (long) name.charAt(").append(index).append(") << 32 ^ hash;\n");
            key = "key";
        }
        SlotCode.slot(out, table.hash().displacement(), key, names.textShifts());
    }

    private void cases(StringBuilder out) {
        out.append("switch (slot) {\n");
        for (int slot = 0; slot < table.slots(); slot++) {
            if (table.name(slot) != null) {
                out.append("    case ").append(slot).append(":\n        return name.equals(");
                out.append(StringLiterals.literal(table.name(slot))).append(") ? ");
                out.append(table.index(slot)).append(" : -1;\n");
            }
        }
        out.append("    default:\n        return -1;\n}\n");
    }
}
