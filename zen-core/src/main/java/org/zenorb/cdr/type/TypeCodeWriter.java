package org.zenorb.cdr.type;

import org.omg.CORBA.TCKind;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.error.MinorCode;

import java.util.Arrays;
import java.util.IdentityHashMap;

/**
 * Writes TypeCodes (CORBA 3.3 part 2, 9.3.5.1). What was written before in the same outermost
 * TypeCode becomes an indirection, so a type costs its size and not what it would unfold to.
 *
 * <p>Guarantee: the octets of a type are the same wherever it stands, so it keeps them, one array
 * per byte order, and the second time costs one copy and allocates nothing.
 *
 * <p>Thread: its stream's.
 */
public final class TypeCodeWriter {
    private static final int INDIRECTION = 0xffffffff;
    private static final int MAX_KEPT_BYTES = 65_536;

    private final IdentityHashMap<CdrTypeCode, Integer> written = new IdentityHashMap<>();
    private boolean keep;
    private int levels;
    private int deepest;

    /** Writes one; BAD_TYPECODE when part of it is not known. */
    public void write(CdrOutput out, CdrTypeCode any) {
        CdrTypeCode type = any.resolve();
        if (writePlain(out, type)) {
            return;
        }
        boolean little = out.isLittleEndian();
        byte[] kept = type.encoded(little);
        out.align(4);
        if (kept != null) {
            checkSize(out, kept.length);
            out.checkLevels(type.encodedLevels());
            out.write_octet_array(kept, 0, kept.length);
            return;
        }
        int start = out.position();
        keep = true;
        levels = 0;
        deepest = 0;
        try {
            writeEncapsulated(out, type);
        } finally {
            written.clear();
        }
        checkSize(out, out.position() - start);
        if (keep && out.position() - start <= MAX_KEPT_BYTES) {
            type.encoded(little, Arrays.copyOfRange(out.bytes(), start, out.position()), deepest);
        }
    }

    /** Kind and length stand before the parameters. */
    private static void checkSize(CdrOutput out, int octets) {
        int most = out.limits().typeCodeBytes();
        if (octets - 8 > most) {
            throw MinorCode.TYPECODE_TOO_LARGE.no(
                    octets - 8 + " octets of at most " + most + " (zen.maxTypeCodeBytes)");
        }
    }

    private static boolean writePlain(CdrOutput out, CdrTypeCode type) {
        switch (type.kind) {
            case TCKind._tk_string, TCKind._tk_wstring -> {
                out.write_ulong(type.kind);
                out.write_ulong(type.length);
                return true;
            }
            case TCKind._tk_fixed -> {
                out.write_ulong(type.kind);
                out.write_ushort((short) type.length);
                out.write_short(type.scale);
                return true;
            }
            case TCKind._tk_objref -> {
                return false;
            }
            default -> {
                if (CdrTypeCode.simple(type.kind) == null) {
                    return false;
                }
                out.write_ulong(type.kind);
                return true;
            }
        }
    }

    private void writeNested(CdrOutput out, CdrTypeCode type) {
        if (writePlain(out, type)) {
            return;
        }
        Integer position = written.get(type);
        if (position == null) {
            writeEncapsulated(out, type);
        } else {
            out.write_ulong(INDIRECTION);
            out.write_long(position - out.position());
        }
    }

    private void writeEncapsulated(CdrOutput out, CdrTypeCode type) {
        out.write_ulong(type.kind);
        written.put(type, out.position() - 4);
        out.beginEncapsulation();
        deepest = Math.max(deepest, ++levels);
        if (type.id != null) {
            writeName(out, type.id);
            writeName(out, type.name);
        }
        switch (type.kind) {
            case TCKind._tk_sequence, TCKind._tk_array -> {
                writeNested(out, type.content());
                out.write_ulong(type.length);
            }
            case TCKind._tk_alias, TCKind._tk_value_box -> writeNested(out, type.content());
            case TCKind._tk_enum -> {
                out.write_ulong(type.members());
                for (String member : type.memberNames) {
                    writeName(out, member);
                }
            }
            case TCKind._tk_struct, TCKind._tk_except -> writeMembers(out, type, false);
            case TCKind._tk_union -> writeUnion(out, type);
            case TCKind._tk_value, CdrTypeCode.EVENT -> {
                out.write_short((short) type.length);
                CdrTypeCode base = type.content();
                writeNested(out, base == null ? CdrTypeCode.NULL : base);
                writeMembers(out, type, true);
            }
            default -> {
                // Interfaces and natives: id and name are all there is.
            }
        }
        levels--;
        out.endEncapsulation();
    }

    private void writeMembers(CdrOutput out, CdrTypeCode type, boolean withVisibility) {
        out.write_ulong(type.members());
        for (int i = 0; i < type.members(); i++) {
            writeName(out, type.memberNames[i]);
            writeNested(out, type.member(i));
            if (withVisibility) {
                out.write_short(type.visibility(i));
            }
        }
    }

    private void writeUnion(CdrOutput out, CdrTypeCode type) {
        CdrTypeCode discriminator = type.content();
        int labelKind = discriminator.original().kind;
        // How a wide character is written depends on the GIOP version.
        keep &= labelKind != TCKind._tk_wchar;
        writeNested(out, discriminator);
        out.write_long(type.defaultIndex);
        out.write_ulong(type.members());
        for (int i = 0; i < type.members(); i++) {
            Discriminator.write(out, labelKind, i == type.defaultIndex ? 0 : type.labels[i]);
            writeName(out, type.memberNames[i]);
            writeNested(out, type.member(i));
        }
    }

    private void writeName(CdrOutput out, String name) {
        for (int i = 0; i < name.length(); i++) {
            // Other characters depend on the transmission code set.
            keep &= name.charAt(i) < 0x80;
        }
        out.write_string(name);
    }
}
