package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * What the mapping offers for the built-in IDL type {@code Object}.
 *
 * <p>IDL to Java 1.3, "Helpers".
 *
 * <p>Thread: any.
 */
public abstract class ObjectHelper {
    /** Nothing to do; public because the standard's is. */
    public ObjectHelper() {}

    /** Puts a reference into an Any. */
    public static void insert(Any any, Object value) {
        any.insert_Object(value);
    }

    /**
     * Takes a reference out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static Object extract(Any any) {
        return any.extract_Object();
    }

    /** The TypeCode of Object. */
    public static TypeCode type() {
        return ORB.init().get_primitive_tc(TCKind.tk_objref);
    }

    /** {@code IDL:omg.org/CORBA/Object:1.0}. */
    public static String id() {
        return "IDL:omg.org/CORBA/Object:1.0";
    }

    /** Reads a reference. */
    public static Object read(InputStream input) {
        return input.read_Object();
    }

    /** Writes a reference. */
    public static void write(OutputStream output, Object value) {
        output.write_Object(value);
    }
}
