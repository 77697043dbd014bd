package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zenorb.idl.Compiler;
import org.zenorb.idl.CompilerOptions;
import org.zenorb.idl.CompilerResult;
import org.zenorb.idl.diagnostics.Diagnostic;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * IDL at file scope gives Java in no package; idlj and JacORB write {@code import T;} then, which
 * javac refuses.
 */
class UnnamedPackageTest {

    @TempDir Path folder;

    @Test
    void shouldWarnAtTheDefinitionAndNameTheRemedy() throws IOException {
        List<Diagnostic> found =
                compile(
                        "struct T { long x; };\nmodule M {\n  struct U { T v; };\n"
                                + "  struct W { T v; };\n};\n",
                        "");
        assertEquals(1, found.size());
        assertEquals(1, found.get(0).position().line());
        assertEquals(8, found.get(0).position().column());
        assertEquals(
                "T stands at file scope: its Java class is in no package, where classes in packages"
                        + " cannot use it, such as M.U; --package gives it one",
                found.get(0).message());
        assertTrue(!found.get(0).isError());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "interface T {}; module M { interface I : T {}; };",
                "interface T { struct S { T v; }; };",
                "exception T {}; module M { interface I { void f() raises (T); }; };",
                "typedef long T; module M { typedef sequence<T> U; };",
                "enum T { a }; module M { const T c = a; };",
                "enum T { a }; module M { union U switch (T) { case a: long b; }; };",
                "struct T { long x; }; module M { exception E { T v[2]; }; };",
                "struct T { long x; }; module M { interface I { void f(in T v); }; };",
                "struct T { long x; }; module M { interface I { readonly attribute T v; }; };"
            })
    void shouldFindEveryUse(String idl) throws IOException {
        assertEquals(1, compile(idl, "").size());
        assertEquals(List.of(), compile(idl, "com.example"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "struct T { long x; }; struct U { T v; }; interface I { void f(in T v); };",
                "interface I { struct S { long x; }; void f(in S v); };",
                "interface I { enum E { a }; const E c = a; };",
                "module M { struct T { long x; }; struct U { T v; }; };"
            })
    void shouldBeSilentWhereTheJavaCompiles(String idl) throws IOException {
        assertEquals(List.of(), compile(idl, ""));
    }

    private List<Diagnostic> compile(String idl, String prefix) throws IOException {
        Path file = Files.writeString(folder.resolve("t.idl"), idl);
        CompilerResult result =
                Compiler.compile(
                        CompilerOptions.builder()
                                .file(file)
                                .output(folder.resolve("out" + prefix))
                                .packagePrefix(prefix)
                                .build());
        assertTrue(result.succeeded(), result.diagnostics().toString());
        return new ArrayList<>(result.diagnostics());
    }
}
