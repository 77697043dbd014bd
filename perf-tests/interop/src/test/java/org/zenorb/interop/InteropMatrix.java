package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who understood whom: a row for each run, a column for each group of cases, written to a file in
 * target/.
 *
 * <p>What every build measures stands in docs/interop.md too, and the last of the {@link #SOURCES}
 * to end fails when it does not. With {@code -Dupdate} it writes the table there instead:
 *
 * <pre>mvn verify -pl perf-tests/interop -am -Dupdate</pre>
 *
 * <p>Nothing is compared before all of them have run, as with {@code -Dtest=} or on a machine
 * without omniORB; nor after a failure, which has been told already.
 *
 * <p>Thread: any.
 */
final class InteropMatrix {
    /** The tests whose runs stand in the documented table. */
    private static final Set<Class<?>> SOURCES =
            Set.of(
                    JavaPeersTest.class,
                    OmniOrbClientTest.class,
                    OmniOrbServerTest.class,
                    FragmentsTest.class,
                    DynamicInterfacesTest.class);

    private static final Path PAGE = Path.of("..", "..", "docs", "interop.md");
    private static final String TABLE = "| who calls whom |";
    private static final String BEHIND = "\n## ";

    private static final InteropMatrix ALL = new InteropMatrix("interop-matrix.md");
    private static final InteropMatrix FURTHER = new InteropMatrix("interop-matrix-full.md");

    private final Path file;
    private final Set<Class<?>> ended = new HashSet<>();
    private boolean failed;

    private final Map<String, Map<String, int[]>> rows = new TreeMap<>();

    /** The cases that ended otherwise, by peer, then by reason; then where. */
    private final Map<String, Map<String, Map<String, Set<String>>>> otherwise = new TreeMap<>();

    private InteropMatrix(String name) {
        file = Path.of("target", name);
    }

    /** What every build tests. */
    static InteropMatrix all() {
        return ALL;
    }

    /** What only {@code -Pfull} tests; it is not documented. */
    static InteropMatrix further() {
        return FURTHER;
    }

    /**
     * Notes one outcome.
     *
     * @param ok whether it succeeded, and always does
     * @param reason why it is as it must be although it is not ok; else null
     */
    synchronized void add(String peer, String run, String name, boolean ok, String reason) {
        String group = name.substring(0, name.indexOf('.'));
        int[] counts =
                rows.computeIfAbsent(peer + " " + run, r -> new TreeMap<>())
                        .computeIfAbsent(group, g -> new int[2]);
        counts[0] += ok ? 1 : 0;
        counts[1]++;
        failed |= !ok && reason == null;
        if (!ok) {
            otherwise
                    .computeIfAbsent(peer, p -> new TreeMap<>())
                    .computeIfAbsent(reason == null ? "unknown" : reason, r -> new TreeMap<>())
                    .computeIfAbsent(name, n -> new TreeSet<>())
                    .add(run);
        }
    }

    /** Writes the file. */
    synchronized void write() {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes the file and, when no source is left to run, compares it with the page.
     *
     * @param source one of the {@link #SOURCES}; it has noted all that it had to
     */
    synchronized void write(Class<?> source) {
        write();
        assertTrue(SOURCES.contains(source), () -> source + " has to be one of SOURCES");
        ended.add(source);
        if (failed || !ended.containsAll(SOURCES)) {
            return;
        }
        try {
            compare(Files.readString(PAGE));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void compare(String page) throws IOException {
        int from = page.indexOf(TABLE);
        int to = page.indexOf(BEHIND, from);
        assertTrue(from >= 0 && to >= 0, () -> "no table in " + PAGE);
        if (System.getProperty("update") != null) {
            Files.writeString(PAGE, page.substring(0, from) + text() + page.substring(to));
        } else {
            assertEquals(
                    text(),
                    page.substring(from, to),
                    () -> PAGE + " is stale: see " + InteropMatrix.class.getName());
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
