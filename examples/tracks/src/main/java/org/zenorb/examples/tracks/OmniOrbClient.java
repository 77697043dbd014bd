package org.zenorb.examples.tracks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Compiles the C++ client with omniORB, once. */
final class OmniOrbClient {
    private static final long COMPILE_LIMIT_S = 180;

    private final Path idl;
    private final Path source;
    private final Path target;

    OmniOrbClient(Path example) {
        idl = example.resolve("src/main/idl/tracks.idl");
        source = example.resolve("src/main/cpp/client.cc");
        target = example.resolve("target/omniorb");
    }

    /** The program; compiled anew only where it is older than its sources. */
    Path build() throws IOException, InterruptedException {
        if (!Files.exists(source)) {
            throw new IOException("the sources of the C++ client are not here: " + source);
        }
        Path program = Files.createDirectories(target).resolve("client");
        if (Files.exists(program) && newer(program, idl) && newer(program, source)) {
            return program;
        }
        System.out.println("compiling the C++ client with omniORB …");
        run("omniidl", "-bcxx", "-C" + target, idl.toString());
        run(
                "g++",
                "-O1",
                "-std=c++14",
                "-I" + target,
                source.toString(),
                target.resolve("tracksSK.cc").toString(),
                "-o",
                program.toString(),
                "-lomniORB4",
                "-lomnithread",
                "-lpthread");
        return program;
    }

    private static boolean newer(Path program, Path than) throws IOException {
        FileTime time = Files.getLastModifiedTime(program);
        return time.compareTo(Files.getLastModifiedTime(than)) > 0;
    }

    private static void run(String... command) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(List.of(command)).inheritIO().start();
        } catch (IOException e) {
            throw new IOException(
                    command[0]
                            + " is not installed (Debian: apt install g++ omniidl libomniorb4-dev)",
                    e);
        }
        if (!process.waitFor(COMPILE_LIMIT_S, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IOException(command[0] + " took longer than " + COMPILE_LIMIT_S + " s");
        }
        if (process.exitValue() != 0) {
            throw new IOException(command[0] + " failed, see above");
        }
    }
}
