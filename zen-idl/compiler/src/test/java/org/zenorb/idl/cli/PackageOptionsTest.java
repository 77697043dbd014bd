package org.zenorb.idl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where Java files come to stand; what idlj 4.2.4 and JacORB 3.9 do was seen by running them. */
class PackageOptionsTest {

    private static final String IDL =
            """
            struct Loose { long x; };
            interface Face { struct Nest { long x; }; };
            module A {
              struct S { long x; };
              module B { struct T { long x; }; module C { struct V { long x; }; }; };
            };
            """;

    @TempDir Path folder;

    @ParameterizedTest
    @CsvSource({
        "'', Loose FacePackage/Nest A/S A/B/T A/B/C/V",
        "--package p.q, p/q/Loose p/q/FacePackage/Nest p/q/A/S p/q/A/B/T p/q/A/B/C/V",
        "--module-package A=p.q, Loose FacePackage/Nest p/q/A/S p/q/A/B/T p/q/A/B/C/V",
        "--package z --module-package A=p, z/Loose z/FacePackage/Nest p/A/S p/A/B/T p/A/B/C/V",
        "--package-name A=p.q, Loose FacePackage/Nest p/q/S p/q/B/T p/q/B/C/V",
        "--package z --package-name A::B=p, z/Loose z/FacePackage/Nest z/A/S p/T p/C/V",
        "--package-name ::A::B=p, Loose FacePackage/Nest A/S p/T p/C/V",
        "-pkgPrefix A p.q, Loose FacePackage/Nest p/q/A/S p/q/A/B/T p/q/A/B/C/V",
        "-pkgPrefix Loose p -pkgPrefix Face q, p/Loose q/FacePackage/Nest A/S A/B/T A/B/C/V",
        "-pkgTranslate A x.y, Loose FacePackage/Nest x/y/S x/y/B/T x/y/B/C/V",
        "-pkgTranslate A.B x.y, Loose FacePackage/Nest A/S x/y/T x/y/C/V",
        "-pkgTranslate A x -pkgTranslate A.B y, Loose FacePackage/Nest x/S y/T y/C/V",
        "-pkgTranslate B x, Loose FacePackage/Nest A/S A/B/T A/B/C/V",
        "-pkgPrefix A p -pkgTranslate p.A x, Loose FacePackage/Nest x/S x/B/T x/B/C/V",
        "-pkgPrefix A p -pkgTranslate A x, Loose FacePackage/Nest p/A/S p/A/B/T p/A/B/C/V",
        "-i2jpackage A:p.q, Loose FacePackage/Nest p/q/S p/q/B/T p/q/B/C/V",
        "-i2jpackage B:p.q, Loose FacePackage/Nest A/S A/p/q/T A/p/q/C/V",
        "--package z -i2jpackage A:p, z/Loose z/FacePackage/Nest p/S p/B/T p/B/C/V"
    })
    void shouldPutJavaWhereTheOptionsSay(String options, String expected) throws IOException {
        Path file = Files.writeString(folder.resolve("p.idl"), IDL);
        List<String> args = new ArrayList<>();
        if (!options.isEmpty()) {
            args.addAll(List.of(options.split(" ")));
        }
        args.addAll(List.of("--list-outputs", "-d", "/out", file.toString()));
        StringWriter out = new StringWriter();
        int status =
                ZenIdl.commandLine()
                        .setOut(new PrintWriter(out))
                        .execute(args.toArray(new String[0]));

        assertEquals(0, status);
        List<String> found = new ArrayList<>();
        for (String each : out.toString().lines().toList()) {
            if (each.matches("(.*/)?(Loose|Nest|S|T|V)\\.java")) {
                found.add(each.substring("/out/".length(), each.length() - ".java".length()));
            }
        }
        assertEquals(expected, String.join(" ", found));
    }

    @Test
    void shouldKeepTheOmgsModulesWhereTheyBelong() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("p.idl"),
                        """
                        module Security { struct Badge {long x;}; };
                        #pragma prefix "omg.org"
                        module CORBA { struct S {long x;}; };
                        module IOP { struct S {long x;}; };
                        """);
        StringWriter out = new StringWriter();
        ZenIdl.commandLine()
                .setOut(new PrintWriter(out))
                .execute("--package", "p", "-d", "/out", "--list-outputs", file.toString());

        List<String> files = out.toString().lines().toList();
        assertTrue(files.contains("/out/org/omg/CORBA/S.java"), out.toString());
        assertTrue(files.contains("/out/org/omg/IOP/S.java"), out.toString());
        // Only the name is the OMG's, not the prefix.
        assertTrue(files.contains("/out/p/Security/Badge.java"), out.toString());
    }
}
