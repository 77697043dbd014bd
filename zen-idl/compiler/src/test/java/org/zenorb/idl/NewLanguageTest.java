package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.emit.EmitOptions;
import org.zenorb.idl.emit.EmitProblem;
import org.zenorb.idl.emit.GeneratedFile;
import org.zenorb.idl.emit.JavaEmitter;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.BitmaskDef;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.ValueDef;

import java.util.List;
import java.util.Optional;

/** The model of IDL 4's news, and of the equivalent IDL of components. */
class NewLanguageTest {

    @Test
    void shouldKnowTheIntegerTypesUnlessIdlHasItsOwn() {
        Idl idl = Idl.ofCorpus("good", "IntegerTypes4.idl");
        StructDef every = idl.get("Every", StructDef.class);
        assertEquals(
                List.of(
                        BasicType.INT8,
                        BasicType.UINT8,
                        BasicType.SHORT,
                        BasicType.UNSIGNED_SHORT,
                        BasicType.LONG,
                        BasicType.UNSIGNED_LONG,
                        BasicType.LONG_LONG,
                        BasicType.UNSIGNED_LONG_LONG),
                every.members().subList(0, 8).stream().map(each -> each.type()).toList());
        assertEquals(
                new TypeRef.NamedType(ScopedName.of("Own", "uint8")),
                idl.get("Own::S", StructDef.class).members().get(0).type());
    }

    @Test
    void shouldHoldBitmasksBitsetsMapsAndBases() {
        BitmaskDef mask = Idl.ofCorpus("good", "Bitmasks.idl").get("Permission", BitmaskDef.class);
        assertEquals(8, mask.bits());
        assertEquals(List.of(0, 1, 7), mask.flags().stream().map(each -> each.position()).toList());
        assertEquals(ScopedName.of("OWNER"), mask.flags().get(2).header().name());

        BitsetDef set = Idl.ofCorpus("good", "Bitsets.idl").get("Further", BitsetDef.class);
        assertEquals(Optional.of(ScopedName.of("Flags")), set.base());
        assertEquals(List.of(20, 7, 1), set.fields().stream().map(each -> each.bits()).toList());

        assertEquals(
                new TypeRef.MapType(BasicType.LONG, new TypeRef.StringType(false, 0), 0),
                Idl.ofCorpus("good", "Maps.idl").get("Names", TypedefDef.class).type());

        StructDef last = Idl.ofCorpus("good", "StructInheritance.idl").get("Last", StructDef.class);
        assertEquals(Optional.of(ScopedName.of("Derived")), last.base());
        assertEquals(1, last.members().size());
    }

    @Test
    void shouldSayWhatHasNoFormInJava() {
        Idl idl =
                Idl.of(
                        "struct S { long a; }; bitset B { bitfield<3> a; };"
                                + " typedef map<S, long> M1; typedef map<B, long> M2;"
                                + " typedef map<any, long> M3; typedef map<fixed<3, 1>, long> M4;"
                                + " typedef map<sequence<long>, long> M5;"
                                + " struct T { map<Object, long> inside; };"
                                + " typedef map<long, long double> M6;"
                                + " typedef map<long, B> fine;");
        List<EmitProblem> problems =
                JavaEmitter.problems(idl.specification(), EmitOptions.defaults());
        assertEquals(7, problems.size(), problems.toString());
        for (EmitProblem each : problems.subList(0, 6)) {
            assertTrue(each.message().startsWith("the keys of a map are "), each.message());
        }
        assertTrue(problems.get(6).message().startsWith("long double"), problems.toString());
    }

    @Test
    void shouldSayNothingOfDeprecationWherePrincipalIsNotNamed() {
        Idl idl = Idl.ofCorpus("good", "Principal.idl");
        for (GeneratedFile each : JavaEmitter.emit(idl.specification(), EmitOptions.defaults())) {
            if (each.relativePath().matches("_?Plain.*")) {
                assertFalse(each.text().contains("deprecation"), each.relativePath());
            }
        }
    }

    @Test
    void shouldWriteTheMembersOfABaseBeforeItsOwn() {
        Idl idl = Idl.ofCorpus("good", "StructInheritance.idl");
        String text =
                JavaEmitter.emit(idl.specification(), EmitOptions.defaults()).stream()
                        .filter(each -> each.relativePath().equals("Last.java"))
                        .findFirst()
                        .orElseThrow()
                        .text();
        int a = text.indexOf("public int a");
        int c = text.indexOf("public Derived[] c");
        int d = text.indexOf("public short d");
        assertTrue(0 < a && a < c && c < d, text);
    }

    @Test
    void shouldWarnOfUnknownAnnotationsOnly() {
        Idl idl = Idl.of("@mine(1, 2) struct S { @key long a; };");
        assertEquals(1, idl.diagnostics().size());
        assertFalse(idl.diagnostics().get(0).isError());
        assertTrue(idl.said().contains("annotation @mine is not known"), idl.said());
        assertTrue(
                Idl.of("interface I { @oneway void f(); };")
                        .get("I::f", OperationDef.class)
                        .oneway());
    }

    @Test
    void shouldReplaceComponentsByTheirEquivalent() {
        Idl idl = Idl.ofCorpus("good", "Ports.idl");
        InterfaceDef clock = idl.get("Clock", InterfaceDef.class);
        assertEquals(List.of(ScopedName.of("Base")), clock.bases());
        assertEquals(
                List.of(
                        "provide_voice",
                        "provide_any_one",
                        "connect_listener",
                        "disconnect_listener",
                        "get_connection_listener",
                        "connect_crowd",
                        "disconnect_crowd",
                        "get_connections_crowd"),
                clock.operations().stream().map(each -> each.name().simpleName()).toList());
        assertEquals("Speaks.", clock.operations().get(0).header().documentation());
        assertEquals(
                List.of(
                        ScopedName.of("Components", "AlreadyConnected"),
                        ScopedName.of("Components", "InvalidConnection")),
                clock.operations().get(2).raises());
        assertEquals("IDL:omg.org/Components/Cookie:1.0", idl.repositoryId("Components::Cookie"));
        assertTrue(idl.get("Components::Cookie", ValueDef.class).header().emit());
    }

    @Test
    void shouldReplaceEventTypesAndHomesByTheirEquivalent() {
        Idl events = Idl.ofCorpus("good", "EventTypes.idl");
        assertEquals(
                List.of(ScopedName.of("Components", "EventBase")),
                events.get("Tick", ValueDef.class).bases());
        assertEquals(
                List.of(ScopedName.of("TickConsumer")),
                events.get("TockConsumer", InterfaceDef.class).bases());
        assertTrue(
                events.specification()
                        .find(ScopedName.of("TickConsumer", "push_Tick"))
                        .isPresent());

        Idl homes = Idl.ofCorpus("good", "Homes.idl");
        assertEquals(
                List.of(ScopedName.of("ClocksExplicit"), ScopedName.of("ClocksImplicit")),
                homes.get("Clocks", InterfaceDef.class).bases());
        assertEquals(
                List.of(ScopedName.of("Components", "CreateFailure"), ScopedName.of("Full")),
                homes.get("ClocksExplicit::wind", OperationDef.class).raises());
        assertEquals(4, homes.get("ClocksImplicit", InterfaceDef.class).operations().size());
    }

    @Test
    void shouldLeaveTheStandardDeclarationsToWhoeverIncludesThem() {
        Idl idl = Idl.ofCorpus("good", "ComponentsIncluded.idl");
        assertFalse(idl.get("Components::Cookie", ValueDef.class).header().emit());
        Idl own =
                Idl.of(
                        "module Components { interface CCMObject { void mine(); }; };"
                                + " component C { };");
        assertTrue(own.specification().find(ScopedName.of("Components", "CCMHome")).isEmpty());
    }

    @Test
    void shouldGiveAllComponentsWhatTheyInherit() {
        Idl idl = Idl.of("component C { };");
        assertEquals(
                List.of("Navigation", "Receptacles", "Events"),
                idl.get("Components::CCMObject", InterfaceDef.class).bases().stream()
                        .map(ScopedName::simpleName)
                        .toList());
        assertTrue(
                idl.specification()
                        .find(ScopedName.of("Components", "CCMHome", "get_home_def"))
                        .isEmpty());
    }

    @Test
    void shouldNameTheInterfaceRepositoryWhereItWasReadBefore() {
        String repository =
                "#define CORBA_BASIC_IDL\n#define CORBA_REPOSITORY_IDL\n"
                        + "module CORBA { typedef string RepositoryId; interface IRObject { }; };\n";
        ScopedName found = ScopedName.of("Components", "CCMHome", "get_home_def");

        Idl before = Idl.of(repository + "module M { component C { }; };");
        assertTrue(before.specification().find(found).isPresent());

        Idl behind = Idl.of("module M { component C { }; };\n" + repository);
        assertTrue(behind.specification().find(found).isEmpty());
    }
}
