package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.CODESET_INCOMPATIBLE;
import org.omg.CORBA.DATA_CONVERSION;
import org.omg.CORBA.INV_OBJREF;
import org.omg.CORBA.TCKind;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.TypeCodeFactory;
import org.zenorb.error.MinorCode;

import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;

/** Strings and characters in code sets other than the usual ones. */
class CodeSetsTest {
    private static final int IBM_1047 = 0x10020417;

    private static byte[] bytes(int chars, int wchars, int minor, Consumer<CdrOutput> body) {
        CdrOutput out = new CdrOutput(null);
        out.attach(RequestBuffer.unpooled(16), 0, 0, false, minor, chars, wchars);
        body.accept(out);
        return out.toByteArray();
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    private static CdrInput in(int chars, int wchars, int minor, byte[] bytes) {
        CdrInput in = new CdrInput(null);
        in.attach(bytes, 0, 0, bytes.length, false, minor, chars, wchars);
        return in;
    }

    @ParameterizedTest
    @CsvSource({
        "ISO-8859-1, 00010001",
        "ISO-8859-15, 0001000f",
        "US-ASCII, 00010020",
        "UTF-8, 05010001",
        "IBM037, 10020025",
        "IBM500, 100201f4",
        "IBM850, 10020352",
        "IBM1047, 10020417",
        "IBM01140, 10020474",
        "Cp1140, 10020474",
        "windows-1252, 100204e4",
        "EUC-JP, 00030010",
        "0x100204e4, 100204e4"
    })
    void shouldKnowTheNumbersOfTheRegistry(String name, String number) {
        assertEquals(Integer.parseUnsignedInt(number, 16), CodeSets.charCodeSet(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "none", "UTF-16", "0x", "0xg", "0x00010109", "no such set"})
    void shouldRefuseWhatStringsCannotTravelIn(String name) {
        assertEquals(CodeSets.NONE, CodeSets.charCodeSet(name));
    }

    @ParameterizedTest
    @CsvSource({
        "0001000f, 00000003a44100, \u20acA",
        "10020025, 00000003c15a00, A!",
        "10020474, 00000003c19f00, A\u20ac",
        "10020417, 00000004c1ad5a00, A[!",
        "10020352, 000000038e4100, \u00c4A",
        "00030010, 00000004a4a24100, \u3042A"
    })
    void shouldWriteAndReadStrings(String number, String octets, String text) {
        int codeSet = Integer.parseUnsignedInt(number, 16);
        byte[] written = bytes(codeSet, CodeSets.UTF_16, 2, out -> out.write_string(text));
        assertEquals(octets, hex(written));
        assertEquals(text, in(codeSet, CodeSets.UTF_16, 2, written).read_string());
    }

    @Test
    void shouldWriteAndReadCharactersOfOneOctetOnly() {
        byte[] written = bytes(IBM_1047, CodeSets.UTF_16, 2, out -> out.write_char('A'));
        assertEquals("c1", hex(written));
        assertEquals('A', in(IBM_1047, CodeSets.UTF_16, 2, written).read_char());
        DATA_CONVERSION e =
                assertThrows(
                        DATA_CONVERSION.class,
                        () -> bytes(0x00030010, 0, 2, out -> out.write_char('\u3042')));
        assertEquals(MinorCode.CHAR_NOT_REPRESENTABLE.number(), e.minor);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u20ac", "a\u0000b", "\u0000"})
    void shouldRefuseWhatTheCodeSetDoesNotHave(String text) {
        DATA_CONVERSION e =
                assertThrows(
                        DATA_CONVERSION.class,
                        () -> bytes(IBM_1047, 0, 2, out -> out.write_string(text)));
        assertEquals(MinorCode.CHAR_NOT_REPRESENTABLE.number(), e.minor);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "plain", "\u20ac", "\ud83d\ude00 and \ufeff"})
    void shouldWriteAndReadWideStringsInUtf8(String text) {
        byte[] written = bytes(CodeSets.UTF_8, CodeSets.UTF_8, 2, out -> out.write_wstring(text));
        int length = text.getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
        assertEquals(4 + length, written.length);
        assertEquals(text, in(CodeSets.UTF_8, CodeSets.UTF_8, 2, written).read_wstring());
    }

    @Test
    void shouldWriteAndReadWideCharactersInUtf8() {
        byte[] written = bytes(CodeSets.UTF_8, CodeSets.UTF_8, 2, out -> out.write_wchar('\u20ac'));
        assertEquals("03e282ac", hex(written));
        assertEquals('\u20ac', in(CodeSets.UTF_8, CodeSets.UTF_8, 2, written).read_wchar());
        assertThrows(
                CODESET_INCOMPATIBLE.class,
                () -> bytes(CodeSets.UTF_8, CodeSets.UTF_8, 1, out -> out.write_wchar('a')));
        assertThrows(
                DATA_CONVERSION.class,
                () -> bytes(CodeSets.UTF_8, CodeSets.UTF_8, 2, out -> out.write_wchar('\ud83d')));
        byte[] two = {2, 'a', 'b'};
        assertThrows(
                DATA_CONVERSION.class,
                () -> in(CodeSets.UTF_8, CodeSets.UTF_8, 2, two).read_wchar());
    }

    @ParameterizedTest
    @CsvSource({
        "00000004 0061 20ac, UTF-16, a\u20ac",
        "00000006 feff 0061 20ac, UTF-16, a\u20ac",
        "00000006 fffe 6100 ac20, UTF-16, a\u20ac",
        "00000004 0061 20ac, UCS-2, a\u20ac"
    })
    void shouldReadWideStringsWithAndWithoutMark(String octets, String set, String text) {
        byte[] bytes = HexFormat.of().parseHex(octets.replace(" ", ""));
        int wchars = set.equals("UCS-2") ? CodeSets.UCS_2 : CodeSets.UTF_16;
        assertEquals(text, in(CodeSets.UTF_8, wchars, 2, bytes).read_wstring());
    }

    @Test
    void shouldReadAndWriteWideStringsOf11() {
        for (int wchars : new int[] {CodeSets.UTF_16, CodeSets.UCS_2}) {
            byte[] written = bytes(CodeSets.UTF_8, wchars, 1, out -> out.write_wstring("a\u20ac"));
            assertEquals("00000003006120ac0000", hex(written));
            assertEquals("a\u20ac", in(CodeSets.UTF_8, wchars, 1, written).read_wstring());
        }
    }

    @Test
    void shouldRefuseWideCharactersUntilAttachedAnew() {
        CdrOutput out = new CdrOutput(null);
        out.attach(RequestBuffer.unpooled(16), 0, 0, false, 2, 0, 0);
        out.refuseWide(MinorCode.NO_CODE_SET_COMPONENT);
        CdrAny any = new CdrAny(null);
        any.insert_wstring("wide");
        // as it comes off the wire: its octets could be copied
        any.read_value(any.create_input_stream(), any.type());
        for (Consumer<CdrOutput> each :
                List.<Consumer<CdrOutput>>of(
                        o -> o.write_wchar('a'),
                        o -> o.write_wstring(""),
                        o -> o.write_wchar_array(new char[] {'a'}, 0, 1),
                        any::write_value)) {
            INV_OBJREF e = assertThrows(INV_OBJREF.class, () -> each.accept(out));
            assertEquals(MinorCode.NO_CODE_SET_COMPONENT.number(), e.minor);
        }
        out.write_string("narrow");
        out.attach(RequestBuffer.unpooled(16), 0, 0, false, 2, 0, 0);
        out.write_wchar('a');
        assertEquals("020061", hex(out.toByteArray()));
    }

    @Test
    void shouldTellWhetherWideCharactersWereWritten() {
        CdrOutput out = CdrOutput.unpooled(null, 64);
        out.write_string("narrow");
        assertFalse(out.wroteWide());
        out.write_wstring("");
        assertTrue(out.wroteWide());
        out.attach(RequestBuffer.unpooled(16), 0, 0, false, 2, 0, 0);
        assertFalse(out.wroteWide());

        CdrOutput list = CdrOutput.unpooled(null, 64);
        list.write_ulong(1);
        list.write_wchar('a');
        assertFalse(list.hasTakenOver());
        CdrAny any = new CdrAny(null);
        any.read_value(
                list.create_input_stream(),
                TypeCodeFactory.sequence(0, TypeCodeFactory.primitive(TCKind.tk_wchar)));
        CdrOutput copied = CdrOutput.unpooled(null, 64);
        any.write_value(copied);
        assertFalse(copied.wroteWide());
        assertTrue(copied.hasTakenOver());
        copied.attach(RequestBuffer.unpooled(16), 0, 0, false, 2, 0, 0);
        assertFalse(copied.hasTakenOver());
    }

    @Test
    void shouldKnowWhatHoldsUnicode() {
        assertTrue(CodeSets.isUnicode(CodeSets.UTF_8));
        assertTrue(CodeSets.isUnicode(CodeSets.UCS_2));
        assertTrue(CodeSets.isUnicode(0x00010106));
        assertFalse(CodeSets.isUnicode(CodeSets.ISO_8859_1));
        assertFalse(CodeSets.isUnicode(IBM_1047));
    }
}
