package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ArrayTypeName;
import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.InterfaceDef.Kind;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.Parameter.Mode;
import org.zenorb.idl.model.ScopedName;

import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * Writes portable stubs: the remote path over {@code _request} and {@code _invoke}, repeated when
 * the ORB asks for the request to be written again, and the local path straight to the servant.
 * Source: IDL to Java mapping 1.3, "Portability Stub and Skeleton Interfaces". Owner: one run.
 */
final class StubEmitter {

    private static final MethodSpec IDS =
            MethodSpec.methodBuilder("_ids")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PUBLIC)
                    .returns(ArrayTypeName.of(String.class))
                    .addStatement("return _ids.clone()")
                    .buildShared();

    private static final String UNDECLARED = "_undeclared";
    private static final MethodSpec UNDECLARED_METHOD = undeclared();

    /**
     * Where the ORB has no servant to give, the remote path finds out why. To ask again, as the
     * mapping's example does, never ends on an ORB whose object stays local when it is deactivated.
     */
    private static final String LOCAL =
            """
            @$9T
            public $8L {
                while (true) {
                    $1T $2L = _is_local() ?$W_servant_preinvoke($3S,$W$4T.class) : null;
                    if ($2L != null) {
                        try {
                            $5L(($4T) $2L.servant).$6L($7L);
            """;

    private static final String REQUEST =
            """
                        } finally {
                            _servant_postinvoke($L);
                        }
                    }
                    $T $L = null;
                    try {
                        $T $L = _request($S, $L);
            $>$>$>\
            """;

    private static final String CATCH =
            """
            $<$<$<        } catch ($1T $2L) {
                        $3L = $2L.getInputStream();
            $>$>$>\
            """;

    private static final String END =
            """
            $<$<$<            throw _undeclared($1L);
                    } catch ($2T $1L) {
                        continue;
                    } finally {
                        _releaseReply($3L);
                    }
                }
            }
            """;

    private final Target target;

    StubEmitter(Target target) {
        this.target = target;
    }

    /**
     * @param calls the interface's own and those that it inherits
     */
    GeneratedFile emit(InterfaceDef definition, List<Call> calls) {
        ClassName name = target.names.stub(definition.name());
        TypeSpec.Builder stub =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .superclass(Omg.OBJECT_IMPL)
                        .addSuperinterface(target.names.type(definition.name()))
                        .addJavadoc(
                                "A reference to a remote {@code $L}.\n",
                                definition.name().toString().substring(2))
                        .addField(Target.serialVersion())
                        .addField(ids(target, definition))
                        .addMethod(Target.emptyConstructor());
        ClassName local =
                definition.kind() == Kind.ABSTRACT
                        ? target.names.type(definition.name())
                        : target.names.operations(definition.name());
        CdrCode cdr = new CdrCode(target, "_");
        for (Call call : calls) {
            stub.addMember(method(call, cdr, local));
        }
        new AsyncStubCode(target, cdr).addTo(stub, definition);
        cdr.addTo(stub);
        if (!calls.isEmpty()) {
            stub.addMethod(UNDECLARED_METHOD);
        }
        stub.addMethod(IDS);
        return target.file(name.packageName(), stub.build(), definition.header());
    }

    /** A constant with the repository ids of the interface and all its ancestors. */
    static FieldSpec ids(Target target, InterfaceDef definition) {
        List<CodeBlock> ids = new ArrayList<>();
        ids.add(CodeBlock.of("$S", definition.repositoryId()));
        for (Definition ancestor : target.specification.ancestors(definition)) {
            ids.add(CodeBlock.of("$S", ancestor.repositoryId()));
        }
        return FieldSpec.builder(
                        ArrayTypeName.of(String.class),
                        "_ids",
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer("{$L}", CodeBlock.join(ids, ",$W"))
                .build();
    }

    private CodeBlock.Builder method(Call call, CdrCode cdr, ClassName local) {
        Locals locals = new Locals(call);
        String servant = locals.name("servant");
        String in = locals.name("in");
        String out = locals.name("out");
        String exception = locals.name("e");
        CodeBlock.Builder method =
                CodeBlock.builder()
                        .add(
                                LOCAL,
                                Omg.SERVANT_OBJECT,
                                servant,
                                call.wireName(),
                                local,
                                call.isVoid() ? "" : "return ",
                                call.javaName(),
                                call.arguments(),
                                call.head(target),
                                Target.OVERRIDE);
        if (call.isVoid()) {
            method.add("                return;\n");
        }
        method.add(
                REQUEST,
                servant,
                Omg.INPUT_STREAM,
                in,
                Omg.OUTPUT_STREAM,
                out,
                call.wireName(),
                !call.oneway());
        for (Parameter each : call.parameters()) {
            if (each.mode() != Mode.OUT) {
                method.addStatement(cdr.write(each.type(), out, value(each), role(call, each)));
            }
        }
        addContext(method, call, locals, out);
        method.addStatement("$L = _invoke($L)", in, out);
        addResults(method, call, locals, cdr, in);
        method.add(CATCH, Omg.APPLICATION_EXCEPTION, exception, in);
        addExceptions(method, call, locals, in, exception);
        return method.add(END, exception, Omg.REMARSHAL_EXCEPTION, in);
    }

    /** The values that the context clause names stand behind the arguments. */
    static void addContext(CodeBlock.Builder method, Call call, Locals locals, String out) {
        if (call.contexts().isEmpty()) {
            return;
        }
        String names = locals.name("names");
        method.addStatement("$T $L = _orb().create_context_list()", Omg.CONTEXT_LIST, names);
        for (String each : call.contexts()) {
            method.addStatement("$L.add($S)", names, each);
        }
        method.addStatement("$L.write_Context($L, $L)", out, Call.CONTEXT, names);
    }

    private void addResults(
            CodeBlock.Builder method, Call call, Locals locals, CdrCode cdr, String in) {
        String result = null;
        if (!call.isVoid()) {
            CodeBlock read = cdr.read(call.result(), in, call.wireName());
            if (!call.hasResults()) {
                method.addStatement("return $L", read);
                return;
            }
            result = locals.name("result");
            method.addStatement("$T $L = $L", target.types.of(call.result()), result, read);
        }
        for (Parameter each : call.parameters()) {
            if (each.mode() != Mode.IN) {
                method.addStatement(
                        "$L = $L", value(each), cdr.read(each.type(), in, role(call, each)));
            }
        }
        method.addStatement(result == null ? "return" : "return " + result);
    }

    private void addExceptions(
            CodeBlock.Builder method, Call call, Locals locals, String in, String exception) {
        if (!call.raises().isEmpty()) {
            String id = locals.name("id");
            method.addStatement("$T $L = $L.getId()", String.class, id, exception);
            for (ScopedName each : call.raises()) {
                ClassName helper = target.names.helper(each);
                method.beginControlFlow("if ($L.equals($T.id()))", id, helper)
                        .addStatement("throw $T.read($L)", helper, in)
                        .endControlFlow();
            }
        }
    }

    private static MethodSpec undeclared() {
        return MethodSpec.methodBuilder(UNDECLARED)
                .addJavadoc("Minor code 1 of the OMG's: an exception that is not declared.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(Omg.UNKNOWN)
                .addParameter(Omg.APPLICATION_EXCEPTION, "e")
                .addStatement(
                        "return new $T(e.getId(), 0x4F4D0001, $T.COMPLETED_MAYBE)",
                        Omg.UNKNOWN,
                        Omg.COMPLETION_STATUS)
                .buildShared();
    }

    private static CodeBlock value(Parameter parameter) {
        String name = JavaNames.identifier(parameter.name());
        return CodeBlock.of(parameter.mode() == Mode.IN ? "$L" : "$L.value", name);
    }

    private static String role(Call call, Parameter parameter) {
        return call.wireName() + "_" + parameter.name();
    }
}
