package org.zenorb.idl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import picocli.CommandLine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

class CommandTest {

    @TempDir Path folder;

    private final StringWriter said = new StringWriter();

    @Test
    void shouldCompileWithTheOptionsOfThePlainCommand() throws IOException {
        write("inc/base.idl", "module Base { struct B { long a; }; };");
        Path main =
                write(
                        "main.idl",
                        "#include <base.idl>\n"
                                + "#if SIZE == 3 && !defined(GONE)\n"
                                + "module Top { interface I { Base::B f(); }; };\n"
                                + "#endif\n");
        int status =
                run(
                        "-I" + folder.resolve("inc"),
                        "-DSIZE=3",
                        "-D",
                        "GONE",
                        "-UGONE",
                        "--package",
                        "com.example",
                        "--module-package",
                        "Base=org.base",
                        "--no-tie",
                        "--ami",
                        "-d",
                        folder.resolve("out").toString(),
                        main.toString());

        assertEquals("", said.toString());
        assertEquals(0, status);
        assertTrue(Files.exists(out("com/example/Top/I.java")));
        assertTrue(Files.exists(out("com/example/Top/AMI_IHandler.java")));
        assertTrue(Files.exists(out("com/example/Top/IPOA.java")));
        assertFalse(Files.exists(out("com/example/Top/IPOATie.java")));
        assertFalse(Files.exists(out("org/base/Base/B.java")));
        assertTrue(
                Files.readString(out("com/example/Top/IOperations.java"))
                        .contains("org.base.Base.B"));
    }

    @Test
    void shouldEndWithOneAndWriteNothingOnErrors() throws IOException {
        Path good = write("good.idl", "struct S { long a; };");
        Path bad = write("bad.idl", "struct T { longg a; };");
        int status = run("-d", folder.resolve("out").toString(), good.toString(), bad.toString());

        assertEquals(1, status);
        assertEquals(
                bad
                        + ":1:12: error: longg is not declared\n"
                        + "    struct T { longg a; };\n"
                        + "               ^~~~~\n"
                        + "1 error\n",
                said.toString());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void shouldTreatWarningsAsTold() throws IOException {
        Path file = write("w.idl", "struct S { long a; };;");
        String out = folder.resolve("out").toString();

        assertEquals(0, run("-d", out, "--warnings", "none", file.toString()));
        assertEquals("", said.toString());
        assertEquals(0, run("-d", out, file.toString()));
        assertTrue(said.toString().contains("warning: this ';' is too much"));
        assertEquals(1, run("-d", out, "--warnings=error", file.toString()));
        assertTrue(said.toString().contains("error: this ';' is too much"));
    }

    @Test
    void shouldReportWhatJavaCannotExpressAtItsPlace() throws IOException {
        Path file = write("l.idl", "struct S {\n  long double a;\n};");

        assertEquals(1, run("-d", folder.resolve("out").toString(), file.toString()));
        assertTrue(said.toString().startsWith(file + ":2:15: error: long double"), said.toString());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void shouldSayInOneLineWhatIsWrongAndEndWithTwo() {
        for (String wrong :
                new String[] {
                    "",
                    "--nonsense x.idl",
                    "--model xml x.idl",
                    "--depend --list-outputs x.idl",
                    "--depend-phony x.idl",
                    "--depend-target t x.idl",
                    "--model json --depend-file d x.idl",
                    "-i2jpackage M x.idl",
                    "-pkgPrefix M",
                    "-pkgTranslate org.omg.CORBA x y.idl",
                    "--package com.1x x.idl",
                    "--package-name A:B=x x.idl",
                    "--module-package A::B=x x.idl",
                    "--header nowhere.txt x.idl",
                    "--warnings some x.idl"
                }) {
            assertEquals(2, run(wrong.isEmpty() ? new String[0] : wrong.split(" ")), wrong);
            assertEquals(1, said.toString().lines().count(), said.toString());
            assertTrue(said.toString().startsWith("zen-idl: "), said.toString());
        }
        assertEquals(1, run(folder.resolve("nowhere.idl").toString()));
        assertTrue(said.toString().contains("there is no such file"));
    }

    @Test
    void shouldPrintWhatTheParserWouldSee() throws IOException {
        write("base.idl", "#pragma prefix \"b.org\"\nstruct B { long a; };\n");
        Path file =
                write(
                        "p.idl",
                        "#include \"base.idl\"\n#define F(n) long n;\n"
                                + "#if 0\nno\n#endif\nstruct S {\n  F(x)\n};\n");
        StringWriter out = new StringWriter();
        int status =
                new CommandLine(new ZenIdl())
                        .setOut(new PrintWriter(out))
                        .execute("-E", file.toString());

        assertEquals(0, status);
        assertEquals(
                "# 1 \"BASE\"\n#pragma prefix \"b.org\"\nstruct B { long a; };\n"
                        + "# 6 \"MAIN\"\nstruct S {\nlong x;\n};\n",
                out.toString()
                        .replace(folder.resolve("base.idl").toString(), "BASE")
                        .replace(file.toString(), "MAIN"));
    }

    @Test
    void shouldExplainItself() {
        StringWriter help = new StringWriter();
        int status = ZenIdl.commandLine().setOut(new PrintWriter(help)).execute("--help");

        assertEquals(0, status);
        for (String option :
                new String[] {
                    "-I",
                    "-D",
                    "-U",
                    "--output",
                    "--package",
                    "--module-package",
                    "--all",
                    "--no-skeleton",
                    "--no-tie",
                    "--warnings",
                    "--header=FILE",
                    "--package-name=MODULE=PACKAGE",
                    "-pkgPrefix MODULE PREFIX",
                    "-i2jpackage MODULE:PACKAGE",
                    "--model=json",
                    "--list-outputs",
                    "--depend-file=FILE",
                    "Exit status:",
                    "Examples:"
                }) {
            assertTrue(help.toString().contains(option), option);
        }
        assertTrue(help.toString().lines().allMatch(line -> line.length() <= 80));
        assertTrue(help.toString().startsWith("usage: zen-idl [OPTION]... FILE..."));
    }

    @Test
    void shouldNameEveryOptionInTheReadme() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        for (CommandLine.Model.OptionSpec each : ZenIdl.commandLine().getCommandSpec().options()) {
            assertTrue(readme.contains("`" + each.longestName()), each.longestName());
        }
    }

    @Test
    void shouldDoNothingInABuildWhenNothingChanged() throws IOException {
        Path included = write("base.idl", "struct B { long a; };");
        Path main = write("main.idl", "#include \"base.idl\"\nstruct M { B b2; };\n");
        String[] args = {"-d", folder.resolve("out").toString(), main.toString()};

        BuildStep.main(args);
        FileTime first = touch(out("M.java"));
        BuildStep.main(args);
        assertEquals(first, Files.getLastModifiedTime(out("M.java")));

        Files.writeString(included, "struct B { long a; string c; };");
        Files.writeString(main, "#include \"base.idl\"\nstruct N { B b2; };\n");
        BuildStep.main(args);
        assertTrue(Files.exists(out("N.java")));
        assertFalse(Files.exists(out("M.java")), "what nobody makes any more goes away");

        Files.delete(out("NHelper.java"));
        BuildStep.main(args);
        assertTrue(Files.exists(out("NHelper.java")), "what is missing comes back");

        Files.writeString(included, "struct B { long a; strin c; };");
        IllegalStateException failed =
                assertThrows(IllegalStateException.class, () -> BuildStep.main(args));
        assertEquals("zen-idl: 1 error in the IDL, see above", failed.getMessage());
        assertTrue(Files.exists(out("N.java")), "errors leave the output as it was");
        assertThrows(IllegalStateException.class, () -> BuildStep.main(args));
    }

    @Test
    void shouldKnowItsLastRunWhenTheListOfFilesChanges() throws IOException {
        String first = write("a.idl", "module M { struct A { long x; }; };").toString();
        String second = write("b.idl", "module M { struct B { long x; }; };").toString();
        String out = folder.resolve("out").toString();

        BuildStep.main(new String[] {"-d", out, first, second});
        FileTime before = touch(out("M/A.java"));
        BuildStep.main(new String[] {"-d", out, first});
        assertFalse(Files.exists(out("M/B.java")));
        assertEquals(before, Files.getLastModifiedTime(out("M/A.java")));

        BuildStep.main(new String[] {"-d", out, "--package", "p", first});
        assertFalse(Files.exists(out("M")), "folders that become empty go away too");
        assertTrue(Files.exists(out("p/M/A.java")));
    }

    @Test
    void shouldLeaveAloneWhatAnotherStepMakesNow() throws IOException {
        Path first = write("a.idl", "module M { struct A { long x; }; };");
        Path second = write("b.idl", "module M { struct B { long x; }; };");
        String[] one = {"-d", folder.resolve("out").toString(), "--build", "one", "" + first};
        String[] two = {"-d", folder.resolve("out").toString(), "--build", "two", "" + second};
        BuildStep.main(one);
        BuildStep.main(two);
        assertTrue(Files.exists(out("M/A.java")));

        Files.writeString(first, "module M { struct A { long x; }; struct B { long x; }; };");
        Files.writeString(second, "module M { struct C { long x; }; };");
        BuildStep.main(one);
        BuildStep.main(two);
        assertTrue(Files.exists(out("M/B.java")), "it moved from two to one");
        assertTrue(Files.exists(out("M/C.java")));
    }

    @Test
    void shouldNoticeAFileThatAnIncludeFindsFirstNow() throws IOException {
        write("far/base.idl", "typedef long Base;");
        write("near/other.idl", "");
        Path main = write("main.idl", "#include <base.idl>\nstruct M { Base b; };");
        String[] args = {
            "-d",
            folder.resolve("out").toString(),
            "-I" + folder.resolve("near"),
            "-I" + folder.resolve("far"),
            main.toString()
        };
        BuildStep.main(args);
        assertTrue(Files.readString(out("M.java")).contains("int b"));

        write("near/base.idl", "typedef double Base;");
        BuildStep.main(args);
        assertTrue(Files.readString(out("M.java")).contains("double b"));
    }

    @Test
    void shouldSayInOneLineWhatIsWrongWithABuildStep() {
        IllegalArgumentException failed =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> BuildStep.main(new String[] {"--nonsense"}));
        assertEquals(1, failed.getMessage().lines().count());
    }

    private FileTime touch(Path file) throws IOException {
        FileTime longAgo = FileTime.fromMillis(1_000_000_000);
        Files.setLastModifiedTime(file, longAgo);
        return longAgo;
    }

    private Path out(String path) {
        return folder.resolve("out").resolve(path);
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private int run(String... args) {
        said.getBuffer().setLength(0);
        return ZenIdl.commandLine().setErr(new PrintWriter(said)).execute(args);
    }
}
