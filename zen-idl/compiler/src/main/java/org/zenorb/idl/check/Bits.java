package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.model.Annotation;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.BitmaskDef;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Symbol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds bitmasks and bitsets and holds their rules. Source: IDL 4.2, 7.4.13.3. Thread: the
 * compilation's.
 */
final class Bits {

    private static final int DEFAULT_BOUND = 32;
    private static final int MAX_BITS = 64;

    private final Headers headers;
    private final Resolution resolution;
    private final Diagnostics diagnostics;
    private final Constants constants;
    private final Types types;
    private final AnnotationValues annotations;
    private final Map<Symbol, Long> widths = new HashMap<>();

    Bits(
            Headers headers,
            Resolution resolution,
            Diagnostics diagnostics,
            Constants constants,
            Types types,
            AnnotationValues annotations) {
        this.annotations = annotations;
        this.headers = headers;
        this.resolution = resolution;
        this.diagnostics = diagnostics;
        this.constants = constants;
        this.types = types;
    }

    BitmaskDef bitmask(Syntax.Bitmask bitmask) {
        long bits = DEFAULT_BOUND;
        if (bitmask.bound() != null) {
            long given = constants.length(bitmask.bound(), "the bound of a bitmask", MAX_BITS);
            bits = given == 0 ? MAX_BITS : given;
        }
        List<BitmaskDef.Flag> flags = new ArrayList<>();
        Map<Long, Span> taken = new HashMap<>();
        long next = 0;
        for (Syntax.Flag each : bitmask.flags()) {
            long position = next;
            Span at = each.name().span();
            if (each.position() != null) {
                position = constants.within(each.position(), "the position of a flag", 0, bits - 1);
                at = each.position().span();
            } else if (position >= bits) {
                diagnostics.error(
                        at,
                        "flag "
                                + each.name().text()
                                + " has no room: bitmask "
                                + bitmask.name().text()
                                + " has "
                                + bits
                                + " bits");
            }
            Span before = position < 0 ? null : taken.putIfAbsent(position, at);
            if (before != null) {
                diagnostics.error(
                        at,
                        "flag "
                                + each.name().text()
                                + " has the position of another flag, "
                                + position,
                        Diagnostics.see(before, "this is the other"));
            }
            next = position + 1;
            flags.add(new BitmaskDef.Flag(headers.of(each.name()), (int) position));
        }
        return new BitmaskDef(headers.of(bitmask.name()), (int) bits, flags);
    }

    BitsetDef bitset(Syntax.Bitset bitset) {
        Symbol base = bitset.base() == null ? null : resolution.used(bitset.base());
        long width = base == null ? 0 : widths.getOrDefault(base, 0L);
        List<BitsetDef.Field> fields = new ArrayList<>();
        for (Syntax.BitField each : bitset.fields()) {
            long bits = constants.length(each.bits(), "the width of a bitfield", MAX_BITS);
            TypeRef type = type(each, (int) bits);
            width += bits * Math.max(1, each.names().size());
            if (each.names().isEmpty()) {
                SourcePosition position = diagnostics.sources().position(each.span());
                fields.add(new BitsetDef.Field("", (int) bits, type, position, "", List.of()));
            }
            for (Syntax.Name name : each.names()) {
                SourcePosition position = diagnostics.sources().position(name.span());
                List<Annotation> annotated = annotations.of(name.annotations(), each.type(), type);
                fields.add(
                        new BitsetDef.Field(
                                name.text(),
                                (int) bits,
                                type,
                                position,
                                name.documentation(),
                                annotated));
            }
        }
        if (width > MAX_BITS) {
            diagnostics.error(
                    bitset.name().span(),
                    "bitset "
                            + bitset.name().text()
                            + " has "
                            + width
                            + " bits; the most is "
                            + MAX_BITS);
        }
        widths.put(resolution.declared(bitset.name()), width);
        return new BitsetDef(
                headers.of(bitset.name()),
                Optional.ofNullable(base).map(Symbol::scopedName),
                fields);
    }

    private TypeRef type(Syntax.BitField field, int bits) {
        if (field.type() == null) {
            return bits == 1 ? BasicType.BOOLEAN : unsigned(bits);
        }
        TypeRef type = types.of(field.type());
        TypeRef plain = types.unalias(field.type(), type);
        int room = plain == BasicType.BOOLEAN ? 1 : 0;
        if (plain instanceof BasicType basic && Ranges.of(basic) != null) {
            room = Ranges.of(basic).max().subtract(Ranges.of(basic).min()).bitLength();
        }
        if (plain == Types.WRONG) {
            return type;
        }
        if (room == 0) {
            diagnostics.error(
                    field.type().span(), "a bitfield's type is boolean, octet or an integer type");
        } else if (bits > room) {
            diagnostics.error(
                    field.type().span(),
                    TypeText.of(field.type()) + " has no room for " + bits + " bits");
        }
        return type;
    }

    /** The smallest unsigned type with room for that many bits. */
    private static BasicType unsigned(int bits) {
        if (bits <= 8) {
            return BasicType.OCTET;
        }
        if (bits <= 16) {
            return BasicType.UNSIGNED_SHORT;
        }
        return bits <= 32 ? BasicType.UNSIGNED_LONG : BasicType.UNSIGNED_LONG_LONG;
    }
}
