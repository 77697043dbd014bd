package org.zenorb.idl.resolve;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.Role;

/**
 * Whether what a component, home or event type names is what it has to be. Of what is only declared
 * forward nothing is known, and all is believed. Source: CCM 4.0, 6. Thread: any.
 */
final class Expectations {

    private Expectations() {}

    static void check(
            Syntax.Expectation expectation, Symbol symbol, Names names, Diagnostics diagnostics) {
        if (symbol.kind() == Symbol.Kind.MISSING) {
            return;
        }
        boolean fits =
                switch (expectation.expected()) {
                    case INTERFACE -> symbol.kind() == Symbol.Kind.INTERFACE;
                    case COMPONENT -> isInterface(symbol, Role.COMPONENT);
                    case HOME -> isInterface(symbol, Role.HOME);
                    case EVENT -> isEvent(symbol);
                    case KEY -> isKey(symbol);
                };
        if (!fits) {
            // What would have been made of it is looked up, too.
            names.forgive(symbol.name() + "Consumer");
            names.forgive(symbol.name() + "Explicit");
            diagnostics.error(
                    expectation.target().span(),
                    expectation.where()
                            + " "
                            + expectation.expected().words()
                            + ", and "
                            + expectation.target().text()
                            + " is none",
                    Diagnostics.see(symbol.span(), symbol.describe() + " is declared here"));
        }
    }

    private static boolean isInterface(Symbol symbol, Role role) {
        return symbol.kind() == Symbol.Kind.INTERFACE
                && (!(symbol.declaration() instanceof Syntax.Interface it) || it.role() == role);
    }

    private static boolean isEvent(Symbol symbol) {
        return symbol.kind() == Symbol.Kind.VALUE
                && (!(symbol.declaration() instanceof Syntax.Value it) || it.role() == Role.EVENT);
    }

    private static boolean isKey(Symbol symbol) {
        return symbol.kind() == Symbol.Kind.VALUE
                && (symbol.scope() == null
                        || symbol.scope().ancestors().stream()
                                .anyMatch(
                                        each -> each.path().equals("Components::PrimaryKeyBase")));
    }
}
