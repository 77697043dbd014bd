package org.omg.CORBA;

import org.omg.CORBA.portable.IDLEntity;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

import java.io.Serializable;
import java.math.BigDecimal;

/**
 * A value of any IDL type, together with its type.
 *
 * <p>Every {@code extract_…} raises {@link BAD_OPERATION} when the Any holds something else or
 * nothing. The types that old ORBs do not know (Principal, Streamable, fixed) have defaults that
 * raise {@link NO_IMPLEMENT}.
 *
 * <p>IDL to Java 1.3, "Any".
 *
 * <p>Thread: one at a time.
 */
public abstract class Any implements IDLEntity {
    private static final long serialVersionUID = 1L;

    /** For ORBs. */
    public Any() {}

    /** Whether type and value are equal. */
    public abstract boolean equal(Any other);

    /** The value's type; tk_null at first. */
    public abstract TypeCode type();

    /** Sets the type and forgets the value. */
    public abstract void type(TypeCode type);

    /** Reads a value of this type. */
    public abstract void read_value(InputStream input, TypeCode type);

    /** Writes the value, without its type. */
    public abstract void write_value(OutputStream output);

    /** A stream to write the value into, after its type was set. */
    public abstract OutputStream create_output_stream();

    /** A stream to read the value from. */
    public abstract InputStream create_input_stream();

    /** The value, an IDL {@code short}. */
    public abstract short extract_short();

    /** Sets the value, an IDL {@code short}, and its type. */
    public abstract void insert_short(short value);

    /** The value, an IDL {@code long}. */
    public abstract int extract_long();

    /** Sets the value, an IDL {@code long}, and its type. */
    public abstract void insert_long(int value);

    /** The value, an IDL {@code long long}. */
    public abstract long extract_longlong();

    /** Sets the value, an IDL {@code long long}, and its type. */
    public abstract void insert_longlong(long value);

    /** The value, an IDL {@code unsigned short}. */
    public abstract short extract_ushort();

    /** Sets the value, an IDL {@code unsigned short}, and its type. */
    public abstract void insert_ushort(short value);

    /** The value, an IDL {@code unsigned long}. */
    public abstract int extract_ulong();

    /** Sets the value, an IDL {@code unsigned long}, and its type. */
    public abstract void insert_ulong(int value);

    /** The value, an IDL {@code unsigned long long}. */
    public abstract long extract_ulonglong();

    /** Sets the value, an IDL {@code unsigned long long}, and its type. */
    public abstract void insert_ulonglong(long value);

    /** The value, an IDL {@code float}. */
    public abstract float extract_float();

    /** Sets the value, an IDL {@code float}, and its type. */
    public abstract void insert_float(float value);

    /** The value, an IDL {@code double}. */
    public abstract double extract_double();

    /** Sets the value, an IDL {@code double}, and its type. */
    public abstract void insert_double(double value);

    /** The value, an IDL {@code boolean}. */
    public abstract boolean extract_boolean();

    /** Sets the value, an IDL {@code boolean}, and its type. */
    public abstract void insert_boolean(boolean value);

    /** The value, an IDL {@code char}. */
    public abstract char extract_char();

    /** Sets the value, an IDL {@code char}, and its type. */
    public abstract void insert_char(char value);

    /** The value, an IDL {@code wchar}. */
    public abstract char extract_wchar();

    /** Sets the value, an IDL {@code wchar}, and its type. */
    public abstract void insert_wchar(char value);

    /** The value, an IDL {@code octet}. */
    public abstract byte extract_octet();

    /** Sets the value, an IDL {@code octet}, and its type. */
    public abstract void insert_octet(byte value);

    /** The value, an IDL {@code any}. */
    public abstract Any extract_any();

    /** Sets the value, an IDL {@code any}, and its type. */
    public abstract void insert_any(Any value);

    /** The value, an IDL {@code Object}. */
    public abstract Object extract_Object();

    /** Sets the value, an IDL {@code Object}, and its type. */
    public abstract void insert_Object(Object value);

    /** Sets a reference and its type. */
    public abstract void insert_Object(Object value, TypeCode type);

    /** The value, an IDL {@code ValueBase}. */
    public abstract Serializable extract_Value();

    /** Sets the value, an IDL {@code ValueBase}, and its type. */
    public abstract void insert_Value(Serializable value);

    /** Sets a value type's value and its type. */
    public abstract void insert_Value(Serializable value, TypeCode type);

    /** The value, an IDL {@code string}. */
    public abstract String extract_string();

    /** Sets the value, an IDL {@code string}, and its type. */
    public abstract void insert_string(String value);

    /** The value, an IDL {@code wstring}. */
    public abstract String extract_wstring();

    /** Sets the value, an IDL {@code wstring}, and its type. */
    public abstract void insert_wstring(String value);

    /** The value, an IDL {@code TypeCode}. */
    public abstract TypeCode extract_TypeCode();

    /** Sets the value, an IDL {@code TypeCode}, and its type. */
    public abstract void insert_TypeCode(TypeCode value);

    /**
     * The value, a Principal.
     *
     * @deprecated see {@link Principal}
     */
    @Deprecated
    public Principal extract_Principal() {
        throw new NO_IMPLEMENT("extract_Principal");
    }

    /**
     * Sets the value, a Principal.
     *
     * @deprecated see {@link Principal}
     */
    @Deprecated
    public void insert_Principal(Principal value) {
        throw new NO_IMPLEMENT("insert_Principal");
    }

    /**
     * The holder that was inserted.
     *
     * @throws BAD_INV_ORDER when none was
     */
    public Streamable extract_Streamable() {
        throw new NO_IMPLEMENT("extract_Streamable");
    }

    /** Sets the value to what the holder holds whenever it is asked for. */
    public void insert_Streamable(Streamable holder) {
        throw new NO_IMPLEMENT("insert_Streamable");
    }

    /** The value, an IDL {@code fixed}. */
    public BigDecimal extract_fixed() {
        throw new NO_IMPLEMENT("extract_fixed");
    }

    /** Sets the value, an IDL {@code fixed} of just the digits that this one has. */
    public void insert_fixed(BigDecimal value) {
        throw new NO_IMPLEMENT("insert_fixed");
    }

    /**
     * Sets the value, an IDL {@code fixed} of this type.
     *
     * @throws BAD_INV_ORDER when it does not fit
     */
    public void insert_fixed(BigDecimal value, TypeCode type) {
        throw new NO_IMPLEMENT("insert_fixed");
    }
}
