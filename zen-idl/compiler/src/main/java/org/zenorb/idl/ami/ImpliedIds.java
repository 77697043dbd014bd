package org.zenorb.idl.ami;

import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;

/**
 * Repository ids of implied definitions: those that they would have if they stood in the file
 * beside what implies them, under the same prefix, in version 1.0. Thread: any.
 */
final class ImpliedIds {

    private static final String IDL = "IDL:";
    private static final String VERSION = ":1.0";

    private final Specification specification;

    ImpliedIds(Specification specification) {
        this.specification = specification;
    }

    /**
     * The id of an implied definition.
     *
     * @param beside what implies it
     */
    String of(ScopedName implied, Definition beside) {
        return IDL + prefix(beside) + String.join("/", implied.parts()) + VERSION;
    }

    /** Where an id was given by a pragma, the scope around says what the prefix is. */
    private String prefix(Definition of) {
        Definition at = of;
        while (at != null) {
            String path = String.join("/", at.name().parts());
            String id = at.repositoryId();
            int end = id.lastIndexOf(':');
            if (id.startsWith(IDL) && end >= IDL.length() && id.substring(0, end).endsWith(path)) {
                String prefix = id.substring(IDL.length(), end - path.length());
                if (prefix.isEmpty() || prefix.endsWith("/")) {
                    return prefix;
                }
            }
            ScopedName scope = at.name().container();
            at = scope.isGlobal() ? null : specification.find(scope).orElse(null);
        }
        return "";
    }
}
