package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.Parameter.Mode;
import org.zenorb.idl.model.ScopedName;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * Writes skeletons: operation name to index by a perfect hash, index to upcall by a switch with a
 * small method for each operation.
 *
 * <p>{@code _operation_index} and {@code _invoke_index} carry no {@code @Override}, so that the
 * skeleton compiles and runs with a Servant that does not know them. Source: IDL to Java mapping
 * 1.3, "Portability Stub and Skeleton Interfaces"; CORBA 3.3 for the implicit operations. Owner:
 * one run.
 */
final class SkeletonEmitter {

    private static final String CALL = "_call_";
    private static final int CASES = 256;
    private static final MethodSpec INVOKE = invoke();

    private static final String UPCALL =
            """
            private $T $L$L($Z$T $L,$W$T $L) {
            $>\
            """;

    private static final String IDENTITY =
            """
            public $1L() {
            }

            public $2T _this() {
                return $3T.unchecked_narrow(_this_object());
            }

            public $2T _this($Z$4T orb) {
                return $3T.unchecked_narrow(_this_object(orb));
            }

            @$6T
            public $7T[] _all_interfaces($Z$5T poa,$Wbyte[] objectId) {
                return _ids.clone();
            }
            """;

    private final Target target;

    SkeletonEmitter(Target target) {
        this.target = target;
    }

    /**
     * @param calls the interface's own and those that it inherits
     */
    GeneratedFile emit(InterfaceDef definition, List<Call> calls) {
        ClassName name = target.names.skeleton(definition.name());
        TypeSpec.Builder skeleton =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                        .superclass(Omg.SERVANT)
                        .addSuperinterface(target.names.operations(definition.name()))
                        .addSuperinterface(Omg.INVOKE_HANDLER)
                        .addJavadoc(
                                "Base of servants for {@code $L}: reads requests, calls, writes"
                                        + " replies.\n",
                                definition.name().toString().substring(2));
        if (target.hasAbstractAncestor(definition)) {
            skeleton.addField(Target.serialVersion());
        }
        skeleton.addField(StubEmitter.ids(target, definition));
        skeleton.addMembers(
                IDENTITY,
                name.simpleName(),
                target.names.type(definition.name()),
                target.names.helper(definition.name()),
                Omg.ORB,
                Omg.POA,
                Target.OVERRIDE,
                Target.STRING);
        List<String> wireNames = new ArrayList<>();
        calls.forEach(call -> wireNames.add(call.wireName()));
        for (Implicit each : Implicit.values()) {
            wireNames.add(each.wireName);
        }
        skeleton.addMethod(INVOKE);
        new OperationLookup(wireNames, target.hidesJavaLang(name.packageName())).addTo(skeleton);
        addInvokeIndex(skeleton, wireNames);
        CdrCode cdr = new CdrCode(target, "_");
        for (Call call : calls) {
            skeleton.addMember(upcall(call, cdr));
        }
        for (Implicit each : Implicit.values()) {
            skeleton.addMethod(each.upcall);
        }
        cdr.addTo(skeleton);
        return target.file(name.packageName(), skeleton.build(), definition.header());
    }

    private static MethodSpec invoke() {
        return MethodSpec.methodBuilder("_invoke")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(Omg.OUTPUT_STREAM)
                .addParameter(String.class, "operation")
                .addParameter(Omg.INPUT_STREAM, "in")
                .addParameter(Omg.RESPONSE_HANDLER, "handler")
                .addStatement("byte[] name = operation.getBytes($T.UTF_8)", StandardCharsets.class)
                .addStatement("int index = $L(name, 0, name.length)", OperationLookup.METHOD)
                .beginControlFlow("if (index < 0)")
                .addStatement(
                        "throw new $T(0, $T.COMPLETED_NO)",
                        Omg.BAD_OPERATION,
                        Omg.COMPLETION_STATUS)
                .endControlFlow()
                .addStatement("return _invoke_index(index, in, handler)")
                .buildShared();
    }

    /**
     * One switch, or a switch over switches: HotSpot does not compile methods above 8,000 bytes of
     * code, and a case costs eleven.
     */
    private static void addInvokeIndex(TypeSpec.Builder skeleton, List<String> wireNames) {
        MethodSpec.Builder method =
                openInvokeIndex("_invoke_index")
                        .addJavadoc("Calls the operation that has that index.\n")
                        .addModifiers(Modifier.PUBLIC);
        if (wireNames.size() <= CASES) {
            addCases(method, wireNames, 0, wireNames.size());
            skeleton.addMethod(method.build());
            return;
        }
        List<MethodSpec> parts = new ArrayList<>();
        method.beginControlFlow("switch (index / $L)", CASES);
        for (int from = 0; from < wireNames.size(); from += CASES) {
            String name = "_invoke_from_" + from;
            method.addCode("case $L:\n$>return $L(index, in, handler);\n$<", from / CASES, name);
            MethodSpec.Builder part = openInvokeIndex(name).addModifiers(Modifier.PRIVATE);
            addCases(part, wireNames, from, Math.min(from + CASES, wireNames.size()));
            parts.add(part.build());
        }
        skeleton.addMethod(method.addCode(unknown()).endControlFlow().build());
        skeleton.addMethods(parts);
    }

    private static MethodSpec.Builder openInvokeIndex(String name) {
        return MethodSpec.methodBuilder(name)
                .returns(Omg.OUTPUT_STREAM)
                .addParameter(int.class, "index")
                .addParameter(Omg.INPUT_STREAM, "in")
                .addParameter(Omg.RESPONSE_HANDLER, "handler");
    }

    private static void addCases(
            MethodSpec.Builder method, List<String> wireNames, int from, int to) {
        method.beginControlFlow("switch (index)");
        StringBuilder cases = new StringBuilder();
        for (int i = from; i < to; i++) {
            cases.append("case ").append(i).append(":\n    return ").append(CALL);
            cases.append(wireNames.get(i)).append("(in, handler);\n");
        }
        method.addCode("$L", cases);
        method.addCode(unknown()).endControlFlow();
    }

    private static CodeBlock unknown() {
        return CodeBlock.of(
                "default:\n$>throw new $T(0, $T.COMPLETED_NO);\n$<",
                Omg.BAD_OPERATION,
                Omg.COMPLETION_STATUS);
    }

    private CodeBlock.Builder upcall(Call call, CdrCode cdr) {
        Locals locals = new Locals(call);
        String in = locals.name("in");
        String handler = locals.name("handler");
        String out = locals.name("out");
        CodeBlock.Builder method =
                CodeBlock.builder()
                        .add(
                                UPCALL,
                                Omg.OUTPUT_STREAM,
                                CALL,
                                call.wireName(),
                                Omg.INPUT_STREAM,
                                in,
                                Omg.RESPONSE_HANDLER,
                                handler);
        for (Parameter each : call.parameters()) {
            addParameter(method, call, each, cdr, in);
        }
        if (!call.contexts().isEmpty()) {
            method.addStatement("$T $L = $L.read_Context()", Omg.CONTEXT, Call.CONTEXT, in);
        }
        // yield alone would be read as a statement.
        String self = call.javaName().equals("yield") ? "this." : "";
        String arguments = call.arguments();
        String result = call.isVoid() ? null : locals.name("result");
        boolean raises = !call.raises().isEmpty();
        if (raises) {
            method.add("$T $L;\ntry {\n$>", Omg.OUTPUT_STREAM, out);
        }
        if (result == null) {
            method.addStatement("$L$L($L)", self, call.javaName(), arguments);
        } else {
            TypeName type = target.types.of(call.result());
            method.addStatement("$T $L = $L$L($L)", type, result, self, call.javaName(), arguments);
        }
        if (raises) {
            method.add("$L = $L.createReply();\n", out, handler);
        } else if (result == null && !call.hasResults()) {
            // A reply without content needs no variable.
            return method.add("return $L.createReply();\n$<}\n", handler);
        } else {
            method.add("$T $L = $L.createReply();\n", Omg.OUTPUT_STREAM, out, handler);
        }
        if (result != null) {
            method.addStatement(
                    cdr.write(call.result(), out, CodeBlock.of(result), call.wireName()));
        }
        for (Parameter each : call.parameters()) {
            if (each.mode() != Mode.IN) {
                CodeBlock value = CodeBlock.of("$L.value", JavaNames.identifier(each.name()));
                method.addStatement(cdr.write(each.type(), out, value, role(call, each)));
            }
        }
        if (raises) {
            addExceptions(method, call, locals.name("e"), out, handler);
        }
        return method.add("return $L;\n$<}\n", out);
    }

    private void addExceptions(
            CodeBlock.Builder method, Call call, String exception, String out, String handler) {
        for (ScopedName each : call.raises()) {
            method.add(
                    """
                    $<} catch ($1T $2L) {
                        $3L = $4L.createExceptionReply();
                        $5T.write($3L, $2L);
                    $>\
                    """,
                    target.names.type(each),
                    exception,
                    out,
                    handler,
                    target.names.helper(each));
        }
        method.add("$<}\n");
    }

    private void addParameter(
            CodeBlock.Builder method, Call call, Parameter each, CdrCode cdr, String in) {
        String name = JavaNames.identifier(each.name());
        if (each.mode() == Mode.IN) {
            method.addStatement(
                    "$T $L = $L",
                    target.types.of(each.type()),
                    name,
                    cdr.read(each.type(), in, role(call, each)));
        } else {
            CodeBlock initial =
                    each.mode() == Mode.OUT
                            ? CodeBlock.of("")
                            : cdr.read(each.type(), in, role(call, each));
            method.addStatement(
                    "$1T $2L = new $1T($3L)", target.types.holder(each.type()), name, initial);
        }
    }

    private static MethodSpec.Builder openUpcall(String wireName, String in, String handler) {
        return MethodSpec.methodBuilder(CALL + wireName)
                .addModifiers(Modifier.PRIVATE)
                .returns(Omg.OUTPUT_STREAM)
                .addParameter(Omg.INPUT_STREAM, in)
                .addParameter(Omg.RESPONSE_HANDLER, handler);
    }

    private static String role(Call call, Parameter parameter) {
        return call.wireName() + "_" + parameter.name();
    }

    /** The operations that every object has. */
    private enum Implicit {
        IS_A("_is_a", "boolean", "_is_a(in.read_string())"),
        NON_EXISTENT("_non_existent", "boolean", "_non_existent()"),
        /** The name that some old ORBs send for it. */
        NOT_EXISTENT("_not_existent", "boolean", "_non_existent()"),
        INTERFACE("_interface", "Object", "_get_interface_def()"),
        /** Always nil: no servant is part of a component. */
        COMPONENT("_component", "Object", "null"),
        REPOSITORY_ID("_repository_id", "string", "_all_interfaces(_poa(), _object_id())[0]");

        private final String wireName;
        private final String wireType;
        private final String answer;
        private final MethodSpec upcall;

        Implicit(String wireName, String wireType, String answer) {
            this.wireName = wireName;
            this.wireType = wireType;
            this.answer = answer;
            this.upcall = upcall();
        }

        private MethodSpec upcall() {
            TypeName type;
            switch (wireType) {
                case "boolean":
                    type = TypeName.BOOLEAN;
                    break;
                case "string":
                    type = ClassName.get(String.class);
                    break;
                default:
                    type = Omg.OBJECT;
                    break;
            }
            return openUpcall(wireName, "in", "handler")
                    .addStatement("$T result = $L", type, answer)
                    .addStatement("$T out = handler.createReply()", Omg.OUTPUT_STREAM)
                    .addStatement("out.write_$L(result)", wireType)
                    .addStatement("return out")
                    .buildShared();
        }
    }
}
