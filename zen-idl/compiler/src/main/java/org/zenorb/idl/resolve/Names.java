package org.zenorb.idl.resolve;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Diagnostics.Pointer;
import org.zenorb.idl.parse.Syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rules of names: declaring them and finding them. Source: CORBA 3.4 part 1, 7.20. Thread: the
 * compilation's.
 */
final class Names {

    /** What people write who come from Java or C. */
    private static final Map<String, String> FOREIGN_TYPES =
            Map.of(
                    "int", "long",
                    "byte", "octet",
                    "bool", "boolean",
                    "String", "string");

    /** IDL 4's types, whose names older IDL uses for its own. */
    private final Map<String, Symbol> idl4Types = new HashMap<>();

    private final Diagnostics diagnostics;
    private final Resolution resolution;
    private final Set<String> skipped;

    Names(Diagnostics diagnostics, Resolution resolution, Set<String> skipped) {
        this.diagnostics = diagnostics;
        this.resolution = resolution;
        this.skipped = new HashSet<>(skipped);
        for (String each :
                List.of("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")) {
            idl4Types.put(each, new Symbol(Symbol.Kind.BUILT_IN, each, null, null, null));
        }
    }

    /**
     * Declares a name; what was declared before under it is given back where the rules allow both
     * to be the same (reopened modules, forward declarations).
     *
     * @param forward whether this is no definition
     */
    Symbol declare(
            Scope scope,
            Symbol.Kind kind,
            Syntax.Name name,
            Syntax.Flavour flavour,
            boolean forward) {
        String key = Scope.key(name.text());
        Symbol before = scope.own(key);
        Symbol symbol = new Symbol(kind, name.text(), scope.owner(), name, flavour);
        if (before == null || before.kind() == Symbol.Kind.MISSING) {
            if (!hasNameOfOwner(scope, symbol)) {
                checkIntroduced(scope, key, symbol);
            }
            checkInherited(scope, key, symbol);
            scope.put(key, symbol);
        } else if (before.kind() == Symbol.Kind.BUILT_IN && mayStandForBuiltIn(kind)) {
            symbol = before;
        } else if (goesTogether(before, symbol, forward)) {
            symbol = before;
        }
        resolution.declare(name, symbol);
        return symbol;
    }

    /** The type is the language's own; IDL may nevertheless mention it. */
    private static boolean mayStandForBuiltIn(Symbol.Kind kind) {
        return kind == Symbol.Kind.INTERFACE || kind == Symbol.Kind.NATIVE;
    }

    private boolean goesTogether(Symbol before, Symbol now, boolean forward) {
        if (now.kind() == Symbol.Kind.MISSING) {
            return false;
        }
        Pointer earlier = Diagnostics.see(before.span(), before.describe() + " is declared here");
        if (!before.name().equals(now.name())) {
            diagnostics.error(
                    now.span(),
                    now.describe() + " differs from " + before.describe() + " in case only",
                    earlier);
            return false;
        }
        boolean same = before.kind() == now.kind();
        boolean opens = mayBeForward(now.kind());
        if (same && now.kind() == Symbol.Kind.MODULE) {
            return true;
        }
        if (same && opens && (forward || before.definedAt() == null)) {
            if (plain(before.flavour()) != plain(now.flavour())) {
                diagnostics.error(
                        now.span(),
                        now.name()
                                + " is declared as "
                                + now.flavour().words()
                                + " here and as "
                                + before.flavour().words()
                                + " before",
                        earlier);
            }
            return true;
        }
        diagnostics.error(
                now.span(),
                same
                        ? now.describe() + " is declared twice"
                        : now.describe() + " has the name of " + before.describe(),
                earlier);
        return false;
    }

    /** A forward declaration does not say whether a valuetype is custom. */
    private static Syntax.Flavour plain(Syntax.Flavour flavour) {
        return flavour == Syntax.ValueKind.CUSTOM ? Syntax.ValueKind.CONCRETE : flavour;
    }

    private static boolean mayBeForward(Symbol.Kind kind) {
        return kind == Symbol.Kind.INTERFACE
                || kind == Symbol.Kind.VALUE
                || kind == Symbol.Kind.STRUCT
                || kind == Symbol.Kind.UNION;
    }

    private boolean hasNameOfOwner(Scope scope, Symbol symbol) {
        Symbol owner = scope.owner();
        if (owner == null
                || owner.kind() == Symbol.Kind.OPERATION
                || !owner.name().equalsIgnoreCase(symbol.name())) {
            return false;
        }
        diagnostics.error(
                symbol.span(),
                symbol.describe()
                        + " has the name of the "
                        + owner.kind().words()
                        + " it stands in",
                Diagnostics.see(owner.span(), owner.describe() + " is declared here"));
        return true;
    }

    private void checkIntroduced(Scope scope, String key, Symbol symbol) {
        Scope.Introduced before = scope.introduced(key);
        if (before != null && before.symbol() != symbol) {
            diagnostics.error(
                    symbol.span(),
                    symbol.describe()
                            + " has a name that means "
                            + before.symbol().describe()
                            + " in this scope, since it is used here before",
                    Diagnostics.see(before.by().span(), before.by().text() + " is used here"));
        }
    }

    private void checkInherited(Scope scope, String key, Symbol symbol) {
        for (Symbol base : scope.inherited(key)) {
            if (isCallable(base)) {
                diagnostics.error(
                        symbol.span(),
                        symbol.describe()
                                + " redefines "
                                + base.describe()
                                + ", which is inherited from "
                                + base.container().path(),
                        Diagnostics.see(base.span(), base.describe() + " is declared here"));
            }
        }
    }

    /** Whether a name is the same in all that inherits it. */
    static boolean isCallable(Symbol symbol) {
        return symbol.kind() == Symbol.Kind.OPERATION
                || symbol.kind() == Symbol.Kind.ATTRIBUTE
                || symbol.kind() == Symbol.Kind.MEMBER
                || symbol.kind() == Symbol.Kind.STATE_MEMBER;
    }

    /** A name that is not there because of an error that was reported. */
    void forgive(String name) {
        skipped.add(name);
    }

    /** What the name means in the scope; null where it is not there, which is no error here. */
    Symbol seek(Scope scope, Syntax.Use use) {
        Symbol at = null;
        Scope where = use.absolute() ? global(scope) : scope;
        for (Syntax.Part part : use.parts()) {
            String key = Scope.key(part.text());
            boolean outwards = at == null && !use.absolute();
            Symbol found = where.own(key);
            while (found == null && outwards && where.parent() != null) {
                where = where.parent();
                found = where.own(key);
            }
            if (found == null || !found.name().equals(part.text())) {
                return null;
            }
            at = found;
            where = at.scope();
            if (where == null) {
                return part == use.parts().get(use.parts().size() - 1) ? at : null;
            }
        }
        return at;
    }

    /** What the name means in the scope; null after an error. */
    Symbol find(Scope scope, Syntax.Use use, boolean introduces) {
        return find(scope, use, introduces, null);
    }

    /**
     * What the name means in the scope; null after an error.
     *
     * @param fallback where to look for a simple name that is not found otherwise, or null
     */
    Symbol find(Scope scope, Syntax.Use use, boolean introduces, Scope fallback) {
        Syntax.Part first = use.parts().get(0);
        Symbol at = use.absolute() ? inScope(global(scope), first) : around(scope, first);
        if (at == null && !use.absolute() && idl4Types.containsKey(first.text())) {
            resolution.use(use, idl4Types.get(first.text()));
            return idl4Types.get(first.text());
        }
        if (at == null && fallback != null && use.parts().size() == 1) {
            at = fallback.own(Scope.key(first.text()));
            if (at != null && !at.name().equals(first.text())) {
                at = null;
            }
        } else if (at != null && introduces && !use.absolute() && at != AMBIGUOUS) {
            introduce(scope, first, at);
        }
        Scope where = null;
        for (int i = 0; at != null && at != AMBIGUOUS; i++) {
            Syntax.Part part = use.parts().get(i);
            if (!checkCase(at, part)) {
                return null;
            }
            if (i + 1 == use.parts().size()) {
                resolution.use(use, at);
                return at;
            }
            if (at.kind() == Symbol.Kind.MISSING) {
                return null;
            }
            where = at.scope();
            if (where == null) {
                diagnostics.error(
                        part.span(), at.describe() + notDefinedOr(at) + " holds no names");
                return null;
            }
            at = inScope(where, use.parts().get(i + 1));
            if (at == null) {
                reportUnknown(use, i + 1, where.owner());
                return null;
            }
        }
        if (at == null) {
            reportUnknown(use, 0, null);
        }
        return null;
    }

    private static String notDefinedOr(Symbol symbol) {
        return mayBeForward(symbol.kind()) ? " is not defined yet and" : "";
    }

    private static void introduce(Scope scope, Syntax.Part first, Symbol symbol) {
        String key = Scope.key(first.text());
        if (scope.own(key) != symbol) {
            scope.introduce(key, symbol, first);
        }
    }

    private Symbol around(Scope scope, Syntax.Part name) {
        for (Scope at = scope; at != null; at = at.parent()) {
            Symbol found = inScope(at, name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private Symbol inScope(Scope scope, Syntax.Part name) {
        String key = Scope.key(name.text());
        Symbol own = scope.own(key);
        if (own != null && own.kind() != Symbol.Kind.PARAMETER) {
            return own;
        }
        Set<Symbol> inherited = scope.inherited(key);
        if (inherited.size() <= 1) {
            return inherited.isEmpty() ? null : inherited.iterator().next();
        }
        List<Pointer> places = new ArrayList<>();
        List<String> from = new ArrayList<>();
        for (Symbol each : inherited) {
            from.add(each.container().path());
            places.add(Diagnostics.see(each.span(), each.describe() + " is declared here"));
        }
        diagnostics.error(
                name.span(),
                name.text()
                        + " is ambiguous: it is inherited from "
                        + String.join(" and ", from)
                        + "; write "
                        + from.get(0)
                        + "::"
                        + name.text()
                        + " or the like",
                places.toArray(new Pointer[0]));
        return AMBIGUOUS;
    }

    /** Stands for a name that was reported as ambiguous. */
    private static final Symbol AMBIGUOUS = new Symbol(Symbol.Kind.MISSING, "", null, null, null);

    private static Scope global(Scope scope) {
        Scope at = scope;
        while (at.parent() != null) {
            at = at.parent();
        }
        return at;
    }

    private boolean checkCase(Symbol symbol, Syntax.Part part) {
        if (symbol.name().equals(part.text())) {
            return true;
        }
        String message = part.text() + " is spelled " + symbol.name() + " where it is declared";
        diagnostics.error(
                part.span(),
                message,
                Diagnostics.see(symbol.span(), symbol.describe() + " is declared here"));
        return false;
    }

    private void reportUnknown(Syntax.Use use, int index, Symbol in) {
        Syntax.Part part = use.parts().get(index);
        if (skipped.contains(part.text())) {
            return;
        }
        String message;
        if (in != null) {
            message = in.describe() + " declares no " + part.text();
        } else {
            String meant = FOREIGN_TYPES.get(part.text());
            message =
                    part.text()
                            + " is not declared"
                            + (meant == null ? "" : "; in IDL this type is called " + meant);
        }
        diagnostics.error(part.span(), message);
    }
}
