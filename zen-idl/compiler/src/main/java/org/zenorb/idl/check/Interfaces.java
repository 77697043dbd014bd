package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.InterfaceKind;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Symbol;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The rules of interfaces, operations and attributes. Source: CORBA 3.4 part 1, 7.8 and 7.12.
 * Thread: the compilation's.
 */
final class Interfaces {

    private static final Pattern CONTEXT = Pattern.compile("[A-Za-z][A-Za-z0-9._]*\\*?");

    private final Resolution resolution;
    private final Diagnostics diagnostics;
    private final Types types;

    Interfaces(Resolution resolution, Diagnostics diagnostics, Types types) {
        this.resolution = resolution;
        this.diagnostics = diagnostics;
        this.types = types;
    }

    /** The names of the base interfaces, checked for their kind. */
    List<ScopedName> bases(Syntax.Interface it) {
        List<ScopedName> bases = new ArrayList<>();
        for (Syntax.Use use : it.bases()) {
            Symbol base = resolution.used(use);
            if (base == null || base.kind() != Symbol.Kind.INTERFACE) {
                continue;
            }
            boolean fits =
                    switch (it.kind()) {
                        case LOCAL -> true;
                        case ABSTRACT -> base.interfaceKind() == InterfaceKind.ABSTRACT;
                        case UNCONSTRAINED -> base.interfaceKind() != InterfaceKind.LOCAL;
                    };
            if (!fits) {
                diagnostics.error(
                        use.span(),
                        it.kind().words()
                                + " "
                                + it.name().text()
                                + " cannot inherit from "
                                + base.interfaceKind().words()
                                + " "
                                + base.name());
            }
            bases.add(base.scopedName());
        }
        return bases;
    }

    /** The rules of one operation. */
    void operation(Syntax.Operation operation, boolean local) {
        if (operation.result() != null) {
            type(operation.result(), local, "as the result of an operation");
        }
        for (Syntax.Parameter each : operation.parameters()) {
            type(each.type(), local, "as a parameter");
        }
        if (operation.oneway()) {
            oneway(operation);
        }
        for (Syntax.Literal each : operation.contexts()) {
            if (!CONTEXT.matcher(each.text()).matches()) {
                diagnostics.error(
                        each.span(),
                        "a context name starts with a letter, goes on with letters, digits, '.' and"
                                + " '_', and may end in '*'");
            }
        }
    }

    /** The rules of one factory. */
    void factory(Syntax.Factory factory) {
        for (Syntax.Parameter each : factory.parameters()) {
            type(each.type(), true, "as a parameter");
            if (each.direction() != Syntax.Direction.IN) {
                diagnostics.error(
                        each.directionSpan(),
                        "factory "
                                + factory.name().text()
                                + " cannot have the "
                                + (each.direction() == Syntax.Direction.OUT ? "out" : "inout")
                                + " parameter "
                                + each.name().text());
            }
        }
    }

    private void oneway(Syntax.Operation operation) {
        String name = "oneway operation " + operation.name().text();
        if (operation.result() != null) {
            diagnostics.error(operation.result().span(), name + " cannot return a value");
        }
        for (Syntax.Parameter each : operation.parameters()) {
            if (each.direction() != Syntax.Direction.IN) {
                diagnostics.error(
                        each.directionSpan(),
                        name
                                + " cannot have the "
                                + (each.direction() == Syntax.Direction.OUT ? "out" : "inout")
                                + " parameter "
                                + each.name().text());
            }
        }
        if (!operation.raises().isEmpty()) {
            diagnostics.error(operation.raisesSpan(), name + " cannot raise exceptions");
        }
    }

    /** The rules of an attribute's or a parameter's type. */
    void type(Syntax.Type type, boolean local, String where) {
        types.requireNamed(type, where);
        types.warnOfIncomplete(type, List.of());
        if (type instanceof Syntax.BasicType basic && basic.basic() == Syntax.Basic.VOID) {
            diagnostics.error(type.span(), BasicType.VOID.idlName() + " is no type " + where);
        }
        if (!local) {
            types.requireRemote(type, where + " of an interface that is not local");
        }
    }

    /** The exceptions of a raises clause. */
    List<ScopedName> exceptions(List<Syntax.Use> uses, boolean local) {
        Set<ScopedName> names = new LinkedHashSet<>();
        for (Syntax.Use use : uses) {
            Symbol symbol = resolution.used(use);
            if (symbol == null || symbol.kind() == Symbol.Kind.MISSING) {
                continue;
            }
            boolean isNative = symbol.kind() == Symbol.Kind.NATIVE;
            if (isNative && !local) {
                diagnostics.error(
                        use.span(),
                        symbol.describe() + " cannot be raised in an interface that is not local",
                        Diagnostics.see(symbol.span(), symbol.describe() + " is declared here"));
            } else if (!isNative && symbol.kind() != Symbol.Kind.EXCEPTION) {
                diagnostics.error(
                        use.span(),
                        symbol.describe() + " cannot be raised: it is no exception",
                        Diagnostics.see(symbol.span(), symbol.describe() + " is declared here"));
            } else if (!names.add(symbol.scopedName())) {
                diagnostics.warning(use.span(), symbol.describe() + " is named twice here");
            } else if (!local && symbol.declaration() instanceof Syntax.Exception exception) {
                String reason = types.localMember(exception.members());
                if (reason != null) {
                    diagnostics.error(
                            use.span(),
                            symbol.describe()
                                    + ", which holds "
                                    + reason
                                    + ", cannot be raised in an interface that is not local");
                }
            }
        }
        return List.copyOf(names);
    }
}
