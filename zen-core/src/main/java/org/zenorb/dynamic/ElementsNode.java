package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

import java.util.Arrays;

/**
 * What sequences and arrays have in common (CORBA 3.3 part 1, 16.2.8 and 16.2.9).
 *
 * <p>Thread: as {@link DynNode}.
 */
abstract class ElementsNode extends ArrayAccess {
    private static final long serialVersionUID = 1L;

    DynNode[] nodes = {};

    ElementsNode(DynTree tree, CdrTypeCode type, String interfaceName) {
        super(tree, type, interfaceName);
    }

    abstract void checkLength(int length) throws InvalidValue;

    final CdrTypeCode element() {
        return original.content();
    }

    final CdrTypeCode[] elementTypes(int length) {
        CdrTypeCode[] types = new CdrTypeCode[length];
        Arrays.fill(types, element());
        return types;
    }

    @Override
    final int count() {
        return nodes.length;
    }

    @Override
    final DynNode component(int index) {
        return nodes[index];
    }

    @Override
    final boolean canHaveComponents() {
        return true;
    }

    final void writeElements(CdrOutput out) {
        out.accept(1);
        for (DynNode node : nodes) {
            node.write(out);
        }
        out.accept(-1);
    }

    @Override
    final void adopt(DynNode fresh) {
        replaceNodes(((ElementsNode) fresh).nodes);
    }

    final void replaceNodes(DynNode[] fresh) {
        drop(nodes);
        nodes = fresh;
        moveTo(0);
    }

    @Override
    final boolean hasValueOf(DynNode other, ValueComparison compared) {
        DynNode[] others = ((ElementsNode) other).nodes;
        if (nodes.length != others.length) {
            return false;
        }
        for (int i = 0; i < nodes.length; i++) {
            if (!nodes[i].hasValueOf(others[i], compared)) {
                return false;
            }
        }
        return true;
    }

    // ---- DynSequence and DynArray

    private void checkElements(Object[] value) throws InvalidValue {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("elements");
        }
        checkLength(value.length);
    }

    /** The elements as Anys. */
    public Any[] get_elements() {
        checkAlive();
        Any[] elements = new Any[nodes.length];
        for (int i = 0; i < elements.length; i++) {
            elements[i] = nodes[i].to_any();
        }
        return elements;
    }

    /** Takes the elements of Anys. */
    public void set_elements(Any[] value) throws TypeMismatch, InvalidValue {
        checkAlive();
        checkElements(value);
        NodeReader reader = new NodeReader(tree);
        reader.expect(value.length);
        DynNode[] fresh = new DynNode[value.length];
        for (int i = 0; i < fresh.length; i++) {
            fresh[i] = reader.read(value[i], element());
        }
        replaceNodes(fresh);
    }

    /** The elements. */
    public DynAny[] get_elements_as_dyn_any() {
        checkAlive();
        return Arrays.copyOf(nodes, nodes.length, DynAny[].class);
    }

    /** Takes copies of DynAnys. */
    public void set_elements_as_dyn_any(DynAny[] value) throws TypeMismatch, InvalidValue {
        checkAlive();
        checkElements(value);
        for (DynAny each : value) {
            if (!element().equivalent(nonNull(each).type())) {
                throw new TypeMismatch(each.type() + " for an element of " + type);
            }
        }
        NodeReader reader = new NodeReader(tree);
        reader.expect(value.length);
        replaceNodes(reader.copy(value, elementTypes(value.length)));
    }
}
