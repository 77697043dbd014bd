package org.zenorb.idl.model;

import java.util.List;
import java.util.Optional;

/**
 * A bitset (IDL 4): small numbers side by side, least significant first.
 *
 * @param base the bitset whose fields come before its own
 */
public record BitsetDef(Header header, Optional<ScopedName> base, List<Field> fields)
        implements Definition {

    /**
     * One field.
     *
     * @param name empty for bits that nothing is said of
     * @param bits how many it takes, 1 to 64
     * @param type as which a program sees it
     */
    public record Field(
            String name,
            int bits,
            TypeRef type,
            SourcePosition position,
            List<Annotation> annotations) {

        public Field {
            annotations = List.copyOf(annotations);
        }
    }

    public BitsetDef {
        fields = List.copyOf(fields);
    }
}
