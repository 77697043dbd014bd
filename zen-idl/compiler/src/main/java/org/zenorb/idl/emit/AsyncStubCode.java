package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.ParameterizedTypeName;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.AsyncOperationDef;
import org.zenorb.idl.model.AsyncOperationDef.Part;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.ScopedName;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import javax.lang.model.element.Modifier;

/**
 * Writes what stubs have for asynchronous calls: a method {@code sendc_…} that sends the request,
 * and a reply adapter, which reads the reply and calls the handler.
 *
 * <p>How a stub hands a reply handler to its ORB is no standard's: {@code ObjectImpl._send} and
 * {@code ReplyAdapter} are additions of the {@code org.omg} that comes with ZEN. Owner: the emitter
 * of the stub.
 */
final class AsyncStubCode {

    private static final ClassName CONSUMER = ClassName.get(Consumer.class);

    private final Target target;
    private final CdrCode cdr;

    AsyncStubCode(Target target, CdrCode cdr) {
        this.target = target;
        this.cdr = cdr;
    }

    void addTo(TypeSpec.Builder stub, InterfaceDef definition) {
        List<TypeSpec> adapters = new ArrayList<>();
        for (AsyncOperationDef each : all(definition)) {
            TypeSpec adapter = adapter(each);
            adapters.add(adapter);
            stub.addMethod(send(definition, each, adapter.name()));
        }
        adapters.forEach(stub::addType);
        new PolledStubCode(target, cdr, this).addTo(stub, definition);
    }

    /** The interface's own and what it inherits. */
    private Iterable<AsyncOperationDef> all(InterfaceDef definition) {
        Map<String, AsyncOperationDef> found = new LinkedHashMap<>();
        List<InterfaceDef> types = new ArrayList<>(List.of(definition));
        types.addAll(target.specification.ancestors(definition));
        for (InterfaceDef type : types) {
            for (Definition each : type.contents()) {
                if (each instanceof AsyncOperationDef operation) {
                    found.putIfAbsent(each.name().simpleName(), operation);
                }
            }
        }
        return found.values();
    }

    private MethodSpec send(InterfaceDef definition, AsyncOperationDef operation, String adapter) {
        Call call =
                new Call(
                        wireName(operation),
                        JavaNames.identifier(operation.name().simpleName()),
                        false,
                        BasicType.VOID,
                        operation.parameters(),
                        List.of(),
                        operation.contexts(),
                        operation.header().documentation());
        Locals locals = new Locals(call);
        String out = locals.name("out");
        String handler = JavaNames.identifier(operation.parameters().get(0).name());
        MethodSpec.Builder method =
                call.method(target)
                        .addJavadoc("$L\n", Javadoc.text(call.documentation()))
                        .addJavadoc(
                                "\n<p>To be reached by a cast of what narrow returns:\n{@code"
                                        + " (($L) object).$L(...)}.\n",
                                target.names.stub(definition.name()).simpleName(),
                                call.javaName())
                        .beginControlFlow("try")
                        .addStatement(
                                "$T $L = _request($S, $L != null)",
                                Omg.OUTPUT_STREAM,
                                out,
                                call.wireName(),
                                handler);
        write(method, operation, out, call.javaName());
        StubEmitter.addContext(method.code(), call, locals, out);
        return method.addStatement("_send($L, $L, new $L())", out, handler, adapter)
                .nextControlFlow("finally")
                .addStatement("_releaseReply(null)")
                .endControlFlow()
                .build();
    }

    /** Writes what travels to the server. */
    void write(MethodSpec.Builder method, AsyncOperationDef operation, String out, String role) {
        for (Parameter each : sent(operation)) {
            method.addStatement(
                    cdr.write(
                            each.type(),
                            out,
                            CodeBlock.of("$L", JavaNames.identifier(each.name())),
                            role + "_" + each.name()));
        }
    }

    /** What travels to the server: all but the handler. */
    static List<Parameter> sent(AsyncOperationDef operation) {
        return operation.parameters().subList(1, operation.parameters().size());
    }

    /** The operation that the server knows. */
    static String wireName(AsyncOperationDef operation) {
        String name = operation.calls().simpleName();
        switch (operation.part()) {
            case GETTER:
                return "_get_" + name;
            case SETTER:
                return "_set_" + name;
            default:
                return name;
        }
    }

    private TypeSpec adapter(AsyncOperationDef operation) {
        ClassName operations = target.names.operations(operation.handler());
        String name = "_" + operation.name().simpleName() + "_reply";
        return TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.of(Omg.REPLY_ADAPTER, operations))
                .addMethod(
                        MethodSpec.constructorBuilder()
                                .addStatement(
                                        "super($T.class, $S, $S)",
                                        operations,
                                        operation.reply(),
                                        operation.exception())
                                .build())
                .addMethod(results(operation, operations))
                .addMethod(exception(operation))
                .addMethod(except(operation, operations))
                .build();
    }

    private MethodSpec results(AsyncOperationDef operation, ClassName operations) {
        List<Parameter> received = received(operation);
        Locals locals = new Locals(received);
        String in = locals.name("in");
        MethodSpec.Builder method =
                override("results")
                        .returns(ParameterizedTypeName.of(CONSUMER, operations))
                        .addParameter(Omg.INPUT_STREAM, in);
        List<String> arguments = new ArrayList<>();
        for (Parameter each : received) {
            TypeName type = target.types.of(each.type());
            String name = JavaNames.identifier(each.name());
            String role = operation.name().simpleName() + "_" + each.name();
            method.addStatement("$T $L = $L", type, name, cdr.read(each.type(), in, role));
            arguments.add(name);
        }
        String handler = locals.name("handler");
        return method.addStatement(
                        "return $L -> $L.$L($L)",
                        handler,
                        handler,
                        JavaNames.identifier(operation.reply()),
                        String.join(", ", arguments))
                .build();
    }

    MethodSpec exception(AsyncOperationDef operation) {
        MethodSpec.Builder method =
                override("exception")
                        .returns(Omg.USER_EXCEPTION)
                        .addParameter(String.class, "id")
                        .addParameter(Omg.INPUT_STREAM, "in");
        for (ScopedName each : raises(operation)) {
            ClassName helper = target.names.helper(each);
            method.beginControlFlow("if (id.equals($T.id()))", helper)
                    .addStatement("return $T.read(in)", helper)
                    .endControlFlow();
        }
        return method.addStatement("return null").build();
    }

    private static MethodSpec except(AsyncOperationDef operation, ClassName operations) {
        return override("except")
                .addParameter(operations, "handler")
                .addParameter(Omg.EXCEPTION_HOLDER, "exception")
                .addStatement("handler.$L(exception)", JavaNames.identifier(operation.exception()))
                .build();
    }

    static MethodSpec.Builder override(String name) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC);
    }

    /** What the handler's operation takes. */
    List<Parameter> received(AsyncOperationDef operation) {
        ScopedName reply = operation.handler().child(operation.reply());
        return target.specification.require(reply, OperationDef.class).parameters();
    }

    List<ScopedName> raises(AsyncOperationDef operation) {
        Definition calls = target.specification.find(operation.calls()).orElseThrow();
        if (calls instanceof AttributeDef attribute) {
            return operation.part() == Part.GETTER ? attribute.getRaises() : attribute.setRaises();
        }
        return ((OperationDef) calls).raises();
    }
}
