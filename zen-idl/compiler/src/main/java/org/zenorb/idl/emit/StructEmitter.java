package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.ValueBoxDef;

import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * Writes structs and their helpers, and what exceptions share with them. Source: IDL to Java
 * mapping 1.3, "Mapping for Struct". Owner: one run.
 */
final class StructEmitter {

    private final Target target;

    StructEmitter(Target target) {
        this.target = target;
    }

    List<GeneratedFile> emit(StructDef struct) {
        ClassName name = target.names.type(struct.name());
        TypeSpec.Builder type =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                        .addSuperinterface(Omg.IDL_ENTITY)
                        .addJavadoc(
                                Javadoc.of(
                                        struct.header().documentation(),
                                        "IDL struct {@code $L}.\n",
                                        struct.name().toString().substring(2)))
                        .addField(Target.serialVersion());
        addFields(target, type, struct.members());
        type.addMethod(Target.emptyConstructor());
        if (!struct.members().isEmpty()) {
            type.addMethod(constructor(target, struct.members()).build());
        }
        return List.of(
                target.file(name.packageName(), type.build(), struct.header()),
                helper(struct, name),
                new HolderEmitter(target).emit(struct, name));
    }

    private GeneratedFile helper(StructDef struct, ClassName type) {
        ClassName name = target.names.helper(struct.name());
        TypeSpec.Builder helper = HelperClass.open(name, struct);
        HelperClass.addAny(helper, type);
        HelperClass.addType(helper, target, struct);
        HelperClass.addId(helper, struct);
        CdrCode cdr = new CdrCode(target, "");
        boolean recursive = target.recursion.isRecursive(struct.name());
        MethodSpec.Builder read =
                HelperClass.read(type).addStatement("$1T value = new $1T()", type);
        MethodSpec.Builder write = HelperClass.write(type);
        if (recursive) {
            read.addStatement(cdr.nest("in", 1));
            write.addStatement(cdr.nest("out", 1));
        }
        readMembers(read, cdr, struct.members());
        writeMembers(write, cdr, struct.members());
        if (recursive) {
            read.addStatement(cdr.nest("in", -1));
            write.addStatement(cdr.nest("out", -1));
        }
        helper.addMethod(read.addStatement("return value").build());
        helper.addMethod(write.build());
        cdr.addTo(helper);
        return target.file(name.packageName(), helper.build(), struct.header());
    }

    static void addFields(Target target, TypeSpec.Builder type, List<Member> members) {
        for (Member member : members) {
            TypeName java = target.types.of(member.type());
            FieldSpec.Builder field =
                    FieldSpec.builder(java, JavaNames.identifier(member.name()), Modifier.PUBLIC);
            if (target.types.plain(member.type()) instanceof TypeRef.StringType) {
                field.initializer("$S", "");
            }
            if (!member.documentation().isEmpty()) {
                field.addJavadoc("$L", Javadoc.text(member.documentation()));
            }
            if (!isSerializable(target, member.type())) {
                field.addAnnotation(Target.suppressSerial());
            }
            type.addField(field.build());
        }
    }

    /** A constructor that takes all members. */
    static MethodSpec.Builder constructor(Target target, List<Member> members) {
        MethodSpec.Builder all = MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC);
        for (Member member : members) {
            all.addParameter(target.types.of(member.type()), JavaNames.identifier(member.name()));
        }
        return all.addCode(assignments(members));
    }

    static CodeBlock assignments(List<Member> members) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Member member : members) {
            code.addStatement("this.$1L = $1L", JavaNames.identifier(member.name()));
        }
        return code.build();
    }

    static void readMembers(MethodSpec.Builder read, CdrCode cdr, List<Member> members) {
        for (Member member : members) {
            read.addStatement(
                    "value.$L = $L",
                    JavaNames.identifier(member.name()),
                    cdr.read(member.type(), "in", member.name()));
        }
    }

    static void writeMembers(MethodSpec.Builder write, CdrCode cdr, List<Member> members) {
        for (Member member : members) {
            CodeBlock value = CodeBlock.of("value.$L", JavaNames.identifier(member.name()));
            write.addStatement(cdr.write(member.type(), "out", value, member.name()));
        }
    }

    /** Whether javac sees that a field of that type can be serialized. */
    static boolean isSerializable(Target target, TypeRef type) {
        TypeRef plain = target.types.plain(type);
        if (plain instanceof TypeRef.SequenceType sequence) {
            return isSerializable(target, sequence.element());
        } else if (plain instanceof TypeRef.ArrayType array) {
            return isSerializable(target, array.element());
        }
        if (plain instanceof BasicType) {
            return plain != BasicType.OBJECT
                    && plain != BasicType.ABSTRACT_BASE
                    && plain != BasicType.PRINCIPAL;
        } else if (target.types.definition(plain) instanceof ValueBoxDef box) {
            return target.types.isBoxClass(box) || isSerializable(target, box.type());
        }
        return !(plain instanceof TypeRef.MapType
                || target.types.definition(plain) instanceof NativeDef);
    }
}
