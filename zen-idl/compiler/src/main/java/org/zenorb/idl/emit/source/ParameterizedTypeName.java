package org.zenorb.idl.emit.source;

import java.util.List;
import java.util.stream.Collectors;

/** A generic class with its arguments. Thread: any; immutable. */
public final class ParameterizedTypeName extends TypeName {

    private final ClassName rawType;
    private final List<TypeName> arguments;

    private ParameterizedTypeName(ClassName rawType, List<TypeName> arguments) {
        super(
                arguments.stream()
                        .map(TypeName::toString)
                        .collect(Collectors.joining(", ", rawType + "<", ">")));
        this.rawType = rawType;
        this.arguments = arguments;
    }

    /**
     * {@code rawType<arguments>}.
     *
     * @param arguments at least one; none is primitive
     */
    public static ParameterizedTypeName of(ClassName rawType, TypeName... arguments) {
        return new ParameterizedTypeName(rawType, List.of(arguments));
    }

    /** The class without its arguments. */
    public ClassName rawType() {
        return rawType;
    }

    List<TypeName> arguments() {
        return arguments;
    }
}
