package org.zenorb.idl.emit;

import org.zenorb.idl.model.AsyncOperationDef;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.PolledOperationDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds correct IDL that cannot be written in Java: {@code long double} has no Java type, an array
 * can have 2^31-1 elements at most, natives stay local, {@code AbstractBase} has no holder. Owner:
 * one run.
 */
final class MappingCheck {

    private final Specification specification;
    private final EmitOptions options;
    private final JavaNames names;
    private final ClassFileLimits limits;
    private final Set<String> classes = new HashSet<>();
    private final List<EmitProblem> problems = new ArrayList<>();

    MappingCheck(Specification specification, EmitOptions options) {
        this.specification = specification;
        this.options = options;
        this.names = new JavaNames(specification, options);
        this.limits = new ClassFileLimits(specification, this::problem);
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
            limits.check(struct);
        } else if (definition instanceof ExceptionDef exception) {
            checkMembers(exception.members());
            limits.check(exception);
        } else if (definition instanceof UnionDef union) {
            limits.check(union);
            for (UnionCase each : union.cases()) {
                check(each.type(), each.position());
                checkSendable(each.type(), each.position());
            }
        } else if (definition instanceof TypedefDef typedef) {
            check(typedef.type(), position);
        } else if (definition instanceof ValueBoxDef box) {
            check(box.type(), position);
            checkSendable(box.type(), position);
            if (holdsItself(box.type(), new HashSet<>(Set.of(box.name())))) {
                problem(
                        position,
                        "value box "
                                + box.name()
                                + " is made of sequences of itself, which is no type in Java; put"
                                + " a struct or a value type between them");
            }
        } else if (definition instanceof StateMemberDef member) {
            check(member.type(), position);
            checkSendable(member.type(), position);
        } else if (definition instanceof FactoryDef factory) {
            factory.parameters().forEach(each -> check(each.type(), each.position()));
        } else if (definition instanceof EnumDef enumDef) {
            checkValues(enumDef);
            limits.check(enumDef);
        } else if (definition instanceof ConstDef constant) {
            check(constant.type(), position);
            if (constant.value() instanceof ConstantValue.StringValue text) {
                limits.check(text.value(), position);
            }
        } else if (definition instanceof AttributeDef attribute) {
            check(attribute.type(), position);
            if (!isLocal(definition)) {
                checkSendable(attribute.type(), position);
            }
        } else if (definition instanceof OperationDef operation) {
            checkOperation(operation);
        }
    }

    /** GIOP sends an enumerator's place, and the mapping makes that its value in Java. */
    private void checkValues(EnumDef definition) {
        for (int i = 0; i < definition.enumerators().size(); i++) {
            EnumDef.Enumerator each = definition.enumerators().get(i);
            BigInteger place = BigInteger.valueOf(i);
            if (each.value().isPresent() && !each.value().get().equals(place)) {
                problem(
                        each.position(),
                        "enumerator "
                                + each.name()
                                + " is "
                                + i
                                + " in CORBA and its Java mapping, which count enumerators from 0;"
                                + " @value("
                                + each.value().get()
                                + ") cannot be had");
            }
        }
    }

    private void checkOperation(OperationDef operation) {
        SourcePosition position = operation.header().position();
        limits.check(operation);
        boolean isLocal = isLocal(operation);
        check(operation.result(), position);
        if (!isLocal) {
            checkSendable(operation.result(), position);
        }
        for (Parameter each : operation.parameters()) {
            check(each.type(), each.position());
            if (each.mode() != Parameter.Mode.IN && isAbstractBase(each.type())) {
                problem(
                        each.position(),
                        "AbstractBase can be an in parameter or a result: the mapping has no"
                                + " holder for it");
            }
            if (!isLocal) {
                checkSendable(each.type(), each.position());
            }
        }
    }

    private boolean isAbstractBase(TypeRef type) {
        return PseudoTypes.basic(specification.unalias(type)) == BasicType.ABSTRACT_BASE;
    }

    /** A box that is no class of its own is its content, and that must end somewhere. */
    private boolean holdsItself(TypeRef type, Set<ScopedName> boxes) {
        if (type instanceof TypeRef.SequenceType sequence) {
            return holdsItself(sequence.element(), boxes);
        } else if (type instanceof TypeRef.ArrayType array) {
            return holdsItself(array.element(), boxes);
        } else if (type instanceof TypeRef.NamedType named) {
            Definition found = specification.find(named.name()).orElse(null);
            if (found instanceof TypedefDef typedef) {
                return holdsItself(typedef.type(), boxes);
            } else if (found instanceof ValueBoxDef box) {
                return !boxes.add(box.name()) || holdsItself(box.type(), boxes);
            }
        }
        return false;
    }

    /** Calls of local interfaces and value types do not leave the program. */
    private boolean isLocal(Definition member) {
        Definition scope = specification.find(member.name().container()).orElse(null);
        return scope instanceof ValueDef
                || scope instanceof InterfaceDef type && type.kind() == InterfaceDef.Kind.LOCAL;
    }

    /** Natives and pseudo objects have no form on the wire, and no helper. */
    private void checkSendable(TypeRef type, SourcePosition position) {
        TypeRef plain = PseudoTypes.basic(specification.unalias(type));
        if (plain instanceof TypeRef.SequenceType sequence) {
            checkSendable(sequence.element(), position);
        } else if (plain instanceof TypeRef.ArrayType array) {
            checkSendable(array.element(), position);
        } else if (plain instanceof TypeRef.MapType map) {
            checkSendable(map.value(), position);
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
                        || definition instanceof PolledOperationDef
                        || definition instanceof StateMemberDef
                        || definition instanceof FactoryDef
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
        Definition scope = specification.find(definition.name().container()).orElse(null);
        return definition instanceof ConstDef
                && (scope instanceof InterfaceDef || scope instanceof ValueDef);
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
        } else if (type instanceof TypeRef.MapType map) {
            if (!isKey(map.key())) {
                problem(
                        position,
                        "the keys of a map are of a type whose values Java can compare: boolean,"
                                + " octet, a character, integer, floating or string type, an enum"
                                + " or a bitmask");
            }
            check(map.value(), position);
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

    /** Java's maps ask keys for equals, which the mapping's own classes do not have. */
    private boolean isKey(TypeRef type) {
        TypeRef plain = PseudoTypes.basic(specification.unalias(type));
        if (plain instanceof BasicType basic) {
            switch (basic) {
                case VOID:
                case LONG_DOUBLE:
                case ANY:
                case OBJECT:
                case TYPE_CODE:
                case PRINCIPAL:
                case VALUE_BASE:
                case ABSTRACT_BASE:
                    return false;
                default:
                    return true;
            }
        }
        return plain instanceof TypeRef.StringType
                || plain instanceof TypeRef.NamedType named
                        && specification.find(named.name()).orElse(null) instanceof EnumDef;
    }

    private void problem(SourcePosition position, String message) {
        problems.add(new EmitProblem(position, message));
    }
}
