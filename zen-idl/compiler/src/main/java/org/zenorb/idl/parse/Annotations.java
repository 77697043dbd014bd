package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.StandardAnnotations.Place;
import org.zenorb.idl.parse.Syntax.Annotation;
import org.zenorb.idl.parse.Syntax.Argument;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.parse.Syntax.Lead;
import org.zenorb.idl.preprocess.Token;
import org.zenorb.idl.preprocess.Token.Kind;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads IDL 4's annotations, and their declarations. The standard ones are checked for their places
 * and the names and literals of their parameters, and get the parameters that are left out; of
 * others the later passes know more. Source: IDL 4.2, 7.4.15 and 8. Thread: the compilation's.
 */
final class Annotations {

    private final Tokens tokens;
    private final ExpressionParser expressions;

    /** A parameter where it is given; the name is empty for the only one. */
    private record Given(String name, Expression value, Span span) {}

    Annotations(Tokens tokens, ExpressionParser expressions) {
        this.tokens = tokens;
        this.expressions = expressions;
    }

    /**
     * Reads what stands before a declaration.
     *
     * @param place what is declared; null where that is to be seen behind the annotations
     */
    Lead lead(Place place) {
        String before = tokens.current().documentation();
        if (!tokens.at("@")) {
            return before.isEmpty() ? Lead.NONE : new Lead(before, List.of());
        }
        List<Annotation> found = read(place);
        return new Lead(before, found).documented(tokens.current().documentation());
    }

    private List<Annotation> read(Place place) {
        List<Annotation> found = new ArrayList<>();
        List<Runnable> placed = new ArrayList<>();
        while (tokens.at("@")) {
            Span sign = tokens.current().span();
            tokens.advance();
            boolean absolute = tokens.take("::");
            List<Syntax.Part> parts = name();
            Span span = sign.to(tokens.previous());
            Syntax.Part last = parts.get(parts.size() - 1);
            List<Given> given = parameters();
            boolean simple = !absolute && parts.size() == 1;
            StandardAnnotations.Rule rule =
                    simple ? StandardAnnotations.RULES.get(last.text()) : null;
            if (rule != null) {
                placed.add(() -> checkPlace(rule, span, last.text(), place));
                found.add(standard(rule, span, last.text(), given));
            } else {
                parts.set(parts.size() - 1, new Syntax.Part("@" + last.text(), last.span()));
                found.add(other(tokens.made(absolute, parts), span, given));
            }
        }
        // What an annotation stands at is known when all of them are read.
        placed.forEach(Runnable::run);
        return found;
    }

    /** The only argument of a standard annotation, or null. */
    static Expression argument(Lead lead, String annotation) {
        for (Annotation each : lead.annotations()) {
            if (each.use() == null && each.name().equals(annotation)) {
                return each.arguments().isEmpty() ? null : each.arguments().get(0).value();
            }
        }
        return null;
    }

    private List<Syntax.Part> name() {
        List<Syntax.Part> parts = new ArrayList<>();
        do {
            Token token = tokens.current();
            if (token.kind() != Kind.IDENTIFIER) {
                throw tokens.panic("expected the name of an annotation, found " + tokens.found());
            }
            parts.add(new Syntax.Part(token.text(), token.span()));
            tokens.advance();
        } while (tokens.take("::"));
        return parts;
    }

    private List<Given> parameters() {
        List<Given> given = new ArrayList<>();
        if (!tokens.take("(")) {
            return given;
        }
        while (!tokens.at(")")) {
            Token first = tokens.current();
            Expression value = expressions.expression();
            String name = "";
            if (tokens.at("=") && first.kind() == Kind.IDENTIFIER) {
                tokens.advance();
                name = first.text();
                value = expressions.expression();
            }
            given.add(new Given(name, value, first.span()));
            if (!tokens.take(",")) {
                break;
            }
        }
        tokens.expect(")", "after the parameters of the annotation");
        return given;
    }

    private void checkPlace(StandardAnnotations.Rule rule, Span span, String name, Place given) {
        Place place = given == null ? here() : given;
        if (place != null && !rule.places().contains(place)) {
            tokens.error(span, "@" + name + " cannot stand at " + place.words());
        }
    }

    private Place here() {
        Keyword keyword = tokens.keyword();
        if (keyword == null) {
            String text = tokens.current().text();
            boolean mask = text.equals("bitmask");
            return mask ? Place.BITMASK : text.equals("bitset") ? Place.BITSET : Place.OPERATION;
        }
        return switch (keyword) {
            case STRUCT -> Place.STRUCT;
            case UNION -> Place.UNION;
            case ENUM -> Place.ENUM;
            case TYPEDEF, NATIVE -> Place.TYPEDEF;
            case CONST -> Place.CONST;
            case EXCEPTION -> Place.EXCEPTION;
            case MODULE -> Place.MODULE;
            case INTERFACE, LOCAL -> Place.INTERFACE;
            case VALUETYPE, CUSTOM, EVENTTYPE -> Place.VALUE;
            case PUBLIC, PRIVATE -> Place.MEMBER;
            case READONLY, ATTRIBUTE -> Place.ATTRIBUTE;
            case ABSTRACT, COMPONENT, HOME, FACTORY -> null;
            default -> Place.OPERATION;
        };
    }

    private Annotation standard(
            StandardAnnotations.Rule rule, Span span, String name, List<Given> given) {
        Map<String, Argument> values = new LinkedHashMap<>();
        List<StandardAnnotations.Parameter> known = rule.parameters();
        for (Given each : given) {
            String parameter =
                    each.name().isEmpty() && known.size() == 1 ? known.get(0).name() : each.name();
            StandardAnnotations.Parameter found = null;
            for (StandardAnnotations.Parameter candidate : known) {
                found = candidate.name().equals(parameter) ? candidate : found;
            }
            if (found == null) {
                reportParameter(each, name, known.stream().map(p -> p.name()).toList());
                continue;
            }
            Expression value = value(each, found, name);
            Syntax.Takes takes = found.kind().takes();
            if (values.put(parameter, new Argument(parameter, takes, value, each.span())) != null) {
                tokens.error(each.span(), "@" + name + " gets its " + parameter + " twice");
            }
        }
        List<Argument> arguments = new ArrayList<>();
        for (StandardAnnotations.Parameter each : known) {
            if (values.containsKey(each.name())) {
                arguments.add(values.get(each.name()));
            } else if (!each.required()) {
                arguments.add(
                        new Argument(each.name(), each.kind().takes(), each.otherwise(span), span));
            } else if (given.size() <= values.size()) {
                tokens.error(span, "@" + name + " wants its " + each.name());
            }
        }
        return new Annotation(name, null, arguments, span);
    }

    /** The value that is given, a word as a string literal. */
    private Expression value(Given given, StandardAnnotations.Parameter parameter, String name) {
        Expression value = given.value();
        boolean takes = parameter.kind().takes(value);
        if (takes && parameter.kind() == StandardAnnotations.Type.WORD) {
            String word =
                    value instanceof Syntax.Reference reference
                            ? reference.use().parts().get(reference.use().parts().size() - 1).text()
                            : "";
            if (parameter.words().contains(word)) {
                return new Syntax.Literal(Syntax.LiteralKind.STRING, word, value.span());
            }
            tokens.error(
                    value.span(),
                    "the "
                            + parameter.name()
                            + " of @"
                            + name
                            + " is one of "
                            + String.join(", ", parameter.words()));
        } else if (!takes) {
            tokens.error(
                    value.span(),
                    "the " + parameter.name() + " of @" + name + " is " + parameter.kind().words());
        } else {
            return value;
        }
        return new Syntax.MissingExpression(value.span());
    }

    private static Annotation other(Syntax.Use use, Span span, List<Given> given) {
        List<Argument> arguments = new ArrayList<>(given.size());
        for (Given each : given) {
            arguments.add(new Argument(each.name(), null, each.value(), each.span()));
        }
        return new Annotation(use.text().replace("@", ""), use, arguments, span);
    }

    private void reportParameter(Given given, String name, List<String> known) {
        tokens.error(
                given.span(),
                known.isEmpty()
                        ? "@" + name + " has no parameters"
                        : given.name().isEmpty()
                                ? "@"
                                        + name
                                        + " wants its parameters by name: "
                                        + String.join(", ", known)
                                : "@"
                                        + name
                                        + " has no parameter "
                                        + given.name()
                                        + ", but "
                                        + String.join(", ", known));
    }

    /** Whether the declaration of an annotation stands here; it is behind the parser then. */
    boolean declaration(Parser parser, TypeParser types, List<Declaration> scope) {
        if (!tokens.at("@") || !tokens.peekIs("annotation")) {
            return false;
        }
        String documentation = tokens.current().documentation();
        tokens.advance();
        tokens.advance();
        Token word = tokens.current();
        if (word.kind() != Kind.IDENTIFIER) {
            throw tokens.panic("expected the name of the annotation, found " + tokens.found());
        }
        Lead lead = Lead.NONE.documented(documentation);
        Syntax.Name name = tokens.made("@" + word.text(), word.span(), lead);
        tokens.advance();
        String of = "annotation " + word.text();
        Span open = tokens.expect("{", "after " + of);
        List<Syntax.AnnotationMember> members = new ArrayList<>();
        List<Declaration> contents = new ArrayList<>();
        while (!tokens.at("}") && !tokens.atEnd()) {
            Tokens.Mark mark = tokens.mark();
            try {
                member(parser, types, of, members, contents);
            } catch (Panic reported) {
                tokens.recover(mark, null);
            }
        }
        types.close(open, of);
        tokens.semicolon(of);
        scope.add(new Syntax.AnnotationType(name, members, contents));
        return true;
    }

    private void member(
            Parser parser,
            TypeParser types,
            String of,
            List<Syntax.AnnotationMember> members,
            List<Declaration> contents) {
        Lead lead = lead(StandardAnnotations.Place.MEMBER);
        if (tokens.at(Keyword.ENUM) || tokens.at(Keyword.TYPEDEF) || tokens.at(Keyword.CONST)) {
            parser.typeOrConstant(contents, lead);
            return;
        }
        Syntax.Type type = types.type("of a member of " + of);
        Syntax.Name name = tokens.name("the name of the member", lead);
        Expression value = tokens.take(Keyword.DEFAULT) ? expressions.expression() : null;
        tokens.semicolon("member " + name.text());
        members.add(new Syntax.AnnotationMember(type, name, value));
    }
}
