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

        assertEquals(
                "1 error in the IDL: " + file + ":[2,3] Nowhere is not declared",
                failed.getMessage());
        assertEquals(
                List.of(
                        "error "
                                + file
                                + ":[2,3] Nowhere is not declared\n"
                                + "      Nowhere x;\n      ^~~~~~~"),
                log);
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void shouldPointAtFurtherPlacesInTheSameForm() throws Exception {
        write("base.idl", "module B {\n  typedef Nowhere T;\n};");
        Path file =
                write("main.idl", "#include \"base.idl\"\nstruct A { long x; };\nenum A { E };");
        GenerateMojo goal = goal();
        goal.includes = List.of("main.idl");
        MojoFailureException failed = assertThrows(MojoFailureException.class, goal::execute);

        assertTrue(failed.getMessage().startsWith("2 errors in the IDL, first: "));
        assertTrue(log.get(0).endsWith("\n" + file + ":[1,10] note: included from here"), "" + log);
        assertTrue(log.get(1).startsWith("error " + file + ":[3,6] "), "" + log);
        assertTrue(log.get(1).contains("\n" + file + ":[2,8] note: "), "" + log);
    }

    @Test
    void shouldTakeAwayTheJavaOfTheLastIdlFile() throws Exception {
        Path only = write("a.idl", "module M { struct A { long x; }; };");
        goal().execute();
        Files.delete(only);
        log.clear();
        goal().execute();
        assertFalse(Files.exists(out("M")));
        assertTrue(log.get(0).endsWith(", 3 deleted"), "" + log);
        log.clear();
        goal().execute();
        assertTrue(log.get(0).endsWith("idl"), "" + log);
    }

    @Test
    void shouldCompileAnewWhenOptionsChange() throws Exception {
        write("a.idl", "module M { struct A { long x; }; };");
        goal().execute();
        GenerateMojo other = goal();
        other.packageNames = List.of("M = com.example");
        other.header = write("licence.txt", "All rights to all").toFile();
        other.execute();
        assertFalse(Files.exists(out("M")));
        assertTrue(Files.readString(out("com/example/A.java")).startsWith("/*\n * All rights"));

        Files.writeString(other.header.toPath(), "No rights");
        other.execute();
        assertTrue(Files.readString(out("com/example/A.java")).startsWith("/*\n * No rights"));
    }

    @Test
    void shouldSayWhichParameterIsWrong() throws IOException {
        write("a.idl", "struct A { long x; };");
        GenerateMojo goal = goal();
        goal.packageNames = List.of("M");
        assertEquals(
                "zen-idl: <packageNames> wants MODULE=PACKAGE, not 'M'",
                assertThrows(MojoExecutionException.class, goal::execute).getMessage());
        goal.packageNames = List.of();
        goal.packagePrefix = "com.1";
        assertEquals(
                "zen-idl: 'com.1' is not a Java package",
                assertThrows(MojoExecutionException.class, goal::execute).getMessage());
    }

    @Test
    void shouldPublishItsIdlWhenTold() throws Exception {
        write("a.idl", "struct A { long x; };");
        GenerateMojo goal = goal();
        goal.publish = true;
        write("sub/deep/b.idl", "struct B { long x; };");
        goal.buildDirectory = folder.resolve("build").toFile();
        goal.execute();
        Path published = folder.resolve("build/generated-resources/idl-default");
        assertEquals(published.toString(), goal.project.getResources().get(0).getDirectory());
        assertEquals(
                "struct B { long x; };",
                Files.readString(published.resolve("META-INF/idl/sub/deep/b.idl")));

        Files.delete(folder.resolve("idl/sub/deep/b.idl"));
        Files.delete(folder.resolve("idl/sub/deep"));
        write("a.idl", "struct A { short x; };");
        goal.execute();
        assertFalse(Files.exists(published.resolve("META-INF/idl/sub/deep")));
        assertEquals(
                "struct A { short x; };",
                Files.readString(published.resolve("META-INF/idl/a.idl")));
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
