package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.parse.Syntax.Expected;
import org.zenorb.idl.parse.Syntax.InterfaceKind;
import org.zenorb.idl.parse.Syntax.Lead;
import org.zenorb.idl.parse.Syntax.Role;
import org.zenorb.idl.parse.Syntax.Use;
import org.zenorb.idl.parse.Syntax.ValueKind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads components and event types, and leaves the interfaces and valuetypes that they stand for.
 * Source: CORBA 3.4 part 1, 7.15 to 7.17; CCM 4.0, 6. Thread: the compilation's.
 */
final class ComponentParser {

    private final Tokens tokens;
    private final TypeParser types;
    private final InterfaceParser interfaces;
    private final ValueParser values;
    private final Annotations annotations;
    private final Equivalent equivalent;
    private final PortParser ports;
    private final HomeParser homes;
    private boolean used;

    ComponentParser(
            Tokens tokens,
            TypeParser types,
            ExpressionParser expressions,
            InterfaceParser interfaces,
            ValueParser values,
            Annotations annotations,
            Parser parser) {
        this.tokens = tokens;
        this.types = types;
        this.interfaces = interfaces;
        this.values = values;
        this.annotations = annotations;
        this.equivalent = new Equivalent(tokens);
        this.ports = new PortParser(tokens, types, equivalent);
        this.homes = new HomeParser(tokens, types, interfaces, annotations, equivalent);
    }

    /** Whether a component, home or event type was met that needs the standard declarations. */
    boolean used() {
        return used;
    }

    /**
     * Whether a component, home or event type stands here; it is behind the parser then.
     *
     * @param kind the word before it
     */
    boolean declaration(ValueKind kind, List<Declaration> scope, Lead lead) {
        boolean event = tokens.at(Keyword.EVENTTYPE);
        boolean plain = kind == ValueKind.CONCRETE;
        if (event) {
            tokens.advance();
            eventType(kind, scope, lead);
        } else if (plain && tokens.at(Keyword.COMPONENT)) {
            tokens.advance();
            component(scope, lead);
        } else if (plain && tokens.at(Keyword.HOME)) {
            tokens.advance();
            homes.home(scope, lead);
        } else {
            return false;
        }
        used = true;
        return true;
    }

    private void eventType(ValueKind kind, List<Declaration> scope, Lead lead) {
        Syntax.Name name = tokens.name("the name of the event type", lead);
        Syntax.Name consumer = equivalent.name(name, name.text() + "Consumer");
        if (tokens.at(";")) {
            if (kind == ValueKind.CUSTOM) {
                values.refuseCustom(name);
            }
            scope.add(new Syntax.ForwardValue(name, kind));
            scope.add(new Syntax.ForwardInterface(consumer, InterfaceKind.UNCONSTRAINED));
            tokens.semicolon("the forward declaration");
            return;
        }
        String of = "eventtype " + name.text();
        Syntax.Value value = values.definition(name, kind, of, Role.EVENT);
        List<Use> bases = new ArrayList<>(value.bases());
        Use consumerBase;
        if (bases.isEmpty()) {
            bases.add(equivalent.standard("EventBase", name.span()));
            consumerBase = equivalent.standard("EventConsumerBase", name.span());
        } else {
            Use first = bases.get(0);
            scope.add(
                    new Syntax.Expectation(
                            equivalent.again(first), Expected.EVENT, of + " inherits from"));
            consumerBase = equivalent.consumer(first);
        }
        scope.add(
                new Syntax.Value(
                        name,
                        kind,
                        Role.EVENT,
                        value.truncatable(),
                        bases,
                        value.supports(),
                        value.body()));
        Declaration push =
                equivalent.operation(
                        name,
                        "push_" + name.text(),
                        null,
                        List.of(
                                equivalent.in(
                                        equivalent.type(equivalent.of(name)),
                                        "the_" + name.text(),
                                        name.span())));
        scope.add(
                new Syntax.Interface(
                        consumer,
                        InterfaceKind.UNCONSTRAINED,
                        Role.PLAIN,
                        List.of(consumerBase),
                        List.of(push)));
        tokens.semicolon(of);
    }

    private void component(List<Declaration> scope, Lead lead) {
        Syntax.Name name = tokens.name("the name of the component", lead);
        if (tokens.at(";")) {
            scope.add(new Syntax.ForwardInterface(name, InterfaceKind.UNCONSTRAINED));
            tokens.semicolon("the forward declaration");
            return;
        }
        String of = "component " + name.text();
        List<Use> bases = new ArrayList<>();
        if (tokens.take(":")) {
            Use base = tokens.use("the name of the base component");
            scope.add(
                    new Syntax.Expectation(
                            equivalent.again(base), Expected.COMPONENT, of + " inherits from"));
            bases.add(base);
        } else {
            bases.add(equivalent.standard("CCMObject", name.span()));
        }
        if (tokens.take(Keyword.SUPPORTS)) {
            bases.addAll(interfaces.bases("the name of a supported interface"));
        }
        Span open = tokens.expect("{", "after " + of);
        List<Declaration> body = new ArrayList<>();
        Map<String, Syntax.Name> seen = new HashMap<>();
        tokens.drain(body);
        while (!tokens.at("}") && !tokens.atEnd()) {
            Tokens.Mark mark = tokens.mark();
            try {
                element(of, body, seen);
            } catch (Panic reported) {
                tokens.recover(mark, null);
            }
            tokens.drain(body);
        }
        types.close(open, of);
        scope.add(
                new Syntax.Interface(
                        name, InterfaceKind.UNCONSTRAINED, Role.COMPONENT, bases, body));
        tokens.semicolon(of);
    }

    private void element(String of, List<Declaration> body, Map<String, Syntax.Name> seen) {
        Lead lead = annotations.lead(null);
        if (tokens.at(Keyword.READONLY) || tokens.at(Keyword.ATTRIBUTE)) {
            body.add(interfaces.attribute(lead));
            return;
        }
        if (tokens.current().text().equals("port")
                || tokens.current().text().equals("mirrorport")) {
            throw tokens.panic(
                    "ports of port types are not supported: write out what they provide and use");
        }
        Syntax.Name port = ports.port(of, body, lead);
        Syntax.Name before = seen.putIfAbsent(port.text().toLowerCase(Locale.ROOT), port);
        if (before != null) {
            tokens.error(
                    port.span(),
                    of + " has two ports named " + port.text(),
                    Diagnostics.see(before.span(), "this is the first"));
        }
    }
}
