package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ArrayTypeName;
import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.ValueBoxDef;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * Writes value boxes: a class around a Java primitive, an any or a map, and for every box the
 * helper that tells the streams how its content travels. Any other type is its own box. Source: IDL
 * to Java mapping 1.3, "Value Box Types"; a class for any is what idlj and JacORB agree on. Owner:
 * one run.
 */
final class ValueBoxEmitter {

    private final Target target;

    ValueBoxEmitter(Target target) {
        this.target = target;
    }

    List<GeneratedFile> emit(ValueBoxDef box) {
        TypeName value = target.types.of(new TypeRef.NamedType(box.name()));
        List<GeneratedFile> files = new ArrayList<>();
        if (target.types.isBoxClass(box)) {
            files.add(boxClass(box));
        }
        files.add(helper(box, value));
        files.add(new HolderEmitter(target).emit(box, value));
        return files;
    }

    private GeneratedFile boxClass(ValueBoxDef box) {
        ClassName name = target.names.type(box.name());
        TypeName content = target.types.of(box.type());
        TypeSpec type =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .addSuperinterface(Omg.VALUE_BASE)
                        .addJavadoc(
                                Javadoc.of(
                                        box.header().documentation(),
                                        "IDL value box {@code $L}.\n",
                                        box.name().toString().substring(2)))
                        .addField(Target.serialVersion())
                        .addField(content(box, content))
                        .addMethod(
                                MethodSpec.constructorBuilder()
                                        .addModifiers(Modifier.PUBLIC)
                                        .addParameter(content, "initial")
                                        .addStatement("value = initial")
                                        .build())
                        .addMethod(
                                method("_truncatable_ids", ArrayTypeName.of(String.class))
                                        .addStatement(
                                                "return new $T[] {$T.id()}",
                                                String.class,
                                                target.names.helper(box.name()))
                                        .build())
                        .build();
        return target.file(name.packageName(), type, box.header());
    }

    private FieldSpec content(ValueBoxDef box, TypeName type) {
        FieldSpec.Builder field = FieldSpec.builder(type, "value", Modifier.PUBLIC);
        if (!StructEmitter.isSerializable(target, box.type())) {
            field.addAnnotation(Target.suppressSerial());
        }
        return field.build();
    }

    private GeneratedFile helper(ValueBoxDef box, TypeName value) {
        ClassName name = target.names.helper(box.name());
        TypeSpec.Builder helper =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                        .addSuperinterface(Omg.BOXED_VALUE_HELPER)
                        .addJavadoc(
                                "Reads, writes and describes {@code $L}.\n",
                                box.name().toString().substring(2))
                        .addField(
                                FieldSpec.builder(
                                                name,
                                                "instance",
                                                Modifier.PRIVATE,
                                                Modifier.STATIC,
                                                Modifier.FINAL)
                                        .initializer("new $T()", name)
                                        .build())
                        .addField(HelperClass.typeField())
                        .addMethod(Target.emptyConstructor());
        if (!box.header().documentation().isEmpty()) {
            helper.addJavadoc("\n<p>$L\n", Javadoc.text(box.header().documentation()));
        }
        addAny(helper, box, value);
        HelperClass.addType(helper, target, box);
        HelperClass.addId(helper, box);
        helper.addMethod(
                HelperClass.read(value)
                        .addStatement(
                                "return ($T) (($T) in).read_value(instance)",
                                value,
                                Omg.INPUT_STREAM_2_3)
                        .build());
        helper.addMethod(
                HelperClass.write(value)
                        .addStatement(
                                "(($T) out).write_value($L, instance)",
                                Omg.OUTPUT_STREAM_2_3,
                                serializable(box, CodeBlock.of("value")))
                        .build());
        addContent(helper, box, value);
        helper.addMethod(
                method("get_id", ClassName.get(String.class)).addStatement("return id()").build());
        return target.file(name.packageName(), helper.build(), box.header());
    }

    /** How the box itself travels: called back by the streams. */
    private void addContent(TypeSpec.Builder helper, ValueBoxDef box, TypeName value) {
        CdrCode cdr = new CdrCode(target, "");
        CodeBlock read = cdr.read(box.type(), "in", "content");
        helper.addMethod(
                method("read_value", ClassName.get(Serializable.class))
                        .addParameter(Omg.INPUT_STREAM, "in")
                        .addStatement(
                                target.types.isBoxClass(box)
                                        ? CodeBlock.of("return new $T($L)", value, read)
                                        : CodeBlock.of("return $L", serializable(box, read)))
                        .build());
        CodeBlock content =
                target.types.isBoxClass(box)
                        ? CodeBlock.of("(($T) value).value", value)
                        : CodeBlock.of("($T) value", value);
        helper.addMethod(
                method("write_value", TypeName.VOID)
                        .addParameter(Omg.OUTPUT_STREAM, "out")
                        .addParameter(Serializable.class, "value")
                        .addStatement(cdr.write(box.type(), "out", content, "content"))
                        .build());
        cdr.addTo(helper);
    }

    private void addAny(TypeSpec.Builder helper, ValueBoxDef box, TypeName value) {
        helper.addMethod(
                HelperClass.method("insert", TypeName.VOID)
                        .addParameter(Omg.ANY, "any")
                        .addParameter(value, "value")
                        .addStatement(
                                "any.insert_Value($L, type())",
                                serializable(box, CodeBlock.of("value")))
                        .build());
        helper.addMethod(
                HelperClass.method("extract", value)
                        .addParameter(Omg.ANY, "any")
                        .beginControlFlow("if (!any.type().equivalent(type()))")
                        .addStatement("throw $L", ValueHelperEmitter.otherType())
                        .endControlFlow()
                        .addStatement("return ($T) any.extract_Value()", value)
                        .build());
    }

    /** Object references are serializable in classes, but not by declaration. */
    private boolean isSerializable(ValueBoxDef box) {
        return target.types.isBoxClass(box) || StructEmitter.isSerializable(target, box.type());
    }

    private CodeBlock serializable(ValueBoxDef box, CodeBlock value) {
        return isSerializable(box) ? value : CodeBlock.of("($T) $L", Serializable.class, value);
    }

    private static MethodSpec.Builder method(String name, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(result);
    }
}
