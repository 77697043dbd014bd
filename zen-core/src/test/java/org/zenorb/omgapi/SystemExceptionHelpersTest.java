package org.zenorb.omgapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.BAD_PARAMHelper;
import org.omg.CORBA.Bounds;
import org.omg.CORBA.BoundsHelper;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.OMGVMCID;
import org.omg.CORBA.ORB;
import org.omg.CORBA.ORBPackage.ObjectIdListHelper;
import org.omg.CORBA.ORBPackage.ObjectIdListHolder;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.SystemExceptionHelper;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TRANSIENTHelper;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodePackage.BadKind;
import org.omg.CORBA.TypeCodePackage.BadKindHelper;
import org.omg.CORBA.TypeCodePackage.BadKindHolder;
import org.omg.CORBA.UNKNOWN;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.UnknownException;

import java.lang.reflect.InvocationTargetException;
import java.util.List;

/** Exceptions that are written by hand, in Anys and on the wire. */
class SystemExceptionHelpersTest {
    private static final int MINOR = 0x5a454007;

    private static final class Vendors extends SystemException {
        private static final long serialVersionUID = 1L;

        Vendors() {
            super("ours alone", MINOR, null);
        }
    }

    static List<Class<?>> systemExceptions() throws Exception {
        return PseudoObjectsTest.systemExceptions();
    }

    private static SystemException make(Class<?> type) throws ReflectiveOperationException {
        return (SystemException)
                type.getConstructor(int.class, CompletionStatus.class)
                        .newInstance(MINOR, CompletionStatus.COMPLETED_YES);
    }

    private static Object call(Class<?> type, String method, Class<?>[] types, Object... arguments)
            throws ReflectiveOperationException {
        return Class.forName(type.getName() + "Helper")
                .getMethod(method, types)
                .invoke(null, arguments);
    }

    private static void assertCame(SystemException sent, SystemException come) {
        assertSame(sent.getClass(), come.getClass());
        assertEquals(MINOR, come.minor);
        assertSame(CompletionStatus.COMPLETED_YES, come.completed);
    }

    @ParameterizedTest
    @MethodSource("systemExceptions")
    void shouldCarryASystemExceptionInAnAny(Class<?> type) throws Exception {
        SystemException sent = make(type);
        Any any = ORB.init().create_any();
        call(type, "insert", new Class<?>[] {Any.class, type}, any, sent);
        assertEquals("IDL:omg.org/CORBA/" + type.getSimpleName() + ":1.0", any.type().id());
        assertCame(sent, (SystemException) call(type, "extract", new Class<?>[] {Any.class}, any));
        assertCame(sent, SystemExceptionHelper.extract(any));

        Any other = ORB.init().create_any();
        SystemExceptionHelper.insert(other, sent);
        assertTrue(any.equal(other), "both ways in are the same");
    }

    @ParameterizedTest
    @MethodSource("systemExceptions")
    void shouldDescribeASystemException(Class<?> type) throws Exception {
        TypeCode code = (TypeCode) call(type, "type", new Class<?>[0]);
        assertSame(TCKind.tk_except, code.kind());
        assertEquals(type.getSimpleName(), code.name());
        assertEquals(call(type, "id", new Class<?>[0]), code.id());
        assertEquals("minor", code.member_name(0));
        assertSame(TCKind.tk_ulong, code.member_type(0).kind());
        assertEquals("completed", code.member_name(1));
        assertEquals("IDL:omg.org/CORBA/CompletionStatus:1.0", code.member_type(1).id());
        assertEquals(2, code.member_count());
    }

    @ParameterizedTest
    @MethodSource("systemExceptions")
    void shouldRefuseTheBytesOfAnotherException(Class<?> type) throws Exception {
        OutputStream out = ORB.init().create_output_stream();
        out.write_string("IDL:acme.com/Other:1.0");
        InvocationTargetException failure =
                assertThrows(
                        InvocationTargetException.class,
                        () ->
                                call(
                                        type,
                                        "read",
                                        new Class<?>[] {InputStream.class},
                                        out.create_input_stream()));
        MARSHAL cause = assertInstanceOf(MARSHAL.class, failure.getCause());
        assertTrue(cause.getMessage().contains("IDL:acme.com/Other:1.0"), cause.getMessage());
    }

    @Test
    void shouldRefuseAnAnyOfAnotherType() {
        Any any = ORB.init().create_any();
        TRANSIENTHelper.insert(any, new org.omg.CORBA.TRANSIENT());
        assertThrows(BAD_OPERATION.class, () -> BAD_PARAMHelper.extract(any));
        any.insert_long(7);
        assertThrows(BAD_OPERATION.class, () -> BAD_PARAMHelper.extract(any));
        assertThrows(BAD_OPERATION.class, () -> SystemExceptionHelper.extract(any));
        BadKindHelper.insert(any, new BadKind());
        assertThrows(BAD_OPERATION.class, () -> SystemExceptionHelper.extract(any));
    }

    @Test
    void shouldSendAnUnknownForAClassThatTheStandardDoesNotHave() {
        for (SystemException each :
                List.of(new Vendors(), new UnknownException(new IllegalStateException()))) {
            Any any = ORB.init().create_any();
            SystemExceptionHelper.insert(any, each);
            SystemException come = SystemExceptionHelper.extract(any);
            assertSame(UNKNOWN.class, come.getClass());
            assertEquals(each.minor, come.minor);
            assertSame(CompletionStatus.COMPLETED_MAYBE, come.completed);
        }
    }

    @Test
    void shouldReadAnUnknownForAnIdThatTheStandardDoesNotHave() {
        OutputStream out = ORB.init().create_output_stream();
        out.write_string("IDL:acme.com/BROKEN:1.0");
        out.write_ulong(MINOR);
        out.write_ulong(CompletionStatus._COMPLETED_YES);
        out.write_long(42);
        InputStream in = out.create_input_stream();
        SystemException come = SystemExceptionHelper.read(in);
        assertSame(UNKNOWN.class, come.getClass());
        assertEquals(OMGVMCID.value | 2, come.minor);
        assertSame(CompletionStatus.COMPLETED_YES, come.completed);
        assertTrue(come.getMessage().contains("acme.com"), come.getMessage());
        assertEquals(42, in.read_long(), "what follows is where it was");
    }

    @Test
    void shouldWriteIdMinorAndCompletion() {
        OutputStream out = ORB.init().create_output_stream();
        SystemExceptionHelper.write(
                out, new BAD_PARAM("not sent", MINOR, CompletionStatus.COMPLETED_NO));
        InputStream in = out.create_input_stream();
        assertEquals(BAD_PARAMHelper.id(), in.read_string());
        assertEquals(MINOR, in.read_ulong());
        assertEquals(CompletionStatus._COMPLETED_NO, in.read_ulong());
        assertThrows(MARSHAL.class, in::read_octet);
    }

    @Test
    void shouldCarryTheExceptionsOfPseudoObjects() throws Exception {
        Any any = ORB.init().create_any();
        BoundsHelper.insert(any, new Bounds());
        assertInstanceOf(Bounds.class, BoundsHelper.extract(any));
        assertEquals("IDL:omg.org/CORBA/Bounds:1.0", any.type().id());
        BadKindHolder holder = new BadKindHolder(new BadKind());
        OutputStream out = ORB.init().create_output_stream();
        holder._write(out);
        BadKindHolder read = new BadKindHolder();
        read._read(out.create_input_stream());
        assertInstanceOf(BadKind.class, read.value);
        assertEquals(BadKindHelper.id(), read._type().id());
        assertThrows(BAD_OPERATION.class, () -> BadKindHelper.extract(any));
    }

    @Test
    void shouldCarryNamesOfInitialReferences() {
        String[] names = {"NameService", "RootPOA"};
        Any any = ORB.init().create_any();
        ObjectIdListHelper.insert(any, names);
        assertEquals(List.of(names), List.of(ObjectIdListHelper.extract(any)));
        ObjectIdListHolder holder = new ObjectIdListHolder();
        holder._read(any.create_input_stream());
        assertEquals(List.of(names), List.of(holder.value));
    }
}
