package org.zenorb.jperf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles one source file with all warnings as errors and loads its class, without any file. */
final class InMemoryCompiler extends ClassLoader {
    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    private InMemoryCompiler() {
        super(InMemoryCompiler.class.getClassLoader());
    }

    static Class<?> load(String className, String source, int release) throws Exception {
        InMemoryCompiler loader = new InMemoryCompiler();
        loader.compile(className, source, release);
        return loader.loadClass(className);
    }

    private void compile(String className, String source, int release) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (JavaFileManager files =
                new Memory(compiler.getStandardFileManager(null, null, null))) {
            // "options" is javac's remark that release 8 is old.
            List<String> options =
                    List.of("-Xlint:all,-options", "-Werror", "--release", "" + release);
            boolean good =
                    compiler.getTask(
                                    messages,
                                    files,
                                    null,
                                    options,
                                    null,
                                    List.of(new Source(className, source)))
                            .call();
            if (!good) {
                String start = source.substring(0, Math.min(source.length(), 8000));
                throw new AssertionError(messages + "\n" + start);
            }
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        ByteArrayOutputStream bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String className, String text) {
            super(URI.create("mem:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        Memory(JavaFileManager next) {
            super(next);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location,
                String className,
                JavaFileObject.Kind kind,
                javax.tools.FileObject sibling) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            classes.put(className, bytes);
            return new SimpleJavaFileObject(URI.create("mem:///" + className), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return bytes;
                }
            };
        }
    }
}
