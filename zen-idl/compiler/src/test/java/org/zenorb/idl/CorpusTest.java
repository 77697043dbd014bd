package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zenorb.idl.diagnostics.Diagnostic;
import org.zenorb.idl.emit.EmitOptions;
import org.zenorb.idl.emit.EmitProblem;
import org.zenorb.idl.emit.GeneratedFile;
import org.zenorb.idl.emit.JavaEmitter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The corpus: good files say nothing, bad files say what stands in the {@code .err} file beside
 * them. Run with {@code -Dzen.idl.golden=write} to write these files anew, and read the difference.
 */
class CorpusTest {

    /** Correct IDL that the mapping has no words for. */
    private static final Set<String> NOT_IN_JAVA =
            Set.of("Bitsets.idl", "Maps.idl", "RecursiveBox.idl");

    private static List<String> good() throws IOException {
        return Idl.corpus("good");
    }

    private static List<String> bad() throws IOException {
        return Idl.corpus("bad");
    }

    @ParameterizedTest
    @MethodSource("good")
    void shouldAcceptAndEmit(String file) {
        Idl idl = Idl.ofCorpus("good", file);

        assertEquals("", idl.said());
        List<EmitProblem> problems =
                JavaEmitter.problems(idl.specification(), EmitOptions.defaults());
        if (!problems.isEmpty()) {
            // What the mapping cannot express is said in words, never by an exception.
            assertTrue(NOT_IN_JAVA.contains(file), problems.toString());
            return;
        }
        Set<String> paths = new HashSet<>();
        for (GeneratedFile each : JavaEmitter.emit(idl.specification(), EmitOptions.defaults())) {
            assertTrue(paths.add(each.relativePath()), each.relativePath() + " is made twice");
            assertFalse(each.text().isEmpty());
        }
        assertFalse(paths.isEmpty());
    }

    @ParameterizedTest
    @MethodSource("bad")
    void shouldExplainWhatIsWrong(String file) throws IOException {
        Idl idl = Idl.ofCorpus("bad", file);
        Path golden = Idl.CORPUS.resolve("bad").resolve(file.replace(".idl", ".err"));

        if ("write".equals(System.getProperty("zen.idl.golden"))) {
            Files.writeString(golden, idl.said() + "\n");
        }
        assertTrue(idl.diagnostics().stream().anyMatch(Diagnostic::isError));
        assertTrue(idl.model().isEmpty());
        assertEquals(Files.readString(golden), idl.said() + "\n");
    }
}
