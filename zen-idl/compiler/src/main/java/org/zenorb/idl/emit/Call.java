package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.CodeBlock;
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
 * attribute. Owner: the emitter of an interface; what several of its classes need is made once.
 */
final class Call {

    /** The parameter behind all others where there is a {@code context} clause. */
    static final String CONTEXT = "_context";

    private static final int FEW = 8;

    /** Formats of heads with few parameters and exceptions, by the numbers of both. */
    private static final String[][] HEADS = new String[FEW][FEW];

    static {
        for (int parameters = 0; parameters < FEW; parameters++) {
            for (int exceptions = 0; exceptions < FEW; exceptions++) {
                HEADS[parameters][exceptions] = headFormat(parameters, exceptions);
            }
        }
    }

    private final String wireName;
    private final String javaName;
    private final boolean oneway;
    private final TypeRef result;
    private final List<Parameter> parameters;
    private final List<ScopedName> raises;
    private final List<String> contexts;
    private final String documentation;

    /** Null before they are asked for. */
    private CodeBlock head;

    private String arguments;

    /**
     * @param wireName {@code add}, {@code _get_name}, {@code _set_name}
     * @param javaName {@code add}, {@code name}
     * @param contexts the names of the {@code context} clause
     * @param documentation the IDL's comment, or empty
     */
    Call(
            String wireName,
            String javaName,
            boolean oneway,
            TypeRef result,
            List<Parameter> parameters,
            List<ScopedName> raises,
            List<String> contexts,
            String documentation) {
        this.wireName = wireName;
        this.javaName = javaName;
        this.oneway = oneway;
        this.result = result;
        this.parameters = parameters;
        this.raises = raises;
        this.contexts = contexts;
        this.documentation = documentation;
    }

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

    /**
     * The calls of the interface and of all it inherits from, its own first.
     *
     * @param own those of the interface itself
     */
    static List<Call> all(Target target, InterfaceDef type, List<Call> own) {
        List<InterfaceDef> ancestors = target.specification.ancestors(type);
        if (ancestors.isEmpty()) {
            return own;
        }
        Map<String, Call> calls = new LinkedHashMap<>();
        own.forEach(call -> calls.put(call.wireName, call));
        for (InterfaceDef ancestor : ancestors) {
            own(ancestor).forEach(call -> calls.putIfAbsent(call.wireName, call));
        }
        return List.copyOf(calls.values());
    }

    String wireName() {
        return wireName;
    }

    String javaName() {
        return javaName;
    }

    boolean oneway() {
        return oneway;
    }

    TypeRef result() {
        return result;
    }

    List<Parameter> parameters() {
        return parameters;
    }

    List<ScopedName> raises() {
        return raises;
    }

    List<String> contexts() {
        return contexts;
    }

    String documentation() {
        return documentation;
    }

    boolean isVoid() {
        return result == BasicType.VOID;
    }

    /** Whether anything comes back by a parameter. */
    boolean hasResults() {
        for (Parameter each : parameters) {
            if (each.mode() != Parameter.Mode.IN) {
                return true;
            }
        }
        return false;
    }

    /** {@code a, b, c}. */
    String arguments() {
        if (arguments == null) {
            StringBuilder names = new StringBuilder();
            for (Parameter parameter : parameters) {
                names.append(names.isEmpty() ? "" : ", ");
                names.append(JavaNames.identifier(parameter.name()));
            }
            if (!contexts.isEmpty()) {
                names.append(names.isEmpty() ? "" : ", ").append(CONTEXT);
            }
            arguments = names.toString();
        }
        return arguments;
    }

    /** The method's result, name, parameters and exceptions: what stands behind its modifiers. */
    CodeBlock head(Target target) {
        if (head == null) {
            int count = parameters.size() + (contexts.isEmpty() ? 0 : 1);
            Object[] parts = new Object[2 + 2 * count + raises.size()];
            parts[0] = target.types.of(result);
            parts[1] = javaName;
            int at = 2;
            for (Parameter parameter : parameters) {
                parts[at++] = type(parameter, target);
                parts[at++] = JavaNames.identifier(parameter.name());
            }
            if (!contexts.isEmpty()) {
                parts[at++] = Omg.CONTEXT;
                parts[at++] = CONTEXT;
            }
            for (ScopedName exception : raises) {
                parts[at++] = target.types.of(new TypeRef.NamedType(exception));
            }
            boolean few = count < FEW && raises.size() < FEW;
            head =
                    CodeBlock.of(
                            few ? HEADS[count][raises.size()] : headFormat(count, raises.size()),
                            parts);
        }
        return head;
    }

    private static String headFormat(int parameters, int exceptions) {
        StringBuilder format = new StringBuilder("$T $L($Z");
        for (int i = 0; i < parameters; i++) {
            format.append(i == 0 ? "$T $L" : ",$W$T $L");
        }
        format.append(')');
        for (int i = 0; i < exceptions; i++) {
            format.append(i == 0 ? "$Wthrows$W$T" : ",$W$T");
        }
        return format.toString();
    }

    private static TypeName type(Parameter parameter, Target target) {
        return parameter.mode() == Parameter.Mode.IN
                ? target.types.of(parameter.type())
                : target.types.holder(parameter.type());
    }

    /** The public method with its parameters and exceptions, without a body. */
    MethodSpec.Builder method(Target target) {
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(javaName)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(target.types.of(result));
        for (Parameter parameter : parameters) {
            method.addParameter(type(parameter, target), JavaNames.identifier(parameter.name()));
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
