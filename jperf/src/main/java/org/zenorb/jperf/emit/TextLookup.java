package org.zenorb.jperf.emit;

import org.zenorb.jperf.position.KeyPositions;
import org.zenorb.jperf.position.TextView;
import org.zenorb.jperf.table.TextTable;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the lookup of a string: by its hash code, or by few of its chars, it finds one entry with
 * the number of a keyword, and compares once if what the hash has seen is the same.
 *
 * <p>Up to three keywords are compared without a table.
 *
 * <p>Thread: its writer's.
 */
final class TextLookup {
    /** Up to this many keywords, comparing with each takes less time than finding a slot. */
    private static final int MAX_CHAIN = 3;

    private final TextTable table;
    private final JavaNames names;

    TextLookup(TextTable table, JavaNames names) {
        this.table = table;
        this.names = names;
    }

    /** True if there is a table of strings, or a switch with a case for each. */
    static boolean hasSlots(TextTable table) {
        if (table == null) {
            return false;
        }
        boolean literal = true;
        for (int slot = 0; slot < table.slots(); slot++) {
            String name = table.name(slot);
            literal = literal && (name == null || StringLiterals.isOneConstant(name));
        }
        return table.size() > MAX_CHAIN || !literal;
    }

    /** The body; in a switch if {@code switched}. */
    void write(StringBuilder out, boolean switched) {
        int empty = table.emptyIndex();
        if (table.hash() == null) {
            out.append("return ").append(empty < 0 ? "-1" : "name.isEmpty() ? " + empty + " : -1");
            out.append(";\n");
            return;
        }
        if (!hasSlots(table)) {
            isEmpty(out);
            chain(out);
            return;
        }
        String code = key(out);
        if (switched) {
            cases(out);
            return;
        }
        out.append("long entry = ").append(names.codes()).append("[slot];\n");
        String checked = code == null ? "" : "(int) entry == " + code + " && ";
        List<String> result = new ArrayList<>();
        result.add(checked + same(names.texts() + "[slot]"));
        result.add("? (int) (entry >> 32)");
        result.add(": -1");
        SlotCode.result(out, result);
    }

    private void isEmpty(StringBuilder out) {
        if (table.emptyIndex() >= 0) {
            out.append("if (name.isEmpty()) {\n    return ").append(table.emptyIndex());
            out.append(";\n}\n");
        }
    }

    private void chain(StringBuilder out) {
        boolean coded = table.hash().view() instanceof TextView.Code;
        if (coded) {
            // The hash code first, as a switch does: it refuses strangers without their chars.
            out.append("int hash = name.hashCode();\n");
        }
        for (int slot = 0; slot < table.slots(); slot++) {
            if (table.name(slot) != null) {
                String name = table.name(slot);
                out.append("if (").append(coded ? "hash == " + name.hashCode() + " && " : "");
                out.append(same(StringLiterals.literal(name))).append(") {\n    return ");
                out.append(table.index(slot)).append(";\n}\n");
            }
        }
        out.append("return -1;\n");
    }

    private String same(String keyword) {
        return table.ignoresCase()
                ? names.same() + "(name, " + keyword + ")"
                : "name.equals(" + keyword + ")";
    }

    /** Declares {@code slot}; gives the expression for what its entry is compared with, or null. */
    private String key(StringBuilder out) {
        if (table.hash().view() instanceof TextView.Chars) {
            out.append("int length = name.length();\nif (length < ").append(table.minLength());
            out.append(" || length > ").append(table.maxLength()).append(") {\n    return ");
            int empty = table.emptyIndex();
            out.append(empty < 0 ? "-1" : "length == 0 ? " + empty + " : -1").append(";\n}\n");
            out.append("long key = ").append(names.key()).append("(name);\n");
            slot(out, "key");
            return "(int) (key ^ key >>> 32)";
        }
        isEmpty(out);
        if (table.hash().view() instanceof TextView.Mixed view) {
            mixed(out, view);
            slot(out, "mixed");
            return null;
        }
        TextView.Code view = (TextView.Code) table.hash().view();
        out.append("int hash = name.hashCode();\n");
        if (view.position() == TextView.Code.NONE) {
            slot(out, "hash");
            return "hash";
        }
        int position = view.position();
        int least = position < 0 ? -position : position + 1;
        String index = position < 0 ? "name.length() - " + -position : "" + position;
        out.append("if (name.length() < ").append(least).append(") {\n    return -1;\n}\n");
        out.append("long key = (long) name.charAt(").append(index).append(") << 32 ^ hash;\n");
        slot(out, "key");
        return "hash";
    }

    private void slot(StringBuilder out, String key) {
        SlotCode.slot(out, table.hash().displacement(), key, names.textShifts());
    }

    private void mixed(StringBuilder out, TextView.Mixed view) {
        String unit = "name.charAt(i)";
        out.append(
                """
                long mixed = MULTIPLIER * name.length();
                for (int i = 0; i < name.length(); i++) {
                    mixed = (mixed ^ UNIT) * MULTIPLIER;
                    mixed ^= mixed >>> 32;
                }
                """
                        .replace("UNIT", view.ignoreCase() ? lower(unit) : unit)
                        .replace("MULTIPLIER", SlotCode.hex(view.multiplier())));
    }

    private String lower(String unit) {
        return names.lowerChar() + "(" + unit + ")";
    }

    /** True if the lookup calls {@link #keyMethod}. */
    boolean hasKeyMethod() {
        return table.hash() != null
                && hasSlots(table)
                && table.hash().view() instanceof TextView.Chars;
    }

    SourceMethod keyMethod() {
        TextView.Chars view = (TextView.Chars) table.hash().view();
        KeyPositions positions = view.positions();
        int count = positions.count();
        List<String> terms = new ArrayList<>();
        terms.add(count == 0 ? "length" : "(long) length << " + 8 * count);
        for (int i = count - 1; i >= 0; i--) {
            String unit = "name.charAt(" + index(positions.get(i)) + ")";
            unit = view.ignoreCase() ? lower(unit) : unit;
            terms.add("^ " + (i == 0 ? unit : "(long) " + unit + " << " + 8 * i));
        }
        StringBuilder body = new StringBuilder("int length = name.length();\n");
        SlotCode.result(body, terms);
        return new SourceMethod(
                "long",
                names.key(),
                List.of("String name"),
                "The length and few chars of a name that is not empty.",
                body.toString());
    }

    private String index(int position) {
        if (position >= 0) {
            boolean inside = position < table.minLength();
            return inside ? "" + position : "Math.min(" + position + ", length - 1)";
        }
        boolean inside = -position <= table.minLength();
        return inside ? "length - " + -position : "Math.max(length - " + -position + ", 0)";
    }

    private void cases(StringBuilder out) {
        out.append("switch (slot) {\n");
        for (int slot = 0; slot < table.slots(); slot++) {
            if (table.name(slot) != null) {
                out.append("    case ").append(slot).append(":\n        return ");
                out.append(same(StringLiterals.literal(table.name(slot)))).append(" ? ");
                out.append(table.index(slot)).append(" : -1;\n");
            }
        }
        out.append("    default:\n        return -1;\n}\n");
    }
}
