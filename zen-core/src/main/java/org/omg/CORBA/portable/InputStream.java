package org.omg.CORBA.portable;

import org.omg.CORBA.Any;
import org.omg.CORBA.Context;
import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Principal;
import org.omg.CORBA.TypeCode;

import java.io.IOException;
import java.math.BigDecimal;

/**
 * What stubs, skeletons and helpers read IDL values from.
 *
 * <p>Every read raises {@link org.omg.CORBA.MARSHAL} when the bytes do not make such a value or end
 * too early. What came later than the first edition has defaults that raise {@link NO_IMPLEMENT}.
 *
 * <p>IDL to Java 1.3, "Streams".
 *
 * <p>Thread: one at a time.
 */
public abstract class InputStream extends java.io.InputStream {
    /** For ORBs. */
    public InputStream() {}

    /** Reads a {@code boolean}. */
    public abstract boolean read_boolean();

    /** Reads a {@code char}. */
    public abstract char read_char();

    /** Reads a {@code wchar}. */
    public abstract char read_wchar();

    /** Reads an {@code octet}. */
    public abstract byte read_octet();

    /** Reads a {@code short}. */
    public abstract short read_short();

    /** Reads an {@code unsigned short}. */
    public abstract short read_ushort();

    /** Reads a {@code long}. */
    public abstract int read_long();

    /** Reads an {@code unsigned long}. */
    public abstract int read_ulong();

    /** Reads a {@code long long}. */
    public abstract long read_longlong();

    /** Reads an {@code unsigned long long}. */
    public abstract long read_ulonglong();

    /** Reads a {@code float}. */
    public abstract float read_float();

    /** Reads a {@code double}. */
    public abstract double read_double();

    /** Reads a {@code string}. */
    public abstract String read_string();

    /** Reads a {@code wstring}. */
    public abstract String read_wstring();

    /** Reads {@code length} times a {@code boolean} to {@code offset} on. */
    public abstract void read_boolean_array(boolean[] values, int offset, int length);

    /** Reads {@code length} times a {@code char} to {@code offset} on. */
    public abstract void read_char_array(char[] values, int offset, int length);

    /** Reads {@code length} times a {@code wchar} to {@code offset} on. */
    public abstract void read_wchar_array(char[] values, int offset, int length);

    /** Reads {@code length} times an {@code octet} to {@code offset} on. */
    public abstract void read_octet_array(byte[] values, int offset, int length);

    /** Reads {@code length} times a {@code short} to {@code offset} on. */
    public abstract void read_short_array(short[] values, int offset, int length);

    /** Reads {@code length} times an {@code unsigned short} to {@code offset} on. */
    public abstract void read_ushort_array(short[] values, int offset, int length);

    /** Reads {@code length} times a {@code long} to {@code offset} on. */
    public abstract void read_long_array(int[] values, int offset, int length);

    /** Reads {@code length} times an {@code unsigned long} to {@code offset} on. */
    public abstract void read_ulong_array(int[] values, int offset, int length);

    /** Reads {@code length} times a {@code long long} to {@code offset} on. */
    public abstract void read_longlong_array(long[] values, int offset, int length);

    /** Reads {@code length} times an {@code unsigned long long} to {@code offset} on. */
    public abstract void read_ulonglong_array(long[] values, int offset, int length);

    /** Reads {@code length} times a {@code float} to {@code offset} on. */
    public abstract void read_float_array(float[] values, int offset, int length);

    /** Reads {@code length} times a {@code double} to {@code offset} on. */
    public abstract void read_double_array(double[] values, int offset, int length);

    /** Reads an object reference; null for nil. */
    public abstract org.omg.CORBA.Object read_Object();

    /** Reads a TypeCode. */
    public abstract TypeCode read_TypeCode();

    /** Reads an {@code any}. */
    public abstract Any read_any();

    /**
     * Reads a Principal.
     *
     * @deprecated see {@link Principal}
     */
    @Deprecated
    public Principal read_Principal() {
        throw new NO_IMPLEMENT("read_Principal");
    }

    /** Not a byte stream: raises {@link NO_IMPLEMENT} unless an ORB makes it one. */
    @Override
    public int read() throws IOException {
        throw new NO_IMPLEMENT("read");
    }

    /** Reads a {@code fixed} whose scale is unknown: the digits as an integer. */
    public BigDecimal read_fixed() {
        throw new NO_IMPLEMENT("read_fixed");
    }

    /** Reads a {@code fixed} of this type. */
    public BigDecimal read_fixed(short digits, short scale) {
        throw new NO_IMPLEMENT("read_fixed");
    }

    /** Reads a context. */
    public Context read_Context() {
        throw new NO_IMPLEMENT("read_Context");
    }

    /**
     * Reads an object reference as a stub of this class.
     *
     * @param stubOrInterface a stub's class, or a remote interface
     */
    public org.omg.CORBA.Object read_Object(Class<?> stubOrInterface) {
        throw new NO_IMPLEMENT("read_Object");
    }

    /** The ORB that made the stream. */
    public ORB orb() {
        throw new NO_IMPLEMENT("orb");
    }
}
