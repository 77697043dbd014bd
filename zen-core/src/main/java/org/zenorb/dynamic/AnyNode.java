package org.zenorb.dynamic;

import org.omg.CORBA.TCKind;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.cdr.type.TypeCodeFactory;

/**
 * A component of type any. What it holds is kept as nodes, so that values are shared across it.
 *
 * <p>Thread: as {@link DynNode}.
 */
final class AnyNode extends LeafNode {
    private static final long serialVersionUID = 1L;

    private DynNode held;

    AnyNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, null);
    }

    DynNode held() {
        return held;
    }

    void hold(DynNode node) {
        held = node;
    }

    @Override
    void initialise(NodeReader reader) {
        held = reader.initial(CdrTypeCode.of(TypeCodeFactory.primitive(TCKind.tk_null)));
    }

    @Override
    void read(CdrInput in, NodeReader reader) {
        CdrTypeCode inner = CdrTypeCode.of(in.read_TypeCode());
        tree.know(inner);
        held = reader.read(in, inner);
    }

    @Override
    void write(CdrOutput out) {
        out.write_TypeCode(held.type);
        out.accept(1);
        held.write(out);
        out.accept(-1);
    }

    @Override
    void adopt(DynNode fresh) {
        held = ((AnyNode) fresh).held;
    }

    @Override
    boolean hasValueOf(DynNode other, ValueComparison compared) {
        DynNode others = ((AnyNode) other).held;
        return held.type.equivalent(others.type) && held.hasValueOf(others, compared);
    }
}
