package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.ConstantValue.BooleanValue;
import org.zenorb.idl.model.ConstantValue.CharValue;
import org.zenorb.idl.model.ConstantValue.EnumValue;
import org.zenorb.idl.model.ConstantValue.FloatingValue;
import org.zenorb.idl.model.ConstantValue.IntegerValue;
import org.zenorb.idl.model.ConstantValue.StringValue;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.parse.Syntax.Literal;
import org.zenorb.idl.parse.Syntax.LiteralKind;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Symbol;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/**
 * Computes constant expressions. Source: CORBA 3.4 part 1, 7.9. Thread: the compilation's.
 *
 * <p>Guarantee: a value that is given back is in the range of the type that was asked for; null
 * means that an error was reported.
 */
final class Constants {

    private static final int MAX_LATIN = 0xFF;

    private final Resolution resolution;
    private final Diagnostics diagnostics;
    private final FixedConstants fixed;
    private final Map<Symbol, ConstantValue> known = new HashMap<>();

    Constants(Resolution resolution, Diagnostics diagnostics) {
        this.resolution = resolution;
        this.diagnostics = diagnostics;
        this.fixed = new FixedConstants(this, diagnostics);
    }

    /** Keeps the value of a constant for the expressions after it. */
    void define(Symbol symbol, ConstantValue value) {
        known.put(symbol, value);
    }

    /**
     * Computes a value.
     *
     * @param type behind all typedefs
     * @param typeText the type as messages name it
     */
    ConstantValue evaluate(Expression expression, TypeRef type, String typeText) {
        if (type instanceof BasicType basic) {
            return basic(expression, basic, typeText);
        }
        if (type instanceof TypeRef.StringType string) {
            return string(expression, string, typeText);
        }
        if (type instanceof TypeRef.FixedType wanted) {
            return fixed.evaluate(expression, wanted);
        }
        if (type instanceof TypeRef.NamedType named) {
            return enumerator(expression, named.name(), typeText);
        }
        diagnostics.error(expression.span(), typeText + " is no type for a constant");
        return null;
    }

    /** A length: an integer above zero that an unsigned long holds; 0 after an error. */
    long length(Expression expression, String what, long max) {
        return Math.max(0, within(expression, what, 1, max));
    }

    /** An integer in a range that begins at zero or above; -1 after an error. */
    long within(Expression expression, String what, long min, long max) {
        BigInteger value = integer(expression, BasicType.UNSIGNED_LONG);
        if (value == null) {
            return -1;
        }
        if (value.compareTo(BigInteger.valueOf(min)) < 0
                || value.compareTo(BigInteger.valueOf(max)) > 0) {
            diagnostics.error(
                    expression.span(),
                    what + " is " + value + "; it must be from " + min + " to " + max);
            return -1;
        }
        return value.longValueExact();
    }

    private ConstantValue basic(Expression expression, BasicType type, String typeText) {
        switch (type) {
            case BOOLEAN:
                return bool(expression);
            case CHAR:
            case WCHAR:
                return character(expression, type);
            case FLOAT:
            case DOUBLE:
                return floating(expression, type, typeText);
            default:
                break;
        }
        Ranges.Range range = Ranges.of(type);
        if (range == null) {
            diagnostics.error(expression.span(), typeText + " is no type for a constant");
            return null;
        }
        BigInteger value = integer(expression, type);
        if (value == null) {
            return null;
        }
        if (!range.holds(value)) {
            diagnostics.error(
                    expression.span(),
                    value
                            + " is out of the range of "
                            + typeText
                            + " ("
                            + range.min()
                            + " to "
                            + range.max()
                            + ")");
            return null;
        }
        return new IntegerValue(value);
    }

    private BigInteger integer(Expression expression, BasicType type) {
        BigInteger value = null;
        if (expression instanceof Literal literal) {
            if (literal.kind() != LiteralKind.INTEGER) {
                return mismatch(literal, "an integer");
            }
            value = parse(literal.text());
        } else if (expression instanceof Syntax.Reference reference) {
            ConstantValue constant = reference(reference, "an integer");
            if (constant instanceof IntegerValue found) {
                value = found.value();
            } else if (constant != null) {
                return wrongConstant(reference, constant, "an integer");
            }
        } else if (expression instanceof Syntax.Unary unary) {
            BigInteger operand = integer(unary.operand(), type);
            value = operand == null ? null : unary(unary.operator(), operand, type);
        } else if (expression instanceof Syntax.Binary binary) {
            BigInteger left = integer(binary.left(), type);
            BigInteger right = integer(binary.right(), type);
            value = left == null || right == null ? null : binary(binary, left, right);
        }
        if (value != null && !Ranges.WIDEST.holds(value)) {
            diagnostics.error(expression.span(), value + " does not fit in 64 bits");
            return null;
        }
        return value;
    }

    private static BigInteger parse(String text) {
        if (text.length() > 1 && text.charAt(0) == '0') {
            boolean hex = text.charAt(1) == 'x' || text.charAt(1) == 'X';
            return hex
                    ? new BigInteger(text.substring(2), 16)
                    : new BigInteger(text.substring(1), 8);
        }
        return new BigInteger(text);
    }

    private static BigInteger unary(String operator, BigInteger operand, BasicType type) {
        switch (operator) {
            case "-":
                return operand.negate();
            case "~":
                // In an unsigned type the complement is taken over that type's bits.
                Ranges.Range range = Ranges.of(type);
                boolean masked = range != null && range.unsigned() && range.holds(operand);
                return masked ? range.max().subtract(operand) : operand.not();
            default:
                return operand;
        }
    }

    private BigInteger binary(Syntax.Binary binary, BigInteger left, BigInteger right) {
        switch (binary.operator()) {
            case "|":
                return left.or(right);
            case "^":
                return left.xor(right);
            case "&":
                return left.and(right);
            case "+":
                return left.add(right);
            case "-":
                return left.subtract(right);
            case "*":
                return left.multiply(right);
            case "<<":
            case ">>":
                if (right.signum() < 0 || right.bitLength() > 6) {
                    diagnostics.error(
                            binary.right().span(), "a shift goes over 0 to 63 bits, not " + right);
                    return null;
                }
                int bits = right.intValueExact();
                return binary.operator().equals("<<")
                        ? left.shiftLeft(bits)
                        : left.shiftRight(bits);
            default:
                if (right.signum() == 0) {
                    diagnostics.error(binary.operatorSpan(), "this divides by zero");
                    return null;
                }
                return binary.operator().equals("/") ? left.divide(right) : left.remainder(right);
        }
    }

    private ConstantValue floating(Expression expression, BasicType type, String typeText) {
        Double value = number(expression);
        if (value == null) {
            return null;
        }
        double rounded = type == BasicType.FLOAT ? value.floatValue() : value;
        if (Double.isInfinite(rounded) || Double.isNaN(rounded)) {
            diagnostics.error(expression.span(), value + " is out of the range of " + typeText);
            return null;
        }
        return new FloatingValue(rounded);
    }

    private Double number(Expression expression) {
        if (expression instanceof Literal literal) {
            return number(literal);
        }
        if (expression instanceof Syntax.Reference reference) {
            ConstantValue constant = reference(reference, "a floating-point number");
            if (constant instanceof FloatingValue found) {
                return found.value();
            }
            return constant == null
                    ? null
                    : wrongConstant(reference, constant, "a floating-point number");
        }
        if (expression instanceof Syntax.Unary unary) {
            Double operand = number(unary.operand());
            if (unary.operator().equals("~")) {
                diagnostics.error(expression.span(), "'~' is for integers only");
                return null;
            }
            return operand == null ? null : unary.operator().equals("-") ? -operand : operand;
        }
        if (expression instanceof Syntax.Binary binary) {
            Double left = number(binary.left());
            Double right = number(binary.right());
            return left == null || right == null ? null : floating(binary, left, right);
        }
        return null;
    }

    private Double number(Literal literal) {
        if (literal.kind() == LiteralKind.INTEGER) {
            diagnostics.warning(
                    literal.span(),
                    "an integer in a floating-point constant; strict IDL wants "
                            + parse(literal.text())
                            + ".0");
            return parse(literal.text()).doubleValue();
        }
        return literal.kind() == LiteralKind.FLOATING
                ? Double.valueOf(literal.text())
                : mismatch(literal, "a floating-point number");
    }

    private Double floating(Syntax.Binary binary, double left, double right) {
        switch (binary.operator()) {
            case "+":
                return left + right;
            case "-":
                return left - right;
            case "*":
                return left * right;
            case "/":
                if (right == 0) {
                    diagnostics.error(binary.operatorSpan(), "this divides by zero");
                    return null;
                }
                return left / right;
            default:
                diagnostics.error(
                        binary.operatorSpan(), "'" + binary.operator() + "' is for integers only");
                return null;
        }
    }

    private ConstantValue bool(Expression expression) {
        if (expression instanceof Literal literal) {
            return literal.kind() == LiteralKind.BOOLEAN
                    ? new BooleanValue(literal.text().equals("TRUE"))
                    : mismatch(literal, "TRUE or FALSE");
        }
        ConstantValue value = simple(expression, "TRUE or FALSE", "boolean");
        if (value != null && !(value instanceof BooleanValue)) {
            return wrongConstant((Syntax.Reference) expression, value, "TRUE or FALSE");
        }
        return value;
    }

    private ConstantValue character(Expression expression, BasicType type) {
        boolean wide = type == BasicType.WCHAR;
        String wanted = wide ? "a wide character" : "a character";
        ConstantValue value;
        if (expression instanceof Literal literal) {
            if (literal.kind() == LiteralKind.CHARACTER && wide) {
                diagnostics.warning(literal.span(), "strict IDL wants a wide character: L'...'");
            } else if (literal.kind()
                    != (wide ? LiteralKind.WIDE_CHARACTER : LiteralKind.CHARACTER)) {
                return mismatch(literal, wanted);
            }
            value = new CharValue(literal.text().charAt(0));
        } else {
            value = simple(expression, wanted, type.idlName());
        }
        if (value == null) {
            return null;
        }
        if (!(value instanceof CharValue found)) {
            return wrongConstant((Syntax.Reference) expression, value, wanted);
        }
        if (!wide && found.value() > MAX_LATIN) {
            diagnostics.error(expression.span(), "this character is not in ISO 8859-1; use wchar");
            return null;
        }
        return value;
    }

    private ConstantValue string(Expression expression, TypeRef.StringType type, String typeText) {
        String wanted = type.wide() ? "a wide string" : "a string";
        ConstantValue value;
        if (expression instanceof Literal literal) {
            if (literal.kind() == LiteralKind.STRING && type.wide()) {
                diagnostics.warning(literal.span(), "strict IDL wants a wide string: L\"...\"");
            } else if (literal.kind()
                    != (type.wide() ? LiteralKind.WIDE_STRING : LiteralKind.STRING)) {
                return mismatch(literal, wanted);
            }
            value = new StringValue(literal.text());
        } else {
            value = simple(expression, wanted, typeText);
        }
        if (value == null) {
            return null;
        }
        if (!(value instanceof StringValue found)) {
            return wrongConstant((Syntax.Reference) expression, value, wanted);
        }
        if (!type.wide() && found.value().chars().anyMatch(c -> c > MAX_LATIN)) {
            diagnostics.error(expression.span(), "this string is not in ISO 8859-1; use wstring");
            return null;
        }
        if (type.bound() > 0 && found.value().length() > type.bound()) {
            diagnostics.error(
                    expression.span(),
                    "this string has "
                            + found.value().length()
                            + " characters, and the type "
                            + typeText
                            + " holds "
                            + type.bound());
            return null;
        }
        return value;
    }

    private ConstantValue enumerator(Expression expression, ScopedName type, String typeText) {
        String wanted = "an enumerator of " + typeText;
        if (expression instanceof Literal literal) {
            return mismatch(literal, wanted);
        }
        ConstantValue value = simple(expression, wanted, typeText);
        if (value == null) {
            return null;
        }
        if (value instanceof EnumValue found && found.enumType().equals(type)) {
            return value;
        }
        return wrongConstant((Syntax.Reference) expression, value, wanted);
    }

    /** Of types that have no operators. */
    private ConstantValue simple(Expression expression, String wanted, String typeText) {
        if (expression instanceof Syntax.Reference reference) {
            return reference(reference, wanted);
        }
        if (!(expression instanceof Syntax.MissingExpression)) {
            diagnostics.error(expression.span(), "there are no operators for " + typeText);
        }
        return null;
    }

    /** The value of a constant or enumerator; null after an error. */
    ConstantValue reference(Syntax.Reference reference, String wanted) {
        Symbol symbol = resolution.used(reference.use());
        if (symbol == null || symbol.kind() == Symbol.Kind.MISSING) {
            return null;
        }
        if (symbol.kind() == Symbol.Kind.CONST) {
            return known.get(symbol);
        }
        if (symbol.kind() == Symbol.Kind.ENUMERATOR
                && symbol.declaration() instanceof Syntax.Enum declaration) {
            Symbol type = resolution.declared(declaration.name());
            return new EnumValue(type.scopedName(), symbol.name());
        }
        diagnostics.error(
                reference.span(),
                "expected " + wanted + "; " + symbol.describe() + " is no constant",
                Diagnostics.see(symbol.span(), symbol.describe() + " is declared here"));
        return null;
    }

    /** Reports a literal of the wrong kind; gives null. */
    <T> T mismatch(Literal literal, String wanted) {
        String is = literal.kind().words();
        diagnostics.error(
                literal.span(),
                "expected " + wanted + ", found " + (is.startsWith("i") ? "an " : "a ") + is);
        return null;
    }

    /** Reports a constant of the wrong kind; gives null. */
    <T> T wrongConstant(Syntax.Reference reference, ConstantValue value, String wanted) {
        Span span = reference.span();
        Symbol symbol = resolution.used(reference.use());
        diagnostics.error(
                span,
                "expected " + wanted + "; " + symbol.describe() + " is " + kind(value),
                Diagnostics.see(symbol.span(), symbol.describe() + " is declared here"));
        return null;
    }

    private static String kind(ConstantValue value) {
        if (value instanceof IntegerValue) {
            return "an integer";
        }
        if (value instanceof FloatingValue) {
            return "a floating-point number";
        }
        if (value instanceof BooleanValue) {
            return "a boolean";
        }
        if (value instanceof CharValue) {
            return "a character";
        }
        if (value instanceof StringValue) {
            return "a string";
        }
        if (value instanceof EnumValue found) {
            return "of enum " + found.enumType().simpleName();
        }
        return "a fixed-point number";
    }
}
