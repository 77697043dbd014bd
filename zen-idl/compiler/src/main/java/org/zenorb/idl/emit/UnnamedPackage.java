package org.zenorb.idl.emit;

import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds definitions at file scope that other Java cannot use: without a prefix their classes are in
 * the unnamed package, and no class in a package can name them (Java Language Specification, 7.5).
 * The mapping asks for this Java nevertheless. Owner: one run.
 */
final class UnnamedPackage {

    private final Specification specification;
    private final EmitOptions options;
    private final JavaNames names;
    private final Set<ScopedName> told = new HashSet<>();
    private final List<EmitProblem> problems = new ArrayList<>();

    UnnamedPackage(Specification specification, EmitOptions options) {
        this.specification = specification;
        this.options = options;
        this.names = new JavaNames(specification, options);
    }

    /** The definitions in question, each once, in the order of their first use. */
    List<EmitProblem> run() {
        // Most IDL has nothing but modules at file scope, and can be large.
        if (specification.definitions().stream().anyMatch(this::isInNoPackage)) {
            specification.definitions().forEach(this::check);
        }
        return List.copyOf(problems);
    }

    private boolean isInNoPackage(Definition definition) {
        return !(definition instanceof ModuleDef)
                && names.packageHolding(definition.name()).isEmpty();
    }

    private void check(Definition definition) {
        if (options.handWritten().contains(definition.name())) {
            return;
        }
        boolean hasClass = !(definition instanceof ModuleDef);
        if (hasClass && definition.header().emit()) {
            ScopedName owner = ownerOfClass(definition);
            if (!names.packageHolding(owner).isEmpty()) {
                checkUses(definition, owner);
            }
        }
        definition.contents().forEach(this::check);
    }

    /** The definition whose Java class holds this one. */
    private ScopedName ownerOfClass(Definition definition) {
        ScopedName container = definition.name().container();
        boolean isPart =
                definition instanceof OperationDef
                        || definition instanceof AttributeDef
                        || definition instanceof StateMemberDef
                        || definition instanceof FactoryDef
                        || (definition instanceof ConstDef
                                && !container.isGlobal()
                                && !(specification.find(container).orElse(null)
                                        instanceof ModuleDef));
        return isPart ? container : definition.name();
    }

    private void checkUses(Definition definition, ScopedName owner) {
        if (definition instanceof InterfaceDef type) {
            names(type.bases(), owner);
        } else if (definition instanceof ValueDef value) {
            names(value.bases(), owner);
            names(value.supports(), owner);
        } else if (definition instanceof ValueBoxDef box) {
            type(box.type(), owner);
        } else if (definition instanceof StateMemberDef state) {
            type(state.type(), owner);
        } else if (definition instanceof FactoryDef factory) {
            factory.parameters().forEach(each -> type(each.type(), owner));
            names(factory.raises(), owner);
        } else if (definition instanceof StructDef struct) {
            struct.members().forEach(each -> type(each.type(), owner));
        } else if (definition instanceof ExceptionDef exception) {
            exception.members().forEach(each -> type(each.type(), owner));
        } else if (definition instanceof UnionDef union) {
            type(union.discriminator(), owner);
            union.cases().forEach(each -> type(each.type(), owner));
        } else if (definition instanceof TypedefDef typedef) {
            type(typedef.type(), owner);
        } else if (definition instanceof BitsetDef bitset) {
            bitset.base().ifPresent(base -> name(base, owner));
        } else if (definition instanceof ConstDef constant) {
            if (constant.value() instanceof ConstantValue.EnumValue value) {
                name(value.enumType(), owner);
            }
        } else if (definition instanceof OperationDef operation) {
            type(operation.result(), owner);
            operation.parameters().forEach(each -> type(each.type(), owner));
            names(operation.raises(), owner);
        } else if (definition instanceof AttributeDef attribute) {
            type(attribute.type(), owner);
            names(attribute.getRaises(), owner);
            names(attribute.setRaises(), owner);
        }
    }

    private void type(TypeRef type, ScopedName user) {
        if (type instanceof TypeRef.SequenceType sequence) {
            type(sequence.element(), user);
        } else if (type instanceof TypeRef.ArrayType array) {
            type(array.element(), user);
        } else if (type instanceof TypeRef.MapType map) {
            type(map.key(), user);
            type(map.value(), user);
        } else if (type instanceof TypeRef.NamedType named) {
            name(named.name(), user);
        }
    }

    private void names(List<ScopedName> several, ScopedName user) {
        several.forEach(each -> name(each, user));
    }

    private void name(ScopedName used, ScopedName user) {
        Definition definition = specification.find(used).orElse(null);
        boolean isElsewhere =
                definition == null
                        || definition instanceof NativeDef
                        || options.handWritten().contains(used)
                        || !names.packageHolding(used).isEmpty();
        if (isElsewhere || !told.add(used)) {
            return;
        }
        problems.add(
                new EmitProblem(
                        definition.header().position(),
                        used.simpleName()
                                + " stands at file scope: its Java class is in no package, where"
                                + " classes in packages cannot use it, such as "
                                + names.type(user)
                                + "; --package gives it one"));
    }
}
