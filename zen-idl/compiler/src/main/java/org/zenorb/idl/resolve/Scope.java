package org.zenorb.idl.resolve;

import org.zenorb.idl.parse.Syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names of one module, interface, struct, union, exception, operation, or of the file. Names
 * are kept in lower case: two that differ in case only are the same to IDL. Thread: the
 * compilation's.
 */
public final class Scope {

    private final Scope parent;
    private final Symbol owner;
    private final Map<String, Symbol> declared = new HashMap<>(8);
    private final List<Symbol> bases = new ArrayList<>(0);
    private Map<String, Introduced> introduced;

    /** A name that a use has brought into a scope. */
    record Introduced(Symbol symbol, Syntax.Part by) {}

    Scope(Scope parent, Symbol owner) {
        this.parent = parent;
        this.owner = owner;
    }

    Scope parent() {
        return parent;
    }

    /** Whose scope it is; null for the file's. */
    Symbol owner() {
        return owner;
    }

    /** The interfaces and valuetypes whose names are inherited. */
    public List<Symbol> bases() {
        return bases;
    }

    /** All that is declared in it, in no order. */
    public Iterable<Symbol> symbols() {
        return declared.values();
    }

    static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    Symbol own(String key) {
        return declared.get(key);
    }

    void put(String key, Symbol symbol) {
        declared.put(key, symbol);
    }

    void introduce(String key, Symbol symbol, Syntax.Part by) {
        if (introduced == null) {
            introduced = new HashMap<>(8);
        }
        introduced.putIfAbsent(key, new Introduced(symbol, by));
    }

    Introduced introduced(String key) {
        return introduced == null ? null : introduced.get(key);
    }

    /** What the name means through inheritance: several symbols when it is ambiguous. */
    Set<Symbol> inherited(String key) {
        if (bases.isEmpty()) {
            return Set.of();
        }
        Set<Symbol> found = new LinkedHashSet<>();
        collect(key, found, new LinkedHashSet<>());
        return found;
    }

    private void collect(String key, Set<Symbol> found, Set<Scope> seen) {
        for (Symbol base : bases) {
            Scope scope = base.scope();
            if (scope == null || !seen.add(scope)) {
                continue;
            }
            Symbol own = scope.own(key);
            if (own != null && own.kind() == Symbol.Kind.FACTORY) {
                continue;
            }
            if (own != null) {
                found.add(own);
            } else {
                scope.collect(key, found, seen);
            }
        }
    }

    /** What is inherited from or supported, directly or not, each once, nearest first. */
    public Set<Symbol> ancestors() {
        Set<Symbol> all = new LinkedHashSet<>();
        List<Symbol> level = bases;
        while (!level.isEmpty()) {
            List<Symbol> next = new ArrayList<>();
            for (Symbol base : level) {
                if (all.add(base) && base.scope() != null) {
                    next.addAll(base.scope().bases);
                }
            }
            level = next;
        }
        return all;
    }
}
