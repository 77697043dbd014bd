package org.zenorb.idl.parse;

import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.parse.Syntax.LiteralKind;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The annotations that IDL 4 itself has, and those of DDS-XTypes that its files are full of: where
 * they can stand and what they take. Source: IDL 4.2, 8.3; DDS-XTypes 1.3, 7.3.1.2. Thread: any.
 */
final class StandardAnnotations {

    /** What an annotation can stand at. */
    enum Place {
        MODULE("a module"),
        INTERFACE("an interface"),
        VALUE("a valuetype"),
        STRUCT("a struct"),
        UNION("a union"),
        EXCEPTION("an exception"),
        ENUM("an enum"),
        BITMASK("a bitmask"),
        BITSET("a bitset"),
        TYPEDEF("a typedef"),
        CONST("a constant"),
        MEMBER("a member"),
        DISCRIMINATOR("a discriminator"),
        ENUMERATOR("an enumerator"),
        FLAG("a flag of a bitmask"),
        OPERATION("an operation"),
        ATTRIBUTE("an attribute"),
        PARAMETER("a parameter");

        private final String words;

        Place(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /** What a parameter takes. */
    enum Type {
        BOOLEAN("TRUE or FALSE", LiteralKind.BOOLEAN),
        INTEGER("an integer", LiteralKind.INTEGER),
        STRING("a string", LiteralKind.STRING),
        WORD("one of its words, not a literal"),
        ANY("a constant", LiteralKind.values());

        private final String words;
        private final Set<LiteralKind> literals;

        Type(String words, LiteralKind... literals) {
            this.words = words;
            this.literals = Set.of(literals);
        }

        String words() {
            return words;
        }

        /** Names of constants and computed values are believed. */
        boolean takes(Expression value) {
            return !(value instanceof Syntax.Literal literal) || literals.contains(literal.kind());
        }
    }

    record Parameter(String name, Type kind, boolean required) {}

    record Rule(Set<Place> places, List<Parameter> parameters) {}

    static final Map<String, Rule> RULES = new HashMap<>();

    private static final Set<Place> EVERYWHERE = EnumSet.allOf(Place.class);
    private static final Set<Place> MEMBERS = EnumSet.of(Place.MEMBER);
    private static final Set<Place> KEYS = EnumSet.of(Place.MEMBER, Place.DISCRIMINATOR);
    private static final Set<Place> VALUES =
            EnumSet.of(Place.MEMBER, Place.TYPEDEF, Place.PARAMETER, Place.ATTRIBUTE);
    private static final Set<Place> TYPES =
            EnumSet.of(
                    Place.STRUCT,
                    Place.UNION,
                    Place.ENUM,
                    Place.BITMASK,
                    Place.BITSET,
                    Place.EXCEPTION,
                    Place.TYPEDEF,
                    Place.VALUE);

    static {
        Parameter flag = new Parameter("value", Type.BOOLEAN, false);
        Parameter number = new Parameter("value", Type.INTEGER, true);
        Parameter anything = new Parameter("value", Type.ANY, true);
        Parameter word = new Parameter("value", Type.WORD, true);
        Parameter optionalWord = new Parameter("value", Type.WORD, false);
        rule("id", EnumSet.of(Place.MEMBER, Place.DISCRIMINATOR), number);
        rule("autoid", withModule(TYPES), optionalWord);
        rule("hashid", MEMBERS, new Parameter("value", Type.STRING, false));
        rule("optional", MEMBERS, flag);
        rule("position", EnumSet.of(Place.FLAG, Place.MEMBER), number);
        rule("value", EnumSet.of(Place.ENUMERATOR), anything);
        rule("extensibility", TYPES, word);
        rule("final", TYPES);
        rule("appendable", TYPES);
        rule("mutable", TYPES);
        rule("key", KEYS, flag);
        rule("must_understand", KEYS, flag);
        rule("default_literal", EnumSet.of(Place.ENUMERATOR));
        rule("default", VALUES, anything);
        rule(
                "range",
                VALUES,
                new Parameter("min", Type.ANY, true),
                new Parameter("max", Type.ANY, true));
        rule("min", VALUES, anything);
        rule("max", VALUES, anything);
        rule("unit", VALUES, new Parameter("value", Type.STRING, true));
        rule("bit_bound", EnumSet.of(Place.ENUM, Place.BITMASK), number);
        rule("external", MEMBERS, flag);
        rule("nested", TYPES, flag);
        rule("default_nested", EnumSet.of(Place.MODULE), flag);
        rule("topic", TYPES, new Parameter("name", Type.STRING, false), platform());
        rule(
                "verbatim",
                EVERYWHERE,
                new Parameter("language", Type.STRING, false),
                new Parameter("placement", Type.ANY, false),
                new Parameter("text", Type.STRING, true));
        rule("service", EnumSet.of(Place.INTERFACE), platform());
        rule("oneway", EnumSet.of(Place.OPERATION), flag);
        rule("ami", EnumSet.of(Place.INTERFACE, Place.OPERATION, Place.ATTRIBUTE), flag);
        rule("try_construct", KEYS, optionalWord);
        rule("non_serialized", MEMBERS, flag);
        rule("ignore_literal_names", EnumSet.of(Place.ENUM), flag);
    }

    private StandardAnnotations() {}

    private static Parameter platform() {
        return new Parameter("platform", Type.STRING, false);
    }

    private static Set<Place> withModule(Set<Place> places) {
        Set<Place> more = EnumSet.copyOf(places);
        more.add(Place.MODULE);
        return more;
    }

    private static void rule(String name, Set<Place> places, Parameter... parameters) {
        RULES.put(name, new Rule(places, Arrays.asList(parameters)));
    }
}
