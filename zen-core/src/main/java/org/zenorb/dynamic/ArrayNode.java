package org.zenorb.dynamic;

import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynArray;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrTypeCode;

/**
 * An array (CORBA 3.3 part 1, 16.2.9); one of several dimensions is an array of arrays.
 *
 * <p>Thread: as {@link DynNode}.
 */
final class ArrayNode extends ElementsNode implements DynArray {
    private static final long serialVersionUID = 1L;

    ArrayNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, "DynArray");
    }

    @Override
    void checkLength(int length) throws InvalidValue {
        if (length != original.lengthOrModifier()) {
            throw new InvalidValue(
                    length + " elements for an array of " + original.lengthOrModifier());
        }
    }

    @Override
    void initialise(NodeReader reader) {
        reader.expect(original.lengthOrModifier());
        nodes = new DynNode[original.lengthOrModifier()];
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = reader.initial(element());
        }
    }

    @Override
    void read(CdrInput in, NodeReader reader) {
        reader.expect(original.lengthOrModifier());
        nodes = reader.read(in, elementTypes(original.lengthOrModifier()));
    }

    @Override
    void write(CdrOutput out) {
        writeElements(out);
    }
}
