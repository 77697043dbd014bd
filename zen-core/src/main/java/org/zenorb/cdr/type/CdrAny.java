package org.zenorb.cdr.type;

import org.omg.CORBA.Any;
import org.omg.CORBA.LocalObject;
import org.omg.CORBA.Principal;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.WStringValueHelper;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.Streamable;
import org.omg.CORBA.portable.ValueBase;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.math.BigDecimal;

/**
 * A value of any IDL type, with its type.
 *
 * <p>Numbers are kept as numbers; strings, references, TypeCodes, fixed and Anys that a program
 * inserted as Java objects; all else, and whatever came over the wire, as its octets until someone
 * extracts it. So an Any that is only passed on is neither decoded nor encoded again.
 *
 * <p>Guarantee: a value that was read can be read: its end was found and its octets are there.
 * Streams that an Any gives out are its own and never reused.
 *
 * <p>Owner: whoever holds it; one thread at a time.
 */
public final class CdrAny extends AnyContent {
    private static final long serialVersionUID = 1L;

    /**
     * An Any of type null.
     *
     * @param references for references that are inserted or extracted; null where none will be
     */
    public CdrAny(ReferenceFactory references) {
        super(references);
    }

    // ---- extraction

    private CdrTypeCode require(int kind) {
        CdrTypeCode original = type.original();
        if (original.kind != kind) {
            throw MinorCode.ANY_OF_OTHER_TYPE.no(
                    TypeKind.nameOf(kind) + " asked for, " + type + " there");
        }
        settle();
        return original;
    }

    private long number(int kind) {
        require(kind);
        return form == Form.NUMBER ? bits : Discriminator.read(create_input_stream(), kind);
    }

    @Override
    public short extract_short() {
        return (short) number(TCKind._tk_short);
    }

    @Override
    public void insert_short(short value) {
        number(TCKind._tk_short, value);
    }

    @Override
    public int extract_long() {
        return (int) number(TCKind._tk_long);
    }

    @Override
    public void insert_long(int value) {
        number(TCKind._tk_long, value);
    }

    @Override
    public long extract_longlong() {
        return number(TCKind._tk_longlong);
    }

    @Override
    public void insert_longlong(long value) {
        number(TCKind._tk_longlong, value);
    }

    @Override
    public short extract_ushort() {
        return (short) number(TCKind._tk_ushort);
    }

    @Override
    public void insert_ushort(short value) {
        number(TCKind._tk_ushort, value & 0xffffL);
    }

    @Override
    public int extract_ulong() {
        return (int) number(TCKind._tk_ulong);
    }

    @Override
    public void insert_ulong(int value) {
        number(TCKind._tk_ulong, value & 0xffffffffL);
    }

    @Override
    public long extract_ulonglong() {
        return number(TCKind._tk_ulonglong);
    }

    @Override
    public void insert_ulonglong(long value) {
        number(TCKind._tk_ulonglong, value);
    }

    @Override
    public float extract_float() {
        return Float.intBitsToFloat((int) number(TCKind._tk_float));
    }

    @Override
    public void insert_float(float value) {
        number(TCKind._tk_float, Float.floatToRawIntBits(value));
    }

    @Override
    public double extract_double() {
        return Double.longBitsToDouble(number(TCKind._tk_double));
    }

    @Override
    public void insert_double(double value) {
        number(TCKind._tk_double, Double.doubleToRawLongBits(value));
    }

    @Override
    public boolean extract_boolean() {
        return number(TCKind._tk_boolean) != 0;
    }

    @Override
    public void insert_boolean(boolean value) {
        number(TCKind._tk_boolean, value ? 1 : 0);
    }

    @Override
    public char extract_char() {
        return (char) number(TCKind._tk_char);
    }

    @Override
    public void insert_char(char value) {
        if (value > 0xff) {
            throw MinorCode.CHAR_NOT_REPRESENTABLE.no(
                    "U+" + Integer.toHexString(value) + " as a char; a wchar can hold it");
        }
        number(TCKind._tk_char, value);
    }

    @Override
    public char extract_wchar() {
        return (char) number(TCKind._tk_wchar);
    }

    @Override
    public void insert_wchar(char value) {
        number(TCKind._tk_wchar, value);
    }

    @Override
    public byte extract_octet() {
        return (byte) number(TCKind._tk_octet);
    }

    @Override
    public void insert_octet(byte value) {
        number(TCKind._tk_octet, value & 0xffL);
    }

    private void insert(CdrTypeCode newType, Object value, String what) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no(what);
        }
        set(newType, Form.OBJECT, value);
    }

    @Override
    public Any extract_any() {
        require(TCKind._tk_any);
        return form == Form.OBJECT ? (Any) object : create_input_stream().read_any();
    }

    @Override
    public void insert_any(Any value) {
        insert(CdrTypeCode.simple(TCKind._tk_any), value, "any");
    }

    @Override
    public TypeCode extract_TypeCode() {
        require(TCKind._tk_TypeCode);
        return form == Form.OBJECT ? (TypeCode) object : create_input_stream().read_TypeCode();
    }

    @Override
    public void insert_TypeCode(TypeCode value) {
        insert(CdrTypeCode.simple(TCKind._tk_TypeCode), value, "TypeCode");
    }

    @Override
    public String extract_string() {
        require(TCKind._tk_string);
        return form == Form.OBJECT ? (String) object : create_input_stream().read_string();
    }

    @Override
    public void insert_string(String value) {
        insert(CdrTypeCode.STRING, value, "string");
    }

    @Override
    public String extract_wstring() {
        require(TCKind._tk_wstring);
        return form == Form.OBJECT ? (String) object : create_input_stream().read_wstring();
    }

    @Override
    public void insert_wstring(String value) {
        insert(CdrTypeCode.WSTRING, value, "wstring");
    }

    @Override
    public BigDecimal extract_fixed() {
        CdrTypeCode fixed = require(TCKind._tk_fixed);
        return form == Form.OBJECT
                ? (BigDecimal) object
                : create_input_stream().read_fixed((short) fixed.length, fixed.scale);
    }

    @Override
    public void insert_fixed(BigDecimal value) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("fixed");
        }
        BigDecimal plain = value.scale() < 0 ? value.setScale(0) : value;
        int digits = Math.max(plain.precision(), plain.scale());
        insert_fixed(plain, TypeCodeFactory.fixed((short) digits, (short) plain.scale()));
    }

    @Override
    public void insert_fixed(BigDecimal value, TypeCode newType) {
        CdrTypeCode ours = CdrTypeCode.of(newType);
        CdrTypeCode fixed = ours.original();
        if (fixed.kind != TCKind._tk_fixed) {
            throw MinorCode.NOT_A_FIXED_TYPE.no(ours.toString());
        }
        if (value != null
                && (value.scale() > fixed.scale
                        || value.precision() - value.scale() > fixed.length - fixed.scale)
                && value.signum() != 0) {
            throw MinorCode.NOT_A_FIXED_TYPE.no(
                    value.toPlainString() + " in fixed<" + fixed.length + "," + fixed.scale + ">");
        }
        insert(ours, value, "fixed");
    }

    // ---- references

    @Override
    public org.omg.CORBA.Object extract_Object() {
        int kind = type.original().kind;
        if (kind == TCKind._tk_abstract_interface) {
            settle();
            if (form == Form.OBJECT) {
                if (object == null || object instanceof org.omg.CORBA.Object) {
                    return (org.omg.CORBA.Object) object;
                }
                throw MinorCode.ANY_OF_OTHER_TYPE.no("interface asked for, value there");
            }
            CdrInput in = (CdrInput) create_input_stream();
            if (!in.read_boolean()) {
                throw MinorCode.ANY_OF_OTHER_TYPE.no("interface asked for, value there");
            }
            return in.read_Object();
        }
        require(TCKind._tk_objref);
        return form == Form.OBJECT
                ? (org.omg.CORBA.Object) object
                : create_input_stream().read_Object();
    }

    @Override
    public void insert_Object(org.omg.CORBA.Object value) {
        CdrTypeCode newType = CdrTypeCode.OBJECT;
        if (value instanceof ObjectImpl stub && !(value instanceof LocalObject)) {
            String[] ids = stub._ids();
            if (ids != null && ids.length > 0 && ids[0] != null && !ids[0].isEmpty()) {
                newType = CdrTypeCode.named(TCKind._tk_objref, ids[0], nameIn(ids[0]));
            }
        }
        set(newType, Form.OBJECT, value);
    }

    /** The last name in an id such as IDL:Module/Name:1.0. */
    private static String nameIn(String id) {
        int end = id.lastIndexOf(':');
        int slash = id.lastIndexOf('/', end);
        int colon = id.lastIndexOf(':', end - 1);
        return end <= 0 ? "" : id.substring(Math.max(slash, colon) + 1, end);
    }

    @Override
    public void insert_Object(org.omg.CORBA.Object value, TypeCode newType) {
        CdrTypeCode ours = CdrTypeCode.of(newType);
        int kind = ours.original().kind;
        if (kind != TCKind._tk_objref && kind != TCKind._tk_abstract_interface) {
            throw MinorCode.NOT_AN_INTERFACE_TYPE.no(ours.toString());
        }
        set(ours, Form.OBJECT, value);
    }

    // ---- holders

    @Override
    public Streamable extract_Streamable() {
        if (form != Form.HOLDER) {
            throw MinorCode.ANY_WITHOUT_STREAMABLE.no(type.toString());
        }
        return (Streamable) object;
    }

    @Override
    public void insert_Streamable(Streamable value) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("Streamable");
        }
        set(CdrTypeCode.of(value._type()), Form.HOLDER, value);
    }

    // ---- values

    /** Extracts a value; the same object each time. */
    @Override
    public Serializable extract_Value() {
        CdrTypeCode original = type.original();
        if (!isValue(original.kind)) {
            throw MinorCode.ANY_OF_OTHER_TYPE.no("value asked for, " + type + " there");
        }
        settle();
        if (form != Form.OBJECT) {
            CdrInput in = (CdrInput) create_input_stream();
            if (original.kind == TCKind._tk_abstract_interface && in.read_boolean()) {
                throw MinorCode.ANY_OF_OTHER_TYPE.no("value asked for, object reference there");
            }
            set(type, Form.OBJECT, in.read_value(original.id));
        }
        if (object instanceof org.omg.CORBA.Object) {
            throw MinorCode.ANY_OF_OTHER_TYPE.no("value asked for, object reference there");
        }
        return (Serializable) object;
    }

    /** Inserts a value; its type is what the value says of itself. */
    @Override
    public void insert_Value(Serializable value) {
        CdrTypeCode newType;
        if (value instanceof Streamable streamable) {
            newType = CdrTypeCode.of(streamable._type());
        } else if (value instanceof ValueBase base && base._truncatable_ids().length > 0) {
            String id = base._truncatable_ids()[0];
            newType = CdrTypeCode.of(TypeCodeFactory.plainValue(id, nameIn(id)));
        } else if (value instanceof String) {
            newType = CdrTypeCode.of(WStringValueHelper.type());
        } else {
            throw value == null
                    ? MinorCode.NULL_VALUE.no("value")
                    : MinorCode.NOT_A_VALUE.no(value.getClass().getName());
        }
        set(newType, Form.OBJECT, value);
    }

    @Override
    public void insert_Value(Serializable value, TypeCode newType) {
        CdrTypeCode ours = CdrTypeCode.of(newType);
        if (!isValue(ours.original().kind)) {
            throw MinorCode.NOT_A_VALUE_TYPE.no(ours.toString());
        }
        set(ours, Form.OBJECT, value);
    }

    @Override
    @Deprecated
    public Principal extract_Principal() {
        require(TCKind._tk_Principal);
        return form == Form.OBJECT ? (Principal) object : create_input_stream().read_Principal();
    }

    @Override
    @Deprecated
    public void insert_Principal(Principal value) {
        insert(CdrTypeCode.simple(TCKind._tk_Principal), value, "Principal");
    }

    /** The type, and the value where it is a number or a text. */
    @Override
    public String toString() {
        boolean plain = form == Form.OBJECT && object instanceof String;
        return "any of " + type + (form == Form.NUMBER ? " " + bits : plain ? " " + object : "");
    }
}
