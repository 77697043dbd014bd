package org.zenorb.interop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who understood whom: a row for each run, a column for each group of cases, written to
 * target/interop-matrix.md.
 *
 * <p>Thread: any.
 */
final class InteropMatrix {
    private static final Path FILE = Path.of("target", "interop-matrix.md");
    private static final InteropMatrix ALL = new InteropMatrix();

    private final Map<String, Map<String, int[]>> rows = new TreeMap<>();
    private final Map<String, List<String>> faults = new TreeMap<>();

    private InteropMatrix() {}

    /** All that this process has tested. */
    static InteropMatrix all() {
        return ALL;
    }

    /**
     * Notes one outcome.
     *
     * @param fault of the peer, for a case that failed by it; else null
     */
    synchronized void add(String row, String name, boolean ok, String fault) {
        int dot = name.indexOf('.');
        String group = dot < 0 ? name : name.substring(0, dot);
        int[] counts =
                rows.computeIfAbsent(row, r -> new TreeMap<>())
                        .computeIfAbsent(group, g -> new int[2]);
        counts[0] += ok ? 1 : 0;
        counts[1]++;
        if (fault != null) {
            faults.computeIfAbsent(fault, f -> new ArrayList<>()).add(row + ": " + name);
        }
    }

    synchronized void write() {
        try {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String text() {
        TreeSet<String> groups = new TreeSet<>();
        rows.values().forEach(row -> groups.addAll(row.keySet()));
        StringBuilder text = new StringBuilder("| who calls whom | ");
        text.append(String.join(" | ", groups)).append(" |\n|---|");
        text.append("---|".repeat(groups.size())).append('\n');
        rows.forEach(
                (row, cells) -> {
                    text.append("| ").append(row).append(" |");
                    for (String group : groups) {
                        text.append(' ').append(cell(cells.get(group))).append(" |");
                    }
                    text.append('\n');
                });
        faults.forEach(
                (fault, where) -> {
                    text.append("\n- ").append(fault).append('\n');
                    where.forEach(each -> text.append("  - ").append(each).append('\n'));
                });
        return text.toString();
    }

    private static String cell(int[] counts) {
        if (counts == null) {
            return "";
        }
        return counts[0] == counts[1] ? "" + counts[1] : counts[0] + " of " + counts[1];
    }
}
