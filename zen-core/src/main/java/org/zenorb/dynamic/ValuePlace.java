package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.VM_ABSTRACT;
import org.omg.CORBA.portable.ValueBase;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.omg.DynamicAny.DynValueCommon;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.util.List;

/**
 * A place for a value, or null (CORBA 3.3 part 1, 16.2.10). Two places that refer to one value show
 * the same members; to set one place to null leaves the other as it is.
 *
 * <p>The type is that of the place. A value of a derived type shows its own members, those of the
 * type first.
 *
 * <p>Thread: as {@link DynNode}.
 */
abstract class ValuePlace extends ArrayAccess implements DynValueCommon {
    private static final long serialVersionUID = 1L;
    private static final String VALUE_BASE = "IDL:omg.org/CORBA/ValueBase:1.0";
    private static final String COMMON_ID = "IDL:omg.org/DynamicAny/DynValueCommon:1.0";

    private ValueState state;

    ValuePlace(DynTree tree, CdrTypeCode type, String interfaceName) {
        super(tree, type, interfaceName);
    }

    @Override
    public final String[] _ids() {
        String[] ids = super._ids();
        return new String[] {ids[0], COMMON_ID, ids[1]};
    }

    /** The value, or null. */
    final ValueState state() {
        return state;
    }

    final void state(ValueState fresh) {
        state = fresh;
        moveTo(0);
    }

    final ValueState nonNull() throws InvalidValue {
        checkAlive();
        if (state == null) {
            throw new InvalidValue("the value is null");
        }
        return state;
    }

    private boolean takesAnyValue() {
        return VALUE_BASE.equals(original.repositoryId())
                || kind() != TCKind._tk_value_box
                        && original.lengthOrModifier() == VM_ABSTRACT.value;
    }

    // ---- DynNode

    @Override
    final int count() {
        return state == null ? 0 : state.nodes().length;
    }

    @Override
    final DynNode component(int index) {
        return state.nodes()[index];
    }

    @Override
    final void initialise(NodeReader reader) {
        state = null;
    }

    @Override
    final void read(CdrInput in, NodeReader reader) {
        tree.know(original);
        ValueState read = reader.references().state(in.read_value(original.repositoryId()));
        if (read != null && !takesAnyValue() && !read.fits(original)) {
            throw in.error(MinorCode.BAD_VALUE, "it is no " + original);
        }
        state = read;
    }

    @Override
    final void write(CdrOutput out) {
        out.write_value(state == null ? null : state.written());
    }

    @Override
    final void adopt(DynNode fresh) {
        state = ((ValuePlace) fresh).state;
    }

    @Override
    final boolean hasValueOf(DynNode other, ValueComparison compared) {
        ValueState others = ((ValuePlace) other).state;
        return compared.expectBoth(state, others);
    }

    // ---- values of the application

    /** Whether a value may stand here, by what it says of itself. */
    final boolean canHold(Serializable value) {
        if (value == null || kind() == TCKind._tk_value_box) {
            return true;
        }
        return value instanceof ValueBase base
                && (takesAnyValue()
                        || List.of(base._truncatable_ids()).contains(original.repositoryId())
                        || isDerived(base));
    }

    private boolean isDerived(ValueBase value) {
        return value instanceof org.omg.CORBA.portable.Streamable streamable
                && ValueState.of(
                                CdrTypeCode.of(streamable._type()).original(), new NodeReader(tree))
                        .fits(original);
    }

    final void insert(Serializable value) throws TypeMismatch, InvalidValue {
        if (!canHold(value)) {
            throw new TypeMismatch(value.getClass().getName() + " is no " + type);
        }
        Any any = new CdrAny(tree.references());
        any.insert_Value(value, type);
        try {
            replace(new NodeReader(tree).read(any, type));
        } catch (BAD_PARAM | ClassCastException e) {
            TypeMismatch mismatch = new TypeMismatch(value.getClass().getName() + " is no " + type);
            mismatch.initCause(e);
            throw mismatch;
        }
    }

    // ---- DynValueCommon

    @Override
    public final boolean is_null() {
        checkAlive();
        return state == null;
    }

    @Override
    public final void set_to_null() {
        checkAlive();
        state(null);
    }

    @Override
    public final void set_to_value() {
        checkAlive();
        if (state != null) {
            return;
        }
        ValueState fresh = ValueState.of(original, new NodeReader(tree));
        fresh.initialise();
        state(fresh);
    }
}
