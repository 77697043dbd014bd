package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.parse.Syntax.LiteralKind;
import org.zenorb.idl.parse.Syntax.Takes;

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
        BOOLEAN("TRUE or FALSE", Takes.FLAG, LiteralKind.BOOLEAN),
        NUMBER("an integer", Takes.NUMBER, LiteralKind.INTEGER),
        INTEGER("an integer", Takes.INTEGER, LiteralKind.INTEGER),
        STRING("a string", Takes.TEXT, LiteralKind.STRING),
        WORD("one of its words, not a literal", Takes.WORD),
        ANY("a constant", Takes.ELEMENT, LiteralKind.values());

        private final String words;
        private final Takes takes;
        private final Set<LiteralKind> literals;

        Type(String words, Takes takes, LiteralKind... literals) {
            this.words = words;
            this.takes = takes;
            this.literals = Set.of(literals);
        }

        Takes takes() {
            return takes;
        }

        String words() {
            return words;
        }

        /** Names of constants and computed values are believed. */
        boolean takes(Expression value) {
            return !(value instanceof Syntax.Literal literal) || literals.contains(literal.kind());
        }
    }

    /**
     * @param otherwise its value where none is given; null where one is required
     * @param words those that it can be; none where it is no word
     */
    record Parameter(String name, Type kind, String otherwise, List<String> words) {

        static Parameter required(String name, Type kind, String... words) {
            return new Parameter(name, kind, null, List.of(words));
        }

        static Parameter optional(String name, Type kind, String otherwise, String... words) {
            return new Parameter(name, kind, otherwise, List.of(words));
        }

        boolean required() {
            return otherwise == null;
        }

        Expression otherwise(Span at) {
            LiteralKind literal = kind == Type.BOOLEAN ? LiteralKind.BOOLEAN : LiteralKind.STRING;
            return new Syntax.Literal(literal, otherwise, at);
        }
    }

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
        Parameter flag = Parameter.optional("value", Type.BOOLEAN, "TRUE");
        Parameter number = Parameter.required("value", Type.NUMBER);
        Parameter anything = Parameter.required("value", Type.ANY);
        rule("id", EnumSet.of(Place.MEMBER, Place.DISCRIMINATOR), number);
        rule(
                "autoid",
                withModule(TYPES),
                Parameter.optional("value", Type.WORD, "HASH", "SEQUENTIAL", "HASH"));
        rule("hashid", MEMBERS, Parameter.optional("value", Type.STRING, ""));
        rule("optional", MEMBERS, flag);
        rule("position", EnumSet.of(Place.FLAG, Place.MEMBER), number);
        rule("value", EnumSet.of(Place.ENUMERATOR), Parameter.required("value", Type.INTEGER));
        rule(
                "extensibility",
                TYPES,
                Parameter.required("value", Type.WORD, "FINAL", "APPENDABLE", "MUTABLE"));
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
                Parameter.required("min", Type.ANY),
                Parameter.required("max", Type.ANY));
        rule("min", VALUES, anything);
        rule("max", VALUES, anything);
        rule("unit", VALUES, Parameter.required("value", Type.STRING));
        rule("bit_bound", EnumSet.of(Place.ENUM, Place.BITMASK), number);
        rule("external", MEMBERS, flag);
        rule("nested", TYPES, flag);
        rule("default_nested", EnumSet.of(Place.MODULE), flag);
        rule("topic", TYPES, Parameter.optional("name", Type.STRING, ""), platform());
        rule(
                "verbatim",
                EVERYWHERE,
                Parameter.optional("language", Type.STRING, "*"),
                Parameter.optional(
                        "placement",
                        Type.WORD,
                        "BEFORE_DECLARATION",
                        "BEGIN_FILE",
                        "BEFORE_DECLARATION",
                        "BEGIN_DECLARATION",
                        "END_DECLARATION",
                        "AFTER_DECLARATION",
                        "END_FILE"),
                Parameter.required("text", Type.STRING));
        rule("service", EnumSet.of(Place.INTERFACE), platform());
        rule("oneway", EnumSet.of(Place.OPERATION), flag);
        rule("ami", EnumSet.of(Place.INTERFACE, Place.OPERATION, Place.ATTRIBUTE), flag);
        rule(
                "try_construct",
                KEYS,
                Parameter.optional(
                        "value", Type.WORD, "USE_DEFAULT", "DISCARD", "USE_DEFAULT", "TRIM"));
        rule("non_serialized", MEMBERS, flag);
        rule("ignore_literal_names", EnumSet.of(Place.ENUM), flag);
    }

    private StandardAnnotations() {}

    private static Parameter platform() {
        return Parameter.optional("platform", Type.STRING, "*");
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
