package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

class ValueModelTest {

    @Test
    void shouldHoldValueTypesAsWritten() {
        Idl idl = Idl.ofCorpus("good", "Values.idl");
        ValueDef plain = idl.get("Plain", ValueDef.class);

        assertEquals(ValueDef.Kind.CONCRETE, plain.kind());
        assertEquals(
                "[number, text, more, inside]",
                plain.stateMembers().stream().map(each -> each.name().simpleName()).toList() + "");
        assertTrue(idl.get("Plain::number", StateMemberDef.class).isPublic());
        assertFalse(idl.get("Plain::text", StateMemberDef.class).isPublic());
        assertEquals(
                new TypeRef.ArrayType(new TypeRef.StringType(false, 0), List.of(2L)),
                idl.get("Plain::more", StateMemberDef.class).type());
        assertEquals(2, idl.get("Plain::make", FactoryDef.class).raises().size());
        assertEquals(2, plain.factories().size());
        assertTrue(idl.get("Plain::tell", OperationDef.class).oneway());
        // A type that is defined inside a member stands before it.
        int inner = plain.contents().indexOf(idl.get("Plain::Inner", StructDef.class));
        int inside = plain.contents().indexOf(idl.get("Plain::inside", StateMemberDef.class));
        assertEquals(inside - 1, inner);
        assertEquals(ValueDef.Kind.ABSTRACT, idl.get("Shape", ValueDef.class).kind());
        assertEquals(ValueDef.Kind.CUSTOM, idl.get("Own", ValueDef.class).kind());
    }

    @Test
    void shouldHoldBasesAndSupportedInterfaces() {
        Idl idl = Idl.ofCorpus("good", "ValueInheritance.idl");
        ValueDef derived = idl.get("Derived", ValueDef.class);
        assertEquals(
                List.of(ScopedName.of("Base"), ScopedName.of("Left"), ScopedName.of("Right")),
                derived.bases());
        assertFalse(derived.truncatable());
        assertTrue(idl.get("Further", ValueDef.class).truncatable());

        Idl supports = Idl.ofCorpus("good", "ValueSupports.idl");
        assertEquals(
                List.of(ScopedName.of("Special"), ScopedName.of("Named")),
                supports.get("Detailed", ValueDef.class).supports());
    }

    @Test
    void shouldKnowACustomDefinitionBehindItsForwardDeclaration() {
        Idl idl = Idl.of("valuetype V; interface I { V f(); }; custom valuetype V { };");
        assertEquals(ValueDef.Kind.CUSTOM, idl.get("V", ValueDef.class).kind());
    }

    @Test
    void shouldHoldBoxes() {
        Idl idl = Idl.ofCorpus("good", "ValueBoxes.idl");
        assertEquals(new TypeRef.FixedType(10, 2), idl.get("Money", ValueBoxDef.class).type());
        assertEquals(
                new TypeRef.NamedType(ScopedName.of("Point", "Coordinates")),
                idl.get("Point", ValueBoxDef.class).type());
        assertEquals(1, idl.get("Point", ValueBoxDef.class).contents().size());
    }

    @Test
    void shouldGiveRepositoryIds() {
        Idl idl = Idl.ofCorpus("good", "ValueRepositoryIds.idl");
        assertEquals("IDL:omg.org/Early:1.0", idl.repositoryId("Early"));
        assertEquals("IDL:omg.org/M/V:2.1", idl.repositoryId("M::V"));
        // A version is of the definition alone, not of what it holds.
        assertEquals("IDL:omg.org/M/V/a:1.0", idl.repositoryId("M::V::a"));
        assertEquals("IDL:omg.org/M/V/make:1.0", idl.repositoryId("M::V::make"));
        assertEquals("IDL:other/Box:7.0", idl.repositoryId("M::Box"));
        assertEquals("IDL:my/Scoped:3.0", idl.repositoryId("M::Scoped"));
        assertEquals("IDL:my/b:3.0", idl.repositoryId("M::Scoped::b"));
        assertEquals("IDL:Bare:4.0", idl.repositoryId("Bare"));
    }

    @Test
    void shouldComputeFixedConstants() {
        Idl idl = Idl.ofCorpus("good", "FixedTypes.idl");
        assertEquals("1", fixed(idl, "ONE"));
        assertEquals("0.5", fixed(idl, "HALF"));
        // 31 digits, cut and not rounded.
        assertEquals("0.3333333333333333333333333333333", fixed(idl, "THIRD"));
        assertEquals("-3.75", fixed(idl, "SUM"));
        assertEquals("123456.78", fixed(idl, "SAME"));
        assertEquals(new TypeRef.FixedType(0, 0), idl.constant("ONE").type());
        String nines = "9".repeat(31);
        Idl most = Idl.of("const fixed A = " + nines + "d; const fixed B = -A / 2d * 2d;");
        assertEquals(new BigDecimal(nines), new BigDecimal(fixed(most, "A")));
        assertTrue(Idl.of("const fixed A = " + nines + "d + 1d;").said().contains("has 32 digits"));
    }

    private static String fixed(Idl idl, String name) {
        return ((ConstantValue.FixedValue) idl.constant(name).value()).value().toPlainString();
    }

    @Test
    void shouldHoldBaseObjectsAndContexts() {
        Idl idl = Idl.ofCorpus("good", "BaseObjects.idl");
        assertEquals(BasicType.ABSTRACT_BASE, idl.get("I::both", OperationDef.class).result());
        assertEquals(BasicType.VALUE_BASE, idl.get("I::values", OperationDef.class).result());
        Idl contexts = Idl.ofCorpus("good", "Contexts.idl");
        assertEquals(
                List.of("A.b_1", "Sys*", "x"), contexts.get("I::g", OperationDef.class).contexts());
    }

    @Test
    void shouldImportAFileOnceAndEmitNothingForIt() {
        Map<String, String> files =
                Map.of(
                        "a.idl",
                        "import ::B; import B; struct S { B::T a; };",
                        "B.idl",
                        "module B { typedef long T; };");
        Idl idl = Idl.of(files, "a.idl", CompilerOptions.builder());
        assertFalse(idl.specification().find(ScopedName.of("B", "T")).get().header().emit());
        assertEquals(2, idl.specification().files().size());
    }

    @Test
    void shouldSayWhereLinesComeFrom() {
        Idl idl = Idl.of("#line 7 \"x.idl\"\nstruct S {\n Nowhere a;\n};\n# 3 \"y\" 2\nLost b;\n");
        assertTrue(idl.said().contains("x.idl:8:2: error: Nowhere is not declared"), idl.said());
        assertTrue(idl.said().contains("y:3:1: error"), idl.said());
    }
}
