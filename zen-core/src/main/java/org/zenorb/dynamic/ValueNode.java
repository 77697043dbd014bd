package org.zenorb.dynamic;

import org.omg.CORBA.TCKind;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.omg.DynamicAny.DynValue;
import org.omg.DynamicAny.NameDynAnyPair;
import org.omg.DynamicAny.NameValuePair;
import org.zenorb.cdr.type.CdrTypeCode;

/**
 * A place for a value with state, or an event (CORBA 3.3 part 1, 16.2.11). All members show, the
 * private ones too, those of the bases first.
 *
 * <p>Thread: as {@link DynNode}.
 */
final class ValueNode extends ValuePlace implements DynValue {
    private static final long serialVersionUID = 1L;

    ValueNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, "DynValue");
    }

    @Override
    boolean canHaveComponents() {
        return state() == null || state().members().count() > 0;
    }

    @Override
    public String current_member_name() throws TypeMismatch, InvalidValue {
        checkAlive();
        DynNode unused = current();
        return state().members().names()[cursor()];
    }

    @Override
    public TCKind current_member_kind() throws TypeMismatch, InvalidValue {
        checkAlive();
        return current().type.kind();
    }

    @Override
    public NameValuePair[] get_members() throws InvalidValue {
        ValueState value = nonNull();
        return value.members().values(value.nodes());
    }

    @Override
    public NameDynAnyPair[] get_members_as_dyn_any() throws InvalidValue {
        ValueState value = nonNull();
        return value.members().nodes(value.nodes());
    }

    /** The value whose members are to be set: a new one where there is none. */
    private ValueState settable(NodeReader reader) throws InvalidValue {
        checkAlive();
        if (state() == null) {
            return ValueState.of(original, reader);
        }
        if (state().isOpaque()) {
            throw new InvalidValue("a custom value shows no members");
        }
        return state();
    }

    private void set(ValueState value, DynNode[] fresh) {
        drop(value.nodes());
        value.nodes(fresh);
        state(value);
    }

    @Override
    public void set_members(NameValuePair[] value) throws TypeMismatch, InvalidValue {
        NodeReader reader = new NodeReader(tree);
        ValueState settable = settable(reader);
        set(settable, settable.members().read(value, reader));
    }

    @Override
    public void set_members_as_dyn_any(NameDynAnyPair[] value) throws TypeMismatch, InvalidValue {
        NodeReader reader = new NodeReader(tree);
        ValueState settable = settable(reader);
        set(settable, settable.members().read(value, reader));
    }
}
