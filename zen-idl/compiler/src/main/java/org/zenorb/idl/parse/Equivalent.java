package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.parse.Syntax.Direction;
import org.zenorb.idl.parse.Syntax.Parameter;
import org.zenorb.idl.parse.Syntax.Type;
import org.zenorb.idl.parse.Syntax.Use;

import java.util.ArrayList;
import java.util.List;

/**
 * Makes the declarations that component declarations stand for. All of one port stand where the
 * port's name stands, so that what is wrong with them is shown there. Source: CCM 4.0, 6. Thread:
 * the compilation's.
 */
final class Equivalent {

    private static final String COMPONENTS = "Components";

    private final Tokens tokens;

    Equivalent(Tokens tokens) {
        this.tokens = tokens;
    }

    /** A declaration's name made of another one. */
    Syntax.Name name(Syntax.Name of, String text) {
        return tokens.made(text, of.span(), of.lead().comment());
    }

    /** The same name used once more. */
    Use again(Use use) {
        return tokens.made(use.absolute(), use.parts());
    }

    /** {@code XConsumer} for the event type {@code X}. */
    Use consumer(Use event) {
        return suffixed(event, "Consumer");
    }

    /** The same name with something behind its last part. */
    Use suffixed(Use use, String suffix) {
        List<Syntax.Part> parts = new ArrayList<>(use.parts());
        Syntax.Part last = parts.remove(parts.size() - 1);
        parts.add(new Syntax.Part(last.text() + suffix, last.span()));
        return tokens.made(use.absolute(), parts);
    }

    /** A use of what was just declared. */
    Use of(Syntax.Name name) {
        return tokens.made(false, List.of(new Syntax.Part(name.text(), name.span())));
    }

    /** {@code ::Components::X}. */
    Use standard(String text, Span at) {
        return tokens.made(
                true, List.of(new Syntax.Part(COMPONENTS, at), new Syntax.Part(text, at)));
    }

    Type type(Use use) {
        return new Syntax.NamedType(use);
    }

    /** The standard type {@code ::Components::Cookie}. */
    Type cookie(Span at) {
        return type(standard("Cookie", at));
    }

    /** An in parameter; it gets another name where its type's name is the same. */
    Parameter in(Type type, String name, Span at) {
        boolean clash =
                type instanceof Syntax.NamedType named
                        && !named.use().absolute()
                        && named.use().parts().get(0).text().equalsIgnoreCase(name);
        Syntax.Name own = tokens.made(clash ? "the_" + name : name, at, Syntax.Lead.NONE);
        return new Parameter(Direction.IN, type, own, at);
    }

    /**
     * An operation.
     *
     * @param result null for void
     * @param raises names of standard exceptions
     */
    Declaration operation(
            Syntax.Name port,
            String name,
            Type result,
            List<Parameter> parameters,
            String... raises) {
        return operation(name(port, name), result, parameters, List.of(), raises);
    }

    /** The same, with exceptions of the user's behind the standard ones. */
    Declaration operation(
            Syntax.Name name,
            Type result,
            List<Parameter> parameters,
            List<Use> users,
            String... raises) {
        List<Use> exceptions = new ArrayList<>();
        for (String each : raises) {
            exceptions.add(standard(each, name.span()));
        }
        exceptions.addAll(users);
        return new Syntax.Operation(
                name, false, result, parameters, exceptions, List.of(), name.span());
    }
}
