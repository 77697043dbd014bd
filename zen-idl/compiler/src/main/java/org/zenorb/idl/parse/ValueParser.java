package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.parse.Syntax.Declarator;
import org.zenorb.idl.parse.Syntax.Lead;
import org.zenorb.idl.parse.Syntax.Type;
import org.zenorb.idl.parse.Syntax.Use;
import org.zenorb.idl.parse.Syntax.ValueKind;

import java.util.ArrayList;
import java.util.List;

/** Reads value types and value boxes. Source: CORBA 3.4 part 1, 7.9. Thread: the compilation's. */
final class ValueParser {

    private final Tokens tokens;
    private final TypeParser types;
    private final InterfaceParser interfaces;
    private final Annotations annotations;

    ValueParser(
            Tokens tokens, TypeParser types, InterfaceParser interfaces, Annotations annotations) {
        this.annotations = annotations;
        this.tokens = tokens;
        this.types = types;
        this.interfaces = interfaces;
    }

    /** From the word {@code valuetype} on. */
    Declaration valueHere(ValueKind kind, Lead lead) {
        tokens.expect(Keyword.VALUETYPE, "here");
        Syntax.Name name = tokens.name("the name of the valuetype", lead);
        if (tokens.at(";")) {
            if (kind == ValueKind.CUSTOM) {
                refuseCustom(name);
            }
            return new Syntax.ForwardValue(name, kind);
        }
        if (!tokens.at(":") && !tokens.at("{") && !tokens.at(Keyword.SUPPORTS)) {
            return box(name, kind);
        }
        return definition(name, kind);
    }

    /** A forward declaration is that of a custom valuetype. */
    void refuseCustom(Syntax.Name name) {
        tokens.error(
                name.span(),
                "a forward declaration does not say 'custom': only the definition does");
    }

    private Declaration box(Syntax.Name name, ValueKind kind) {
        if (!types.atType()) {
            throw tokens.panic(
                    "expected '{', ':', 'supports', ';' or the type of a value box after"
                            + " valuetype "
                            + name.text()
                            + ", found "
                            + tokens.found());
        }
        if (kind != ValueKind.CONCRETE) {
            tokens.error(
                    name.span(),
                    "a value box cannot be " + (kind == ValueKind.CUSTOM ? "custom" : "abstract"));
        }
        return new Syntax.ValueBox(name, types.type("of the value box"));
    }

    private Declaration definition(Syntax.Name name, ValueKind kind) {
        return definition(name, kind, "valuetype " + name.text(), Syntax.Role.PLAIN);
    }

    /** From behind the name on. */
    Syntax.Value definition(Syntax.Name name, ValueKind kind, String of, Syntax.Role role) {
        Span truncatable = null;
        List<Use> bases = List.of();
        if (tokens.take(":")) {
            Span word = tokens.current().span();
            truncatable = tokens.take(Keyword.TRUNCATABLE) ? word : null;
            bases = interfaces.bases("the name of a base valuetype");
        }
        List<Use> supports = List.of();
        if (tokens.take(Keyword.SUPPORTS)) {
            supports = interfaces.bases("the name of a supported interface");
        }
        Span open = tokens.expect("{", "after " + of);
        List<Declaration> body = new ArrayList<>();
        tokens.drain(body);
        while (!tokens.at("}") && !tokens.atEnd()) {
            Tokens.Mark mark = tokens.mark();
            try {
                element(body, of);
            } catch (Panic reported) {
                tokens.recover(mark, body);
            }
            tokens.drain(body);
        }
        types.close(open, of);
        return new Syntax.Value(name, kind, role, truncatable, bases, supports, body);
    }

    private void element(List<Declaration> body, String of) {
        Lead lead = annotations.lead(null);
        if (tokens.at(Keyword.PUBLIC) || tokens.at(Keyword.PRIVATE)) {
            body.add(stateMember(lead));
        } else if (tokens.at(Keyword.FACTORY)) {
            body.add(factory(lead));
        } else {
            interfaces.export(body, of, lead);
        }
    }

    private Declaration stateMember(Lead lead) {
        boolean isPublic = tokens.at(Keyword.PUBLIC);
        tokens.advance();
        Type type = types.type("of a state member");
        List<Declarator> names = types.declarators("the name of a state member", lead);
        tokens.semicolon("state member " + names.get(names.size() - 1).name().text());
        return new Syntax.StateMember(isPublic, type, names);
    }

    private Declaration factory(Lead lead) {
        tokens.advance();
        Syntax.Name name = tokens.name("the name of the factory", lead);
        String of = "factory " + name.text();
        List<Syntax.Parameter> parameters = interfaces.parameters(of);
        List<Use> raises = interfaces.exceptions(Keyword.RAISES);
        tokens.semicolon(of);
        return new Syntax.Factory(name, parameters, raises);
    }
}
