package org.omg.CORBA.portable;

import org.omg.CORBA.Any;
import org.omg.CORBA.Context;
import org.omg.CORBA.ContextList;
import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Principal;
import org.omg.CORBA.TypeCode;

import java.io.IOException;
import java.math.BigDecimal;

/**
 * What stubs, skeletons and helpers write IDL values to.
 *
 * <p>What came later than the first edition has defaults that raise {@link NO_IMPLEMENT}.
 *
 * <p>IDL to Java 1.3, "Streams".
 *
 * <p>Thread: one at a time.
 */
public abstract class OutputStream extends java.io.OutputStream {
    /** For ORBs. */
    public OutputStream() {}

    /** A stream that reads what was written here. */
    public abstract InputStream create_input_stream();

    /** Writes a {@code boolean}. */
    public abstract void write_boolean(boolean value);

    /**
     * Writes a {@code char}.
     *
     * @throws org.omg.CORBA.DATA_CONVERSION when the code set has no such character
     */
    public abstract void write_char(char value);

    /**
     * Writes a {@code wchar}.
     *
     * @throws org.omg.CORBA.DATA_CONVERSION when the code set has no such character
     */
    public abstract void write_wchar(char value);

    /** Writes an {@code octet}. */
    public abstract void write_octet(byte value);

    /** Writes a {@code short}. */
    public abstract void write_short(short value);

    /** Writes an {@code unsigned short}. */
    public abstract void write_ushort(short value);

    /** Writes a {@code long}. */
    public abstract void write_long(int value);

    /** Writes an {@code unsigned long}. */
    public abstract void write_ulong(int value);

    /** Writes a {@code long long}. */
    public abstract void write_longlong(long value);

    /** Writes an {@code unsigned long long}. */
    public abstract void write_ulonglong(long value);

    /** Writes a {@code float}. */
    public abstract void write_float(float value);

    /** Writes a {@code double}. */
    public abstract void write_double(double value);

    /**
     * Writes a {@code string}.
     *
     * @throws org.omg.CORBA.DATA_CONVERSION when the code set has no such character
     */
    public abstract void write_string(String value);

    /**
     * Writes a {@code wstring}.
     *
     * @throws org.omg.CORBA.DATA_CONVERSION when the code set has no such character
     */
    public abstract void write_wstring(String value);

    /** Writes {@code length} times a {@code boolean} from {@code offset} on. */
    public abstract void write_boolean_array(boolean[] values, int offset, int length);

    /** Writes {@code length} times a {@code char} from {@code offset} on. */
    public abstract void write_char_array(char[] values, int offset, int length);

    /** Writes {@code length} times a {@code wchar} from {@code offset} on. */
    public abstract void write_wchar_array(char[] values, int offset, int length);

    /** Writes {@code length} times an {@code octet} from {@code offset} on. */
    public abstract void write_octet_array(byte[] values, int offset, int length);

    /** Writes {@code length} times a {@code short} from {@code offset} on. */
    public abstract void write_short_array(short[] values, int offset, int length);

    /** Writes {@code length} times an {@code unsigned short} from {@code offset} on. */
    public abstract void write_ushort_array(short[] values, int offset, int length);

    /** Writes {@code length} times a {@code long} from {@code offset} on. */
    public abstract void write_long_array(int[] values, int offset, int length);

    /** Writes {@code length} times an {@code unsigned long} from {@code offset} on. */
    public abstract void write_ulong_array(int[] values, int offset, int length);

    /** Writes {@code length} times a {@code long long} from {@code offset} on. */
    public abstract void write_longlong_array(long[] values, int offset, int length);

    /** Writes {@code length} times an {@code unsigned long long} from {@code offset} on. */
    public abstract void write_ulonglong_array(long[] values, int offset, int length);

    /** Writes {@code length} times a {@code float} from {@code offset} on. */
    public abstract void write_float_array(float[] values, int offset, int length);

    /** Writes {@code length} times a {@code double} from {@code offset} on. */
    public abstract void write_double_array(double[] values, int offset, int length);

    /** Writes an object reference; nil for null. */
    public abstract void write_Object(org.omg.CORBA.Object value);

    /** Writes a TypeCode. */
    public abstract void write_TypeCode(TypeCode value);

    /** Writes an {@code any}. */
    public abstract void write_any(Any value);

    /**
     * Writes a Principal.
     *
     * @deprecated see {@link Principal}
     */
    @Deprecated
    public void write_Principal(Principal value) {
        throw new NO_IMPLEMENT("write_Principal");
    }

    /** Not a byte stream: raises {@link NO_IMPLEMENT} unless an ORB makes it one. */
    @Override
    public void write(int octet) throws IOException {
        throw new NO_IMPLEMENT("write");
    }

    /** Writes a {@code fixed} of just the digits that the value has. */
    public void write_fixed(BigDecimal value) {
        throw new NO_IMPLEMENT("write_fixed");
    }

    /**
     * Writes a {@code fixed} of this type.
     *
     * @throws org.omg.CORBA.DATA_CONVERSION when the value has more digits
     */
    public void write_fixed(BigDecimal value, short digits, short scale) {
        throw new NO_IMPLEMENT("write_fixed");
    }

    /** Writes the values of a context that the list names. */
    public void write_Context(Context context, ContextList names) {
        throw new NO_IMPLEMENT("write_Context");
    }

    /** The ORB that made the stream. */
    public ORB orb() {
        throw new NO_IMPLEMENT("orb");
    }
}
