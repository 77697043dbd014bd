package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.InterfaceDef.Kind;

/**
 * Writes the helpers of interfaces, with {@code narrow} and {@code unchecked_narrow}. Source: IDL
 * to Java mapping 1.3, helpers, local and abstract interfaces. Owner: one run.
 */
final class InterfaceHelperEmitter {

    /** All of a helper of an interface that is neither local nor abstract, which most are. */
    private static final String REMOTE =
            """
            public static void insert($Z$1T any,$W$2T value) {
                any.insert_Object(value, type());
            }

            public static $2T extract($Z$1T any) {
                return narrow(any.extract_Object());
            }

            public static $3T type() {
                $3T known = type;
                if (known == null) {
                    $4T orb = $4T.init();
                    known = $5L;
                    type = known;
                }
                return known;
            }

            public static $6T id() {
                return $7S;
            }

            public static $2T read($Z$8T in) {
                return unchecked_narrow(in.read_Object($9T.class));
            }

            public static void write($Z$10T out,$W$2T value) {
                out.write_Object(value);
            }

            public static $2T narrow($Z$11T object) {
                if (object == null || object instanceof $2T) {
                    return ($2T) object;
                }
                if (!object._is_a(id())) {
                    throw new $12T($13S,$W0,$W$14T.COMPLETED_NO);
                }
                $9T stub = new $9T();
                stub._set_delegate((($15T) object)._get_delegate());
                return stub;
            }

            public static $2T unchecked_narrow($Z$11T object) {
                if (object == null || object instanceof $2T) {
                    return ($2T) object;
                }
                $9T stub = new $9T();
                stub._set_delegate((($15T) object)._get_delegate());
                return stub;
            }
            """;

    private final Target target;

    InterfaceHelperEmitter(Target target) {
        this.target = target;
    }

    GeneratedFile emit(InterfaceDef definition) {
        ClassName name = target.names.helper(definition.name());
        ClassName type = target.names.type(definition.name());
        TypeSpec.Builder helper = HelperClass.open(name, definition);
        if (definition.kind() == Kind.UNCONSTRAINED) {
            addRemote(helper, definition, type);
            if (hasAbstractBase(definition)) {
                helper.addMethod(narrowOfAnything("narrow", definition, type));
                helper.addMethod(narrowOfAnything("unchecked_narrow", definition, type));
            }
            return target.file(name.packageName(), helper.build(), definition.header());
        }
        boolean isAbstract = definition.kind() == Kind.ABSTRACT;
        if (isAbstract) {
            HelperClass.addAny(helper, type);
        } else {
            addAny(helper, type);
        }
        HelperClass.addType(helper, target, definition);
        HelperClass.addId(helper, definition);
        ClassName stub = target.names.stub(definition.name());
        helper.addMethod(read(isAbstract, type, stub));
        helper.addMethod(write(isAbstract, type));
        helper.addMethod(narrow("narrow", definition, type, stub));
        helper.addMethod(narrow("unchecked_narrow", definition, type, stub));
        return target.file(name.packageName(), helper.build(), definition.header());
    }

    private void addRemote(TypeSpec.Builder helper, InterfaceDef definition, ClassName type) {
        helper.addMembers(
                REMOTE,
                Omg.ANY,
                type,
                Omg.TYPE_CODE,
                Omg.ORB,
                new TypeCodeCode(target, definition).ofRoot(),
                Target.STRING,
                definition.repositoryId(),
                Omg.INPUT_STREAM,
                target.names.stub(definition.name()),
                Omg.OUTPUT_STREAM,
                Omg.OBJECT,
                Omg.BAD_PARAM,
                "the object is not a " + definition.repositoryId(),
                Omg.COMPLETION_STATUS,
                Omg.OBJECT_IMPL);
    }

    private static void addAny(TypeSpec.Builder helper, ClassName type) {
        helper.addMethod(
                HelperClass.method("insert", TypeName.VOID)
                        .addParameter(Omg.ANY, "any")
                        .addParameter(type, "value")
                        .addStatement("any.insert_Object(value, type())")
                        .build());
        helper.addMethod(
                HelperClass.method("extract", type)
                        .addParameter(Omg.ANY, "any")
                        .addStatement("return narrow(any.extract_Object())")
                        .build());
    }

    private static MethodSpec read(boolean isAbstract, ClassName type, ClassName stub) {
        MethodSpec.Builder read = HelperClass.read(type);
        return isAbstract
                ? read.addStatement(
                                "return narrow((($T) in).read_abstract_interface($T.class))",
                                Omg.INPUT_STREAM_2_3,
                                stub)
                        .build()
                : read.addStatement("throw $L", localOnly()).build();
    }

    private static MethodSpec write(boolean isAbstract, ClassName type) {
        MethodSpec.Builder write = HelperClass.write(type);
        return isAbstract
                ? write.addStatement(
                                "(($T) out).write_abstract_interface(value)", Omg.OUTPUT_STREAM_2_3)
                        .build()
                : write.addStatement("throw $L", localOnly()).build();
    }

    /** Minor code 4 of the OMG's: an attempt to send a reference to a local object. */
    private static CodeBlock localOnly() {
        return CodeBlock.of(
                "new $T($S,$W$L,$W$T.COMPLETED_NO)",
                Omg.MARSHAL,
                "a local object has no reference that can be sent",
                "0x4F4D0004",
                Omg.COMPLETION_STATUS);
    }

    private boolean hasAbstractBase(InterfaceDef definition) {
        for (InterfaceDef each : target.specification.ancestors(definition)) {
            if (each.kind() == Kind.ABSTRACT) {
                return true;
            }
        }
        return false;
    }

    /** What a program has under the type of an abstract base is an object of Java's only. */
    private static MethodSpec narrowOfAnything(
            String method, InterfaceDef definition, ClassName type) {
        return HelperClass.method(method, type)
                .addParameter(ClassName.get(Object.class), "object")
                .beginControlFlow("if (object == null || object instanceof $T)", Omg.OBJECT)
                .addStatement("return $L(($T) object)", method, Omg.OBJECT)
                .endControlFlow()
                .addStatement("throw $L", mismatch(definition))
                .build();
    }

    private static CodeBlock mismatch(InterfaceDef definition) {
        return CodeBlock.of(
                "new $T($S,$W0,$W$T.COMPLETED_NO)",
                Omg.BAD_PARAM,
                "the object is not a " + definition.repositoryId(),
                Omg.COMPLETION_STATUS);
    }

    private static MethodSpec narrow(
            String method, InterfaceDef definition, ClassName type, ClassName stub) {
        boolean isAbstract = definition.kind() == Kind.ABSTRACT;
        boolean checked = method.equals("narrow");
        MethodSpec.Builder narrow =
                HelperClass.method(method, type)
                        .addParameter(
                                isAbstract ? ClassName.get(Object.class) : Omg.OBJECT, "object")
                        .beginControlFlow("if (object == null || object instanceof $T)", type)
                        .addStatement("return ($T) object", type)
                        .endControlFlow();
        CodeBlock mismatch = mismatch(definition);
        if (!isAbstract) {
            return narrow.addStatement("throw $L", mismatch).build();
        }
        CodeBlock isOther =
                checked
                        ? CodeBlock.of(
                                "!(object instanceof $T) || !(($T) object)._is_a(id())",
                                Omg.OBJECT_IMPL,
                                Omg.OBJECT)
                        : CodeBlock.of("!(object instanceof $T)", Omg.OBJECT_IMPL);
        narrow.beginControlFlow("if ($L)", isOther)
                .addStatement("throw $L", mismatch)
                .endControlFlow();
        return narrow.addStatement("$1T stub = new $1T()", stub)
                .addStatement("stub._set_delegate((($T) object)._get_delegate())", Omg.OBJECT_IMPL)
                .addStatement("return stub")
                .build();
    }
}
