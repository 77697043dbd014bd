package org.zenorb.idl.emit.source;

import javax.lang.model.element.Modifier;

/** A parameter of a method. Thread: any; immutable. */
public final class ParameterSpec {

    private final TypeName type;
    private final String name;
    private final int modifiers;

    private ParameterSpec(TypeName type, String name, int modifiers) {
        this.type = type;
        this.name = name;
        this.modifiers = modifiers;
    }

    public static Builder builder(TypeName type, String name, Modifier... modifiers) {
        return new Builder(type, name, Modifiers.of(modifiers));
    }

    public static Builder builder(Class<?> type, String name, Modifier... modifiers) {
        return builder(TypeName.get(type), name, modifiers);
    }

    public String name() {
        return name;
    }

    public TypeName type() {
        return type;
    }

    void writeTo(SourceWriter out, boolean variable) {
        Modifiers.write(modifiers, out);
        if (variable && type instanceof ArrayTypeName array) {
            out.type(array.componentType());
            out.word("...");
        } else {
            out.type(type);
        }
        out.word(" ");
        out.word(name);
    }

    /** Collects what belongs to it. Owner: who made it. */
    public static final class Builder {

        private final TypeName type;
        private final String name;
        private int modifiers;

        private Builder(TypeName type, String name, int modifiers) {
            this.type = type;
            this.name = name;
            this.modifiers = modifiers;
        }

        public Builder addModifiers(Modifier... more) {
            modifiers |= Modifiers.of(more);
            return this;
        }

        public ParameterSpec build() {
            return new ParameterSpec(type, name, modifiers);
        }
    }
}
