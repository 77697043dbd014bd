package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.InterfaceKind;
import org.zenorb.idl.parse.Syntax.ValueKind;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Symbol;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The rules of value types and value boxes. Source: CORBA 3.4 part 1, 7.9. Thread: the
 * compilation's.
 */
final class Values {

    private final Resolution resolution;
    private final Diagnostics diagnostics;
    private final Types types;

    Values(Resolution resolution, Diagnostics diagnostics, Types types) {
        this.resolution = resolution;
        this.diagnostics = diagnostics;
        this.types = types;
    }

    /** The absolute names of bases, without those whose error was reported. */
    List<ScopedName> names(List<Syntax.Use> uses) {
        Set<ScopedName> names = new LinkedHashSet<>();
        for (Syntax.Use use : uses) {
            Symbol symbol = resolution.used(use);
            if (symbol != null && symbol.kind() != Symbol.Kind.MISSING) {
                names.add(symbol.scopedName());
            }
        }
        return List.copyOf(names);
    }

    /** The rules of one value type as a whole. */
    void check(Syntax.Value value) {
        bases(value);
        truncatable(value);
        supports(value);
        if (value.kind() == ValueKind.ABSTRACT) {
            stateless(value);
        }
    }

    private void bases(Syntax.Value value) {
        for (int i = 0; i < value.bases().size(); i++) {
            Syntax.Use use = value.bases().get(i);
            Symbol base = of(use, Symbol.Kind.VALUE);
            if (base == null || base.valueKind() == ValueKind.ABSTRACT) {
                continue;
            }
            String cannot = null;
            if (value.kind() == ValueKind.CONCRETE && base.valueKind() == ValueKind.CUSTOM) {
                cannot = ", which is custom: it must be custom too";
            } else if (value.kind() == ValueKind.ABSTRACT) {
                cannot = ", which is not abstract";
            } else if (i > 0) {
                cannot = " here: only the first base can be concrete, the others are abstract";
            }
            if (cannot != null) {
                diagnostics.error(
                        use.span(),
                        describe(value) + " cannot inherit from " + base.describe() + cannot,
                        Diagnostics.see(base.span(), base.describe() + " is declared here"));
            }
        }
    }

    private void truncatable(Syntax.Value value) {
        if (value.truncatable() == null) {
            return;
        }
        Span at = value.truncatable();
        if (value.kind() != ValueKind.CONCRETE) {
            diagnostics.error(at, describe(value) + " cannot be truncatable");
            return;
        }
        Symbol first = value.bases().isEmpty() ? null : of(value.bases().get(0), Symbol.Kind.VALUE);
        if (first == null) {
            return;
        }
        if (first.valueKind() != ValueKind.CONCRETE) {
            diagnostics.error(
                    at,
                    describe(value)
                            + " cannot be truncatable to "
                            + first.valueKind().words()
                            + " "
                            + first.name(),
                    Diagnostics.see(first.span(), first.describe() + " is declared here"));
        }
    }

    private void supports(Syntax.Value value) {
        Symbol concrete = null;
        for (Syntax.Use use : value.supports()) {
            Symbol supported = of(use, Symbol.Kind.INTERFACE);
            if (supported == null || supported.interfaceKind() == InterfaceKind.ABSTRACT) {
                continue;
            }
            if (concrete != null) {
                diagnostics.error(
                        use.span(),
                        describe(value)
                                + " cannot support both "
                                + concrete.describe()
                                + " and "
                                + supported.describe()
                                + ": at most one of them is not abstract");
                return;
            }
            concrete = supported;
        }
        inheritedSupport(value, concrete);
    }

    /**
     * Of all that it and its bases support, one interface has to be derived from all the others.
     */
    private void inheritedSupport(Syntax.Value value, Symbol own) {
        Symbol nearest = own;
        for (Symbol each : supportedByBases(value)) {
            if (nearest == null || (own == null && isA(each, nearest))) {
                nearest = each;
            } else if (!isA(nearest, each)) {
                diagnostics.error(
                        value.name().span(),
                        describe(value)
                                + " cannot support "
                                + nearest.describe()
                                + (own == null ? " and " : ": a base supports ")
                                + each.describe()
                                + (own == null
                                        ? " through its bases: neither inherits from the other"
                                        : ", from which it does not inherit"),
                        Diagnostics.see(nearest.span(), nearest.describe() + " is declared here"),
                        Diagnostics.see(each.span(), each.describe() + " is declared here"));
                return;
            }
        }
    }

    /** The interfaces that are not abstract and that come with the bases. */
    private Set<Symbol> supportedByBases(Syntax.Value value) {
        Set<Symbol> found = new LinkedHashSet<>();
        Set<Symbol> seen = new LinkedHashSet<>();
        List<Symbol> open = new ArrayList<>();
        for (Syntax.Use use : value.bases()) {
            Symbol base = of(use, Symbol.Kind.VALUE);
            if (base != null) {
                open.add(base);
            }
        }
        while (!open.isEmpty()) {
            Symbol at = open.remove(open.size() - 1);
            if (!seen.add(at) || at.scope() == null) {
                continue;
            }
            for (Symbol each : at.scope().bases()) {
                if (each.kind() == Symbol.Kind.VALUE) {
                    open.add(each);
                } else if (each.interfaceKind() != InterfaceKind.ABSTRACT) {
                    found.add(each);
                }
            }
        }
        return found;
    }

    private static boolean isA(Symbol derived, Symbol base) {
        return derived == base
                || (derived.scope() != null && derived.scope().ancestors().contains(base));
    }

    private void stateless(Syntax.Value value) {
        for (Syntax.Declaration each : value.body()) {
            if (each instanceof Syntax.StateMember member) {
                Syntax.Name name = member.declarators().get(0).name();
                diagnostics.error(
                        name.span(), describe(value) + " cannot have state member " + name.text());
            } else if (each instanceof Syntax.Factory factory) {
                diagnostics.error(
                        factory.name().span(),
                        describe(value) + " cannot have factory " + factory.name().text());
            }
        }
    }

    /** The rules of a state member's type. */
    void stateMember(Syntax.StateMember member) {
        types.requireRemote(member.type(), "as the state of a valuetype");
    }

    /** The rules of what is in a box. */
    void box(Syntax.ValueBox box) {
        types.requireRemote(box.type(), "in a value box");
        Symbol symbol = types.symbol(box.type());
        boolean base =
                box.type() instanceof Syntax.BasicType basic
                        && basic.basic() == Syntax.Basic.VALUE_BASE;
        if (base
                || (symbol != null
                        && (symbol.kind() == Symbol.Kind.VALUE
                                || symbol.kind() == Symbol.Kind.VALUE_BOX))) {
            diagnostics.error(
                    box.type().span(),
                    "value box "
                            + box.name().text()
                            + " cannot hold "
                            + (base ? "ValueBase" : symbol.describe())
                            + ": it is a value already");
        }
    }

    private Symbol of(Syntax.Use use, Symbol.Kind kind) {
        Symbol symbol = resolution.used(use);
        return symbol != null && symbol.kind() == kind ? symbol : null;
    }

    private static String describe(Syntax.Value value) {
        return value.kind().words() + " " + value.name().text();
    }
}
