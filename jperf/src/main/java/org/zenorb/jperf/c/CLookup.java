package org.zenorb.jperf.c;

import org.zenorb.jperf.gperf.Declaration;

import java.util.List;

/**
 * Writes the body of the lookup function: the length, the hash, the way to the entry by table or by
 * switch, and the comparison.
 *
 * <p>Thread: its writer's.
 */
final class CLookup {
    private final CStyle style;
    private final CTable table;
    private final CTables tables;
    private CText out;

    CLookup(CStyle style, CTable table, CTables tables) {
        this.style = style;
        this.table = table;
        this.tables = tables;
    }

    void write(CText text) {
        out = text;
        if (table.entries().isEmpty()) {
            out.line("(void) str;").line("(void) len;").line("return 0;");
            return;
        }
        boolean switched = style.switches() > 0;
        boolean ranged = table.isShared();
        out.line("unsigned int key;");
        if (tables.isCompact() && !tables.isInSwitch()) {
            out.line("unsigned int i;");
        }
        if (ranged) {
            out.line("unsigned int end;");
        }
        out.line(style.con() + "char *s;").line("");
        checkLength();
        out.line("key = " + style.name(Declaration.HASH_FUNCTION_NAME) + " (str, len);");
        if (switched) {
            switches(0, slotStarts(), style.switches());
        } else if (!tables.takesAnyKey()) {
            refuseIf("key > " + style.constant("MAX_HASH_VALUE"));
        }
        if (ranged) {
            compareRange();
        } else {
            compareOne();
        }
    }

    private void checkLength() {
        if (!table.hasEmpty()) {
            refuseIf(
                    "len < "
                            + style.constant("MIN_WORD_LENGTH")
                            + " || len > "
                            + style.constant("MAX_WORD_LENGTH"));
        } else if (table.minLength() > 1 && table.function() != null) {
            refuseIf(
                    "(len > 0 && len < "
                            + table.minLength()
                            + ") || len > "
                            + style.constant("MAX_WORD_LENGTH"));
        } else {
            refuseIf("len > " + style.constant("MAX_WORD_LENGTH"));
        }
    }

    private void refuseIf(String condition) {
        out.line("if (" + condition + ")").indent().line("return 0;").outdent();
    }

    private void compareRange() {
        if (tables.hasLookup()) {
            out.line("i = lookup[key];").line("end = lookup[key + 1];");
        }
        out.line("for (; i < end; i++) {").indent();
        String lengths = style.name(Declaration.LENGTH_TABLE_NAME);
        String length = tables.hasLengths() ? "len == " + lengths + "[i] && " : "";
        out.line("s = " + tables.string("i") + ";");
        out.line("if (" + length + equal() + ")").indent();
        out.line("return " + (style.isStruct() ? "&" + entry("i") : "s") + ";");
        out.outdent().outdent().line("}").line("return 0;");
    }

    private void compareOne() {
        if (tables.hasLookup()) {
            out.line("i = lookup[key];");
            refuseIf("i == lookup[key + 1]");
        }
        String index = tables.isCompact() ? "i" : "key";
        if (tables.hasChecks()) {
            refuseIf(tables.checkFails());
        } else if (tables.hasLengths()) {
            refuseIf("len != " + style.name(Declaration.LENGTH_TABLE_NAME) + "[" + index + "]");
        }
        if (!tables.isInSwitch()) {
            out.line("s = " + tables.string(index) + ";");
        }
        String found = style.isStruct() ? "&" + entry(index) : "s";
        out.line("return " + equal() + " ? " + found + " : 0;");
    }

    private String entry(String index) {
        return style.name(Declaration.WORD_ARRAY_NAME) + "[" + index + "]";
    }

    /** True if the string at {@code s}, of the length looked up, is the one looked up. */
    private String equal() {
        return CHelpers.comparison(style, table) + " (str, s, len) == 0";
    }

    /** The index of each used slot's first entry, and the number of entries. */
    private int[] slotStarts() {
        List<CEntry> entries = table.entries();
        int[] starts = new int[entries.size() + 1];
        int count = 0;
        for (int i = 0; i < entries.size(); i++) {
            if (i == 0 || entries.get(i).slot() != entries.get(i - 1).slot()) {
                starts[count++] = i;
            }
        }
        starts[count++] = entries.size();
        return java.util.Arrays.copyOf(starts, count);
    }

    /** Switch statements for the slots from number {@code first} on that {@code starts} holds. */
    private void switches(int first, int[] starts, int count) {
        switches(first, starts.length - 1, starts, count);
    }

    private void switches(int from, int to, int[] starts, int count) {
        if (count > 1 && to - from > 1) {
            int left = count / 2;
            int middle = from + Math.max(1, (int) ((long) (to - from) * left / count));
            out.line("if (key < " + slot(starts[middle]) + ") {").indent();
            switches(from, middle, starts, left);
            out.outdent().line("} else {").indent();
            switches(middle, to, starts, count - left);
            out.outdent().line("}");
            return;
        }
        if (to - from == 1) {
            refuseIf("key != " + slot(starts[from]));
            select(starts[from], starts[from + 1]);
            return;
        }
        out.line("switch (key) {");
        for (int i = from; i < to; i++) {
            out.line("case " + slot(starts[i]) + ":").indent();
            select(starts[i], starts[i + 1]);
            out.line("break;").outdent();
        }
        out.line("default:").indent().line("return 0;").outdent().line("}");
    }

    private int slot(int entry) {
        return table.entries().get(entry).slot();
    }

    private void select(int entry, int end) {
        if (table.isShared()) {
            out.line("i = " + entry + ";").line("end = " + end + ";");
            return;
        }
        CEntry only = table.entries().get(entry);
        if (table.minLength() < table.maxLength() || table.hasEmpty()) {
            refuseIf("len != " + only.length());
        }
        if (tables.isInSwitch()) {
            out.line("s = " + CText.literal(only.keyword().key()) + ";");
        } else if (tables.isCompact()) {
            out.line("i = " + entry + ";");
        }
    }
}
