package org.zenorb.idl.emit;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.OutputStream;
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
final class Compiled extends ClassLoader {

    private final Map<String, byte[]> classes;

    private Compiled(Map<String, byte[]> classes) {
        super(Compiled.class.getClassLoader());
        this.classes = classes;
    }

    /**
     * @throws AssertionError with javac's words and the sources concerned, if javac finds anything
     */
    static Compiled of(List<GeneratedFile> files, GeneratedFile... more) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Map<String, ByteArrayOutputStream> output = new HashMap<>();
        List<JavaFileObject> sources = new ArrayList<>();
        files.forEach(file -> sources.add(source(file)));
        for (GeneratedFile file : more) {
            sources.add(source(file));
        }
        StandardJavaFileManager standard =
                javac.getStandardFileManager(diagnostics, Locale.ROOT, null);
        try {
            standard.setLocation(
                    StandardLocation.CLASS_PATH,
                    List.of(
                            home(org.omg.CORBA.ORB.class),
                            home(org.omg.CORBA.LocalInterface.class)));
        } catch (java.io.IOException e) {
            throw new AssertionError(e);
        }
        boolean fine =
                javac.getTask(
                                null,
                                new InMemory(standard, output),
                                diagnostics,
                                List.of("-Xlint:all", "-Werror", "-proc:none"),
                                null,
                                sources)
                        .call();
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
