package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import interop.Calls;
import interop.PeerHelper;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.omg.CORBA.DATA_CONVERSION;
import org.omg.CORBA.ORB;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;

/**
 * Characters outside of ASCII between ZEN and omniORB whose own code sets differ. One side leaves a
 * string in the server and the other fetches it, so that an error of one is not undone by the same
 * error on the way back; what omniORB's side has are octets in its own code set.
 */
@Timeout(300)
final class OmniOrbCodeSetsTest {
    private static final String NATIVE = "-ORBnativeCharCodeSet";
    private static final String BEYOND = "\u0416";

    private static OmniOrb omniOrb;
    private static ORB orb;

    @BeforeAll
    static void start() {
        omniOrb = OmniOrb.built();
        orb = orb("UTF-8");
    }

    private static ORB orb(String charCodeSet) {
        Properties properties = new Properties();
        properties.setProperty("zen.byteOrder", "little");
        properties.setProperty("zen.charCodeSet", charCodeSet);
        return ORB.init(new String[] {"-ORBListenEndpoints", "iiop://127.0.0.1:0"}, properties);
    }

    @AfterAll
    static void end() {
        if (orb != null) {
            orb.destroy();
        }
    }

    private static Calls calls(Path ior) throws Exception {
        String reference = Files.readString(ior).strip();
        return PeerHelper.narrow(orb.string_to_object(reference)).the_calls();
    }

    private static String hex(String text, String codeSet) {
        return HexFormat.of().formatHex(text.getBytes(Charset.forName(codeSet)));
    }

    /** The C++ client, whose own code set this is, leaves the text. */
    private static void leave(String name, Path ior, String codeSet, String text) {
        List<String> lines =
                omniOrb.client(
                        name + "-leave",
                        ior,
                        "--only",
                        "-",
                        "--title",
                        hex(text, codeSet),
                        NATIVE,
                        codeSet);
        assertTrue(lines.contains("done 0 ok 0 failed"), lines::toString);
    }

    /** The octets of the text that the C++ client fetches, whose own code set this is. */
    private static String fetch(String name, Path ior, String codeSet) {
        List<String> lines =
                omniOrb.client(
                        name + "-fetch", ior, "--only", "-", "--print-title", NATIVE, codeSet);
        return lines.stream()
                .filter(line -> line.startsWith("title "))
                .map(line -> line.substring("title ".length()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(lines.toString()));
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-8, ISO-8859-1, Gr\u00fc\u00df Gott \u00a4\u00ff",
        "UTF-8, ISO-8859-2, \u0141\u00f3d\u017a \u00a4",
        "UTF-8, ISO-8859-15, 5 \u20ac \u0160\u00ff",
        "UTF-8, windows-1252, 5 \u20ac \u0160\u201e",
        "UTF-8, UTF-8, \u20ac \u3042 \ud83d\ude00",
        "ISO-8859-15, ISO-8859-15, 5 \u20ac \u0160\u00ff",
        "ISO-8859-15, ISO-8859-1, Gr\u00fc\u00df Gott",
        "windows-1252, ISO-8859-15, 5 \u20ac \u0160\u00ff",
        "ISO-8859-15, UTF-8, 5 \u20ac \u0160\u00ff"
    })
    void shouldServeItsClients(String own, String theirs, String text) throws Exception {
        String name = "codesets-zen-" + own + "-" + theirs;
        Path ior = OmniOrb.iorFile(name);
        ORB server = orb(own);
        try {
            Files.writeString(ior, server.object_to_string(InteropServer.activate(server)));
            Calls calls = calls(ior);
            leave(name, ior, theirs, text);
            assertEquals(text, calls.title());
            calls.title(text + text);
            assertEquals(hex(text + text, theirs), fetch(name, ior, theirs));
        } finally {
            server.destroy();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "ISO-8859-1, Gr\u00fc\u00df Gott \u00a4\u00ff",
        "ISO-8859-2, \u0141\u00f3d\u017a \u00a4",
        "ISO-8859-15, 5 \u20ac \u0160\u00ff",
        "windows-1252, 5 \u20ac \u0160\u201e"
    })
    void shouldCallItsServers(String theirs, String text) throws Exception {
        String name = "codesets-omniorb-" + theirs;
        Path ior = OmniOrb.iorFile(name);
        try (PeerProcess server = omniOrb.server(name, ior, NATIVE, theirs)) {
            Calls calls = calls(ior);
            calls.title(text);
            assertEquals(hex(text, theirs), fetch(name, ior, theirs));
            assertEquals(hex(text, "UTF-8"), fetch(name + "-utf8", ior, "UTF-8"));
            leave(name, ior, "UTF-8", text + text);
            assertEquals(text + text, calls.title());
            assertThrows(DATA_CONVERSION.class, () -> calls.title(BEYOND));
            assertTrue(server.isRunning(), () -> "the server ended, see " + server.log());
        }
    }
}
