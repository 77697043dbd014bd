package org.zenorb.fuzz;

import org.omg.CORBA.portable.ValueFactory;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.ValueTypes;
import org.zenorb.error.MinorCode;
import org.zenorb.ior.Ior;

import java.io.Serializable;
import java.util.function.Supplier;

/** An ORB's part in reading: makes the values of this package; no reference is followed. */
final class FuzzValues implements ReferenceFactory {
    static final ReferenceFactory REFERENCES = new FuzzValues();

    private final ValueTypes types = new ValueTypes();

    private FuzzValues() {
        register(Node.ID, Node::new);
        register(TruncatableNode.ID, TruncatableNode::new);
        register(CustomNode.ID, CustomNode::new);
    }

    private void register(String id, Supplier<Serializable> made) {
        ValueFactory factory = in -> in.read_value(made.get());
        ValueFactory unused = types.register(id, factory);
    }

    /** As generated code does it, but with an exception of CORBA's for another type. */
    static Node cast(Serializable value) {
        if (value != null && !(value instanceof Node)) {
            throw MinorCode.BAD_VALUE.no(value.getClass().getName());
        }
        return (Node) value;
    }

    @Override
    public org.omg.CORBA.Object read(CdrInput in) {
        Ior unused = Ior.read(in);
        return null;
    }

    @Override
    public org.omg.CORBA.Object read(CdrInput in, Class<?> stubClass) {
        return read(in);
    }

    @Override
    public void write(CdrOutput out, org.omg.CORBA.Object object) {
        Ior.NIL.write(out);
    }

    @Override
    public ValueTypes valueTypes() {
        return types;
    }

    @Override
    public org.omg.CORBA.ORB orb() {
        return null;
    }
}
