package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.ORB;
import org.omg.CORBA.portable.OutputStream;

import java.io.IOException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The bytes of each type against those that two ORBs in Java write for the same values, big-endian:
 * PEER-vectors.properties holds them, made by {@link InteropVectors}. Where they write others, the
 * standard lets both, or the peer errs: each such case stands here with its reason, and has to
 * differ.
 */
@Timeout(120)
final class JavaPeersBytesTest {
    private static final Map<String, String> OF_JACORB =
            Map.of(
                    "(Number|Text|Longs|Point)Box[.].*",
                    "the write of its helpers for boxes writes what is in the box alone",
                    "Derived[.]3|Truncatable[.]1|SimpleSeq[.]3",
                    "it writes the end of each value where one tag may end several",
                    "TypeCode[.](2|15)",
                    "its compiler exchanges the labels of a branch of a union");

    private static final Map<String, String> OF_OPENJDK =
            Map.of(
                    "Simple[.].|Derived[.][123]|SimpleSeq[.][23]|Knot[.][123]|Carrier[.].",
                    "it leaves out repository ids that the signature tells",
                    "Truncatable[.].",
                    "it does not say to which types its values may be shortened",
                    "any[.]23|TypeCode[.]12",
                    "idlj exchanges the dimensions of an array in its TypeCode",
                    "any[.]25|TypeCode[.](1|10|11|18)",
                    "it writes recursive TypeCodes that it cannot read itself");

    private static ORB orb;

    @BeforeAll
    static void start() {
        orb = WireBytesTest.orb("big");
    }

    @AfterAll
    static void end() {
        orb.destroy();
    }

    @TestFactory
    Stream<DynamicNode> shouldWriteTheBytesOfThePeers() throws IOException {
        return Stream.of(
                compared(JavaPeer.JACORB, OF_JACORB), compared(JavaPeer.OPENJDK, OF_OPENJDK));
    }

    private static DynamicNode compared(JavaPeer peer, Map<String, String> otherwise)
            throws IOException {
        Map<String, String> theirs = WireBytesTest.load(peer.shortName());
        return dynamicContainer(
                peer.title(),
                theirs.entrySet().stream()
                        .map(each ->
                                dynamicTest(
                                        each.getKey(),
                                        () -> compare(each.getKey(), each.getValue(), otherwise))));
    }

    private static void compare(String vector, String theirs, Map<String, String> otherwise) {
        String name = vector.substring(0, vector.lastIndexOf('.'));
        int dot = name.lastIndexOf('.');
        OutputStream out = orb.create_output_stream();
        int sample = Integer.parseInt(name.substring(dot + 1));
        new WireTypes(orb).get(name.substring(0, dot)).writeSample(out, sample);
        String ours = HexFormat.of().formatHex(InteropVectors.remaining(out.create_input_stream()));
        String reason =
                otherwise.keySet().stream()
                        .filter(each -> Pattern.matches(each, name))
                        .findFirst()
                        .map(otherwise::get)
                        .orElse(null);
        if (reason == null) {
            assertEquals(theirs, ours);
        } else {
            assertNotEquals(theirs, ours, "listed: " + reason);
        }
    }

    /** The files are not older than the peers. */
    @TestFactory
    Stream<DynamicNode> shouldHaveTheVectorsThatThePeersWriteToday() {
        return Stream.of(JavaPeer.JACORB, JavaPeer.OPENJDK)
                .map(peer ->
                        dynamicTest(
                                peer.title(),
                                () ->
                                        assertEquals(
                                                new LinkedHashMap<>(
                                                        WireBytesTest.load(peer.shortName())),
                                                new LinkedHashMap<>(
                                                        WireBytesTest.parse(peer.vectors())))));
    }
}
