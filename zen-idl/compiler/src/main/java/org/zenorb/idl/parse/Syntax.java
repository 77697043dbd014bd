package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Span;

import java.util.List;
import java.util.Set;

/**
 * What a specification says, as it is written. Immutable. Thread: any.
 *
 * <p>Names carry an index, so that later passes can keep what they know about a name in an array.
 */
public sealed interface Syntax {

    /**
     * A whole compilation.
     *
     * @param names how many {@link Name} indices there are
     * @param uses how many {@link Use} indices there are
     * @param skipped words that were passed over after a syntax error: a name among them may well
     *     have been declared
     */
    record Tree(List<Declaration> declarations, int names, int uses, Set<String> skipped)
            implements Syntax {
        public Tree {
            declarations = List.copyOf(declarations);
            skipped = Set.copyOf(skipped);
        }
    }

    /**
     * An identifier where it is declared.
     *
     * @param text without the escaping underscore
     */
    record Name(int index, String text, Span span, Lead lead) implements Syntax {

        public String documentation() {
            return lead.documentation();
        }

        public List<Annotation> annotations() {
            return lead.annotations();
        }
    }

    /** What stands before a declaration: its comment, without marks, and its annotations. */
    record Lead(String documentation, List<Annotation> annotations) {

        public static final Lead NONE = new Lead("", List.of());

        public Lead {
            annotations = List.copyOf(annotations);
        }

        /** The same annotations with a comment that stands nearer, if there is one. */
        Lead documented(String nearer) {
            return nearer.isEmpty() ? this : new Lead(nearer, annotations);
        }

        /** The comment alone. */
        Lead comment() {
            return annotations.isEmpty() ? this : new Lead(documentation, List.of());
        }
    }

    /**
     * An annotation where it is applied.
     *
     * @param name as written, without the {@code @}
     * @param use what it names, with {@code @} before its last part; null for a standard one
     * @param arguments those of a standard one are complete, with its defaults; those of others as
     *     they are given
     */
    record Annotation(String name, Use use, List<Argument> arguments, Span span) implements Syntax {
        public Annotation {
            arguments = List.copyOf(arguments);
        }
    }

    /** What an argument of a standard annotation is. */
    enum Takes {
        FLAG,
        NUMBER,
        /** An integer that may be negative. */
        INTEGER,
        TEXT,
        /** A word of the annotation's own, which is a string literal in the tree. */
        WORD,
        /** Of the type of what is annotated. */
        ELEMENT
    }

    /**
     * An argument of an annotation.
     *
     * @param name empty for the only one
     * @param takes null where the annotation's declaration says it
     */
    record Argument(String name, Takes takes, Expression value, Span span) implements Syntax {}

    /**
     * A scoped name where it is used.
     *
     * @param absolute whether it starts with {@code ::}
     */
    record Use(int index, boolean absolute, List<Part> parts) implements Syntax {
        public Use {
            parts = List.copyOf(parts);
        }

        public Span span() {
            return parts.get(0).span().to(parts.get(parts.size() - 1).span());
        }

        /** As it is written. */
        public String text() {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < parts.size(); i++) {
                out.append(i > 0 || absolute ? "::" : "").append(parts.get(i).text());
            }
            return out.toString();
        }
    }

    /** One identifier of a scoped name. */
    record Part(String text, Span span) {}

    /** What can stand in a specification, a module or an interface. */
    sealed interface Declaration extends Syntax {}

    record Module(Name name, List<Declaration> body) implements Declaration {
        public Module {
            body = List.copyOf(body);
        }
    }

    /** The word before {@code interface} or {@code valuetype}. */
    sealed interface Flavour {
        String words();
    }

    /** The word before {@code interface}. */
    enum InterfaceKind implements Flavour {
        UNCONSTRAINED("unconstrained interface"),
        LOCAL("local interface"),
        ABSTRACT("abstract interface");

        private final String words;

        InterfaceKind(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** The word before {@code valuetype}. */
    enum ValueKind implements Flavour {
        CONCRETE("valuetype"),
        CUSTOM("custom valuetype"),
        ABSTRACT("abstract valuetype");

        private final String words;

        ValueKind(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** What an interface or valuetype stands for. */
    enum Role {
        PLAIN,
        COMPONENT,
        HOME,
        EVENT
    }

    record Interface(
            Name name, InterfaceKind kind, Role role, List<Use> bases, List<Declaration> body)
            implements Declaration {
        public Interface {
            bases = List.copyOf(bases);
            body = List.copyOf(body);
        }
    }

    record ForwardInterface(Name name, InterfaceKind kind) implements Declaration {}

    /**
     * @param truncatable where that word stands, or null
     */
    record Value(
            Name name,
            ValueKind kind,
            Role role,
            Span truncatable,
            List<Use> bases,
            List<Use> supports,
            List<Declaration> body)
            implements Declaration {
        public Value {
            bases = List.copyOf(bases);
            supports = List.copyOf(supports);
            body = List.copyOf(body);
        }
    }

    record ForwardValue(Name name, ValueKind kind) implements Declaration {}

    record ValueBox(Name name, Type type) implements Declaration {}

    /** {@code public} or {@code private} in a value type. */
    record StateMember(boolean isPublic, Type type, List<Declarator> declarators)
            implements Declaration {
        public StateMember {
            declarators = List.copyOf(declarators);
        }
    }

    record Factory(Name name, List<Parameter> parameters, List<Use> raises) implements Declaration {
        public Factory {
            parameters = List.copyOf(parameters);
            raises = List.copyOf(raises);
        }
    }

    record ForwardStruct(Name name) implements Declaration {}

    record ForwardUnion(Name name) implements Declaration {}

    record Const(Name name, Type type, Expression value) implements Declaration {}

    record Typedef(Type type, List<Declarator> declarators) implements Declaration {
        public Typedef {
            declarators = List.copyOf(declarators);
        }
    }

    /**
     * @param base null where there is none
     */
    record Struct(Name name, Use base, List<Member> members) implements Declaration {
        public Struct {
            members = List.copyOf(members);
        }
    }

    record Exception(Name name, List<Member> members) implements Declaration {
        public Exception {
            members = List.copyOf(members);
        }
    }

    record Union(Name name, Type discriminator, List<Annotation> onDiscriminator, List<Case> cases)
            implements Declaration {
        public Union {
            onDiscriminator = List.copyOf(onDiscriminator);
            cases = List.copyOf(cases);
        }
    }

    record Enum(Name name, List<Name> enumerators) implements Declaration {
        public Enum {
            enumerators = List.copyOf(enumerators);
        }
    }

    /**
     * @param bound the parameter of {@code @bit_bound}, or null
     */
    record Bitmask(Name name, Expression bound, List<Flag> flags) implements Declaration {
        public Bitmask {
            flags = List.copyOf(flags);
        }
    }

    /**
     * @param position the parameter of {@code @position}, or null
     */
    record Flag(Name name, Expression position) implements Syntax {}

    /**
     * @param base null where there is none
     */
    record Bitset(Name name, Use base, List<BitField> fields) implements Declaration {
        public Bitset {
            fields = List.copyOf(fields);
        }
    }

    /**
     * @param type null where the number of bits says it
     * @param names none for bits that nothing is said of
     */
    record BitField(Expression bits, Type type, List<Name> names, Span span) implements Syntax {
        public BitField {
            names = List.copyOf(names);
        }
    }

    record Native(Name name) implements Declaration {}

    /**
     * The declaration of an annotation.
     *
     * @param name begins with {@code @}, which keeps it apart from other names
     * @param contents enums, constants and typedefs for its members
     */
    record AnnotationType(Name name, List<AnnotationMember> members, List<Declaration> contents)
            implements Declaration {
        public AnnotationType {
            members = List.copyOf(members);
            contents = List.copyOf(contents);
        }
    }

    /**
     * @param value the default, or null
     */
    record AnnotationMember(Type type, Name name, Expression value) implements Syntax {}

    /**
     * @param result null for void
     */
    record Operation(
            Name name,
            boolean oneway,
            Type result,
            List<Parameter> parameters,
            List<Use> raises,
            List<Literal> contexts,
            Span raisesSpan)
            implements Declaration {
        public Operation {
            parameters = List.copyOf(parameters);
            raises = List.copyOf(raises);
            contexts = List.copyOf(contexts);
        }

        /** What {@code @oneway} makes of it. */
        public Operation asOneway() {
            return new Operation(name, true, result, parameters, raises, contexts, raisesSpan);
        }
    }

    record Attribute(
            boolean readonly, Type type, List<Name> names, List<Use> getRaises, List<Use> setRaises)
            implements Declaration {
        public Attribute {
            names = List.copyOf(names);
            getRaises = List.copyOf(getRaises);
            setRaises = List.copyOf(setRaises);
        }
    }

    /** {@code import}; whatever it names has been read before. */
    record Import(Use target, Span span) implements Declaration {}

    /** What a component, home or event type has to name. */
    enum Expected {
        INTERFACE("an interface"),
        COMPONENT("a component"),
        HOME("a home"),
        EVENT("an event type"),
        KEY("a valuetype that inherits from Components::PrimaryKeyBase");

        private final String words;

        Expected(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /**
     * A name that a component, home or event type uses.
     *
     * @param where for messages: {@code port p provides}
     */
    record Expectation(Use target, Expected expected, String where) implements Declaration {}

    /** {@code #pragma prefix}. */
    record PrefixPragma(String prefix, Span span) implements Declaration {}

    /** {@code #pragma version}. */
    record VersionPragma(Use target, String version, Span span) implements Declaration {}

    /** {@code #pragma ID}, or {@code typeid}. */
    record IdPragma(Use target, String id, Span span) implements Declaration {}

    /** {@code typeprefix}. */
    record TypePrefix(Use target, String prefix, Span span) implements Declaration {}

    /** An included file begins. */
    record FileBegin(Span span) implements Declaration {}

    /** An included file has ended. */
    record FileEnd(Span span) implements Declaration {}

    /** A construct that was reported and left out; its name is known nevertheless. */
    record Missing(Name name) implements Declaration {}

    /** A member of a struct or exception. */
    record Member(Type type, List<Declarator> declarators) implements Syntax {
        public Member {
            declarators = List.copyOf(declarators);
        }
    }

    /** A branch of a union. */
    record Case(List<Label> labels, Type type, Declarator declarator) implements Syntax {
        public Case {
            labels = List.copyOf(labels);
        }
    }

    /**
     * @param value null for {@code default}
     */
    record Label(Expression value, Span span) implements Syntax {}

    /** A name with the dimensions of an array; none where it is no array. */
    record Declarator(Name name, List<Expression> dimensions) implements Syntax {
        public Declarator {
            dimensions = List.copyOf(dimensions);
        }
    }

    /** The direction of a parameter. */
    enum Direction {
        IN,
        OUT,
        INOUT
    }

    record Parameter(Direction direction, Type type, Name name, Span directionSpan)
            implements Syntax {}

    /** A type where it is used. */
    sealed interface Type extends Syntax {
        Span span();
    }

    /** The types that are words of the language. */
    enum Basic {
        VOID,
        BOOLEAN,
        CHAR,
        WCHAR,
        OCTET,
        SHORT,
        UNSIGNED_SHORT,
        LONG,
        UNSIGNED_LONG,
        LONG_LONG,
        UNSIGNED_LONG_LONG,
        FLOAT,
        DOUBLE,
        LONG_DOUBLE,
        ANY,
        OBJECT,
        VALUE_BASE
    }

    record BasicType(Basic basic, Span span) implements Type {}

    /**
     * @param bound null where there is none
     */
    record StringType(boolean wide, Expression bound, Span span) implements Type {}

    /**
     * @param bound null where there is none
     */
    record SequenceType(Type element, Expression bound, Span span) implements Type {}

    /**
     * @param digits null for a constant's {@code fixed} alone, and so is the scale
     */
    record FixedType(Expression digits, Expression scale, Span span) implements Type {}

    /**
     * @param bound null where there is none
     */
    record MapType(Type key, Type value, Expression bound, Span span) implements Type {}

    record NamedType(Use use) implements Type {
        @Override
        public Span span() {
            return use.span();
        }
    }

    /** A struct, union or enum that is defined where it is used. */
    record InlineType(Declaration definition, Span span) implements Type {}

    /** A type that was reported and cannot be used. */
    record MissingType(Span span) implements Type {}

    /** A constant expression. */
    sealed interface Expression extends Syntax {
        Span span();
    }

    /** What a literal is. */
    enum LiteralKind {
        INTEGER("integer"),
        FLOATING("floating-point number"),
        FIXED("fixed-point number"),
        CHARACTER("character"),
        WIDE_CHARACTER("wide character"),
        STRING("string"),
        WIDE_STRING("wide string"),
        BOOLEAN("boolean");

        private final String words;

        LiteralKind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /**
     * @param text numbers as written; characters and strings with their escapes replaced
     */
    record Literal(LiteralKind kind, String text, Span span) implements Expression {}

    record Reference(Use use) implements Expression {
        @Override
        public Span span() {
            return use.span();
        }
    }

    /**
     * @param operator {@code -}, {@code +} or {@code ~}
     */
    record Unary(String operator, Expression operand, Span span) implements Expression {}

    record Binary(String operator, Expression left, Expression right, Span operatorSpan)
            implements Expression {
        @Override
        public Span span() {
            return left.span().to(right.span());
        }
    }

    /** An expression that was reported. */
    record MissingExpression(Span span) implements Expression {}
}
