package org.zenorb.idltypes;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.zenorb.idl.Compiler;
import org.zenorb.idl.CompilerOptions;
import org.zenorb.idl.CompilerResult;

import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The IDL compiler's good files as classes, compiled against our own {@code org.omg}: each file's
 * definitions in packages of its own. Files with native types, whose Java is written by hand, are
 * left out, and those that Java cannot express. Thread: any.
 */
final class CorpusClasses {
    private static final Path CORPUS = Path.of("..", "zen-idl", "compiler", "src", "test", "idl");

    /** Right IDL that has no form in CORBA's Java; the compiler's own tests name the same. */
    private static final Set<String> NOT_IN_JAVA =
            Set.of("bitsets.idl", "maps.idl", "recursivebox.idl");

    private CorpusClasses() {}

    /** The helpers of all types that can be written. */
    static List<HelperFace> compile(Path folder) throws Exception {
        List<Path> sources = new ArrayList<>();
        for (Path each : good()) {
            if (!Files.readString(each).contains("native ")) {
                sources.addAll(generate(each, folder.resolve("sources")));
            }
        }
        Path classes = Files.createDirectories(folder.resolve("classes"));
        javac(sources, classes);
        ClassLoader loader =
                new URLClassLoader(
                        new URL[] {classes.toUri().toURL()}, CorpusClasses.class.getClassLoader());
        List<HelperFace> helpers = new ArrayList<>();
        for (Path each : sources) {
            String path = folder.resolve("sources").relativize(each).toString();
            if (path.endsWith("Helper.java")) {
                String name = path.substring(0, path.length() - 5).replace('/', '.');
                HelperFace helper = HelperFace.of(Class.forName(name, true, loader));
                if (travels(helper.type())) {
                    helpers.add(helper);
                }
            }
        }
        return helpers;
    }

    /** Local interfaces never do, nor what holds them. */
    private static boolean travels(TypeCode type) throws Exception {
        return !holdsLocal(type, new HashSet<>());
    }

    /** Whether it is a value type, without its boxes. */
    static boolean isValue(TypeCode type) {
        return type.kind() == TCKind.tk_value || type.kind() == TCKind.tk_event;
    }

    private static boolean holdsLocal(TypeCode type, Set<String> seen) throws Exception {
        if (type == null) {
            return false;
        }
        switch (type.kind().value()) {
            case TCKind._tk_local_interface:
                return true;
            case TCKind._tk_alias, TCKind._tk_sequence, TCKind._tk_array, TCKind._tk_value_box:
                return holdsLocal(type.content_type(), seen);
            case TCKind._tk_struct,
            TCKind._tk_union,
            TCKind._tk_except,
            TCKind._tk_value,
            TCKind._tk_event:
                if (seen.add(type.id())) {
                    for (int i = 0; i < type.member_count(); i++) {
                        if (holdsLocal(type.member_type(i), seen)) {
                            return true;
                        }
                    }
                    return isValue(type) && holdsLocal(type.concrete_base_type(), seen);
                }
                return false;
            default:
                return false;
        }
    }

    private static List<Path> good() throws Exception {
        try (Stream<Path> files = Files.list(CORPUS.resolve("good"))) {
            return files.filter(each -> each.toString().endsWith(".idl")).sorted().toList();
        }
    }

    private static List<Path> generate(Path idl, Path folder) throws Exception {
        String name = idl.getFileName().toString().toLowerCase(Locale.ROOT);
        CompilerResult result =
                Compiler.compile(
                        CompilerOptions.builder()
                                .file(idl)
                                .includePath(CORPUS.resolve("good"))
                                .includePath(CORPUS.resolve("good").resolve("include"))
                                .output(folder)
                                .packagePrefix("corpus." + name.substring(0, name.indexOf('.')))
                                .build());
        if (!result.succeeded()) {
            assertTrue(NOT_IN_JAVA.contains(name), () -> result.diagnostics().toString());
            return List.of();
        }
        return result.written();
    }

    private static void javac(List<Path> sources, Path classes) throws Exception {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
            List<String> options =
                    List.of(
                            "-proc:none",
                            "-nowarn",
                            "-d",
                            classes.toString(),
                            "-cp",
                            System.getProperty("java.class.path"));
            boolean fine =
                    javac.getTask(
                                    said,
                                    files,
                                    null,
                                    options,
                                    null,
                                    files.getJavaFileObjectsFromPaths(sources))
                            .call();
            assertTrue(fine, said::toString);
        }
    }
}
