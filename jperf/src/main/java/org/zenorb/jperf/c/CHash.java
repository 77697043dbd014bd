package org.zenorb.jperf.c;

import org.zenorb.jperf.gperf.Declaration;
import org.zenorb.jperf.gperf.Language;
import org.zenorb.jperf.position.KeyPositions;
import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.value.AssociatedHash;
import org.zenorb.jperf.value.DisplacedHash;
import org.zenorb.jperf.value.Displacement;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the hash function.
 *
 * <p>It expects a length from the shortest to the longest keyword's, as the lookup function checks
 * it, and gives a keyword's slot, or for other keys any number: none below 0, as it is unsigned.
 *
 * <p>Thread: its writer's.
 */
final class CHash {
    private final CStyle style;
    private final CTable table;

    /** True if bytes are put into lower case by a table before they are used. */
    private final boolean folds;

    CHash(CStyle style, CTable table) {
        this.style = style;
        this.table = table;
        this.folds = style.ignoresCase() && !isFoldedTable();
    }

    /** True if the table of associated values can itself hold both cases. */
    private boolean isFoldedTable() {
        if (!(table.function() instanceof AssociatedHash hash)) {
            return false;
        }
        for (int i = 0; i < hash.positions().count(); i++) {
            if (hash.rotation(i) != 0) {
                return false;
            }
        }
        return true;
    }

    /** True if the function calls helpers that read several bytes at a time. */
    static boolean readsWords(DisplacedHash hash) {
        return hash.view() instanceof KeyView.Words
                || hash.view() instanceof KeyView.Ends
                || hash.view() instanceof KeyView.LongEnds
                || hash.view() instanceof KeyView.Quarters;
    }

    void write(CText out) {
        String name = style.name(Declaration.HASH_FUNCTION_NAME);
        if (style.language() == Language.CPP) {
            name = style.name(Declaration.CLASS_NAME) + "::" + name;
            style.function(out, "inline unsigned int", name);
        } else {
            CHelpers.inline(out);
            style.function(out, "static unsigned int", name);
        }
        if (table.function() instanceof AssociatedHash hash) {
            associated(out, hash);
        } else if (table.function() instanceof DisplacedHash hash) {
            displaced(out, hash);
        } else {
            out.line("(void) str;").line("(void) len;").line("return 0;");
        }
        out.outdent().line("}").line("");
    }

    private void empty(CText out, int slot) {
        if (table.hasEmpty()) {
            out.line("if (len == 0)").indent().line("return " + slot + ";").outdent();
        }
    }

    private void associated(CText out, AssociatedHash hash) {
        int count = hash.positions().count();
        boolean foldedTable = style.ignoresCase() && !folds;
        if (count > 0) {
            out.numbers(
                    "static " + style.con(),
                    "asso_values",
                    foldedTable ? 256 : hash.mask() + 1,
                    c -> hash.value((foldedTable ? lower(c) : c) & hash.mask()));
        } else {
            out.line("(void) str;");
        }
        empty(out, hash.slots());
        List<String> terms = new ArrayList<>();
        if (hash.isWithLength()) {
            terms.add("(unsigned int) len");
        } else if (count == 0) {
            terms.add("0");
        }
        if (!hash.isWithLength() && allInside(hash.positions()) && !table.hasEmpty()) {
            out.line("(void) len;");
        }
        for (int i = 0; i < count; i++) {
            String unit = unit(hash.positions().get(i));
            if (hash.rotation(i) != 0) {
                unit = "(" + unit + " + " + hash.rotation(i) + ") & " + hash.mask();
            } else if (hash.mask() < 255 && !foldedTable) {
                unit += " & " + hash.mask();
            }
            terms.add((terms.isEmpty() ? "" : "+ ") + "asso_values[" + unit + "]");
        }
        if (hash.base() != 0) {
            terms.add((hash.base() > 0 ? "- " : "+ ") + Math.abs(hash.base()) + "u");
        }
        out.line("return " + terms.get(0) + (terms.size() == 1 ? ";" : "")).indent();
        for (int i = 1; i < terms.size(); i++) {
            out.line(terms.get(i) + (i + 1 < terms.size() ? "" : ";"));
        }
        out.outdent();
    }

    private static int lower(int c) {
        return org.zenorb.jperf.keyword.AsciiCase.lower(c);
    }

    private boolean allInside(KeyPositions positions) {
        for (int i = 0; i < positions.count(); i++) {
            if (positions.get(i) < 0 || positions.get(i) >= table.minLength()) {
                return false;
            }
        }
        return true;
    }

    /** The byte at a position, as 0 to 255. */
    private String unit(int position) {
        String index;
        if (position >= 0) {
            boolean inside = position < table.minLength();
            index = inside ? "" + position : "len > " + position + " ? " + position + " : len - 1";
        } else {
            boolean inside = -position <= table.minLength();
            String last = "len - " + -position;
            index = inside ? last : "len > " + -position + " ? " + last + " : 0";
        }
        String unit = "(unsigned char) str[" + index + "]";
        return folds ? "jperf_downcase[" + unit + "]" : unit;
    }

    private void displaced(CText out, DisplacedHash hash) {
        Displacement displacement = hash.displacement();
        int bits = displacement.bucketBits();
        if (bits > 0) {
            out.numbers(
                    "static " + style.con(),
                    "displacements",
                    displacement.buckets(),
                    displacement::displacement);
        }
        out.line("jperf_u64 product;");
        if (bits > 0) {
            out.line("unsigned int slot;");
        }
        if (hash.view() instanceof KeyView.Words view) {
            out.line("jperf_u64 key = " + constant(view.multiplier()) + " * len;");
        }
        out.line("");
        empty(out, hash.slots());
        if (hash.view() instanceof KeyView.Packed packed) {
            packed(out, packed);
        } else if (hash.view() instanceof KeyView.Words view) {
            words(out, view);
        } else if (hash.view() instanceof KeyView.Ends view) {
            String ends = folded("jperf_ends (str, len)");
            if (view.multiplier() == 0) {
                out.line("product = " + ends + " * " + constant(hashSeed()) + ";");
            } else {
                out.line("product = (len * " + constant(view.multiplier())).indent();
                out.line("+ " + ends);
                out.line(") * " + constant(hashSeed()) + ";").outdent();
            }
        } else if (hash.view() instanceof KeyView.LongEnds view) {
            out.line("product = (len * " + constant(KeyView.WordEnds.LENGTH_FACTOR)).indent();
            out.line("+ (len < 8 ? " + folded("jperf_ends (str, len)")).indent();
            String last = folded("jperf_load8 (str + len - 8)");
            out.line(": " + last + " * " + constant(view.multiplier()));
            out.line("+ " + folded("jperf_load8 (str)") + ")").outdent();
            out.line(") * " + constant(hashSeed()) + ";").outdent();
        } else if (hash.view() instanceof KeyView.Quarters view) {
            out.line("product = (len * " + constant(KeyView.WordEnds.LENGTH_FACTOR)).indent();
            String inner = folded("jperf_inner (str, len)");
            out.line("+ " + inner + " * " + constant(view.multiplier()));
            out.line("+ " + folded("jperf_ends (str, len)"));
            out.line(") * " + constant(hashSeed()) + ";").outdent();
        } else {
            throw new IllegalStateException("no C for " + hash.view());
        }
        String place = bits > 0 ? "(product << " + bits + " >> 32)" : "(product >> 32)";
        place = "(unsigned int) ((" + place + " * " + hash.slots() + "u) >> 32)";
        if (bits == 0) {
            out.line("return " + place + ";");
            return;
        }
        out.line("slot = " + place);
        out.indent().line("+ displacements[product >> " + (64 - bits) + "];").outdent();
        out.line("return slot < " + hash.slots() + "u ? slot : slot - " + hash.slots() + "u;");
    }

    private void packed(CText out, KeyView.Packed view) {
        int count = view.positions().count();
        List<String> terms = new ArrayList<>();
        if (view.withLength()) {
            terms.add("(jperf_u64) len" + (count == 0 ? "" : " << " + 8 * count));
        } else if (count == 0) {
            terms.add("(jperf_u64) 0");
        }
        for (int i = count - 1; i >= 0; i--) {
            String unit = "(jperf_u64) " + unit(view.positions().get(i));
            terms.add(i == 0 ? unit : unit + " << " + 8 * i);
        }
        if (!view.withLength() && allInside(view.positions()) && !table.hasEmpty()) {
            out.line("(void) len;");
        }
        if (count == 0) {
            out.line("(void) str;");
        }
        out.line("product = (" + terms.get(0)).indent();
        for (int i = 1; i < terms.size(); i++) {
            out.line("| " + terms.get(i));
        }
        out.line(") * " + constant(hashSeed()) + ";").outdent();
    }

    private long hashSeed() {
        return ((DisplacedHash) table.function()).displacement().seed();
    }

    private void words(CText out, KeyView.Words view) {
        String multiplier = constant(view.multiplier());
        if (table.maxLength() > 8) {
            out.line("for (; len > 8; len -= 8, str += 8) {").indent();
            out.line("key = (key ^ " + folded("jperf_load8 (str)") + ") * " + multiplier + ";");
            out.line("key ^= key >> 32;");
            out.outdent().line("}");
        }
        out.line("key = (key ^ " + folded("jperf_ends (str, len)") + ") * " + multiplier + ";");
        out.line("key ^= key >> 32;");
        out.line("product = key * " + constant(hashSeed()) + ";");
    }

    /** Bytes in a word, in lower case if case is ignored. */
    private String folded(String word) {
        return style.ignoresCase() ? "jperf_lower8 (" + word + ")" : word;
    }

    /** A number of 64 bits without the suffix that C90 does not know. */
    private static String constant(long number) {
        return "JPERF_U64 (0x"
                + Long.toHexString(number >>> 32)
                + ", 0x"
                + Long.toHexString(number & 0xffffffffL)
                + ")";
    }
}
