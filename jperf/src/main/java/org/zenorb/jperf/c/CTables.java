package org.zenorb.jperf.c;

import org.zenorb.jperf.gperf.Declaration;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfKeyword;
import org.zenorb.jperf.value.DisplacedHash;

import java.util.List;

/**
 * Writes the tables that a lookup reads: word list, length table, string pool, and where keywords
 * share slots or switches take the place of the table, the way from slots to entries.
 *
 * <p>The word list has an entry for each slot, or, if it is compact, one for each keyword.
 *
 * <p>Thread: its writer's.
 */
final class CTables {
    private final GperfFile file;
    private final CStyle style;
    private final CTable table;
    private final boolean compact;
    private final int[] offsets;

    /** Null if there is no such table. */
    private final CChecks checks;

    /** Tables in compact form if keywords share slots, or might with {@code duplicates}. */
    CTables(GperfFile file, CStyle style, CTable table, boolean duplicates) {
        this.file = file;
        this.style = style;
        this.table = table;
        this.compact = table.isShared() || duplicates && !table.isFull() || style.switches() > 0;
        boolean open = !compact && style.switches() == 0 && !style.has(Declaration.COMPARE_LENGTHS);
        this.checks = open && lengthsDiffer() && CChecks.areFor(table) ? new CChecks(table) : null;
        this.offsets = new int[table.entries().size()];
        int offset = 0;
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = offset;
            offset += table.entries().get(i).length() + 1;
        }
    }

    /** True if entries of the word list stand for keywords rather than slots. */
    boolean isCompact() {
        return compact;
    }

    /** True if {@code lookup[slot]} to {@code lookup[slot + 1] - 1} are a slot's entries. */
    boolean hasLookup() {
        return compact && style.switches() == 0;
    }

    /** True if switch statements name the keywords themselves, so that there is no word list. */
    boolean isInSwitch() {
        return style.switches() > 0 && !style.isStruct() && !style.isPooled() && !table.isShared();
    }

    /**
     * True if each slot's length and one of its bytes stand in a table of their own, which refuses
     * almost every stranger at once: a branch that goes the same way for all of them.
     */
    boolean hasChecks() {
        return checks != null;
    }

    /** True if lengths stand in a table: not if there is one only, or switches know them. */
    boolean hasLengths() {
        return checks == null && lengthsDiffer();
    }

    private boolean lengthsDiffer() {
        boolean oneLength =
                table.minLength() == table.maxLength()
                        && !table.hasEmpty()
                        && (compact || table.isFull());
        return !oneLength && (style.switches() == 0 || table.isShared());
    }

    /** The string pool, which all of the file sees. */
    void writePool(CText out) {
        if (style.isPooled() && !table.entries().isEmpty()) {
            pool(out);
        }
    }

    /** The tables that the user may see: length table, word list. */
    void writeGlobal(CText out) {
        if (table.entries().isEmpty()) {
            return;
        }
        if (hasLengths() && style.has(Declaration.COMPARE_LENGTHS)) {
            lengths(out);
        }
        if (!isInSwitch()) {
            words(out);
        }
    }

    /** The tables that only the lookup function sees. */
    void writeLocal(CText out) {
        if (table.entries().isEmpty()) {
            return;
        }
        if (checks != null) {
            checks.write(out, style);
        }
        if (hasLengths() && !style.has(Declaration.COMPARE_LENGTHS)) {
            lengths(out);
        }
        if (hasLookup()) {
            List<CEntry> entries = table.entries();
            int[] starts = new int[table.slots() + 1];
            for (int slot = 0, i = 0; slot <= table.slots(); slot++) {
                while (i < entries.size() && entries.get(i).slot() < slot) {
                    i++;
                }
                starts[slot] = i;
            }
            out.numbers("static " + style.con(), "lookup", starts.length, s -> starts[s]);
        }
    }

    private void pool(CText out) {
        String pool = style.name(Declaration.STRING_POOL_NAME);
        List<CEntry> entries = table.entries();
        out.line("struct " + pool + "_t {").indent();
        for (int i = 0; i < entries.size(); i++) {
            out.line("char " + pool + "_str" + i + "[" + (entries.get(i).length() + 1) + "];");
        }
        out.outdent().line("};");
        out.line("static " + style.con() + "struct " + pool + "_t " + pool + "_contents = {");
        out.indent();
        for (int i = 0; i < entries.size(); i++) {
            String comma = i + 1 < entries.size() ? "," : "";
            out.line(CText.literal(entries.get(i).keyword().key()) + comma);
        }
        out.outdent().line("};");
        out.flush("#define " + pool + " ((" + style.con() + "char *) &" + pool + "_contents)");
    }

    private void lengths(CText out) {
        int[] lengths = new int[compact ? table.entries().size() : table.slots()];
        for (int i = 0; i < table.entries().size(); i++) {
            CEntry entry = table.entries().get(i);
            lengths[compact ? i : entry.slot()] = entry.length();
        }
        String head = "static " + style.con();
        String name = style.name(Declaration.LENGTH_TABLE_NAME);
        out.numbers(head, name, lengths.length, i -> lengths[i]);
    }

    private void words(CText out) {
        out.line(style.wordListHead() + " = {").indent();
        int slot = 0;
        for (int i = 0; i < table.entries().size(); i++) {
            CEntry entry = table.entries().get(i);
            for (; !compact && slot < entry.slot(); slot++) {
                out.line(gap() + ",");
            }
            slot++;
            word(out, entry.keyword(), i);
        }
        out.outdent().line("};");
    }

    private void word(CText out, GperfKeyword keyword, int index) {
        String comma = index + 1 < table.entries().size() ? "," : "";
        String name = style.isPooled() ? "" + offsets[index] : CText.literal(keyword.key());
        if (!style.isStruct()) {
            out.line(name + comma);
            return;
        }
        out.source(keyword.line(), file.name());
        String fields = keyword.fields().isEmpty() ? "" : "," + keyword.fields();
        if (fields.contains("//")) {
            out.line("{" + name + fields).line("}" + comma);
        } else {
            out.line("{" + name + fields + "}" + comma);
        }
    }

    private String gap() {
        String none =
                style.isPooled()
                        ? "-1"
                        : style.has(Declaration.NULL_STRINGS) ? "(char *) 0" : "\"\"";
        return style.isStruct()
                ? "{" + none + style.name(Declaration.INITIALIZER_SUFFIX) + "}"
                : none;
    }

    /** What holds for {@code key} if it is not that of a stranger; there must be checks. */
    String checkFails() {
        return checks.fails(style);
    }

    /** True if any number that the hash function gives may be looked up in the first table read. */
    boolean takesAnyKey() {
        if (checks != null && checks.takesAnyKey()) {
            return true;
        }
        return table.function() instanceof DisplacedHash hash && table.slots() >= hash.slots();
    }

    /** The string of an entry, which {@code index} names. */
    String string(String index) {
        String name = style.name(Declaration.WORD_ARRAY_NAME) + "[" + index + "]";
        if (style.isStruct()) {
            name += "." + style.name(Declaration.SLOT_NAME);
        }
        if (style.isPooled()) {
            return style.name(Declaration.STRING_POOL_NAME) + " + " + name;
        }
        // The user's struct may have const, which the rest of KR-C has not.
        return style.con().isEmpty() ? "(char *) " + name : name;
    }
}
