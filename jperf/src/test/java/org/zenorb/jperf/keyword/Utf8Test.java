package org.zenorb.jperf.keyword;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;

class Utf8Test {
    @Property
    void shouldDecodeWhatWasEncoded(@ForAll String text) {
        if (StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            assertEquals(text, Utf8.decode(text.getBytes(StandardCharsets.UTF_8)));
        }
    }

    @Test
    void shouldDecodeNothingInvalid() {
        assertNull(Utf8.decode(new byte[] {(byte) 0xc0, (byte) 0x80}));
        assertNull(Utf8.decode(new byte[] {(byte) 0xff}));
    }

    @Test
    void shouldRefuseALoneSurrogate() {
        String message =
                assertThrows(
                                IllegalArgumentException.class,
                                () -> KeywordSet.ofStrings(List.of("a", "b\ud800")))
                        .getMessage();
        assertEquals(
                "keyword number 2 holds a lone surrogate, which UTF-8 cannot encode: \"b?\"",
                message);
    }
}
