package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.ResponseHandler;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The way from the bytes of a name to the operation, for small and very large interfaces. */
class OperationIndexTest {

    private static final List<String> IMPLICIT =
            List.of(
                    "_is_a",
                    "_non_existent",
                    "_not_existent",
                    "_interface",
                    "_component",
                    "_repository_id");

    @Test
    void shouldFindEveryOperationAndNothingElse() throws Exception {
        check(0);
        check(1);
        check(250);
        check(1_000);
    }

    /** An interface with that many operations, an attribute, and a base with one operation. */
    private static void check(int operations) throws Exception {
        Object servant = servant(operations);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < operations; i++) {
            names.add("operation_" + i);
        }
        names.addAll(List.of("_get_level", "_set_level", "_get_fixed_level", "inherited"));
        names.addAll(IMPLICIT);
        Method index =
                servant.getClass()
                        .getMethod("_operation_index", byte[].class, int.class, int.class);
        for (int i = 0; i < names.size(); i++) {
            assertEquals(i, at(index, servant, names.get(i)), names.get(i));
        }
        for (String name : names) {
            for (String other :
                    List.of(name + "x", name.substring(1), "x" + name.substring(1), name + "\0")) {
                if (!names.contains(other)) {
                    assertEquals(-1, at(index, servant, other), other);
                }
            }
        }
        for (String other : List.of("", "level", "_set_fixed_level", "\u00e4", "operation_1000")) {
            assertEquals(-1, at(index, servant, other), other);
        }
        shouldRefuse(servant, names.size());
    }

    private static void shouldRefuse(Object servant, int operations) throws Exception {
        Method invoke =
                servant.getClass()
                        .getMethod(
                                "_invoke", String.class, InputStream.class, ResponseHandler.class);
        assertBadOperation(() -> invoke.invoke(servant, "unknown", null, null));
        Method byIndex =
                servant.getClass()
                        .getMethod(
                                "_invoke_index",
                                int.class,
                                InputStream.class,
                                ResponseHandler.class);
        for (int wrong : new int[] {-1, operations, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertBadOperation(() -> byIndex.invoke(servant, wrong, null, null));
        }
    }

    private static void assertBadOperation(org.junit.jupiter.api.function.Executable call) {
        Throwable cause = assertThrows(InvocationTargetException.class, call).getCause();
        assertEquals(BAD_OPERATION.class, cause.getClass());
        assertEquals(CompletionStatus.COMPLETED_NO, ((BAD_OPERATION) cause).completed);
    }

    /** Looks the name up in the middle of a buffer. */
    private static int at(Method index, Object servant, String name) throws Exception {
        byte[] bytes = ("##" + name + "##").getBytes(StandardCharsets.UTF_8);
        return (int) index.invoke(servant, bytes, 2, bytes.length - 4);
    }

    private static Object servant(int operations) throws Exception {
        Scope big = Scope.of("M::Big");
        List<Definition> contents = new ArrayList<>();
        for (int i = 0; i < operations; i++) {
            contents.add(big.operation("operation_" + i, BasicType.VOID, List.of()));
        }
        contents.add(big.attribute("level", false, BasicType.LONG));
        contents.add(big.attribute("fixed_level", true, BasicType.LONG));
        Scope module = Scope.of("M");
        Specification specification =
                Scope.specification(
                        module.module(
                                module.interfaceDef(
                                        "Base",
                                        List.of(),
                                        Scope.of("M::Base")
                                                .operation("inherited", BasicType.VOID, List.of())),
                                module.interfaceDef(
                                        "Big",
                                        List.of(ScopedName.of("M", "Base")),
                                        contents.toArray(Definition[]::new))));
        Compiled compiled = Compiled.of(JavaEmitter.emit(specification, EmitOptions.defaults()));
        Class<?> delegate = compiled.loadClass("M.BigOperations");
        return compiled.loadClass("M.BigPOATie")
                .getConstructor(delegate)
                .newInstance((Object) null);
    }
}
