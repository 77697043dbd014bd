package org.omg.CORBA;

import org.omg.CORBA.portable.ValueBase;

import java.io.Serializable;

/**
 * What a custom value type writes its state to.
 *
 * <p>CORBA 3.3, part 1, "Custom marshaling". The members that only one generation of the standard
 * has carry defaults that raise {@link NO_IMPLEMENT}.
 *
 * <p>Thread: the one that marshals.
 */
public interface DataOutputStream extends ValueBase {
    /** Writes an {@code any}. */
    void write_any(Any value);

    /** Writes a {@code boolean}. */
    void write_boolean(boolean value);

    /** Writes a {@code char}. */
    void write_char(char value);

    /** Writes a {@code wchar}. */
    void write_wchar(char value);

    /** Writes an {@code octet}. */
    void write_octet(byte value);

    /** Writes a {@code short}. */
    void write_short(short value);

    /** Writes an {@code unsigned short}. */
    void write_ushort(short value);

    /** Writes a {@code long}. */
    void write_long(int value);

    /** Writes an {@code unsigned long}. */
    void write_ulong(int value);

    /** Writes a {@code long long}. */
    void write_longlong(long value);

    /** Writes an {@code unsigned long long}. */
    void write_ulonglong(long value);

    /** Writes a {@code float}. */
    void write_float(float value);

    /** Writes a {@code double}. */
    void write_double(double value);

    /** Writes a {@code string}. */
    void write_string(String value);

    /** Writes a {@code wstring}. */
    void write_wstring(String value);

    /** Writes an {@code Object}. */
    void write_Object(Object value);

    /** Writes an abstract interface's object or value. */
    default void write_Abstract(java.lang.Object value) {
        throw new NO_IMPLEMENT("write_Abstract");
    }

    /**
     * Writes a {@code fixed} of the type that the value has.
     *
     * @throws BadFixedValue when it is none
     */
    default void write_fixed(Any value) throws BadFixedValue {
        throw new NO_IMPLEMENT("write_fixed");
    }

    /**
     * Writes {@code length} times a {@code fixed} from {@code offset} on.
     *
     * @throws BadFixedValue when one of them is none
     */
    default void write_fixed_array(Any[] values, int offset, int length) throws BadFixedValue {
        throw new NO_IMPLEMENT("write_fixed_array");
    }

    /** Writes a {@code ValueBase}. */
    void write_Value(Serializable value);

    /** Writes a {@code TypeCode}. */
    void write_TypeCode(TypeCode value);

    /** Writes {@code length} times an {@code any} from {@code offset} on. */
    void write_any_array(Any[] values, int offset, int length);

    /** Writes {@code length} times a {@code boolean} from {@code offset} on. */
    void write_boolean_array(boolean[] values, int offset, int length);

    /** Writes {@code length} times a {@code char} from {@code offset} on. */
    void write_char_array(char[] values, int offset, int length);

    /** Writes {@code length} times a {@code wchar} from {@code offset} on. */
    void write_wchar_array(char[] values, int offset, int length);

    /** Writes {@code length} times an {@code octet} from {@code offset} on. */
    void write_octet_array(byte[] values, int offset, int length);

    /** Writes {@code length} times a {@code short} from {@code offset} on. */
    void write_short_array(short[] values, int offset, int length);

    /** Writes {@code length} times an {@code unsigned short} from {@code offset} on. */
    void write_ushort_array(short[] values, int offset, int length);

    /** Writes {@code length} times a {@code long} from {@code offset} on. */
    void write_long_array(int[] values, int offset, int length);

    /** Writes {@code length} times an {@code unsigned long} from {@code offset} on. */
    void write_ulong_array(int[] values, int offset, int length);

    /** Writes {@code length} times a {@code long long} from {@code offset} on. */
    void write_longlong_array(long[] values, int offset, int length);

    /** Writes {@code length} times an {@code unsigned long long} from {@code offset} on. */
    void write_ulonglong_array(long[] values, int offset, int length);

    /** Writes {@code length} times a {@code float} from {@code offset} on. */
    void write_float_array(float[] values, int offset, int length);

    /** Writes {@code length} times a {@code double} from {@code offset} on. */
    void write_double_array(double[] values, int offset, int length);
}
