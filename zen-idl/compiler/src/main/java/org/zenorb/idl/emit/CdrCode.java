package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ArrayTypeName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.ParameterizedTypeName;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypeRef.ArrayType;
import org.zenorb.idl.model.TypeRef.FixedType;
import org.zenorb.idl.model.TypeRef.MapType;
import org.zenorb.idl.model.TypeRef.NamedType;
import org.zenorb.idl.model.TypeRef.SequenceType;
import org.zenorb.idl.model.TypeRef.StringType;
import org.zenorb.idl.model.TypedefDef;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

import javax.lang.model.element.Modifier;

/**
 * Writes the reading and writing of values on portable streams, for one generated class.
 *
 * <p>A value of a named type goes through its helper, a basic type straight to the stream, an
 * anonymous sequence, map, array or bounded string through a private static method that is added to
 * the class. Sequences of basic types use the bulk operations.
 *
 * <p>Guarantee: a length from the wire that is negative (above 2^31-1) or over the bound is MARSHAL
 * before anything is allocated; otherwise the first array has at most as many elements as the
 * stream says it can hold, or {@value StreamLimitCode#FIRST_ROOM}, and {@value
 * StreamLimitCode#FIRST_ROOM_WHEN_DEEP} where elements can hold sequences of their kind; it grows
 * only after its elements were really there. A stream that does not know its {@code available()}
 * thus costs a few copies and nothing else.
 *
 * <p>Source: IDL to Java mapping 1.3, sequences, arrays and strings. Owner: the emitter of the
 * class.
 */
final class CdrCode {

    /** ZEN's minor codes of MARSHAL, as docs/minor-codes.md lists them. */
    private static final String BAD_LENGTH = "0x5A454002";

    private static final String BOUND_EXCEEDED = "0x5A45400A";
    private static final String BAD_ARRAY_LENGTH = "0x5A454016";

    /** And of BAD_PARAM. */
    private static final String STRING_OVER_BOUND = "0x5A45401A";

    private final Target target;
    private final String prefix;
    private final Set<String> methods = new HashSet<>();
    private final List<MethodSpec> pending = new ArrayList<>();

    /**
     * @param prefix before the names of methods that are added, where IDL names could clash
     */
    CdrCode(Target target, String prefix) {
        this.target = target;
        this.prefix = prefix;
    }

    /** Adds the methods that the expressions and statements need, behind those that use them. */
    void addTo(TypeSpec.Builder owner) {
        owner.addMethods(pending);
    }

    /**
     * An expression that reads a value.
     *
     * @param in the stream's variable
     * @param role what the value is there, for the name of a method that may be needed
     */
    CodeBlock read(TypeRef type, String in, String role) {
        TypeRef at = towardsHelper(type);
        if (at instanceof BasicType basic) {
            return readBasic(basic, in);
        } else if (at instanceof FixedType fixed) {
            return CodeBlock.of(
                    "$L.read_fixed((short) $L, (short) $L)", in, fixed.digits(), fixed.scale());
        } else if (at instanceof NamedType named) {
            return CodeBlock.of("$T.read($L)", target.names.helper(named.name()), in);
        } else if (at instanceof StringType string && !isBounded(string)) {
            return CodeBlock.of("$L.read_$L()", in, string.wide() ? "wstring" : "string");
        }
        String method = unique("read", role);
        MethodSpec.Builder reader =
                MethodSpec.methodBuilder(method)
                        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                        .returns(target.types.of(at))
                        .addParameter(Omg.INPUT_STREAM, "in");
        readBody(reader, at, role);
        pending.add(reader.build());
        return CodeBlock.of("$L($L)", method, in);
    }

    /** A statement that writes a value. */
    CodeBlock write(TypeRef type, String out, CodeBlock value, String role) {
        TypeRef at = towardsHelper(type);
        if (at instanceof BasicType basic) {
            return writeBasic(basic, out, value);
        } else if (at instanceof FixedType fixed) {
            return CodeBlock.of(
                    "$L.write_fixed($L,$W(short) $L,$W(short) $L)",
                    out,
                    value,
                    fixed.digits(),
                    fixed.scale());
        } else if (at instanceof NamedType named) {
            return CodeBlock.of("$T.write($L, $L)", target.names.helper(named.name()), out, value);
        } else if (at instanceof StringType string && !isBounded(string)) {
            return CodeBlock.of(
                    "$L.write_$L($L)", out, string.wide() ? "wstring" : "string", value);
        }
        String method = unique("write", role);
        MethodSpec.Builder writer =
                MethodSpec.methodBuilder(method)
                        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                        .addParameter(Omg.OUTPUT_STREAM, "out")
                        .addParameter(target.types.of(at), "value");
        writeBody(writer, at, role);
        pending.add(writer.build());
        return CodeBlock.of("$L($L, $L)", method, out, value);
    }

    private static CodeBlock readBasic(BasicType basic, String in) {
        switch (basic) {
            case VALUE_BASE:
                return CodeBlock.of("$T.read($L)", Omg.VALUE_BASE_HELPER, in);
            case ABSTRACT_BASE:
                return CodeBlock.of(
                        "(($T) $L).read_abstract_interface()", Omg.INPUT_STREAM_2_3, in);
            default:
                return CodeBlock.of("$L.read_$L()", in, JavaTypes.wire(basic));
        }
    }

    private static CodeBlock writeBasic(BasicType basic, String out, CodeBlock value) {
        switch (basic) {
            case VALUE_BASE:
                return CodeBlock.of("$T.write($L, $L)", Omg.VALUE_BASE_HELPER, out, value);
            case ABSTRACT_BASE:
                return CodeBlock.of(
                        "(($T) $L).write_abstract_interface($L)",
                        Omg.OUTPUT_STREAM_2_3,
                        out,
                        value);
            default:
                return CodeBlock.of("$L.write_$L($L)", out, JavaTypes.wire(basic), value);
        }
    }

    /** Statements from {@code in} to {@code return}: the body of a helper's {@code read}. */
    void readBody(MethodSpec.Builder method, TypeRef type, String role) {
        if (type instanceof SequenceType sequence) {
            readSequence(method, sequence, role);
        } else if (type instanceof ArrayType array) {
            readArray(method, array, role);
        } else if (type instanceof MapType map) {
            new MapCode(target, this).read(method, map, role);
        } else if (type instanceof StringType string && isBounded(string)) {
            method.addStatement(
                            "$T value = in.read_$L()",
                            String.class,
                            string.wide() ? "wstring" : "string")
                    .beginControlFlow("if (value.length() > $L)", string.bound())
                    .addStatement(
                            "throw $L",
                            marshal(
                                    "string of more than " + string.bound() + " characters",
                                    BOUND_EXCEEDED))
                    .endControlFlow()
                    .addStatement("return value");
        } else {
            method.addStatement("return $L", read(type, "in", role));
        }
    }

    /** Statements that write {@code value} to {@code out}: the body of a helper's {@code write}. */
    void writeBody(MethodSpec.Builder method, TypeRef type, String role) {
        if (type instanceof SequenceType sequence) {
            writeSequence(method, sequence, role);
        } else if (type instanceof ArrayType array) {
            writeArray(method, array, role);
        } else if (type instanceof MapType map) {
            new MapCode(target, this).write(method, map, role);
        } else if (type instanceof StringType string && isBounded(string)) {
            method.beginControlFlow("if (value.length() > $L)", string.bound())
                    .addStatement(
                            "throw new $T($S,$W$L,$W$T.COMPLETED_NO)",
                            Omg.BAD_PARAM,
                            "string of more than " + string.bound() + " characters",
                            STRING_OVER_BOUND,
                            Omg.COMPLETION_STATUS)
                    .endControlFlow()
                    .addStatement("out.write_$L(value)", string.wide() ? "wstring" : "string");
        } else {
            method.addStatement(write(type, "out", CodeBlock.of("value"), role));
        }
    }

    /** A bound that no Java string can break is none. */
    private static boolean isBounded(StringType string) {
        return isBounded(string.bound());
    }

    private static boolean isBounded(long bound) {
        return bound > 0 && bound < Integer.MAX_VALUE;
    }

    static CodeBlock marshal(String message, String minor) {
        return CodeBlock.of(
                "new $T($S,$W$L,$W$T.COMPLETED_MAYBE)",
                Omg.MARSHAL,
                message,
                minor,
                Omg.COMPLETION_STATUS);
    }

    /**
     * A statement that tells the stream of more or fewer levels of recursive types around what
     * comes next.
     */
    CodeBlock nest(String stream, int levels) {
        String name = limit("nest", StreamLimitCode::nest);
        return CodeBlock.of("$L($L, $L)", name, stream, levels);
    }

    /** The name of the method that says how many elements to make room for. */
    String room() {
        return limit("room", StreamLimitCode::room);
    }

    /** The name of the method that shows the stream a length. */
    String fits() {
        return limit("fits", StreamLimitCode::fits);
    }

    /** The name of a method that is the same in all classes; added on first use. */
    private String limit(String verb, Function<String, MethodSpec> method) {
        String name = prefix + verb;
        if (methods.add(name)) {
            pending.add(method.apply(name));
        }
        return name;
    }

    /**
     * Follows typedefs to what does the work: a basic type, a string without bound, a definition
     * with a helper, or an anonymous type.
     */
    private TypeRef towardsHelper(TypeRef type) {
        TypeRef plain = target.types.plain(type);
        boolean anonymous =
                plain instanceof SequenceType
                        || plain instanceof ArrayType
                        || plain instanceof MapType
                        || plain instanceof FixedType
                        || plain instanceof StringType string && isBounded(string);
        TypedefDef typedef = anonymous ? target.types.lastTypedef(type) : null;
        return typedef == null ? plain : new NamedType(typedef.name());
    }

    /** Statements that read {@code length} and refuse what is over the bound. */
    void readLength(MethodSpec.Builder method, String what, String parts, long bound) {
        boolean bounded = isBounded(bound);
        String most = bounded ? Long.toString(bound) : "2^31-1";
        method.addStatement("int length = in.read_ulong()")
                .beginControlFlow(
                        bounded ? "if (length < 0 || length > $L)" : "if (length < 0)", most)
                .addStatement(
                        "throw $L",
                        marshal(
                                what + " of more than " + most + " " + parts,
                                bounded ? BOUND_EXCEEDED : BAD_LENGTH))
                .endControlFlow();
    }

    /** A statement that refuses to write what is over the bound, if there is one. */
    void checkBound(
            MethodSpec.Builder method, String length, String what, String parts, long bound) {
        if (isBounded(bound)) {
            method.beginControlFlow("if ($L > $L)", length, bound)
                    .addStatement(
                            "throw $L",
                            marshal(what + " of more than " + bound + " " + parts, BOUND_EXCEEDED))
                    .endControlFlow();
        }
    }

    private void readSequence(MethodSpec.Builder method, SequenceType type, String role) {
        long bound = type.bound();
        readLength(method, "sequence", "elements", bound);
        boolean bulk = isBulk(type.element());
        boolean deep = !bulk && target.recursion.isDeep(type.element());
        boolean atOnce =
                bound > 0
                        && bound
                                <= (deep
                                        ? StreamLimitCode.FIRST_ROOM_WHEN_DEEP
                                        : StreamLimitCode.FIRST_ROOM);
        CodeBlock room;
        if (atOnce && bulk) {
            room = CodeBlock.of("length");
        } else {
            room =
                    CodeBlock.of(
                            "$L(in, length, $L)", room(), SmallestSize.of(target, type.element()));
            if (deep && !atOnce) {
                room =
                        CodeBlock.of(
                                "$T.min($L, $L)",
                                Math.class,
                                room,
                                StreamLimitCode.FIRST_ROOM_WHEN_DEEP);
            }
        }
        TypeName element = target.types.of(type.element());
        declareArray(method, ArrayTypeName.of(element), newArray(element, List.of(room)));
        if (bulk) {
            String wire = JavaTypes.wire((BasicType) target.types.plain(type.element()));
            method.addStatement("in.read_$L_array(value, 0, value.length)", wire);
            if (!atOnce) {
                method.beginControlFlow("while (value.length < length)")
                        .addStatement("int filled = value.length")
                        .addStatement(
                                "value = $T.copyOf(value, (int) $T.min(length, 2L * filled))",
                                Arrays.class,
                                Math.class)
                        .addStatement(
                                "in.read_$L_array(value, filled, value.length - filled)", wire)
                        .endControlFlow();
            }
        } else {
            method.beginControlFlow("for (int i = 0; i < length; i++)");
            if (!atOnce) {
                method.beginControlFlow("if (i == value.length)")
                        .addStatement(
                                "value = $T.copyOf(value, (int) $T.min(length, 2L * i))",
                                Arrays.class,
                                Math.class)
                        .endControlFlow();
            }
            method.addStatement("value[i] = $L", read(type.element(), "in", role + "Element"))
                    .endControlFlow();
        }
        method.addStatement("return value");
    }

    private void writeSequence(MethodSpec.Builder method, SequenceType type, String role) {
        checkBound(method, "value.length", "sequence", "elements", type.bound());
        boolean bulk = isBulk(type.element());
        if (!bulk) {
            method.addStatement(
                    "$L(out, value.length, $L)", fits(), SmallestSize.of(target, type.element()));
        }
        method.addStatement("out.write_ulong(value.length)");
        if (bulk) {
            method.addStatement(
                    "out.write_$L_array(value, 0, value.length)",
                    JavaTypes.wire((BasicType) target.types.plain(type.element())));
        } else {
            method.beginControlFlow("for ($T element : value)", target.types.of(type.element()))
                    .addStatement(
                            write(type.element(), "out", CodeBlock.of("element"), role + "Element"))
                    .endControlFlow();
        }
    }

    private void readArray(MethodSpec.Builder method, ArrayType type, String role) {
        TypeName element = target.types.of(type.element());
        List<CodeBlock> sizes =
                type.dimensions().stream().map(size -> CodeBlock.of("$L", size)).toList();
        declareArray(method, target.types.of(type), newArray(element, sizes));
        boolean bulk = isBulk(type.element());
        int loops = sizes.size() - (bulk ? 1 : 0);
        StringBuilder at = new StringBuilder("value");
        for (int level = 0; level < loops; level++) {
            String i = counter(level);
            method.beginControlFlow("for (int $1L = 0; $1L < $2L; $1L++)", i, sizes.get(level));
            at.append('[').append(i).append(']');
        }
        if (bulk) {
            method.addStatement(
                    "in.read_$L_array($L, 0, $L)",
                    JavaTypes.wire((BasicType) target.types.plain(type.element())),
                    at,
                    sizes.get(loops));
        } else {
            method.addStatement("$L = $L", at, read(type.element(), "in", role + "Element"));
        }
        for (int level = 0; level < loops; level++) {
            method.endControlFlow();
        }
        method.addStatement("return value");
    }

    private void writeArray(MethodSpec.Builder method, ArrayType type, String role) {
        boolean bulk = isBulk(type.element());
        int levels = type.dimensions().size();
        TypeName at = target.types.of(type);
        String name = "value";
        int loops = 0;
        for (int level = 0; level < levels; level++) {
            long size = type.dimensions().get(level);
            method.beginControlFlow("if ($L.length != $L)", name, size)
                    .addStatement(
                            "throw $L",
                            marshal("array not of " + size + " elements", BAD_ARRAY_LENGTH))
                    .endControlFlow();
            if (level < levels - 1 || !bulk) {
                at = ((ArrayTypeName) at).componentType();
                String inner =
                        level == levels - 1 ? "element" : "row" + counter(level).substring(1);
                method.beginControlFlow("for ($T $L : $L)", at, inner, name);
                loops++;
                name = inner;
            }
        }
        if (bulk) {
            method.addStatement(
                    "out.write_$L_array($L, 0, $L)",
                    JavaTypes.wire((BasicType) target.types.plain(type.element())),
                    name,
                    type.dimensions().get(levels - 1));
        } else {
            method.addStatement(write(type.element(), "out", CodeBlock.of(name), role + "Element"));
        }
        for (int level = 0; level < loops; level++) {
            method.endControlFlow();
        }
    }

    private static String counter(int level) {
        return level == 0 ? "i" : "i" + (level + 1);
    }

    private boolean isBulk(TypeRef element) {
        return target.types.plain(element) instanceof BasicType basic
                && target.types.of(basic).isPrimitive();
    }

    /** A variable {@code value} for a new array; Java has none of maps but by an unchecked cast. */
    private static void declareArray(MethodSpec.Builder method, TypeName type, CodeBlock made) {
        if (innermost(type) instanceof ParameterizedTypeName) {
            method.addCode("$L\n", Target.suppress("unchecked"))
                    .addStatement("$1T value = ($1T) $2L", type, made);
        } else {
            method.addStatement("$T value = $L", type, made);
        }
    }

    private static TypeName innermost(TypeName type) {
        TypeName at = type;
        while (at instanceof ArrayTypeName array) {
            at = array.componentType();
        }
        return at;
    }

    /** {@code new T[sizes…][]…}, where T itself may be an array. */
    private static CodeBlock newArray(TypeName element, List<CodeBlock> sizes) {
        TypeName base = element;
        StringBuilder open = new StringBuilder();
        while (base instanceof ArrayTypeName array) {
            base = array.componentType();
            open.append("[]");
        }
        CodeBlock.Builder code = CodeBlock.builder().add("new ");
        if (base instanceof ParameterizedTypeName generic) {
            code.add("$T<?, ?>", generic.rawType());
        } else {
            code.add("$T", base);
        }
        for (CodeBlock size : sizes) {
            code.add("[$L]", size);
        }
        return code.add("$L", open).build();
    }

    private String unique(String verb, String role) {
        String base =
                prefix
                        + verb
                        + role.substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                        + role.substring(1);
        String name = base;
        for (int i = 2; !methods.add(name); i++) {
            name = base + i;
        }
        return name;
    }
}
