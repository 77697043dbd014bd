package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ArrayTypeName;
import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.ValueDef;
import org.zenorb.idl.model.ValueDef.Kind;

import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * Writes the Java type of a value type: an abstract class with its state, which reads and writes
 * itself unless the application does; for an abstract value type an interface. Source: IDL to Java
 * mapping 1.3, "Mapping for Value Type". Owner: one run.
 */
final class ValueEmitter {

    private final Target target;

    ValueEmitter(Target target) {
        this.target = target;
    }

    GeneratedFile emit(ValueDef value) {
        ClassName name = target.names.type(value.name());
        ValueLineage lineage = new ValueLineage(target.specification, value);
        TypeSpec.Builder type =
                value.kind() == Kind.ABSTRACT
                        ? TypeSpec.interfaceBuilder(name).addModifiers(Modifier.PUBLIC)
                        : TypeSpec.classBuilder(name)
                                .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT);
        type.addJavadoc(
                Javadoc.of(
                        value.header().documentation(),
                        "IDL valuetype {@code $L}.\n",
                        value.name().toString().substring(2)));
        addBases(type, value, lineage);
        for (Definition each : value.contents()) {
            if (each instanceof ConstDef constant) {
                type.addField(
                        SignatureEmitter.constant(target, constant, constant.name().simpleName()));
            }
        }
        if (value.kind() == Kind.ABSTRACT) {
            SignatureEmitter.addMethods(target, type, Call.own(value), "");
        } else {
            addClassBody(type, value, lineage);
        }
        return target.file(name.packageName(), type.build(), value.header());
    }

    private void addBases(TypeSpec.Builder type, ValueDef value, ValueLineage lineage) {
        ValueDef base = lineage.concreteBase();
        if (base != null) {
            type.superclass(target.names.type(base.name()));
        }
        if (value.kind() == Kind.ABSTRACT) {
            if (lineage.abstractBases().isEmpty()) {
                type.addSuperinterface(Omg.VALUE_BASE);
            }
        } else if (value.kind() == Kind.CUSTOM) {
            type.addSuperinterface(Omg.CUSTOM_VALUE);
        } else if (base == null) {
            type.addSuperinterface(Omg.STREAMABLE_VALUE);
        }
        for (ValueDef each : lineage.abstractBases()) {
            type.addSuperinterface(target.names.type(each.name()));
        }
        for (InterfaceDef each : lineage.supported()) {
            type.addSuperinterface(
                    each.kind() == InterfaceDef.Kind.ABSTRACT
                            ? target.names.type(each.name())
                            : target.names.operations(each.name()));
        }
    }

    private void addClassBody(TypeSpec.Builder type, ValueDef value, ValueLineage lineage) {
        type.addField(Target.serialVersion());
        type.addField(truncatableIds(lineage));
        for (StateMemberDef member : value.stateMembers()) {
            type.addField(field(member));
        }
        type.addMethod(Target.emptyConstructor());
        SignatureEmitter.addMethods(target, type, Call.own(value), "public abstract ");
        type.addMethod(
                method("_truncatable_ids", ArrayTypeName.of(String.class))
                        .addStatement("return _truncatable_ids.clone()")
                        .build());
        if (!lineage.isCustom()) {
            addStreaming(type, value, lineage);
        }
    }

    private static FieldSpec truncatableIds(ValueLineage lineage) {
        List<CodeBlock> ids =
                lineage.truncatableIds().stream().map(id -> CodeBlock.of("$S", id)).toList();
        return FieldSpec.builder(
                        ArrayTypeName.of(String.class),
                        "_truncatable_ids",
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer("{$L}", CodeBlock.join(ids, ",$W"))
                .build();
    }

    private FieldSpec field(StateMemberDef member) {
        TypeName java = target.types.of(member.type());
        FieldSpec.Builder field =
                FieldSpec.builder(
                        java,
                        JavaNames.identifier(member.name().simpleName()),
                        member.isPublic() ? Modifier.PUBLIC : Modifier.PROTECTED);
        if (target.types.plain(member.type()) instanceof TypeRef.StringType) {
            field.initializer("$S", "");
        }
        if (!member.header().documentation().isEmpty()) {
            field.addJavadoc("$L", Javadoc.text(member.header().documentation()));
        }
        if (!StructEmitter.isSerializable(target, member.type())) {
            field.addAnnotation(Target.suppressSerial());
        }
        return field.build();
    }

    private void addStreaming(TypeSpec.Builder type, ValueDef value, ValueLineage lineage) {
        CdrCode cdr = new CdrCode(target, "_");
        MethodSpec.Builder read =
                method("_read", TypeName.VOID).addParameter(Omg.INPUT_STREAM, "in");
        MethodSpec.Builder write =
                method("_write", TypeName.VOID).addParameter(Omg.OUTPUT_STREAM, "out");
        if (lineage.concreteBase() != null) {
            read.addStatement("super._read(in)");
            write.addStatement("super._write(out)");
        }
        for (StateMemberDef member : value.stateMembers()) {
            String idl = member.name().simpleName();
            String java = JavaNames.identifier(idl);
            read.addStatement("this.$L = $L", java, cdr.read(member.type(), "in", idl));
            write.addStatement(cdr.write(member.type(), "out", CodeBlock.of("this.$L", java), idl));
        }
        type.addMethod(read.build());
        type.addMethod(write.build());
        type.addMethod(
                method("_type", Omg.TYPE_CODE)
                        .addStatement("return $T.type()", target.names.helper(value.name()))
                        .build());
        cdr.addTo(type);
    }

    private static MethodSpec.Builder method(String name, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(result);
    }
}
