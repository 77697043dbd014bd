package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CODESET_INCOMPATIBLE;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.DATA_CONVERSION;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.SystemException;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.HexFormat;
import java.util.function.Consumer;

/** Bytes worked out by hand from CORBA 3.3 part 2, chapter 9.3. */
class CdrBytesTest {
    private static String hex(
            boolean little, int minor, int charSet, int wcharSet, Consumer<CdrOutput> writer) {
        CdrOutput out = new CdrOutput(null);
        out.attach(RequestBuffer.unpooled(64), 0, 0, little, minor, charSet, wcharSet);
        writer.accept(out);
        return HexFormat.ofDelimiter(" ").formatHex(out.toByteArray());
    }

    private static String big(Consumer<CdrOutput> writer) {
        return hex(false, 2, CodeSets.ISO_8859_1, CodeSets.UTF_16, writer);
    }

    private static String little(Consumer<CdrOutput> writer) {
        return hex(true, 2, CodeSets.ISO_8859_1, CodeSets.UTF_16, writer);
    }

    private static String utf8(Consumer<CdrOutput> writer) {
        return hex(false, 2, CodeSets.UTF_8, CodeSets.UTF_16, writer);
    }

    private static CdrInput in(boolean little, int minor, int charSet, String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        CdrInput in = new CdrInput(null);
        in.attach(bytes, 0, 0, bytes.length, little, minor, charSet, CodeSets.UTF_16);
        return in;
    }

    private static CdrInput big(String hex) {
        return in(false, 2, CodeSets.UTF_8, hex);
    }

    private static void assertRaises(
            Class<? extends SystemException> type, MinorCode code, Runnable action) {
        SystemException e = assertThrows(type, action::run);
        assertEquals(code.number(), e.minor, e.getMessage());
    }

    @Test
    void shouldAlignEachPrimitiveToItsSize() {
        Consumer<CdrOutput> all =
                out -> {
                    out.write_octet((byte) 0x11);
                    out.write_short((short) 0x2233);
                    out.write_boolean(true);
                    out.write_long(0x44556677);
                    out.write_char('A');
                    out.write_longlong(0x0102030405060708L);
                };
        assertEquals(
                "11 00 22 33 01 00 00 00 44 55 66 77 41 00 00 00 01 02 03 04 05 06 07 08",
                big(all));
        assertEquals(
                "11 00 33 22 01 00 00 00 77 66 55 44 41 00 00 00 08 07 06 05 04 03 02 01",
                little(all));
    }

    @Test
    void shouldWriteIeeeNumbers() {
        assertEquals("3f 80 00 00", big(out -> out.write_float(1f)));
        assertEquals("00 00 80 3f", little(out -> out.write_float(1f)));
        assertEquals("c0 08 00 00 00 00 00 00", big(out -> out.write_double(-3.0)));
    }

    @Test
    void shouldEndAStringWithANull() {
        assertEquals("00 00 00 03 68 69 00", big(out -> out.write_string("hi")));
        assertEquals("01 00 00 00 00", little(out -> out.write_string("")));
        assertEquals("00 00 00 02 e4 00", big(out -> out.write_string("\u00e4")));
        assertEquals("00 00 00 04 61 c3 a4 00", utf8(out -> out.write_string("a\u00e4")));
        assertEquals("00 00 00 04 e2 82 ac 00", utf8(out -> out.write_string("\u20ac")));
        assertEquals("00 00 00 05 f0 9f 98 80 00", utf8(out -> out.write_string("\ud83d\ude00")));
        assertEquals("a\u00e4", big("00 00 00 04 61 c3 a4 00").read_string());
        assertEquals("\ufffd", big("00 00 00 04 ef bf bd 00").read_string());
    }

    @Test
    void shouldKeepTheFirstCharactersWhenTheBufferGrowsBehindThem() {
        String text = "plain to begin with, then \u00e4";
        CdrOutput out = CdrOutput.unpooled(null, 4 + text.length() + 1, false);
        out.write_string(text);
        assertEquals(text, out.create_input_stream().read_string());
    }

    @Test
    void shouldWriteAndReadOtherCodeSets() {
        int latin9 = 0x0001000f;
        String euro = hex(false, 2, latin9, CodeSets.UTF_16, out -> out.write_string("\u20ac"));
        assertEquals("00 00 00 02 a4 00", euro);
        assertEquals("\u20ac", in(false, 2, latin9, euro).read_string());
        assertEquals('\u20ac', in(false, 2, latin9, "a4").read_char());
        assertEquals("a4", hex(false, 2, latin9, CodeSets.UTF_16, out -> out.write_char('\u20ac')));
        assertRaises(
                CODESET_INCOMPATIBLE.class,
                MinorCode.NO_COMMON_CODESET,
                () -> in(false, 2, 0x00050010, "00"));
    }

    @Test
    void shouldWriteWideCharactersAsTheVersionSays() {
        Consumer<CdrOutput> wide =
                out -> {
                    out.write_wchar('\u20ac');
                    out.write_wstring("a\u20ac");
                };
        assertEquals(
                "02 20 ac 00 00 00 00 04 00 61 20 ac",
                hex(false, 2, CodeSets.ISO_8859_1, CodeSets.UTF_16, wide));
        assertEquals(
                "02 20 ac 00 04 00 00 00 00 61 20 ac",
                hex(true, 2, CodeSets.ISO_8859_1, CodeSets.UTF_16, wide));
        assertEquals(
                "20 ac 00 00 00 00 00 03 00 61 20 ac 00 00",
                hex(false, 1, CodeSets.ISO_8859_1, CodeSets.UTF_16, wide));
        assertEquals(
                "ac 20 00 00 03 00 00 00 61 00 ac 20 00 00",
                hex(true, 1, CodeSets.ISO_8859_1, CodeSets.UTF_16, wide));
        assertRaises(
                MARSHAL.class,
                MinorCode.NO_WCHAR_IN_GIOP_1_0,
                () -> hex(false, 0, CodeSets.ISO_8859_1, CodeSets.UTF_16, wide));
        assertRaises(
                MARSHAL.class,
                MinorCode.NO_WCHAR_IN_GIOP_1_0,
                () -> in(false, 0, CodeSets.ISO_8859_1, "00 41").read_wchar());
    }

    @ParameterizedTest
    @CsvSource({
        "00 00 00 02 00 61, a",
        "00 00 00 04 fe ff 00 61, a",
        "00 00 00 04 ff fe 61 00, a",
        "00 00 00 06 ff fe 61 00 ac 20, a\u20ac",
        "00 00 00 00, ''"
    })
    void shouldAcceptByteOrderMarksInWideStrings(String bytes, String expected) {
        assertEquals(expected, big(bytes).read_wstring());
    }

    @ParameterizedTest
    @CsvSource({"02 00 61", "04 fe ff 00 61", "04 ff fe 61 00"})
    void shouldAcceptByteOrderMarksInWideCharacters(String bytes) {
        assertEquals('a', big(bytes).read_wchar());
    }

    @Test
    void shouldKeepALeadingByteOrderMarkThatIsText() {
        String text = "\ufeffx";
        String bytes = big(out -> out.write_wstring(text));
        assertEquals("00 00 00 06 fe ff fe ff 00 78", bytes);
        assertEquals(text, big(bytes).read_wstring());
    }

    @Test
    void shouldRefuseCharactersThatTheCodeSetLacks() {
        assertRaises(
                DATA_CONVERSION.class,
                MinorCode.CHAR_NOT_REPRESENTABLE,
                () -> big(out -> out.write_string("\u20ac")));
        assertRaises(
                DATA_CONVERSION.class,
                MinorCode.CHAR_NOT_REPRESENTABLE,
                () -> big(out -> out.write_char('\u20ac')));
        assertRaises(
                DATA_CONVERSION.class,
                MinorCode.CHAR_NOT_REPRESENTABLE,
                () -> utf8(out -> out.write_char('\u00e4')));
        assertRaises(
                DATA_CONVERSION.class,
                MinorCode.CHAR_NOT_REPRESENTABLE,
                () -> utf8(out -> out.write_string("\ud83d!")));
        assertRaises(
                DATA_CONVERSION.class,
                MinorCode.CHAR_NOT_REPRESENTABLE,
                () -> utf8(out -> out.write_string("a\0b")));
        assertRaises(
                DATA_CONVERSION.class,
                MinorCode.CHAR_NOT_REPRESENTABLE,
                () ->
                        hex(
                                false,
                                2,
                                CodeSets.UTF_8,
                                CodeSets.UCS_2,
                                out -> out.write_wstring("\ud83d\ude00")));
    }

    @ParameterizedTest
    @CsvSource({"00 00 00 02 c3 00", "00 00 00 02 80 00", "00 00 00 04 ed a0 80 00"})
    void shouldRefuseMalformedUtf8(String bytes) {
        assertRaises(
                DATA_CONVERSION.class,
                MinorCode.MALFORMED_CHARACTERS,
                () -> big(bytes).read_string());
    }

    @ParameterizedTest
    @CsvSource({
        "00 00 00 00, BAD_STRING",
        "00 00 00 02 61 62, BAD_STRING",
        "00 00 00 03 61 00, BAD_LENGTH",
        "ff ff ff ff 61 00, BAD_LENGTH",
        "80 00 00 00, BAD_LENGTH",
        "00 00, TRUNCATED"
    })
    void shouldRefuseStringsThatAreNone(String bytes, MinorCode code) {
        assertRaises(MARSHAL.class, code, () -> big(bytes).read_string());
    }

    @ParameterizedTest
    @CsvSource({
        "00 00 00 03 00 61 00, MALFORMED_CHARACTERS",
        "00 00 00 04 00 61, BAD_LENGTH",
        "ff ff ff fe 00 61, BAD_LENGTH"
    })
    void shouldRefuseWideStringsThatAreNone(String bytes, MinorCode code) {
        SystemException e = assertThrows(SystemException.class, () -> big(bytes).read_wstring());
        assertEquals(code.number(), e.minor);
    }

    @Test
    void shouldRefuseWhatIsNoBoolean() {
        assertTrue(big("01").read_boolean());
        assertFalse(big("00").read_boolean());
        assertRaises(MARSHAL.class, MinorCode.BAD_BOOLEAN, () -> big("02").read_boolean());
        assertRaises(MARSHAL.class, MinorCode.BAD_BOOLEAN, () -> big("ff").read_boolean());
        assertRaises(
                MARSHAL.class,
                MinorCode.BAD_BOOLEAN,
                () -> big("01 02").read_boolean_array(new boolean[2], 0, 2));
    }

    @ParameterizedTest
    @CsvSource({
        "123.45, 5, 2, 12 34 5c",
        "-123.45, 5, 2, 12 34 5d",
        "1234, 4, 0, 01 23 4c",
        "0, 1, 0, 0c",
        "0.05, 3, 2, 00 5c",
        "7.999, 3, 2, 79 9c"
    })
    void shouldPackFixedDigits(BigDecimal value, short digits, short scale, String expected) {
        assertEquals(expected, big(out -> out.write_fixed(value, digits, scale)));
    }

    @Test
    void shouldReadFixedWithAndWithoutItsType() {
        assertEquals(new BigDecimal("-123.45"), big("12 34 5d").read_fixed((short) 5, (short) 2));
        assertEquals(new BigDecimal("-12345"), big("12 34 5d").read_fixed());
        assertEquals("12 34 5d", big(out -> out.write_fixed(new BigDecimal("-123.45"))));
        assertRaises(MARSHAL.class, MinorCode.BAD_FIXED, () -> big("12 a4 5d").read_fixed());
        assertRaises(
                MARSHAL.class,
                MinorCode.BAD_FIXED,
                () -> big("12 34 51").read_fixed((short) 5, (short) 2));
        assertRaises(MARSHAL.class, MinorCode.BAD_FIXED, () -> big("00".repeat(20)).read_fixed());
        assertRaises(
                DATA_CONVERSION.class,
                MinorCode.FIXED_OUT_OF_RANGE,
                () -> big(out -> out.write_fixed(BigDecimal.TEN, (short) 3, (short) 2)));
        assertRaises(
                BAD_PARAM.class,
                MinorCode.BAD_FIXED_TYPE,
                () -> big(out -> out.write_fixed(BigDecimal.TEN, (short) 32, (short) 2)));
    }

    @Test
    void shouldAlignEncapsulationsToThemselves() {
        Consumer<CdrOutput> nested =
                out -> {
                    out.write_octet((byte) 9);
                    out.beginEncapsulation();
                    out.write_longlong(1);
                    out.beginEncapsulation();
                    out.write_short((short) 2);
                    out.endEncapsulation();
                    out.endEncapsulation();
                    out.write_short((short) 3);
                };
        // The long long stands 8 behind the outer byte order octet, which stands at 8.
        String expected =
                "09 00 00 00 00 00 00 18 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 01"
                        + " 00 00 00 04 00 00 00 02 00 03";
        assertEquals(expected, big(nested));

        CdrInput in = big(expected);
        assertEquals(9, in.read_octet());
        in.beginEncapsulation();
        assertEquals(1, in.read_longlong());
        in.beginEncapsulation();
        assertEquals(2, in.read_short());
        assertEquals(0, in.available());
        assertThrows(MARSHAL.class, in::read_octet);
        in.endEncapsulation();
        in.endEncapsulation();
        assertEquals(3, in.read_short());
        assertEquals(0, in.available());
    }

    @Test
    void shouldReadEncapsulationsOfTheOtherOrder() {
        CdrInput in = big("00 00 00 06 01 00 00 00 34 12 00 05");
        in.beginEncapsulation();
        in.read_octet();
        in.read_short();
        assertEquals(0x1234, in.read_short());
        in.endEncapsulation();
        assertEquals(5, in.read_short());
    }

    @ParameterizedTest
    @CsvSource({
        "00 00 00 00, BAD_ENCAPSULATION",
        "00 00 00 01 02, BAD_ENCAPSULATION",
        "00 00 00 02 00, BAD_LENGTH",
        "ff ff ff ff 00, BAD_LENGTH"
    })
    void shouldRefuseEncapsulationsThatAreNone(String bytes, MinorCode code) {
        assertRaises(MARSHAL.class, code, () -> big(bytes).beginEncapsulation());
    }

    @Test
    void shouldBoundTheNestingOfEncapsulations() {
        CdrOutput out = CdrOutput.unpooled(null, 16);
        for (int i = 0; i < 5; i++) {
            out.beginEncapsulation();
        }
        for (int i = 0; i < 5; i++) {
            out.endEncapsulation();
        }
        byte[] bytes = out.toByteArray();
        CdrInput in = new CdrInput(null, Limits.depth(4));
        boolean little = out.isLittleEndian();
        in.attach(bytes, 0, 0, bytes.length, little, 2, CodeSets.UTF_8, CodeSets.UTF_16);
        for (int i = 0; i < 4; i++) {
            in.beginEncapsulation();
        }
        assertRaises(IMP_LIMIT.class, MinorCode.NESTING_TOO_DEEP, in::beginEncapsulation);

        CdrOutput deep = CdrOutput.unpooled(null, 16);
        for (int i = 0; i < WireLimits.DEFAULT.nestingDepth(); i++) {
            deep.beginEncapsulation();
        }
        assertRaises(IMP_LIMIT.class, MinorCode.NESTING_TOO_DEEP, deep::beginEncapsulation);
    }

    @Test
    void shouldAlignABodyOnlyIfThereIsOne() {
        Consumer<CdrOutput> empty =
                out -> {
                    out.write_octet((byte) 1);
                    out.alignBeforeNext(8);
                };
        assertEquals("01", big(empty));
        assertEquals(
                "01 00 00 00 00 00 00 00 02", big(empty.andThen(out -> out.write_octet((byte) 2))));
        CdrInput without = big("01");
        without.read_octet();
        without.alignIfMore(8);
        assertEquals(0, without.available());
        CdrInput with = big("01 00 00 00 00 00 00 00 02");
        with.read_octet();
        with.alignIfMore(8);
        assertEquals(2, with.read_octet());
    }

    @Test
    void shouldPatchInItsOwnOrder() {
        assertEquals(
                "04 03 02 01 06 05",
                little(out -> {
                    out.write_long(0);
                    out.write_short((short) 0);
                    out.putInt(0, 0x01020304);
                    out.putShort(4, (short) 0x0506);
                }));
    }

    @Test
    void shouldForgetWhatIsBehindTheRewoundPosition() {
        assertEquals(
                "00 01 00 03",
                big(out -> {
                    out.write_short((short) 1);
                    int here = out.position();
                    out.write_string("discarded");
                    out.rewind(here);
                    out.write_short((short) 3);
                }));
    }

    @Test
    void shouldReadAsAJavaStream() {
        CdrInput in = big("01 ff 03 04");
        assertEquals(1, in.read());
        in.mark(0);
        assertEquals(255, in.read());
        in.reset();
        byte[] rest = new byte[8];
        assertEquals(3, in.read(rest, 1, 7));
        assertEquals((byte) 0xff, rest[1]);
        assertEquals(-1, in.read());
        assertEquals(-1, in.read(rest, 0, 1));
        assertEquals(0, in.read(rest, 0, 0));
        in.reset();
        assertEquals(2, in.skip(2));
        assertEquals(4, in.read());
        assertRaises(BAD_INV_ORDER.class, MinorCode.BAD_MARK, () -> big("00").reset());
    }

    @Test
    void shouldRefuseUseAfterDetach() {
        CdrOutput out = CdrOutput.unpooled(null, 16);
        out.detach();
        MinorCode used = MinorCode.USED_AFTER_RELEASE;
        assertRaises(BAD_INV_ORDER.class, used, () -> out.write_octet((byte) 1));
        assertRaises(BAD_INV_ORDER.class, used, () -> out.write_string("a"));
        assertRaises(BAD_INV_ORDER.class, used, () -> out.write_long_array(new int[1], 0, 1));
        assertRaises(BAD_INV_ORDER.class, used, out::create_input_stream);
        CdrInput in = big("00 00 00 00");
        in.detach();
        assertRaises(BAD_INV_ORDER.class, used, in::read_octet);
        assertRaises(BAD_INV_ORDER.class, used, in::read_string);
        assertRaises(BAD_INV_ORDER.class, used, in::available);
        assertRaises(BAD_INV_ORDER.class, used, () -> in.read_octet_array(new byte[1], 0, 1));
    }

    @Test
    void shouldCheckTheRangesOfCallersArrays() {
        MinorCode range = MinorCode.BAD_ARRAY_RANGE;
        for (int[] r : new int[][] {{-1, 1}, {0, 4}, {2, 2}, {0, -1}, {4, 0}, {1, 0x7fffffff}}) {
            assertRaises(
                    BAD_PARAM.class,
                    range,
                    () -> big(out -> out.write_long_array(new int[3], r[0], r[1])));
            assertRaises(
                    BAD_PARAM.class,
                    range,
                    () -> big("00000000").read_octet_array(new byte[3], r[0], r[1]));
        }
        assertRaises(
                BAD_PARAM.class,
                MinorCode.NULL_VALUE,
                () -> big(out -> out.write_octet_array(null, 0, 0)));
        assertRaises(
                BAD_PARAM.class, MinorCode.NULL_VALUE, () -> big(out -> out.write_string(null)));
        assertRaises(
                BAD_PARAM.class, MinorCode.NULL_VALUE, () -> big(out -> out.write_wstring(null)));
    }

    @Test
    void shouldNotAlignForEmptyArrays() {
        assertEquals(
                "00 00 00 00 07",
                big(out -> {
                    out.write_ulong(0);
                    out.write_double_array(new double[0], 0, 0);
                    out.write_octet((byte) 7);
                }));
    }

    @Test
    void shouldCarryTheCompletionStatusItWasGiven() {
        CdrInput in = big("00");
        in.completed(CompletionStatus.COMPLETED_YES);
        MARSHAL e = assertThrows(MARSHAL.class, in::read_long);
        assertEquals(CompletionStatus.COMPLETED_YES, e.completed);
    }

    @Test
    void shouldWriteNullValuesAsZero() {
        assertEquals("00 00 00 00", big(out -> out.write_value(null)));
        assertEquals("00 00 00 00 00 00 00 00", big(out -> out.write_abstract_interface(null)));
        assertEquals(null, big("00 00 00 00").read_value());
        assertEquals(null, big("00 00 00 00 00 00 00 00").read_abstract_interface());
    }

    @Test
    void shouldReferToValuesWrittenBefore() {
        Serializable text = "hi";
        assertEquals(
                "7f ff ff 02 00 00 00 23 "
                        + hex("IDL:omg.org/CORBA/WStringValue:1.0")
                        + " 00 00 00 00 00 04 00 68 00 69 ff ff ff ff ff ff ff c8",
                big(out -> {
                    out.write_value(text);
                    out.write_value(text);
                }));
    }

    @Test
    void shouldTakeNoOtherObjectsForValues() {
        assertRaises(
                BAD_PARAM.class,
                MinorCode.NOT_A_VALUE,
                () -> big(out -> out.write_value(Integer.valueOf(5))));
        assertRaises(MARSHAL.class, MinorCode.BAD_VALUE, () -> big("7f ff ff 00").read_value());
        assertRaises(
                MARSHAL.class,
                MinorCode.NO_VALUE_FACTORY,
                () -> big("7f ff ff 02 00 00 00 08 49 44 4c 3a 61 3a 31 00").read_value());
    }

    private static String hex(String text) {
        StringBuilder result = new StringBuilder();
        for (char c : text.toCharArray()) {
            result.append(' ').append(Integer.toHexString(c));
        }
        return result.substring(1);
    }

    @Test
    void shouldGiveWhatWasWrittenToAnInputStream() {
        CdrOutput out = CdrOutput.unpooled(null, 1, false);
        out.write_short((short) 1);
        out.write_string("two");
        CdrInput in = out.create_input_stream();
        out.write_long(3);
        assertEquals(1, in.read_short());
        assertEquals("two", in.read_string());
        assertEquals(0, in.available());
    }
}
