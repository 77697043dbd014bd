package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.opentest4j.TestAbortedException;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The omniORB peer: compiled once per build, from sources beside this module.
 *
 * <p>Where omniORB or a C++ compiler is missing the tests that need it are skipped, and say what to
 * install; with the environment's {@code CI=true} they fail instead.
 *
 * <p>Thread: any.
 */
final class OmniOrb {
    static final String TITLE = "omniORB 4.2";

    /** A case that does not succeed, and not by ZEN's fault: what the client sees, and why. */
    record Fault(Pattern symptom, String reason) {
        static Fault of(String symptom, String reason) {
            return new Fault(Pattern.compile(symptom), reason);
        }

        boolean expects(String outcome) {
            return symptom.matcher(outcome).find();
        }
    }

    private static final Fault NO_ID =
            Fault.of(
                    "MARSHAL|COMM_FAILURE",
                    "it leaves out the repository id before an exception in an any");
    private static final Fault NOT_ONE_OCTET =
            Fault.of(
                    "DATA_CONVERSION",
                    "as the standard wants it: this char is no single octet of UTF-8");
    private static final Fault BUFFER =
            Fault.of(
                    "MARSHAL",
                    "it loses chunks and indirections of values where a message that comes in one"
                            + " piece is longer than its buffer of 8 KiB");
    private static final Fault CUSTOM =
            Fault.of("BAD_OPERATION", "its compiler takes no custom value types");
    private static final Fault CUSTOM_IN_ANY =
            Fault.of("MARSHAL", "it cannot step over a custom value in an any");
    private static final Fault IN_EXCEPTION =
            Fault.of("COMM_FAILURE", "it cannot write a truncatable value in an exception");

    private static final String NO_WIDE_CHARACTERS =
            "as the standard wants it: GIOP 1.0 has no wide characters";
    private static final String WIDE_AS_IN_1_2 =
            "it negotiates no code set for wide characters in GIOP 1.1, and writes them in the form"
                    + " of 1.2";
    private static final String NO_CODE_SETS =
            "its references of GIOP 1.1 name no code sets, without which there are no wide"
                    + " characters";
    private static final Fault ALIGNMENT =
            Fault.of(
                    "MARSHAL",
                    "ZEN's fault: it aligns what is in later fragments of GIOP 1.1 as if they were one"
                            + " message, not from the beginning of each");

    /** Of those with wide characters, the cases where only the server sends them. */
    private static final Set<String> SENT_BY_SERVER = Set.of("values.constants", "fault.rich");

    private static final Pattern WIDE = Pattern.compile(Otherwise.WIDE + "|values[.]any");

    /** Where it calls ZEN. */
    private static final Map<String, Fault> AS_CLIENT =
            Map.of("values.any_exception", NO_ID, "codeset.latin1_char", NOT_ONE_OCTET);

    /** Where ZEN calls it. */
    private static final Map<String, Fault> AS_SERVER =
            Map.of(
                    "values.any_exception", NO_ID,
                    "byvalue.large", BUFFER,
                    "byvalue.fragment_borders", BUFFER,
                    "byvalue.custom", CUSTOM,
                    "byvalue.any_custom", CUSTOM_IN_ANY,
                    "byvalue.exception_truncatable", IN_EXCEPTION);

    static final Duration START_LIMIT = Duration.ofSeconds(60);
    private static final Duration BUILD_LIMIT = Duration.ofMinutes(5);
    private static final List<String> TOOLS = List.of("make", "g++", "omniidl", "omniNames");

    private final Path programs;

    /** What is known of a case where it calls ZEN; null where it has to succeed. */
    static Fault asClient(String run, String name) {
        if (!run.contains("GIOP 1.")) {
            return AS_CLIENT.get(name);
        }
        boolean oldest = run.contains("GIOP 1.0");
        if (WIDE.matcher(name).matches()) {
            return wideAsClient(oldest, name);
        }
        return switch (name) {
            // Nothing is negotiated, so that it is an octet as it is.
            case "codeset.latin1_char" -> oldest ? null : NOT_ONE_OCTET;
            case "byvalue.large", "byvalue.fragment_borders" -> oldest ? BUFFER : ALIGNMENT;
            case "large.string", "fragment.borders" -> oldest ? null : ALIGNMENT;
            default -> AS_CLIENT.get(name);
        };
    }

    /** What is known of a case where ZEN calls it; null where it has to succeed. */
    static Fault asServer(String run, String name) {
        if (run.contains("GIOP 1.") && WIDE.matcher(name).matches()) {
            return wideAsServer(run.contains("GIOP 1.0"), name);
        }
        boolean misaligned = name.equals("large.string") || name.equals("large.doubles");
        return run.contains("GIOP 1.1") && misaligned ? ALIGNMENT : AS_SERVER.get(name);
    }

    private static Fault wideAsClient(boolean oldest, String name) {
        boolean inAny = name.matches("values[.]any|(sequences|arrays)[.]anys");
        if (oldest) {
            String other =
                    SENT_BY_SERVER.contains(name)
                            ? "MARSHAL:1.0 minor 1330446341"
                            : "INV_OBJREF:1.0 minor 1330446337";
            return Fault.of(inAny ? "BAD_PARAM:1.0 minor 1330446359" : other, NO_WIDE_CHARACTERS);
        }
        return Fault.of(
                inAny || name.equals("fault.rich")
                        ? "BAD_PARAM:1.0 minor 1330446359"
                        : "MARSHAL:1.0 minor (1096024111|15144878(09|10|11)) ",
                WIDE_AS_IN_1_2);
    }

    private static Fault wideAsServer(boolean oldest, String name) {
        if (oldest) {
            return Fault.of(
                    SENT_BY_SERVER.contains(name)
                            ? "BAD_PARAM: raised by .*OMG minor 23,"
                            : "MARSHAL: wchar and wstring do not exist in GIOP 1[.]0",
                    NO_WIDE_CHARACTERS);
        }
        return switch (name) {
            case "values.constants" ->
                    Fault.of("COMM_FAILURE: the peer answered with MessageError", NO_CODE_SETS);
            case "fault.rich" -> Fault.of("BAD_PARAM: raised by .*OMG minor 23,", NO_CODE_SETS);
            default -> Fault.of("INV_OBJREF: the reference does not say which", NO_CODE_SETS);
        };
    }

    private OmniOrb(Path programs) {
        this.programs = programs;
    }

    /** The compiled peer; make decides whether there is anything left to compile. */
    static OmniOrb built() {
        List<String> missing = new ArrayList<>(TOOLS);
        missing.removeIf(OmniOrb::onPath);
        if (!Files.exists(Path.of("/usr/include/omniORB4/CORBA.h"))
                && !Files.exists(Path.of("/usr/local/include/omniORB4/CORBA.h"))) {
            missing.add("omniORB4/CORBA.h");
        }
        if (!missing.isEmpty()) {
            throw absent(missing);
        }
        Path peer = Path.of("..", "peer-omniorb").toAbsolutePath().normalize();
        Path programs = peer.resolve("target/omniorb");
        try (PeerProcess make =
                PeerProcess.start(
                        "omniorb-make",
                        List.of("make", "-j2", "-C", peer + "/src/main/cpp", "OUT=" + programs))) {
            make.awaitEnd(BUILD_LIMIT);
            assertEquals(0, make.exitValue(), "omniORB peer does not compile, see " + make.log());
        }
        return new OmniOrb(programs);
    }

    private static boolean onPath(String tool) {
        for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
            if (Files.isExecutable(Path.of(folder, tool))) {
                return true;
            }
        }
        return false;
    }

    private static RuntimeException absent(List<String> missing) {
        String message =
                "omniORB peer not run, missing here: "
                        + String.join(", ", missing)
                        + " (Debian: apt install make g++ omniidl libomniorb4-dev"
                        + " omniorb-nameserver)";
        if ("true".equals(System.getenv("CI"))) {
            throw new AssertionError(message + "; CI=true, so this is a failure");
        }
        return new TestAbortedException(message);
    }

    String program(String name) {
        return programs.resolve(name).toString();
    }

    /** A server of interop.idl that is ready; its reference stands in the file. */
    PeerProcess server(String name, Path iorFile, String... orbArguments) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                program("server"),
                                iorFile.toString(),
                                "--until-eof",
                                "-ORBendPoint",
                                "giop:tcp:127.0.0.1:"));
        command.addAll(List.of(orbArguments));
        PeerProcess server = PeerProcess.start(name, command);
        server.await("ready", START_LIMIT);
        return server;
    }

    /** The client's cases against a reference, run to the end. */
    List<String> client(String name, Path iorFile, String... arguments) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                program("client"),
                                iorFile.toString(),
                                "-ORBendPoint",
                                "giop:tcp:127.0.0.1:"));
        command.addAll(List.of(arguments));
        try (PeerProcess client = PeerProcess.start(name, command)) {
            return client.awaitEnd(Duration.ofMinutes(3));
        }
    }

    /** The names of all cases of the C++ client. */
    List<String> clientCases() {
        try (PeerProcess client =
                PeerProcess.start("omniorb-list", List.of(program("client"), "--list"))) {
            return client.awaitEnd(START_LIMIT);
        }
    }

    /** A file for a reference, in target/. */
    static Path iorFile(String name) {
        try {
            Path file =
                    Files.createDirectories(Path.of("target", "ior"))
                            .resolve(name + ".ior")
                            .toAbsolutePath();
            Files.deleteIfExists(file);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
