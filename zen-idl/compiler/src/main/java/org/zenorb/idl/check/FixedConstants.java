package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.ConstantValue.FixedValue;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.parse.Syntax.Literal;
import org.zenorb.idl.parse.Syntax.LiteralKind;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Computes fixed-point constants: each step exactly, a quotient to 62 digits, then cut to 31 digits
 * without rounding. Source: CORBA 3.4 part 1, 7.10.2. Thread: the compilation's.
 */
final class FixedConstants {

    /** What a fixed-point type holds at most. */
    private static final int MAX_DIGITS = 31;

    private static final MathContext DOUBLE_PRECISION =
            new MathContext(2 * MAX_DIGITS, RoundingMode.DOWN);

    private final Constants constants;
    private final Diagnostics diagnostics;

    FixedConstants(Constants constants, Diagnostics diagnostics) {
        this.constants = constants;
        this.diagnostics = diagnostics;
    }

    /**
     * The value in a type; null after an error.
     *
     * @param type without digits where the value may have any
     */
    ConstantValue evaluate(Expression expression, TypeRef.FixedType type) {
        BigDecimal value = value(expression);
        if (value == null) {
            return null;
        }
        if (type.digits() == 0) {
            return new FixedValue(value);
        }
        BigDecimal cut = value.setScale(type.scale(), RoundingMode.DOWN);
        if (cut.precision() > type.digits()) {
            diagnostics.error(
                    expression.span(),
                    value.toPlainString()
                            + " is out of the range of fixed<"
                            + type.digits()
                            + ","
                            + type.scale()
                            + ">");
            return null;
        }
        if (cut.compareTo(value) != 0) {
            diagnostics.warning(
                    expression.span(),
                    value.toPlainString()
                            + " is cut to "
                            + cut.toPlainString()
                            + " in fixed<"
                            + type.digits()
                            + ","
                            + type.scale()
                            + ">");
        }
        return new FixedValue(cut);
    }

    private BigDecimal value(Expression expression) {
        if (expression instanceof Literal literal) {
            return literal(literal);
        }
        if (expression instanceof Syntax.Reference reference) {
            String wanted = "a fixed-point number";
            ConstantValue constant = constants.reference(reference, wanted);
            if (constant instanceof FixedValue found) {
                return found.value();
            }
            return constant == null ? null : constants.wrongConstant(reference, constant, wanted);
        }
        if (expression instanceof Syntax.Unary unary) {
            BigDecimal operand = value(unary.operand());
            if (unary.operator().equals("~")) {
                diagnostics.error(expression.span(), "'~' is for integers only");
                return null;
            }
            boolean minus = unary.operator().equals("-");
            return operand == null || !minus ? operand : operand.negate();
        }
        if (expression instanceof Syntax.Binary binary) {
            BigDecimal left = value(binary.left());
            BigDecimal right = value(binary.right());
            return left == null || right == null ? null : binary(binary, left, right);
        }
        return null;
    }

    private BigDecimal literal(Literal literal) {
        if (literal.kind() != LiteralKind.FIXED) {
            return constants.mismatch(literal, "a fixed-point number, as in 1.5d");
        }
        String digits = literal.text().substring(0, literal.text().length() - 1);
        return bounded(new BigDecimal(digits), literal);
    }

    private BigDecimal binary(Syntax.Binary binary, BigDecimal left, BigDecimal right) {
        switch (binary.operator()) {
            case "+":
                return bounded(left.add(right), binary);
            case "-":
                return bounded(left.subtract(right), binary);
            case "*":
                return bounded(left.multiply(right), binary);
            case "/":
                if (right.signum() == 0) {
                    diagnostics.error(binary.operatorSpan(), "this divides by zero");
                    return null;
                }
                return bounded(left.divide(right, DOUBLE_PRECISION), binary);
            default:
                diagnostics.error(
                        binary.operatorSpan(), "'" + binary.operator() + "' is for integers only");
                return null;
        }
    }

    /** Without zeros at the end, with 31 digits at most; what is cut off is not rounded. */
    private BigDecimal bounded(BigDecimal value, Expression of) {
        BigDecimal cut = value.stripTrailingZeros();
        if (cut.scale() < 0) {
            cut = cut.setScale(0);
        }
        int integral = cut.precision() - cut.scale();
        if (integral > MAX_DIGITS) {
            diagnostics.error(
                    of.span(),
                    "this fixed-point number has "
                            + integral
                            + " digits before the point; the most is "
                            + MAX_DIGITS);
            return null;
        }
        int excess = Math.max(cut.precision(), cut.scale()) - MAX_DIGITS;
        return excess <= 0 ? cut : cut.setScale(cut.scale() - excess, RoundingMode.DOWN);
    }
}
