package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.TypeRef;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Constants as Java expressions, with a cast only where Java asks for one. Thread: any. */
final class Literals {

    private Literals() {}

    /** The value as an expression of the Java type that the (plain) IDL type is mapped to. */
    static CodeBlock of(ConstantValue value, TypeRef plainType, JavaNames names) {
        if (value instanceof ConstantValue.IntegerValue integer) {
            return CodeBlock.of("$L", integer(integer.value(), plainType));
        } else if (value instanceof ConstantValue.FloatingValue floating) {
            return CodeBlock.of("$L", floating(floating.value(), plainType));
        } else if (value instanceof ConstantValue.FixedValue fixed) {
            return CodeBlock.of("new $T($S)", BigDecimal.class, fixed.value().toPlainString());
        } else if (value instanceof ConstantValue.BooleanValue bool) {
            return CodeBlock.of("$L", bool.value());
        } else if (value instanceof ConstantValue.CharValue character) {
            return CodeBlock.of("$L", "'" + escaped(character.value(), '\'') + "'");
        } else if (value instanceof ConstantValue.StringValue string) {
            return CodeBlock.of("$L", string(string.value()));
        }
        ConstantValue.EnumValue enumerator = (ConstantValue.EnumValue) value;
        return CodeBlock.of(
                "$T.$L",
                names.type(enumerator.enumType()),
                JavaNames.identifier(enumerator.enumerator()));
    }

    /** A string literal in ASCII. */
    static String string(String value) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            text.append(escaped(value.charAt(i), '"'));
        }
        return text.append('"').toString();
    }

    private static String integer(BigInteger value, TypeRef type) {
        if (type == BasicType.OCTET) {
            return value.intValue() > Byte.MAX_VALUE ? "(byte) " + value : value.toString();
        } else if (type == BasicType.UNSIGNED_SHORT) {
            return value.intValue() > Short.MAX_VALUE ? "(short) " + value : value.toString();
        } else if (type == BasicType.UNSIGNED_LONG && value.bitLength() > 31) {
            return "0x" + value.toString(16).toUpperCase(java.util.Locale.ROOT);
        } else if (type == BasicType.UNSIGNED_LONG_LONG && value.bitLength() > 63) {
            return "0x" + value.toString(16).toUpperCase(java.util.Locale.ROOT) + "L";
        } else if (type == BasicType.LONG_LONG || type == BasicType.UNSIGNED_LONG_LONG) {
            return value + "L";
        }
        return value.toString();
    }

    private static String floating(double value, TypeRef type) {
        return type == BasicType.FLOAT ? (float) value + "F" : Double.toString(value);
    }

    private static String escaped(char c, char quote) {
        switch (c) {
            case '\n':
                return "\\n";
            case '\t':
                return "\\t";
            case '\r':
                return "\\r";
            case '\f':
                return "\\f";
            case '\b':
                return "\\b";
            case '\\':
                return "\\\\";
            default:
                if (c == quote) {
                    return "\\" + c;
                }
                return c < 0x20 || c > 0x7E ? hex(c) : String.valueOf(c);
        }
    }

    private static String hex(char c) {
        String digits = Integer.toHexString(c);
        return "\\u" + "0000".substring(digits.length()) + digits;
    }
}
