package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.EnumDef.Enumerator;

import java.util.List;

import javax.lang.model.element.Modifier;

/** Writes enums. Source: IDL to Java mapping 1.3, "Mapping for Enum". Owner: one run. */
final class EnumEmitter {

    private final Target target;

    EnumEmitter(Target target) {
        this.target = target;
    }

    List<GeneratedFile> emit(EnumDef definition) {
        ClassName name = target.names.type(definition.name());
        TypeSpec.Builder type =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .addSuperinterface(Omg.IDL_ENTITY)
                        .addJavadoc(
                                Javadoc.of(
                                        definition.header().documentation(),
                                        "IDL enum {@code $L}.\n",
                                        definition.name().toString().substring(2)))
                        .addField(Target.serialVersion());
        int position = 0;
        for (Enumerator each : definition.enumerators()) {
            addEnumerator(type, name, each, position++);
        }
        type.addField(int.class, "_value", Modifier.PRIVATE, Modifier.FINAL);
        type.addMethod(
                MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PROTECTED)
                        .addParameter(int.class, "value")
                        .addStatement("_value = value")
                        .build());
        type.addMethod(
                MethodSpec.methodBuilder("value")
                        .addModifiers(Modifier.PUBLIC)
                        .returns(int.class)
                        .addStatement("return _value")
                        .build());
        type.addMethod(fromInt(definition, name));
        type.addMethod(readResolve());
        return List.of(
                target.file(name.packageName(), type.build(), definition.header()),
                helper(definition, name),
                new HolderEmitter(target).emit(definition, name));
    }

    private static void addEnumerator(
            TypeSpec.Builder type, ClassName name, Enumerator each, int position) {
        String identifier = JavaNames.identifier(each.name());
        type.addField(
                FieldSpec.builder(
                                int.class,
                                "_" + identifier,
                                Modifier.PUBLIC,
                                Modifier.STATIC,
                                Modifier.FINAL)
                        .initializer("$L", position)
                        .build());
        FieldSpec.Builder instance =
                FieldSpec.builder(
                                name, identifier, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T(_$L)", name, identifier);
        if (!each.documentation().isEmpty()) {
            instance.addJavadoc("$L", Javadoc.text(each.documentation()));
        }
        type.addField(instance.build());
    }

    private static MethodSpec fromInt(EnumDef definition, ClassName name) {
        MethodSpec.Builder from =
                MethodSpec.methodBuilder("from_int")
                        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                        .returns(name)
                        .addParameter(int.class, "value")
                        .beginControlFlow("switch (value)");
        for (Enumerator each : definition.enumerators()) {
            String identifier = JavaNames.identifier(each.name());
            from.addCode("case _$1L:\n$>return $1L;\n$<", identifier);
        }
        return from.addCode(
                        "default:\n$>throw new $T($S,$W0,$W$T.COMPLETED_NO);\n$<",
                        Omg.BAD_PARAM,
                        "no enumerator of " + definition.name() + " has that value",
                        Omg.COMPLETION_STATUS)
                .endControlFlow()
                .build();
    }

    /** Deserialization finds the one instance of each value (mapping 1.3; OMG issue 4271). */
    private static MethodSpec readResolve() {
        return MethodSpec.methodBuilder("readResolve")
                .returns(Object.class)
                .addException(java.io.ObjectStreamException.class)
                .addStatement("return from_int(_value)")
                .build();
    }

    private GeneratedFile helper(EnumDef definition, ClassName type) {
        ClassName name = target.names.helper(definition.name());
        TypeSpec.Builder helper = HelperClass.open(name, definition);
        HelperClass.addAny(helper, type);
        HelperClass.addType(helper, target, definition);
        HelperClass.addId(helper, definition);
        helper.addMethod(
                HelperClass.read(type)
                        .addStatement("return $T.from_int(in.read_ulong())", type)
                        .build());
        helper.addMethod(
                HelperClass.write(type).addStatement("out.write_ulong(value.value())").build());
        return target.file(name.packageName(), helper.build(), definition.header());
    }
}
