package org.zenorb.idl.model;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * An enum; an enumerator's value is its position, which is what GIOP sends, unless {@code @value}
 * says something else.
 */
public record EnumDef(Header header, List<Enumerator> enumerators) implements Definition {

    /** One enumerator; it lives in the scope that holds the enum. */
    public record Enumerator(
            String name,
            SourcePosition position,
            String documentation,
            List<Annotation> annotations) {

        public Enumerator {
            annotations = List.copyOf(annotations);
        }

        /** Without annotations. */
        public Enumerator(String name, SourcePosition position, String documentation) {
            this(name, position, documentation, List.of());
        }

        /** What {@code @value} says; nothing where it does not stand here. */
        public Optional<BigInteger> value() {
            return Annotation.find(annotations, "value")
                    .flatMap(each -> each.value("value"))
                    .map(each -> ((ConstantValue.IntegerValue) each).value());
        }
    }

    public EnumDef {
        enumerators = List.copyOf(enumerators);
    }

    /** The position of the enumerator called so, or -1. */
    public int indexOf(String enumerator) {
        for (int i = 0; i < enumerators.size(); i++) {
            if (enumerators.get(i).name().equals(enumerator)) {
                return i;
            }
        }
        return -1;
    }
}
