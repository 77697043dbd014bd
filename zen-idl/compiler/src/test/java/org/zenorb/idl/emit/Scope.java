package org.zenorb.idl.emit;

import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.SourceFile;
import org.zenorb.idl.model.SourcePosition;
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

import java.util.Arrays;
import java.util.List;

/** Builds models by hand, for tests of the emitter alone. */
record Scope(ScopedName name) {

    static final TypeRef STRING = new TypeRef.StringType(false, 0);
    private static final SourcePosition HERE = new SourcePosition("folder/test.idl", 1, 1);

    static Scope of(String name) {
        return new Scope(ScopedName.parse(name));
    }

    static Specification specification(Definition... definitions) {
        return new Specification(
                List.of(new SourceFile("folder/test.idl", true)), List.of(definitions));
    }

    Scope in(String child) {
        return new Scope(name.child(child));
    }

    TypeRef type(String simpleName) {
        return new TypeRef.NamedType(name.child(simpleName));
    }

    Header header(String simpleName) {
        return header(simpleName, "");
    }

    Header header(String simpleName, String documentation) {
        ScopedName full = name.child(simpleName);
        String id = "IDL:" + String.join("/", full.parts()) + ":1.0";
        return new Header(full, id, HERE, documentation, true);
    }

    ModuleDef module(Definition... contents) {
        String id = "IDL:" + String.join("/", name.parts()) + ":1.0";
        return new ModuleDef(new Header(name, id, HERE, "", true), List.of(contents));
    }

    StructDef struct(String simpleName, Member... members) {
        return new StructDef(header(simpleName), List.of(members), List.of());
    }

    ExceptionDef exception(String simpleName, Member... members) {
        return new ExceptionDef(header(simpleName), List.of(members), List.of());
    }

    EnumDef enumeration(String simpleName, String... enumerators) {
        return new EnumDef(
                header(simpleName),
                Arrays.stream(enumerators)
                        .map(each -> new EnumDef.Enumerator(each, HERE, ""))
                        .toList());
    }

    TypedefDef typedef(String simpleName, TypeRef type) {
        return new TypedefDef(header(simpleName), type);
    }

    ConstDef constant(String simpleName, TypeRef type, ConstantValue value) {
        return new ConstDef(header(simpleName), type, value);
    }

    UnionDef union(String simpleName, TypeRef discriminator, UnionCase... cases) {
        return new UnionDef(header(simpleName), discriminator, List.of(cases), List.of());
    }

    InterfaceDef interfaceDef(String simpleName, List<ScopedName> bases, Definition... contents) {
        return new InterfaceDef(
                header(simpleName), InterfaceDef.Kind.UNCONSTRAINED, bases, List.of(contents));
    }

    InterfaceDef interfaceDef(
            InterfaceDef.Kind kind, String simpleName, List<String> bases, Definition... contents) {
        return new InterfaceDef(header(simpleName), kind, names(bases), List.of(contents));
    }

    ValueDef value(
            ValueDef.Kind kind,
            String simpleName,
            List<String> bases,
            List<String> supports,
            Definition... contents) {
        boolean truncatable = !bases.isEmpty() && bases.get(0).startsWith("truncatable ");
        return new ValueDef(
                header(simpleName),
                kind,
                truncatable,
                names(
                        bases.stream()
                                .map(each -> each.substring(each.lastIndexOf(' ') + 1))
                                .toList()),
                names(supports),
                List.of(contents));
    }

    ValueBoxDef box(String simpleName, TypeRef type) {
        return new ValueBoxDef(header(simpleName), type, List.of());
    }

    StateMemberDef state(boolean isPublic, String simpleName, TypeRef type) {
        return new StateMemberDef(header(simpleName), isPublic, type);
    }

    FactoryDef factory(String simpleName, List<String> raises, Parameter... parameters) {
        return new FactoryDef(header(simpleName), List.of(parameters), names(raises));
    }

    private static List<ScopedName> names(List<String> names) {
        return names.stream().map(ScopedName::parse).toList();
    }

    OperationDef operation(
            String simpleName, TypeRef result, List<String> raises, Parameter... parameters) {
        return new OperationDef(
                header(simpleName),
                false,
                result,
                List.of(parameters),
                raises.stream().map(ScopedName::parse).toList(),
                List.of());
    }

    OperationDef oneway(String simpleName, Parameter... parameters) {
        return new OperationDef(
                header(simpleName),
                true,
                BasicType.VOID,
                List.of(parameters),
                List.of(),
                List.of());
    }

    AttributeDef attribute(String simpleName, boolean readonly, TypeRef type) {
        return new AttributeDef(header(simpleName), readonly, type, List.of(), List.of());
    }

    static Member member(String name, TypeRef type) {
        return new Member(name, type, HERE, "");
    }

    static Parameter parameter(Parameter.Mode mode, String name, TypeRef type) {
        return new Parameter(name, mode, type, HERE);
    }

    static UnionCase branch(String name, TypeRef type, UnionLabel... labels) {
        return new UnionCase(List.of(labels), name, type, HERE, "");
    }

    static UnionLabel label(long value) {
        return new UnionLabel.Case(ConstantValue.IntegerValue.of(value));
    }

    static UnionLabel label(boolean value) {
        return new UnionLabel.Case(new ConstantValue.BooleanValue(value));
    }

    UnionLabel label(String enumeration, String enumerator) {
        return new UnionLabel.Case(
                new ConstantValue.EnumValue(name.child(enumeration), enumerator));
    }

    static TypeRef sequence(TypeRef element, long bound) {
        return new TypeRef.SequenceType(element, bound);
    }

    static TypeRef map(TypeRef key, TypeRef value, long bound) {
        return new TypeRef.MapType(key, value, bound);
    }

    static TypeRef array(TypeRef element, Long... dimensions) {
        return new TypeRef.ArrayType(element, List.of(dimensions));
    }
}
