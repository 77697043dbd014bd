package org.zenorb.cdr.type;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.DATA_CONVERSION;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.error.MinorCode;

import java.math.BigDecimal;
import java.util.Random;

class CdrAnyTest {
    private static CdrOutput output(int start, boolean little, int charSet) {
        CdrOutput out = new CdrOutput(null);
        out.attach(RequestBuffer.unpooled(64), 0, start, little, 2, charSet, CodeSets.UTF_16);
        return out;
    }

    private static CdrInput input(CdrOutput out, int start, int limit) {
        CdrInput in = new CdrInput(null);
        in.attach(
                out.bytes(),
                0,
                start,
                limit,
                out.isLittleEndian(),
                2,
                out.charCodeSet(),
                CodeSets.UTF_16);
        return in;
    }

    private static CdrAny passOn(Any any, int start, boolean little, int charSet) {
        CdrOutput out = output(start, little, charSet);
        out.write_any(any);
        CdrInput in = input(out, start, out.position());
        Any read = in.read_any();
        assertEquals(0, in.available());
        return (CdrAny) read;
    }

    private static CdrAny any(long seed) {
        RandomType random = new RandomType(seed);
        CdrTypeCode type = seed % 7 == 0 ? random.exception() : random.type(4);
        CdrOutput out = output(0, seed % 2 == 0, CodeSets.UTF_8);
        random.value(out, type, 4);
        CdrAny any = new CdrAny(null);
        any.read_value(out.create_input_stream(), type);
        return any;
    }

    @Property(tries = 1000)
    void shouldBeTheSameOnTheOtherSide(
            @ForAll long seed,
            @ForAll boolean little,
            @ForAll boolean littleThen,
            @ForAll @IntRange(max = 15) int start) {
        CdrAny any = any(seed);
        CdrAny there = passOn(any, start, little, CodeSets.UTF_8);
        assertTrue(any.equal(there));
        assertTrue(there.type().equal(any.type()));
        CdrAny andOn = passOn(there, start + 3, littleThen, CodeSets.ISO_8859_1);
        assertTrue(any.equal(andOn));
        assertTrue(andOn.equal(any));
    }

    @Property(tries = 300)
    void shouldBeTheSameInEveryGiopVersionThatHasItsTypes(
            @ForAll long seed, @ForAll boolean little, @ForAll boolean littleThen) {
        CdrAny any = any(seed);
        CdrOutput older = new CdrOutput(null);
        older.attach(RequestBuffer.unpooled(64), 0, 0, little, 1, CodeSets.UTF_8, CodeSets.UTF_16);
        older.write_any(any);
        Any there = older.create_input_stream().read_any();
        assertTrue(any.equal(there));
        assertTrue(any.equal(passOn(there, 1, littleThen, CodeSets.UTF_8)));
    }

    @Property(tries = 100)
    void shouldRaiseMarshalWhereverTheDataIsCut(@ForAll long seed) {
        CdrOutput out = output(0, true, CodeSets.UTF_8);
        out.write_any(any(seed));
        for (int limit = 0; limit < out.position(); limit++) {
            CdrInput in = input(out, 0, limit);
            assertThrows(MARSHAL.class, in::read_any);
        }
    }

    @Property(tries = 1000)
    void shouldAnswerDamageWithValuesOrStandardExceptions(@ForAll long seed) {
        Random random = new Random(seed);
        CdrOutput out = output(0, true, CodeSets.UTF_8);
        out.write_any(any(seed));
        byte[] bytes = out.toByteArray();
        for (int i = 0; i < 20; i++) {
            System.arraycopy(bytes, 0, out.bytes(), 0, bytes.length);
            for (int n = 0; n <= random.nextInt(3); n++) {
                out.bytes()[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            try {
                Any read = input(out, 0, bytes.length).read_any();
                assertTrue(read.equal(passOn(read, 1, false, CodeSets.UTF_8)));
            } catch (SystemException expected) {
                assertTrue(expected.minor != 0, expected::toString);
            }
        }
    }

    @Property(tries = 500)
    void shouldBeReadableByTypeFromItsStream(@ForAll long seed) {
        CdrAny any = any(seed);
        CdrInput in = (CdrInput) any.create_input_stream();
        ValueSkipper.skip(in, (CdrTypeCode) any.type());
        assertEquals(0, in.available());
    }

    @Example
    void shouldKeepNumbersAndTexts() {
        Any any = new CdrAny(null);
        any.insert_short((short) -2);
        assertEquals(-2, passOn(any, 0, true, 1 << 16 | 1).extract_short());
        any.insert_ushort((short) 0xfffe);
        assertEquals((short) 0xfffe, any.extract_ushort());
        any.insert_long(-3);
        assertEquals(-3, any.extract_long());
        any.insert_ulong(-4);
        assertEquals(-4, passOn(any, 1, false, CodeSets.UTF_8).extract_ulong());
        any.insert_longlong(Long.MIN_VALUE);
        assertEquals(Long.MIN_VALUE, any.extract_longlong());
        any.insert_ulonglong(-5);
        assertEquals(-5, any.extract_ulonglong());
        any.insert_float(1.5f);
        assertEquals(1.5f, passOn(any, 2, false, CodeSets.UTF_8).extract_float());
        any.insert_double(Math.PI);
        assertEquals(Math.PI, passOn(any, 3, true, CodeSets.UTF_8).extract_double());
        any.insert_boolean(true);
        assertTrue(any.extract_boolean());
        any.insert_char('c');
        assertEquals('c', any.extract_char());
        any.insert_wchar('\u20ac');
        assertEquals('\u20ac', passOn(any, 5, true, CodeSets.UTF_8).extract_wchar());
        any.insert_octet((byte) -1);
        assertEquals((byte) -1, any.extract_octet());
        any.insert_string("text");
        assertEquals("text", passOn(any, 0, true, CodeSets.UTF_8).extract_string());
        any.insert_wstring("\u20ac");
        assertEquals("\u20ac", passOn(any, 0, true, CodeSets.UTF_8).extract_wstring());
        any.insert_TypeCode(TypeCodeFactory.string(3));
        TypeCode type = passOn(any, 0, true, CodeSets.UTF_8).extract_TypeCode();
        assertTrue(type.equal(TypeCodeFactory.string(3)));
    }

    @Example
    void shouldKeepAnysInAnys() {
        Any inner = new CdrAny(null);
        inner.insert_string("deep");
        Any outer = new CdrAny(null);
        outer.insert_any(inner);
        assertSame(inner, outer.extract_any());
        Any read = passOn(outer, 3, false, CodeSets.UTF_8);
        assertEquals("deep", read.extract_any().extract_string());
        assertTrue(outer.equal(read));
        inner.insert_string("else");
        assertFalse(outer.equal(read));
    }

    @Example
    void shouldKeepFixed() {
        Any any = new CdrAny(null);
        any.insert_fixed(new BigDecimal("-12.340"));
        CdrTypeCode type = (CdrTypeCode) any.type();
        assertEquals(5, type.length);
        assertEquals(3, type.scale);
        BigDecimal read = passOn(any, 0, true, CodeSets.UTF_8).extract_fixed();
        assertEquals(new BigDecimal("-12.340"), read);
        any.insert_fixed(BigDecimal.ONE, TypeCodeFactory.fixed((short) 4, (short) 2));
        assertEquals(new BigDecimal("1.00"), passOn(any, 0, true, 65537).extract_fixed());
        BAD_INV_ORDER e =
                assertThrows(
                        BAD_INV_ORDER.class,
                        () ->
                                any.insert_fixed(
                                        BigDecimal.valueOf(100),
                                        TypeCodeFactory.fixed((short) 4, (short) 2)));
        assertEquals(MinorCode.NOT_A_FIXED_TYPE.number(), e.minor);
        assertThrows(
                BAD_INV_ORDER.class,
                () -> any.insert_fixed(BigDecimal.ONE, TypeCodeFactory.string(0)));
    }

    @Example
    void shouldRefuseExtractionOfAnotherType() {
        Any any = new CdrAny(null);
        assertEquals(TCKind.tk_null, any.type().kind());
        BAD_OPERATION e = assertThrows(BAD_OPERATION.class, any::extract_long);
        assertEquals(MinorCode.ANY_OF_OTHER_TYPE.number(), e.minor);
        any.insert_long(1);
        assertThrows(BAD_OPERATION.class, any::extract_short);
        assertThrows(BAD_OPERATION.class, any::extract_ulong);
        assertThrows(BAD_OPERATION.class, any::extract_string);
        assertThrows(BAD_OPERATION.class, any::extract_Object);
        assertThrows(BAD_OPERATION.class, any::extract_any);
        assertThrows(BAD_OPERATION.class, any::extract_Value);
        assertThrows(BAD_INV_ORDER.class, any::extract_Streamable);
        assertThrows(BAD_PARAM.class, () -> any.insert_Value(1));
        assertThrows(BAD_PARAM.class, () -> any.insert_Value("text", TypeCodeFactory.string(0)));
        assertEquals(1, any.extract_long());
    }

    @Example
    void shouldHoldTextAsAValue() {
        Any any = new CdrAny(null);
        any.insert_Value("text");
        assertEquals(TCKind.tk_value_box, any.type().kind());
        assertSame(any.extract_Value(), any.extract_Value());
        CdrOutput out = CdrOutput.unpooled(null, 8);
        out.write_any(any);
        assertEquals("text", out.create_input_stream().read_any().extract_Value());
    }

    @Example
    void shouldRefuseNullAndWhatDoesNotFit() {
        Any any = new CdrAny(null);
        assertThrows(BAD_PARAM.class, () -> any.insert_string(null));
        assertThrows(BAD_PARAM.class, () -> any.insert_any(null));
        assertThrows(BAD_PARAM.class, () -> any.insert_TypeCode(null));
        assertThrows(BAD_PARAM.class, () -> any.insert_Streamable(null));
        assertThrows(BAD_PARAM.class, () -> any.type(null));
        assertThrows(DATA_CONVERSION.class, () -> any.insert_char('\u20ac'));
        assertThrows(BAD_PARAM.class, () -> any.insert_Object(null, TypeCodeFactory.string(0)));
    }

    @Example
    void shouldHaveNoValueAfterItsTypeWasSet() {
        Any any = new CdrAny(null);
        any.insert_long(1);
        any.type(TypeCodeFactory.primitive(TCKind.tk_long));
        BAD_OPERATION e = assertThrows(BAD_OPERATION.class, any::extract_long);
        assertEquals(MinorCode.ANY_WITHOUT_VALUE.number(), e.minor);
        any.create_output_stream();
        assertThrows(BAD_OPERATION.class, any::extract_long);
        assertThrows(BAD_OPERATION.class, () -> passOn(any, 0, true, CodeSets.UTF_8));
        any.type(TypeCodeFactory.primitive(TCKind.tk_void));
        assertEquals(TCKind.tk_void, passOn(any, 0, true, CodeSets.UTF_8).type().kind());
    }

    private static TypeCode pair() {
        return TypeCodeFactory.struct(
                "IDL:Pair:1.0",
                "Pair",
                new StructMember[] {
                    new StructMember("a", TypeCodeFactory.primitive(TCKind.tk_octet), null),
                    new StructMember("b", TypeCodeFactory.primitive(TCKind.tk_double), null)
                });
    }

    /** The insertion that idlj generates: stream, type, write, read back. */
    @Example
    void shouldTakeAValueByReadValue() {
        Any any = new CdrAny(null);
        OutputStream out = any.create_output_stream();
        any.type(pair());
        out.write_octet((byte) 7);
        out.write_double(2.5);
        any.read_value(out.create_input_stream(), pair());
        InputStream in = any.create_input_stream();
        assertEquals(7, in.read_octet());
        assertEquals(2.5, in.read_double());
        InputStream again = any.create_input_stream();
        assertEquals(7, again.read_octet());
    }

    /** The insertion that JacORB generates: type, stream, write. */
    @Example
    void shouldTakeAValueFromItsOutputStream() {
        Any any = new CdrAny(null);
        any.type(pair());
        OutputStream out = any.create_output_stream();
        out.write_octet((byte) 7);
        out.write_double(2.5);
        Any read = passOn(any, 3, false, CodeSets.UTF_8);
        InputStream in = read.create_input_stream();
        assertEquals(7, in.read_octet());
        assertEquals(2.5, in.read_double());
        assertTrue(any.equal(read));

        Any number = new CdrAny(null);
        number.type(TypeCodeFactory.primitive(TCKind.tk_long));
        number.create_output_stream().write_long(42);
        assertEquals(42, number.extract_long());
    }

    @Example
    void shouldSeeThroughAliases() {
        TypeCode alias =
                TypeCodeFactory.alias(
                        "IDL:Age:1.0", "Age", TypeCodeFactory.primitive(TCKind.tk_long));
        Any any = new CdrAny(null);
        any.type(alias);
        any.create_output_stream().write_long(42);
        assertEquals(42, any.extract_long());
        Any read = passOn(any, 0, true, CodeSets.UTF_8);
        assertTrue(read.type().equal(alias));
        assertEquals(42, read.extract_long());
    }

    @Example
    void shouldHoldAStreamableByReference() {
        int[] value = {1};
        Streamable holder =
                new Streamable() {
                    @Override
                    public void _read(InputStream in) {
                        value[0] = in.read_long();
                    }

                    @Override
                    public void _write(OutputStream out) {
                        out.write_long(value[0]);
                    }

                    @Override
                    public TypeCode _type() {
                        return TypeCodeFactory.primitive(TCKind.tk_long);
                    }
                };
        Any any = new CdrAny(null);
        any.insert_Streamable(holder);
        assertSame(holder, any.extract_Streamable());
        value[0] = 2;
        assertEquals(2, any.extract_long());
        assertEquals(2, passOn(any, 0, true, CodeSets.UTF_8).extract_long());
        CdrOutput out = output(0, true, CodeSets.UTF_8);
        out.write_long(3);
        any.read_value(out.create_input_stream(), holder._type());
        assertEquals(3, value[0]);
        assertSame(holder, any.extract_Streamable());
    }

    @Example
    void shouldCompareValuesAndTypes() {
        Any a = new CdrAny(null);
        Any b = new CdrAny(null);
        assertTrue(a.equal(b));
        a.insert_long(1);
        assertFalse(a.equal(b));
        b.insert_ulong(1);
        assertFalse(a.equal(b));
        b.insert_long(1);
        assertTrue(a.equal(b));
        b.insert_long(2);
        assertFalse(a.equal(b));
        a.insert_string("x");
        b.insert_string("x");
        assertTrue(a.equal(b));
        assertFalse(a.equal(null));
    }

    @Example
    void shouldWriteUnchangedOctetsWhenNothingMustChange() {
        CdrAny any = any(12);
        CdrOutput out = output(4, true, CodeSets.UTF_8);
        out.write_any(any);
        CdrAny read = (CdrAny) input(out, 4, out.position()).read_any();
        CdrOutput again = output(4, true, CodeSets.UTF_8);
        again.write_any(read);
        assertArrayEquals(out.toByteArray(), again.toByteArray());
    }

    @Example
    void shouldRefuseAnExceptionOfAnotherId() {
        TypeCode bad =
                TypeCodeFactory.exception(
                        "IDL:Bad:1.0",
                        "Bad",
                        new StructMember[] {
                            new StructMember("why", TypeCodeFactory.string(0), null)
                        });
        CdrOutput out = output(0, true, CodeSets.UTF_8);
        out.write_string("IDL:Bed:1.0");
        out.write_string("because");
        Any any = new CdrAny(null);
        MARSHAL e =
                assertThrows(MARSHAL.class, () -> any.read_value(out.create_input_stream(), bad));
        assertEquals(MinorCode.BAD_EXCEPTION_ID.number(), e.minor);
    }

    @Example
    void shouldPassOnLongDoubles() {
        TypeCode type =
                TypeCodeFactory.sequence(0, TypeCodeFactory.primitive(TCKind.tk_longdouble));
        CdrOutput out = output(0, true, CodeSets.UTF_8);
        out.write_TypeCode(type);
        out.write_ulong(1);
        out.align(8);
        for (byte i = 1; i <= 16; i++) {
            out.write_octet(i);
        }
        Any read = input(out, 0, out.position()).read_any();
        CdrOutput there = output(3, false, CodeSets.UTF_8);
        there.write_any(read);
        byte[] bytes = there.toByteArray();
        for (int i = 1; i <= 16; i++) {
            assertEquals(i, bytes[bytes.length - i]);
        }
        Any back = passOn(input(there, 3, there.position()).read_any(), 5, true, 65537);
        assertTrue(back.equal(read));
    }

    @Example
    void shouldFindTheMemberOfUnionsWithManyLabels() {
        int count = 300_000;
        long[] labels = new long[count];
        String[] names = new String[count];
        CdrTypeCode[] types = new CdrTypeCode[count];
        java.util.Arrays.fill(names, "");
        java.util.Arrays.fill(types, CdrTypeCode.simple(TCKind._tk_octet));
        for (int i = 0; i < count; i++) {
            labels[i] = 2L * i;
        }
        types[count - 1] = CdrTypeCode.STRING;
        CdrTypeCode discriminator = CdrTypeCode.simple(TCKind._tk_long);
        CdrTypeCode union = CdrTypeCode.union("", "", discriminator, 5, labels, names, types);
        assertEquals(count - 1, union.memberFor(2L * (count - 1)));
        assertEquals(5, union.memberFor(3));
        assertEquals(5, union.memberFor(10));
        TypeCode many = TypeCodeFactory.sequence(0, union);
        CdrOutput out = output(0, true, CodeSets.UTF_8);
        out.write_ulong(count);
        for (int i = 0; i < count; i++) {
            out.write_long(2 * (count - 2));
            out.write_octet((byte) 0);
        }
        // With a search from the front this would take the square of the count.
        Any any = new CdrAny(null);
        any.read_value(out.create_input_stream(), many);
        assertTrue(any.type().equal(many));
    }

    @Example
    void shouldKnowNilReferencesWithoutAnOrb() {
        Any any = new CdrAny(null);
        any.insert_Object(null);
        assertNull(any.extract_Object());
        assertEquals("IDL:omg.org/CORBA/Object:1.0", assertIds(any.type()));
        BAD_INV_ORDER e =
                assertThrows(BAD_INV_ORDER.class, () -> passOn(any, 0, true, CodeSets.UTF_8));
        assertEquals(MinorCode.NOT_OF_AN_ORB.number(), e.minor);
    }

    private static String assertIds(TypeCode type) {
        try {
            return type.id();
        } catch (org.omg.CORBA.TypeCodePackage.BadKind e) {
            throw new AssertionError(e);
        }
    }

    @Example
    void shouldBoundNestedAnys() {
        CdrOutput out = output(0, true, CodeSets.UTF_8);
        for (int i = 0; i < 1_000_000; i++) {
            out.write_TypeCode(TypeCodeFactory.primitive(TCKind.tk_any));
        }
        CdrInput in = input(out, 0, out.position());
        SystemException e = assertThrows(SystemException.class, in::read_any);
        assertEquals(MinorCode.NESTING_TOO_DEEP.number(), e.minor);
    }
}
