package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.ValueDef;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the helpers of value types, with a static method for each factory. Source: IDL to Java
 * mapping 1.3, helpers, "Value Factory and Marshaling". Owner: one run.
 */
final class ValueHelperEmitter {

    private final Target target;

    ValueHelperEmitter(Target target) {
        this.target = target;
    }

    GeneratedFile emit(ValueDef value) {
        ClassName name = target.names.helper(value.name());
        ClassName type = target.names.type(value.name());
        TypeSpec.Builder helper = HelperClass.open(name, value);
        addAny(helper, type);
        HelperClass.addType(helper, target, value);
        HelperClass.addId(helper, value);
        helper.addMethod(
                HelperClass.read(type)
                        .addStatement(
                                "return ($T) (($T) in).read_value(id())",
                                type,
                                Omg.INPUT_STREAM_2_3)
                        .build());
        helper.addMethod(
                HelperClass.write(type)
                        .addStatement("(($T) out).write_value(value, id())", Omg.OUTPUT_STREAM_2_3)
                        .build());
        for (FactoryDef factory : value.factories()) {
            helper.addMethod(factory(value, factory, type));
        }
        return target.file(name.packageName(), helper.build(), value.header());
    }

    /** Values stay the objects that they are, with what they share, inside an any. */
    private static void addAny(TypeSpec.Builder helper, TypeName type) {
        helper.addMethod(
                HelperClass.method("insert", TypeName.VOID)
                        .addParameter(Omg.ANY, "any")
                        .addParameter(type, "value")
                        .addStatement("any.insert_Value(value, type())")
                        .build());
        helper.addMethod(
                HelperClass.method("extract", type)
                        .addParameter(Omg.ANY, "any")
                        .addStatement("$T value = any.extract_Value()", java.io.Serializable.class)
                        .beginControlFlow("if (value != null && !(value instanceof $T))", type)
                        .addStatement("throw $L", otherType())
                        .endControlFlow()
                        .addStatement("return ($T) value", type)
                        .build());
    }

    static CodeBlock otherType() {
        return CodeBlock.of(
                "new $T($S,$W0,$W$T.COMPLETED_NO)",
                Omg.BAD_OPERATION,
                "the any holds a value of another type",
                Omg.COMPLETION_STATUS);
    }

    private MethodSpec factory(ValueDef value, FactoryDef factory, ClassName type) {
        ClassName factoryType = target.names.valueFactory(value.name());
        Locals locals = new Locals(factory.parameters());
        String orb = locals.name("orb");
        String found = locals.name("factory");
        String method = JavaNames.identifier(factory.name().simpleName());
        MethodSpec.Builder make = HelperClass.method(method, type).addParameter(Omg.ORB, orb);
        addSignature(target, make, factory);
        String said =
                Javadoc.withParameters(factory.header().documentation(), factory.parameters());
        if (!said.isEmpty()) {
            make.addJavadoc("$L", Javadoc.text(said));
        }
        return make.addStatement(
                        "$T $L = (($T) $L).lookup_value_factory(id())",
                        Omg.VALUE_FACTORY,
                        found,
                        Omg.ORB_2_3,
                        orb)
                .beginControlFlow("if (!($L instanceof $T))", found, factoryType)
                .addComment("Minor code 1 of the OMG's: no such value factory is registered.")
                .addStatement(
                        "throw new $T($S,$W0x4F4D0001,$W$T.COMPLETED_NO)",
                        Omg.BAD_PARAM,
                        "no " + factoryType.simpleName() + " is registered for " + id(value),
                        Omg.COMPLETION_STATUS)
                .endControlFlow()
                .addStatement(
                        "return (($T) $L).$L($L)", factoryType, found, method, arguments(factory))
                .build();
    }

    private static String id(Definition value) {
        return value.repositoryId();
    }

    /** Parameters and exceptions. */
    static void addSignature(Target target, MethodSpec.Builder method, FactoryDef factory) {
        for (Parameter each : factory.parameters()) {
            method.addParameter(target.types.of(each.type()), JavaNames.identifier(each.name()));
        }
        for (ScopedName exception : factory.raises()) {
            method.addException(target.types.of(new TypeRef.NamedType(exception)));
        }
    }

    static String arguments(FactoryDef factory) {
        List<String> names = new ArrayList<>();
        factory.parameters().forEach(each -> names.add(JavaNames.identifier(each.name())));
        return String.join(", ", names);
    }
}
