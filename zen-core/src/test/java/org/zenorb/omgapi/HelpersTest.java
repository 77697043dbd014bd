package org.zenorb.omgapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What is true of every helper, generated or written by hand. */
class HelpersTest {
    /** Their types are built in: TypeCodes without an id, or with the class's own. */
    private static final List<String> BUILT_IN =
            List.of("org.omg.CORBA.ObjectHelper", "org.omg.CORBA.ValueBaseHelper");

    @Test
    void shouldDescribeEachTypeUnderItsOwnId() throws Exception {
        List<String> wrong = new ArrayList<>();
        int seen = 0;
        for (String each :
                ApiWorld.ofFolder("zen", Path.of("target", "classes")).types().keySet()) {
            if (!each.endsWith("Helper") || BUILT_IN.contains(each)) {
                continue;
            }
            Class<?> helper = Class.forName(each);
            if (helper.isInterface()) {
                continue;
            }
            seen++;
            Method type = helper.getMethod("type");
            TypeCode code = (TypeCode) type.invoke(null);
            Object id = helper.getMethod("id").invoke(null);
            if (code != type.invoke(null)) {
                wrong.add(each + ": another TypeCode the second time");
            }
            if (code.kind() == TCKind.tk_null || !code.id().equals(id)) {
                wrong.add(each + ": " + code.id() + ", not " + id);
            }
            Method narrow = narrowOf(helper);
            if (narrow != null && narrow.invoke(null, (Object) null) != null) {
                wrong.add(each + ": nil narrows to something");
            }
        }
        assertEquals("", String.join("\n", wrong));
        assertTrue(seen > 500, "these are all helpers: " + seen);
    }

    private static Method narrowOf(Class<?> helper) {
        try {
            return helper.getMethod("narrow", org.omg.CORBA.Object.class);
        } catch (NoSuchMethodException e) {
            return null;
        }
    }
}
