package org.zenorb.idl.resolve;

import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.parse.Syntax;

/**
 * Something that has a name. Changed by the resolver alone, read by the passes after it. Thread:
 * the compilation's.
 */
public final class Symbol {

    /** What has the name. */
    public enum Kind {
        MODULE("module"),
        INTERFACE("interface"),
        VALUE("valuetype"),
        VALUE_BOX("value box"),
        STRUCT("struct"),
        UNION("union"),
        EXCEPTION("exception"),
        ENUM("enum"),
        ENUMERATOR("enumerator"),
        BITMASK("bitmask"),
        FLAG("flag"),
        BITSET("bitset"),
        TYPEDEF("typedef"),
        NATIVE("native type"),
        CONST("constant"),
        OPERATION("operation"),
        ATTRIBUTE("attribute"),
        PARAMETER("parameter"),
        MEMBER("member"),
        STATE_MEMBER("state member"),
        FACTORY("factory"),
        ANNOTATION("annotation"),
        /** A type that is there without an include: {@code CORBA::TypeCode} and the like. */
        BUILT_IN("type"),
        /** Something that was reported and left out. */
        MISSING("definition");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    private final Kind kind;
    private final String name;
    private final Symbol container;
    private final Syntax.Name firstName;
    private final Syntax.Flavour flavour;
    private Scope scope;
    private Syntax declaration;
    private Span definedAt;
    private ScopedName scopedName;

    Symbol(
            Kind kind,
            String name,
            Symbol container,
            Syntax.Name firstName,
            Syntax.Flavour flavour) {
        this.kind = kind;
        this.name = name;
        this.container = container;
        this.firstName = firstName;
        this.flavour = flavour;
    }

    public Kind kind() {
        return kind;
    }

    public String name() {
        return name;
    }

    /** What it stands in; null at file scope. */
    public Symbol container() {
        return container;
    }

    /** Where it was first declared; null for what the compiler knows by itself. */
    public Span span() {
        return firstName == null ? null : firstName.span();
    }

    /** The name that declared it first; null for what the compiler knows by itself. */
    public Syntax.Name firstName() {
        return firstName;
    }

    /** Of an interface, else null. */
    public Syntax.InterfaceKind interfaceKind() {
        return flavour instanceof Syntax.InterfaceKind found ? found : null;
    }

    /** Of a valuetype, else null; one that is only declared forward may turn out custom. */
    public Syntax.ValueKind valueKind() {
        if (declaration instanceof Syntax.Value value) {
            return value.kind();
        }
        return flavour instanceof Syntax.ValueKind found ? found : null;
    }

    /** The word before {@code interface} or {@code valuetype} where it was first declared. */
    Syntax.Flavour flavour() {
        return flavour;
    }

    /**
     * The declaration that defines it; null where only forward declarations were met. For a member
     * or attribute the declaration that it is part of.
     */
    public Syntax declaration() {
        return declaration;
    }

    /** Where it is defined, as opposed to forward-declared; else null. */
    public Span definedAt() {
        return definedAt;
    }

    /** The scope that it opens, or null. */
    public Scope scope() {
        return scope;
    }

    /** {@code interface Foo}, for messages. */
    public String describe() {
        return kind.words() + " " + name;
    }

    /** Its absolute name. */
    public ScopedName scopedName() {
        if (scopedName == null) {
            scopedName =
                    (container == null ? ScopedName.GLOBAL : container.scopedName()).child(name);
        }
        return scopedName;
    }

    /** Its absolute name as people write it: {@code A::B}. */
    public String path() {
        return container == null ? name : container.path() + "::" + name;
    }

    void define(Syntax by, Span at) {
        declaration = by;
        definedAt = at;
    }

    void scope(Scope opened) {
        scope = opened;
    }
}
