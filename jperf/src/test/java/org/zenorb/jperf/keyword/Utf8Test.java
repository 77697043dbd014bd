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
    void shouldReadTheBytesThatEncodingWouldMake(@ForAll String text) {
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            assertEquals(-1, Utf8.length(text));
            return;
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertEquals(bytes.length, Utf8.length(text));
        for (int i = 0; i < bytes.length; i++) {
            assertEquals(bytes[i] & 0xff, Utf8.at(text, i));
        }
        assertEquals(text, Utf8.decode(bytes));
    }

    @Test
    void shouldReadEveryLength() {
        String text = "a\u00e9\u20ac\ud83d\ude00\uffff\u07ff\u0800\ud800\udc00";
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            assertEquals(bytes[i] & 0xff, Utf8.at(text, i));
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
