package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.StandardAnnotations.Place;
import org.zenorb.idl.parse.Syntax.Basic;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.parse.Syntax.Declarator;
import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.parse.Syntax.Lead;
import org.zenorb.idl.parse.Syntax.Type;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads types where they are used and where they are defined. Source: CORBA 3.4 part 1, 7.11.
 * Thread: the compilation's.
 */
final class TypeParser {

    private final Tokens tokens;
    private final ExpressionParser expressions;
    private final Annotations annotations;

    TypeParser(Tokens tokens, ExpressionParser expressions, Annotations annotations) {
        this.annotations = annotations;
        this.tokens = tokens;
        this.expressions = expressions;
    }

    /** Whether a type can start here. */
    boolean atType() {
        if (tokens.at("::") || tokens.atIdentifier()) {
            return true;
        }
        Keyword keyword = tokens.keyword();
        return keyword != null
                && switch (keyword) {
                    case BOOLEAN,
                            CHAR,
                            WCHAR,
                            OCTET,
                            SHORT,
                            LONG,
                            UNSIGNED,
                            FLOAT,
                            DOUBLE,
                            ANY,
                            OBJECT,
                            STRING,
                            WSTRING,
                            SEQUENCE,
                            FIXED,
                            VALUEBASE,
                            STRUCT,
                            UNION,
                            ENUM ->
                            true;
                    default -> keyword.young();
                };
    }

    /** A type, possibly one that is defined on the spot. */
    Type type(String where) {
        tokens.enter();
        try {
            return typeHere(where);
        } finally {
            tokens.leave();
        }
    }

    private Type typeHere(String where) {
        Span start = tokens.current().span();
        Keyword keyword = tokens.keyword();
        if (tokens.at("::") || tokens.atIdentifier() || (keyword != null && keyword.young())) {
            Syntax.Use use = tokens.use("a type");
            if (tokens.at("<") && use.text().equals("map")) {
                return map(start);
            }
            return new Syntax.NamedType(use);
        }
        if (keyword == null) {
            throw tokens.panic("expected the type " + where + ", found " + tokens.found());
        }
        switch (keyword) {
            case STRUCT, UNION, ENUM -> {
                Declaration definition =
                        constructed(Lead.NONE.documented(tokens.current().documentation()));
                return new Syntax.InlineType(definition, start.to(tokens.previous()));
            }
            case STRING, WSTRING -> {
                tokens.advance();
                Expression bound = null;
                if (tokens.take("<")) {
                    bound = expressions.bound();
                    tokens.closeAngle("the string's bound");
                }
                Span all = start.to(tokens.previous());
                return new Syntax.StringType(keyword == Keyword.WSTRING, bound, all);
            }
            case SEQUENCE -> {
                return sequence(start);
            }
            case FIXED -> {
                return fixed(start);
            }
            case VALUEBASE -> {
                tokens.advance();
                return new Syntax.BasicType(Basic.VALUE_BASE, start);
            }
            default -> {
                Basic basic = basic(keyword, where);
                return new Syntax.BasicType(basic, start.to(tokens.previous()));
            }
        }
    }

    private Type sequence(Span start) {
        tokens.advance();
        tokens.expect("<", "after sequence");
        Type element = type("of the sequence's elements");
        Expression bound = null;
        if (tokens.take(",")) {
            bound = expressions.bound();
        }
        tokens.closeAngle("the sequence");
        return new Syntax.SequenceType(element, bound, start.to(tokens.previous()));
    }

    private Type map(Span start) {
        tokens.expect("<", "after map");
        Type key = type("of the map's keys");
        tokens.expect(",", "between the types of the map's keys and values");
        Type value = type("of the map's values");
        Expression bound = tokens.take(",") ? expressions.bound() : null;
        tokens.closeAngle("the map");
        return new Syntax.MapType(key, value, bound, start.to(tokens.previous()));
    }

    private Type fixed(Span start) {
        tokens.advance();
        if (!tokens.take("<")) {
            return new Syntax.FixedType(null, null, start);
        }
        Expression digits = expressions.bound();
        tokens.expect(",", "between digits and scale of fixed");
        Expression scale = expressions.bound();
        tokens.closeAngle("fixed");
        return new Syntax.FixedType(digits, scale, start.to(tokens.previous()));
    }

    private Basic basic(Keyword keyword, String where) {
        switch (keyword) {
            case BOOLEAN:
            case CHAR:
            case WCHAR:
            case OCTET:
            case SHORT:
            case FLOAT:
            case DOUBLE:
            case ANY:
            case OBJECT:
                tokens.advance();
                return Basic.valueOf(keyword.name());
            case LONG:
                tokens.advance();
                if (tokens.take(Keyword.DOUBLE)) {
                    return Basic.LONG_DOUBLE;
                }
                return tokens.take(Keyword.LONG) ? Basic.LONG_LONG : Basic.LONG;
            case UNSIGNED:
                tokens.advance();
                if (tokens.take(Keyword.SHORT)) {
                    return Basic.UNSIGNED_SHORT;
                }
                tokens.expect(Keyword.LONG, "or 'short' after unsigned");
                return tokens.take(Keyword.LONG) ? Basic.UNSIGNED_LONG_LONG : Basic.UNSIGNED_LONG;
            default:
                throw tokens.panic("expected the type " + where + ", found " + tokens.found());
        }
    }

    /** A struct, union or enum, or a forward declaration of the first two. */
    Declaration constructed(Lead lead) {
        if (tokens.take(Keyword.STRUCT)) {
            return struct(lead);
        }
        if (tokens.take(Keyword.UNION)) {
            return union(lead);
        }
        tokens.expect(Keyword.ENUM, "here");
        return enumeration(lead);
    }

    private Declaration struct(Lead lead) {
        Syntax.Name name = tokens.name("the name of the struct", lead);
        if (tokens.at(";")) {
            return new Syntax.ForwardStruct(name);
        }
        Syntax.Use base = tokens.take(":") ? tokens.use("the name of a base struct") : null;
        List<Syntax.Member> members = members("struct " + name.text(), base == null);
        return new Syntax.Struct(name, base, members);
    }

    /** An exception. */
    Declaration exception(Lead lead) {
        tokens.advance();
        Syntax.Name name = tokens.name("the name of the exception", lead);
        return new Syntax.Exception(name, members("exception " + name.text(), false));
    }

    private List<Syntax.Member> members(String of, boolean required) {
        Span open = tokens.expect("{", "after " + of);
        List<Syntax.Member> members = new ArrayList<>();
        if (tokens.at("}") && required) {
            tokens.diagnostics()
                    .warning(
                            open.to(tokens.current().span()),
                            of + " has no members, which IDL allows since version 4");
        }
        while (!tokens.at("}") && !tokens.atEnd()) {
            Tokens.Mark mark = tokens.mark();
            try {
                Lead lead = annotations.lead(Place.MEMBER);
                Type type = type("of a member of " + of);
                List<Declarator> names = declarators("the name of a member", lead);
                members.add(new Syntax.Member(type, names));
                tokens.semicolon("member " + names.get(names.size() - 1).name().text());
            } catch (Panic reported) {
                tokens.recover(mark, null);
            }
        }
        close(open, of);
        return members;
    }

    /** The brace at the end of a scope. */
    void close(Span open, String of) {
        if (tokens.take("}")) {
            return;
        }
        tokens.error(
                tokens.current().span(),
                "'}' is missing at the end of " + of,
                Diagnostics.see(open, "it opens here"));
    }

    private Declaration union(Lead lead) {
        Syntax.Name name = tokens.name("the name of the union", lead);
        if (tokens.at(";")) {
            return new Syntax.ForwardUnion(name);
        }
        String of = "union " + name.text();
        tokens.expect(Keyword.SWITCH, "after " + of);
        tokens.expect("(", "after switch");
        List<Syntax.Annotation> annotated = annotations.lead(Place.DISCRIMINATOR).annotations();
        Type discriminator = type("of the discriminator");
        tokens.expect(")", "after the discriminator");
        Span open = tokens.expect("{", "after the discriminator");
        List<Syntax.Case> cases = new ArrayList<>();
        if (tokens.at("}")) {
            tokens.error(open.to(tokens.current().span()), of + " has no branches");
        }
        while (!tokens.at("}") && !tokens.atEnd()) {
            Tokens.Mark mark = tokens.mark();
            try {
                cases.add(branch(of));
            } catch (Panic reported) {
                tokens.recover(mark, null);
            }
        }
        close(open, of);
        return new Syntax.Union(name, discriminator, annotated, cases);
    }

    private Syntax.Case branch(String of) {
        String documentation = tokens.current().documentation();
        List<Syntax.Label> labels = new ArrayList<>();
        while (tokens.at(Keyword.CASE) || tokens.at(Keyword.DEFAULT)) {
            Span start = tokens.current().span();
            Expression value = null;
            if (tokens.take(Keyword.CASE)) {
                value = expressions.expression();
            } else {
                tokens.advance();
            }
            Span all = start.to(tokens.previous());
            tokens.expect(":", "after the label");
            labels.add(new Syntax.Label(value, all));
        }
        if (labels.isEmpty()) {
            throw tokens.panic(
                    "expected 'case' or 'default' in " + of + ", found " + tokens.found());
        }
        Lead lead = annotations.lead(Place.MEMBER);
        if (lead.documentation().isEmpty()) {
            lead = lead.documented(documentation);
        }
        Type type = type("of a branch of " + of);
        Declarator declarator = declarator("the name of a branch", lead);
        tokens.semicolon("branch " + declarator.name().text());
        return new Syntax.Case(labels, type, declarator);
    }

    private Declaration enumeration(Lead lead) {
        Syntax.Name name = tokens.name("the name of the enum", lead);
        String of = "enum " + name.text();
        Span open = tokens.expect("{", "after " + of);
        List<Syntax.Name> enumerators = new ArrayList<>();
        try {
            enumerators(enumerators);
            close(open, of);
        } catch (Panic reported) {
            tokens.skipToBrace();
            tokens.take("}");
        }
        return new Syntax.Enum(name, enumerators);
    }

    private void enumerators(List<Syntax.Name> enumerators) {
        do {
            if (tokens.at("}") && !enumerators.isEmpty()) {
                tokens.diagnostics()
                        .warning(
                                tokens.previous(),
                                "the comma after the last enumerator is too much");
                break;
            }
            Lead lead = annotations.lead(Place.ENUMERATOR);
            enumerators.add(tokens.name("an enumerator", lead));
        } while (tokens.take(","));
        if (!tokens.at("}")) {
            throw tokens.panic(
                    "expected ',' or '}' after enumerator "
                            + enumerators.get(enumerators.size() - 1).text()
                            + ", found "
                            + tokens.found());
        }
    }

    /** A typedef. */
    Declaration typedef(Lead lead) {
        tokens.advance();
        Type type = type("after typedef");
        return new Syntax.Typedef(type, declarators("the new type's name", lead));
    }

    /** A native type. */
    Declaration nativeType(Lead lead) {
        tokens.advance();
        return new Syntax.Native(tokens.name("the name of the native type", lead));
    }

    List<Declarator> declarators(String what, Lead lead) {
        List<Declarator> list = new ArrayList<>(1);
        do {
            list.add(declarator(what, lead));
        } while (tokens.take(","));
        return list;
    }

    private Declarator declarator(String what, Lead lead) {
        Syntax.Name name = tokens.name(what, lead);
        List<Expression> dimensions = new ArrayList<>(0);
        while (tokens.take("[")) {
            if (tokens.at("]")) {
                throw tokens.panic("an array needs its length; a sequence has none");
            }
            dimensions.add(expressions.expression());
            tokens.expect("]", "after the array's length");
        }
        return new Declarator(name, dimensions);
    }
}
