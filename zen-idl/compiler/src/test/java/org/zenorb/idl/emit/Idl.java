package org.zenorb.idl.emit;

import org.zenorb.idl.Compiler;
import org.zenorb.idl.CompilerOptions;
import org.zenorb.idl.CompilerResult;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The whole compiler, for tests of what comes out of it. */
final class Idl {

    private Idl() {}

    /** The Java of a file among the test resources. */
    static List<GeneratedFile> compile(String resource, Path folder, boolean all) {
        return compile(resource, folder, CompilerOptions.builder().all(all));
    }

    static List<GeneratedFile> compile(
            String resource, Path folder, CompilerOptions.Builder options) {
        try {
            CompilerResult result =
                    Compiler.compile(options.file(resource(resource)).output(folder).build());
            if (!result.succeeded()) {
                throw new AssertionError(result.diagnostics().toString());
            }
            List<GeneratedFile> files = new ArrayList<>();
            for (Path each : result.written()) {
                String path = folder.relativize(each).toString().replace('\\', '/');
                files.add(new GeneratedFile(path, Files.readString(each)));
            }
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A Java file among the test resources, as if it had been generated. */
    static GeneratedFile java(String resource, String path) {
        try {
            return new GeneratedFile(
                    path, Files.readString(resource(resource), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Path resource(String name) {
        try {
            return Path.of(Idl.class.getResource("/emit/" + name).toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
