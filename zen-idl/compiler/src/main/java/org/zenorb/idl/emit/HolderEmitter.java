package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.NativeDef;

import javax.lang.model.element.Modifier;

/** Writes holders. Source: IDL to Java mapping 1.3, "Holder Classes". Owner: one run. */
final class HolderEmitter {

    private final Target target;

    HolderEmitter(Target target) {
        this.target = target;
    }

    /** The holder of a definition whose values are of that Java type. */
    GeneratedFile emit(Definition definition, TypeName value) {
        ClassName name = target.names.holder(definition.name());
        ClassName helper = target.names.helper(definition.name());
        boolean opaque = definition instanceof NativeDef;
        TypeSpec.Builder holder =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                        .addSuperinterface(Omg.STREAMABLE)
                        .addJavadoc(
                                "Carries a {@code $L} out of an operation.\n",
                                definition.name().toString().substring(2))
                        .addField(FieldSpec.builder(value, "value", Modifier.PUBLIC).build())
                        .addMethod(Target.emptyConstructor())
                        .addMethod(
                                MethodSpec.constructorBuilder()
                                        .addModifiers(Modifier.PUBLIC)
                                        .addParameter(value, "initial")
                                        .addStatement("value = initial")
                                        .build());
        holder.addMethod(
                method("_read", TypeName.VOID)
                        .addParameter(Omg.INPUT_STREAM, "in")
                        .addStatement(
                                opaque ? opaque() : CodeBlock.of("value = $T.read(in)", helper))
                        .build());
        holder.addMethod(
                method("_write", TypeName.VOID)
                        .addParameter(Omg.OUTPUT_STREAM, "out")
                        .addStatement(
                                opaque ? opaque() : CodeBlock.of("$T.write(out, value)", helper))
                        .build());
        holder.addMethod(
                method("_type", Omg.TYPE_CODE)
                        .addStatement(
                                opaque
                                        ? CodeBlock.of(
                                                "return $T.init().create_native_tc($S, $S)",
                                                Omg.ORB,
                                                definition.repositoryId(),
                                                definition.name().simpleName())
                                        : CodeBlock.of("return $T.type()", helper))
                        .build());
        return target.file(name.packageName(), holder.build(), definition.header());
    }

    private static CodeBlock opaque() {
        return CodeBlock.of("throw new $T($S)", Omg.NO_IMPLEMENT, "a native type cannot be sent");
    }

    private static MethodSpec.Builder method(String name, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(result);
    }
}
