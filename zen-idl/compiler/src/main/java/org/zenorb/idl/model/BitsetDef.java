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
            String documentation,
            List<Annotation> annotations) {

        public Field {
            annotations = List.copyOf(annotations);
        }

        /** The same field with a type that says as much in other words. */
        public Field typed(TypeRef other) {
            return new Field(name, bits, other, position, documentation, annotations);
        }
    }

    public BitsetDef {
        fields = List.copyOf(fields);
    }
}
