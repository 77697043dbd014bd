package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.omg.DynamicAny.DynValueBox;
import org.zenorb.cdr.type.CdrTypeCode;

/**
 * A place for a value box (CORBA 3.3 part 1, 16.2.12).
 *
 * <p>Thread: as {@link DynNode}.
 */
final class BoxNode extends ValuePlace implements DynValueBox {
    private static final long serialVersionUID = 1L;

    BoxNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, "DynValueBox");
    }

    @Override
    boolean canHaveComponents() {
        return true;
    }

    private DynNode boxed() throws InvalidValue {
        return nonNull().nodes()[0];
    }

    private void box(DynNode fresh, NodeReader reader) {
        if (state() == null) {
            ValueState made = ValueState.of(original, reader);
            made.nodes(new DynNode[] {fresh});
            state(made);
        } else {
            drop(state().nodes());
            state().nodes(new DynNode[] {fresh});
            moveTo(0);
        }
    }

    @Override
    public Any get_boxed_value() throws InvalidValue {
        return boxed().to_any();
    }

    @Override
    public void set_boxed_value(Any boxed) throws TypeMismatch, InvalidValue {
        checkAlive();
        NodeReader reader = new NodeReader(tree);
        box(reader.read(boxed, original.content()), reader);
    }

    @Override
    public DynAny get_boxed_value_as_dyn_any() throws InvalidValue {
        return boxed();
    }

    @Override
    public void set_boxed_value_as_dyn_any(DynAny boxed) throws TypeMismatch {
        checkAlive();
        if (!original.content().equivalent(nonNull(boxed).type())) {
            throw new TypeMismatch(boxed.type() + " in a box of " + original.content());
        }
        NodeReader reader = new NodeReader(tree);
        box(reader.copy(boxed, original.content()), reader);
    }
}
