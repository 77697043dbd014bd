package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.TypeRef;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import javax.lang.model.element.Modifier;

/**
 * A method of the Java interface and what it is on the wire: an operation, or one half of an
 * attribute.
 *
 * @param wireName {@code add}, {@code _get_name}, {@code _set_name}
 * @param javaName {@code add}, {@code name}
 * @param contexts the names of the {@code context} clause
 * @param documentation the IDL's comment, or empty
 */
record Call(
        String wireName,
        String javaName,
        boolean oneway,
        TypeRef result,
        List<Parameter> parameters,
        List<ScopedName> raises,
        List<String> contexts,
        String documentation) {

    /** The parameter behind all others where there is a {@code context} clause. */
    static final String CONTEXT = "_context";

    /** The calls of an interface or value type itself, in order of appearance. */
    static List<Call> own(Definition type) {
        List<Call> calls = new ArrayList<>();
        for (Definition each : type.contents()) {
            if (each instanceof OperationDef operation) {
                calls.add(of(operation));
            } else if (each instanceof AttributeDef attribute) {
                calls.add(getter(attribute));
                if (!attribute.readonly()) {
                    calls.add(setter(attribute));
                }
            }
        }
        return calls;
    }

    /** The calls of the interface and of all it inherits from, its own first. */
    static List<Call> all(Target target, InterfaceDef type) {
        Map<String, Call> calls = new LinkedHashMap<>();
        own(type).forEach(call -> calls.put(call.wireName(), call));
        for (InterfaceDef ancestor : target.specification.ancestors(type)) {
            own(ancestor).forEach(call -> calls.putIfAbsent(call.wireName(), call));
        }
        return List.copyOf(calls.values());
    }

    boolean isVoid() {
        return result == BasicType.VOID;
    }

    /** {@code a, b, c}. */
    String arguments() {
        List<String> names = new ArrayList<>();
        for (Parameter parameter : parameters) {
            names.add(JavaNames.identifier(parameter.name()));
        }
        if (!contexts.isEmpty()) {
            names.add(CONTEXT);
        }
        return String.join(", ", names);
    }

    /** The public method with its parameters and exceptions, without a body. */
    MethodSpec.Builder method(Target target) {
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(javaName)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(target.types.of(result));
        for (Parameter parameter : parameters) {
            TypeName type =
                    parameter.mode() == Parameter.Mode.IN
                            ? target.types.of(parameter.type())
                            : target.types.holder(parameter.type());
            method.addParameter(type, JavaNames.identifier(parameter.name()));
        }
        if (!contexts.isEmpty()) {
            method.addParameter(Omg.CONTEXT, CONTEXT);
        }
        for (ScopedName exception : raises) {
            method.addException(target.types.of(new TypeRef.NamedType(exception)));
        }
        return method;
    }

    /** {@link #method} as an implementation of the interface's. */
    MethodSpec.Builder override(Target target) {
        return method(target).addAnnotation(Override.class);
    }

    private static Call of(OperationDef operation) {
        String name = operation.name().simpleName();
        return new Call(
                name,
                JavaNames.identifier(name),
                operation.oneway(),
                operation.result(),
                operation.parameters(),
                operation.raises(),
                operation.contexts(),
                Javadoc.withParameters(operation.header().documentation(), operation.parameters()));
    }

    private static Call getter(AttributeDef attribute) {
        String name = attribute.name().simpleName();
        return new Call(
                "_get_" + name,
                JavaNames.identifier(name),
                false,
                attribute.type(),
                List.of(),
                attribute.getRaises(),
                List.of(),
                attribute.header().documentation());
    }

    private static Call setter(AttributeDef attribute) {
        String name = attribute.name().simpleName();
        Parameter value =
                new Parameter(
                        "value",
                        Parameter.Mode.IN,
                        attribute.type(),
                        attribute.header().position());
        return new Call(
                "_set_" + name,
                JavaNames.identifier(name),
                false,
                BasicType.VOID,
                List.of(value),
                attribute.setRaises(),
                List.of(),
                attribute.header().documentation());
    }
}
