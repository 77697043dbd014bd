package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.NativeDef;

import javax.lang.model.element.Modifier;

/** Writes holders. Source: IDL to Java mapping 1.3, "Holder Classes". Owner: one run. */
final class HolderEmitter {

    private static final String CONSTRUCTORS =
            """
            public $1L() {
            }

            public $1L($Z$2T initial) {
                value = initial;
            }
            """;

    private static final String METHODS =
            """
            @$1T
            public void _read($Z$2T in) {
                value = $4T.read(in);
            }

            @$1T
            public void _write($Z$3T out) {
                $4T.write(out, value);
            }

            @$1T
            public $5T _type() {
                return $4T.type();
            }
            """;

    /** A native type cannot be sent. */
    private static final String OPAQUE =
            """
            @$1T
            public void _read($Z$2T in) {
                throw new $4T("a native type cannot be sent");
            }

            @$1T
            public void _write($Z$3T out) {
                throw new $4T("a native type cannot be sent");
            }

            @$1T
            public $5T _type() {
                return $6T.init().create_native_tc($7S, $8S);
            }
            """;

    private final Target target;

    HolderEmitter(Target target) {
        this.target = target;
    }

    /** The holder of a definition whose values are of that Java type. */
    GeneratedFile emit(Definition definition, TypeName value) {
        ClassName name = target.names.holder(definition.name());
        TypeSpec.Builder holder =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                        .addSuperinterface(Omg.STREAMABLE)
                        .addJavadoc(
                                "Carries a {@code $L} out of an operation.\n",
                                definition.name().toString().substring(2))
                        .addField(FieldSpec.builder(value, "value", Modifier.PUBLIC).build())
                        .addMembers(CONSTRUCTORS, name.simpleName(), value);
        if (definition instanceof NativeDef) {
            holder.addMembers(
                    OPAQUE,
                    Target.OVERRIDE,
                    Omg.INPUT_STREAM,
                    Omg.OUTPUT_STREAM,
                    Omg.NO_IMPLEMENT,
                    Omg.TYPE_CODE,
                    Omg.ORB,
                    definition.repositoryId(),
                    definition.name().simpleName());
        } else {
            holder.addMembers(
                    METHODS,
                    Target.OVERRIDE,
                    Omg.INPUT_STREAM,
                    Omg.OUTPUT_STREAM,
                    target.names.helper(definition.name()),
                    Omg.TYPE_CODE);
        }
        return target.file(name.packageName(), holder.build(), definition.header());
    }
}
