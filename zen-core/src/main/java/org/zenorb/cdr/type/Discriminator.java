package org.zenorb.cdr.type;

import org.omg.CORBA.TCKind;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.zenorb.error.MinorCode;

/**
 * Values of small types as one long: a union's discriminator, the content of a simple Any. Signed
 * types keep their sign, unsigned ones are not negative, floating point is its bits.
 *
 * <p>Thread: any.
 */
public final class Discriminator {
    private Discriminator() {}

    /** Whether values of the kind fit here. */
    public static boolean fits(int kind) {
        return switch (kind) {
            case TCKind._tk_short,
                    TCKind._tk_long,
                    TCKind._tk_ushort,
                    TCKind._tk_ulong,
                    TCKind._tk_float,
                    TCKind._tk_double,
                    TCKind._tk_boolean,
                    TCKind._tk_char,
                    TCKind._tk_octet,
                    TCKind._tk_longlong,
                    TCKind._tk_ulonglong,
                    TCKind._tk_wchar,
                    TCKind._tk_enum ->
                    true;
            default -> false;
        };
    }

    /** Reads one. */
    public static long read(InputStream in, int kind) {
        return switch (kind) {
            case TCKind._tk_short -> in.read_short();
            case TCKind._tk_ushort -> in.read_ushort() & 0xffffL;
            case TCKind._tk_long -> in.read_long();
            case TCKind._tk_ulong, TCKind._tk_enum -> in.read_ulong() & 0xffffffffL;
            case TCKind._tk_longlong -> in.read_longlong();
            case TCKind._tk_ulonglong -> in.read_ulonglong();
            case TCKind._tk_float -> Float.floatToRawIntBits(in.read_float());
            case TCKind._tk_double -> Double.doubleToRawLongBits(in.read_double());
            case TCKind._tk_boolean -> in.read_boolean() ? 1 : 0;
            case TCKind._tk_char -> in.read_char();
            case TCKind._tk_wchar -> in.read_wchar();
            case TCKind._tk_octet -> in.read_octet() & 0xffL;
            default -> throw wrong(kind);
        };
    }

    /** Writes one. */
    public static void write(OutputStream out, int kind, long bits) {
        switch (kind) {
            case TCKind._tk_short -> out.write_short((short) bits);
            case TCKind._tk_ushort -> out.write_ushort((short) bits);
            case TCKind._tk_long -> out.write_long((int) bits);
            case TCKind._tk_ulong, TCKind._tk_enum -> out.write_ulong((int) bits);
            case TCKind._tk_longlong -> out.write_longlong(bits);
            case TCKind._tk_ulonglong -> out.write_ulonglong(bits);
            case TCKind._tk_float -> out.write_float(Float.intBitsToFloat((int) bits));
            case TCKind._tk_double -> out.write_double(Double.longBitsToDouble(bits));
            case TCKind._tk_boolean -> out.write_boolean(bits != 0);
            case TCKind._tk_char -> out.write_char((char) bits);
            case TCKind._tk_wchar -> out.write_wchar((char) bits);
            case TCKind._tk_octet -> out.write_octet((byte) bits);
            default -> throw wrong(kind);
        }
    }

    private static RuntimeException wrong(int kind) {
        return MinorCode.BROKEN_INVARIANT.no(TypeKind.nameOf(kind) + " as a number");
    }
}
