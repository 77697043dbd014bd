package org.zenorb.idl.preprocess;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.preprocess.Token.Kind;

import java.util.List;

/**
 * The expression of an {@code #if} or {@code #elif}, computed on 64 bits with C's operators. What
 * stands after {@code defined} has been replaced before, and so have macros; other words count 0.
 * Thread: the compilation's.
 */
final class Condition {

    private static final int MAX_DEPTH = 200;
    private static final List<List<String>> LEVELS =
            List.of(
                    List.of("||"),
                    List.of("&&"),
                    List.of("|"),
                    List.of("^"),
                    List.of("&"),
                    List.of("==", "!="),
                    List.of("<", ">", "<=", ">="),
                    List.of("<<", ">>"),
                    List.of("+", "-"),
                    List.of("*", "/", "%"));

    private final List<Token> tokens;
    private final Span line;
    private final Diagnostics diagnostics;
    private int at;
    private boolean failed;

    Condition(List<Token> tokens, Span line, Diagnostics diagnostics) {
        this.tokens = tokens;
        this.line = line;
        this.diagnostics = diagnostics;
    }

    /** Whether the condition holds; false after an error. */
    boolean holds() {
        if (tokens.isEmpty()) {
            diagnostics.error(line, "there is no condition here");
            return false;
        }
        long value = choice(0);
        if (!failed && at < tokens.size()) {
            fail("unexpected '" + tokens.get(at).text() + "' in this condition");
        }
        return !failed && value != 0;
    }

    private long choice(int depth) {
        long condition = binary(0, depth + 1);
        if (!take("?")) {
            return condition;
        }
        long yes = choice(depth + 1);
        if (!take(":")) {
            fail("this condition has a '?' without ':'");
        }
        long no = choice(depth + 1);
        return condition != 0 ? yes : no;
    }

    private long binary(int level, int depth) {
        if (depth > MAX_DEPTH) {
            fail("this condition is nested deeper than " + MAX_DEPTH + " levels");
            return 0;
        }
        if (level == LEVELS.size()) {
            return unary(depth);
        }
        long left = binary(level + 1, depth);
        while (!failed && at < tokens.size()) {
            Token operator = tokens.get(at);
            if (operator.kind() != Kind.PUNCTUATOR
                    || !LEVELS.get(level).contains(operator.text())) {
                break;
            }
            at++;
            left = apply(operator, left, binary(level + 1, depth));
        }
        return left;
    }

    private long apply(Token operator, long left, long right) {
        switch (operator.text()) {
            case "||":
                return left != 0 || right != 0 ? 1 : 0;
            case "&&":
                return left != 0 && right != 0 ? 1 : 0;
            case "|":
                return left | right;
            case "^":
                return left ^ right;
            case "&":
                return left & right;
            case "==":
                return left == right ? 1 : 0;
            case "!=":
                return left != right ? 1 : 0;
            case "<":
                return left < right ? 1 : 0;
            case ">":
                return left > right ? 1 : 0;
            case "<=":
                return left <= right ? 1 : 0;
            case ">=":
                return left >= right ? 1 : 0;
            case "<<":
                return left << right;
            case ">>":
                return left >> right;
            case "+":
                return left + right;
            case "-":
                return left - right;
            case "*":
                return left * right;
            default:
                return divide(operator, left, right);
        }
    }

    private long divide(Token operator, long left, long right) {
        if (right == 0) {
            at--;
            fail("this condition divides by zero");
            return 0;
        }
        return operator.is("/") ? left / right : left % right;
    }

    private long unary(int depth) {
        if (depth > MAX_DEPTH) {
            fail("this condition is nested deeper than " + MAX_DEPTH + " levels");
            return 0;
        }
        if (at >= tokens.size()) {
            fail("this condition ends too early");
            return 0;
        }
        if (take("!")) {
            return unary(depth + 1) == 0 ? 1 : 0;
        }
        if (take("~")) {
            return ~unary(depth + 1);
        }
        if (take("-")) {
            return -unary(depth + 1);
        }
        if (take("+")) {
            return unary(depth + 1);
        }
        if (take("(")) {
            long value = choice(depth + 1);
            if (!take(")")) {
                fail("')' is missing in this condition");
            }
            return value;
        }
        return operand(tokens.get(at++));
    }

    private long operand(Token token) {
        switch (token.kind()) {
            case IDENTIFIER:
                return token.text().equals("TRUE") || token.text().equals("true") ? 1 : 0;
            case NUMBER:
                try {
                    return Long.decode(token.text().replaceAll("[uUlL]+$", ""));
                } catch (NumberFormatException e) {
                    at--;
                    fail("'" + token.text() + "' is no number that a condition can use");
                    return 0;
                }
            case CHARACTER:
                return token.text().length() > 1 ? token.text().charAt(1) : 0;
            default:
                at--;
                fail("unexpected '" + token.text() + "' in this condition");
                return 0;
        }
    }

    private boolean take(String sign) {
        if (at < tokens.size() && tokens.get(at).is(sign)) {
            at++;
            return true;
        }
        return false;
    }

    private void fail(String message) {
        if (!failed) {
            failed = true;
            diagnostics.error(at < tokens.size() ? tokens.get(at).span() : line, message);
        }
        at = tokens.size();
    }
}
