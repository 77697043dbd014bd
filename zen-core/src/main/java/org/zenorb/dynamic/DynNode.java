package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.LocalObject;
import org.omg.CORBA.TypeCode;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

/**
 * A value and its type: what all DynAnys can do (CORBA 3.3 part 1, 16.2.3).
 *
 * <p>Guarantee: an operation that raises has changed nothing. A component belongs to its parent;
 * when the parent is destroyed or the component is replaced, it is OBJECT_NOT_EXIST
 * (DYN_ANY_DESTROYED). What is inserted is copied.
 *
 * <p>Thread: one at a time for a DynAny and its components.
 */
abstract class DynNode extends LocalObject implements DynAny {
    private static final long serialVersionUID = 1L;
    private static final int STREAM_BYTES = 128;
    private static final String BASE_ID = "IDL:omg.org/DynamicAny/DynAny:1.0";

    final transient DynTree tree;
    final CdrTypeCode type;

    /** The type behind all aliases. */
    final CdrTypeCode original;

    private final String interfaceId;
    private int cursor = -1;
    private boolean dropped;

    DynNode(DynTree tree, CdrTypeCode type, String interfaceName) {
        this.tree = tree;
        this.type = type;
        this.original = type.original();
        this.interfaceId =
                interfaceName == null ? null : "IDL:omg.org/DynamicAny/" + interfaceName + ":1.0";
    }

    // ---- what a kind of node has to say

    /** How many components there are now. */
    abstract int count();

    abstract DynNode component(int index);

    /** Whether values of the type can have components. */
    abstract boolean canHaveComponents();

    /** Sets the value that a DynAny of this type begins with. */
    abstract void initialise(NodeReader reader);

    abstract void read(CdrInput in, NodeReader reader);

    abstract void write(CdrOutput out);

    /** Takes the content out of a node that was made for this purpose, of the same type. */
    abstract void adopt(DynNode fresh);

    /**
     * Whether a node of an equivalent type has the same value, but for the value types that are
     * left to the comparison.
     */
    abstract boolean hasValueOf(DynNode other, ValueComparison compared);

    /** The value as a union's label. */
    long label() {
        throw MinorCode.BROKEN_INVARIANT.no(type + " as a discriminator");
    }

    void label(long value) {
        throw MinorCode.BROKEN_INVARIANT.no(type + " as a discriminator, " + value);
    }

    // ---- life

    @Override
    public String[] _ids() {
        return interfaceId == null ? new String[] {BASE_ID} : new String[] {interfaceId, BASE_ID};
    }

    final void checkAlive() {
        if (dropped || tree.isDestroyed()) {
            throw MinorCode.DYN_ANY_DESTROYED.no(type.toString());
        }
    }

    /** It is a component no more. A value's members live on: other places may refer to it. */
    final void drop() {
        dropped = true;
        if (!(this instanceof ValuePlace)) {
            for (int i = 0; i < count(); i++) {
                component(i).drop();
            }
        }
    }

    static void drop(DynNode[] nodes) {
        for (DynNode node : nodes) {
            node.drop();
        }
    }

    @Override
    public final void destroy() {
        checkAlive();
        tree.destroy(this);
    }

    // ---- the value as a whole

    @Override
    public final TypeCode type() {
        checkAlive();
        return type;
    }

    final int kind() {
        return original.kindNumber();
    }

    /** The encoded value. */
    final CdrOutput encoded() {
        checkAlive();
        CdrOutput out = CdrOutput.unpooled(tree.references(), STREAM_BYTES);
        write(out);
        return out;
    }

    final void replace(DynNode fresh) {
        adopt(fresh);
        rewind();
    }

    static DynAny nonNull(DynAny value) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("DynAny");
        }
        return value;
    }

    @Override
    public final void assign(DynAny value) throws TypeMismatch {
        checkAlive();
        if (!type.equivalent(nonNull(value).type())) {
            throw new TypeMismatch(value.type() + " for " + type);
        }
        replace(new NodeReader(tree).copy(value, type));
    }

    @Override
    public final void from_any(Any value) throws TypeMismatch, InvalidValue {
        checkAlive();
        replace(new NodeReader(tree).read(value, type));
    }

    @Override
    public final Any to_any() {
        CdrOutput out = encoded();
        Any any = new CdrAny(tree.references());
        any.read_value(out.create_input_stream(), type);
        return any;
    }

    @Override
    public final boolean equal(DynAny value) {
        checkAlive();
        if (!type.equivalent(nonNull(value).type())) {
            return false;
        }
        return value instanceof DynNode node
                ? ValueComparison.areEqual(this, node)
                : to_any().equal(value.to_any());
    }

    @Override
    public final DynAny copy() {
        checkAlive();
        DynTree another = tree.another();
        return another.root(new NodeReader(another).copy(this, type));
    }

    /** Whether an Any's complaint is that it holds no value. */
    static boolean saysNoValue(BAD_OPERATION e) {
        return e.minor == MinorCode.ANY_WITHOUT_VALUE.number();
    }

    // ---- the cursor

    final int cursor() {
        if (cursor >= count()) {
            cursor = -1;
        }
        return cursor;
    }

    /** Stands at the first component, if there will be one: a value in a circle is not read yet. */
    final void begin() {
        cursor = 0;
    }

    final void moveTo(int index) {
        cursor = index >= 0 && index < count() ? index : -1;
    }

    @Override
    public final boolean seek(int index) {
        checkAlive();
        moveTo(index);
        return cursor >= 0;
    }

    @Override
    public final void rewind() {
        boolean unused = seek(0);
    }

    @Override
    public final boolean next() {
        checkAlive();
        return seek(cursor() + 1);
    }

    @Override
    public final int component_count() {
        checkAlive();
        return count();
    }

    @Override
    public final DynAny current_component() throws TypeMismatch {
        checkAlive();
        if (!canHaveComponents()) {
            throw new TypeMismatch(type + " has no components");
        }
        return cursor() < 0 ? null : component(cursor);
    }

    /** Where a value of this kind goes to or comes from: this node or its current component. */
    final DynNode target(int wanted) throws TypeMismatch, InvalidValue {
        checkAlive();
        if (kind() == wanted) {
            return this;
        }
        DynNode current = current();
        if (current.kind() != wanted) {
            throw new TypeMismatch("the current component is a " + current.type);
        }
        return current;
    }

    final DynNode current() throws TypeMismatch, InvalidValue {
        if (!canHaveComponents()) {
            throw new TypeMismatch("it is a " + type);
        }
        if (cursor() < 0) {
            throw new InvalidValue("there is no current component");
        }
        return component(cursor);
    }
}
