package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.ConstantValue.BooleanValue;
import org.zenorb.idl.model.ConstantValue.CharValue;
import org.zenorb.idl.model.ConstantValue.FloatingValue;
import org.zenorb.idl.model.ConstantValue.IntegerValue;
import org.zenorb.idl.model.ConstantValue.StringValue;
import org.zenorb.idl.model.TypeRef;

import java.math.BigInteger;

/** Constants at the edges of their types; that they compile is tested with all constructs. */
class LiteralsTest {

    @Test
    void shouldWrapUnsignedValuesIntoSignedTypes() {
        assertEquals("(byte) 255", integer(BasicType.OCTET, "255"));
        assertEquals("127", integer(BasicType.OCTET, "127"));
        assertEquals("(short) 65535", integer(BasicType.UNSIGNED_SHORT, "65535"));
        assertEquals("0xFFFFFFFF", integer(BasicType.UNSIGNED_LONG, "4294967295"));
        assertEquals(
                "0xFFFFFFFFFFFFFFFFL",
                integer(BasicType.UNSIGNED_LONG_LONG, "18446744073709551615"));
        assertEquals("9223372036854775807L", integer(BasicType.LONG_LONG, "9223372036854775807"));
        assertEquals("-9223372036854775808L", integer(BasicType.LONG_LONG, "-9223372036854775808"));
        assertEquals("-2147483648", integer(BasicType.LONG, "-2147483648"));
        assertEquals("-32768", integer(BasicType.SHORT, "-32768"));
    }

    @Test
    void shouldWriteCharactersInAscii() {
        assertEquals("'\\''", literal(new CharValue('\''), BasicType.CHAR));
        assertEquals("'\"'", literal(new CharValue('"'), BasicType.CHAR));
        assertEquals("'\\u00e4'", literal(new CharValue('\u00e4'), BasicType.WCHAR));
        assertEquals("'\\n'", literal(new CharValue('\n'), BasicType.CHAR));
        assertEquals("'\\u0000'", literal(new CharValue('\0'), BasicType.CHAR));
        assertEquals(
                "\"a\\\\b\\\"$T \\u20ac\"",
                literal(new StringValue("a\\b\"$T \u20ac"), Scope.STRING));
    }

    @Test
    void shouldWriteTheRest() {
        assertEquals("1.5F", literal(new FloatingValue(1.5), BasicType.FLOAT));
        assertEquals("1.0E300", literal(new FloatingValue(1e300), BasicType.DOUBLE));
        assertEquals("true", literal(new BooleanValue(true), BasicType.BOOLEAN));
    }

    private static String integer(BasicType type, String value) {
        return literal(new IntegerValue(new BigInteger(value)), type);
    }

    private static String literal(ConstantValue value, TypeRef type) {
        return Literals.of(value, type, null).toString();
    }
}
