package org.zenorb.idl.emit;

import org.zenorb.idl.model.AsyncOperationDef;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StateMemberDef;
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
 * Knows whose Java names {@code Principal}, which the API deprecates: definitions that have it in
 * their types, typedefs and sequences taken apart, or inherit something that has. Thread: any.
 */
final class PrincipalUse {

    private final Specification specification;
    private final Set<ScopedName> users = new HashSet<>();

    PrincipalUse(Specification specification) {
        this.specification = specification;
        addAll(specification.definitions());
    }

    /** Whether the Java of that definition names it. */
    boolean isIn(ScopedName definition) {
        return !users.isEmpty()
                && (users.contains(definition)
                        || specification.find(definition).stream().anyMatch(this::inherits));
    }

    private void addAll(List<Definition> scope) {
        for (Definition each : scope) {
            addAll(each.contents());
            if (names(each)) {
                users.add(each.name());
                users.add(each.name().container());
            }
        }
    }

    private boolean inherits(Definition definition) {
        List<ScopedName> bases = new ArrayList<>();
        if (definition instanceof InterfaceDef type) {
            bases.addAll(type.bases());
        } else if (definition instanceof ValueDef value) {
            bases.addAll(value.bases());
            bases.addAll(value.supports());
        }
        return bases.stream().anyMatch(this::isIn);
    }

    private boolean names(Definition definition) {
        if (definition instanceof StructDef struct) {
            return members(struct.members());
        } else if (definition instanceof ExceptionDef exception) {
            return members(exception.members());
        } else if (definition instanceof UnionDef union) {
            return union.cases().stream().map(UnionCase::type).anyMatch(this::is);
        } else if (definition instanceof TypedefDef typedef) {
            return is(typedef.type());
        } else if (definition instanceof ValueBoxDef box) {
            return is(box.type());
        } else if (definition instanceof StateMemberDef member) {
            return is(member.type());
        } else if (definition instanceof AttributeDef attribute) {
            return is(attribute.type());
        } else if (definition instanceof OperationDef operation) {
            return is(operation.result()) || parameters(operation.parameters());
        } else if (definition instanceof FactoryDef factory) {
            return parameters(factory.parameters());
        }
        return definition instanceof AsyncOperationDef operation
                && parameters(operation.parameters());
    }

    private boolean members(List<Member> members) {
        return members.stream().map(Member::type).anyMatch(this::is);
    }

    private boolean parameters(List<Parameter> parameters) {
        return parameters.stream().map(Parameter::type).anyMatch(this::is);
    }

    private boolean is(TypeRef type) {
        TypeRef plain = specification.unalias(type);
        if (plain instanceof TypeRef.SequenceType sequence) {
            return is(sequence.element());
        } else if (plain instanceof TypeRef.ArrayType array) {
            return is(array.element());
        }
        return PseudoTypes.basic(plain) == BasicType.PRINCIPAL;
    }
}
