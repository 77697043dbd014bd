package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.UnionLabel;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.resolve.Symbol;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rules of unions: discriminators and labels. Source: CORBA 3.4 part 1, 7.11.2.2. Thread: the
 * compilation's.
 */
final class Unions {

    private final Diagnostics diagnostics;
    private final Constants constants;
    private final Types types;

    Unions(Diagnostics diagnostics, Constants constants, Types types) {
        this.diagnostics = diagnostics;
        this.constants = constants;
        this.types = types;
    }

    /** The labels of one union as they are met. */
    final class Labels {
        private final Syntax.Union union;
        private final TypeRef discriminator;
        private final String typeText;
        private final Map<ConstantValue, Span> seen = new HashMap<>();
        private Span defaultAt;
        private boolean broken;

        private Labels(Syntax.Union union, TypeRef discriminator, String typeText) {
            this.union = union;
            this.discriminator = discriminator;
            this.typeText = typeText;
            this.broken = discriminator == null;
        }

        /** The label's value; a stand-in after an error. */
        UnionLabel label(Syntax.Label label) {
            if (label.value() == null) {
                if (defaultAt != null) {
                    diagnostics.error(
                            label.span(),
                            "union " + union.name().text() + " has two default branches",
                            Diagnostics.see(defaultAt, "this is the first"));
                }
                defaultAt = label.span();
                return UnionLabel.DEFAULT;
            }
            ConstantValue value =
                    discriminator == null
                            ? null
                            : constants.evaluate(label.value(), discriminator, typeText);
            if (value == null) {
                broken = true;
                return UnionLabel.DEFAULT;
            }
            Span before = seen.putIfAbsent(value, label.value().span());
            if (before != null) {
                diagnostics.error(
                        label.value().span(),
                        "union " + union.name().text() + " has this label twice",
                        Diagnostics.see(before, "this is the first"));
            }
            return new UnionLabel.Case(value);
        }

        /** After the last label. */
        void close() {
            if (defaultAt != null && !broken && isExhausted()) {
                diagnostics.error(
                        defaultAt,
                        "union "
                                + union.name().text()
                                + " needs no default: every value of "
                                + typeText
                                + " has a label");
            }
        }

        private boolean isExhausted() {
            BigInteger values = valuesOf(union, discriminator);
            return values != null && BigInteger.valueOf(seen.size()).compareTo(values) >= 0;
        }
    }

    /** Starts with the discriminator, which is checked. */
    Labels labels(Syntax.Union union, TypeRef written) {
        TypeRef plain = types.unalias(union.discriminator(), written);
        Symbol symbol = types.symbol(union.discriminator());
        boolean isEnum = symbol != null && symbol.kind() == Symbol.Kind.ENUM;
        boolean allowed =
                isEnum
                        || (plain instanceof BasicType basic
                                && (Ranges.of(basic) != null
                                        || Set.of(
                                                        BasicType.BOOLEAN,
                                                        BasicType.CHAR,
                                                        BasicType.WCHAR)
                                                .contains(basic)));
        if (!allowed) {
            if (plain != Types.WRONG) {
                diagnostics.error(
                        union.discriminator().span(),
                        "a union's discriminator is an integer, char, wchar, boolean, octet or enum type");
            }
            return new Labels(union, null, "");
        }
        String text = isEnum ? "enum " + symbol.name() : ((BasicType) plain).idlName();
        return new Labels(union, plain, text);
    }

    private BigInteger valuesOf(Syntax.Union union, TypeRef discriminator) {
        if (discriminator instanceof BasicType basic) {
            Ranges.Range range = Ranges.of(basic);
            if (range != null) {
                return range.max().subtract(range.min()).add(BigInteger.ONE);
            }
            int values = basic == BasicType.BOOLEAN ? 2 : basic == BasicType.CHAR ? 256 : 65_536;
            return BigInteger.valueOf(values);
        }
        Symbol symbol = types.symbol(union.discriminator());
        if (symbol != null && symbol.declaration() instanceof Syntax.Enum declaration) {
            List<Syntax.Name> names = declaration.enumerators();
            return BigInteger.valueOf(new HashSet<>(names).size());
        }
        return null;
    }
}
