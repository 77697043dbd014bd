package org.zenorb.cdr.named;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_CONTEXT;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.BAD_TYPECODE;
import org.omg.CORBA.Bounds;
import org.omg.CORBA.CTX_RESTRICT_SCOPE;
import org.omg.CORBA.Context;
import org.omg.CORBA.ContextList;
import org.omg.CORBA.Environment;
import org.omg.CORBA.ExceptionList;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.NVList;
import org.omg.CORBA.NamedValue;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Principal;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

import java.util.TreeMap;

/** Contexts with their scopes and patterns, the lists around them, and both on the wire. */
@Timeout(60)
class ContextTest {
    private ORB orb;

    @BeforeEach
    void startOrb() {
        orb = ORB.init(new String[0], null);
    }

    @AfterEach
    void destroyOrb() {
        orb.destroy();
    }

    private Any text(String value) {
        Any any = orb.create_any();
        any.insert_string(value);
        return any;
    }

    private void set(Context context, String... namesAndValues) {
        NVList list = orb.create_list(0);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            assertEquals(
                    namesAndValues[i],
                    list.add_value(namesAndValues[i], text(namesAndValues[i + 1]), 0).name());
        }
        context.set_values(list);
    }

    private static String read(Context context, String scope, int flags, String pattern)
            throws Bounds {
        NVList list = context.get_values(scope, flags, pattern);
        TreeMap<String, String> found = new TreeMap<>();
        for (int i = 0; i < list.count(); i++) {
            assertNull(
                    found.put(list.item(i).name(), list.item(i).value().extract_string()),
                    "each name once");
        }
        return found.toString();
    }

    @Test
    void shouldFindTheNearestPropertyOfAName() throws Exception {
        Context top = orb.get_default_context();
        assertSame(top, orb.get_default_context());
        assertNull(top.parent());
        Context middle = top.create_child("middle");
        Context inner = middle.create_child("inner");
        assertSame(middle, inner.parent());
        assertEquals("inner", inner.context_name());
        set(top, "sys.home", "top", "sys.user", "root", "other", "x");
        set(middle, "sys.home", "middle");
        inner.set_one_value("sys.tmp", text("inner"));
        assertEquals("{sys.home=middle}", read(inner, "", 0, "sys.home"));
        assertEquals("{other=x}", read(inner, null, 0, "other"));
        assertEquals(
                "{sys.home=middle, sys.tmp=inner, sys.user=root}", read(inner, "", 0, "sys.*"));
        assertEquals("{sys.home=middle, sys.user=root}", read(inner, "middle", 0, "sys*"));
        int restrict = CTX_RESTRICT_SCOPE.value;
        assertEquals("{sys.home=middle}", read(inner, "middle", restrict, "*"));
        assertThrows(BAD_CONTEXT.class, () -> inner.get_values("", restrict, "sys.home"));
        assertEquals(
                1,
                assertThrows(BAD_CONTEXT.class, () -> inner.get_values("far", 0, "x")).minor
                        & 0xfff);
        assertEquals(
                2,
                assertThrows(BAD_CONTEXT.class, () -> inner.get_values("", 0, "y*")).minor & 0xfff);
    }

    @Test
    void shouldDeleteFromThisContextOnly() throws Exception {
        Context top = orb.get_default_context();
        Context child = top.create_child("child");
        set(top, "a1", "top");
        set(child, "a1", "child", "a2", "child", "b", "child");
        child.delete_values("a*");
        assertEquals("{a1=top, b=child}", read(child, "", 0, "*"));
        child.delete_values("b");
        assertThrows(BAD_CONTEXT.class, () -> child.delete_values("b"));
        assertThrows(BAD_CONTEXT.class, () -> child.delete_values("a*"));
    }

    @Test
    void shouldRefuseWhatIsNoProperty() {
        Context context = orb.get_default_context();
        Any number = orb.create_any();
        number.insert_long(1);
        assertThrows(BAD_TYPECODE.class, () -> context.set_one_value("n", number));
        assertThrows(BAD_PARAM.class, () -> context.set_one_value(null, text("")));
        assertThrows(BAD_PARAM.class, () -> context.set_one_value("n", null));
        assertThrows(BAD_PARAM.class, () -> context.get_values("", 0, null));
        assertThrows(BAD_PARAM.class, () -> context.delete_values(null));
        assertThrows(BAD_PARAM.class, () -> context.create_child(null));
    }

    private ContextList names(String... names) throws Bounds {
        ContextList list = orb.create_context_list();
        for (String each : names) {
            list.add(each);
        }
        assertEquals(names.length, list.count());
        return list;
    }

    @Test
    void shouldSendWhatTheClauseNames() throws Exception {
        Context context = orb.get_default_context();
        set(context, "one", "1", "two.a", "2a", "two.b", "2b", "three", "3");
        OutputStream out = orb.create_output_stream();
        out.write_Context(context, names("one", "two*", "two.a", "missing"));
        out.write_Context(null, names("one"));
        InputStream in = out.create_input_stream();
        InputStream again = out.create_input_stream();
        assertEquals("{one=1, two.a=2a, two.b=2b}", read(in.read_Context(), "", 0, "*"));
        Context empty = in.read_Context();
        assertThrows(BAD_CONTEXT.class, () -> empty.get_values("", 0, "*"));
        assertEquals(6, again.read_ulong());
        for (String each : new String[] {"one", "1", "two.a", "2a", "two.b", "2b"}) {
            assertEquals(each, again.read_string());
        }
        OutputStream odd = orb.create_output_stream();
        odd.write_ulong(1);
        odd.write_string("alone");
        assertThrows(MARSHAL.class, () -> odd.create_input_stream().read_Context());
    }

    @Test
    void shouldKeepLists() throws Exception {
        NVList values = orb.create_list(3);
        assertEquals(0, values.count());
        NamedValue first = values.add(1);
        NamedValue second = values.add_item("second", 2);
        assertEquals(TCKind.tk_null, first.value().type().kind());
        second.value().insert_long(5);
        assertEquals(5, values.item(1).value().extract_long());
        assertEquals(2, values.item(1).flags());
        values.remove(0);
        assertSame(second, values.item(0));
        assertThrows(Bounds.class, () -> values.item(1));
        assertThrows(Bounds.class, () -> values.remove(-1));
        assertThrows(BAD_PARAM.class, () -> values.add_value("null", null, 0));
        NamedValue alone = orb.create_named_value("alone", text("x"), 3);
        assertEquals("alone x 3", alone.name() + " " + alone.value().extract_string() + " " + 3);
        ExceptionList types = orb.create_exception_list();
        types.add(orb.create_exception_tc("IDL:E:1.0", "E", new org.omg.CORBA.StructMember[0]));
        assertEquals("IDL:E:1.0", types.item(0).id());
        types.remove(0);
        assertEquals(0, types.count());
        assertThrows(Bounds.class, () -> types.item(0));
        ContextList names = names("a", "b");
        names.remove(0);
        assertEquals("b", names.item(0));
        Environment environment = orb.create_environment();
        Exception failure = new Exception("expected by this test");
        environment.exception(failure);
        assertSame(failure, environment.exception());
        environment.clear();
        assertNull(environment.exception());
    }

    @Test
    @SuppressWarnings("deprecation")
    void shouldCarryPrincipals() throws Exception {
        Principal principal = new Principal();
        assertEquals(0, principal.name().length);
        principal.name(new byte[] {1, 2, 3});
        Any any = orb.create_any();
        any.insert_Principal(principal);
        assertEquals(TCKind.tk_Principal, any.type().kind());
        OutputStream out = orb.create_output_stream();
        out.write_octet((byte) 0);
        out.write_any(any);
        out.write_Principal(principal);
        InputStream in = out.create_input_stream();
        assertEquals(0, in.read_octet());
        Any back = in.read_any();
        assertArrayEquals(principal.name(), back.extract_Principal().name());
        assertArrayEquals(principal.name(), in.read_Principal().name());
        assertEquals(true, back.equal(any));
        assertThrows(BAD_PARAM.class, () -> out.write_Principal(null));
    }
}
