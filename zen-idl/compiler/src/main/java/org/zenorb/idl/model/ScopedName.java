package org.zenorb.idl.model;

import java.util.List;

/**
 * The absolute name of a definition, outermost scope first, without IDL's escaping underscore.
 *
 * <p>Two names are equal when all parts are equal in spelling; that IDL forbids names differing
 * only in case is the checker's business. The empty name stands for the global scope. Thread: any.
 */
public final class ScopedName implements Comparable<ScopedName> {

    /** The scope of a specification itself. */
    public static final ScopedName GLOBAL = new ScopedName(List.of());

    private final List<String> parts;

    /** Names are keys of most tables, and looked up several times for each use of a type. */
    private final int hash;

    public ScopedName(List<String> parts) {
        this.parts = List.copyOf(parts);
        this.hash = this.parts.hashCode();
    }

    /**
     * @param hash what the parts' own would be
     */
    private ScopedName(List<String> parts, int hash) {
        this.parts = parts;
        this.hash = hash;
    }

    /** {@code of("CosNaming", "NamingContext")}. */
    public static ScopedName of(String... parts) {
        return new ScopedName(List.of(parts));
    }

    /** Reads {@code ::A::B} or {@code A::B}. */
    public static ScopedName parse(String text) {
        String rest = text.startsWith("::") ? text.substring(2) : text;
        return rest.isEmpty() ? GLOBAL : new ScopedName(List.of(rest.split("::", -1)));
    }

    public List<String> parts() {
        return parts;
    }

    public boolean isGlobal() {
        return parts.isEmpty();
    }

    /** The last part. */
    public String simpleName() {
        return parts.get(parts.size() - 1);
    }

    /** The name of the enclosing scope; {@link #GLOBAL} for a definition at file scope. */
    public ScopedName container() {
        return new ScopedName(parts.subList(0, parts.size() - 1));
    }

    public ScopedName child(String name) {
        String[] longer = parts.toArray(new String[parts.size() + 1]);
        longer[parts.size()] = name;
        return new ScopedName(List.of(longer), 31 * hash + name.hashCode());
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof ScopedName name
                        && name.hash == hash
                        && name.parts.equals(parts);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public int compareTo(ScopedName other) {
        return toString().compareTo(other.toString());
    }

    /** {@code ::A::B}, as IDL writes it. */
    @Override
    public String toString() {
        return "::" + String.join("::", parts);
    }
}
