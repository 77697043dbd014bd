package org.zenorb.idl.emit;

import org.zenorb.idl.model.AnnotationDef;
import org.zenorb.idl.model.AsyncOperationDef;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.BitmaskDef;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.ConstantValue.IntegerValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.PolledOperationDef;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.UnionLabel;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * IDL 4's news in the words of IDL 3, which CORBA's classes are made for: {@code int8} and {@code
 * uint8} are octets, a struct that inherits has the members of its base before its own, a bitmask
 * is a typedef for an unsigned integer, with a constant for each flag; declarations of annotations
 * are gone. Maps and bitsets stay what they are: they have Java of their own, and only on the wire
 * and in type codes a form that CORBA knows. Thread: any.
 */
final class ClassicForm {

    private final Specification specification;

    private ClassicForm(Specification specification) {
        this.specification = specification;
    }

    /** The same specification where nothing of IDL 4 is in it. */
    static Specification of(Specification specification) {
        if (areAllClassic(specification.definitions())) {
            return specification;
        }
        List<Definition> all = new ClassicForm(specification).all(specification.definitions());
        return new Specification(specification.files(), all);
    }

    private static boolean isClassic(Definition definition) {
        boolean here = true;
        if (definition instanceof StructDef struct) {
            here = struct.base().isEmpty() && areClassic(struct.members());
        } else if (definition instanceof ExceptionDef exception) {
            here = areClassic(exception.members());
        } else if (definition instanceof UnionDef union) {
            here =
                    isClassic(union.discriminator())
                            && union.cases().stream().allMatch(each -> isClassic(each.type()));
        } else if (definition instanceof OperationDef operation) {
            here = isClassic(operation.result()) && isClassic(operation.parameters());
        } else if (definition instanceof FactoryDef factory) {
            here = isClassic(factory.parameters());
        } else if (definition instanceof AttributeDef attribute) {
            here = isClassic(attribute.type());
        } else if (definition instanceof TypedefDef typedef) {
            here = isClassic(typedef.type());
        } else if (definition instanceof ConstDef constant) {
            here = isClassic(constant.type());
        } else if (definition instanceof StateMemberDef member) {
            here = isClassic(member.type());
        } else if (definition instanceof ValueBoxDef box) {
            here = isClassic(box.type());
        } else if (definition instanceof BitmaskDef
                || definition instanceof BitsetDef
                || definition instanceof AnnotationDef) {
            here = false;
        }
        return here && areAllClassic(definition.contents());
    }

    private static boolean areAllClassic(List<Definition> definitions) {
        for (Definition each : definitions) {
            if (!isClassic(each)) {
                return false;
            }
        }
        return true;
    }

    private static boolean areClassic(List<Member> members) {
        return members.stream().allMatch(each -> isClassic(each.type()));
    }

    private static boolean isClassic(List<Parameter> parameters) {
        for (Parameter each : parameters) {
            if (!isClassic(each.type())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isClassic(TypeRef type) {
        if (type instanceof TypeRef.SequenceType sequence) {
            return isClassic(sequence.element());
        }
        if (type instanceof TypeRef.ArrayType array) {
            return isClassic(array.element());
        }
        if (type instanceof TypeRef.MapType map) {
            return isClassic(map.key()) && isClassic(map.value());
        }
        return type != BasicType.INT8 && type != BasicType.UINT8;
    }

    private List<Definition> all(List<Definition> definitions) {
        List<Definition> out = new ArrayList<>(definitions.size());
        for (Definition each : definitions) {
            if (each instanceof BitmaskDef bitmask) {
                bitmask(bitmask, out);
            } else if (!(each instanceof AnnotationDef)) {
                out.add(one(each));
            }
        }
        return out;
    }

    private void bitmask(BitmaskDef bitmask, List<Definition> out) {
        out.add(new TypedefDef(bitmask.header(), BitsetLayout.holder(bitmask.bits())));
        TypeRef name = new TypeRef.NamedType(bitmask.name());
        for (BitmaskDef.Flag each : bitmask.flags()) {
            IntegerValue value = new IntegerValue(BigInteger.ONE.shiftLeft(each.position()));
            out.add(new ConstDef(each.header(), name, value));
        }
    }

    private Definition one(Definition definition) {
        if (definition instanceof ModuleDef module) {
            return new ModuleDef(module.header(), all(module.contents()));
        } else if (definition instanceof InterfaceDef it) {
            return new InterfaceDef(it.header(), it.kind(), it.bases(), all(it.contents()));
        } else if (definition instanceof ValueDef value) {
            return new ValueDef(
                    value.header(),
                    value.kind(),
                    value.truncatable(),
                    value.bases(),
                    value.supports(),
                    all(value.contents()));
        } else if (definition instanceof ValueBoxDef box) {
            return new ValueBoxDef(box.header(), type(box.type()), all(box.contents()));
        } else if (definition instanceof StructDef struct) {
            return new StructDef(struct.header(), flat(struct), all(struct.contents()));
        } else if (definition instanceof ExceptionDef exception) {
            List<Member> members = members(exception.members());
            return new ExceptionDef(exception.header(), members, all(exception.contents()));
        } else if (definition instanceof UnionDef union) {
            return union(union);
        } else if (definition instanceof BitsetDef bitset) {
            return bitset(bitset);
        }
        return leaf(definition);
    }

    /** The types of the fields without typedefs; {@code int8} stays, since its sign counts. */
    private BitsetDef bitset(BitsetDef bitset) {
        List<BitsetDef.Field> fields = new ArrayList<>();
        for (BitsetDef.Field each : bitset.fields()) {
            TypeRef plain = specification.unalias(each.type());
            fields.add(each.typed(plain == BasicType.UINT8 ? BasicType.OCTET : plain));
        }
        return new BitsetDef(bitset.header(), bitset.base(), fields);
    }

    private Definition leaf(Definition definition) {
        if (definition instanceof StateMemberDef member) {
            return new StateMemberDef(member.header(), member.isPublic(), type(member.type()));
        } else if (definition instanceof OperationDef operation) {
            return new OperationDef(
                    operation.header(),
                    operation.oneway(),
                    type(operation.result()),
                    parameters(operation.parameters()),
                    operation.raises(),
                    operation.contexts());
        } else if (definition instanceof AsyncOperationDef operation) {
            return async(operation);
        } else if (definition instanceof PolledOperationDef operation) {
            return new PolledOperationDef(
                    operation.header(),
                    async(operation.callback()),
                    operation.poller(),
                    operation.poll());
        } else if (definition instanceof FactoryDef factory) {
            List<Parameter> parameters = parameters(factory.parameters());
            return new FactoryDef(factory.header(), parameters, factory.raises());
        } else if (definition instanceof AttributeDef attribute) {
            return new AttributeDef(
                    attribute.header(),
                    attribute.readonly(),
                    type(attribute.type()),
                    attribute.getRaises(),
                    attribute.setRaises());
        } else if (definition instanceof TypedefDef typedef) {
            return new TypedefDef(typedef.header(), type(typedef.type()));
        } else if (definition instanceof ConstDef constant) {
            boolean octet = specification.unalias(constant.type()) == BasicType.INT8;
            return new ConstDef(
                    constant.header(),
                    type(constant.type()),
                    octet ? octet((IntegerValue) constant.value()) : constant.value());
        }
        return definition;
    }

    private AsyncOperationDef async(AsyncOperationDef operation) {
        return new AsyncOperationDef(
                operation.header(),
                operation.calls(),
                operation.part(),
                parameters(operation.parameters()),
                operation.contexts(),
                operation.handler(),
                operation.reply(),
                operation.exception());
    }

    private UnionDef union(UnionDef union) {
        boolean octet = specification.unalias(union.discriminator()) == BasicType.INT8;
        List<UnionCase> cases = new ArrayList<>();
        for (UnionCase each : union.cases()) {
            List<UnionLabel> labels = new ArrayList<>();
            for (UnionLabel label : each.labels()) {
                labels.add(
                        octet && label instanceof UnionLabel.Case at
                                ? new UnionLabel.Case(octet((IntegerValue) at.value()))
                                : label);
            }
            cases.add(
                    new UnionCase(
                            labels,
                            each.name(),
                            type(each.type()),
                            each.position(),
                            each.documentation()));
        }
        return new UnionDef(
                union.header(), type(union.discriminator()), cases, all(union.contents()));
    }

    /** The members of all bases, the outermost first, and its own. */
    private List<Member> flat(StructDef struct) {
        List<StructDef> line = new ArrayList<>();
        StructDef at = struct;
        while (at != null) {
            line.add(at);
            at =
                    at.base().isPresent()
                            ? specification.require(at.base().get(), StructDef.class)
                            : null;
        }
        Collections.reverse(line);
        List<Member> all = new ArrayList<>();
        line.forEach(each -> all.addAll(members(each.members())));
        return all;
    }

    private List<Member> members(List<Member> members) {
        List<Member> out = new ArrayList<>(members.size());
        for (Member each : members) {
            out.add(each.typed(type(each.type())));
        }
        return out;
    }

    private List<Parameter> parameters(List<Parameter> parameters) {
        List<Parameter> out = new ArrayList<>(parameters.size());
        for (Parameter each : parameters) {
            out.add(each.typed(type(each.type())));
        }
        return out;
    }

    private TypeRef type(TypeRef type) {
        if (type instanceof TypeRef.SequenceType sequence) {
            return new TypeRef.SequenceType(type(sequence.element()), sequence.bound());
        } else if (type instanceof TypeRef.ArrayType array) {
            return new TypeRef.ArrayType(type(array.element()), array.dimensions());
        } else if (type instanceof TypeRef.MapType map) {
            return new TypeRef.MapType(type(map.key()), type(map.value()), map.bound());
        }
        return type == BasicType.INT8 || type == BasicType.UINT8 ? BasicType.OCTET : type;
    }

    /** The octet with the same bits. */
    private static IntegerValue octet(IntegerValue value) {
        return new IntegerValue(value.value().and(BigInteger.valueOf(0xFF)));
    }
}
