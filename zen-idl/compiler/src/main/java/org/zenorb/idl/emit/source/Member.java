package org.zenorb.idl.emit.source;

/** What stands in a class: a field, a method, a type, code. Thread: any; immutable. */
sealed interface Member permits FieldSpec, MethodSpec, CodeMember, TypeSpec {

    /** The kinds of members in the order in which they are written. */
    enum Kind {
        STATIC_FIELD,
        FIELD,
        CONSTRUCTOR,
        METHOD,
        TYPE
    }

    Kind kind();

    /**
     * Writes it with the line break at its end.
     *
     * @param enclosing the name of the class that it stands in
     * @param inInterface whether that is an interface, where some modifiers go without saying
     */
    void writeTo(SourceWriter out, String enclosing, boolean inInterface);
}
