package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.StandardAnnotations.Place;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.parse.Syntax.Direction;
import org.zenorb.idl.parse.Syntax.InterfaceKind;
import org.zenorb.idl.parse.Syntax.Lead;
import org.zenorb.idl.parse.Syntax.Type;
import org.zenorb.idl.parse.Syntax.Use;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads interfaces, operations and attributes. Source: CORBA 3.4 part 1, 7.8, 7.12, 7.13. Thread:
 * the compilation's.
 */
final class InterfaceParser {

    private final Tokens tokens;
    private final TypeParser types;
    private final ExpressionParser expressions;
    private final Parser parser;
    private final Annotations annotations;

    InterfaceParser(
            Tokens tokens,
            TypeParser types,
            ExpressionParser expressions,
            Annotations annotations,
            Parser parser) {
        this.annotations = annotations;
        this.tokens = tokens;
        this.types = types;
        this.expressions = expressions;
        this.parser = parser;
    }

    /** From the word {@code interface} on. */
    Declaration interfaceHere(InterfaceKind kind, Lead lead) {
        tokens.expect(Keyword.INTERFACE, "here");
        Syntax.Name name = tokens.name("the name of the interface", lead);
        if (tokens.at(";")) {
            return new Syntax.ForwardInterface(name, kind);
        }
        List<Use> bases = new ArrayList<>();
        if (tokens.take(":")) {
            bases.addAll(bases("the name of a base interface"));
        }
        String of = "interface " + name.text();
        Span open = tokens.expect("{", "after " + of);
        List<Declaration> body = new ArrayList<>();
        tokens.drain(body);
        while (!tokens.at("}") && !tokens.atEnd()) {
            Tokens.Mark mark = tokens.mark();
            try {
                export(body, of);
            } catch (Panic reported) {
                tokens.recover(mark, body);
            }
            tokens.drain(body);
        }
        types.close(open, of);
        return new Syntax.Interface(name, kind, Syntax.Role.PLAIN, bases, body);
    }

    List<Use> bases(String what) {
        try {
            return tokens.uses(what);
        } catch (Panic reported) {
            while (!tokens.at("{") && !tokens.at(";") && !tokens.atEnd()) {
                tokens.advance();
            }
            return List.of();
        }
    }

    private void export(List<Declaration> body, String of) {
        export(body, of, annotations.lead(null));
    }

    /** What stands in an interface, and among other things in a value type. */
    void export(List<Declaration> body, String of, Lead lead) {
        if (parser.typeOrConstant(body, lead) || parser.repositoryId(body)) {
            return;
        }
        Keyword keyword = tokens.keyword();
        if (keyword == Keyword.READONLY || keyword == Keyword.ATTRIBUTE) {
            body.add(attribute(lead));
        } else if (keyword == Keyword.ONEWAY || keyword == Keyword.VOID || types.atType()) {
            body.add(operation(lead));
        } else if (keyword == Keyword.MODULE
                || keyword == Keyword.INTERFACE
                || keyword == Keyword.VALUETYPE) {
            throw tokens.panic("no " + keyword.word() + " can stand in " + of);
        } else if (!parser.emptyDeclaration()) {
            throw tokens.panic(
                    "expected an operation, an attribute or a type in "
                            + of
                            + ", found "
                            + tokens.found());
        }
    }

    private Declaration operation(Lead lead) {
        boolean oneway = tokens.take(Keyword.ONEWAY);
        Type result = null;
        if (!tokens.take(Keyword.VOID)) {
            result = types.type("that the operation returns");
        }
        Syntax.Name name = tokens.name("the name of the operation", lead);
        String of = "operation " + name.text();
        List<Syntax.Parameter> parameters = parameters(of);
        Span raisesSpan = tokens.current().span();
        List<Use> raises = exceptions(Keyword.RAISES);
        List<Syntax.Literal> contexts = contexts();
        tokens.semicolon(of);
        return new Syntax.Operation(name, oneway, result, parameters, raises, contexts, raisesSpan);
    }

    /** From the opening parenthesis to the closing one. */
    List<Syntax.Parameter> parameters(String of) {
        tokens.expect("(", "after " + of);
        List<Syntax.Parameter> parameters = new ArrayList<>();
        if (tokens.at(Keyword.VOID)) {
            tokens.error(tokens.current().span(), of + " without parameters is written name()");
            tokens.advance();
        } else if (!tokens.at(")")) {
            do {
                parameters.add(parameter());
            } while (tokens.take(","));
        }
        tokens.expect(")", "after the parameters of " + of);
        return parameters;
    }

    private Syntax.Parameter parameter() {
        Lead lead = annotations.lead(Place.PARAMETER);
        Span start = tokens.current().span();
        Direction direction;
        if (tokens.take(Keyword.IN)) {
            direction = Direction.IN;
        } else if (tokens.take(Keyword.OUT)) {
            direction = Direction.OUT;
        } else if (tokens.take(Keyword.INOUT)) {
            direction = Direction.INOUT;
        } else if (types.atType()) {
            tokens.error(start, "'in', 'out' or 'inout' is missing before this parameter");
            direction = Direction.IN;
        } else {
            throw tokens.panic(
                    "expected 'in', 'out' or 'inout' before a parameter, found " + tokens.found());
        }
        Type type = types.type("of a parameter");
        Syntax.Name name = tokens.name("the name of the parameter", lead);
        if (tokens.at("[")) {
            throw tokens.panic("a parameter's array type needs a name: use a typedef");
        }
        return new Syntax.Parameter(direction, type, name, start);
    }

    /** The exceptions of a clause that may be there. */
    List<Use> exceptions(Keyword clause) {
        if (!tokens.take(clause)) {
            return List.of();
        }
        tokens.expect("(", "after " + clause.word());
        if (tokens.at(")")) {
            tokens.error(tokens.current().span(), clause.word() + " names at least one exception");
            tokens.advance();
            return List.of();
        }
        List<Use> list = tokens.uses("the name of an exception");
        tokens.expect(")", "after the exceptions");
        return list;
    }

    private List<Syntax.Literal> contexts() {
        if (!tokens.take(Keyword.CONTEXT)) {
            return List.of();
        }
        tokens.expect("(", "after context");
        List<Syntax.Literal> list = new ArrayList<>();
        do {
            list.add(expressions.string("a context name in double quotes"));
        } while (tokens.take(","));
        tokens.expect(")", "after the context names");
        return list;
    }

    /** An attribute. */
    Declaration attribute(Lead lead) {
        boolean readonly = tokens.take(Keyword.READONLY);
        tokens.expect(Keyword.ATTRIBUTE, "after readonly");
        Type type = types.type("of an attribute");
        List<Syntax.Name> names = new ArrayList<>();
        do {
            names.add(tokens.name("the name of the attribute", lead));
        } while (tokens.take(","));
        if (tokens.at("[")) {
            throw tokens.panic("an attribute's array type needs a name: use a typedef");
        }
        Span clause = tokens.current().span();
        List<Use> get = exceptions(readonly ? Keyword.RAISES : Keyword.GETRAISES);
        List<Use> set = readonly ? List.of() : exceptions(Keyword.SETRAISES);
        if (names.size() > 1 && !(get.isEmpty() && set.isEmpty())) {
            tokens.diagnostics()
                    .error(
                            clause,
                            "only an attribute declared alone can raise exceptions",
                            Diagnostics.see(names.get(1).span(), "this is a second one"));
        }
        if (tokens.at(Keyword.RAISES)) {
            throw tokens.panic(
                    "an attribute that can be set takes getraises and setraises, not raises");
        }
        if (readonly && (tokens.at(Keyword.GETRAISES) || tokens.at(Keyword.SETRAISES))) {
            throw tokens.panic("a readonly attribute takes raises");
        }
        tokens.semicolon("attribute " + names.get(names.size() - 1).text());
        return new Syntax.Attribute(readonly, type, names, get, set);
    }
}
