package org.zenorb.jperf.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.zenorb.jperf.keyword.KeywordSet;

import java.util.List;

class PositionSearchTest {
    private static final PositionChoice ANY = new PositionChoice(List.of(), true);
    private static final PositionChoice NO_LENGTH = new PositionChoice(List.of(), false);

    @Test
    void shouldTakeFromTheGivenPositionsWhatIsNeeded() {
        KeywordSet keywords = KeywordSet.ofStrings(List.of("abc", "abd", "xbc"));
        PositionChoice choice = new PositionChoice(List.of(-1, 1, 0), true);
        assertEquals("positions 1, $", "" + PositionSearch.find(keywords, choice, 7));
        assertNull(PositionSearch.find(keywords, new PositionChoice(List.of(0, 1), true), 7));
    }

    private static String find(String... keywords) {
        return "" + PositionSearch.find(KeywordSet.ofStrings(List.of(keywords)), ANY, 7);
    }

    @Test
    void shouldLookAtTheLengthOnlyWhereThatDoes() {
        assertEquals("length only", find("a", "bb", "ccc"));
    }

    @Test
    void shouldFindTheOnePlaceThatDiffers() {
        assertEquals("position 3", find("xxaxxxx", "xxbxxxx", "xxcxxxx"));
        assertEquals("position $-1", find("xxxxxax", "xxxxxbx", "xxxxxcx"));
    }

    @Test
    void shouldTakeOnlyAsManyAsNeeded() {
        assertEquals("positions 1, 2", find("aaz", "abz", "baz", "bbz"));
    }

    @Test
    void shouldGiveUpBeyondTheLimit() {
        KeywordSet keywords = KeywordSet.ofStrings(List.of("aaz", "abz", "baz", "bbz"));
        assertNull(PositionSearch.find(keywords, ANY, 1));
    }

    @Test
    void shouldDoWithoutTheLengthWhenAsked() {
        KeywordSet keywords = KeywordSet.ofStrings(List.of("a", "ab", "abc"));
        assertEquals("position $", "" + PositionSearch.find(keywords, NO_LENGTH, 7));
    }

    @Test
    void shouldGiveUpWhereNothingWithinReachDiffers() {
        String side = "x".repeat(PositionSearch.MAX_POSITION);
        KeywordSet keywords = KeywordSet.ofStrings(List.of(side + "a" + side, side + "b" + side));
        assertNull(PositionSearch.find(keywords, ANY, 7));
    }
}
