package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.CORBA.TCKind;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.cdr.type.Discriminator;
import org.zenorb.error.MinorCode;

/**
 * A number, a string, a reference, a TypeCode, or nothing at all.
 *
 * <p>Thread: as {@link DynNode}.
 */
final class BasicNode extends LeafNode {
    private static final long serialVersionUID = 1L;
    private static final int LONG_DOUBLE_BYTES = 16;

    private long bits;
    private transient Object object;

    BasicNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, null);
    }

    static boolean isLegal(int kind) {
        return switch (kind) {
            case TCKind._tk_null,
                    TCKind._tk_void,
                    TCKind._tk_string,
                    TCKind._tk_wstring,
                    TCKind._tk_objref,
                    TCKind._tk_TypeCode,
                    TCKind._tk_longdouble,
                    CdrTypeCode.COMPONENT,
                    CdrTypeCode.HOME ->
                    true;
            default -> Discriminator.fits(kind);
        };
    }

    @Override
    long label() {
        return bits;
    }

    @Override
    void label(long value) {
        bits = value;
    }

    Object object() {
        return object;
    }

    void object(Object value) {
        object = value;
    }

    @Override
    void initialise(NodeReader reader) {
        switch (kind()) {
            case TCKind._tk_string, TCKind._tk_wstring -> object = "";
            case TCKind._tk_TypeCode ->
                    object =
                            CdrTypeCode.of(
                                    org.zenorb.cdr.type.TypeCodeFactory.primitive(TCKind.tk_null));
            case TCKind._tk_longdouble -> {
                CdrOutput zero = CdrOutput.unpooled(tree.references(), LONG_DOUBLE_BYTES);
                zero.write_octet_array(new byte[LONG_DOUBLE_BYTES], 0, LONG_DOUBLE_BYTES);
                read(zero.create_input_stream(), reader);
            }
            default -> {
                // Zero or nil.
            }
        }
    }

    @Override
    void read(CdrInput in, NodeReader reader) {
        int kind = kind();
        switch (kind) {
            case TCKind._tk_null, TCKind._tk_void -> {
                // Takes no octets.
            }
            case TCKind._tk_string -> object = in.read_string();
            case TCKind._tk_wstring -> object = in.read_wstring();
            case TCKind._tk_TypeCode -> object = in.read_TypeCode();
            case TCKind._tk_objref, CdrTypeCode.COMPONENT, CdrTypeCode.HOME ->
                    object = in.read_Object();
            case TCKind._tk_longdouble -> {
                CdrAny opaque = new CdrAny(tree.references());
                opaque.read_value(in, original);
                object = opaque;
            }
            default -> {
                if (!Discriminator.fits(kind)) {
                    throw MinorCode.MEMBER_TYPE_ILLEGAL.no("a DynAny of type " + type);
                }
                bits = Discriminator.read(in, kind);
            }
        }
    }

    @Override
    void write(CdrOutput out) {
        int kind = kind();
        switch (kind) {
            case TCKind._tk_null, TCKind._tk_void -> {
                // Takes no octets.
            }
            case TCKind._tk_string -> out.write_string((String) object);
            case TCKind._tk_wstring -> out.write_wstring((String) object);
            case TCKind._tk_TypeCode -> out.write_TypeCode((CdrTypeCode) object);
            case TCKind._tk_objref, CdrTypeCode.COMPONENT, CdrTypeCode.HOME ->
                    out.write_Object((org.omg.CORBA.Object) object);
            case TCKind._tk_longdouble -> ((Any) object).write_value(out);
            default -> Discriminator.write(out, kind, bits);
        }
    }

    @Override
    void adopt(DynNode fresh) {
        BasicNode from = (BasicNode) fresh;
        bits = from.bits;
        object = from.object;
    }

    @Override
    boolean hasValueOf(DynNode other, ValueComparison compared) {
        BasicNode that = (BasicNode) other;
        if (bits != that.bits) {
            return false;
        }
        return switch (kind()) {
            case TCKind._tk_string, TCKind._tk_wstring -> object.equals(that.object);
            case TCKind._tk_TypeCode -> ((CdrTypeCode) object).equal((CdrTypeCode) that.object);
            case TCKind._tk_objref, CdrTypeCode.COMPONENT, CdrTypeCode.HOME ->
                    object == that.object
                            || object instanceof org.omg.CORBA.Object mine
                                    && that.object instanceof org.omg.CORBA.Object others
                                    && mine._is_equivalent(others);
            case TCKind._tk_longdouble -> ((Any) object).equal((Any) that.object);
            default -> true;
        };
    }
}
