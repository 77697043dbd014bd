package org.zenorb.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

/**
 * A compiler of IDL, and the program of portable.idl with its output as class files, compiled
 * against the {@code org.omg} that belongs to it and nothing else.
 *
 * <p>Thread: one.
 */
enum Compiler {
    ZEN,
    JACORB,
    IDLJ,
    /** idlj's skeletons from before the POA: {@code -oldImplBase}. */
    IDLJ_OLD;

    private static final Path PEER = Path.of("src", "peer");
    private static final Path IDL = PEER.resolve("idl/portable.idl");
    private static final Path BUILDS = Path.of("target", "builds");

    private boolean built;

    /** Folders and jars of ZEN, of this reactor. */
    static String zen() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(each -> each.matches(".*(zen-core|zen-poa|rtsj-adapter).*"))
                .reduce((a, b) -> a + File.pathSeparator + b)
                .orElseThrow();
    }

    /** The jars that a peer's module has fetched. */
    static Path fetched(String peer, String folder) {
        return Path.of("..", "peer-" + peer, "target", folder);
    }

    /** The class files. */
    Path classes() {
        return folder().resolve("classes");
    }

    private Path folder() {
        return BUILDS.resolve(name().toLowerCase(java.util.Locale.ROOT));
    }

    /** Makes the class files, once. */
    void build() throws IOException {
        if (built) {
            return;
        }
        Path stubs = folder().resolve("stubs");
        Path program = folder().resolve("program");
        clear(folder());
        Files.createDirectories(stubs);
        run(generator(stubs));
        copy(PEER.resolve("java"), program);
        copy(PEER.resolve(this == IDLJ_OLD ? "old" : "poa"), program);
        List<String> sources = new ArrayList<>(sources(stubs));
        sources.addAll(sources(program));
        javac(api(), classes(), sources);
        built = true;
    }

    /** What GlassFish's {@code org.omg} lacks. */
    static Path lacking() throws IOException {
        Path classes = BUILDS.resolve("lacking");
        clear(classes);
        javac(
                glassFishApi(),
                classes,
                List.of(PEER.resolve("lacking/org/omg/CORBA/LocalInterface.java").toString()));
        return classes;
    }

    private List<String> generator(Path stubs) {
        String out = stubs.toString();
        String idl = IDL.toString();
        String jacorb = fetched("jacorb", "compiler") + "/*";
        String idlj = fetched("glassfish", "compiler") + "/*";
        String idljMain = "com.sun.tools.corba.ee.idl.toJavaPortable.Compile";
        String own = Path.of("..", "peer-java", "src", "main", "idl").toString();
        return switch (this) {
            case ZEN ->
                    List.of(
                            "-cp",
                            System.getProperty("java.class.path"),
                            "org.zenorb.idl.cli.ZenIdl",
                            "-I",
                            "../../zen-core/src/main/idl",
                            "-d",
                            out,
                            idl);
            case JACORB ->
                    List.of(
                            "-cp",
                            jacorb,
                            "org.jacorb.idl.parser",
                            "-d",
                            out,
                            "-I../peer-jacorb/src/main/idl",
                            idl);
            case IDLJ ->
                    List.of(
                            "-cp",
                            idlj,
                            idljMain,
                            "-corba",
                            "3.0",
                            "-fallTie",
                            "-td",
                            out,
                            "-i",
                            own,
                            idl);
            case IDLJ_OLD ->
                    List.of(
                            "-cp",
                            idlj,
                            idljMain,
                            "-corba",
                            "3.0",
                            "-fall",
                            "-oldImplBase",
                            "-td",
                            out,
                            "-i",
                            own,
                            idl);
        };
    }

    private String api() throws IOException {
        return switch (this) {
            case ZEN -> zen();
            case JACORB -> only(fetched("jacorb", "lib"), "jacorb-omgapi-3.9.jar");
            case IDLJ, IDLJ_OLD -> glassFishApi();
        };
    }

    private static String glassFishApi() {
        return only(fetched("glassfish", "lib"), "glassfish-corba-omgapi-5.0.0.jar");
    }

    private static String only(Path folder, String jar) {
        Path found = folder.resolve(jar);
        if (!Files.isRegularFile(found)) {
            throw new AssertionError("the peer's module is not built: no " + found);
        }
        return found.toString();
    }

    private void copy(Path from, Path to) throws IOException {
        for (String each : sources(from)) {
            Path source = Path.of(each);
            Path target = to.resolve(from.relativize(source));
            Files.createDirectories(target.getParent());
            String text = Files.readString(source);
            if (this == IDLJ_OLD && each.endsWith("Servant.java")) {
                text = text.replaceAll("\\b(\\w+)POA\\b", "_$1ImplBase");
            }
            Files.writeString(target, text);
        }
    }

    private static List<String> sources(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.map(Path::toString).filter(each -> each.endsWith(".java")).sorted().toList();
        }
    }

    private static void clear(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    private static void run(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:TieredStopAtLevel=1");
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        try {
            assertEquals(0, process.waitFor(), command + " says: " + said);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted in " + command, e);
        }
    }

    private static void javac(String classPath, Path classes, List<String> sources)
            throws IOException {
        Files.createDirectories(classes);
        List<String> arguments =
                new ArrayList<>(
                        List.of(
                                "-nowarn",
                                "-proc:none",
                                "-Xlint:none",
                                "-cp",
                                classPath,
                                "-d",
                                classes.toString()));
        arguments.addAll(sources);
        java.io.ByteArrayOutputStream said = new java.io.ByteArrayOutputStream();
        int status =
                ToolProvider.getSystemJavaCompiler()
                        .run(null, said, said, arguments.toArray(String[]::new));
        assertEquals(0, status, () -> said.toString(StandardCharsets.UTF_8));
    }
}
