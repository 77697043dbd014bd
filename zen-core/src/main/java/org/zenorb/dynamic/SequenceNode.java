package org.zenorb.dynamic;

import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynSequence;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrTypeCode;

import java.util.Arrays;

/**
 * A sequence (CORBA 3.3 part 1, 16.2.8).
 *
 * <p>Thread: as {@link DynNode}.
 */
final class SequenceNode extends ElementsNode implements DynSequence {
    private static final long serialVersionUID = 1L;

    SequenceNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, "DynSequence");
    }

    @Override
    void checkLength(int length) throws InvalidValue {
        int bound = original.lengthOrModifier();
        if (bound != 0 && Integer.compareUnsigned(length, bound) > 0) {
            throw new InvalidValue(
                    Integer.toUnsignedString(length) + " elements, the bound is " + bound);
        }
    }

    @Override
    void initialise(NodeReader reader) {
        nodes = new DynNode[0];
    }

    @Override
    void read(CdrInput in, NodeReader reader) {
        int length = in.readLength(1);
        reader.expect(length);
        nodes = reader.read(in, elementTypes(length));
    }

    @Override
    void write(CdrOutput out) {
        out.write_ulong(nodes.length);
        writeElements(out);
    }

    @Override
    public int get_length() {
        checkAlive();
        return nodes.length;
    }

    @Override
    public void set_length(int length) throws InvalidValue {
        checkAlive();
        checkLength(length);
        NodeReader reader = new NodeReader(tree);
        reader.expect(length);
        int position = cursor();
        int before = nodes.length;
        DynNode[] changed = Arrays.copyOf(nodes, length);
        for (int i = before; i < length; i++) {
            changed[i] = reader.initial(element());
        }
        for (int i = length; i < before; i++) {
            nodes[i].drop();
        }
        nodes = changed;
        moveTo(position < 0 && length > before ? before : position);
    }
}
