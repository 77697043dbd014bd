package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link TRANSACTION_REQUIRED}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class TRANSACTION_REQUIREDHelper {
    /** Nothing to do; public because the standard's is. */
    public TRANSACTION_REQUIREDHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, TRANSACTION_REQUIRED value) {
        SystemExceptionKind.TRANSACTION_REQUIRED.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static TRANSACTION_REQUIRED extract(Any any) {
        return (TRANSACTION_REQUIRED) SystemExceptionKind.TRANSACTION_REQUIRED.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.TRANSACTION_REQUIRED.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.TRANSACTION_REQUIRED.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static TRANSACTION_REQUIRED read(InputStream input) {
        return (TRANSACTION_REQUIRED) SystemExceptionKind.TRANSACTION_REQUIRED.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, TRANSACTION_REQUIRED value) {
        SystemExceptionKind.TRANSACTION_REQUIRED.write(output, value);
    }
}
