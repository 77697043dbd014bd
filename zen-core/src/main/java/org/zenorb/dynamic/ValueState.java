package org.zenorb.dynamic;

import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.VM_TRUNCATABLE;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.StreamableValue;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.WireLimits;
import org.zenorb.cdr.type.CdrTypeCode;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A value, for all places that refer to it: its members as nodes, or the object itself where its
 * own code alone can read it (custom values). Streams take it for a value like any other, so that
 * sharing, cycles and chunks are their business.
 *
 * <p>Thread: its DynAny's.
 */
final class ValueState implements StreamableValue {
    private static final long serialVersionUID = 1L;
    private static final DynNode[] NONE = {};

    private final CdrTypeCode type;
    private final transient Members members;
    private final transient NodeReader reader;
    private final Serializable opaque;
    private DynNode[] nodes = NONE;

    private ValueState(NodeReader reader, CdrTypeCode type, Members members, Serializable opaque) {
        this.reader = reader;
        this.type = type;
        this.members = members;
        this.opaque = opaque;
    }

    /** A value whose members are to be read, or set. */
    static ValueState of(CdrTypeCode original, NodeReader reader) {
        return new ValueState(reader, original, membersOf(original, reader.limits()), null);
    }

    /** A value that stays what it is; the type is null where nobody knows it. */
    static ValueState opaque(Serializable value, CdrTypeCode type) {
        return new ValueState(null, type, new Members(new String[0], new CdrTypeCode[0]), value);
    }

    private static Members membersOf(CdrTypeCode original, WireLimits limits) {
        return original.kindNumber() == TCKind._tk_value_box
                ? new Members(new String[] {""}, new CdrTypeCode[] {original.content()})
                : Members.of(original, limits);
    }

    Members members() {
        return members;
    }

    boolean isOpaque() {
        return opaque != null;
    }

    /** Whether its members are there: it is not being read. */
    boolean isRead() {
        return opaque != null || nodes.length == members.types().length;
    }

    DynNode[] nodes() {
        return nodes;
    }

    void nodes(DynNode[] fresh) {
        nodes = fresh;
    }

    void initialise() {
        nodes = StructNode.initial(members, reader);
    }

    /** What a stream is given to write. */
    Serializable written() {
        return opaque == null ? this : opaque;
    }

    /** Whether it may stand where the type is asked for. */
    boolean fits(CdrTypeCode wanted) {
        if (type == null) {
            return opaque instanceof org.omg.CORBA.portable.ValueBase value
                    && List.of(value._truncatable_ids()).contains(wanted.repositoryId());
        }
        for (CdrTypeCode each = type; each != null; each = base(each)) {
            if (each.repositoryId().equals(wanted.repositoryId())) {
                return true;
            }
        }
        return false;
    }

    private static CdrTypeCode base(CdrTypeCode type) {
        return type.kindNumber() == TCKind._tk_value_box || type.content() == null
                ? null
                : type.content().original();
    }

    /** Whether another one has equal members, but for values that are left to the comparison. */
    boolean hasContentOf(ValueState other, ValueComparison compared) {
        if (opaque != null || other.opaque != null) {
            return opaque != null
                    && other.opaque != null
                    && (opaque == other.opaque || Arrays.equals(octets(this), octets(other)));
        }
        if (!type.equivalent(other.type)) {
            return false;
        }
        for (int i = 0; i < nodes.length; i++) {
            if (!nodes[i].hasValueOf(other.nodes[i], compared)) {
                return false;
            }
        }
        return true;
    }

    private static byte[] octets(ValueState state) {
        CdrOutput out = CdrOutput.unpooled(null, 64, false);
        out.write_value(state.written());
        return out.toByteArray();
    }

    // ---- for the streams

    @Override
    public String[] _truncatable_ids() {
        List<String> ids = new ArrayList<>();
        ids.add(type.repositoryId());
        CdrTypeCode each = type;
        while (type.kindNumber() != TCKind._tk_value_box
                && each.lengthOrModifier() == VM_TRUNCATABLE.value
                && base(each) != null) {
            each = base(each);
            ids.add(each.repositoryId());
        }
        return ids.toArray(new String[0]);
    }

    @Override
    public void _read(InputStream in) {
        nodes = reader.read((CdrInput) in, members.types());
    }

    @Override
    public void _write(OutputStream out) {
        for (DynNode node : nodes) {
            node.write((CdrOutput) out);
        }
    }

    @Override
    public TypeCode _type() {
        return type;
    }
}
