package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zenorb.idl.CompilerOptions;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Java for every construct of the language compiles, with all lint as errors. */
class EveryConstructTest {

    private static final GeneratedFile HANDLE =
            new GeneratedFile(
                    "Every/MakerPackage/Handle.java",
                    "package Every.MakerPackage;\n\npublic interface Handle {}\n");

    @TempDir private Path folder;

    @Test
    void shouldCompileAgainstGlassFish() throws Exception {
        Compiled compiled = Compiled.of(Idl.compile("every.idl", folder, true));
        assertConstant(compiled, "Every.TOP_OCTET", (byte) 255);
        assertConstant(compiled, "Every.TOP_USHORT", (short) 65535);
        assertConstant(compiled, "Every.TOP_ULONG", (int) 4294967295L);
        assertConstant(compiled, "Every.TOP_ULONGLONG", -1L);
        assertConstant(compiled, "Every.LOW_LONGLONG", Long.MIN_VALUE);
        assertConstant(compiled, "Every.UMLAUT", '\u00e4');
        assertConstant(compiled, "Every.HALF", 0.5F);
        assertConstant(compiled, "Every.TEXT", "two parts");
        assertConstant(compiled, "Every.COMPUTED", 39);
        assertConstant(compiled, "Every._NameHelper", 1);
        assertConstant(compiled, "Every._clone", 2);
        assertEquals(
                "say \"hi\"\n\t\\", compiled.loadClass("GREETING").getField("value").get(null));
        assertEquals(
                (short) 3, compiled.loadClass("Every.Forward").getField("LIMIT").getShort(null));
    }

    @Test
    void shouldCompileAgainstJacOrbWithLocalInterfaces() {
        Compiled.against(
                Compiled.jacOrb(), List.of(), Idl.compile("local.idl", folder, true), HANDLE);
    }

    /** An exported package asks for more: explicit constructors, well-formed comments. */
    @Test
    void shouldCompileAsExportedPackagesOfAModule() {
        List<GeneratedFile> files =
                Idl.compile(
                        "every.idl",
                        folder,
                        CompilerOptions.builder().all(true).packagePrefix("gen"));
        Set<String> packages = new TreeSet<>();
        for (GeneratedFile file : files) {
            String path = file.relativePath();
            packages.add(path.substring(0, path.lastIndexOf('/')).replace('/', '.'));
        }
        StringBuilder module = new StringBuilder("module gen {\n  requires java.xml;\n");
        packages.forEach(each -> module.append("  exports ").append(each).append(";\n"));
        module.append("}\n");
        List<String> options = new ArrayList<>();
        options.add("--add-reads=gen=ALL-UNNAMED");
        // What stands in org.omg's types and not in a module of its own is exported anyway.
        options.add("-Xlint:all,-exports");
        options.add("-Xdoclint:all,-missing");
        Compiled.against(
                Compiled.glassFish(),
                options,
                files,
                new GeneratedFile("module-info.java", module.toString()));
    }

    @Test
    void shouldNameNothingOfOurs() {
        for (GeneratedFile file : Idl.compile("local.idl", folder, true)) {
            assertFalse(file.text().contains("org.zenorb"), file.relativePath());
        }
    }

    @Test
    void shouldGiveTheSameBytesAgain(@TempDir Path second) {
        assertEquals(
                Idl.compile("local.idl", folder, true), Idl.compile("local.idl", second, true));
    }

    @Test
    void shouldLeaveOutSkeletonsAndTies() {
        for (GeneratedFile file :
                Idl.compile("every.idl", folder, CompilerOptions.builder().all(true).ties(false))) {
            assertFalse(file.relativePath().endsWith("ForwardPOATie.java"));
        }
        List<GeneratedFile> none =
                Idl.compile(
                        "every.idl",
                        folder.resolve("none"),
                        CompilerOptions.builder().all(true).skeletons(false).ties(false));
        assertTrue(
                none.stream().noneMatch(file -> file.text().contains("implements InvokeHandler")));
        Compiled.of(none);
    }

    private static void assertConstant(Compiled compiled, String name, Object expected)
            throws Exception {
        assertEquals(expected, compiled.loadClass(name).getField("value").get(null), name);
    }

    @Test
    void shouldHaveTheSecondApi() {
        for (File each : Compiled.jacOrb()) {
            assertTrue(each.isFile(), each + " is copied by the build");
        }
    }
}
