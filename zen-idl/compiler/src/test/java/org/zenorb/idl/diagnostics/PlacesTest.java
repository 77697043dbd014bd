package org.zenorb.idl.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;

import org.junit.jupiter.api.Test;

class PlacesTest {

    private final SourceMap map = new SourceMap();
    private final Diagnostics diagnostics = new Diagnostics(map);

    @Test
    void shouldKeepTheCaretUnderTheCulpritBehindTabs() {
        int base = add("\tx\ty bad\n");
        diagnostics.error(new Span(base + 5, base + 8), "message");

        assertEquals(
                "a.idl:1:6: error: message\n    \tx\ty bad\n    \t \t  ^~~",
                diagnostics.all().get(0).render());
    }

    @Test
    void shouldCountLinesOfAllKinds() {
        int base = add("one\r\ntwo\rthree\nfour");

        assertEquals("a.idl:1:1", map.position(base).toString());
        assertEquals("a.idl:2:1", map.position(base + 5).toString());
        assertEquals("a.idl:3:2", map.position(base + 10).toString());
        assertEquals("a.idl:4:5", map.position(base + 19).toString());
    }

    @Test
    void shouldShowMacrosAndIncludes() {
        int outer = map.addFile(new SourceText("main.idl", true, "#include\nUSE\n".toCharArray()));
        int inner =
                map.addFile(
                        new SourceText("inc.idl", false, "#define USE text\n".toCharArray()),
                        outer);
        int expansion = map.addExpansion("USE", inner + 12, 4, new Span(outer + 9, outer + 12));
        diagnostics.warning(new Span(expansion + 1, expansion + 2), "odd");

        assertEquals(
                "main.idl:2:1: warning: odd\n    USE\n    ^~~\n"
                        + "inc.idl:1:14: note: this is the text of macro USE\n"
                        + "    #define USE text\n                 ^",
                diagnostics.all().get(0).render());
        assertTrue(map.file(expansion).main());
        assertFalse(map.file(inner).main());
        assertFalse(diagnostics.hasErrors());
    }

    @Test
    void shouldSayTheSameThingOnce() {
        int base = add("x");
        diagnostics.error(new Span(base, base + 1), "message");
        diagnostics.error(new Span(base, base + 1), "message");
        diagnostics.error(new Span(base, base + 1), "another");

        assertEquals(2, diagnostics.all().size());
    }

    @Test
    void shouldKeepABoundedNumber() {
        int base = add("x".repeat(Diagnostics.MAX_KEPT + 10));
        for (int i = 0; i < Diagnostics.MAX_KEPT + 10; i++) {
            diagnostics.error(new Span(base + i, base + i + 1), "message");
        }
        assertEquals(Diagnostics.MAX_KEPT, diagnostics.all().size());
        assertEquals(Diagnostics.MAX_KEPT + 10, diagnostics.errorCount());
    }

    @Property
    void shouldFindEveryCharacterAgain(
            @ForAll @Chars({'\n', '\r', 'a', '\t'}) @StringLength(max = 60) String text) {
        SourceMap own = new SourceMap();
        own.addFile(new SourceText("other", false, new char[7]));
        int base = own.addFile(new SourceText("a.idl", true, text.toCharArray()));
        int line = 1;
        int column = 1;
        for (int i = 0; i < text.length(); i++) {
            assertEquals("a.idl:" + line + ":" + column, own.position(base + i).toString());
            char c = text.charAt(i);
            boolean ends = c == '\n' || (c == '\r' && !text.startsWith("\n", i + 1));
            line += ends ? 1 : 0;
            column = ends ? 1 : column + 1;
        }
    }

    @Property
    void shouldRenderWhateverTheLineHolds(
            @ForAll @CharRange(from = 0, to = 0x2FF) @StringLength(min = 1, max = 700) String text,
            @ForAll int seed) {
        SourceMap own = new SourceMap();
        int base = own.addFile(new SourceText("a.idl", true, text.toCharArray()));
        int start = Math.floorMod(seed, text.length());
        Diagnostics found = new Diagnostics(own);
        found.error(new Span(base + start, base + text.length()), "message");

        String said = found.all().get(0).render();
        assertTrue(said.startsWith("a.idl:") && said.contains(": error: message"), said);
    }

    private int add(String text) {
        return map.addFile(new SourceText("a.idl", true, text.toCharArray()));
    }
}
