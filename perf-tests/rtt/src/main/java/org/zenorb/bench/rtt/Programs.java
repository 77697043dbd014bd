package org.zenorb.bench.rtt;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

/**
 * Makes the programs of the contenders: each ORB's stubs by its own compiler, the same Java for
 * both Java ORBs. Thread: one.
 */
final class Programs {
    private final Path module;
    private final Path work;
    private final String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /**
     * Where to work.
     *
     * @param module the folder of this module
     * @param work an empty folder
     */
    Programs(Path module, Path work) {
        this.module = module;
        this.work = work;
    }

    /** ZEN, from the class path of this process. */
    Contender zen() throws IOException {
        String own = System.getProperty("java.class.path");
        Path stubs = Files.createDirectories(work.resolve("zen/stubs"));
        Commands.run(java, "-cp", own, "org.zenorb.idl.cli.ZenIdl", "-d", stubs.toString(), idl());
        Path classes = work.resolve("zen/classes");
        compile(classes, own, List.of("RttServer", "RttClient", "Told"), sources(stubs));
        return Contender.java(
                "zen",
                List.of(java, "--enable-native-access=ALL-UNNAMED"),
                own + File.pathSeparator + classes,
                "RttServer",
                "RttClient",
                List.of());
    }

    /** JacORB, from the jars that the build has fetched. */
    Contender jacorb() throws IOException {
        String jars = jars("jacorb");
        Path stubs = Files.createDirectories(work.resolve("jacorb/stubs"));
        Commands.run(java, "-cp", jars, "org.jacorb.idl.parser", "-d", stubs.toString(), idl());
        Path classes = work.resolve("jacorb/classes");
        compile(classes, jars, List.of("RttServer", "RttClient", "Told"), sources(stubs));
        return Contender.java(
                "JacORB",
                List.of(
                        java,
                        "-Dorg.omg.CORBA.ORBClass=org.jacorb.orb.ORB",
                        "-Dorg.omg.CORBA.ORBSingletonClass=org.jacorb.orb.ORBSingleton"),
                jars + File.pathSeparator + classes,
                "RttServer",
                "RttClient",
                List.of());
    }

    /** omniORB, if its compiler and a C++ compiler are there; else null. */
    Contender omniOrb() throws IOException {
        if (!Commands.tryRun("omniidl", "-V") || !Commands.tryRun("g++", "--version")) {
            return null;
        }
        Path folder = Files.createDirectories(work.resolve("omniorb"));
        Commands.run("omniidl", "-bcxx", "-C" + folder, idl());
        for (String program : List.of("server", "client")) {
            Commands.run(
                    "g++",
                    "-O2",
                    "-std=c++14",
                    "-I" + folder,
                    module.resolve("src/peer/cpp/" + program + ".cc").toString(),
                    folder.resolve("rttSK.cc").toString(),
                    "-o",
                    folder.resolve(program).toString(),
                    "-lomniORB4",
                    "-lomnithread",
                    "-lpthread");
        }
        return new Contender(
                "omniORB",
                List.of(folder.resolve("server").toString()),
                List.of(folder.resolve("client").toString()),
                List.of());
    }

    /** A socket that exchanges as many bytes. */
    Contender raw(int requestBytes, int replyBytes) throws IOException {
        Path classes = work.resolve("raw/classes");
        compile(classes, "", List.of("RawServer", "RawClient", "Told"), List.of());
        return Contender.java(
                "raw socket",
                List.of(java),
                classes.toString(),
                "RawServer",
                "RawClient",
                List.of(Integer.toString(requestBytes), Integer.toString(replyBytes)));
    }

    private String idl() {
        return module.resolve("src/peer/idl/rtt.idl").toString();
    }

    private void compile(Path classes, String classPath, List<String> programs, List<Path> stubs)
            throws IOException {
        Files.createDirectories(classes);
        List<String> arguments =
                new ArrayList<>(List.of("-nowarn", "-proc:none", "-Xlint:none", "-d"));
        arguments.add(classes.toString());
        arguments.add("-cp");
        arguments.add(classPath);
        stubs.forEach(each -> arguments.add(each.toString()));
        for (String each : programs) {
            arguments.add(module.resolve("src/peer/java/" + each + ".java").toString());
        }
        int status =
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, arguments.toArray(new String[0]));
        if (status != 0) {
            throw new IllegalStateException("the programs of " + classes + " do not compile");
        }
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(each -> each.toString().endsWith(".java")).toList();
        }
    }

    private String jars(String peer) throws IOException {
        try (Stream<Path> found = Files.list(module.resolve("target/peers").resolve(peer))) {
            return String.join(File.pathSeparator, found.map(Path::toString).sorted().toList());
        }
    }
}
