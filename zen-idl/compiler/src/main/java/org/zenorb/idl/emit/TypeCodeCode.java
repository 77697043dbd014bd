package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypeRef.ArrayType;
import org.zenorb.idl.model.TypeRef.FixedType;
import org.zenorb.idl.model.TypeRef.MapType;
import org.zenorb.idl.model.TypeRef.NamedType;
import org.zenorb.idl.model.TypeRef.SequenceType;
import org.zenorb.idl.model.TypeRef.StringType;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.UnionLabel;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import javax.lang.model.element.Modifier;

/**
 * Writes the expression that builds a type code, for one helper.
 *
 * <p>Types that contain each other in a circle with the helper's own are written out in place, with
 * {@code create_recursive_tc} where the circle closes, so that each helper's type code is complete
 * by itself; all others come from their helpers. Where value types know each other so well that
 * this would be more than {@value #LIMIT} definitions and members, the value types inside one are
 * described as ValueBase: a type code with one name for each way through them has no end that a
 * method of Java's could hold.
 *
 * <p>What CORBA has no type codes for is described as what it is on the wire: a bitset as a name
 * for an unsigned integer, a map as a sequence of structs with members {@code key} and {@code
 * value}. Such a struct is called like the definition that the map stands in, and the way to it
 * there: {@code Names_Entry} for a typedef {@code Names}, {@code Tree_children_Entry} for member
 * {@code children} of {@code Tree}; so an ORB without maps can have the same types. Source: IDL to
 * Java mapping 1.3, helpers; CORBA 3.3, "Creating TypeCodes". Owner: the emitter of the helper.
 */
final class TypeCodeCode {

    /** Definitions and members that one type code may write out. */
    static final int LIMIT = 300;

    private final Target target;
    private final Definition root;
    private final List<ScopedName> enclosing = new ArrayList<>();
    private final Set<String> labelMethods = new HashSet<>();
    private final List<MethodSpec> pending = new ArrayList<>();
    private int expanded;
    private boolean shallow;

    TypeCodeCode(Target target, Definition root) {
        this.target = target;
        this.root = root;
    }

    /** An expression over the variable {@code orb}. */
    CodeBlock ofRoot() {
        CodeBlock whole = ofDefinition(root);
        if (expanded <= LIMIT || !hasValues()) {
            return whole;
        }
        labelMethods.clear();
        pending.clear();
        shallow = true;
        return ofDefinition(root);
    }

    /** Whether there is a value type in the circle, where the circle can be cut. */
    private boolean hasValues() {
        return target.recursion.circle(root.name()).stream()
                .map(name -> target.specification.find(name).orElse(null))
                .anyMatch(ValueDef.class::isInstance);
    }

    /** Adds the methods that the expression needs. */
    void addTo(TypeSpec.Builder owner) {
        owner.addMethods(pending);
    }

    /**
     * @param owner the definition that has a part of the type
     * @param way from the definition to the type, each step behind an underscore
     */
    private CodeBlock of(TypeRef written, Definition owner, String way) {
        TypeRef type = PseudoTypes.basic(written);
        if (type instanceof BasicType basic) {
            return basic(basic);
        } else if (type instanceof StringType string) {
            return CodeBlock.of(
                    "orb.create_$L_tc($L)",
                    string.wide() ? "wstring" : "string",
                    size(string.bound()));
        } else if (type instanceof FixedType fixed) {
            return CodeBlock.of(
                    "orb.create_fixed_tc((short) $L, (short) $L)", fixed.digits(), fixed.scale());
        } else if (type instanceof SequenceType sequence) {
            return CodeBlock.of(
                    "orb.create_sequence_tc($L,$W$L)",
                    size(sequence.bound()),
                    of(sequence.element(), owner, way));
        } else if (type instanceof MapType map) {
            return ofMap(map, owner, way);
        } else if (type instanceof ArrayType array) {
            CodeBlock at = of(array.element(), owner, way);
            for (int i = array.dimensions().size() - 1; i >= 0; i--) {
                at =
                        CodeBlock.of(
                                "orb.create_array_tc($L,$W$L)",
                                size(array.dimensions().get(i)),
                                at);
            }
            return at;
        }
        ScopedName name = ((NamedType) type).name();
        Definition definition = target.specification.find(name).orElse(null);
        if (enclosing.contains(name)) {
            return CodeBlock.of("orb.create_recursive_tc($S)", definition.repositoryId());
        } else if (definition instanceof NativeDef nativeDef) {
            return ofDefinition(nativeDef);
        } else if (target.recursion.together(name, root.name())) {
            boolean cut = definition instanceof ValueDef && (shallow || expanded > LIMIT);
            return cut ? basic(BasicType.VALUE_BASE) : ofDefinition(definition);
        }
        return CodeBlock.of("$T.type()", target.names.helper(name));
    }

    private CodeBlock ofMap(MapType map, Definition owner, String way) {
        expanded += 3;
        CodeBlock members =
                array(
                        List.of(
                                member("key", of(map.key(), owner, way + "_key")),
                                member("value", of(map.value(), owner, way + "_value"))),
                        Omg.STRUCT_MEMBER);
        return CodeBlock.of(
                "orb.create_sequence_tc($L,$Worb.create_struct_tc($S,$W$S,$W$L))",
                size(map.bound()),
                entryId(owner.repositoryId(), way + "_Entry"),
                owner.name().simpleName() + way + "_Entry",
                members);
    }

    /** {@code IDL:M/Names_Entry:1.0} for {@code IDL:M/Names:1.0}. */
    private static String entryId(String repositoryId, String ending) {
        int version = repositoryId.startsWith("IDL:") ? repositoryId.lastIndexOf(':') : -1;
        return version < 4
                ? repositoryId + ending
                : repositoryId.substring(0, version) + ending + repositoryId.substring(version);
    }

    private CodeBlock ofDefinition(Definition definition) {
        String id = definition.repositoryId();
        String name = definition.name().simpleName();
        if (definition instanceof TypedefDef typedef) {
            return CodeBlock.of(
                    "orb.create_alias_tc($S,$W$S,$W$L)", id, name, of(typedef.type(), typedef, ""));
        } else if (definition instanceof BitsetDef bitset) {
            BasicType holder = new BitsetLayout(target.specification, bitset).holder();
            return CodeBlock.of("orb.create_alias_tc($S,$W$S,$W$L)", id, name, basic(holder));
        } else if (definition instanceof InterfaceDef type) {
            return CodeBlock.of("orb.create_$L_tc($S, $S)", kind(type), id, name);
        } else if (definition instanceof NativeDef) {
            return CodeBlock.of("orb.create_native_tc($S, $S)", id, name);
        } else if (definition instanceof EnumDef enumDef) {
            List<CodeBlock> all =
                    enumDef.enumerators().stream()
                            .map(each -> CodeBlock.of("$S", each.name()))
                            .toList();
            return CodeBlock.of(
                    "orb.create_enum_tc($S,$W$S,$Wnew $T[] {$L})",
                    id,
                    name,
                    String.class,
                    CodeBlock.join(all, ",$W"));
        }
        enclosing.add(definition.name());
        expanded += 1 + Recursion.parts(definition).size();
        CodeBlock code;
        if (definition instanceof ValueDef value) {
            code = ofValue(value);
        } else if (definition instanceof ValueBoxDef box) {
            code =
                    CodeBlock.of(
                            "orb.create_value_box_tc($S,$W$S,$W$L)",
                            id,
                            name,
                            of(box.type(), box, ""));
        } else if (definition instanceof UnionDef union) {
            code =
                    CodeBlock.of(
                            "orb.create_union_tc($S,$W$S,$W$L,$W$L)",
                            id,
                            name,
                            of(union.discriminator(), union, ""),
                            unionMembers(union));
        } else if (definition instanceof ExceptionDef exception) {
            code =
                    CodeBlock.of(
                            "orb.create_exception_tc($S,$W$S,$W$L)",
                            id,
                            name,
                            members(exception.members(), exception));
        } else {
            code =
                    CodeBlock.of(
                            "orb.create_struct_tc($S,$W$S,$W$L)",
                            id,
                            name,
                            members(((StructDef) definition).members(), definition));
        }
        enclosing.remove(enclosing.size() - 1);
        return code;
    }

    private CodeBlock ofValue(ValueDef value) {
        ValueDef base = new ValueLineage(target.specification, value).concreteBase();
        CodeBlock baseCode;
        if (base == null) {
            baseCode = CodeBlock.of("null");
        } else if (enclosing.contains(base.name())
                || !target.recursion.together(base.name(), root.name())) {
            baseCode = of(new NamedType(base.name()), value, "");
        } else {
            baseCode = ofDefinition(base);
        }
        List<CodeBlock> lines = new ArrayList<>();
        for (StateMemberDef member : value.stateMembers()) {
            lines.add(
                    CodeBlock.of(
                            "new $T($S,$W$S,$W$S,$W$S,$W$L,$Wnull,$W$T.value)",
                            Omg.VALUE_MEMBER,
                            member.name().simpleName(),
                            member.repositoryId(),
                            value.repositoryId(),
                            version(member.repositoryId()),
                            of(member.type(), value, "_" + member.name().simpleName()),
                            Omg.corba(member.isPublic() ? "PUBLIC_MEMBER" : "PRIVATE_MEMBER")));
        }
        return CodeBlock.of(
                "orb.create_value_tc($S,$W$S,$W$T.value,$W$L,$W$L)",
                value.repositoryId(),
                value.name().simpleName(),
                Omg.corba(modifier(value)),
                baseCode,
                array(lines, Omg.VALUE_MEMBER));
    }

    private static String modifier(ValueDef value) {
        switch (value.kind()) {
            case ABSTRACT:
                return "VM_ABSTRACT";
            case CUSTOM:
                return "VM_CUSTOM";
            default:
                return value.truncatable() ? "VM_TRUNCATABLE" : "VM_NONE";
        }
    }

    /** {@code 1.0} of {@code IDL:M/Foo:1.0}. */
    private static String version(String repositoryId) {
        return repositoryId.startsWith("IDL:")
                ? repositoryId.substring(repositoryId.lastIndexOf(':') + 1)
                : "";
    }

    private static String kind(InterfaceDef type) {
        switch (type.kind()) {
            case LOCAL:
                return "local_interface";
            case ABSTRACT:
                return "abstract_interface";
            default:
                return "interface";
        }
    }

    private CodeBlock members(List<Member> members, Definition owner) {
        List<CodeBlock> lines = new ArrayList<>();
        for (Member each : members) {
            lines.add(member(each.name(), of(each.type(), owner, "_" + each.name())));
        }
        return array(lines, Omg.STRUCT_MEMBER);
    }

    private static CodeBlock member(String name, CodeBlock type) {
        return CodeBlock.of("new $T($S,$W$L,$Wnull)", Omg.STRUCT_MEMBER, name, type);
    }

    private CodeBlock unionMembers(UnionDef union) {
        TypeRef discriminator = target.types.plain(union.discriminator());
        List<CodeBlock> lines = new ArrayList<>();
        for (UnionCase each : union.cases()) {
            for (UnionLabel label : each.labels()) {
                lines.add(
                        CodeBlock.of(
                                "new $T($S,$W$L,$W$L,$Wnull)",
                                Omg.UNION_MEMBER,
                                each.name(),
                                label(label, discriminator),
                                of(each.type(), union, "_" + each.name())));
            }
        }
        return array(lines, Omg.UNION_MEMBER);
    }

    private static CodeBlock array(List<CodeBlock> lines, TypeName element) {
        if (lines.isEmpty()) {
            return CodeBlock.of("new $T[0]", element);
        }
        return CodeBlock.of("new $T[] {\n$L\n}", element, CodeBlock.join(lines, ",\n"));
    }

    /** An any that holds a label, made by a method that is added to the helper on first use. */
    private CodeBlock label(UnionLabel label, TypeRef discriminator) {
        if (label instanceof UnionLabel.Default) {
            labelMethod("defaultLabel", TypeName.BYTE, CodeBlock.of("any.insert_octet(value)"));
            return CodeBlock.of("defaultLabel(orb, (byte) 0)");
        }
        ConstantValue value = ((UnionLabel.Case) label).value();
        if (discriminator instanceof BasicType basic) {
            String wire = JavaTypes.wire(basic);
            String method = wire + "Label";
            labelMethod(method, target.types.of(basic), CodeBlock.of("any.insert_$L(value)", wire));
            CodeBlock literal = Literals.of(value, basic, target.names);
            boolean isShort = basic == BasicType.SHORT || basic == BasicType.UNSIGNED_SHORT;
            String narrow = isShort ? "(short) " : basic == BasicType.OCTET ? "(byte) " : "";
            boolean cast = !literal.toString().startsWith("(");
            return CodeBlock.of("$L(orb, $L$L)", method, cast ? narrow : "", literal);
        }
        ScopedName name = ((NamedType) discriminator).name();
        String method = "label";
        labelMethod(
                method + name,
                method,
                target.names.type(name),
                CodeBlock.of("$T.insert(any, value)", target.names.helper(name)));
        return CodeBlock.of("$L(orb, $L)", method, Literals.of(value, discriminator, target.names));
    }

    private void labelMethod(String name, TypeName type, CodeBlock insert) {
        labelMethod(name, name, type, insert);
    }

    private void labelMethod(String key, String name, TypeName type, CodeBlock insert) {
        if (labelMethods.add(key)) {
            pending.add(
                    MethodSpec.methodBuilder(name)
                            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                            .returns(Omg.ANY)
                            .addParameter(Omg.ORB, "orb")
                            .addParameter(type, "value")
                            .addStatement("$T any = orb.create_any()", Omg.ANY)
                            .addStatement(insert)
                            .addStatement("return any")
                            .build());
        }
    }

    private CodeBlock basic(BasicType basic) {
        if (basic == BasicType.OBJECT) {
            return CodeBlock.of(
                    "orb.create_interface_tc($S,$W$S)", "IDL:omg.org/CORBA/Object:1.0", "Object");
        }
        if (basic == BasicType.VALUE_BASE) {
            return CodeBlock.of("$T.type()", Omg.VALUE_BASE_HELPER);
        }
        if (basic == BasicType.ABSTRACT_BASE) {
            return CodeBlock.of(
                    "orb.create_abstract_interface_tc($S,$W$S)",
                    "IDL:omg.org/CORBA/AbstractBase:1.0",
                    "AbstractBase");
        }
        String kind =
                basic == BasicType.TYPE_CODE || basic == BasicType.PRINCIPAL
                        ? JavaTypes.wire(basic)
                        : JavaTypes.wire(basic).toLowerCase(Locale.ROOT);
        return CodeBlock.of("orb.get_primitive_tc($T.tk_$L)", Omg.TC_KIND, kind);
    }

    /** Bounds are unsigned longs, mapped to int. */
    private static String size(long bound) {
        return Integer.toString((int) bound);
    }
}
