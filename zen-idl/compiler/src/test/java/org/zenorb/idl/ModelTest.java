package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.SourceFile;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.UnionLabel;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;

class ModelTest {

    @Test
    void shouldHoldOperationsAsWritten() {
        Idl idl = Idl.ofCorpus("good", "Interfaces.idl");
        OperationDef h = idl.get("M::Base::h", OperationDef.class);

        assertEquals(new TypeRef.NamedType(ScopedName.of("M", "Base", "Id")), h.result());
        assertEquals("[IN, OUT, INOUT]", h.parameters().stream().map(p -> p.mode()).toList() + "");
        assertEquals(
                List.of(ScopedName.of("M", "Bad"), ScopedName.of("M", "Base", "Mine")), h.raises());
        assertTrue(idl.get("M::Base::g", OperationDef.class).oneway());
        assertEquals(BasicType.VOID, idl.get("M::Base::f", OperationDef.class).result());
        assertEquals(new SourcePosition("Interfaces.idl", 16, 8), h.header().position());
        AttributeDef d = idl.get("M::Base::d", AttributeDef.class);
        assertEquals(1, d.getRaises().size());
        assertEquals(2, d.setRaises().size());
        assertTrue(idl.get("M::Base::e", AttributeDef.class).readonly());
    }

    @Test
    void shouldFindInheritedNamesWhereTheyAreDeclared() {
        Idl idl = Idl.ofCorpus("good", "Interfaces.idl");
        OperationDef again = idl.get("M::Both::again", OperationDef.class);

        TypeRef id = new TypeRef.NamedType(ScopedName.of("M", "Base", "Id"));
        assertEquals(id, again.result());
        assertEquals(id, again.parameters().get(1).type());
        InterfaceDef both = idl.get("M::Both", InterfaceDef.class);
        assertEquals(
                List.of("Left", "Right", "Base"),
                idl.specification().ancestors(both).stream()
                        .map(each -> each.name().simpleName())
                        .toList());
    }

    @Test
    void shouldKnowWhatIsDefinedInAFileThatIsNotIncluded() {
        Idl idl = Idl.of("module M { interface F; interface F; interface G { F get(); }; };");

        assertFalse(idl.get("M::F", InterfaceDef.class).header().emit());
        assertTrue(idl.get("M::G", InterfaceDef.class).header().emit());
        assertEquals("IDL:M/F:1.0", idl.repositoryId("M::F"));
        assertEquals(1, idl.diagnostics().size(), idl.said());
    }

    @Test
    void shouldHoldEachOpeningOfAModule() {
        Idl idl = Idl.ofCorpus("good", "ReopenedModules.idl");

        assertEquals(
                List.of("M", "N", "M", "M"),
                idl.specification().definitions().stream()
                        .map(each -> ((ModuleDef) each).name().simpleName())
                        .toList());
        assertEquals(
                new TypeRef.NamedType(ScopedName.of("M", "Sub", "D")),
                idl.get("M::Sub::E", TypedefDef.class).type());
    }

    @Test
    void shouldFoldArraysAndBoundsIntoTypes() {
        Idl idl = Idl.ofCorpus("good", "Typedefs.idl");

        assertEquals(
                new TypeRef.ArrayType(new TypeRef.NamedType(ScopedName.of("M")), List.of(2L, 3L)),
                idl.get("Matrix", TypedefDef.class).type());
        assertEquals(new TypeRef.StringType(false, 4), idl.get("Shorter", TypedefDef.class).type());
        assertEquals(
                new TypeRef.SequenceType(BasicType.LONG, 8),
                idl.get("Bounded", TypedefDef.class).type());
        assertEquals(1, idl.get("S", StructDef.class).members().size());
        assertEquals(
                new TypeRef.NamedType(ScopedName.of("S")), idl.get("S2", TypedefDef.class).type());
    }

    @Test
    void shouldPutTypesOfMembersIntoTheirScope() {
        Idl idl = Idl.ofCorpus("good", "Structs.idl");
        StructDef outer = idl.get("Outer", StructDef.class);

        assertEquals(
                List.of("::Outer::Nested", "::Outer::Choice"),
                outer.contents().stream().map(each -> each.name().toString()).toList());
        assertEquals(
                new TypeRef.SequenceType(
                        new TypeRef.NamedType(ScopedName.of("Outer", "Nested", "Kind")), 0),
                outer.members().get(2).type());
    }

    @Test
    void shouldEvaluateLabelsInTheDiscriminatorsType() {
        Idl idl = Idl.ofCorpus("good", "Unions.idl");
        UnionDef first = idl.get("U1", UnionDef.class);

        assertEquals(List.of(integer(1), integer(5)), first.cases().get(0).labels());
        assertTrue(first.cases().get(2).isDefault());
        assertEquals(
                List.of(
                        new UnionLabel.Case(
                                new ConstantValue.EnumValue(ScopedName.of("Color"), "RED"))),
                idl.get("U2", UnionDef.class).cases().get(0).labels());
        assertEquals(
                List.of(
                        new UnionLabel.Case(
                                new ConstantValue.EnumValue(ScopedName.of("Far", "Size"), "BIG"))),
                idl.get("U11", UnionDef.class).cases().get(0).labels());
        assertEquals(
                new UnionLabel.Case(
                        new ConstantValue.IntegerValue(new BigInteger("18446744073709551615"))),
                idl.get("U6", UnionDef.class).cases().get(0).labels().get(0));
    }

    @Test
    void shouldMakeRepositoryIds() {
        Idl idl = Idl.ofCorpus("good", "RepositoryIds.idl");

        assertEquals("IDL:Plain:1.0", idl.repositoryId("Plain"));
        assertEquals("IDL:omg.org/A:1.0", idl.repositoryId("A"));
        assertEquals("IDL:omg.org/A/InA:1.0", idl.repositoryId("A::InA"));
        assertEquals("IDL:other.org/A/InOther:1.0", idl.repositoryId("A::InOther"));
        assertEquals("IDL:other.org/A/I:2.3", idl.repositoryId("A::I"));
        assertEquals("IDL:other.org/A/I/op:1.0", idl.repositoryId("A::I::op"));
        assertEquals("IDL:other.org/A/Deep/D:1.0", idl.repositoryId("A::Deep::D"));
        assertEquals("LOCAL:after", idl.repositoryId("After"));
        assertEquals("IDL:NoPrefixHere:1.0", idl.repositoryId("NoPrefixHere"));
        assertEquals("IDL:inner.org/Inner:1.0", idl.repositoryId("Inner"));
        assertEquals("IDL:omg.org/AfterInclude:1.0", idl.repositoryId("AfterInclude"));
        assertEquals("IDL:NoPrefix:1.0", idl.repositoryId("NoPrefix"));
        assertEquals("IDL:typed.org/T:1.0", idl.repositoryId("T"));
        assertEquals("IDL:typed.org/T/InT:1.0", idl.repositoryId("T::InT"));
        assertEquals("IDL:my/J:9.9", idl.repositoryId("T::J"));
        assertEquals("IDL:typed.org/T/Again:1.0", idl.repositoryId("T::Again"));
    }

    @Test
    void shouldKnowTypeCodeWithoutAnInclude() {
        Idl idl = Idl.ofCorpus("good", "TypeCodes.idl");

        assertEquals(BasicType.TYPE_CODE, idl.get("S", StructDef.class).members().get(0).type());
        assertEquals(BasicType.TYPE_CODE, idl.get("CORBA::Code", TypedefDef.class).type());
        assertTrue(idl.specification().find(ScopedName.of("CORBA", "TypeCode")).isEmpty());
    }

    @Test
    void shouldCarryDocumentation() {
        Idl idl = Idl.ofCorpus("good", "Documentation.idl");

        assertEquals(
                "The module's text.\n\nTwo paragraphs.",
                idl.get("M", ModuleDef.class).header().documentation());
        assertEquals(
                "An operation.", idl.get("M::I::f", OperationDef.class).header().documentation());
        assertEquals("", idl.get("M::I::g", OperationDef.class).header().documentation());
        assertEquals("Stars.", idl.get("M::I::a", AttributeDef.class).header().documentation());
        assertEquals(
                "Second.", idl.get("M::E", EnumDef.class).enumerators().get(1).documentation());
        assertEquals(
                "A member.", idl.get("M::S", StructDef.class).members().get(0).documentation());
        assertEquals("", idl.get("M::S", StructDef.class).members().get(1).documentation());
    }

    @Test
    void shouldWantOutputForTheMainFileOnly() {
        Map<String, String> files =
                Map.of(
                        "main.idl", "#include \"sub/inc.idl\"\nstruct Mine { Theirs a; };",
                        "sub/inc.idl", "#include \"deeper.idl\"\nstruct Theirs { Deep a; };",
                        "sub/deeper.idl", "struct Deep { long a; };");
        Idl some = Idl.of(files, "main.idl", CompilerOptions.builder());
        Idl all = Idl.of(files, "main.idl", CompilerOptions.builder().all(true));

        assertTrue(some.get("Mine", StructDef.class).header().emit());
        assertFalse(some.get("Theirs", StructDef.class).header().emit());
        assertFalse(some.get("Deep", StructDef.class).header().emit());
        assertTrue(all.get("Deep", StructDef.class).header().emit());
        assertEquals(
                List.of(
                        new SourceFile("main.idl", true),
                        new SourceFile("sub/inc.idl", false),
                        new SourceFile("sub/deeper.idl", false)),
                some.specification().files());
    }

    @Test
    void shouldReplaceMacrosAndDecideConditions() {
        Idl idl = Idl.ofCorpus("good", "Preprocessor.idl");

        assertEquals(
                "[text, n1, n2]",
                idl.get("Made::S", StructDef.class).members().stream()
                        .map(each -> each.name())
                        .toList()
                        .toString());
        assertEquals(new ConstantValue.StringValue("a \"b\" c"), idl.constant("Made::T").value());
        assertEquals(ConstantValue.IntegerValue.of(12), idl.constant("Made::LINE").value());
        assertTrue(idl.specification().find(ScopedName.of("Elif")).isPresent());
        assertTrue(idl.specification().find(ScopedName.of("Undef")).isPresent());
        assertTrue(idl.specification().find(ScopedName.of("Once")).isPresent());
    }

    @Test
    void shouldDropTheEscape() {
        Idl idl = Idl.ofCorpus("good", "Escaped.idl");

        assertEquals(
                "in", idl.get("module::interface::in", OperationDef.class).name().simpleName());
        assertEquals("IDL:module/struct:1.0", idl.repositoryId("module::struct"));
    }

    private static UnionLabel integer(long value) {
        return new UnionLabel.Case(ConstantValue.IntegerValue.of(value));
    }
}
