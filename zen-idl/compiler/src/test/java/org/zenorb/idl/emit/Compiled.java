package org.zenorb.idl.emit;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Generated files, compiled in memory with all lint as errors, and loaded. */
public final class Compiled extends ClassLoader {

    private final Map<String, byte[]> classes;

    private Compiled(Map<String, byte[]> classes) {
        super(Compiled.class.getClassLoader());
        this.classes = classes;
    }

    /**
     * Against GlassFish's org.omg.
     *
     * @throws AssertionError with javac's words, if javac finds anything
     */
    static Compiled of(List<GeneratedFile> files, GeneratedFile... more) {
        return against(glassFish(), List.of(), files, more);
    }

    /** GlassFish's org.omg and the one type of the mapping's that it lacks. */
    public static List<File> glassFish() {
        return List.of(home(org.omg.CORBA.ORB.class), home(org.omg.CORBA.LocalInterface.class));
    }

    /** JacORB's org.omg, which the build has copied. */
    public static List<File> jacOrb() {
        return List.of(new File("target/peers/jacorb-omgapi.jar"));
    }

    /**
     * @param options of javac, more than {@code -Xlint:all -Werror}
     * @throws AssertionError with javac's words, if javac finds anything
     */
    public static Compiled against(
            List<File> classPath,
            List<String> options,
            List<GeneratedFile> files,
            GeneratedFile... more) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Map<String, ByteArrayOutputStream> output = new HashMap<>();
        List<JavaFileObject> sources = new ArrayList<>();
        files.forEach(file -> sources.add(source(file)));
        for (GeneratedFile file : more) {
            sources.add(source(file));
        }
        List<String> all = new ArrayList<>(List.of("-Xlint:all", "-Werror", "-proc:none"));
        all.addAll(options);
        StandardJavaFileManager standard =
                javac.getStandardFileManager(diagnostics, Locale.ROOT, null);
        try {
            standard.setLocation(StandardLocation.CLASS_PATH, classPath);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        InMemory inMemory = new InMemory(standard, output);
        boolean fine = javac.getTask(null, inMemory, diagnostics, all, null, sources).call();
        if (!fine || !diagnostics.getDiagnostics().isEmpty()) {
            StringBuilder text = new StringBuilder();
            diagnostics.getDiagnostics().forEach(each -> text.append(each).append('\n'));
            throw new AssertionError(text.toString());
        }
        Map<String, byte[]> classes = new HashMap<>();
        output.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return new Compiled(classes);
    }

    private static File home(Class<?> type) {
        return new File(type.getProtectionDomain().getCodeSource().getLocation().getPath());
    }

    private static JavaFileObject source(GeneratedFile file) {
        return new SimpleJavaFileObject(
                URI.create("mem:///" + file.relativePath()), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return file.text();
            }
        };
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {

        private final Map<String, ByteArrayOutputStream> output;

        InMemory(JavaFileManager standard, Map<String, ByteArrayOutputStream> output) {
            super(standard);
            this.output = output;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            output.put(name, bytes);
            return new SimpleJavaFileObject(
                    URI.create("mem:///" + name.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return bytes;
                }
            };
        }
    }
}
