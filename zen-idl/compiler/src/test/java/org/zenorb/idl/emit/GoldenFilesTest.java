package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The output for a small file, letter by letter, so that each change of it is seen and meant. With
 * {@code -Dzen.golden=update} as a system property of the tests the files are written instead.
 */
class GoldenFilesTest {

    private static final Path SOURCES = Path.of("src/test/resources/emit/golden");

    private static final List<String> KEPT =
            List.of(
                    "Image",
                    "Plot",
                    "Quality",
                    "Report",
                    "Status",
                    "Tracker",
                    "Unknown",
                    "_TrackerStub");

    @TempDir private Path folder;

    @Test
    void shouldWriteWhatIsKept() throws IOException {
        boolean update = "update".equals(System.getProperty("zen.golden"));
        Map<String, String> expected = new TreeMap<>();
        Map<String, String> actual = new TreeMap<>();
        for (GeneratedFile file : Idl.compile("golden.idl", folder, true)) {
            String name = file.relativePath().substring("Track/".length());
            if (KEPT.stream().noneMatch(name::startsWith)) {
                throw new AssertionError("not foreseen: " + name);
            }
            String text = own(file.text());
            Path kept = SOURCES.resolve(name + ".txt");
            if (update) {
                Files.createDirectories(SOURCES);
                Files.writeString(kept, text);
            }
            actual.put(name, text);
        }
        try (var files = Files.list(SOURCES)) {
            for (Path kept : files.toList()) {
                String name = kept.getFileName().toString();
                expected.put(name.substring(0, name.length() - 4), Files.readString(kept));
            }
        }
        assertEquals(expected.keySet(), actual.keySet());
        expected.forEach((name, text) -> assertEquals(text, actual.get(name), name));
    }

    /**
     * What comes from here: the lookup of operations is jperf's text, and tested by what it does.
     */
    private static String own(String text) {
        int lookup = text.indexOf("    private static final long[] _OPERATION_TABLE");
        if (lookup < 0) {
            return text;
        }
        int constructor = text.indexOf("    public TrackerPOA()");
        int bytes = text.indexOf("    /**\n     * The index of the operation whose name");
        int dispatch = text.indexOf("    /**\n     * Calls the operation that has that index.");
        return text.substring(0, lookup)
                + text.substring(constructor, bytes)
                + text.substring(dispatch);
    }
}
