package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.ORB;
import org.omg.CORBA.portable.OutputStream;
import org.zenorb.interop.WireTypes.WireType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The bytes of each type against those that omniORB writes for the same values, in both byte
 * orders: omniorb-vectors.properties holds them, made by the C++ peer's program {@code vectors}.
 */
@Timeout(120)
final class WireBytesTest {
    /**
     * Wide strings: omniORB writes UTF-16 in its own byte order behind a byte order mark, the
     * standard also allows big-endian without one. So these are compared by value, not by byte.
     */
    private static final Set<String> WIDE =
            Set.of(
                    "wstring",
                    "Texts",
                    "TextsSeq",
                    "TextsArray",
                    "WStringSeq",
                    "WStringArray",
                    "Letter.1",
                    "Constants",
                    "Everything",
                    "any.3",
                    "any.15",
                    "any.22",
                    "any.24",
                    "any.26",
                    "AnySeq.3",
                    "AnyArray");

    /** TypeCodes: omniORB leaves chance bytes in their padding, so only their lengths are exact. */
    private static final Set<String> TYPECODES = Set.of("any", "TypeCode", "AnySeq", "AnyArray");

    /** Values: omniORB leaves out ids that the signature tells, and cuts chunks in other places. */
    private static final Set<String> VALUES =
            Set.of(
                    "Simple",
                    "Derived",
                    "Truncatable",
                    "SimpleSeq",
                    "Knot",
                    "NumberBox",
                    "TextBox",
                    "LongsBox",
                    "PointBox",
                    "Carrier");

    private static Map<String, String> vectors;
    private static ORB little;
    private static ORB big;

    @BeforeAll
    static void load() throws IOException {
        vectors = load("omniorb");
        little = orb("little");
        big = orb("big");
    }

    static Map<String, String> load(String peer) throws IOException {
        try (InputStream in =
                WireBytesTest.class.getResourceAsStream("/" + peer + "-vectors.properties")) {
            String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
            return parse(text.lines().toList());
        }
    }

    @AfterAll
    static void end() {
        little.destroy();
        big.destroy();
    }

    static ORB orb(String order) {
        Properties properties = new Properties();
        properties.setProperty("zen.byteOrder", order);
        ORB orb = ORB.init(new String[0], properties);
        ValueSamples.register(orb);
        return orb;
    }

    static Map<String, String> parse(List<String> lines) {
        Map<String, String> result = new TreeMap<>();
        for (String line : lines) {
            int equals = line.indexOf(" = ");
            if (equals > 0 && !line.startsWith("#")) {
                result.put(line.substring(0, equals), line.substring(equals + 3));
            }
        }
        return result;
    }

    private static boolean listed(Set<String> names, String type, int sample) {
        return names.contains(type) || names.contains(type + "." + sample);
    }

    @TestFactory
    Stream<DynamicNode> shouldWriteAndReadTheBytesOfOmniOrb() {
        Map<String, List<DynamicNode>> byType = new TreeMap<>();
        vectors.forEach((name, hex) -> {
            String[] parts = name.split("\\.");
            byType.computeIfAbsent(parts[0], k -> new ArrayList<>())
                    .add(
                            dynamicTest(
                                    name,
                                    () ->
                                            compare(
                                                    parts[0],
                                                    Integer.parseInt(parts[1]),
                                                    parts[2].equals("little"),
                                                    HexFormat.of().parseHex(hex))));
        });
        return byType.entrySet().stream()
                .map(entry -> dynamicContainer(entry.getKey(), entry.getValue()));
    }

    private static void compare(String name, int sample, boolean littleEndian, byte[] theirs) {
        ORB orb = littleEndian ? little : big;
        WireType<?> type = new WireTypes(orb).get(name);
        org.omg.CORBA.portable.InputStream in = input(orb, theirs);
        Object read = type.read().apply(in);
        assertEquals(0, InteropVectors.remaining(in).length, "bytes left over after reading");
        Object expected = type.sample().apply(sample);
        assertTrue(Same.same(expected, read), () -> "read " + Same.show(read));

        OutputStream out = orb.create_output_stream();
        type.writeSample(out, sample);
        byte[] ours = InteropVectors.remaining(out.create_input_stream());
        if (listed(TYPECODES, name, sample)) {
            // omniORB's encapsulations are little-endian in either case.
            if (littleEndian && !listed(WIDE, name, sample)) {
                assertArrayEquals(ours, withoutPadding(theirs, ours));
            }
        } else if (!listed(WIDE, name, sample) && !VALUES.contains(name)) {
            assertEquals(HexFormat.of().formatHex(theirs), HexFormat.of().formatHex(ours));
        }
    }

    /** Where ours has a zero theirs may have a chance byte. */
    private static byte[] withoutPadding(byte[] theirs, byte[] ours) {
        byte[] result = theirs.clone();
        for (int k = 0; k < result.length && k < ours.length; k++) {
            if (ours[k] == 0) {
                result[k] = 0;
            }
        }
        return result;
    }

    private static org.omg.CORBA.portable.InputStream input(ORB orb, byte[] bytes) {
        OutputStream out = orb.create_output_stream();
        out.write_octet_array(bytes, 0, bytes.length);
        return out.create_input_stream();
    }

    @Test
    void shouldHaveVectorsOfEveryType() {
        Set<String> names = new TreeSet<>();
        vectors.keySet().forEach(name -> names.add(name.substring(0, name.indexOf('.'))));
        assertEquals(new TreeSet<>(new WireTypes(little).all().keySet()), names);
    }

    /** The file is not older than the peer's program; TypeCodes apart, whose padding is chance. */
    @Test
    void shouldHaveTheVectorsThatOmniOrbWritesToday() {
        OmniOrb omniOrb = OmniOrb.built();
        try (PeerProcess program =
                PeerProcess.start("omniorb-vectors", List.of(omniOrb.program("vectors")))) {
            Map<String, String> today = parse(program.awaitEnd(Duration.ofSeconds(60)));
            assertEquals(vectors.keySet(), today.keySet());
            today.forEach((name, hex) -> {
                String[] parts = name.split("\\.");
                if (!listed(TYPECODES, parts[0], Integer.parseInt(parts[1]))
                        && !parts[0].equals("Everything")) {
                    assertEquals(hex, vectors.get(name), name);
                }
            });
        }
    }
}
