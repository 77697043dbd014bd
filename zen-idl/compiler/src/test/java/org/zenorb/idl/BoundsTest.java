package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.InterfaceDef;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Each bound from both sides: what is allowed works, one more is an error in plain words. */
class BoundsTest {

    @Test
    void shouldBoundParentheses() {
        assertEquals(
                ConstantValue.IntegerValue.of(1),
                Idl.of("const long A = " + "(".repeat(190) + "1" + ")".repeat(190) + ";")
                        .constant("A")
                        .value());
        assertSays(
                "nested deeper than 200 levels",
                "const long A = " + "(".repeat(100_000) + "1" + ")".repeat(100_000) + ";");
    }

    @Test
    void shouldBoundChainsOfOperators() {
        assertEquals(
                ConstantValue.IntegerValue.of(191),
                Idl.of("const long A = 1" + " + 1".repeat(190) + ";").constant("A").value());
        assertSays("nested deeper", "const long A = 1" + " + 1".repeat(100_000) + ";");
        assertSays("nested deeper", "const long A = " + "-".repeat(100_000) + "1;");
    }

    @Test
    void shouldBoundModulesAndTypes() {
        Idl.of(modules(190)).specification();
        assertSays("nested deeper", modules(100_000));
        Idl.of("typedef " + "sequence<".repeat(190) + "long" + ">".repeat(190) + " A;")
                .specification();
        assertSays("nested deeper", "typedef " + "sequence<".repeat(100_000) + "long;");
        assertSays("nested deeper", "struct A { ".repeat(10_000));
    }

    @Test
    void shouldBoundLineNumbers() {
        String lost = "\nLost a;";
        assertSays("test.idl:1000000000:1: error", "#line 1000000000" + lost);
        assertSays("#line wants a number", "#line 1000000001" + lost);
        assertSays("test.idl:1:1: error", "#line 0" + lost);
    }

    @Test
    void shouldBoundConditions() {
        assertSays(
                "nested deeper", "#if " + "(".repeat(10_000) + "1\n#endif\nstruct S { long a; };");
        assertSays(
                "nested deeper", "#if " + "!".repeat(10_000) + "1\n#endif\nstruct S { long a; };");
    }

    @Test
    void shouldBoundMacros() {
        StringBuilder text = new StringBuilder("#define M0 x x x x x x x x x x\n");
        for (int i = 1; i < 30; i++) {
            String before = " M" + (i - 1);
            text.append("#define M").append(i).append(before.repeat(10)).append('\n');
        }
        assertSays("macros make more than 4000000 tokens", text + "M29\n");
    }

    @Test
    void shouldBoundIncludes() {
        Map<String, String> files = new HashMap<>();
        for (int i = 0; i < 99; i++) {
            files.put("f" + i, "#include \"f" + (i + 1) + "\"\n");
        }
        files.put("f99", "struct S { long a; };");
        Idl.of(files, "f0", CompilerOptions.builder()).specification();
        files.put("f100", "struct S { long a; };");
        files.put("f99", "#include \"f100\"\n");
        Idl.of(files, "f0", CompilerOptions.builder()).specification();
        files.put("f101", "struct S { long a; };");
        files.put("f100", "#include \"f101\"\n");
        Idl tooDeep = Idl.of(files, "f0", CompilerOptions.builder());
        assertTrue(tooDeep.said().contains("nested deeper than 100"), tooDeep.said());
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void shouldEndWhereFilesIncludeThemselvesTwice() {
        String twice = "#include \"f\"\n#include \"f\"\n";
        Idl idl = Idl.of(Map.of("f", twice), "f", CompilerOptions.builder());
        assertEquals(1, idl.diagnostics().size(), idl.said());
        assertTrue(idl.said().contains("does f include itself?"), idl.said());
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void shouldBoundInclusions() {
        String ten = "#include \"b\"\n".repeat(10);
        Map<String, String> files = new HashMap<>();
        files.put("main", "#include \"f0\"\n".repeat(9) + "struct S { long a; };");
        for (int i = 0; i < 3; i++) {
            files.put("f" + i, ten.replace("b", "f" + (i + 1)));
        }
        files.put("f3", ten.replace("b", "leaf"));
        files.put("leaf", "");
        // 9 + 90 + 900 + 9000 + 90,000 files are one less than the bound.
        Idl.of(files, "main", CompilerOptions.builder()).specification();
        files.put("main", "#include \"leaf\"\n" + files.get("main"));
        Idl.of(files, "main", CompilerOptions.builder()).specification();
        files.put("main", "#include \"leaf\"\n" + files.get("main"));
        Idl tooMany = Idl.of(files, "main", CompilerOptions.builder());
        assertTrue(tooMany.said().contains("more than 100000 includes"), tooMany.said());
    }

    @Test
    void shouldRefuseFilesThatAreTooLong(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.idl");
        Files.writeString(file, "struct S { long a; };");
        CompilerOptions.Builder options =
                CompilerOptions.builder().file(file).output(folder.resolve("out"));

        assertTrue(Compiler.compile(options.maxFileBytes(21).build()).succeeded());
        CompilerResult refused = Compiler.compile(options.maxFileBytes(20).build());
        assertEquals(
                "cannot read " + file + ": it has 21 bytes, and the limit is 20 bytes",
                refused.diagnostics().get(0).message());
    }

    @Test
    void shouldTakeDeepInheritanceAndLongChainsOfTypes() {
        StringBuilder text = new StringBuilder("interface I0 { void f0(); };\n");
        for (int i = 1; i <= 1000; i++) {
            text.append("interface I" + i + " : I" + (i - 1) + " { void f" + i + "(); };\n");
        }
        text.append("typedef long T0;\n");
        for (int i = 1; i <= 5000; i++) {
            text.append("typedef T" + (i - 1) + " T" + i + ";\n");
            text.append(
                    "struct S"
                            + i
                            + " { T"
                            + i
                            + (i == 1 ? " a; };\n" : " a; S" + (i - 1) + " b; };\n"));
        }
        text.append("interface Last { void f(in S5000 a); };");
        Idl idl = Idl.of(text.toString());
        assertEquals(
                1000, idl.specification().ancestors(idl.get("I1000", InterfaceDef.class)).size());
    }

    private static String modules(int depth) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < depth; i++) {
            text.append("module M").append(i).append(" { ");
        }
        return text + "const long A = 1;" + " };".repeat(depth);
    }

    private static void assertSays(String part, String text) {
        String said = Idl.of(text).said();
        assertTrue(said.contains(part), said);
    }
}
