package org.zenorb.interop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
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

    /** The cases that ended otherwise, by peer, then by reason; then where. */
    private final Map<String, Map<String, Map<String, Set<String>>>> otherwise = new TreeMap<>();

    private InteropMatrix() {}

    /** All that this process has tested. */
    static InteropMatrix all() {
        return ALL;
    }

    /**
     * Notes one outcome.
     *
     * @param reason why it is as it must be although it is not ok; else null
     */
    synchronized void add(String peer, String run, String name, boolean ok, String reason) {
        String group = name.substring(0, name.indexOf('.'));
        int[] counts =
                rows.computeIfAbsent(peer + " " + run, r -> new TreeMap<>())
                        .computeIfAbsent(group, g -> new int[2]);
        counts[0] += ok ? 1 : 0;
        counts[1]++;
        if (!ok) {
            otherwise
                    .computeIfAbsent(peer, p -> new TreeMap<>())
                    .computeIfAbsent(reason == null ? "unknown" : reason, r -> new TreeMap<>())
                    .computeIfAbsent(name, n -> new TreeSet<>())
                    .add(run);
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
        rows.forEach((row, cells) -> {
            text.append("| ").append(row).append(" |");
            for (String group : groups) {
                text.append(' ').append(cell(cells.get(group))).append(" |");
            }
            text.append('\n');
        });
        otherwise.forEach((peer, reasons) -> {
            text.append("\n").append(peer).append(":\n");
            reasons.forEach((reason, names) -> {
                Set<String> runs = new TreeSet<>();
                names.values().forEach(runs::addAll);
                text.append("- ").append(reason).append(" (");
                text.append(String.join(", ", names.keySet())).append("; ");
                text.append(String.join("; ", runs)).append(")\n");
            });
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
