package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.CORBA.LocalObject;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

import java.io.Serializable;

/**
 * Inserting and getting single values, of this node or of its current component (CORBA 3.3 part 1,
 * 16.2.3.13 and 16.2.3.14).
 *
 * <p>Thread: as {@link DynNode}.
 */
abstract class ScalarAccess extends DynNode {
    private static final long serialVersionUID = 1L;
    private static final int LARGEST_CHAR = 0xff;

    ScalarAccess(DynTree tree, CdrTypeCode type, String interfaceName) {
        super(tree, type, interfaceName);
    }

    private BasicNode basic(int wanted) throws TypeMismatch, InvalidValue {
        return (BasicNode) target(wanted);
    }

    private static <T> T required(T value, String what) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no(what);
        }
        return value;
    }

    // ---- numbers

    @Override
    public void insert_boolean(boolean value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_boolean).label(value ? 1 : 0);
    }

    @Override
    public boolean get_boolean() throws TypeMismatch, InvalidValue {
        return basic(TCKind._tk_boolean).label() != 0;
    }

    @Override
    public void insert_octet(byte value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_octet).label(value & 0xffL);
    }

    @Override
    public byte get_octet() throws TypeMismatch, InvalidValue {
        return (byte) basic(TCKind._tk_octet).label();
    }

    @Override
    public void insert_char(char value) throws TypeMismatch, InvalidValue {
        BasicNode target = basic(TCKind._tk_char);
        if (value > LARGEST_CHAR) {
            throw MinorCode.CHAR_NOT_REPRESENTABLE.no(
                    "U+" + Integer.toHexString(value) + " as a char; a wchar can hold it");
        }
        target.label(value);
    }

    @Override
    public char get_char() throws TypeMismatch, InvalidValue {
        return (char) basic(TCKind._tk_char).label();
    }

    @Override
    public void insert_short(short value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_short).label(value);
    }

    @Override
    public short get_short() throws TypeMismatch, InvalidValue {
        return (short) basic(TCKind._tk_short).label();
    }

    @Override
    public void insert_ushort(short value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_ushort).label(value & 0xffffL);
    }

    @Override
    public short get_ushort() throws TypeMismatch, InvalidValue {
        return (short) basic(TCKind._tk_ushort).label();
    }

    @Override
    public void insert_long(int value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_long).label(value);
    }

    @Override
    public int get_long() throws TypeMismatch, InvalidValue {
        return (int) basic(TCKind._tk_long).label();
    }

    @Override
    public void insert_ulong(int value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_ulong).label(value & 0xffffffffL);
    }

    @Override
    public int get_ulong() throws TypeMismatch, InvalidValue {
        return (int) basic(TCKind._tk_ulong).label();
    }

    @Override
    public void insert_float(float value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_float).label(Float.floatToRawIntBits(value));
    }

    @Override
    public float get_float() throws TypeMismatch, InvalidValue {
        return Float.intBitsToFloat((int) basic(TCKind._tk_float).label());
    }

    @Override
    public void insert_double(double value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_double).label(Double.doubleToRawLongBits(value));
    }

    @Override
    public double get_double() throws TypeMismatch, InvalidValue {
        return Double.longBitsToDouble(basic(TCKind._tk_double).label());
    }

    @Override
    public void insert_longlong(long value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_longlong).label(value);
    }

    @Override
    public long get_longlong() throws TypeMismatch, InvalidValue {
        return basic(TCKind._tk_longlong).label();
    }

    @Override
    public void insert_ulonglong(long value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_ulonglong).label(value);
    }

    @Override
    public long get_ulonglong() throws TypeMismatch, InvalidValue {
        return basic(TCKind._tk_ulonglong).label();
    }

    @Override
    public void insert_wchar(char value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_wchar).label(value);
    }

    @Override
    public char get_wchar() throws TypeMismatch, InvalidValue {
        return (char) basic(TCKind._tk_wchar).label();
    }

    // ---- text, references and types

    private void insertText(int wanted, String value) throws TypeMismatch, InvalidValue {
        BasicNode target = basic(wanted);
        int bound = target.original.lengthOrModifier();
        if (bound > 0 && required(value, "string").length() > bound) {
            throw new InvalidValue(value.length() + " characters, the bound is " + bound);
        }
        target.object(required(value, "string"));
    }

    @Override
    public void insert_string(String value) throws TypeMismatch, InvalidValue {
        insertText(TCKind._tk_string, value);
    }

    @Override
    public String get_string() throws TypeMismatch, InvalidValue {
        return (String) basic(TCKind._tk_string).object();
    }

    @Override
    public void insert_wstring(String value) throws TypeMismatch, InvalidValue {
        insertText(TCKind._tk_wstring, value);
    }

    @Override
    public String get_wstring() throws TypeMismatch, InvalidValue {
        return (String) basic(TCKind._tk_wstring).object();
    }

    private static org.omg.CORBA.Object remote(org.omg.CORBA.Object value) {
        if (value instanceof LocalObject) {
            throw MinorCode.LOCAL_OBJECT.no(value.getClass().getName());
        }
        return value;
    }

    @Override
    public void insert_reference(org.omg.CORBA.Object value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_objref).object(remote(value));
    }

    @Override
    public org.omg.CORBA.Object get_reference() throws TypeMismatch, InvalidValue {
        return (org.omg.CORBA.Object) basic(TCKind._tk_objref).object();
    }

    @Override
    public void insert_typecode(TypeCode value) throws TypeMismatch, InvalidValue {
        basic(TCKind._tk_TypeCode).object(CdrTypeCode.of(required(value, "TypeCode")));
    }

    @Override
    public TypeCode get_typecode() throws TypeMismatch, InvalidValue {
        return (TypeCode) basic(TCKind._tk_TypeCode).object();
    }

    // ---- anys

    @Override
    public void insert_any(Any value) throws TypeMismatch, InvalidValue {
        DynNode target = target(TCKind._tk_any);
        ((AnyNode) target).hold(new NodeReader(tree).read(required(value, "any")));
    }

    @Override
    public Any get_any() throws TypeMismatch, InvalidValue {
        return ((AnyNode) target(TCKind._tk_any)).held().to_any();
    }

    @Override
    public void insert_dyn_any(DynAny value) throws TypeMismatch, InvalidValue {
        AnyNode target = (AnyNode) target(TCKind._tk_any);
        CdrTypeCode held = CdrTypeCode.of(nonNull(value).type());
        target.hold(new NodeReader(tree).copy(value, held));
    }

    @Override
    public DynAny get_dyn_any() throws TypeMismatch, InvalidValue {
        return ((AnyNode) target(TCKind._tk_any)).held().copy();
    }

    // ---- values

    /** This node where it can hold a value, or its current component. */
    private ValuePlace place() throws TypeMismatch, InvalidValue {
        checkAlive();
        if (this instanceof ValuePlace own) {
            return own;
        }
        DynNode current = current();
        if (current instanceof ValuePlace place) {
            return place;
        }
        throw new TypeMismatch("the current component is a " + current.type);
    }

    @Override
    public void insert_val(Serializable value) throws TypeMismatch, InvalidValue {
        ValuePlace target = place();
        if (!target.canHold(value)
                && this == target
                && cursor() >= 0
                && component(cursor()) instanceof ValuePlace inner) {
            target = inner;
        }
        target.insert(value);
    }

    @Override
    public Serializable get_val() throws TypeMismatch, InvalidValue {
        return place().to_any().extract_Value();
    }

    @Override
    public void insert_abstract(Object value) throws TypeMismatch, InvalidValue {
        AbstractNode target = (AbstractNode) target(TCKind._tk_abstract_interface);
        if (value instanceof org.omg.CORBA.Object reference) {
            org.omg.CORBA.Object unused = remote(reference);
        }
        target.insert(value);
    }

    @Override
    public Object get_abstract() throws TypeMismatch, InvalidValue {
        return ((AbstractNode) target(TCKind._tk_abstract_interface)).extract();
    }
}
