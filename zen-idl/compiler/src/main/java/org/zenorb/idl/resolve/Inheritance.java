package org.zenorb.idl.resolve;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.parse.Syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What an interface or valuetype can name as its base, and what several bases bring together.
 * Source: CORBA 3.4 part 1, 7.8.2.3 and 7.20.2. Thread: the compilation's.
 */
final class Inheritance {

    private final Diagnostics diagnostics;
    private final Names names;

    Inheritance(Diagnostics diagnostics, Names names) {
        this.diagnostics = diagnostics;
        this.names = names;
    }

    /** The bases that can be used; the others are reported. */
    List<Symbol> bases(String of, List<Syntax.Use> uses, Symbol.Kind kind, Scope around) {
        List<Symbol> found = new ArrayList<>();
        for (Syntax.Use use : uses) {
            Symbol base = names.find(around, use, true);
            if (usable(base) && isKind(of + " cannot inherit from", use, base, kind)) {
                add(of, " names its base ", use, base, found);
            }
        }
        return found;
    }

    /** The interfaces that a valuetype supports and that can be used; others are reported. */
    List<Symbol> supported(String of, List<Syntax.Use> uses, Scope around) {
        List<Symbol> found = new ArrayList<>();
        for (Syntax.Use use : uses) {
            Symbol base = names.find(around, use, true);
            if (usable(base) && isKind(of + " cannot support", use, base, Symbol.Kind.INTERFACE)) {
                add(of, " names the supported ", use, base, found);
            }
        }
        return found;
    }

    private static boolean usable(Symbol base) {
        return base != null && base.kind() != Symbol.Kind.MISSING;
    }

    private boolean isKind(String cannot, Syntax.Use use, Symbol base, Symbol.Kind kind) {
        if (base.kind() != kind) {
            diagnostics.error(
                    use.span(),
                    cannot + " " + use.text() + ": that is " + article(base.kind().words()));
            return false;
        }
        if (base.definedAt() == null) {
            diagnostics.error(
                    use.span(),
                    cannot + " " + kind.words() + " " + use.text() + " before that is defined",
                    Diagnostics.see(base.span(), "so far it is only declared forward"));
            return false;
        }
        return true;
    }

    private void add(String of, String names, Syntax.Use use, Symbol base, List<Symbol> found) {
        if (found.contains(base)) {
            diagnostics.error(
                    use.span(), of + names + base.kind().words() + " " + use.text() + " twice");
        } else {
            found.add(base);
        }
    }

    private static String article(String words) {
        return ("aeiou".indexOf(words.charAt(0)) >= 0 ? "an " : "a ") + words;
    }

    /** Two bases must not bring different operations, attributes or state members of one name. */
    void clashes(String of, Syntax.Name name, Scope scope) {
        if (scope.bases().size() < 2) {
            return;
        }
        Map<String, Symbol> found = new HashMap<>();
        for (Symbol ancestor : scope.ancestors()) {
            for (Symbol each : ancestor.scope().symbols()) {
                if (!Names.isCallable(each)) {
                    continue;
                }
                Symbol before = found.putIfAbsent(Scope.key(each.name()), each);
                if (before != null) {
                    diagnostics.error(
                            name.span(),
                            of
                                    + " inherits "
                                    + before.describe()
                                    + " from both "
                                    + before.container().path()
                                    + " and "
                                    + each.container().path(),
                            Diagnostics.see(before.span(), "this is one"),
                            Diagnostics.see(each.span(), "this is the other"));
                }
            }
        }
    }
}
