package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.ConstDef;

import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * Writes constants that stand outside interfaces: an interface with the field {@code value}.
 * Source: IDL to Java mapping 1.3, "Mapping for Constant". Owner: one run.
 */
final class ConstEmitter {

    private final Target target;

    ConstEmitter(Target target) {
        this.target = target;
    }

    List<GeneratedFile> emit(ConstDef constant) {
        ClassName name = target.names.type(constant.name());
        TypeSpec type =
                TypeSpec.interfaceBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .addJavadoc(
                                Javadoc.of(
                                        constant.header().documentation(),
                                        "IDL constant {@code $L}.\n",
                                        constant.name().toString().substring(2)))
                        .addField(SignatureEmitter.constant(target, constant, "value"))
                        .build();
        return List.of(target.file(name.packageName(), type, constant.header()));
    }
}
