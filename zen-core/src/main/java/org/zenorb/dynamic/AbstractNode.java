package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.CdrTypeCode;

import java.io.Serializable;

/**
 * A component whose type is an abstract interface: a reference, a value, or null.
 *
 * <p>Thread: as {@link DynNode}.
 */
final class AbstractNode extends LeafNode {
    private static final long serialVersionUID = 1L;

    private transient org.omg.CORBA.Object reference;
    private ValueState value;

    AbstractNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, null);
    }

    void insert(Object inserted) throws TypeMismatch {
        if (inserted != null
                && !(inserted instanceof org.omg.CORBA.Object)
                && !(inserted instanceof Serializable)) {
            throw new TypeMismatch(
                    inserted.getClass().getName() + " is neither reference nor value");
        }
        CdrOutput out = CdrOutput.unpooled(tree.references(), 128);
        out.write_abstract_interface(inserted);
        NodeReader reader = new NodeReader(tree);
        adopt(reader.read(reader.open(out), type));
    }

    Object extract() {
        if (reference != null || value == null) {
            return reference;
        }
        Any any = new CdrAny(tree.references());
        any.read_value(encoded().create_input_stream(), type);
        return any.extract_Value();
    }

    @Override
    void initialise(NodeReader reader) {
        reference = null;
        value = null;
    }

    @Override
    void read(CdrInput in, NodeReader reader) {
        reference = null;
        value = null;
        if (in.read_boolean()) {
            reference = in.read_Object();
        } else {
            value = reader.references().state(in.read_value());
        }
    }

    @Override
    void write(CdrOutput out) {
        boolean isReference = reference != null;
        out.write_boolean(isReference);
        if (isReference) {
            out.write_Object(reference);
        } else {
            out.write_value(value == null ? null : value.written());
        }
    }

    @Override
    void adopt(DynNode fresh) {
        AbstractNode from = (AbstractNode) fresh;
        reference = from.reference;
        value = from.value;
    }

    @Override
    boolean hasValueOf(DynNode other, ValueComparison compared) {
        AbstractNode that = (AbstractNode) other;
        if (reference != null || that.reference != null) {
            return reference != null
                    && that.reference != null
                    && reference._is_equivalent(that.reference);
        }
        return compared.expectBoth(value, that.value);
    }
}
