package org.omg.CORBA;

import org.omg.CORBA.portable.IDLEntity;

/**
 * What kind of type a {@link TypeCode} describes; the numbers are those on the wire.
 *
 * <p>CORBA 3.3, part 1, "TypeCodes"; part 2, "TypeCode" (the numbers).
 *
 * <p>Thread: any; immutable.
 */
public class TCKind implements IDLEntity {
    private static final long serialVersionUID = 1L;

    /** The number of {@link #tk_null}. */
    public static final int _tk_null = 0;

    /** The number of {@link #tk_void}. */
    public static final int _tk_void = 1;

    /** The number of {@link #tk_short}. */
    public static final int _tk_short = 2;

    /** The number of {@link #tk_long}. */
    public static final int _tk_long = 3;

    /** The number of {@link #tk_ushort}. */
    public static final int _tk_ushort = 4;

    /** The number of {@link #tk_ulong}. */
    public static final int _tk_ulong = 5;

    /** The number of {@link #tk_float}. */
    public static final int _tk_float = 6;

    /** The number of {@link #tk_double}. */
    public static final int _tk_double = 7;

    /** The number of {@link #tk_boolean}. */
    public static final int _tk_boolean = 8;

    /** The number of {@link #tk_char}. */
    public static final int _tk_char = 9;

    /** The number of {@link #tk_octet}. */
    public static final int _tk_octet = 10;

    /** The number of {@link #tk_any}. */
    public static final int _tk_any = 11;

    /** The number of {@link #tk_TypeCode}. */
    public static final int _tk_TypeCode = 12;

    /** The number of {@link #tk_Principal}. */
    public static final int _tk_Principal = 13;

    /** The number of {@link #tk_objref}. */
    public static final int _tk_objref = 14;

    /** The number of {@link #tk_struct}. */
    public static final int _tk_struct = 15;

    /** The number of {@link #tk_union}. */
    public static final int _tk_union = 16;

    /** The number of {@link #tk_enum}. */
    public static final int _tk_enum = 17;

    /** The number of {@link #tk_string}. */
    public static final int _tk_string = 18;

    /** The number of {@link #tk_sequence}. */
    public static final int _tk_sequence = 19;

    /** The number of {@link #tk_array}. */
    public static final int _tk_array = 20;

    /** The number of {@link #tk_alias}. */
    public static final int _tk_alias = 21;

    /** The number of {@link #tk_except}. */
    public static final int _tk_except = 22;

    /** The number of {@link #tk_longlong}. */
    public static final int _tk_longlong = 23;

    /** The number of {@link #tk_ulonglong}. */
    public static final int _tk_ulonglong = 24;

    /** The number of {@link #tk_longdouble}. */
    public static final int _tk_longdouble = 25;

    /** The number of {@link #tk_wchar}. */
    public static final int _tk_wchar = 26;

    /** The number of {@link #tk_wstring}. */
    public static final int _tk_wstring = 27;

    /** The number of {@link #tk_fixed}. */
    public static final int _tk_fixed = 28;

    /** The number of {@link #tk_value}. */
    public static final int _tk_value = 29;

    /** The number of {@link #tk_value_box}. */
    public static final int _tk_value_box = 30;

    /** The number of {@link #tk_native}. */
    public static final int _tk_native = 31;

    /** The number of {@link #tk_abstract_interface}. */
    public static final int _tk_abstract_interface = 32;

    /** The number of {@link #tk_local_interface}. */
    public static final int _tk_local_interface = 33;

    /** The number of {@link #tk_component}. */
    public static final int _tk_component = 34;

    /** The number of {@link #tk_home}. */
    public static final int _tk_home = 35;

    /** The number of {@link #tk_event}. */
    public static final int _tk_event = 36;

    /** No value at all, not even void. */
    public static final TCKind tk_null = new TCKind(_tk_null);

    /** The result of an operation that returns nothing. */
    public static final TCKind tk_void = new TCKind(_tk_void);

    /** IDL {@code short}. */
    public static final TCKind tk_short = new TCKind(_tk_short);

    /** IDL {@code long}. */
    public static final TCKind tk_long = new TCKind(_tk_long);

    /** IDL {@code unsigned short}. */
    public static final TCKind tk_ushort = new TCKind(_tk_ushort);

    /** IDL {@code unsigned long}. */
    public static final TCKind tk_ulong = new TCKind(_tk_ulong);

    /** IDL {@code float}. */
    public static final TCKind tk_float = new TCKind(_tk_float);

    /** IDL {@code double}. */
    public static final TCKind tk_double = new TCKind(_tk_double);

    /** IDL {@code boolean}. */
    public static final TCKind tk_boolean = new TCKind(_tk_boolean);

    /** IDL {@code char}. */
    public static final TCKind tk_char = new TCKind(_tk_char);

    /** IDL {@code octet}. */
    public static final TCKind tk_octet = new TCKind(_tk_octet);

    /** IDL {@code any}. */
    public static final TCKind tk_any = new TCKind(_tk_any);

    /** IDL {@code TypeCode}. */
    public static final TCKind tk_TypeCode = new TCKind(_tk_TypeCode);

    /** CORBA 2.0's Principal. */
    public static final TCKind tk_Principal = new TCKind(_tk_Principal);

    /** An object reference. */
    public static final TCKind tk_objref = new TCKind(_tk_objref);

    /** IDL {@code struct}. */
    public static final TCKind tk_struct = new TCKind(_tk_struct);

    /** IDL {@code union}. */
    public static final TCKind tk_union = new TCKind(_tk_union);

    /** IDL {@code enum}. */
    public static final TCKind tk_enum = new TCKind(_tk_enum);

    /** IDL {@code string}. */
    public static final TCKind tk_string = new TCKind(_tk_string);

    /** IDL {@code sequence}. */
    public static final TCKind tk_sequence = new TCKind(_tk_sequence);

    /** IDL {@code array}. */
    public static final TCKind tk_array = new TCKind(_tk_array);

    /** A typedef. */
    public static final TCKind tk_alias = new TCKind(_tk_alias);

    /** An exception. */
    public static final TCKind tk_except = new TCKind(_tk_except);

    /** IDL {@code long long}. */
    public static final TCKind tk_longlong = new TCKind(_tk_longlong);

    /** IDL {@code unsigned long long}. */
    public static final TCKind tk_ulonglong = new TCKind(_tk_ulonglong);

    /** IDL {@code long double}. */
    public static final TCKind tk_longdouble = new TCKind(_tk_longdouble);

    /** IDL {@code wchar}. */
    public static final TCKind tk_wchar = new TCKind(_tk_wchar);

    /** IDL {@code wstring}. */
    public static final TCKind tk_wstring = new TCKind(_tk_wstring);

    /** IDL {@code fixed}. */
    public static final TCKind tk_fixed = new TCKind(_tk_fixed);

    /** A value type. */
    public static final TCKind tk_value = new TCKind(_tk_value);

    /** A boxed value. */
    public static final TCKind tk_value_box = new TCKind(_tk_value_box);

    /** A native type. */
    public static final TCKind tk_native = new TCKind(_tk_native);

    /** An abstract interface. */
    public static final TCKind tk_abstract_interface = new TCKind(_tk_abstract_interface);

    /** A local interface. */
    public static final TCKind tk_local_interface = new TCKind(_tk_local_interface);

    /** A component of the CCM. */
    public static final TCKind tk_component = new TCKind(_tk_component);

    /** A home of the CCM. */
    public static final TCKind tk_home = new TCKind(_tk_home);

    /** An event type of the CCM. */
    public static final TCKind tk_event = new TCKind(_tk_event);

    private static final TCKind[] KINDS = {
        tk_null,
        tk_void,
        tk_short,
        tk_long,
        tk_ushort,
        tk_ulong,
        tk_float,
        tk_double,
        tk_boolean,
        tk_char,
        tk_octet,
        tk_any,
        tk_TypeCode,
        tk_Principal,
        tk_objref,
        tk_struct,
        tk_union,
        tk_enum,
        tk_string,
        tk_sequence,
        tk_array,
        tk_alias,
        tk_except,
        tk_longlong,
        tk_ulonglong,
        tk_longdouble,
        tk_wchar,
        tk_wstring,
        tk_fixed,
        tk_value,
        tk_value_box,
        tk_native,
        tk_abstract_interface,
        tk_local_interface,
        tk_component,
        tk_home,
        tk_event,
    };

    private static final String[] NAMES = {
        "tk_null",
        "tk_void",
        "tk_short",
        "tk_long",
        "tk_ushort",
        "tk_ulong",
        "tk_float",
        "tk_double",
        "tk_boolean",
        "tk_char",
        "tk_octet",
        "tk_any",
        "tk_TypeCode",
        "tk_Principal",
        "tk_objref",
        "tk_struct",
        "tk_union",
        "tk_enum",
        "tk_string",
        "tk_sequence",
        "tk_array",
        "tk_alias",
        "tk_except",
        "tk_longlong",
        "tk_ulonglong",
        "tk_longdouble",
        "tk_wchar",
        "tk_wstring",
        "tk_fixed",
        "tk_value",
        "tk_value_box",
        "tk_native",
        "tk_abstract_interface",
        "tk_local_interface",
        "tk_component",
        "tk_home",
        "tk_event",
    };

    private final int value;

    /** Only the constants above mean anything. */
    protected TCKind(int value) {
        this.value = value;
    }

    /** The number on the wire. */
    public int value() {
        return value;
    }

    /**
     * The kind of a number.
     *
     * @throws BAD_PARAM when there is none
     */
    public static TCKind from_int(int number) {
        if (number < 0 || number >= KINDS.length) {
            throw new BAD_PARAM("no TCKind has the number " + number);
        }
        return KINDS[number];
    }

    /** The IDL name. */
    @Override
    public String toString() {
        return value >= 0 && value < NAMES.length ? NAMES[value] : "TCKind " + value;
    }
}
