package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.model.Annotation;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.parse.Syntax;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** What {@code @range}, {@code @min}, {@code @max} and {@code @default} say of each other. */
final class ValueRanges {

    private ValueRanges() {}

    /** An annotation by itself. */
    static void check(Syntax.Annotation written, Annotation annotation, Diagnostics diagnostics) {
        if (annotation.name().equals("range")
                && isAbove(annotation.value("min"), annotation.value("max"))) {
            diagnostics.error(written.span(), "the min of @range is above its max");
        }
    }

    /** All annotations of one element. */
    static void checkDefault(
            List<Syntax.Annotation> written,
            List<Annotation> annotations,
            Diagnostics diagnostics) {
        Optional<ConstantValue> value = value(annotations, "default", "value");
        if (value.isEmpty()) {
            return;
        }
        boolean wrong =
                isAbove(value(annotations, "range", "min"), value)
                        || isAbove(value(annotations, "min", "value"), value)
                        || isAbove(value, value(annotations, "range", "max"))
                        || isAbove(value, value(annotations, "max", "value"));
        for (Syntax.Annotation each : written) {
            if (wrong && each.use() == null && each.name().equals("default")) {
                diagnostics.error(
                        each.span(), "the value of @default is out of the range given here");
            }
        }
    }

    private static Optional<ConstantValue> value(
            List<Annotation> annotations, String name, String parameter) {
        return Annotation.find(annotations, name).flatMap(each -> each.value(parameter));
    }

    private static boolean isAbove(Optional<ConstantValue> one, Optional<ConstantValue> other) {
        BigDecimal first = one.map(ValueRanges::number).orElse(null);
        BigDecimal second = other.map(ValueRanges::number).orElse(null);
        return first != null && second != null && first.compareTo(second) > 0;
    }

    /** Null for what has no order. */
    private static BigDecimal number(ConstantValue value) {
        if (value instanceof ConstantValue.IntegerValue integer) {
            return new BigDecimal(integer.value());
        } else if (value instanceof ConstantValue.FloatingValue floating) {
            return BigDecimal.valueOf(floating.value());
        } else if (value instanceof ConstantValue.FixedValue fixed) {
            return fixed.value();
        } else if (value instanceof ConstantValue.CharValue character) {
            return BigDecimal.valueOf(character.value());
        }
        return null;
    }
}
