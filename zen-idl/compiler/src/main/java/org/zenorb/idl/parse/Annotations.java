package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.StandardAnnotations.Place;
import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.preprocess.Token;
import org.zenorb.idl.preprocess.Token.Kind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads IDL 4's annotations, and their declarations. The standard ones are checked for their
 * parameters and places; those that a file declares for the names of their parameters; others are
 * passed over with a warning. Source: IDL 4.2, 7.4.15 and 8. Thread: the compilation's.
 */
final class Annotations {

    private final Tokens tokens;
    private final ExpressionParser expressions;
    private final Map<String, Set<String>> declared = new HashMap<>();
    private Map<String, Map<String, Expression>> recent = Map.of();

    /** A parameter where it is given; the name is empty for the only one. */
    private record Given(String name, Expression value, Span span) {}

    Annotations(Tokens tokens, ExpressionParser expressions) {
        this.tokens = tokens;
        this.expressions = expressions;
    }

    /** Reads the annotations that stand here, if any. */
    void read(Place place) {
        if (!tokens.at("@")) {
            recent = Map.of();
            return;
        }
        Map<String, Map<String, Expression>> found = new LinkedHashMap<>();
        List<Runnable> placed = new ArrayList<>();
        while (tokens.at("@")) {
            Span sign = tokens.current().span();
            tokens.advance();
            String name = name();
            Span span = sign.to(tokens.previous());
            List<Given> given = parameters();
            StandardAnnotations.Rule rule = StandardAnnotations.RULES.get(name);
            if (rule != null) {
                placed.add(() -> checkPlace(rule, span, name, place));
                found.put(name, standard(rule, span, name, given));
            } else if (declared.containsKey(name)) {
                user(name, given);
            } else {
                tokens.diagnostics()
                        .warning(span, "annotation @" + name + " is not known and passed over");
            }
        }
        // What an annotation stands at is known when all of them are read.
        placed.forEach(Runnable::run);
        recent = found;
    }

    /** The parameter of a standard annotation that {@link #read} has just met, or null. */
    Expression parameter(String annotation) {
        Map<String, Expression> given = recent.get(annotation);
        return given == null ? null : given.get("value");
    }

    /** Whether {@link #read} has just met it. */
    boolean met(String annotation) {
        return recent.containsKey(annotation);
    }

    private String name() {
        StringBuilder name = new StringBuilder();
        do {
            if (tokens.current().kind() != Kind.IDENTIFIER) {
                throw tokens.panic("expected the name of an annotation, found " + tokens.found());
            }
            name.append(name.isEmpty() ? "" : "::").append(tokens.current().text());
            tokens.advance();
        } while (tokens.take("::"));
        return name.toString();
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

    private Map<String, Expression> standard(
            StandardAnnotations.Rule rule, Span span, String name, List<Given> given) {
        Map<String, Expression> values = new HashMap<>();
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
            } else if (values.put(parameter, each.value()) != null) {
                tokens.error(each.span(), "@" + name + " gets its " + parameter + " twice");
            } else if (!found.kind().takes(each.value())) {
                tokens.error(
                        each.value().span(),
                        "the " + parameter + " of @" + name + " is " + found.kind().words());
            }
        }
        for (StandardAnnotations.Parameter each : known) {
            if (each.required()
                    && !values.containsKey(each.name())
                    && given.size() <= values.size()) {
                tokens.error(span, "@" + name + " wants its " + each.name());
            }
        }
        return values;
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

    private void user(String name, List<Given> given) {
        Set<String> known = declared.get(name);
        for (Given each : given) {
            boolean only = each.name().isEmpty() && known.size() == 1 && given.size() == 1;
            if (!only && !known.contains(each.name())) {
                reportParameter(each, name, List.copyOf(known));
            }
        }
    }

    /** Whether the declaration of an annotation stands here; it is behind the parser then. */
    boolean declaration(TypeParser types) {
        if (!tokens.at("@") || !tokens.peekIs("annotation")) {
            return false;
        }
        tokens.advance();
        tokens.advance();
        Syntax.Name name = tokens.name("the name of the annotation", "");
        Span open = tokens.expect("{", "after annotation " + name.text());
        Map<String, Span> members = new LinkedHashMap<>();
        while (!tokens.at("}") && !tokens.atEnd()) {
            if (tokens.at(Keyword.ENUM) || tokens.at(Keyword.TYPEDEF) || tokens.at(Keyword.CONST)) {
                skipToSemicolon();
                continue;
            }
            types.type("of a member of annotation " + name.text());
            Syntax.Name member = tokens.name("the name of the member", "");
            Span before = members.putIfAbsent(member.text(), member.span());
            if (before != null) {
                tokens.error(
                        member.span(),
                        "member " + member.text() + " is declared twice",
                        Diagnostics.see(before, "this is the first"));
            }
            if (tokens.take(Keyword.DEFAULT)) {
                expressions.expression();
            }
            tokens.semicolon("member " + member.text());
        }
        types.close(open, "annotation " + name.text());
        tokens.semicolon("annotation " + name.text());
        declared.put(name.text(), members.keySet());
        return true;
    }

    private void skipToSemicolon() {
        int braces = 0;
        while (!tokens.atEnd() && (braces > 0 || !tokens.at(";"))) {
            braces += tokens.at("{") ? 1 : tokens.at("}") ? -1 : 0;
            if (braces < 0) {
                return;
            }
            tokens.advance();
        }
        tokens.take(";");
    }
}
