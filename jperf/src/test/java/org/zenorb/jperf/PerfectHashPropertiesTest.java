package org.zenorb.jperf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class PerfectHashPropertiesTest {
    @Provide
    Arbitrary<Set<ByteBuffer>> byteStrings() {
        Arbitrary<Byte> any = Arbitraries.bytes();
        Arbitrary<Byte> few = Arbitraries.of((byte) 'a', (byte) 'b', (byte) 0, (byte) -1);
        Arbitrary<Byte> lower = Arbitraries.bytes().between((byte) 'a', (byte) 'z');
        return Arbitraries.oneOf(sets(any, 40), sets(few, 12), sets(lower, 20));
    }

    private static Arbitrary<Set<ByteBuffer>> sets(Arbitrary<Byte> bytes, int maxLength) {
        return bytes.array(byte[].class)
                .ofMaxSize(maxLength)
                .map(ByteBuffer::wrap)
                .set()
                .ofMaxSize(120);
    }

    private static List<byte[]> list(Set<ByteBuffer> keys) {
        List<byte[]> list = new ArrayList<>();
        for (ByteBuffer key : keys) {
            list.add(key.array());
        }
        return list;
    }

    @Property
    void shouldBePerfectForAnyByteStrings(
            @ForAll("byteStrings") Set<ByteBuffer> keys,
            @ForAll("byteStrings") Set<ByteBuffer> others,
            @ForAll boolean minimal) {
        PerfectHash hash = PerfectHash.of(list(keys), Options.defaults().withMinimal(minimal));
        PerfectHashTest.assertPerfect(hash, list(keys));
        assertForeign(hash, keys, others);
    }

    @Property
    void shouldBePerfectByHashAndDisplace(
            @ForAll("byteStrings") Set<ByteBuffer> keys,
            @ForAll("byteStrings") Set<ByteBuffer> others) {
        Options displaced = Options.defaults().withConstruction(Options.Construction.DISPLACED);
        PerfectHash hash = PerfectHash.of(list(keys), displaced);
        PerfectHashTest.assertPerfect(hash, list(keys));
        assertForeign(hash, keys, others);
    }

    private static void assertForeign(
            PerfectHash hash, Set<ByteBuffer> keys, Set<ByteBuffer> others) {
        for (ByteBuffer other : others) {
            if (!keys.contains(other)) {
                assertEquals(-1, hash.lookup(other.array(), 0, other.remaining()));
            }
        }
    }

    @Property
    void shouldAnswerStringsAsTheirBytes(
            @ForAll Set<String> candidates, @ForAll List<String> asked) {
        List<String> names = new ArrayList<>();
        for (String candidate : candidates) {
            // What UTF-8 cannot encode is no keyword.
            if (StandardCharsets.UTF_8.newEncoder().canEncode(candidate)) {
                names.add(candidate);
            }
        }
        PerfectHash hash = PerfectHash.of(names);
        for (int i = 0; i < names.size(); i++) {
            assertEquals(i, hash.lookup(names.get(i)));
        }
        for (String name : asked) {
            assertEquals(names.indexOf(name), hash.lookup(name));
            assertEquals(names.indexOf(name), hash.lookup(new StringBuilder(name)));
        }
    }

    @Property(tries = 100)
    void shouldAlwaysMakeTheSame(@ForAll("byteStrings") Set<ByteBuffer> keys) {
        PerfectHash first = PerfectHash.of(list(keys));
        PerfectHash second = PerfectHash.of(list(keys));
        assertEquals(
                JavaEmitter.classSource(first, "p", "C", 9),
                JavaEmitter.classSource(second, "p", "C", 9));
    }
}
