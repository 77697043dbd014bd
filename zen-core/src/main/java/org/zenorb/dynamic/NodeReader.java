package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.TCKind;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.WireLimits;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

/**
 * Makes the nodes of one DynAny, or of a part of it, out of encoded values or as initial ones.
 *
 * <p>Guarantee: no more nodes than the limit, IMP_LIMIT (TOO_MANY_COMPONENTS) otherwise; nested no
 * deeper than streams allow.
 *
 * <p>Thread: its DynAny's; one operation.
 */
final class NodeReader {
    private static final int STREAM_BYTES = 256;

    private final DynTree tree;
    private final DynReferences references;
    private int nodes;
    private int depth;

    NodeReader(DynTree tree) {
        this(tree, false);
    }

    private NodeReader(DynTree tree, boolean isPassingOn) {
        this.tree = tree;
        this.references = new DynReferences(tree, this, isPassingOn);
    }

    /** For nodes that are written again, as they are, and then no longer used. */
    static NodeReader passingOn(DynTree tree) {
        return new NodeReader(tree, true);
    }

    DynReferences references() {
        return references;
    }

    WireLimits limits() {
        return tree.limits();
    }

    // ---- streams whose values become nodes

    CdrInput open(Any any) {
        if (any instanceof CdrAny ours) {
            return ours.open(references);
        }
        CdrAny copy = new CdrAny(tree.references());
        copy.read_value(any.create_input_stream(), any.type());
        return copy.open(references);
    }

    CdrInput open(CdrOutput out) {
        return open(out, references);
    }

    static CdrInput open(CdrOutput out, ReferenceFactory references) {
        CdrInput in = new CdrInput(references);
        byte[] octets = out.toByteArray();
        in.attach(
                octets,
                0,
                0,
                octets.length,
                out.isLittleEndian(),
                out.giopMinor(),
                out.charCodeSet(),
                out.wcharCodeSet());
        return in;
    }

    // ---- nodes

    /** Reads the value of an any that must be of the type. */
    DynNode read(Any any, CdrTypeCode type) throws TypeMismatch, InvalidValue {
        if (any == null) {
            throw MinorCode.NULL_VALUE.no("any");
        }
        if (!type.equivalent(any.type())) {
            throw new TypeMismatch(any.type() + " for " + type);
        }
        try {
            tree.know(type);
            return read(open(any), type);
        } catch (BAD_OPERATION e) {
            if (DynNode.saysNoValue(e)) {
                throw new InvalidValue(e.getMessage());
            }
            throw e;
        }
    }

    /** Reads the value of an any. */
    DynNode read(Any any) throws TypeMismatch, InvalidValue {
        return read(any, CdrTypeCode.of(any.type()));
    }

    /** Learns what another DynAny and the type know of values. */
    private void know(DynAny value, CdrTypeCode type) {
        if (value instanceof DynNode node) {
            tree.knowAllOf(node.tree);
        }
        tree.know(type);
    }

    /** A node with the value of another DynAny. */
    DynNode copy(DynAny value, CdrTypeCode type) {
        know(value, type);
        return read(
                value instanceof DynNode node ? open(node.encoded()) : open(value.to_any()), type);
    }

    /** Nodes with the values of other DynAnys; what they share stays shared. */
    DynNode[] copy(DynAny[] values, CdrTypeCode[] types) {
        CdrOutput out = CdrOutput.unpooled(tree.references(), STREAM_BYTES);
        for (int i = 0; i < values.length; i++) {
            know(values[i], types[i]);
            if (values[i] instanceof DynNode node) {
                node.checkAlive();
                node.write(out);
            } else {
                values[i].to_any().write_value(out);
            }
        }
        return read(open(out), types);
    }

    DynNode[] read(CdrInput in, CdrTypeCode[] types) {
        DynNode[] read = new DynNode[types.length];
        for (int i = 0; i < types.length; i++) {
            read[i] = read(in, types[i]);
        }
        return read;
    }

    DynNode read(CdrInput in, CdrTypeCode type) {
        in.enter();
        DynNode node = node(type);
        node.read(in, this);
        in.leave();
        node.begin();
        return node;
    }

    DynNode initial(CdrTypeCode type) {
        int most = tree.limits().nestingDepth();
        if (++depth > most) {
            throw MinorCode.NESTING_TOO_DEEP.no(
                    "a type of more than " + most + " levels (zen.maxNestingDepth)");
        }
        DynNode node = node(type);
        node.initialise(this);
        depth--;
        node.begin();
        return node;
    }

    /** To be called before an array for so many nodes is made. */
    void expect(int more) {
        if (more < 0 || more > tree.maxComponents() - nodes) {
            throw MinorCode.TOO_MANY_COMPONENTS.no(
                    Long.toString(nodes + Integer.toUnsignedLong(more)));
        }
    }

    private DynNode node(CdrTypeCode type) {
        expect(1);
        nodes++;
        return switch (type.original().kindNumber()) {
            case TCKind._tk_enum -> new EnumNode(tree, type);
            case TCKind._tk_fixed -> new FixedNode(tree, type);
            case TCKind._tk_struct, TCKind._tk_except -> new StructNode(tree, type);
            case TCKind._tk_union -> new UnionNode(tree, type);
            case TCKind._tk_sequence -> new SequenceNode(tree, type);
            case TCKind._tk_array -> new ArrayNode(tree, type);
            case TCKind._tk_any -> new AnyNode(tree, type);
            case TCKind._tk_value, CdrTypeCode.EVENT -> new ValueNode(tree, type);
            case TCKind._tk_value_box -> new BoxNode(tree, type);
            case TCKind._tk_abstract_interface -> new AbstractNode(tree, type);
            default -> new BasicNode(tree, type);
        };
    }
}
