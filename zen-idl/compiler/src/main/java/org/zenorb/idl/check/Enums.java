package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.model.Annotation;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.parse.Syntax;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds enums and holds the rules of their annotations. Source: CORBA 3.4 part 1, 7.11.2.3; IDL
 * 4.2, 8.3. Thread: the compilation's.
 */
final class Enums {

    private static final int MAX_BITS = 32;

    private final Headers headers;
    private final AnnotationValues annotations;
    private final Diagnostics diagnostics;

    Enums(Headers headers, AnnotationValues annotations, Diagnostics diagnostics) {
        this.headers = headers;
        this.annotations = annotations;
        this.diagnostics = diagnostics;
    }

    EnumDef enumeration(Syntax.Enum enumeration) {
        Header header = headers.of(enumeration.name());
        BigInteger room = BigInteger.ONE.shiftLeft(bits(enumeration, header));
        List<EnumDef.Enumerator> enumerators = new ArrayList<>();
        Map<BigInteger, Span> taken = new HashMap<>();
        BigInteger next = BigInteger.ZERO;
        Span defaultAt = null;
        for (Syntax.Name each : enumeration.enumerators()) {
            List<Annotation> annotated = annotations.of(each.annotations(), null, null);
            EnumDef.Enumerator enumerator =
                    new EnumDef.Enumerator(
                            each.text(),
                            diagnostics.sources().position(each.span()),
                            each.documentation(),
                            annotated);
            enumerators.add(enumerator);
            BigInteger value = enumerator.value().orElse(next);
            next = value.add(BigInteger.ONE);
            value(enumeration, each, value, room, taken);
            if (Annotation.find(annotated, "default_literal").isPresent()) {
                if (defaultAt != null) {
                    diagnostics.error(
                            each.span(),
                            "enum " + enumeration.name().text() + " has two default literals",
                            Diagnostics.see(defaultAt, "this is the first"));
                }
                defaultAt = each.span();
            }
        }
        return new EnumDef(header, enumerators);
    }

    private void value(
            Syntax.Enum enumeration,
            Syntax.Name name,
            BigInteger value,
            BigInteger room,
            Map<BigInteger, Span> taken) {
        Span before = taken.putIfAbsent(value, name.span());
        if (before != null) {
            diagnostics.error(
                    name.span(),
                    "enumerator " + name.text() + " has the value of another, " + value,
                    Diagnostics.see(before, "this is the other"));
        }
        if (value.signum() < 0 || value.compareTo(room) >= 0) {
            diagnostics.error(
                    name.span(),
                    "enumerator "
                            + name.text()
                            + " is "
                            + value
                            + "; enum "
                            + enumeration.name().text()
                            + " holds 0 to "
                            + room.subtract(BigInteger.ONE));
        }
    }

    private int bits(Syntax.Enum enumeration, Header header) {
        BigInteger bits =
                Annotation.find(header.annotations(), "bit_bound")
                        .flatMap(each -> each.value("value"))
                        .map(each -> ((ConstantValue.IntegerValue) each).value())
                        .orElse(BigInteger.valueOf(MAX_BITS));
        if (bits.signum() <= 0 || bits.compareTo(BigInteger.valueOf(MAX_BITS)) > 0) {
            diagnostics.error(
                    enumeration.name().span(),
                    "the bound of an enum is " + bits + "; it must be from 1 to " + MAX_BITS);
            return MAX_BITS;
        }
        return bits.intValueExact();
    }
}
