package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.model.Annotation;
import org.zenorb.idl.model.AnnotationDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.Argument;
import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Symbol;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Computes the arguments of annotations. Source: IDL 4.2, 7.4.15 and 8.3. Thread: the
 * compilation's.
 */
final class AnnotationValues {

    private static final TypeRef.StringType TEXT = new TypeRef.StringType(false, 0);

    private static final Set<BasicType> SIMPLE =
            EnumSet.of(
                    BasicType.BOOLEAN,
                    BasicType.CHAR,
                    BasicType.WCHAR,
                    BasicType.FLOAT,
                    BasicType.DOUBLE);

    private final Resolution resolution;
    private final Diagnostics diagnostics;
    private final Constants constants;
    private final Types types;
    private final Map<Symbol, Declared> declared = new HashMap<>();

    /** The members of a declared annotation, in order. */
    private record Declared(Map<String, AnnotationDef.Member> members, List<Syntax.Type> written) {}

    AnnotationValues(
            Resolution resolution, Diagnostics diagnostics, Constants constants, Types types) {
        this.resolution = resolution;
        this.diagnostics = diagnostics;
        this.constants = constants;
        this.types = types;
    }

    /**
     * The annotations of something, without unknown ones and those whose error was reported.
     *
     * @param written the type of what is annotated, as written; null where it has none
     * @param type the same type, with dimensions; null where it has none
     */
    List<Annotation> of(List<Syntax.Annotation> annotations, Syntax.Type written, TypeRef type) {
        if (annotations.isEmpty()) {
            return List.of();
        }
        List<Annotation> found = new ArrayList<>(annotations.size());
        for (Syntax.Annotation each : annotations) {
            if (each.use() == null) {
                Annotation standard = standard(each, written, type);
                ValueRanges.check(each, standard, diagnostics);
                found.add(standard);
            } else if (resolution.used(each.use()) != null) {
                found.add(user(each, resolution.used(each.use())));
            }
        }
        ValueRanges.checkDefault(annotations, found, diagnostics);
        return found;
    }

    private Annotation standard(Syntax.Annotation annotation, Syntax.Type written, TypeRef type) {
        List<Annotation.Argument> arguments = new ArrayList<>(annotation.arguments().size());
        for (Argument each : annotation.arguments()) {
            ConstantValue value =
                    switch (each.takes()) {
                        case FLAG -> constants.evaluate(each.value(), BasicType.BOOLEAN, "boolean");
                        case NUMBER -> typed(each.value(), BasicType.UNSIGNED_LONG);
                        case INTEGER -> typed(each.value(), BasicType.LONG_LONG);
                        case TEXT, WORD -> constants.evaluate(each.value(), TEXT, "string");
                        case ELEMENT -> element(annotation, each.value(), written, type);
                    };
            if (value != null) {
                arguments.add(new Annotation.Argument(each.name(), value));
            }
        }
        return new Annotation(annotation.name(), arguments);
    }

    private ConstantValue typed(Expression value, BasicType type) {
        return constants.evaluate(value, type, type.idlName());
    }

    /** A value of what is annotated. */
    private ConstantValue element(
            Syntax.Annotation annotation, Expression value, Syntax.Type written, TypeRef type) {
        if (type == null) {
            diagnostics.error(
                    annotation.span(), "@" + annotation.name() + " wants something with a type");
            return null;
        }
        boolean array = type instanceof TypeRef.ArrayType;
        TypeRef plain = array || written == null ? type : types.unalias(written, type);
        Symbol symbol = written == null || array ? null : types.symbol(written);
        if (symbol != null && symbol.kind() == Symbol.Kind.BITMASK) {
            plain = BasicType.UNSIGNED_LONG_LONG;
        } else if (plain == Types.WRONG) {
            return null;
        } else if (!isConstant(plain, symbol)) {
            diagnostics.error(
                    annotation.span(),
                    "@"
                            + annotation.name()
                            + " is for types that constants can have, and "
                            + (array ? "an array" : TypeText.of(written))
                            + " is none");
            return null;
        }
        String text =
                written != null
                        ? TypeText.of(written)
                        : plain instanceof BasicType basic ? basic.idlName() : "the type";
        return constants.evaluate(value, plain, text);
    }

    private static boolean isConstant(TypeRef plain, Symbol symbol) {
        if (plain instanceof BasicType basic) {
            return Ranges.of(basic) != null || SIMPLE.contains(basic);
        }
        if (plain instanceof TypeRef.NamedType) {
            return symbol != null && symbol.kind() == Symbol.Kind.ENUM;
        }
        return plain instanceof TypeRef.StringType || plain instanceof TypeRef.FixedType;
    }

    private Annotation user(Syntax.Annotation annotation, Symbol symbol) {
        Declared type = declared.get(symbol);
        Map<String, ConstantValue> values = new LinkedHashMap<>();
        if (type == null) {
            // an error in the declaration, or a use inside of it
            return new Annotation(symbol.scopedName().toString(), List.of());
        }
        List<String> names = List.copyOf(type.members().keySet());
        for (AnnotationDef.Member each : type.members().values()) {
            each.defaultValue().ifPresent(value -> values.put(each.name(), value));
        }
        List<String> given = new ArrayList<>();
        for (Argument each : annotation.arguments()) {
            boolean only =
                    each.name().isEmpty()
                            && names.size() == 1
                            && annotation.arguments().size() == 1;
            String name = only ? names.get(0) : each.name();
            int index = names.indexOf(name);
            if (index < 0) {
                reportParameter(annotation, each, names);
            } else if (given.contains(name)) {
                diagnostics.error(
                        each.span(), "@" + annotation.name() + " gets its " + name + " twice");
            } else {
                ConstantValue value =
                        value(
                                each.value(),
                                type.written().get(index),
                                type.members().get(name).type());
                if (value != null) {
                    values.put(name, value);
                }
            }
            given.add(name);
        }
        List<Annotation.Argument> arguments = new ArrayList<>();
        for (String name : names) {
            if (values.containsKey(name)) {
                arguments.add(new Annotation.Argument(name, values.get(name)));
            } else if (!given.contains(name) && names.containsAll(given)) {
                diagnostics.error(
                        annotation.span(), "@" + annotation.name() + " wants its " + name);
            }
        }
        return new Annotation(symbol.scopedName().toString(), arguments);
    }

    private void reportParameter(Syntax.Annotation annotation, Argument given, List<String> known) {
        String at = "@" + annotation.name();
        diagnostics.error(
                given.span(),
                known.isEmpty()
                        ? at + " has no parameters"
                        : given.name().isEmpty()
                                ? at + " wants its parameters by name: " + String.join(", ", known)
                                : at
                                        + " has no parameter "
                                        + given.name()
                                        + ", but "
                                        + String.join(", ", known));
    }

    /** One member of a declared annotation; to be called in order, before the annotation's uses. */
    AnnotationDef.Member member(Syntax.AnnotationMember written) {
        Syntax.Type type = written.type();
        TypeRef of = types.of(type);
        TypeRef plain = types.unalias(type, of);
        if (plain != Types.WRONG
                && plain != BasicType.ANY
                && !isConstant(plain, types.symbol(type))) {
            diagnostics.error(
                    type.span(),
                    TypeText.of(type) + " is no type for a parameter of an annotation");
        }
        ConstantValue value = written.value() == null ? null : value(written.value(), type, of);
        AnnotationDef.Member member =
                new AnnotationDef.Member(
                        written.name().text(),
                        of,
                        Optional.ofNullable(value),
                        diagnostics.sources().position(written.name().span()),
                        written.name().documentation());
        Symbol annotation = resolution.declared(written.name()).container();
        Declared known =
                declared.computeIfAbsent(
                        annotation, any -> new Declared(new LinkedHashMap<>(), new ArrayList<>()));
        if (known.members().putIfAbsent(member.name(), member) == null) {
            known.written().add(type);
        }
        return member;
    }

    /** Knows an annotation, which may have no members. */
    void declare(Syntax.AnnotationType annotation) {
        declared.computeIfAbsent(
                resolution.declared(annotation.name()),
                any -> new Declared(new LinkedHashMap<>(), new ArrayList<>()));
    }

    private ConstantValue value(Expression value, Syntax.Type written, TypeRef type) {
        TypeRef plain = types.unalias(written, type);
        if (plain == Types.WRONG) {
            return null;
        }
        return plain == BasicType.ANY
                ? anyValue(value)
                : constants.evaluate(value, plain, TypeText.of(written));
    }

    /** A value of the type that its first literal or constant has. */
    private ConstantValue anyValue(Expression value) {
        Expression leaf = value;
        while (!(leaf instanceof Syntax.Literal || leaf instanceof Syntax.Reference)) {
            if (leaf instanceof Syntax.Unary unary) {
                leaf = unary.operand();
            } else if (leaf instanceof Syntax.Binary binary) {
                leaf = binary.left();
            } else {
                return null;
            }
        }
        if (leaf instanceof Syntax.Reference reference) {
            ConstantValue first = constants.reference(reference, "a constant");
            return first == null || leaf == value ? first : ofKind(value, first);
        }
        return switch (((Syntax.Literal) leaf).kind()) {
            case INTEGER -> typed(value, BasicType.LONG_LONG);
            case FLOATING -> typed(value, BasicType.DOUBLE);
            case FIXED -> constants.evaluate(value, new TypeRef.FixedType(0, 0), "fixed");
            case CHARACTER -> typed(value, BasicType.CHAR);
            case WIDE_CHARACTER -> typed(value, BasicType.WCHAR);
            case STRING -> constants.evaluate(value, TEXT, "string");
            case WIDE_STRING ->
                    constants.evaluate(value, new TypeRef.StringType(true, 0), "wstring");
            case BOOLEAN -> typed(value, BasicType.BOOLEAN);
        };
    }

    private ConstantValue ofKind(Expression value, ConstantValue like) {
        if (like instanceof ConstantValue.IntegerValue) {
            return typed(value, BasicType.LONG_LONG);
        } else if (like instanceof ConstantValue.FloatingValue) {
            return typed(value, BasicType.DOUBLE);
        } else if (like instanceof ConstantValue.FixedValue) {
            return constants.evaluate(value, new TypeRef.FixedType(0, 0), "fixed");
        }
        diagnostics.error(value.span(), "there are no operators for this constant");
        return null;
    }
}
