package org.zenorb.dynamic;

import org.omg.CORBA.TCKind;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.WireLimits;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What the nodes of one DynAny, or of several that share values, have in common: the ORB they were
 * made by, the limit of their number, and the end of their life.
 *
 * <p>Thread: its DynAny's.
 */
final class DynTree {
    private final ReferenceFactory references;
    private final int maxComponents;
    private final Set<DynNode> roots = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<String, CdrTypeCode> valueTypes = new HashMap<>();
    private final Set<CdrTypeCode> walked = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean destroyed;

    DynTree(ReferenceFactory references, int maxComponents) {
        this.references = references;
        this.maxComponents = maxComponents;
    }

    /** A tree for a copy. */
    DynTree another() {
        DynTree another = new DynTree(references, maxComponents);
        another.knowAllOf(this);
        return another;
    }

    ReferenceFactory references() {
        return references;
    }

    WireLimits limits() {
        return references == null ? WireLimits.DEFAULT : references.limits();
    }

    int maxComponents() {
        return maxComponents;
    }

    // ---- the types of values that TypeCodes have told

    /** The type of an id, or null. */
    CdrTypeCode valueType(String id) {
        return valueTypes.get(id);
    }

    void knowAllOf(DynTree other) {
        other.valueTypes.forEach(valueTypes::putIfAbsent);
    }

    /**
     * Learns the types of values in a type.
     *
     * @throws org.omg.CORBA.BAD_TYPECODE MEMBER_TYPE_ILLEGAL where it contains a type that has no
     *     values to look into
     */
    void know(CdrTypeCode type) {
        ArrayDeque<CdrTypeCode> open = new ArrayDeque<>();
        add(open, type);
        while (!open.isEmpty()) {
            CdrTypeCode each = open.pop();
            switch (each.kindNumber()) {
                case TCKind._tk_value, TCKind._tk_value_box, CdrTypeCode.EVENT ->
                        valueTypes.putIfAbsent(each.repositoryId(), each);
                case TCKind._tk_Principal, TCKind._tk_native, CdrTypeCode.LOCAL_INTERFACE ->
                        throw MinorCode.MEMBER_TYPE_ILLEGAL.no("a DynAny of " + each);
                default -> {
                    // Only values are looked up by their ids.
                }
            }
            add(open, each.content());
            for (int i = 0; i < each.members() && each.kindNumber() != TCKind._tk_enum; i++) {
                add(open, each.member(i));
            }
        }
    }

    private void add(ArrayDeque<CdrTypeCode> open, CdrTypeCode type) {
        if (type != null && walked.add(type.original())) {
            open.push(type.original());
        }
    }

    // ---- life

    DynNode root(DynNode node) {
        boolean unused = roots.add(node);
        return node;
    }

    boolean isDestroyed() {
        return destroyed;
    }

    /** Ends a root and what is in it; a component's destroy does nothing. */
    void destroy(DynNode node) {
        if (roots.remove(node)) {
            node.drop();
            destroyed = roots.isEmpty();
        }
    }
}
