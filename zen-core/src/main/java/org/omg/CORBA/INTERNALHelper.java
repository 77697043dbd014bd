package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link INTERNAL}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class INTERNALHelper {
    /** Nothing to do; public because the standard's is. */
    public INTERNALHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, INTERNAL value) {
        SystemExceptionKind.INTERNAL.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static INTERNAL extract(Any any) {
        return (INTERNAL) SystemExceptionKind.INTERNAL.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.INTERNAL.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.INTERNAL.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static INTERNAL read(InputStream input) {
        return (INTERNAL) SystemExceptionKind.INTERNAL.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, INTERNAL value) {
        SystemExceptionKind.INTERNAL.write(output, value);
    }
}
