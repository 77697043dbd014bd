package org.zenorb.idl.model;

import java.util.List;
import java.util.Optional;

/**
 * An annotation (IDL 4) where it is applied, with a value for each of its parameters: the one that
 * is given, or the parameter's default.
 *
 * @param name of a standard annotation {@code key}; of one that the files declare the absolute name
 *     of its {@link AnnotationDef}, {@code ::M::@limits}
 */
public record Annotation(String name, List<Argument> arguments) {

    /** A parameter and its value; the words of standard annotations are strings. */
    public record Argument(String name, ConstantValue value) {}

    public Annotation {
        arguments = List.copyOf(arguments);
    }

    /** The value of the parameter called so. */
    public Optional<ConstantValue> value(String parameter) {
        for (Argument each : arguments) {
            if (each.name().equals(parameter)) {
                return Optional.of(each.value());
            }
        }
        return Optional.empty();
    }

    /** The first of these annotations that is called so. */
    public static Optional<Annotation> find(List<Annotation> annotations, String name) {
        for (Annotation each : annotations) {
            if (each.name().equals(name)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
