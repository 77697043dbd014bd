package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link MARSHAL}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class MARSHALHelper {
    /** Nothing to do; public because the standard's is. */
    public MARSHALHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, MARSHAL value) {
        SystemExceptionKind.MARSHAL.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static MARSHAL extract(Any any) {
        return (MARSHAL) SystemExceptionKind.MARSHAL.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.MARSHAL.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.MARSHAL.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static MARSHAL read(InputStream input) {
        return (MARSHAL) SystemExceptionKind.MARSHAL.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, MARSHAL value) {
        SystemExceptionKind.MARSHAL.write(output, value);
    }
}
