package org.zenorb.jperf.emit;

import org.zenorb.jperf.position.KeyPositions;
import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.table.KeywordTable;
import org.zenorb.jperf.value.AssociatedHash;
import org.zenorb.jperf.value.DisplacedHash;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Writes a table as static members of a Java class.
 *
 * <p>The text needs {@code java.base} only, uses no import, compiles without warnings under {@code
 * -Xlint:all}, and keeps to Java 8's syntax (and, on request, to its library). Its lookups give
 * what {@link KeywordTable#lookup} gives and allocate nothing.
 *
 * <p>Thread: its caller only.
 */
public final class JavaWriter {
    /** The release from which {@code Arrays.equals} compares ranges. */
    private static final int RANGES_RELEASE = 9;

    /** Statements this long fit a line of 100 when indented by a class and a method. */
    private static final int MAX_LINE = 90;

    private final KeywordTable table;
    private final JavaNames names;
    private final int release;
    private final boolean ascii;
    private final JavaTables tables;
    private final boolean indexed;

    /**
     * A writer of this table.
     *
     * @param release the Java release whose compiler and library the text is for, 8 or more
     */
    public JavaWriter(KeywordTable table, JavaNames names, int release) {
        this.table = table;
        this.names = names;
        this.release = release;
        this.ascii = table.keywords().isAscii();
        this.tables = new JavaTables(table, names);
        boolean same = true;
        for (int slot = 0; slot < table.slots(); slot++) {
            same = same && table.index(slot) == slot;
        }
        this.indexed = !same;
        if (table.function() != null) {
            addFields();
        }
    }

    private void addFields() {
        tables.addKeywords();
        if (indexed) {
            tables.addNumbers(names.index(), table.slots(), table::index);
        }
        if (table.function() instanceof AssociatedHash hash && hash.positions().count() > 0) {
            tables.addNumbers(names.values(), hash.mask() + 1, hash::value);
        }
        if (table.function() instanceof DisplacedHash hash) {
            tables.addNumbers(names.shifts(), 1 << hash.bucketBits(), hash::displacement);
        }
    }

    /** The fields, in the order in which they must stand. */
    public List<SourceField> fields() {
        return List.copyOf(tables.fields());
    }

    /** The lookup in a byte array, the lookup of a string, then the methods that those need. */
    public List<SourceMethod> methods() {
        List<SourceMethod> all = new ArrayList<>();
        all.add(
                new SourceMethod(
                        "int",
                        names.bytesLookup(),
                        List.of("byte[] buffer", "int offset", "int length"),
                        "The number of the name at {@code offset} in the buffer, or -1.",
                        bytesBody()));
        all.add(
                new SourceMethod(
                        "int",
                        names.stringLookup(),
                        List.of("String name"),
                        "The number of the name, or -1.",
                        stringBody()));
        all.addAll(tables.methods());
        if (!ascii && table.function() != null) {
            all.add(Utf8Methods.length(names.utf8Length()));
            all.add(Utf8Methods.at(names.utf8At()));
        }
        return List.copyOf(all);
    }

    private String bytesBody() {
        if (table.function() == null) {
            return table.emptyIndex() < 0
                    ? "return -1;\n"
                    : "return length == 0 ? " + table.emptyIndex() + " : -1;\n";
        }
        StringBuilder out = new StringBuilder();
        lengthCheck(out);
        function(out, true);
        out.append("byte[] name = ").append(names.bytes()).append("[slot];\n");
        if (release >= RANGES_RELEASE) {
            String equal =
                    "java.util.Arrays.equals("
                            + "name, 0, name.length, buffer, offset, offset + length)";
            out.append("return ").append(equal).append("\n        ? ");
            out.append(indexOfSlot()).append("\n        : -1;\n");
            return out.toString();
        }
        out.append(
                """
                if (name.length != length) {
                    return -1;
                }
                for (int i = 0; i < length; i++) {
                    if (name[i] != buffer[offset + i]) {
                        return -1;
                    }
                }
                """);
        return out.append("return ").append(indexOfSlot()).append(";\n").toString();
    }

    private String stringBody() {
        if (table.function() == null) {
            return table.emptyIndex() < 0
                    ? "return -1;\n"
                    : "return name.isEmpty() ? " + table.emptyIndex() + " : -1;\n";
        }
        StringBuilder out = new StringBuilder();
        String length = ascii ? "name.length()" : names.utf8Length() + "(name)";
        out.append("int length = ").append(length).append(";\n");
        lengthCheck(out);
        function(out, false);
        return out.append("return name.equals(")
                .append(names.names())
                .append("[slot]) ? ")
                .append(indexOfSlot())
                .append(" : -1;\n")
                .toString();
    }

    private String indexOfSlot() {
        return indexed ? names.index() + "[slot]" : "slot";
    }

    private void lengthCheck(StringBuilder out) {
        String check =
                table.minLength() == table.maxLength()
                        ? "length != " + table.minLength()
                        : "length < " + table.minLength() + " || length > " + table.maxLength();
        String result =
                table.emptyIndex() < 0 ? "-1" : "length == 0 ? " + table.emptyIndex() + " : -1";
        out.append("if (").append(check).append(") {\n    return ");
        out.append(result).append(";\n}\n");
    }

    private void function(StringBuilder out, boolean bytes) {
        if (table.function() instanceof AssociatedHash hash) {
            associated(out, hash, bytes);
        } else if (table.function() instanceof DisplacedHash hash) {
            displaced(out, hash, bytes);
        }
    }

    private void associated(StringBuilder out, AssociatedHash hash, boolean bytes) {
        List<String> terms = new ArrayList<>();
        if (hash.isWithLength()) {
            terms.add("length");
        }
        for (int i = 0; i < hash.positions().count(); i++) {
            String unit = unit(hash.positions().get(i), bytes);
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
        sum(out, "int slot", terms);
        if (canMiss(hash)) {
            out.append("if (slot < 0 || slot >= ").append(hash.slots());
            out.append(") {\n    return -1;\n}\n");
        }
    }

    /** Assigns an expression of several terms: on one line if they fit, else a line for each. */
    private static void sum(StringBuilder out, String variable, List<String> terms) {
        String line = variable + " = " + String.join(" ", terms) + ";\n";
        if (line.length() <= MAX_LINE) {
            out.append(line);
            return;
        }
        out.append(variable).append(" =\n        ");
        out.append(String.join("\n                ", terms)).append(";\n");
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

    private void displaced(StringBuilder out, DisplacedHash hash, boolean bytes) {
        String key = "key";
        if (hash.view() instanceof KeyView.Packed view) {
            packed(out, view, bytes);
        } else if (hash.view() instanceof KeyView.Hash31) {
            key = bytes || !ascii ? "hash" : "name.hashCode()";
            if (bytes) {
                out.append(HASH31_BYTES);
            } else if (!ascii) {
                out.append(HASH31_UTF8.replace("AT", names.utf8At()));
            }
        } else if (hash.view() instanceof KeyView.Mixed view) {
            IntFunction<String> unit = i -> bytes ? "buffer[offset + i]" : "(byte) " + wholeUnit();
            out.append(
                    MIXED.replace("UNIT", unit.apply(0))
                            .replace("MULTIPLIER", hex(view.multiplier())));
        }
        int bits = hash.bucketBits();
        int slots = hash.slots();
        out.append("long product = ").append(key).append(" * ").append(hex(hash.seed()));
        out.append(";\n");
        sum(
                out,
                "int slot",
                List.of(
                        "(int) ((product << " + bits + " >>> 32) * " + slots + " >>> 32)",
                        "+ " + names.shifts() + "[(int) (product >>> " + (64 - bits) + ")]"));
        out.append("if (slot >= ").append(slots).append(") {\n    slot -= ");
        out.append(slots).append(";\n}\n");
    }

    private static final String HASH31_BYTES =
            """
            int hash = 0;
            int at = offset;
            int end = offset + length;
            for (; at + 3 < end; at += 4) {
                hash =
                        923521 * hash
                                + 29791 * buffer[at]
                                + 961 * buffer[at + 1]
                                + 31 * buffer[at + 2]
                                + buffer[at + 3];
            }
            for (; at < end; at++) {
                hash = 31 * hash + buffer[at];
            }
            """;

    private static final String HASH31_UTF8 =
            """
            int hash = 0;
            for (int i = 0; i < length; i++) {
                hash = 31 * hash + (byte) AT(name, i);
            }
            """;

    private static final String MIXED =
            """
            long key = length;
            for (int i = 0; i < length; i++) {
                key = (key ^ UNIT) * MULTIPLIER;
                key ^= key >>> 32;
            }
            """;

    private String wholeUnit() {
        return ascii ? "name.charAt(i)" : names.utf8At() + "(name, i)";
    }

    private void packed(StringBuilder out, KeyView.Packed view, boolean bytes) {
        KeyPositions positions = view.positions();
        int count = positions.count();
        List<String> terms = new ArrayList<>();
        if (view.withLength()) {
            terms.add("(long) length << " + 8 * count);
        }
        for (int i = count - 1; i >= 0; i--) {
            String unit = unit(positions.get(i), bytes);
            String or = terms.isEmpty() ? "" : "| ";
            terms.add(or + (i == 0 ? unit + " & 0xff" : "(" + unit + " & 0xffL) << " + 8 * i));
        }
        if (terms.isEmpty()) {
            terms.add("0");
        }
        sum(out, "long key", terms);
    }

    /** The expression that reads the byte or char at a position. */
    private String unit(int position, boolean bytes) {
        boolean inside =
                position >= 0 ? position < table.minLength() : -position <= table.minLength();
        String index;
        if (position >= 0) {
            index = inside ? Integer.toString(position) : "Math.min(" + position + ", length - 1)";
        } else {
            index = "length - " + -position;
            index = inside ? index : "Math.max(" + index + ", 0)";
        }
        if (bytes) {
            return position == 0 ? "buffer[offset]" : "buffer[offset + " + index + "]";
        }
        return ascii ? "name.charAt(" + index + ")" : names.utf8At() + "(name, " + index + ")";
    }

    private static String hex(long number) {
        return "0x" + Long.toHexString(number) + "L";
    }
}
