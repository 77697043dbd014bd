package org.zenorb.ior;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

import org.omg.CORBA.BAD_PARAM;
import org.zenorb.error.MinorCode;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

class ObjectKeyTest {
    /** All that a key says. */
    record Fields(
            boolean persistent,
            boolean hasPath,
            long incarnation,
            int poaIndex,
            int poaGeneration,
            int servantIndex,
            int servantGeneration,
            String path,
            String id) {
        static Fields of(byte[] bytes, int offset, int length) {
            boolean hasPath = ObjectKey.hasPath(bytes, offset);
            int idAt = hasPath ? ObjectKey.idOffset(bytes, offset, length) : offset + length;
            int pathAt = offset + ObjectKey.HEADER_BYTES;
            HexFormat hex = HexFormat.of();
            return new Fields(
                    ObjectKey.isPersistent(bytes, offset),
                    hasPath,
                    ObjectKey.incarnation(bytes, offset),
                    ObjectKey.poaIndex(bytes, offset),
                    ObjectKey.poaGeneration(bytes, offset),
                    ObjectKey.servantIndex(bytes, offset),
                    ObjectKey.servantGeneration(bytes, offset),
                    hasPath ? hex.formatHex(bytes, pathAt, idAt - 4) : "",
                    hex.formatHex(bytes, idAt, offset + length));
        }

        byte[] encode() {
            HexFormat hex = HexFormat.of();
            return hasPath
                    ? ObjectKey.encode(
                            persistent,
                            incarnation,
                            poaIndex,
                            poaGeneration,
                            servantIndex,
                            servantGeneration,
                            hex.parseHex(path),
                            hex.parseHex(id))
                    : ObjectKey.encode(
                            incarnation, poaIndex, poaGeneration, servantIndex, servantGeneration);
        }
    }

    @Provide
    Arbitrary<Fields> fields() {
        Arbitrary<String> path =
                Arbitraries.strings()
                        .ofMaxLength(8)
                        .list()
                        .ofMaxSize(4)
                        .map(names -> HexFormat.of().formatHex(ObjectKey.encodePath(names)));
        Arbitrary<String> id =
                Arbitraries.bytes()
                        .array(byte[].class)
                        .ofMaxSize(20)
                        .map(HexFormat.of()::formatHex);
        return Combinators.combine(
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false),
                        Arbitraries.longs(),
                        Arbitraries.integers().greaterOrEqual(0),
                        Arbitraries.integers(),
                        Arbitraries.integers().greaterOrEqual(0),
                        Arbitraries.integers(),
                        Combinators.combine(path, id).as(List::of))
                .as((hasPath, persistent, life, poa, poaGen, index, gen, rest) ->
                        new Fields(
                                hasPath && persistent,
                                hasPath,
                                life,
                                poa,
                                poaGen,
                                index,
                                gen,
                                hasPath ? rest.get(0) : "",
                                hasPath ? rest.get(1) : ""));
    }

    @Property
    void shouldReadWhatWasEncodedWhereverItLies(
            @ForAll("fields") Fields fields, @ForAll @IntRange(max = 9) int offset) {
        byte[] key = fields.encode();
        byte[] message = new byte[offset + key.length + 5];
        Arrays.fill(message, (byte) 0x5a);
        System.arraycopy(key, 0, message, offset, key.length);
        int kind = fields.hasPath ? ObjectKey.LONG : ObjectKey.SHORT;
        assertEquals(kind, ObjectKey.check(message, offset, key.length));
        assertEquals(fields, Fields.of(message, offset, key.length));
    }

    @Property
    void shouldNeverTakeAnAlteredKeyForTheSameObject(@ForAll("fields") Fields fields) {
        byte[] key = fields.encode();
        for (int at = 0; at < key.length; at++) {
            for (int change : new int[] {1, 2, 0x40, 0x80, 0xff}) {
                byte[] altered = key.clone();
                altered[at] ^= (byte) change;
                int kind = ObjectKey.check(altered, 0, altered.length);
                if (at < 4) {
                    assertEquals(ObjectKey.FOREIGN, kind);
                } else if (kind != ObjectKey.MALFORMED) {
                    Fields read = Fields.of(altered, 0, altered.length);
                    boolean sealed =
                            !read.hasPath || ObjectKey.isSealIntact(altered, 0, altered.length);
                    assertFalse(sealed && fields.equals(read), () -> fields + " as " + read);
                    if (sealed) {
                        assertArrayEquals(altered, read.encode());
                        assertEquals(fields.path + fields.id, read.path + read.id);
                    }
                }
                assertFalse(ObjectKey.describe(altered).isEmpty());
            }
        }
    }

    @Property
    void shouldRefuseAKeyThatIsTooShortOrTooLong(@ForAll("fields") Fields fields) {
        byte[] key = fields.encode();
        for (int length = 0; length < key.length; length++) {
            int expected = length < 4 ? ObjectKey.FOREIGN : ObjectKey.MALFORMED;
            assertEquals(expected, ObjectKey.check(key, 0, length));
        }
        byte[] longer = Arrays.copyOf(key, key.length + 1);
        assertEquals(ObjectKey.MALFORMED, ObjectKey.check(longer, 0, longer.length));
    }

    @Property
    void shouldLookAtNothingOutsideOfTheKey(@ForAll byte[] bytes, @ForAll boolean zen) {
        byte[] key = zen ? HexFormat.of().parseHex("5a454e01") : new byte[0];
        key = Arrays.copyOf(key, key.length + bytes.length);
        System.arraycopy(bytes, 0, key, key.length - bytes.length, bytes.length);
        byte[] surrounded = new byte[key.length + 64];
        Arrays.fill(surrounded, (byte) 1);
        System.arraycopy(key, 0, surrounded, 32, key.length);
        assertEquals(
                ObjectKey.check(key, 0, key.length), ObjectKey.check(surrounded, 32, key.length));
    }

    @Property
    void shouldReadNamesInPlace(@ForAll("names") List<String> names) {
        byte[] path = ObjectKey.encodePath(names);
        byte[] key = ObjectKey.encode(true, 1, 2, 3, 4, 5, path, new byte[] {9});
        assertEquals(names, ObjectKey.path(key, 0));
        assertEquals(names.size(), ObjectKey.pathLength(key, 0));
        int id = ObjectKey.idOffset(key, 0, key.length);
        assertEquals(key.length - 1, id);
        assertEquals(9, key[id]);
    }

    @Provide
    Arbitrary<List<String>> names() {
        return Arbitraries.strings().alpha().ofMaxLength(12).list().ofMaxSize(10);
    }

    @Example
    void shouldLayOutKeysAsDocumented() {
        assertEquals(
                "5a454e01"
                        + "00000000"
                        + "1122334455667788"
                        + "00000001"
                        + "00000002"
                        + "00000003"
                        + "00000004",
                HexFormat.of().formatHex(ObjectKey.encode(0x1122334455667788L, 1, 2, 3, 4)));
        byte[] path = ObjectKey.encodePath(List.of("a", "\u00e4"));
        byte[] key =
                ObjectKey.encode(true, 0, 1, 2, ObjectKey.NO_INDEX, 0, path, new byte[] {7, 8});
        // The seal is the CRC-24 of all behind the header.
        assertEquals(
                "5a454e01"
                        + "033163fd"
                        + "0000000000000000"
                        + "00000001"
                        + "00000002"
                        + "ffffffff"
                        + "00000000"
                        + "0002"
                        + "000161"
                        + "0002c3a4"
                        + "00000002"
                        + "0708",
                HexFormat.of().formatHex(key));
        assertEquals(ObjectKey.LONG, ObjectKey.check(key, 0, key.length));
    }

    @Example
    void shouldRefuseWhatNoEncoderMakes() {
        byte[] good = ObjectKey.encode(1, 1, 1, 1, 1);
        for (int at = 5; at < 8; at++) {
            assertMalformed(good, at, 1);
        }
        assertMalformed(good, 4, ObjectKey.FLAG_PERSISTENT);
        assertMalformed(good, 4, ObjectKey.FLAG_PATH);
        assertMalformed(good, 4, 4);
        assertMalformed(good, 4, 0x80);
        assertMalformed(good, ObjectKey.POA_INDEX_OFFSET, 0x80);
        assertMalformed(good, ObjectKey.SERVANT_INDEX_OFFSET, 0x80);
    }

    private static void assertMalformed(byte[] good, int at, int value) {
        byte[] bad = good.clone();
        bad[at] = (byte) value;
        assertEquals(ObjectKey.MALFORMED, ObjectKey.check(bad, 0, bad.length));
    }

    @Example
    void shouldTakeOtherKeysForForeign() {
        for (String key :
                new String[] {"", "ZEN", "Key", "ZEN\u0002............................"}) {
            byte[] bytes = key.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
            assertEquals(ObjectKey.FOREIGN, ObjectKey.check(bytes, 0, bytes.length));
            assertFalse(ObjectKey.isZen(bytes, 0, bytes.length));
        }
    }

    @Example
    void shouldRefuseNamesThatDoNotFit() {
        BAD_PARAM e =
                assertThrows(
                        BAD_PARAM.class, () -> ObjectKey.encodePath(List.of("x".repeat(0x10000))));
        assertEquals(MinorCode.NAME_TOO_LONG.number(), e.minor);
        assertEquals(0x10003, ObjectKey.encodePath(List.of("x".repeat(0xffff))).length);
    }

    @Example
    void shouldDescribeKeysInWords() {
        assertEquals(
                "transient ZEN key, POA 1 (generation 00000002) -> servant 3 (generation fffffffc),"
                        + " incarnation 00000000000000ff",
                ObjectKey.describe(ObjectKey.encode(255, 1, 2, 3, -4)));
        byte[] path = ObjectKey.encodePath(List.of("a", "b"));
        byte[] key = ObjectKey.encode(true, 255, 1, 2, -1, 0, path, new byte[] {'I', 'd'});
        assertEquals(
                "persistent ZEN key, POA 1 (generation 00000002) -> servant by id,"
                        + " incarnation 00000000000000ff, path [a, b], id \"Id\" (0x4964)",
                ObjectKey.describe(key));
        assertTrue(ObjectKey.describe(new byte[] {'K'}).startsWith("foreign key \"K\""));
        assertTrue(ObjectKey.describe(Arrays.copyOf(key, 40)).startsWith("malformed ZEN key 0x"));
    }
}
