package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.ValueDef;

import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * Writes ties: servants, and local objects, that hand every call on to an implementation of the
 * operations interface. Source: IDL to Java mapping 1.3, "Tie" and local interfaces. Owner: one
 * run.
 */
final class TieEmitter {

    private static final String DELEGATE = "_delegate";
    private static final String SERVANT =
            """
            public $1L($Z$2T delegate) {
                _delegate = delegate;
                _poa = null;
            }

            public $1L($Z$2T delegate,$W$3T poa) {
                _delegate = delegate;
                _poa = poa;
            }

            public $2T _delegate() {
                return _delegate;
            }

            public void _delegate($Z$2T delegate) {
                _delegate = delegate;
            }

            @$4T
            public $3T _default_POA() {
                return _poa == null ? super._default_POA() : _poa;
            }
            """;

    private static final String CALL =
            """
            @$T
            public $L {
                $L_delegate.$L($L);
            }
            """;

    private final Target target;

    TieEmitter(Target target) {
        this.target = target;
    }

    /**
     * @param calls the interface's own and those that it inherits
     */
    GeneratedFile servantTie(InterfaceDef definition, List<Call> calls) {
        ClassName name = target.names.tie(definition.name());
        ClassName operations = target.names.operations(definition.name());
        boolean serializable = target.hasAbstractAncestor(definition);
        TypeSpec.Builder tie =
                open(name, definition).superclass(target.names.skeleton(definition.name()));
        if (serializable) {
            tie.addField(Target.serialVersion());
        }
        tie.addField(operations, DELEGATE, Modifier.PRIVATE)
                .addField(Omg.POA, "_poa", Modifier.PRIVATE, Modifier.FINAL)
                .addMembers(SERVANT, name.simpleName(), operations, Omg.POA, Target.OVERRIDE);
        addCalls(tie, calls);
        return target.file(name.packageName(), tie.build(), definition.header());
    }

    /**
     * A tie for a value type that supports an interface: the interface's own, under the value
     * type's name. A value is no servant, as it has a base already.
     */
    GeneratedFile valueTie(ValueDef value) {
        ClassName name = target.names.tie(value.name());
        InterfaceDef served = new ValueLineage(target.specification, value).servedInterface();
        ClassName operations = target.names.operations(served.name());
        TypeSpec.Builder tie =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .superclass(target.names.tie(served.name()))
                        .addJavadoc(
                                "A {@code $L} whose operations are those of a {@code $L}.\n",
                                served.name().toString().substring(2),
                                value.name().toString().substring(2));
        if (target.hasAbstractAncestor(served)) {
            tie.addField(Target.serialVersion());
        }
        tie.addMethod(
                MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addParameter(operations, "delegate")
                        .addStatement("super(delegate)")
                        .build());
        tie.addMethod(
                MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addParameter(operations, "delegate")
                        .addParameter(Omg.POA, "poa")
                        .addStatement("super(delegate, poa)")
                        .build());
        return target.file(name.packageName(), tie.build(), value.header());
    }

    /**
     * @param calls the interface's own and those that it inherits
     */
    GeneratedFile localTie(InterfaceDef definition, List<Call> calls) {
        ClassName name = target.names.localTie(definition.name());
        ClassName operations = target.names.operations(definition.name());
        TypeSpec.Builder tie =
                open(name, definition)
                        .superclass(target.names.localBase(definition.name()))
                        .addField(Target.serialVersion())
                        .addField(
                                FieldSpec.builder(operations, DELEGATE, Modifier.PRIVATE)
                                        .addAnnotation(Target.suppressSerial())
                                        .build())
                        .addMethod(constructor(operations).build());
        addDelegate(tie, operations);
        addCalls(tie, calls);
        return target.file(name.packageName(), tie.build(), definition.header());
    }

    /** {@code _FooLocalBase}: what implementations of a local interface extend. */
    GeneratedFile localBase(InterfaceDef definition) {
        ClassName name = target.names.localBase(definition.name());
        TypeSpec base =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                        .superclass(Omg.LOCAL_OBJECT)
                        .addSuperinterface(target.names.type(definition.name()))
                        .addJavadoc(
                                "Base of implementations of {@code $L}.\n",
                                definition.name().toString().substring(2))
                        .addField(Target.serialVersion())
                        .addField(StubEmitter.ids(target, definition))
                        .addMethod(Target.emptyConstructor())
                        .addMethod(
                                MethodSpec.methodBuilder("_ids")
                                        .addModifiers(Modifier.PUBLIC)
                                        .returns(String[].class)
                                        .addStatement("return _ids.clone()")
                                        .build())
                        .build();
        return target.file(name.packageName(), base, definition.header());
    }

    private static TypeSpec.Builder open(ClassName name, InterfaceDef definition) {
        return TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "A {@code $L} whose operations are those of a delegate.\n",
                        definition.name().toString().substring(2));
    }

    private static MethodSpec.Builder constructor(TypeName operations) {
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addParameter(operations, "delegate")
                .addStatement("$L = delegate", DELEGATE);
    }

    private static void addDelegate(TypeSpec.Builder tie, TypeName operations) {
        tie.addMethod(
                MethodSpec.methodBuilder(DELEGATE)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(operations)
                        .addStatement("return $L", DELEGATE)
                        .build());
        tie.addMethod(
                MethodSpec.methodBuilder(DELEGATE)
                        .addModifiers(Modifier.PUBLIC)
                        .addParameter(operations, "delegate")
                        .addStatement("$L = delegate", DELEGATE)
                        .build());
    }

    private void addCalls(TypeSpec.Builder tie, List<Call> calls) {
        for (Call call : calls) {
            tie.addMembers(
                    CALL,
                    Target.OVERRIDE,
                    call.head(target),
                    call.isVoid() ? "" : "return ",
                    call.javaName(),
                    call.arguments());
        }
    }
}
