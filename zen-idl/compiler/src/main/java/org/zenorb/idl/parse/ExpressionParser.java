package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.parse.Syntax.Literal;
import org.zenorb.idl.parse.Syntax.LiteralKind;
import org.zenorb.idl.preprocess.Token;
import org.zenorb.idl.preprocess.Token.Kind;

import java.util.List;

/** Reads constant expressions. Source: CORBA 3.4 part 1, 7.9. Thread: the compilation's. */
final class ExpressionParser {

    private static final List<List<String>> LEVELS =
            List.of(
                    List.of("|"),
                    List.of("^"),
                    List.of("&"),
                    List.of("<<", ">>"),
                    List.of("+", "-"),
                    List.of("*", "/", "%"));

    /** The level of shifts; inside angle brackets '>>' closes two of them. */
    private static final int SHIFTS = 3;

    private final Tokens tokens;
    private boolean insideAngles;

    ExpressionParser(Tokens tokens) {
        this.tokens = tokens;
    }

    Expression expression() {
        boolean before = insideAngles;
        insideAngles = false;
        try {
            return binary(0);
        } finally {
            insideAngles = before;
        }
    }

    /** A bound between angle brackets. */
    Expression bound() {
        boolean before = insideAngles;
        insideAngles = true;
        try {
            return binary(0);
        } finally {
            insideAngles = before;
        }
    }

    /** A string literal, adjacent ones joined. */
    Literal string(String what) {
        if (tokens.current().kind() != Kind.STRING) {
            throw tokens.panic("expected " + what + ", found " + tokens.found());
        }
        return text(LiteralKind.STRING);
    }

    private Expression binary(int level) {
        if (level == LEVELS.size()) {
            return unary();
        }
        Expression left = binary(level + 1);
        int chain = 0;
        while (tokens.current().kind() == Kind.PUNCTUATOR
                && LEVELS.get(level).contains(tokens.current().text())
                && !(level == SHIFTS && insideAngles && tokens.at(">>"))) {
            String operator = tokens.current().text();
            Span span = tokens.current().span();
            tokens.advance();
            // A long chain is a deep tree: each operator counts as one level until the chain ends.
            tokens.enter();
            chain++;
            left = new Syntax.Binary(operator, left, binary(level + 1), span);
        }
        for (int i = 0; i < chain; i++) {
            tokens.leave();
        }
        return left;
    }

    private Expression unary() {
        Token token = tokens.current();
        if (token.is("-") || token.is("+") || token.is("~")) {
            tokens.enter();
            tokens.advance();
            Expression operand = unary();
            tokens.leave();
            return new Syntax.Unary(token.text(), operand, token.span().to(operand.span()));
        }
        return primary();
    }

    private Expression primary() {
        Token token = tokens.current();
        switch (token.kind()) {
            case NUMBER:
                tokens.advance();
                return number(token);
            case CHARACTER:
                return character(LiteralKind.CHARACTER);
            case WIDE_CHARACTER:
                return character(LiteralKind.WIDE_CHARACTER);
            case STRING:
                return text(LiteralKind.STRING);
            case WIDE_STRING:
                return text(LiteralKind.WIDE_STRING);
            default:
                break;
        }
        if (tokens.at(Keyword.TRUE) || tokens.at(Keyword.FALSE)) {
            tokens.advance();
            return new Literal(LiteralKind.BOOLEAN, token.text(), token.span());
        }
        if (tokens.at("(")) {
            tokens.enter();
            tokens.advance();
            Expression inner = expression();
            tokens.expect(")", "after the expression in parentheses");
            tokens.leave();
            return inner;
        }
        if (tokens.atIdentifier() || tokens.at("::")) {
            return new Syntax.Reference(tokens.use("the name of a constant"));
        }
        throw tokens.panic("expected a constant expression, found " + tokens.found());
    }

    private Expression number(Token token) {
        String text = token.text();
        LiteralKind kind = Numbers.kindOf(text);
        if (kind == null) {
            boolean octal = Numbers.isOctalMistake(text);
            tokens.error(
                    token.span(),
                    text
                            + (octal
                                    ? " is no number: a leading 0 makes it octal, with digits 0 to 7"
                                    : " is no number"));
            return new Syntax.MissingExpression(token.span());
        }
        return new Literal(kind, text, token.span());
    }

    private Literal character(LiteralKind kind) {
        Token token = tokens.current();
        tokens.advance();
        String value = unescape(token, kind == LiteralKind.WIDE_CHARACTER ? 2 : 1);
        if (value.length() != 1) {
            tokens.error(
                    token.span(),
                    "a character literal holds one character, this one holds " + value.length());
            value = value.isEmpty() ? " " : value.substring(0, 1);
        }
        return new Literal(kind, value, token.span());
    }

    private Literal text(LiteralKind kind) {
        Kind wanted = kind == LiteralKind.STRING ? Kind.STRING : Kind.WIDE_STRING;
        StringBuilder all = new StringBuilder();
        Span span = tokens.current().span();
        while (tokens.current().kind() == wanted) {
            Token token = tokens.current();
            String piece = unescape(token, wanted == Kind.STRING ? 1 : 2);
            if (piece.indexOf(0) >= 0) {
                tokens.error(token.span(), "a string cannot hold the character '\\0'");
            }
            all.append(piece);
            span = span.to(token.span());
            tokens.advance();
        }
        return new Literal(kind, all.toString(), span);
    }

    private String unescape(Token token, int quoteAt) {
        String raw = token.text().substring(quoteAt, token.text().length() - 1);
        if (raw.indexOf('\\') < 0) {
            return raw;
        }
        boolean wide = quoteAt == 2;
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < raw.length()) {
            char c = raw.charAt(i++);
            if (c != '\\') {
                out.append(c);
            } else if (i == raw.length()) {
                tokens.error(token.span(), "a backslash ends this literal");
            } else {
                i =
                        Numbers.escape(
                                raw, i, wide, out, problem -> tokens.error(token.span(), problem));
            }
        }
        return out.toString();
    }
}
