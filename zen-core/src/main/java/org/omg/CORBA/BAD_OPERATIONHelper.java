package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link BAD_OPERATION}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class BAD_OPERATIONHelper {
    /** Nothing to do; public because the standard's is. */
    public BAD_OPERATIONHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, BAD_OPERATION value) {
        SystemExceptionKind.BAD_OPERATION.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static BAD_OPERATION extract(Any any) {
        return (BAD_OPERATION) SystemExceptionKind.BAD_OPERATION.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.BAD_OPERATION.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.BAD_OPERATION.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static BAD_OPERATION read(InputStream input) {
        return (BAD_OPERATION) SystemExceptionKind.BAD_OPERATION.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, BAD_OPERATION value) {
        SystemExceptionKind.BAD_OPERATION.write(output, value);
    }
}
