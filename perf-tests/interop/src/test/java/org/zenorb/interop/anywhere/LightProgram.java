package org.zenorb.interop.anywhere;

import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;

import java.util.Set;

/** Uses all that {@code ORB.init()} without arguments is for. Thread: main. */
public final class LightProgram {
    private LightProgram() {}

    /** Prints the names of the threads that it made. */
    public static void main(String[] args) {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        ORB orb = ORB.init();
        TypeCode text = orb.create_string_tc(20);
        StructMember[] members = {
            new StructMember("name", text, null),
            new StructMember("size", orb.get_primitive_tc(TCKind.tk_long), null)
        };
        TypeCode struct = orb.create_struct_tc("IDL:Light:1.0", "Light", members);
        Any any = orb.create_any();
        any.insert_TypeCode(struct);
        if (!any.extract_TypeCode().equal(struct)) {
            throw new IllegalStateException("another type came back: " + any.extract_TypeCode());
        }
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (!before.contains(thread)) {
                System.out.println("thread " + thread.getName());
            }
        }
        System.out.println("done");
    }
}
