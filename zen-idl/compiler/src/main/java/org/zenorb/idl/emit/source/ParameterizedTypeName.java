package org.zenorb.idl.emit.source;

/** A generic class with one argument. Thread: any; immutable. */
public final class ParameterizedTypeName extends TypeName {

    private final ClassName rawType;
    private final ClassName argument;

    private ParameterizedTypeName(ClassName rawType, ClassName argument) {
        super(rawType + "<" + argument + ">");
        this.rawType = rawType;
        this.argument = argument;
    }

    /** {@code rawType<argument>}. */
    public static ParameterizedTypeName of(ClassName rawType, ClassName argument) {
        return new ParameterizedTypeName(rawType, argument);
    }

    ClassName rawType() {
        return rawType;
    }

    ClassName argument() {
        return argument;
    }
}
