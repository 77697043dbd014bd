package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.ValueDef;

import java.io.Serializable;

import javax.lang.model.element.Modifier;

/**
 * Writes {@code FooValueFactory}, where a value type declares factories, and {@code
 * FooDefaultFactory}, the class that an ORB looks for when none was registered.
 *
 * <p>A default factory is written for a value type that is state and nothing else: only there is it
 * clear what it makes. For others it is the application's to write. Source: IDL to Java mapping
 * 1.3, "Value Factory and Marshaling". Owner: one run.
 */
final class ValueFactoryEmitter {

    private final Target target;

    ValueFactoryEmitter(Target target) {
        this.target = target;
    }

    /** Whether the value type gets a factory interface. */
    static boolean hasInterface(ValueDef value) {
        return value.kind() != ValueDef.Kind.ABSTRACT && !value.factories().isEmpty();
    }

    /** Whether the value type gets a default factory. */
    static boolean hasDefault(Target target, ValueDef value) {
        return new ValueLineage(target.specification, value).isStateOnly();
    }

    GeneratedFile factory(ValueDef value) {
        ClassName name = target.names.valueFactory(value.name());
        TypeSpec.Builder type =
                TypeSpec.interfaceBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .addSuperinterface(Omg.VALUE_FACTORY)
                        .addJavadoc(
                                "Makes {@code $L}; to be registered with the ORB.\n",
                                value.name().toString().substring(2));
        for (FactoryDef each : value.factories()) {
            MethodSpec.Builder method =
                    open(value, each).addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT);
            String said = Javadoc.withParameters(each.header().documentation(), each.parameters());
            if (!said.isEmpty()) {
                method.addJavadoc("$L", Javadoc.text(said));
            }
            type.addMethod(method.build());
        }
        return target.file(name.packageName(), type.build(), value.header());
    }

    GeneratedFile defaultFactory(ValueDef value) {
        ClassName name = target.names.defaultFactory(value.name());
        ClassName made = name.nestedClass("State");
        TypeSpec.Builder type =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .addSuperinterface(Omg.VALUE_FACTORY)
                        .addJavadoc(
                                "Makes {@code $L} while no other factory is registered.\n",
                                value.name().toString().substring(2))
                        .addMethod(Target.emptyConstructor());
        type.addMethod(
                MethodSpec.methodBuilder("read_value")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(Serializable.class)
                        .addParameter(Omg.INPUT_STREAM_2_3, "in")
                        .addStatement("return in.read_value(new $T())", made)
                        .build());
        type.addType(
                TypeSpec.classBuilder("State")
                        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .superclass(target.names.type(value.name()))
                        .addField(Target.serialVersion())
                        .build());
        return target.file(name.packageName(), type.build(), value.header());
    }

    private MethodSpec.Builder open(ValueDef value, FactoryDef factory) {
        TypeName made = target.names.type(value.name());
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(JavaNames.identifier(factory.name().simpleName()))
                        .returns(made);
        ValueHelperEmitter.addSignature(target, method, factory);
        return method;
    }
}
