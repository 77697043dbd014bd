package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.TypeRef;

import java.util.List;

/** Which types hold themselves, and which may hold anything. */
class RecursionTest {

    private static final String IDL =
            """
            module M {
              struct Plain { long x; };
              typedef sequence<Plain> Plains;
              struct Tree;
              typedef sequence<Tree> Forest;
              struct Tree { Forest children; };
              struct Holder { sequence<Plain> first; Tree second; };
              typedef sequence<Holder> Holders;
              struct One;
              struct Two { sequence<One> all; };
              union Three switch (long) { case 1: Two only; };
              struct One { Three only; };
              valuetype Value {};
              valuetype Box Plain;
              valuetype Woods Forest;
              abstract interface Either {};
              interface Never {};
              struct Values { Value only; };
              struct Eithers { sequence<Either> all; };
              struct Bases { ValueBase base; };
              struct Nevers { sequence<Never> all; };
            };
            """;

    @Test
    void shouldFindTypesThatHoldThemselves() {
        Recursion recursion = new Recursion(org.zenorb.idl.Idl.of(IDL).specification());
        assertEquals(
                List.of("Forest", "Tree", "One", "Two", "Three"),
                List.of(
                                "Plain", "Plains", "Forest", "Tree", "Holder", "Holders", "One",
                                "Two", "Three", "Value", "Box", "Values", "Nevers")
                        .stream()
                        .filter(name -> recursion.isRecursive(ScopedName.of("M", name)))
                        .toList());
        assertEquals(
                List.of(
                        "Forest", "Tree", "Holder", "Holders", "One", "Two", "Three", "Value",
                        "Woods", "Either", "Values", "Eithers", "Bases"),
                List.of(
                                "Plain", "Plains", "Forest", "Tree", "Holder", "Holders", "One",
                                "Two", "Three", "Value", "Box", "Woods", "Either", "Never",
                                "Values", "Eithers", "Bases", "Nevers")
                        .stream()
                        .filter(name ->
                                recursion.isDeep(new TypeRef.NamedType(ScopedName.of("M", name))))
                        .toList());
    }
}
