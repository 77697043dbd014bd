package org.zenorb.idl.resolve;

import org.zenorb.idl.parse.Syntax;

import java.util.List;

/**
 * What each name of a tree means. Nothing for names whose error was reported. Thread: any, once the
 * resolver is done.
 */
public final class Resolution {

    private final Symbol[] names;
    private final Symbol[] uses;
    private List<Symbol> forwards = List.of();

    Resolution(Syntax.Tree tree) {
        names = new Symbol[tree.names()];
        uses = new Symbol[tree.uses()];
    }

    /** What is declared under this name; null where that was an error. */
    public Symbol declared(Syntax.Name name) {
        return names[name.index()];
    }

    /** What this name means; null where that was an error. */
    public Symbol used(Syntax.Use use) {
        return uses[use.index()];
    }

    /** What was declared forward at least once, in order. */
    public List<Symbol> forwards() {
        return forwards;
    }

    void declare(Syntax.Name name, Symbol symbol) {
        names[name.index()] = symbol;
    }

    void use(Syntax.Use use, Symbol symbol) {
        uses[use.index()] = symbol;
    }

    void forwards(List<Symbol> all) {
        forwards = List.copyOf(all);
    }
}
