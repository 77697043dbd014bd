package org.zenorb.dynamic;

import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.ValueTypes;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.CdrTypeCode;

/**
 * Writes values in Anys to streams where their octets cannot go as they are, by their TypeCodes: no
 * factory is needed to pass an Any on.
 *
 * <p>Thread: any.
 */
public final class ValueReencoder implements ValueTypes.Reencoder {
    private final ReferenceFactory references;
    private final int maxComponents;

    /**
     * For one ORB.
     *
     * @param maxComponents of a value
     */
    public ValueReencoder(ReferenceFactory references, int maxComponents) {
        this.references = references;
        this.maxComponents = maxComponents;
    }

    @Override
    public void write(CdrAny any, CdrOutput out) {
        DynTree tree = new DynTree(references, maxComponents);
        CdrTypeCode type = CdrTypeCode.of(any.type());
        tree.know(type);
        NodeReader reader = NodeReader.passingOn(tree);
        reader.read(reader.open(any), type).write(out);
    }
}
