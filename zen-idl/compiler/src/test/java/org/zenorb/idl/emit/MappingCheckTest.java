package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.zenorb.idl.emit.Scope.array;
import static org.zenorb.idl.emit.Scope.member;
import static org.zenorb.idl.emit.Scope.parameter;
import static org.zenorb.idl.emit.Scope.sequence;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.Parameter.Mode;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;

import java.util.List;

/** Correct IDL without a Java form is a problem with a position, never an exception or bad Java. */
class MappingCheckTest {

    private static final Scope M = Scope.of("M");

    @Test
    void shouldRefuseTypesThatJavaLacks() {
        assertProblem("long double", M.struct("S", member("x", BasicType.LONG_DOUBLE)));
        assertProblem("long double", M.typedef("T", sequence(BasicType.LONG_DOUBLE, 0)));
        assertProblem(
                "AbstractBase",
                M.interfaceDef(
                        "I",
                        List.of(),
                        M.in("I")
                                .operation(
                                        "f",
                                        BasicType.ABSTRACT_BASE,
                                        List.of(),
                                        parameter(Mode.OUT, "x", BasicType.ABSTRACT_BASE))));
        assertProblem("too large", M.typedef("T", array(BasicType.OCTET, 1L << 31)));
        assertNoProblem(M.typedef("T", array(BasicType.OCTET, (1L << 31) - 1)));
    }

    @Test
    void shouldKeepNativesLocal() {
        Definition handle = new NativeDef(M.header("Handle"));
        assertProblem("::M::Handle", handle, M.struct("S", member("x", M.type("Handle"))));
        assertProblem(
                "::M::Handle",
                handle,
                M.interfaceDef(
                        "I",
                        List.of(),
                        M.in("I")
                                .operation(
                                        "f",
                                        BasicType.VOID,
                                        List.of(),
                                        parameter(Mode.IN, "h", M.type("Handle")))));
        assertNoProblem(handle, M.typedef("Alias", M.type("Handle")));
    }

    @Test
    void shouldRefuseTwoDefinitionsInOneClass() {
        Specification specification =
                Scope.specification(
                        M.module(M.struct("S", member("x", BasicType.LONG))),
                        Scope.of("N")
                                .module(Scope.of("N").struct("S", member("x", BasicType.LONG))));
        EmitOptions options = EmitOptions.defaults();
        assertEquals(List.of(), JavaEmitter.problems(specification, options));
        options =
                options.withPackageName(ScopedName.of("M"), "same")
                        .withPackageName(ScopedName.of("N"), "same");
        assertTrue(
                JavaEmitter.problems(specification, options).get(0).message().contains("same.S"));
    }

    @Test
    void shouldRefuseWhatDoesNotFitIntoAClassFile() {
        assertNoProblem(M.struct("S", members(254, BasicType.LONG)));
        assertProblem("256 slots", M.struct("S", members(255, BasicType.LONG)));
        assertNoProblem(M.struct("S", members(127, BasicType.DOUBLE)));
        assertProblem("257 slots", M.struct("S", members(128, BasicType.LONG_LONG)));
        assertNoProblem(M.interfaceDef("I", List.of(), operation(254)));
        assertProblem("too many parameters", M.interfaceDef("I", List.of(), operation(255)));
    }

    private static Member[] members(int count, BasicType type) {
        Member[] members = new Member[count];
        for (int i = 0; i < count; i++) {
            members[i] = member("f" + i, type);
        }
        return members;
    }

    private static Definition operation(int parameters) {
        Parameter[] all = new Parameter[parameters];
        for (int i = 0; i < parameters; i++) {
            all[i] = parameter(Mode.IN, "p" + i, BasicType.LONG);
        }
        return M.in("I").operation("f", BasicType.VOID, List.of(), all);
    }

    private static void assertProblem(String word, Definition... definitions) {
        Specification specification = Scope.specification(M.module(definitions));
        List<EmitProblem> problems = JavaEmitter.problems(specification, EmitOptions.defaults());
        assertEquals(1, problems.size(), problems.toString());
        assertTrue(problems.get(0).message().contains(word), problems.toString());
        assertEquals("folder/test.idl:1:1", problems.get(0).position().toString());
        assertThrows(
                IllegalArgumentException.class,
                () -> JavaEmitter.emit(specification, EmitOptions.defaults()));
    }

    private static void assertNoProblem(Definition... definitions) {
        Specification specification = Scope.specification(M.module(definitions));
        assertEquals(List.of(), JavaEmitter.problems(specification, EmitOptions.defaults()));
    }
}
