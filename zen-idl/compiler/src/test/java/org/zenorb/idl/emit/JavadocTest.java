package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;

import org.junit.jupiter.api.Test;

/** Comments of all kinds become comments that javac reads over. */
class JavadocTest {

    @Test
    void shouldEscapeWhatIsNoMarkup() {
        assertEquals("sequence&lt;octet&gt; &amp; more", Javadoc.text("sequence<octet> & more"));
        assertEquals("a &lt; b", Javadoc.text("a < b"));
    }

    @Test
    void shouldKeepMarkup() {
        String text = "<p>See {@code sequence<octet>} &lt; <b>x</b> <a href=\"y\">z</a>";
        assertEquals(text, Javadoc.text(text));
    }

    @Test
    void shouldNotDisturbJavac() {
        assertEquals("C:&#92;users", Javadoc.text("C:\\users"));
        assertEquals("<b>Deprecated.</b> no", Javadoc.text("@deprecated no"));
    }

    @Property
    void shouldNeverEndTheCommentOrHoldAUnicodeEscape(
            @ForAll @Chars({'*', '/', '\\', 'u', '<', '{', '@', '}', '&'}) String comment) {
        String text = Javadoc.text(comment);
        assertFalse(text.contains("*/"));
        assertFalse(text.contains("\\u"));
    }
}
