package org.zenorb.cdr.type;

import org.omg.CORBA.SystemException;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.portable.BoxedValueHelper;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;

/**
 * Copies a value from one stream to another, by its type: between byte orders, code sets, GIOP
 * versions and ORBs.
 *
 * <p>Guarantee: as {@link ValueSkipper}; strings and arrays of octets go over in blocks, references
 * between two streams of ours as they are.
 *
 * <p>Thread: the streams'.
 */
final class ValueCopier {
    private static final int BLOCK = 1024;
    private static final int LONG_DOUBLE_BYTES = 16;

    private final InputStream in;
    private final OutputStream out;
    private byte[] block;
    private int depth;

    private ValueCopier(InputStream in, OutputStream out) {
        this.in = in;
        this.out = out;
    }

    static void copy(InputStream in, OutputStream out, CdrTypeCode type) {
        new ValueCopier(in, out).copy(type);
    }

    private void copy(CdrTypeCode any) {
        CdrTypeCode type = any.original();
        if (Discriminator.fits(type.kind)) {
            Discriminator.write(out, type.kind, Discriminator.read(in, type.kind));
            return;
        }
        nest(1);
        copyConstructed(type);
        nest(-1);
    }

    /** Each stream of ours counts by itself; two of others' have none who would. */
    private void nest(int levels) {
        depth += levels;
        if (in instanceof CdrInput ours) {
            ours.accept(levels);
        }
        if (out instanceof CdrOutput ours) {
            ours.accept(levels);
        } else if (depth > WireLimits.DEFAULT.nestingDepth()) {
            throw MinorCode.NESTING_TOO_DEEP.no("a value of " + depth + " levels");
        }
    }

    private void copyConstructed(CdrTypeCode type) {
        switch (type.kind) {
            case TCKind._tk_null, TCKind._tk_void -> {
                // Takes no octets.
            }
            case TCKind._tk_longdouble -> copyLongDouble();
            case TCKind._tk_string -> out.write_string(in.read_string());
            case TCKind._tk_wstring -> out.write_wstring(in.read_wstring());
            case TCKind._tk_fixed -> {
                short digits = (short) type.length;
                out.write_fixed(in.read_fixed(digits, type.scale), digits, type.scale);
            }
            case TCKind._tk_any -> {
                CdrTypeCode inner = CdrTypeCode.of(in.read_TypeCode());
                out.write_TypeCode(inner);
                copy(inner);
            }
            case TCKind._tk_TypeCode -> out.write_TypeCode(in.read_TypeCode());
            case TCKind._tk_Principal -> copyOctets(copyLength());
            case TCKind._tk_objref, CdrTypeCode.COMPONENT, CdrTypeCode.HOME -> copyReference();
            case TCKind._tk_struct -> copyMembers(type);
            case TCKind._tk_except -> {
                out.write_string(in.read_string());
                copyMembers(type);
            }
            case TCKind._tk_union -> {
                int kind = type.content().original().kind;
                long label = Discriminator.read(in, kind);
                Discriminator.write(out, kind, label);
                int index = type.memberFor(label);
                if (index >= 0) {
                    copy(type.member(index));
                }
            }
            case TCKind._tk_sequence -> copyElements(type.content(), copyLength());
            case TCKind._tk_array -> copyElements(type.content(), type.length);
            case TCKind._tk_value, CdrTypeCode.EVENT -> copyValue(type.id);
            case TCKind._tk_value_box -> copyBox(type);
            case TCKind._tk_abstract_interface -> {
                boolean isReference = in.read_boolean();
                out.write_boolean(isReference);
                if (isReference) {
                    copyReference();
                } else {
                    copyValue(type.id);
                }
            }
            default -> throw MinorCode.MEMBER_TYPE_ILLEGAL.no("a value of type " + type);
        }
    }

    private int copyLength() {
        int length = in instanceof CdrInput ours ? ours.readLength(1) : in.read_ulong();
        if (length < 0) {
            throw MinorCode.BAD_LENGTH.no(Integer.toUnsignedString(length));
        }
        out.write_ulong(length);
        return length;
    }

    private void copyMembers(CdrTypeCode type) {
        for (int i = 0; i < type.members(); i++) {
            copy(type.member(i));
        }
    }

    private void copyElements(CdrTypeCode type, int length) {
        int kind = type.original().kind;
        if (kind == TCKind._tk_octet) {
            copyOctets(length);
            return;
        }
        for (int i = 0; i < length; i++) {
            copy(type);
        }
    }

    private void copyOctets(int length) {
        if (block == null) {
            block = new byte[BLOCK];
        }
        for (int done = 0; done < length; done += BLOCK) {
            int count = Math.min(BLOCK, length - done);
            in.read_octet_array(block, 0, count);
            out.write_octet_array(block, 0, count);
        }
    }

    /** Nothing in Java holds a long double, but its octets can go from here to there. */
    private void copyLongDouble() {
        if (!(in instanceof CdrInput from && out instanceof CdrOutput to)) {
            throw MinorCode.NOT_IMPLEMENTED.no("long double in another ORB's stream");
        }
        byte[] octets = new byte[LONG_DOUBLE_BYTES];
        from.align(8);
        from.read_octet_array(octets, 0, octets.length);
        if (from.isLittleEndian() != to.isLittleEndian()) {
            for (int i = 0; i < octets.length / 2; i++) {
                byte octet = octets[i];
                octets[i] = octets[octets.length - 1 - i];
                octets[octets.length - 1 - i] = octet;
            }
        }
        to.align(8);
        to.write_octet_array(octets, 0, octets.length);
    }

    private void copyReference() {
        if (!(in instanceof CdrInput && out instanceof CdrOutput)) {
            out.write_Object(in.read_Object());
            return;
        }
        out.write_string(in.read_string());
        int profiles = ((CdrInput) in).readLength(8);
        out.write_ulong(profiles);
        for (int i = 0; i < profiles; i++) {
            out.write_ulong(in.read_ulong());
            copyOctets(copyLength());
        }
    }

    private void copyValue(String typeId) {
        valuesOut().write_value(valuesIn().read_value(typeId), typeId);
    }

    /** The type knows all of a box, so nobody has to have its helper. */
    private void copyBox(CdrTypeCode type) {
        BoxedValueHelper box =
                TypedBox.of(type, in instanceof CdrInput ours ? ours.references() : null);
        valuesOut().write_value(valuesIn().read_value(box), box);
    }

    private org.omg.CORBA_2_3.portable.InputStream valuesIn() {
        if (in instanceof org.omg.CORBA_2_3.portable.InputStream from) {
            return from;
        }
        throw tooOld();
    }

    private org.omg.CORBA_2_3.portable.OutputStream valuesOut() {
        if (out instanceof org.omg.CORBA_2_3.portable.OutputStream to) {
            return to;
        }
        throw tooOld();
    }

    private static SystemException tooOld() {
        return MinorCode.NOT_IMPLEMENTED.no("value types in a stream older than CORBA 2.3");
    }
}
