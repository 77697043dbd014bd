package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.parse.Syntax.Expected;
import org.zenorb.idl.parse.Syntax.InterfaceKind;
import org.zenorb.idl.parse.Syntax.Lead;
import org.zenorb.idl.parse.Syntax.Parameter;
import org.zenorb.idl.parse.Syntax.Role;
import org.zenorb.idl.parse.Syntax.Type;
import org.zenorb.idl.parse.Syntax.Use;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads homes, and leaves the three interfaces that each stands for: what it says itself, what its
 * key makes of it, and both. Source: CCM 4.0, 6.7. Thread: the compilation's.
 */
final class HomeParser {

    private final Tokens tokens;
    private final TypeParser types;
    private final InterfaceParser interfaces;
    private final Annotations annotations;
    private final Equivalent equivalent;

    HomeParser(
            Tokens tokens,
            TypeParser types,
            InterfaceParser interfaces,
            Annotations annotations,
            Equivalent equivalent) {
        this.tokens = tokens;
        this.types = types;
        this.interfaces = interfaces;
        this.annotations = annotations;
        this.equivalent = equivalent;
    }

    /** From behind the word {@code home} on. */
    void home(List<Declaration> scope, Lead lead) {
        Syntax.Name name = tokens.name("the name of the home", lead);
        String of = "home " + name.text();
        List<Use> bases = new ArrayList<>();
        if (tokens.take(":")) {
            Use base = tokens.use("the name of the base home");
            scope.add(
                    new Syntax.Expectation(
                            equivalent.again(base), Expected.HOME, of + " inherits from"));
            bases.add(equivalent.suffixed(base, "Explicit"));
        } else {
            bases.add(equivalent.standard("CCMHome", name.span()));
        }
        if (tokens.take(Keyword.SUPPORTS)) {
            bases.addAll(interfaces.bases("the name of a supported interface"));
        }
        tokens.expect(Keyword.MANAGES, "after " + of);
        Use component = tokens.use("the name of the component that the home manages");
        scope.add(new Syntax.Expectation(component, Expected.COMPONENT, of + " manages"));
        Use key = null;
        if (tokens.take(Keyword.PRIMARYKEY)) {
            key = tokens.use("the name of the primary key's valuetype");
            scope.add(
                    new Syntax.Expectation(key, Expected.KEY, "the primary key of " + of + " is"));
        }
        List<Declaration> body = body(of, component);
        Syntax.Name explicit = equivalent.name(name, name.text() + "Explicit");
        Syntax.Name implicit = equivalent.name(name, name.text() + "Implicit");
        scope.add(
                new Syntax.Interface(
                        explicit, InterfaceKind.UNCONSTRAINED, Role.PLAIN, bases, body));
        scope.add(key == null ? keyless(implicit, component) : keyed(implicit, component, key));
        scope.add(
                new Syntax.Interface(
                        name,
                        InterfaceKind.UNCONSTRAINED,
                        Role.HOME,
                        List.of(equivalent.of(explicit), equivalent.of(implicit)),
                        List.of()));
        tokens.semicolon(of);
    }

    private List<Declaration> body(String of, Use component) {
        Span open = tokens.expect("{", "after " + of);
        List<Declaration> body = new ArrayList<>();
        tokens.drain(body);
        while (!tokens.at("}") && !tokens.atEnd()) {
            Tokens.Mark mark = tokens.mark();
            try {
                element(of, component, body);
            } catch (Panic reported) {
                tokens.recover(mark, null);
            }
            tokens.drain(body);
        }
        types.close(open, of);
        return body;
    }

    private void element(String of, Use component, List<Declaration> body) {
        Lead lead = annotations.lead(null);
        boolean factory = tokens.at(Keyword.FACTORY);
        if (!factory && !tokens.at(Keyword.FINDER)) {
            interfaces.export(body, of, lead);
            return;
        }
        tokens.advance();
        String word = factory ? "factory " : "finder ";
        Syntax.Name name = tokens.name("the name of the " + word.strip(), lead);
        List<Parameter> parameters = interfaces.parameters(word + name.text());
        for (Parameter each : parameters) {
            if (each.direction() != Syntax.Direction.IN) {
                tokens.error(
                        each.directionSpan(), word + name.text() + " can have in parameters only");
            }
        }
        List<Use> raises = interfaces.exceptions(Keyword.RAISES);
        body.add(
                equivalent.operation(
                        name,
                        component(component),
                        parameters,
                        raises,
                        factory ? "CreateFailure" : "FinderFailure"));
        tokens.semicolon(word + name.text());
    }

    private Type component(Use component) {
        return equivalent.type(equivalent.again(component));
    }

    private Declaration keyless(Syntax.Name name, Use component) {
        Declaration create =
                equivalent.operation(
                        name, "create", component(component), List.of(), "CreateFailure");
        return new Syntax.Interface(
                name,
                InterfaceKind.UNCONSTRAINED,
                Role.PLAIN,
                List.of(equivalent.standard("KeylessCCMHome", name.span())),
                List.of(create));
    }

    private Declaration keyed(Syntax.Name name, Use component, Use key) {
        List<Declaration> body = new ArrayList<>();
        body.add(
                equivalent.operation(
                        name,
                        "create",
                        component(component),
                        key(name, key),
                        "CreateFailure",
                        "DuplicateKeyValue",
                        "InvalidKey"));
        body.add(
                equivalent.operation(
                        name,
                        "find_by_primary_key",
                        component(component),
                        key(name, key),
                        "FinderFailure",
                        "UnknownKeyValue",
                        "InvalidKey"));
        body.add(
                equivalent.operation(
                        name,
                        "remove",
                        null,
                        key(name, key),
                        "RemoveFailure",
                        "UnknownKeyValue",
                        "InvalidKey"));
        body.add(
                equivalent.operation(
                        name,
                        "get_primary_key",
                        equivalent.type(equivalent.again(key)),
                        List.of(equivalent.in(component(component), "comp", name.span()))));
        return new Syntax.Interface(name, InterfaceKind.UNCONSTRAINED, Role.PLAIN, List.of(), body);
    }

    private List<Parameter> key(Syntax.Name name, Use key) {
        return List.of(equivalent.in(equivalent.type(equivalent.again(key)), "key", name.span()));
    }
}
