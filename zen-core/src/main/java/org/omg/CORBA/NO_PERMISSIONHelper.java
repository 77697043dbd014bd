package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link NO_PERMISSION}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class NO_PERMISSIONHelper {
    /** Nothing to do; public because the standard's is. */
    public NO_PERMISSIONHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, NO_PERMISSION value) {
        SystemExceptionKind.NO_PERMISSION.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static NO_PERMISSION extract(Any any) {
        return (NO_PERMISSION) SystemExceptionKind.NO_PERMISSION.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.NO_PERMISSION.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.NO_PERMISSION.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static NO_PERMISSION read(InputStream input) {
        return (NO_PERMISSION) SystemExceptionKind.NO_PERMISSION.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, NO_PERMISSION value) {
        SystemExceptionKind.NO_PERMISSION.write(output, value);
    }
}
