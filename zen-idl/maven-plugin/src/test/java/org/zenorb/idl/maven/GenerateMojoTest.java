package org.zenorb.idl.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class GenerateMojoTest {

    @TempDir Path folder;

    private final List<String> log = new ArrayList<>();

    @Test
    void shouldGenerateAndAddTheSourceRoot() throws Exception {
        write(
                "track/track.idl",
                "#include \"base.idl\"\nmodule Track { struct T { Base::B a; }; };");
        write("base.idl", "module Base { struct B { long a; }; };");
        GenerateMojo goal = goal();
        goal.packagePrefix = "com.example";
        goal.modulePackages = Map.of("Base", "org.base");
        goal.execute();

        assertTrue(Files.exists(out("com/example/Track/T.java")));
        assertTrue(Files.exists(out("org/base/Base/B.java")));
        assertEquals(
                List.of(folder.resolve("out").toString()), goal.project.getCompileSourceRoots());
    }

    @Test
    void shouldDoNothingWhenNothingChangedAndForgetWhatIsGone() throws Exception {
        write("a.idl", "struct A { long x; };");
        write("b.idl", "struct B { long x; };");
        goal().execute();
        log.clear();
        goal().execute();
        assertEquals(List.of("info nothing has changed since the last time"), log);

        Files.delete(folder.resolve("idl/b.idl"));
        goal().execute();
        assertTrue(Files.exists(out("A.java")));
        assertFalse(Files.exists(out("B.java")));
        assertFalse(Files.exists(out("BHelper.java")));
    }

    @Test
    void shouldReportErrorsWithTheirPlaces() throws Exception {
        Path file = write("bad.idl", "struct A {\n  Nowhere x;\n};");
        MojoFailureException failed =
                assertThrows(MojoFailureException.class, () -> goal().execute());

        assertEquals("1 error in the IDL, see above", failed.getMessage());
        assertTrue(
                log.get(0).startsWith("error " + file + ":2:3: error: Nowhere is not declared"),
                log.toString());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void shouldChooseFiles() throws Exception {
        write("a.idl", "struct A { long x; };");
        write("sub/b.idl", "struct B { long x; };");
        write("sub/c.idl", "struct C { long x; };");
        write("d.inc", "nothing that could be compiled");
        GenerateMojo goal = goal();
        goal.includes = List.of("**/*.idl");
        goal.excludes = List.of("sub/c.idl");
        goal.execute();

        assertTrue(Files.exists(out("A.java")));
        assertTrue(Files.exists(out("B.java")));
        assertFalse(Files.exists(out("C.java")));
    }

    @Test
    void shouldRefuseWhatItDoesNotUnderstand() throws IOException {
        write("a.idl", "struct A { long x; };");
        GenerateMojo goal = goal();
        goal.warnings = "some";
        assertEquals(
                "<warnings> is none, all or error, not some",
                assertThrows(MojoExecutionException.class, goal::execute).getMessage());
    }

    @Test
    void shouldServeTestsTheSameWay() throws Exception {
        write("a.idl", "struct A { long x; };");
        GenerateTestMojo goal = new GenerateTestMojo();
        goal.sourceDirectory = folder.resolve("idl").toFile();
        goal.outputDirectory = folder.resolve("out").toFile();
        prepare(goal);
        goal.execute();

        assertTrue(Files.exists(out("A.java")));
        assertEquals(
                List.of(folder.resolve("out").toString()),
                goal.project.getTestCompileSourceRoots());
        assertEquals(List.of(), goal.project.getCompileSourceRoots());
    }

    @Test
    void shouldBeSilentWithoutIdl() throws Exception {
        GenerateMojo goal = goal();
        goal.sourceDirectory = new File(folder.toFile(), "nowhere");
        goal.execute();
        assertEquals(List.of(), goal.project.getCompileSourceRoots());
    }

    private GenerateMojo goal() {
        GenerateMojo goal = new GenerateMojo();
        goal.sourceDirectory = folder.resolve("idl").toFile();
        goal.outputDirectory = folder.resolve("out").toFile();
        prepare(goal);
        return goal;
    }

    private void prepare(IdlGoal goal) {
        goal.project = new MavenProject();
        goal.setLog(
                new SystemStreamLog() {
                    @Override
                    public void info(CharSequence text) {
                        log.add("info " + text);
                    }

                    @Override
                    public void error(CharSequence text) {
                        log.add("error " + text);
                    }
                });
    }

    private Path out(String path) {
        return folder.resolve("out").resolve(path);
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve("idl").resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
