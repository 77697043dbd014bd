package org.zenorb.jperf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class OptionsTest {
    private static final Options ANY = Options.defaults();

    private static PerfectHash assertPerfect(List<String> names, Options options) {
        PerfectHash hash = PerfectHash.of(names, options);
        for (int i = 0; i < names.size(); i++) {
            assertEquals(i, hash.lookup(names.get(i)), hash.toString());
        }
        return hash;
    }

    @Test
    void shouldReadGivenPositionsOnly() {
        List<String> names = KeywordSets.differentInTheMiddle(20, 3);
        PerfectHash hash = assertPerfect(names, ANY.withPositions(List.of(1, 4, 5, -1)));
        assertTrue(hash.toString().contains("position 5"), hash.toString());
        for (Options.Construction construction : Options.Construction.values()) {
            Options wrong = ANY.withConstruction(construction).withPositions(List.of(1, 4, -1));
            IllegalArgumentException e =
                    assertThrows(
                            IllegalArgumentException.class, () -> PerfectHash.of(names, wrong));
            assertTrue(e.getMessage().contains("do not tell these 20 keywords apart"), "" + e);
        }
    }

    @Test
    void shouldNotReadTheLengthWhenTold() {
        List<String> names = List.of("ab", "abb", "b", "bc");
        assertPerfect(names, ANY.withReadLength(false));
        Options first = ANY.withReadLength(false).withPositions(List.of(1));
        assertThrows(IllegalArgumentException.class, () -> PerfectHash.of(names, first));
        assertPerfect(names, ANY.withPositions(List.of(1)));
        for (int size : new int[] {10, 1000}) {
            List<String> many = KeywordSets.operations(size);
            assertPerfect(many, ANY.withReadLength(false));
            assertPerfect(
                    many,
                    ANY.withReadLength(false).withConstruction(Options.Construction.DISPLACED));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 50, 500})
    void shouldMakeTheTableAsLargeAsWished(int size) {
        List<String> names = KeywordSets.operations(size);
        PerfectHash hash = assertPerfect(names, ANY.withSlotsPerKeyword(3));
        assertTrue(hash.slots() >= size * 3 && hash.slots() < size * 4, hash.toString());
    }

    @Test
    void shouldKeepTheSmallestOfSeveralAttempts() {
        for (int size = 20; size < 60; size += 4) {
            List<String> names = KeywordSets.operations(size);
            int one = PerfectHash.of(names, ANY).slots();
            assertTrue(assertPerfect(names, ANY.withAttempts(20)).slots() <= one);
            assertPerfect(names, ANY.withSeed(size));
        }
    }

    @Test
    void shouldNameTheRange() {
        assertThrows(IllegalArgumentException.class, () -> ANY.withPositions(List.of(0)));
        assertThrows(IllegalArgumentException.class, () -> ANY.withPositions(List.of(256)));
        assertThrows(IllegalArgumentException.class, () -> ANY.withPositions(List.of(1, 1)));
        assertThrows(IllegalArgumentException.class, () -> ANY.withSlotsPerKeyword(0.5));
        assertThrows(IllegalArgumentException.class, () -> ANY.withSlotsPerKeyword(65));
        assertThrows(IllegalArgumentException.class, () -> ANY.withSlotsPerKeyword(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> ANY.withAttempts(0));
        assertThrows(IllegalArgumentException.class, () -> ANY.withAttempts(10_001));
        assertThrows(
                IllegalArgumentException.class, () -> ANY.withMinimal(true).withSlotsPerKeyword(2));
    }
}
