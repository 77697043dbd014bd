package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link TRANSACTION_MODE}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class TRANSACTION_MODEHelper {
    /** Nothing to do; public because the standard's is. */
    public TRANSACTION_MODEHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, TRANSACTION_MODE value) {
        SystemExceptionKind.TRANSACTION_MODE.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static TRANSACTION_MODE extract(Any any) {
        return (TRANSACTION_MODE) SystemExceptionKind.TRANSACTION_MODE.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.TRANSACTION_MODE.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.TRANSACTION_MODE.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static TRANSACTION_MODE read(InputStream input) {
        return (TRANSACTION_MODE) SystemExceptionKind.TRANSACTION_MODE.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, TRANSACTION_MODE value) {
        SystemExceptionKind.TRANSACTION_MODE.write(output, value);
    }
}
