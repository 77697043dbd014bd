package org.zenorb.jperf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class PerfectHashTest {
    /** Every keyword is found in place, its altered forms are not. */
    static void assertPerfect(PerfectHash hash, List<byte[]> keys) {
        assertEquals(keys.size(), hash.size());
        for (int i = 0; i < keys.size(); i++) {
            byte[] key = keys.get(i);
            byte[] buffer = new byte[key.length + 5];
            Arrays.fill(buffer, (byte) 'n');
            System.arraycopy(key, 0, buffer, 3, key.length);
            assertEquals(i, hash.lookup(buffer, 3, key.length));
            assertEquals(i, hash.lookup(ByteBuffer.wrap(buffer), 3, key.length));
            ByteBuffer direct = ByteBuffer.allocateDirect(key.length).put(key);
            assertEquals(i, hash.lookup(direct.asReadOnlyBuffer(), 0, key.length));
            assertArrayEquals(key, hash.keyword(i));
        }
    }

    private static PerfectHash assertPerfect(List<String> names, Options options) {
        PerfectHash hash = PerfectHash.of(names, options);
        assertPerfect(hash, KeywordSets.utf8(names));
        for (int i = 0; i < names.size(); i++) {
            assertEquals(i, hash.lookup(names.get(i)));
            assertEquals(i, hash.lookup(new StringBuilder(names.get(i))));
        }
        return hash;
    }

    private static PerfectHash assertPerfect(List<String> names) {
        return assertPerfect(names, Options.defaults());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 10, 16, 25, 40, 64, 65, 100, 300, 1000, 4096, 4097})
    void shouldFindTheOperationsOfAnInterface(int count) {
        PerfectHash hash = assertPerfect(KeywordSets.operations(count));
        assertEquals(count, hash.slots());
        assertEquals(-1, hash.lookup("no_such_operation"));
        assertEquals(-1, hash.lookup(""));
    }

    @ParameterizedTest
    @ValueSource(ints = {10_000, 100_000})
    void shouldTakeLargeSetsWithoutEmptySlots(int count) {
        assertEquals(count, assertPerfect(KeywordSets.operations(count)).slots());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 9, 17, 33, 60, 100, 500})
    void shouldBeMinimalOnRequest(int count) {
        Options minimal = Options.defaults().withMinimal(true);
        assertEquals(count, assertPerfect(KeywordSets.operations(count), minimal).slots());
    }

    @ParameterizedTest
    @EnumSource(Options.Construction.class)
    void shouldUseTheWantedConstruction(Options.Construction construction) {
        Options options = Options.defaults().withConstruction(construction);
        PerfectHash hash = assertPerfect(KeywordSets.operations(50), options);
        boolean associated = construction == Options.Construction.ASSOCIATED;
        assertEquals(associated, hash.toString().contains("positions"), hash.toString());
    }

    @Test
    void shouldNotSearchForAssociatedValuesOfThousands() {
        Options options = Options.defaults().withConstruction(Options.Construction.ASSOCIATED);
        List<String> names = KeywordSets.operations(1_001);
        String message =
                assertThrows(IllegalArgumentException.class, () -> PerfectHash.of(names, options))
                        .getMessage();
        assertEquals(
                "associated values are searched for up to 1000 keywords, and these are 1001;"
                        + " leave the construction open",
                message);
    }

    @Test
    void shouldSayWhenThereAreNoAssociatedValues() {
        Options options = Options.defaults().withConstruction(Options.Construction.ASSOCIATED);
        List<String> names = KeywordSets.sameHashCode(9);
        assertThrows(IllegalArgumentException.class, () -> PerfectHash.of(names, options));
    }

    @Test
    void shouldKnowNothingWithoutKeywords() {
        PerfectHash hash = PerfectHash.of(new ArrayList<String>());
        assertEquals(0, hash.size());
        assertEquals(0, hash.slots());
        assertEquals(-1, hash.lookup(""));
        assertEquals(-1, hash.lookup("a"));
        assertEquals(-1, hash.lookup(new byte[] {1, 2}, 1, 1));
        assertEquals(-1, hash.lookup(new byte[0], 0, 0));
    }

    @Test
    void shouldTakeTheEmptyKeyword() {
        PerfectHash alone = assertPerfect(List.of(""));
        assertEquals(-1, alone.lookup("a"));
        PerfectHash hash = assertPerfect(List.of("b", "", "a", "ab"));
        assertEquals(-1, hash.lookup("c"));
        assertEquals(-1, hash.lookup("abc"));
    }

    @Test
    void shouldTellKeywordsFromTheirPrefixes() {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= 300; i++) {
            names.add("a".repeat(i));
        }
        PerfectHash hash = assertPerfect(names);
        assertEquals(-1, hash.lookup("a".repeat(301)));
        assertEquals(-1, hash.lookup("a".repeat(299) + "b"));
    }

    @Test
    void shouldTakeNamesThatDifferFarFromBothEnds() {
        assertPerfect(KeywordSets.differentInTheMiddle(20, 100));
        assertPerfect(KeywordSets.differentInTheMiddle(600, 100));
        assertPerfect(KeywordSets.differentInTheMiddle(600, 2000));
    }

    /** Up to 32 bytes are read without a loop, whatever it is that tells them apart. */
    @Test
    void shouldReadAllOfShortNamesAtOnce() {
        List<String> names = new ArrayList<>(KeywordSets.differentInTheMiddle(20, 8));
        assertEquals(
                "20 keywords in 20 slots, by all of up to 24 bytes, 8 buckets",
                assertPerfect(names).toString());
        names.addAll(KeywordSets.differentInTheMiddle(20, 15));
        names.addAll(List.of("x", "x".repeat(16), "x".repeat(17), "x".repeat(18)));
        String text = assertPerfect(names).toString();
        assertTrue(text.contains("all of up to 32 bytes"), text);
        names.add("y".repeat(33));
        text = assertPerfect(names).toString();
        assertTrue(text.contains("the whole name, 8 bytes at a time"), text);
    }

    @Test
    void shouldTakeNamesOfOneHashCode() {
        PerfectHash hash = assertPerfect(KeywordSets.sameHashCode(12));
        assertEquals(-1, hash.lookup("AaBC".repeat(6)));
    }

    /** Hashes that begin with the length and end in zeros, whatever they multiply by. */
    @Test
    void shouldTakeNamesMadeToCollide() {
        List<String> names = new ArrayList<>(List.of("Aa", "BB"));
        for (int length = 1; length < 60; length++) {
            names.add((char) length + "\0".repeat(length - 1));
        }
        assertPerfect(names);
        assertPerfect(names.subList(9, 30), Options.defaults().withReadLength(false));
    }

    /** Read whole, names of different length must not meet whatever they are multiplied by. */
    @Test
    void shouldTakeAllShortNamesBesideLongOnes() {
        List<String> names = new ArrayList<>(KeywordSets.differentInTheMiddle(2, 20));
        for (int i = 0; i < 512; i++) {
            String name = "" + (char) ('a' + i % 8) + (char) ('a' + i / 8 % 8);
            names.add(i < 64 ? name : name + (char) ('a' + i / 64));
        }
        assertPerfect(names);
    }

    @Test
    void shouldTakeNamesBeyondAscii() {
        PerfectHash hash = assertPerfect(KeywordSets.beyondAscii());
        assertEquals(-1, hash.lookup("grösse"));
        assertEquals(-1, hash.lookup("\ud83d"));
        assertEquals(-1, hash.lookup("\ude00x"));
        assertEquals(-1, PerfectHash.of(List.of("i")).lookup("\u0169"));
    }

    @Test
    void shouldTakeAnyBytes() {
        PerfectHash hash = PerfectHash.of(KeywordSets.anyBytes());
        assertPerfect(hash, KeywordSets.anyBytes());
        assertEquals(0, hash.lookup("\0"));
        assertEquals(2, hash.lookup(""));
        assertEquals(5, hash.lookup("é"));
        assertEquals(-1, hash.lookup("\u00ff"));
        assertEquals(-1, hash.lookup("\ufffd"));
    }

    @Test
    void shouldNameADuplicate() {
        String message =
                assertThrows(
                                IllegalArgumentException.class,
                                () -> PerfectHash.of(List.of("a", "get\n", "b", "get\n")))
                        .getMessage();
        assertEquals("duplicate keyword \"get\\x0a\": number 2 and number 4", message);
    }

    @Test
    void shouldNotMindWhenTheCallersBytesChange() {
        byte[] key = {'a', 'b'};
        PerfectHash hash = PerfectHash.of(List.of(key, new byte[] {'c'}));
        key[0] = 'z';
        hash.keyword(0)[1] = 'z';
        assertEquals(0, hash.lookup("ab"));
    }

    @Test
    void shouldAllocateNothing() {
        for (List<String> names :
                List.of(
                        KeywordSets.operations(10),
                        KeywordSets.operations(1000),
                        KeywordSets.operations(5000),
                        KeywordSets.sameHashCode(10),
                        KeywordSets.beyondAscii())) {
            Options fresh = Options.defaults().withStrings(Options.Strings.FRESH);
            for (Options options : List.of(Options.defaults(), fresh, fresh.withIgnoreCase(true))) {
                PerfectHash hash = PerfectHash.of(names, options);
                List<byte[]> keys = KeywordSets.utf8(names);
                ByteBuffer direct = ByteBuffer.allocateDirect(1 << 18);
                keys.forEach(direct::put);
                long least = Long.MAX_VALUE;
                for (int round = 0; round < 5; round++) {
                    least = Math.min(least, allocatedBy(hash, names, keys, direct));
                }
                // A list's iterator would already be 32 bytes a round: nothing means nothing.
                assertEquals(0, least, hash.toString());
            }
        }
    }

    private static long allocatedBy(
            PerfectHash hash, List<String> names, List<byte[]> keys, ByteBuffer direct) {
        com.sun.management.ThreadMXBean threads =
                (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        int wrong = 0;
        int at = 0;
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < keys.size(); i++) {
            byte[] key = keys.get(i);
            wrong += hash.lookup(key, 0, key.length) == i ? 0 : 1;
            wrong += hash.lookup(names.get(i)) == i ? 0 : 1;
            wrong += hash.lookup(direct, at, key.length) == i ? 0 : 1;
            at += key.length;
        }
        long after = threads.getCurrentThreadAllocatedBytes();
        assertEquals(0, wrong);
        return after - before;
    }

    @Test
    void shouldDescribeItself() {
        assertEquals("0 keywords in 0 slots", PerfectHash.of(List.<String>of()).toString());
        assertEquals(
                "1 keyword in 1 slot, by one comparison", PerfectHash.of(List.of("a")).toString());
    }
}
