package org.zenorb.interop.anywhere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.omg.CORBA.ORB;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

/** {@code ORB.init}, a POA and a call, however the program was started. */
@Timeout(120)
final class OrbAnywhereTest {
    private static final int LIMIT_S = 60;
    private static final List<String> ZEN = List.of("zen-core", "zen-poa", "rtsj-adapter");

    @TempDir private Path folder;

    private static Stream<Path> classPath() {
        String[] entries = System.getProperty("java.class.path").split(File.pathSeparator);
        return Stream.of(entries).map(Path::of);
    }

    private static String path(Stream<Path> entries) {
        return String.join(File.pathSeparator, entries.map(Path::toString).toList());
    }

    private static String zenModules() {
        return path(classPath().filter(each -> ZEN.stream().anyMatch(each.toString()::contains)));
    }

    /** Runs Java with these arguments; gives what it printed. */
    private String java(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(arguments));
        Path output = folder.resolve("output.txt");
        Process process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
        boolean ended = process.waitFor(LIMIT_S, TimeUnit.SECONDS);
        process.destroyForcibly();
        String said = Files.readString(output);
        assertTrue(ended, said);
        assertEquals(0, process.exitValue(), said);
        return said;
    }

    /** This application as a module that requires org.zenorb.core and nothing else. */
    private Path applicationModule() throws IOException {
        Path module = Files.createDirectories(folder.resolve("trial"));
        for (String name : List.of("interop", "org/zenorb/interop/anywhere")) {
            for (Path root : classPath().filter(Files::isDirectory).toList()) {
                copy(root, root.resolve(name), module);
            }
        }
        Path descriptor = folder.resolve("module-info.java");
        Files.writeString(descriptor, "module trial { requires org.zenorb.core; }");
        int status =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-p",
                                zenModules(),
                                "-d",
                                module.toString(),
                                descriptor.toString());
        assertEquals(0, status);
        return module;
    }

    private static void copy(Path root, Path from, Path to) throws IOException {
        if (!Files.isDirectory(from)) {
            return;
        }
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
                Path target = to.resolve(root.relativize(file).toString());
                if (file.getFileName().toString().endsWith("Test.class")) {
                    continue;
                }
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    @Test
    void shouldServeAndCallOnTheModulePath() throws Exception {
        String said =
                java(
                        "--enable-native-access=org.zenorb.core,org.zenorb.rtsj",
                        "-p",
                        zenModules() + File.pathSeparator + applicationModule(),
                        "-m",
                        "trial/" + Application.class.getName());
        assertAnswers("module org.zenorb.core, module org.zenorb.core", said);
    }

    @Test
    void shouldServeAndCallOnTheClassPath() throws Exception {
        String said =
                java(
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        path(classPath()),
                        Application.class.getName());
        String unnamed = "unnamed module @\\p{XDigit}+";
        assertAnswers(unnamed + ", " + unnamed, said);
    }

    /** The two answers and the modules, and no warning of Java about native access. */
    private static void assertAnswers(String modules, String said) {
        List<String> lines = said.lines().toList();
        assertTrue(lines.contains("over there"), said);
        assertTrue(lines.contains("here"), said);
        assertTrue(lines.getLast().matches(modules), said);
        assertFalse(said.contains("WARNING: "), said);
    }

    /** As a container loads an application: its own classes first, or nobody else's. */
    private static final class ContainerLoader extends URLClassLoader {
        static {
            registerAsParallelCapable();
        }

        ContainerLoader(ClassLoader parent) throws IOException {
            super(urls(), parent);
        }

        private static URL[] urls() throws IOException {
            List<URL> urls = new ArrayList<>();
            for (Path each : classPath().toList()) {
                urls.add(each.toUri().toURL());
            }
            return urls.toArray(URL[]::new);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                if (loaded != null) {
                    return loaded;
                }
                try {
                    return findClass(name);
                } catch (ClassNotFoundException notOurs) {
                    return super.loadClass(name, resolve);
                }
            }
        }
    }

    /** The application inside a container, reached by reflection: its classes are not ours. */
    private static final class Contained implements AutoCloseable {
        private final Class<?> type;
        private final Object application;

        Contained(ClassLoader container) throws ReflectiveOperationException {
            type = container.loadClass(Application.class.getName());
            assertNotSame(Application.class, type);
            application = type.getConstructor().newInstance();
        }

        String call(String method, String argument) throws ReflectiveOperationException {
            return (String) type.getMethod(method, String.class).invoke(application, argument);
        }

        @Override
        public void close() throws ReflectiveOperationException {
            type.getMethod("close").invoke(application);
        }
    }

    private static void assertContainersCallEachOther(
            ClassLoader one, ClassLoader other, ClassLoader context) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(context);
        try (Contained server = new Contained(one);
                Contained client = new Contained(other)) {
            String reference = server.call("serve", "contained");
            assertEquals("contained", client.call("call", reference));
            assertEquals("contained", server.call("call", reference));
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void shouldServeAndCallInContainersThatSeeNothingElse() throws Exception {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (ContainerLoader one = new ContainerLoader(platform);
                ContainerLoader other = new ContainerLoader(platform)) {
            assertContainersCallEachOther(one, other, platform);
        }
    }

    @Test
    void shouldServeAndCallInContainersOverAnotherCopyOfZen() throws Exception {
        ClassLoader outer = OrbAnywhereTest.class.getClassLoader();
        try (ContainerLoader one = new ContainerLoader(outer);
                ContainerLoader other = new ContainerLoader(outer)) {
            assertContainersCallEachOther(one, other, outer);
            assertContainersCallEachOther(one, other, other);
        }
    }

    @Test
    void shouldServeAndCallWithoutAContextClassLoader() throws Exception {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (ContainerLoader one = new ContainerLoader(platform);
                ContainerLoader other = new ContainerLoader(platform)) {
            assertContainersCallEachOther(one, other, null);
        }
    }

    @Test
    void shouldMakeALightSingleton() throws Exception {
        Path log = folder.resolve("classes.txt");
        String said =
                java(
                        "-Xlog:class+load=info:file=" + log,
                        "-cp",
                        path(classPath()),
                        LightProgram.class.getName());
        assertEquals("done", said.strip());
        List<String> loaded = Files.readAllLines(log);
        assertTrue(loaded.stream().anyMatch(line -> line.contains("org.zenorb.orb.OrbSingleton")));
        // Some classes of jdk.internal.foreign.abi come with every virtual machine; a linker does
        // not.
        String heavy =
                ".* (javax\\.realtime|org\\.zenorb\\.(realtime|poa|lane|transport|session|giop"
                        + "|invoke|serve|rt)|jdk\\.internal\\.foreign\\.abi\\.AbstractLinker).*";
        assertEquals(List.of(), loaded.stream().filter(line -> line.matches(heavy)).toList());
    }

    @Test
    void shouldTakeZensOrbByItsName() throws Exception {
        String[] args = {"-ORBClass", "org.zenorb.orb.Orb", "-ORBid", "mine"};
        String[] oneWord = {"-ORBClass=org.zenorb.orb.Orb"};
        Properties props = new Properties();
        props.setProperty("org.omg.CORBA.ORBClass", "org.zenorb.orb.Orb");
        List<ORB> orbs =
                List.of(
                        ORB.init(args, null),
                        ORB.init(oneWord, null),
                        ORB.init(new String[0], props));
        for (ORB orb : orbs) {
            assertEquals("org.zenorb.orb.Orb", orb.getClass().getName());
            orb.destroy();
        }
    }
}
