package org.zenorb.idl.model;

/** A parameter of an operation. */
public record Parameter(String name, Mode mode, TypeRef type, SourcePosition position) {

    /** The direction in which it travels. */
    public enum Mode {
        IN,
        OUT,
        INOUT
    }
}
