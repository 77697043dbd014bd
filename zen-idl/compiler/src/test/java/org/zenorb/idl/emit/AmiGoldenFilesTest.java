package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zenorb.idl.CompilerOptions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What {@code --ami} adds, letter by letter; {@code -Dzen.golden=update} writes the files anew. The
 * tests of zen-poa compile and run it.
 */
class AmiGoldenFilesTest {

    private static final Path KEPT = Path.of("src/test/resources/emit/ami");

    private static final List<String> NAMES =
            List.of(
                    "AMI_CounterHandlerOperations.java",
                    "AMI_TillHandler.java",
                    "AMI_TillHandlerOperations.java",
                    "_TillStub.java");

    @TempDir private Path folder;

    @Test
    void shouldWriteWhatIsKept() throws IOException {
        boolean update = "update".equals(System.getProperty("zen.golden"));
        Set<String> found = new TreeSet<>();
        for (GeneratedFile file : compile(true)) {
            String name = file.relativePath().substring("Desk/".length());
            if (!NAMES.contains(name)) {
                continue;
            }
            found.add(name);
            Path kept = KEPT.resolve(name + ".txt");
            if (update) {
                Files.createDirectories(KEPT);
                Files.writeString(kept, file.text());
            }
            assertEquals(Files.readString(kept), file.text(), name);
        }
        assertEquals(new TreeSet<>(NAMES), found);
    }

    @Test
    void shouldWriteAHandlerLikeAnyInterface() {
        Set<String> names = new TreeSet<>();
        compile(true).forEach(each -> names.add(each.relativePath()));
        for (String suffix : List.of("", "Operations", "Helper", "Holder", "POA", "POATie")) {
            assertTrue(names.contains("Desk/AMI_TillHandler" + suffix + ".java"), suffix);
        }
        assertTrue(names.contains("Desk/_AMI_TillHandlerStub.java"));
    }

    @Test
    void shouldWriteNothingOfItUnlessAsked() {
        for (GeneratedFile file : compile(false)) {
            assertTrue(!file.relativePath().contains("AMI_"), file.relativePath());
            assertTrue(!file.text().contains("sendc_"), file.relativePath());
        }
    }

    private List<GeneratedFile> compile(boolean ami) {
        return Idl.compile("ami.idl", folder, CompilerOptions.builder().ami(ami));
    }
}
