package org.omg.CORBA;

import org.omg.CORBA.portable.ValueBase;

import java.io.Serializable;

/**
 * What a custom value type reads its state from.
 *
 * <p>CORBA 3.3, part 1, "Custom marshaling". The members that only one generation of the standard
 * has carry defaults that raise {@link NO_IMPLEMENT}.
 *
 * <p>Thread: the one that unmarshals.
 */
public interface DataInputStream extends ValueBase {
    /** Reads an {@code any}. */
    Any read_any();

    /** Reads a {@code boolean}. */
    boolean read_boolean();

    /** Reads a {@code char}. */
    char read_char();

    /** Reads a {@code wchar}. */
    char read_wchar();

    /** Reads an {@code octet}. */
    byte read_octet();

    /** Reads a {@code short}. */
    short read_short();

    /** Reads an {@code unsigned short}. */
    short read_ushort();

    /** Reads a {@code long}. */
    int read_long();

    /** Reads an {@code unsigned long}. */
    int read_ulong();

    /** Reads a {@code long long}. */
    long read_longlong();

    /** Reads an {@code unsigned long long}. */
    long read_ulonglong();

    /** Reads a {@code float}. */
    float read_float();

    /** Reads a {@code double}. */
    double read_double();

    /** Reads a {@code string}. */
    String read_string();

    /** Reads a {@code wstring}. */
    String read_wstring();

    /** Reads an {@code Object}. */
    Object read_Object();

    /** Reads an abstract interface's object or value. */
    default java.lang.Object read_Abstract() {
        throw new NO_IMPLEMENT("read_Abstract");
    }

    /**
     * Reads a {@code fixed} of this type.
     *
     * @throws BadFixedValue when the bytes are no such number
     */
    default Any read_fixed(short digits, short scale) throws BadFixedValue {
        throw new NO_IMPLEMENT("read_fixed");
    }

    /**
     * Reads {@code length} times a {@code fixed} of this type to {@code offset} on.
     *
     * @throws BadFixedValue when the bytes are no such number
     */
    default void read_fixed_array(
            AnySeqHolder values, int offset, int length, short digits, short scale)
            throws BadFixedValue {
        throw new NO_IMPLEMENT("read_fixed_array");
    }

    /** Reads a {@code ValueBase}. */
    Serializable read_Value();

    /** Reads a {@code TypeCode}. */
    TypeCode read_TypeCode();

    /** Reads {@code length} times an {@code any} to {@code offset} on. */
    void read_any_array(AnySeqHolder values, int offset, int length);

    /** Reads {@code length} times a {@code boolean} to {@code offset} on. */
    void read_boolean_array(BooleanSeqHolder values, int offset, int length);

    /** Reads {@code length} times a {@code char} to {@code offset} on. */
    void read_char_array(CharSeqHolder values, int offset, int length);

    /** Reads {@code length} times a {@code wchar} to {@code offset} on. */
    void read_wchar_array(WCharSeqHolder values, int offset, int length);

    /** Reads {@code length} times an {@code octet} to {@code offset} on. */
    void read_octet_array(OctetSeqHolder values, int offset, int length);

    /** Reads {@code length} times a {@code short} to {@code offset} on. */
    void read_short_array(ShortSeqHolder values, int offset, int length);

    /** Reads {@code length} times an {@code unsigned short} to {@code offset} on. */
    void read_ushort_array(UShortSeqHolder values, int offset, int length);

    /** Reads {@code length} times a {@code long} to {@code offset} on. */
    void read_long_array(LongSeqHolder values, int offset, int length);

    /** Reads {@code length} times an {@code unsigned long} to {@code offset} on. */
    void read_ulong_array(ULongSeqHolder values, int offset, int length);

    /** Reads {@code length} times a {@code long long} to {@code offset} on. */
    void read_longlong_array(LongLongSeqHolder values, int offset, int length);

    /** Reads {@code length} times an {@code unsigned long long} to {@code offset} on. */
    void read_ulonglong_array(ULongLongSeqHolder values, int offset, int length);

    /** Reads {@code length} times a {@code float} to {@code offset} on. */
    void read_float_array(FloatSeqHolder values, int offset, int length);

    /** Reads {@code length} times a {@code double} to {@code offset} on. */
    void read_double_array(DoubleSeqHolder values, int offset, int length);
}
