package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.Type;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Symbol;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes the model's types of the written ones and holds the rules of their use. Thread: the
 * compilation's.
 */
final class Types {

    /** What a type that was reported becomes; the model is thrown away then. */
    static final TypeRef WRONG = BasicType.VOID;

    private static final Map<String, BasicType> BUILT_IN =
            Map.ofEntries(
                    Map.entry("TypeCode", BasicType.TYPE_CODE),
                    Map.entry("AbstractBase", BasicType.ABSTRACT_BASE),
                    Map.entry("Principal", BasicType.PRINCIPAL),
                    Map.entry("int8", BasicType.INT8),
                    Map.entry("uint8", BasicType.UINT8),
                    Map.entry("int16", BasicType.SHORT),
                    Map.entry("uint16", BasicType.UNSIGNED_SHORT),
                    Map.entry("int32", BasicType.LONG),
                    Map.entry("uint32", BasicType.UNSIGNED_LONG),
                    Map.entry("int64", BasicType.LONG_LONG),
                    Map.entry("uint64", BasicType.UNSIGNED_LONG_LONG));

    private static final int MAX_DIGITS = 31;
    private static final long MAX_BOUND = 0xFFFF_FFFFL;
    private static final long MAX_LENGTH = Integer.MAX_VALUE;

    private final Resolution resolution;
    private final Diagnostics diagnostics;
    private final Constants constants;
    private final Set<Symbol> complete = new HashSet<>();
    private final Map<Symbol, TypeRef> typedefs = new HashMap<>();
    private final Map<Symbol, TypeRef> references = new HashMap<>();
    private final Map<Symbol, String> reasonsLocal = new HashMap<>();

    Types(Resolution resolution, Diagnostics diagnostics, Constants constants) {
        this.resolution = resolution;
        this.diagnostics = diagnostics;
        this.constants = constants;
    }

    /** From here on the struct or union can be used everywhere. */
    void complete(Symbol symbol) {
        complete.add(symbol);
        local(symbol);
    }

    /** Keeps what a typedef stands for. */
    void define(Symbol typedef, TypeRef type) {
        typedefs.put(typedef, type);
        local(typedef);
        if (typedef.declaration() instanceof Syntax.Typedef it && incomplete(it.type()) == null) {
            complete.add(typedef);
        }
    }

    /** A type; types defined on the spot must have been taken out before. */
    TypeRef of(Type type) {
        return of(type, false);
    }

    /** A type with the array dimensions of a declarator. */
    TypeRef of(Type type, Syntax.Declarator declarator) {
        TypeRef element = of(type);
        if (declarator.dimensions().isEmpty()) {
            return element;
        }
        List<Long> dimensions = new ArrayList<>();
        for (Syntax.Expression each : declarator.dimensions()) {
            dimensions.add(constants.length(each, "the length of an array", MAX_LENGTH));
        }
        return new TypeRef.ArrayType(element, dimensions);
    }

    private TypeRef of(Type type, boolean element) {
        if (type instanceof Syntax.BasicType basic) {
            return BasicType.valueOf(basic.basic().name());
        }
        if (type instanceof Syntax.StringType string) {
            long bound =
                    string.bound() == null
                            ? 0
                            : constants.length(string.bound(), "a string's bound", MAX_BOUND);
            return new TypeRef.StringType(string.wide(), bound);
        }
        if (type instanceof Syntax.SequenceType sequence) {
            TypeRef of = of(sequence.element(), true);
            long bound =
                    sequence.bound() == null
                            ? 0
                            : constants.length(sequence.bound(), "a sequence's bound", MAX_BOUND);
            return new TypeRef.SequenceType(of, bound);
        }
        if (type instanceof Syntax.MapType map) {
            TypeRef key = of(map.key(), true);
            TypeRef value = of(map.value(), true);
            long bound =
                    map.bound() == null
                            ? 0
                            : constants.length(map.bound(), "a map's bound", MAX_BOUND);
            return new TypeRef.MapType(key, value, bound);
        }
        if (type instanceof Syntax.FixedType fixed) {
            return fixed(fixed);
        }
        if (type instanceof Syntax.InlineType inline) {
            return inline(inline, element);
        }
        return type instanceof Syntax.NamedType named ? named(named, element) : WRONG;
    }

    private TypeRef fixed(Syntax.FixedType type) {
        if (type.digits() == null) {
            diagnostics.error(
                    type.span(),
                    "fixed wants its digits and scale, as in fixed<8,2>; only a constant does"
                            + " without");
            return WRONG;
        }
        long digits = constants.length(type.digits(), "the number of digits of fixed", MAX_DIGITS);
        if (digits == 0) {
            return WRONG;
        }
        long scale = constants.within(type.scale(), "the scale of this fixed", 0, digits);
        return scale < 0 ? WRONG : new TypeRef.FixedType((int) digits, (int) scale);
    }

    /** One object for all uses of a type. */
    private TypeRef reference(Symbol symbol) {
        return references.computeIfAbsent(symbol, each -> new TypeRef.NamedType(each.scopedName()));
    }

    private TypeRef inline(Syntax.InlineType type, boolean element) {
        if (element) {
            diagnostics.error(type.span(), "a type cannot be defined inside a sequence");
            return WRONG;
        }
        Syntax.Name name = nameOf(type.definition());
        if (name == null) {
            diagnostics.error(type.span(), "a type cannot be declared forward here");
            return WRONG;
        }
        Symbol symbol = resolution.declared(name);
        return symbol == null ? WRONG : reference(symbol);
    }

    private static Syntax.Name nameOf(Syntax.Declaration definition) {
        if (definition instanceof Syntax.Struct struct) {
            return struct.name();
        }
        if (definition instanceof Syntax.Union union) {
            return union.name();
        }
        return definition instanceof Syntax.Enum enumeration ? enumeration.name() : null;
    }

    private TypeRef named(Syntax.NamedType type, boolean element) {
        Symbol symbol = resolution.used(type.use());
        if (symbol == null) {
            return WRONG;
        }
        switch (symbol.kind()) {
            case BUILT_IN:
                return BUILT_IN.get(symbol.name());
            case INTERFACE:
            case VALUE:
            case VALUE_BOX:
            case ENUM:
            case BITMASK:
            case BITSET:
            case TYPEDEF:
            case NATIVE:
                return reference(symbol);
            case STRUCT:
            case UNION:
                if (!element && !complete.contains(symbol)) {
                    diagnostics.error(
                            type.span(),
                            symbol.describe()
                                    + " cannot be used before it is completely defined, but as"
                                    + " the element of a sequence",
                            Diagnostics.see(symbol.span(), "it is declared here"));
                }
                return reference(symbol);
            case MISSING:
                return WRONG;
            default:
                diagnostics.error(
                        type.span(),
                        symbol.describe() + " is no type",
                        Diagnostics.see(symbol.span(), symbol.describe() + " is declared here"));
                return WRONG;
        }
    }

    /** The type behind all typedefs. */
    TypeRef unalias(Type written, TypeRef type) {
        if (written instanceof Syntax.NamedType named
                && resolution.used(named.use()) != null
                && resolution.used(named.use()).kind() == Symbol.Kind.TYPEDEF) {
            return typedefs.getOrDefault(resolution.used(named.use()), WRONG);
        }
        return type;
    }

    /** The symbol that the type names, typedefs followed; null for other types. */
    Symbol symbol(Type type) {
        Type at = type;
        while (at instanceof Syntax.NamedType named) {
            Symbol symbol = resolution.used(named.use());
            if (symbol == null || !(symbol.declaration() instanceof Syntax.Typedef typedef)) {
                return symbol;
            }
            at = typedef.type();
        }
        if (at instanceof Syntax.InlineType inline && nameOf(inline.definition()) != null) {
            return resolution.declared(nameOf(inline.definition()));
        }
        return null;
    }

    /** Whether the type can stand where it needs a name; else that is reported. */
    boolean requireNamed(Type type, String where) {
        if (type instanceof Syntax.SequenceType) {
            diagnostics.error(
                    type.span(), "a sequence needs a name to be used " + where + ": use a typedef");
        } else if (type instanceof Syntax.MapType) {
            diagnostics.error(
                    type.span(), "a map needs a name to be used " + where + ": use a typedef");
        } else if (type instanceof Syntax.FixedType) {
            diagnostics.error(
                    type.span(), "fixed needs a name to be used " + where + ": use a typedef");
        } else if (type instanceof Syntax.InlineType) {
            diagnostics.error(type.span(), "a type cannot be defined " + where);
        } else {
            return true;
        }
        return false;
    }

    /**
     * The struct or union that a sequence is of while that is still being defined; null where there
     * is none.
     */
    Symbol incomplete(Type type) {
        Type at = type;
        boolean inSequence = false;
        while (true) {
            if (at instanceof Syntax.SequenceType sequence) {
                inSequence = true;
                at = sequence.element();
                continue;
            }
            if (at instanceof Syntax.MapType map) {
                inSequence = true;
                at = map.value();
                continue;
            }
            Symbol symbol =
                    at instanceof Syntax.NamedType named ? resolution.used(named.use()) : null;
            if (symbol == null || complete.contains(symbol)) {
                return null;
            }
            if (symbol.declaration() instanceof Syntax.Typedef typedef
                    && symbol.kind() == Symbol.Kind.TYPEDEF) {
                at = typedef.type();
                continue;
            }
            boolean open =
                    symbol.kind() == Symbol.Kind.STRUCT || symbol.kind() == Symbol.Kind.UNION;
            return open && inSequence ? symbol : null;
        }
    }

    /**
     * A sequence of something that is not yet defined may stand in that definition alone, says the
     * standard. Much IDL has types that hold each other nevertheless, and Java can express them.
     *
     * @param around the structs and unions being defined
     */
    void warnOfIncomplete(Type type, Collection<Symbol> around) {
        Symbol open = incomplete(type);
        if (open != null && !around.contains(open)) {
            diagnostics.warning(
                    type.span(),
                    "strict IDL has no sequence of "
                            + open.describe()
                            + " here, before "
                            + open.name()
                            + " is completely defined",
                    Diagnostics.see(open.span(), "it is declared here"));
        }
    }

    /** Only local interfaces may mention what cannot be sent. */
    void requireRemote(Type type, String where) {
        String reason = local(type);
        if (reason != null) {
            diagnostics.error(type.span(), reason + " cannot be used " + where);
        }
    }

    /** Why values of the type cannot leave the process; null where they can. */
    String local(Type type) {
        if (type instanceof Syntax.SequenceType sequence) {
            return local(sequence.element());
        }
        if (type instanceof Syntax.MapType map) {
            return local(map.key()) == null ? local(map.value()) : local(map.key());
        }
        if (type instanceof Syntax.InlineType inline && nameOf(inline.definition()) != null) {
            Symbol symbol = resolution.declared(nameOf(inline.definition()));
            return symbol == null ? null : local(symbol);
        }
        if (type instanceof Syntax.NamedType named && resolution.used(named.use()) != null) {
            return local(resolution.used(named.use()));
        }
        return null;
    }

    /**
     * Asked for each type as soon as it is defined, so that a long chain of types is never walked
     * at once.
     */
    private String local(Symbol symbol) {
        if (reasonsLocal.containsKey(symbol)) {
            return reasonsLocal.get(symbol);
        }
        if (symbol.kind() == Symbol.Kind.INTERFACE) {
            boolean local = symbol.interfaceKind() == Syntax.InterfaceKind.LOCAL;
            return local ? "local interface " + symbol.name() : null;
        }
        if (symbol.kind() == Symbol.Kind.NATIVE) {
            return symbol.describe();
        }
        // Recursion comes back to a type that is being looked at: nothing new there.
        reasonsLocal.put(symbol, null);
        String reason = null;
        Syntax declaration = symbol.declaration();
        if (declaration instanceof Syntax.Typedef typedef) {
            reason = local(typedef.type());
        } else if (declaration instanceof Syntax.Struct struct) {
            reason = localMember(struct.members());
        } else if (declaration instanceof Syntax.Union union) {
            for (Syntax.Case each : union.cases()) {
                reason = reason == null ? local(each.type()) : reason;
            }
        }
        if (reason != null && symbol.kind() != Symbol.Kind.TYPEDEF) {
            reason = symbol.describe() + ", which holds " + reason + ",";
        }
        reasonsLocal.put(symbol, reason);
        return reason;
    }

    /** The same for the members of a struct or exception. */
    String localMember(List<Syntax.Member> members) {
        for (Syntax.Member each : members) {
            String reason = local(each.type());
            if (reason != null) {
                return reason;
            }
        }
        return null;
    }
}
