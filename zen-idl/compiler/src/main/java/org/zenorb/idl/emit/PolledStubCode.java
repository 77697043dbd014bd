package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.ParameterizedTypeName;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.AsyncOperationDef;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.PolledOperationDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.TypeRef;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import javax.lang.model.element.Modifier;

/**
 * Writes what stubs have for asynchronous calls whose replies are asked for: methods {@code
 * sendp_…}, the poller that they give, and for each a reply adapter, which leaves the reply with
 * the poller.
 *
 * <p>{@code ReplyPoller} is an addition of the {@code org.omg} that comes with ZEN. Owner: the
 * emitter of the stub.
 */
final class PolledStubCode {

    /** No IDL name begins with an underscore. */
    private static final String POLLER = "_poller";

    private final Target target;
    private final CdrCode cdr;
    private final AsyncStubCode async;

    PolledStubCode(Target target, CdrCode cdr, AsyncStubCode async) {
        this.target = target;
        this.cdr = cdr;
        this.async = async;
    }

    void addTo(TypeSpec.Builder stub, InterfaceDef definition) {
        Map<String, PolledOperationDef> all = all(definition);
        if (all.isEmpty()) {
            return;
        }
        List<TypeSpec> types = new ArrayList<>();
        types.add(poller(all.values()));
        for (PolledOperationDef each : all.values()) {
            TypeSpec adapter = adapter(each);
            types.add(adapter);
            stub.addMethod(send(definition, each, adapter.name()));
        }
        types.forEach(stub::addType);
    }

    /** The interface's own and what it inherits; its own poller comes first. */
    private Map<String, PolledOperationDef> all(InterfaceDef definition) {
        Map<String, PolledOperationDef> found = new LinkedHashMap<>();
        List<InterfaceDef> types = new ArrayList<>(List.of(definition));
        types.addAll(target.specification.ancestors(definition));
        for (InterfaceDef type : types) {
            for (Definition each : type.contents()) {
                if (each instanceof PolledOperationDef operation) {
                    found.putIfAbsent(each.name().simpleName(), operation);
                }
            }
        }
        return found;
    }

    private MethodSpec send(InterfaceDef definition, PolledOperationDef operation, String adapter) {
        AsyncOperationDef callback = operation.callback();
        Call call =
                new Call(
                        AsyncStubCode.wireName(callback),
                        JavaNames.identifier(operation.name().simpleName()),
                        false,
                        new TypeRef.NamedType(operation.poller()),
                        AsyncStubCode.sent(callback),
                        List.of(),
                        callback.contexts(),
                        operation.header().documentation());
        Locals locals = new Locals(call);
        String poller = locals.name("poller");
        String out = locals.name("out");
        MethodSpec.Builder method =
                call.method(target)
                        .addJavadoc("$L\n", Javadoc.text(call.documentation()))
                        .addJavadoc(
                                "\n<p>To be reached by a cast of what narrow returns:\n{@code"
                                        + " (($L) object).$L(...)}.\n",
                                target.names.stub(definition.name()).simpleName(),
                                call.javaName())
                        .addStatement(
                                "$1L $2L = new $1L(this, $3S)", POLLER, poller, operation.poll())
                        .beginControlFlow("try")
                        .addStatement(
                                "$T $L = _request($S, true)",
                                Omg.OUTPUT_STREAM,
                                out,
                                call.wireName());
        async.write(method, callback, out, call.javaName());
        StubEmitter.addContext(method.code(), call, locals, out);
        return method.addStatement("_send($L, $L._reply(), new $L())", out, poller, adapter)
                .nextControlFlow("finally")
                .addStatement("_releaseReply(null)")
                .endControlFlow()
                .addStatement("return $L", poller)
                .build();
    }

    private TypeSpec poller(Iterable<PolledOperationDef> operations) {
        Map<ScopedName, ClassName> types = new LinkedHashMap<>();
        TypeSpec.Builder poller =
                TypeSpec.classBuilder(POLLER)
                        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .superclass(Omg.REPLY_POLLER);
        for (PolledOperationDef each : operations) {
            types.putIfAbsent(each.poller(), target.names.type(each.poller()));
        }
        types.values().forEach(poller::addSuperinterface);
        poller.addField(Target.serialVersion());
        poller.addField(
                FieldSpec.builder(
                                String[].class,
                                "_ids",
                                Modifier.PRIVATE,
                                Modifier.STATIC,
                                Modifier.FINAL)
                        .initializer("{$S}", id(types.keySet().iterator().next()))
                        .build());
        poller.addMethod(
                MethodSpec.constructorBuilder()
                        .addParameter(Omg.OBJECT, "target")
                        .addParameter(String.class, "operation")
                        .addStatement("super(target, operation)")
                        .build());
        poller.addMethod(
                AsyncStubCode.override("_truncatable_ids")
                        .returns(String[].class)
                        .addStatement("return _ids.clone()")
                        .build());
        for (PolledOperationDef each : operations) {
            poller.addMethod(poll(each));
        }
        return poller.build();
    }

    private String id(ScopedName poller) {
        return target.specification.find(poller).orElseThrow().repositoryId();
    }

    private MethodSpec poll(PolledOperationDef operation) {
        ScopedName name = operation.poller().child(operation.poll());
        OperationDef poll = target.specification.require(name, OperationDef.class);
        Call call =
                new Call(
                        operation.poll(),
                        JavaNames.identifier(operation.poll()),
                        false,
                        poll.result(),
                        poll.parameters(),
                        poll.raises(),
                        List.of(),
                        "");
        Locals locals = new Locals(call);
        String values = locals.name("values");
        List<Parameter> received = poll.parameters().subList(1, poll.parameters().size());
        String timeout = JavaNames.identifier(poll.parameters().get(0).name());
        MethodSpec.Builder method = call.override(target);
        if (received.stream().anyMatch(each -> target.types.holdsMaps(each.type()))) {
            method.addAnnotation(Target.suppress("unchecked"));
        }
        if (!received.isEmpty()) {
            method.addStatement("final $T[] $L", Object.class, values);
        }
        method.beginControlFlow("try");
        if (received.isEmpty()) {
            method.addStatement("_take($S, $L)", operation.poll(), timeout);
        } else {
            method.addStatement("$L = _take($S, $L)", values, operation.poll(), timeout);
        }
        String caught = locals.name("e");
        for (ScopedName each : async.raises(operation.callback())) {
            method.nextControlFlow(
                            "catch ($T $L)", target.types.of(new TypeRef.NamedType(each)), caught)
                    .addStatement("throw $L", caught);
        }
        method.nextControlFlow("catch ($T $L)", Omg.USER_EXCEPTION, caught)
                .addStatement("throw new $T($L.toString())", Omg.UNKNOWN, caught)
                .endControlFlow();
        int index = 0;
        for (Parameter each : received) {
            TypeName type = target.types.of(each.type());
            method.addStatement(
                    "$L.value = ($T) $L[$L]",
                    JavaNames.identifier(each.name()),
                    type,
                    values,
                    index++);
        }
        return method.build();
    }

    private TypeSpec adapter(PolledOperationDef operation) {
        AsyncOperationDef callback = operation.callback();
        ClassName reply = Omg.REPLY_POLLER.nestedClass("Reply");
        return TypeSpec.classBuilder("_" + operation.name().simpleName() + "_reply")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.of(Omg.REPLY_ADAPTER, reply))
                .addMethod(
                        MethodSpec.constructorBuilder()
                                .addStatement(
                                        "super($T.class, $S, $S)",
                                        reply,
                                        callback.reply(),
                                        callback.exception())
                                .build())
                .addMethod(results(operation, reply))
                .addMethod(async.exception(callback))
                .addMethod(except(callback, reply))
                .build();
    }

    private MethodSpec results(PolledOperationDef operation, ClassName reply) {
        AsyncOperationDef callback = operation.callback();
        List<Parameter> received = async.received(callback);
        Locals locals = new Locals(received);
        String in = locals.name("in");
        MethodSpec.Builder method =
                AsyncStubCode.override("results")
                        .returns(ParameterizedTypeName.of(ClassName.get(Consumer.class), reply))
                        .addParameter(Omg.INPUT_STREAM, in);
        List<String> arguments = new ArrayList<>();
        for (Parameter each : received) {
            TypeName type = target.types.of(each.type());
            String name = JavaNames.identifier(each.name());
            String role = operation.name().simpleName() + "_" + each.name();
            method.addStatement("$T $L = $L", type, name, cdr.read(each.type(), in, role));
            arguments.add(name);
        }
        String to = locals.name("reply");
        String handler = locals.name("handler");
        String all = String.join(", ", arguments);
        return method.addStatement(
                        "return $L -> $L.results(new $T[] {$L}, $T.class, $S,"
                                + " $L -> $L.$L($L))",
                        to,
                        to,
                        Object.class,
                        all,
                        target.names.operations(callback.handler()),
                        callback.reply(),
                        handler,
                        handler,
                        JavaNames.identifier(callback.reply()),
                        all)
                .build();
    }

    private MethodSpec except(AsyncOperationDef callback, ClassName reply) {
        return AsyncStubCode.override("except")
                .addParameter(reply, "reply")
                .addParameter(Omg.EXCEPTION_HOLDER, "exception")
                .addStatement(
                        "reply.exception(exception, $T.class, $S, handler ->"
                                + " handler.$L(exception))",
                        target.names.operations(callback.handler()),
                        callback.exception(),
                        JavaNames.identifier(callback.exception()))
                .build();
    }
}
