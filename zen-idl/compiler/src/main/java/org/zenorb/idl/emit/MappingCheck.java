package org.zenorb.idl.emit;

import org.zenorb.idl.model.AsyncOperationDef;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds correct IDL that cannot be written in Java: {@code long double} has no Java type, {@code
 * fixed} is not supported yet, an array can have 2^31-1 elements at most, natives stay local.
 * Owner: one run.
 */
final class MappingCheck {

    private final Specification specification;
    private final EmitOptions options;
    private final JavaNames names;
    private final Set<String> classes = new HashSet<>();
    private final List<EmitProblem> problems = new ArrayList<>();

    MappingCheck(Specification specification, EmitOptions options) {
        this.specification = specification;
        this.options = options;
        this.names = new JavaNames(specification, options);
    }

    List<EmitProblem> run() {
        checkAll(specification.definitions());
        return List.copyOf(problems);
    }

    private void checkAll(List<Definition> definitions) {
        for (Definition each : definitions) {
            if (options.handWritten().contains(each.name())) {
                continue;
            }
            if (each.header().emit()) {
                check(each);
                checkName(each);
            }
            checkAll(each.contents());
        }
    }

    private void check(Definition definition) {
        SourcePosition position = definition.header().position();
        if (definition instanceof StructDef struct) {
            checkMembers(struct.members());
        } else if (definition instanceof ExceptionDef exception) {
            checkMembers(exception.members());
        } else if (definition instanceof UnionDef union) {
            for (UnionCase each : union.cases()) {
                check(each.type(), each.position());
                checkSendable(each.type(), each.position());
            }
        } else if (definition instanceof TypedefDef typedef) {
            check(typedef.type(), position);
        } else if (definition instanceof ConstDef constant) {
            check(constant.type(), position);
        } else if (definition instanceof AttributeDef attribute) {
            check(attribute.type(), position);
            if (!isLocal(definition)) {
                checkSendable(attribute.type(), position);
            }
        } else if (definition instanceof OperationDef operation) {
            checkOperation(operation);
        } else if (definition instanceof ValueDef || definition instanceof ValueBoxDef) {
            problem(position, "value types are not supported yet");
        }
    }

    private void checkOperation(OperationDef operation) {
        SourcePosition position = operation.header().position();
        if (!operation.contexts().isEmpty()) {
            problem(position, "context clauses are not supported yet");
        }
        boolean isLocal = isLocal(operation);
        check(operation.result(), position);
        if (!isLocal) {
            checkSendable(operation.result(), position);
        }
        for (Parameter each : operation.parameters()) {
            check(each.type(), each.position());
            if (!isLocal) {
                checkSendable(each.type(), each.position());
            }
        }
    }

    private boolean isLocal(Definition member) {
        return specification.find(member.name().container()).orElse(null)
                        instanceof InterfaceDef type
                && type.kind() == InterfaceDef.Kind.LOCAL;
    }

    /** Natives and pseudo objects have no form on the wire, and no helper. */
    private void checkSendable(TypeRef type, SourcePosition position) {
        TypeRef plain = PseudoTypes.basic(specification.unalias(type));
        if (plain instanceof TypeRef.SequenceType sequence) {
            checkSendable(sequence.element(), position);
        } else if (plain instanceof TypeRef.ArrayType array) {
            checkSendable(array.element(), position);
        } else if (plain instanceof TypeRef.NamedType named
                && (specification.find(named.name()).orElse(null) instanceof NativeDef
                        || options.handWritten().contains(named.name()))) {
            problem(position, named.name() + " cannot be sent; only local interfaces can use it");
        }
    }

    /** Two definitions must not want the same class: package options can bring them together. */
    private void checkName(Definition definition) {
        boolean hasClass =
                !(definition instanceof ModuleDef
                        || definition instanceof OperationDef
                        || definition instanceof AttributeDef
                        || definition instanceof AsyncOperationDef
                        || definition instanceof NativeDef
                        || isField(definition));
        if (hasClass && !classes.add(names.type(definition.name()).canonicalName())) {
            problem(
                    definition.header().position(),
                    "two definitions are mapped to the Java class "
                            + names.type(definition.name()));
        }
    }

    private boolean isField(Definition definition) {
        return definition instanceof ConstDef
                && specification.find(definition.name().container()).orElse(null)
                        instanceof InterfaceDef;
    }

    private void checkMembers(List<Member> members) {
        for (Member each : members) {
            check(each.type(), each.position());
            checkSendable(each.type(), each.position());
        }
    }

    private void check(TypeRef type, SourcePosition position) {
        if (type == BasicType.LONG_DOUBLE) {
            problem(position, "long double cannot be mapped to Java, which has no such type");
        } else if (type instanceof TypeRef.FixedType) {
            problem(position, "fixed is not supported yet");
        } else if (isValue(type)) {
            problem(position, "value types are not supported yet");
        } else if (type instanceof TypeRef.SequenceType sequence) {
            check(sequence.element(), position);
        } else if (type instanceof TypeRef.ArrayType array) {
            for (long dimension : array.dimensions()) {
                if (dimension > Integer.MAX_VALUE) {
                    problem(
                            position,
                            "an array of " + dimension + " elements is too large for Java");
                }
            }
            check(array.element(), position);
        }
    }

    private boolean isValue(TypeRef type) {
        if (type instanceof TypeRef.NamedType named) {
            Definition found = specification.find(named.name()).orElse(null);
            return found instanceof ValueDef || found instanceof ValueBoxDef;
        }
        return type == BasicType.VALUE_BASE
                || type == BasicType.ABSTRACT_BASE
                || type == BasicType.PRINCIPAL;
    }

    private void problem(SourcePosition position, String message) {
        problems.add(new EmitProblem(position, message));
    }
}
