package org.zenorb.dynamic;

import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

/**
 * A component that is one value and has no components.
 *
 * <p>Thread: as {@link DynNode}.
 */
abstract class LeafNode extends ArrayAccess {
    private static final long serialVersionUID = 1L;

    LeafNode(DynTree tree, CdrTypeCode type, String interfaceName) {
        super(tree, type, interfaceName);
    }

    @Override
    final int count() {
        return 0;
    }

    @Override
    final DynNode component(int index) {
        throw MinorCode.BROKEN_INVARIANT.no("component " + index + " of " + type);
    }

    @Override
    final boolean canHaveComponents() {
        return false;
    }
}
