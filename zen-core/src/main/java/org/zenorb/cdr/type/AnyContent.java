package org.zenorb.cdr.type;

import org.omg.CORBA.Any;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.Principal;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.BoxedValueHelper;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.ValueTypes;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.Arrays;

/**
 * Type and value of a {@link CdrAny} as a whole: how they are kept, read, written and compared.
 *
 * <p>Owner: whoever holds it; one thread at a time.
 */
abstract sealed class AnyContent extends Any permits CdrAny {
    private static final long serialVersionUID = 1L;
    private static final int STREAM_BYTES = 64;

    /** How the value is kept. */
    enum Form {
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

    final transient ReferenceFactory references;
    CdrTypeCode type = CdrTypeCode.NULL;
    Form form = Form.EMPTY;
    long bits;
    transient Object object;

    /** What was read out of an ENCODED box in order to copy it. */
    private transient Serializable box;

    AnyContent(ReferenceFactory references) {
        this.references = references;
    }

    void set(CdrTypeCode newType, Form newForm, Object newObject) {
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

    void number(int kind, long newBits) {
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
    void settle() {
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
                    reencoder.write((CdrAny) this, out);
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

    /**
     * {@inheritDoc} Values whose meaning their own code alone knows (custom ones), where that code
     * is not here, are equal when their octets are.
     */
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
        if (other instanceof AnyContent that) {
            that.settle();
            if (form == Form.NUMBER && that.form == Form.NUMBER) {
                return bits == that.bits;
            }
            if (form == Form.ENCODED
                    && that.form == Form.ENCODED
                    && ((EncodedValue) object).isSameAs((EncodedValue) that.object)) {
                return true;
            }
        }
        if (kind == TCKind._tk_objref && (form == Form.OBJECT || references != null)) {
            org.omg.CORBA.Object mine = extract_Object();
            org.omg.CORBA.Object others = other.extract_Object();
            return mine == others || mine != null && others != null && mine._is_equivalent(others);
        }
        try {
            return Arrays.equals(canonical(this), canonical(other));
        } catch (MARSHAL e) {
            if (e.minor != MinorCode.NO_VALUE_FACTORY.number()) {
                throw e;
            }
            return false;
        }
    }

    /** The value in one fixed encoding, value by value. */
    private static byte[] canonical(Any any) {
        ReferenceFactory references = any instanceof AnyContent ours ? ours.references : null;
        CdrOutput out = CdrOutput.unpooled(references, STREAM_BYTES, false);
        try {
            ValueCopier.copy(any.create_input_stream(), out, CdrTypeCode.of(any.type()));
        } catch (MARSHAL e) {
            if (e.minor != MinorCode.NO_VALUE_FACTORY.number()
                    || !(any instanceof AnyContent ours && ours.form == Form.ENCODED)) {
                throw e;
            }
            ValueTypes.Reencoder reencoder = ours.reencoder((EncodedValue) ours.object);
            if (reencoder == null) {
                throw e;
            }
            out.rewind(0);
            reencoder.write((CdrAny) ours, out);
        }
        return out.toByteArray();
    }

    static boolean isValue(int kind) {
        return kind == TCKind._tk_value
                || kind == TCKind._tk_value_box
                || kind == TCKind._tk_abstract_interface
                || kind == CdrTypeCode.EVENT;
    }
}
