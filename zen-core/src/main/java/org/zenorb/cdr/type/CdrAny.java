package org.zenorb.cdr.type;

import org.omg.CORBA.Any;
import org.omg.CORBA.LocalObject;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.Principal;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.WStringValueHelper;
import org.omg.CORBA.portable.BoxedValueHelper;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;
import org.omg.CORBA.portable.ValueBase;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.ValueTypes;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.Arrays;

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
public final class CdrAny extends Any {
    private static final long serialVersionUID = 1L;
    private static final int STREAM_BYTES = 64;

    /** How the value is kept. */
    private enum Form {
        /** There is none. */
        EMPTY,
        /** In {@code bits}. */
        NUMBER,
        /** In {@code object}. */
        OBJECT,
        /** In the caller's holder, {@code object}. */
        HOLDER,
        /** In {@code object}, an {@link EncodedValue}. */
        ENCODED,
        /** In {@code object}, a stream that someone writes to. */
        STREAM
    }

    private final transient ReferenceFactory references;
    private CdrTypeCode type = CdrTypeCode.NULL;
    private Form form = Form.EMPTY;
    private long bits;
    private transient Object object;

    /** What was read out of an ENCODED box in order to copy it. */
    private transient Serializable box;

    /**
     * An Any of type null.
     *
     * @param references for references that are inserted or extracted; null where none will be
     */
    public CdrAny(ReferenceFactory references) {
        this.references = references;
    }

    private void set(CdrTypeCode newType, Form newForm, Object newObject) {
        type = newType;
        form = newForm;
        object = newObject;
        box = null;
        bits = 0;
    }

    void bits(CdrTypeCode newType, long newBits) {
        set(newType, Form.NUMBER, null);
        bits = newBits;
    }

    private void number(int kind, long newBits) {
        bits(CdrTypeCode.simple(kind), newBits);
    }

    // ---- type and value as a whole

    @Override
    public TypeCode type() {
        return type;
    }

    @Override
    public void type(TypeCode newType) {
        set(CdrTypeCode.of(newType), Form.EMPTY, null);
    }

    /** What was written to the stream that was given out is the value from now on. */
    private void settle() {
        if (form == Form.STREAM && (((CdrOutput) object).size() > 0 || hasNoOctets())) {
            CdrInput in = ((CdrOutput) object).create_input_stream();
            object = EncodedValue.take(in, type);
            form = Form.ENCODED;
        }
        if (form == Form.STREAM || form == Form.EMPTY && !hasNoOctets()) {
            throw MinorCode.ANY_WITHOUT_VALUE.no(type.toString());
        }
    }

    private boolean hasNoOctets() {
        int kind = type.original().kind;
        return kind == TCKind._tk_null || kind == TCKind._tk_void;
    }

    @Override
    public void read_value(InputStream input, TypeCode newType) {
        if (input == null) {
            throw MinorCode.NULL_VALUE.no("stream");
        }
        CdrTypeCode ours = CdrTypeCode.of(newType);
        if (form == Form.HOLDER && ours.equivalent(type)) {
            ((Streamable) object)._read(input);
            return;
        }
        int kind = ours.original().kind;
        if (Discriminator.fits(kind)) {
            bits(ours, Discriminator.read(input, kind));
        } else if (kind == TCKind._tk_string) {
            set(ours, Form.OBJECT, input.read_string());
        } else if (kind == TCKind._tk_wstring) {
            set(ours, Form.OBJECT, input.read_wstring());
        } else if (input instanceof CdrInput in) {
            if (kind == TCKind._tk_except && !startsWithId(in, ours.original())) {
                readExceptionWithoutId(in, ours);
            } else {
                set(ours, Form.ENCODED, EncodedValue.take(in, ours));
            }
        } else {
            CdrOutput copy = stream();
            ValueCopier.copy(input, copy, ours);
            set(ours, Form.ENCODED, EncodedValue.take(copy.create_input_stream(), ours));
        }
    }

    /**
     * Whether an exception begins with its repository id, as the specification wants it; omniORB
     * leaves the id away. The length alone decides, and then the id must be the type's. Where the
     * length depends on the code set, the specification is believed.
     */
    private static boolean startsWithId(CdrInput in, CdrTypeCode exception) {
        if (exception.id.isEmpty() || !isAscii(exception.id)) {
            return true;
        }
        if (in.isChunked()) {
            return true;
        }
        int from = in.position();
        int padding = in.origin() - from & 3;
        if (in.available() < padding + 4) {
            // Cut off, unless an exception without members ends the data.
            return exception.members() > 0;
        }
        boolean starts = in.read_ulong() == exception.id.length() + 1;
        in.position(from);
        if (starts) {
            String id = in.read_string();
            if (!id.equals(exception.id)) {
                throw in.error(MinorCode.BAD_EXCEPTION_ID, id + " in an any of " + exception);
            }
            in.position(from);
        }
        return starts;
    }

    private static boolean isAscii(String id) {
        for (int i = 0; i < id.length(); i++) {
            if (id.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    private void readExceptionWithoutId(CdrInput in, CdrTypeCode newType) {
        CdrTypeCode exception = newType.original();
        CdrOutput copy = stream();
        copy.write_string(exception.id);
        for (int i = 0; i < exception.members(); i++) {
            ValueCopier.copy(in, copy, exception.member(i));
        }
        set(newType, Form.ENCODED, EncodedValue.take(copy.create_input_stream(), newType));
    }

    @Override
    public void write_value(OutputStream output) {
        settle();
        switch (form) {
            case EMPTY, STREAM -> {
                // Null and void take no octets; streams are settled.
            }
            case NUMBER -> Discriminator.write(output, type.original().kind, bits);
            case OBJECT -> writeInserted(output);
            case HOLDER -> ((Streamable) object)._write(output);
            case ENCODED -> {
                EncodedValue value = (EncodedValue) object;
                if (output instanceof CdrOutput out && value.writeAsIs(out, type)) {
                    return;
                }
                ValueTypes.Reencoder reencoder = reencoder(value);
                if (type.original().kind == TCKind._tk_value_box) {
                    writeBox((org.omg.CORBA_2_3.portable.OutputStream) output, value);
                } else if (holdsValue(value) && (reencoder == null || isExtracted())) {
                    // The same objects each time, so that what refers to itself comes to an end.
                    Serializable unused = extract_Value();
                    writeInserted(output);
                } else if (reencoder != null && output instanceof CdrOutput out) {
                    reencoder.write(this, out);
                } else {
                    ValueCopier.copy(value.open(references), output, type);
                }
            }
        }
    }

    @SuppressWarnings("deprecation") // Principal, which old peers may still ask for
    private void writeInserted(OutputStream output) {
        CdrTypeCode original = type.original();
        switch (original.kind) {
            case TCKind._tk_string -> output.write_string((String) object);
            case TCKind._tk_wstring -> output.write_wstring((String) object);
            case TCKind._tk_any -> output.write_any((Any) object);
            case TCKind._tk_TypeCode -> output.write_TypeCode((TypeCode) object);
            case TCKind._tk_Principal -> output.write_Principal((Principal) object);
            case TCKind._tk_fixed ->
                    output.write_fixed(
                            (BigDecimal) object, (short) original.length, original.scale);
            case TCKind._tk_abstract_interface ->
                    ((org.omg.CORBA_2_3.portable.OutputStream) output)
                            .write_abstract_interface(object);
            case TCKind._tk_value, TCKind._tk_value_box, CdrTypeCode.EVENT ->
                    ((org.omg.CORBA_2_3.portable.OutputStream) output)
                            .write_value((Serializable) object, original.id);
            default -> output.write_Object((org.omg.CORBA.Object) object);
        }
    }

    /** The same content each time, so that a box that is in two places stays one. */
    private void writeBox(org.omg.CORBA_2_3.portable.OutputStream output, EncodedValue value) {
        BoxedValueHelper helper = TypedBox.of(type.original(), references);
        if (box == null) {
            box = value.open(references).read_value(helper);
        }
        output.write_value(box, helper);
    }

    /** Who can write values without their factories, where there are values. */
    private ValueTypes.Reencoder reencoder(EncodedValue value) {
        return references == null || !value.holdsValues()
                ? null
                : references.valueTypes().reencoder();
    }

    /** Extracts the value where there is a factory for it and all that it refers to. */
    private boolean isExtracted() {
        try {
            Serializable unused = extract_Value();
            return true;
        } catch (MARSHAL e) {
            if (e.minor != MinorCode.NO_VALUE_FACTORY.number()) {
                throw e;
            }
            return false;
        }
    }

    private boolean holdsValue(EncodedValue value) {
        int kind = type.original().kind;
        return isValue(kind)
                && (kind != TCKind._tk_abstract_interface
                        || !value.open(references).read_boolean());
    }

    private CdrOutput stream() {
        return CdrOutput.unpooled(references, STREAM_BYTES);
    }

    /** A stream whose content becomes the value, unless it is set in another way afterwards. */
    @Override
    public OutputStream create_output_stream() {
        CdrOutput out = stream();
        set(type, Form.STREAM, out);
        return out;
    }

    @Override
    public InputStream create_input_stream() {
        settle();
        if (form == Form.ENCODED) {
            return ((EncodedValue) object).open(references);
        }
        CdrOutput out = stream();
        write_value(out);
        return out.create_input_stream();
    }

    /** Whether it holds a value that a program inserted or extracted, as its Java object. */
    public boolean holdsJavaObject() {
        return form == Form.OBJECT && isValue(type.original().kind) || form == Form.HOLDER;
    }

    /**
     * A stream over the value that reads references and values through another factory than the
     * any's own.
     */
    public CdrInput open(ReferenceFactory factory) {
        settle();
        if (form == Form.ENCODED) {
            return ((EncodedValue) object).open(factory);
        }
        CdrOutput out = stream();
        write_value(out);
        CdrInput in = new CdrInput(factory);
        in.attach(
                out.toByteArray(),
                0,
                0,
                out.size(),
                out.isLittleEndian(),
                out.giopMinor(),
                out.charCodeSet(),
                out.wcharCodeSet());
        return in;
    }

    @Override
    public boolean equal(Any other) {
        if (other == this) {
            return true;
        }
        if (other == null || !type.equal(other.type())) {
            return false;
        }
        settle();
        int kind = type.original().kind;
        if (other instanceof CdrAny that) {
            that.settle();
            if (form == Form.NUMBER && that.form == Form.NUMBER) {
                return bits == that.bits;
            }
        }
        if (kind == TCKind._tk_objref && (form == Form.OBJECT || references != null)) {
            org.omg.CORBA.Object mine = extract_Object();
            org.omg.CORBA.Object others = other.extract_Object();
            return mine == others || mine != null && others != null && mine._is_equivalent(others);
        }
        return Arrays.equals(canonical(this), canonical(other));
    }

    /** The value in one fixed encoding, value by value. */
    private static byte[] canonical(Any any) {
        ReferenceFactory references = any instanceof CdrAny ours ? ours.references : null;
        CdrOutput out = CdrOutput.unpooled(references, STREAM_BYTES, false);
        ValueCopier.copy(any.create_input_stream(), out, CdrTypeCode.of(any.type()));
        return out.toByteArray();
    }

    // ---- extraction

    private CdrTypeCode require(int kind) {
        CdrTypeCode original = type.original();
        if (original.kind != kind) {
            throw MinorCode.ANY_OF_OTHER_TYPE.no(
                    CdrTypeCode.nameOf(kind) + " asked for, " + type + " there");
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

    private static boolean isValue(int kind) {
        return kind == TCKind._tk_value
                || kind == TCKind._tk_value_box
                || kind == TCKind._tk_abstract_interface
                || kind == CdrTypeCode.EVENT;
    }

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
