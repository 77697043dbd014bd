package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.InterfaceDef.Kind;
import org.zenorb.idl.model.ScopedName;

import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * Writes the two Java interfaces of an IDL interface: the signature interface {@code Foo}, which
 * holds its constants, and {@code FooOperations}; for an abstract interface the first alone.
 * Source: IDL to Java mapping 1.3, "Mapping for Interface". Owner: one run.
 */
final class SignatureEmitter {

    private final Target target;

    SignatureEmitter(Target target) {
        this.target = target;
    }

    /**
     * @param calls the interface's own
     */
    GeneratedFile signature(InterfaceDef definition, List<Call> calls) {
        ClassName name = target.names.type(definition.name());
        TypeSpec.Builder type = open(name, definition);
        boolean hasObject = false;
        if (definition.kind() != Kind.ABSTRACT) {
            type.addSuperinterface(target.names.operations(definition.name()));
        }
        if (definition.kind() == Kind.LOCAL) {
            type.addSuperinterface(Omg.LOCAL_INTERFACE);
            hasObject = true;
        }
        for (ScopedName base : definition.bases()) {
            type.addSuperinterface(target.names.type(base));
            hasObject |= kind(base) != Kind.ABSTRACT;
        }
        if (!hasObject && definition.kind() != Kind.ABSTRACT) {
            type.addSuperinterface(Omg.OBJECT);
        }
        type.addSuperinterface(Omg.IDL_ENTITY);
        for (Definition each : definition.contents()) {
            if (each instanceof ConstDef constant) {
                type.addField(constant(target, constant, constant.name().simpleName()));
            }
        }
        if (definition.kind() == Kind.ABSTRACT) {
            addMethods(target, type, calls, "");
        }
        return target.file(name.packageName(), type.build(), definition.header());
    }

    /**
     * @param calls the interface's own
     */
    GeneratedFile operations(InterfaceDef definition, List<Call> calls) {
        ClassName name = target.names.operations(definition.name());
        TypeSpec.Builder type = open(name, definition);
        for (ScopedName base : definition.bases()) {
            type.addSuperinterface(
                    kind(base) == Kind.ABSTRACT
                            ? target.names.type(base)
                            : target.names.operations(base));
        }
        addMethods(target, type, calls, "");
        return target.file(name.packageName(), type.build(), definition.header());
    }

    /** A constant as a field of an interface. */
    static FieldSpec constant(Target target, ConstDef constant, String name) {
        FieldSpec.Builder field =
                FieldSpec.builder(
                                target.types.of(constant.type()),
                                JavaNames.identifier(name),
                                Modifier.PUBLIC,
                                Modifier.STATIC,
                                Modifier.FINAL)
                        .initializer(
                                Literals.of(
                                        constant.value(),
                                        target.types.plain(constant.type()),
                                        target.names));
        if (!constant.header().documentation().isEmpty()) {
            field.addJavadoc("$L", Javadoc.text(constant.header().documentation()));
        }
        return field.build();
    }

    private static TypeSpec.Builder open(ClassName name, InterfaceDef definition) {
        return TypeSpec.interfaceBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        Javadoc.of(
                                definition.header().documentation(),
                                "IDL interface {@code $L}.\n",
                                definition.name().toString().substring(2)));
    }

    /**
     * Abstract methods.
     *
     * @param modifiers what stands before each, with a space behind, or nothing
     */
    static void addMethods(
            Target target, TypeSpec.Builder type, List<Call> calls, String modifiers) {
        for (Call call : calls) {
            if (call.documentation().isEmpty()) {
                type.addMembers("$L$L;\n", modifiers, call.head(target));
            } else {
                type.addMethod(
                        call.method(target)
                                .addModifiers(Modifier.ABSTRACT)
                                .addJavadoc("$L", Javadoc.text(call.documentation()))
                                .build());
            }
        }
    }

    private Kind kind(ScopedName name) {
        return target.specification.require(name, InterfaceDef.class).kind();
    }
}
