package org.zenorb.idl.parse;

import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.parse.Syntax.Expected;
import org.zenorb.idl.parse.Syntax.Lead;
import org.zenorb.idl.parse.Syntax.Type;
import org.zenorb.idl.parse.Syntax.Use;

import java.util.List;

/** Reads the ports of a component: what it provides, uses, emits, publishes and consumes. */
final class PortParser {

    private final Tokens tokens;
    private final TypeParser types;
    private final Equivalent equivalent;

    PortParser(Tokens tokens, TypeParser types, Equivalent equivalent) {
        this.tokens = tokens;
        this.types = types;
        this.equivalent = equivalent;
    }

    /** Reads one port and leaves its operations; gives its name. */
    Syntax.Name port(String of, List<Declaration> body, Lead lead) {
        Keyword word = tokens.keyword();
        boolean known =
                word == Keyword.PROVIDES
                        || word == Keyword.USES
                        || word == Keyword.EMITS
                        || word == Keyword.PUBLISHES
                        || word == Keyword.CONSUMES;
        if (!known) {
            throw tokens.panic(
                    "expected a port or an attribute in " + of + ", found " + tokens.found());
        }
        tokens.advance();
        boolean multiple = word == Keyword.USES && tokens.take(Keyword.MULTIPLE);
        boolean object = tokens.at(Keyword.OBJECT);
        boolean facet = word == Keyword.PROVIDES || word == Keyword.USES;
        Type type;
        Use use = null;
        if (object && facet) {
            type = types.type("of the port");
        } else {
            use = tokens.use(facet ? "the interface of the port" : "the event type of the port");
            type = equivalent.type(use);
        }
        Syntax.Name name = tokens.name("the name of the port", lead);
        if (use != null) {
            Expected expected = facet ? Expected.INTERFACE : Expected.EVENT;
            String where = "port " + name.text() + " " + word.word();
            body.add(new Syntax.Expectation(equivalent.again(use), expected, where));
        }
        switch (word) {
            case PROVIDES -> add(body, name, "provide_", type);
            case USES -> uses(body, name, type, multiple);
            case CONSUMES -> add(body, name, "get_consumer_", consumer(use));
            default -> source(body, name, use, word == Keyword.PUBLISHES);
        }
        tokens.semicolon("port " + name.text());
        return name;
    }

    private Type consumer(Use event) {
        return equivalent.type(equivalent.consumer(event));
    }

    private void add(List<Declaration> body, Syntax.Name name, String prefix, Type result) {
        body.add(equivalent.operation(name, prefix + name.text(), result, List.of()));
    }

    private void uses(List<Declaration> body, Syntax.Name name, Type type, boolean multiple) {
        if (multiple) {
            usesMultiple(body, name, type);
            return;
        }
        body.add(
                equivalent.operation(
                        name,
                        "connect_" + name.text(),
                        null,
                        List.of(equivalent.in(again(type), "conxn", name.span())),
                        "AlreadyConnected",
                        "InvalidConnection"));
        body.add(
                equivalent.operation(
                        name, "disconnect_" + name.text(), type, List.of(), "NoConnection"));
        add(body, name, "get_connection_", again(type));
    }

    private void usesMultiple(List<Declaration> body, Syntax.Name name, Type type) {
        Syntax.Name connection = equivalent.name(name, name.text() + "Connection");
        Syntax.Name connections = equivalent.name(name, name.text() + "Connections");
        body.add(
                new Syntax.Struct(
                        connection,
                        null,
                        List.of(
                                member(type, equivalent.name(name, "objref")),
                                member(
                                        equivalent.cookie(name.span()),
                                        equivalent.name(name, "ck")))));
        Type element = equivalent.type(equivalent.of(connection));
        Type all = new Syntax.SequenceType(element, null, name.span());
        body.add(new Syntax.Typedef(all, List.of(new Syntax.Declarator(connections, List.of()))));
        body.add(
                equivalent.operation(
                        name,
                        "connect_" + name.text(),
                        equivalent.cookie(name.span()),
                        List.of(equivalent.in(again(type), "connection", name.span())),
                        "ExceededConnectionLimit",
                        "InvalidConnection"));
        body.add(
                equivalent.operation(
                        name,
                        "disconnect_" + name.text(),
                        again(type),
                        List.of(equivalent.in(equivalent.cookie(name.span()), "ck", name.span())),
                        "InvalidConnection"));
        add(body, name, "get_connections_", equivalent.type(equivalent.of(connections)));
    }

    private static Syntax.Member member(Type type, Syntax.Name name) {
        return new Syntax.Member(type, List.of(new Syntax.Declarator(name, List.of())));
    }

    private void source(List<Declaration> body, Syntax.Name name, Use event, boolean publishes) {
        Syntax.Parameter consumer = equivalent.in(consumer(event), "consumer", name.span());
        Type back = consumer(event);
        if (publishes) {
            body.add(
                    equivalent.operation(
                            name,
                            "subscribe_" + name.text(),
                            equivalent.cookie(name.span()),
                            List.of(consumer),
                            "ExceededConnectionLimit"));
            body.add(
                    equivalent.operation(
                            name,
                            "unsubscribe_" + name.text(),
                            back,
                            List.of(
                                    equivalent.in(
                                            equivalent.cookie(name.span()), "ck", name.span())),
                            "InvalidConnection"));
        } else {
            body.add(
                    equivalent.operation(
                            name,
                            "connect_" + name.text(),
                            null,
                            List.of(consumer),
                            "AlreadyConnected"));
            body.add(
                    equivalent.operation(
                            name, "disconnect_" + name.text(), back, List.of(), "NoConnection"));
        }
    }

    private Type again(Type type) {
        return type instanceof Syntax.NamedType named
                ? equivalent.type(equivalent.again(named.use()))
                : type;
    }
}
