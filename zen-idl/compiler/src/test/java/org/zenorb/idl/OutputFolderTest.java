package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zenorb.idl.emit.GeneratedFile;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All files or none; what is right is left alone; builds beside each other do no harm. */
class OutputFolderTest {

    @TempDir Path folder;

    private Path root() {
        return folder.resolve("a/b");
    }

    @Test
    void shouldMoveEverythingToItsPlace() throws IOException {
        write("M/A.java", "old", "M/Kept.java", "kept");

        assertEquals(
                List.of("M/A.java", "M/N/B.java", "C.java"),
                commit("M/A.java", "new", "M/Kept.java", "kept", "M/N/B.java", "b", "C.java", "c"));

        assertEquals(
                List.of("C.java=c", "M/A.java=new", "M/Kept.java=kept", "M/N/B.java=b"), all());
    }

    @Test
    void shouldLeaveNothingWithoutACommit() throws IOException {
        try (OutputFolder output = new OutputFolder(root(), (file, bytes) -> {})) {
            output.add(new GeneratedFile("M/A.java", "a"));
        }
        assertFalse(Files.exists(folder.resolve("a")));

        write("M/A.java", "old");
        try (OutputFolder output = new OutputFolder(root(), (file, bytes) -> {})) {
            output.add(new GeneratedFile("M/A.java", "new"));
            output.add(new GeneratedFile("N/B.java", "b"));
            assertEquals(List.of(), output.commit(List.of()));
        }
        assertEquals(List.of("M/A.java=old"), all());
    }

    @Test
    void shouldKnowWhetherTheSamePlaceGetsTheSameContent() throws IOException {
        write("M/Right.java", "right");
        try (OutputFolder output = new OutputFolder(root(), (file, bytes) -> {})) {
            for (String name : List.of("M/Right.java", "M/New.java", "N/New.java")) {
                assertTrue(output.add(new GeneratedFile(name, "right")));
                assertTrue(output.add(new GeneratedFile(name, "right")));
                assertFalse(output.add(new GeneratedFile(name, "wrong")));
            }
        }
    }

    /** Another build has made the folder while this one was at work. */
    @Test
    void shouldAddToAFolderThatCameMeanwhile() throws IOException {
        try (OutputFolder output = new OutputFolder(root(), (file, bytes) -> {})) {
            List<Path> files = add(output, "M/A.java", "a", "M/N/B.java", "b");
            write("M/Other.java", "other", "M/N/B.java", "other");
            output.commit(files);
        }
        assertEquals(List.of("M/A.java=a", "M/N/B.java=b", "M/Other.java=other"), all());
    }

    @Test
    void shouldWorkBesideAnotherBuild() throws IOException {
        try (OutputFolder one = new OutputFolder(root(), (file, bytes) -> {});
                OutputFolder other = new OutputFolder(root(), (file, bytes) -> {})) {
            List<Path> ofOne = add(one, "M/A.java", "a");
            List<Path> ofOther = add(other, "M/B.java", "b", "M/A.java", "a");
            one.commit(ofOne);
            other.commit(ofOther);
        }
        assertEquals(List.of("M/A.java=a", "M/B.java=b"), all());
    }

    @Test
    void shouldDeleteWhatAKilledBuildHasLeft() throws IOException {
        write(".zen-new-dead/lock", "", ".zen-new-dead/files/M/A.java", "half");
        write(".zen-new-unborn/files/B.java", "of one that is just about to begin");
        write(".zen-new-alive/lock", "", ".zen-new-alive/files/C.java", "of one at work");
        try (FileChannel lock =
                FileChannel.open(root().resolve(".zen-new-alive/lock"), StandardOpenOption.WRITE)) {
            assertTrue(lock.tryLock().isValid());
            commit("M/A.java", "a");
        }
        assertEquals(
                List.of(
                        ".zen-new-alive/files/C.java=of one at work",
                        ".zen-new-alive/lock=",
                        ".zen-new-unborn/files/B.java=of one that is just about to begin",
                        "M/A.java=a"),
                all());
    }

    @Test
    void shouldSayWhereAFileStandsInTheWayOfAFolder() throws IOException {
        write("M", "a file");
        assertThrows(IOException.class, () -> commit("M/A.java", "a"));
        assertEquals(List.of("M=a file"), all());
    }

    @Test
    void shouldNotWriteWhereAllIsRight() throws IOException {
        write("M/A.java", "a");
        assertTrue(root().toFile().setWritable(false));
        try {
            assertEquals(List.of(), commit("M/A.java", "a"));
        } finally {
            assertTrue(root().toFile().setWritable(true));
        }
    }

    private List<String> commit(String... namesAndTexts) throws IOException {
        List<String> written = new ArrayList<>();
        try (OutputFolder output = new OutputFolder(root(), (file, bytes) -> {})) {
            for (Path each : output.commit(add(output, namesAndTexts))) {
                written.add(relative(each));
            }
        }
        return written;
    }

    private static List<Path> add(OutputFolder output, String... namesAndTexts) throws IOException {
        List<Path> places = new ArrayList<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            GeneratedFile file = new GeneratedFile(namesAndTexts[i], namesAndTexts[i + 1]);
            assertTrue(output.add(file));
            places.add(output.place(file));
        }
        return places;
    }

    private void write(String... namesAndTexts) throws IOException {
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            Path file = root().resolve(namesAndTexts[i]);
            Files.createDirectories(file.getParent());
            Files.writeString(file, namesAndTexts[i + 1]);
        }
    }

    private List<String> all() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root())) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                found.add(relative(each) + "=" + Files.readString(each));
            }
        }
        found.sort(null);
        return found;
    }

    private String relative(Path file) {
        return root().relativize(file).toString().replace('\\', '/');
    }
}
