package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.Definition;

import javax.lang.model.element.Modifier;

/**
 * The parts that all helpers have in common. Source: IDL to Java mapping 1.3, helpers. Owner: the
 * emitter of the helper.
 */
final class HelperClass {

    private HelperClass() {}

    static TypeSpec.Builder open(ClassName name, Definition definition) {
        return TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                .addJavadoc(
                        "Reads, writes and describes {@code $L}.\n",
                        definition.name().toString().substring(2))
                .addField(typeField())
                .addMethod(Target.emptyConstructor());
    }

    /** Where {@link #addType} keeps the type code. */
    static FieldSpec typeField() {
        return FieldSpec.builder(
                        Omg.TYPE_CODE, "type", Modifier.PRIVATE, Modifier.STATIC, Modifier.VOLATILE)
                .build();
    }

    /** {@code insert} and {@code extract} by way of the any's streams. */
    static void addAny(TypeSpec.Builder helper, TypeName type) {
        helper.addMethod(
                method("insert", TypeName.VOID)
                        .addParameter(Omg.ANY, "any")
                        .addParameter(type, "value")
                        .addStatement("$T out = any.create_output_stream()", Omg.OUTPUT_STREAM)
                        .addStatement("any.type(type())")
                        .addStatement("write(out, value)")
                        .addStatement("any.read_value(out.create_input_stream(), type())")
                        .build());
        helper.addMethod(
                method("extract", type)
                        .addParameter(Omg.ANY, "any")
                        .beginControlFlow("if (!any.type().equivalent(type()))")
                        .addStatement(
                                "throw new $T($S,$W0,$W$T.COMPLETED_NO)",
                                Omg.BAD_OPERATION,
                                "the any holds a value of another type",
                                Omg.COMPLETION_STATUS)
                        .endControlFlow()
                        .addStatement("return read(any.create_input_stream())")
                        .build());
    }

    /** {@code type}, computed once (or a few times by threads that race, with equal results). */
    static void addType(TypeSpec.Builder helper, Target target, Definition definition) {
        TypeCodeCode typeCode = new TypeCodeCode(target, definition);
        helper.addMethod(
                method("type", Omg.TYPE_CODE)
                        .addStatement("$T known = type", Omg.TYPE_CODE)
                        .beginControlFlow("if (known == null)")
                        .addStatement("$1T orb = $1T.init()", Omg.ORB)
                        .addStatement("known = $L", typeCode.ofRoot())
                        .addStatement("type = known")
                        .endControlFlow()
                        .addStatement("return known")
                        .build());
        typeCode.addTo(helper);
    }

    static void addId(TypeSpec.Builder helper, Definition definition) {
        helper.addMethod(
                method("id", ClassName.get(String.class))
                        .addStatement("return $S", definition.repositoryId())
                        .build());
    }

    static MethodSpec.Builder read(TypeName type) {
        return method("read", type).addParameter(Omg.INPUT_STREAM, "in");
    }

    static MethodSpec.Builder write(TypeName type) {
        return method("write", TypeName.VOID)
                .addParameter(Omg.OUTPUT_STREAM, "out")
                .addParameter(type, "value");
    }

    static MethodSpec.Builder method(String name, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(result);
    }
}
