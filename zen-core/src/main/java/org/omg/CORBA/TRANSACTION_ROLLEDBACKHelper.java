package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link TRANSACTION_ROLLEDBACK}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class TRANSACTION_ROLLEDBACKHelper {
    /** Nothing to do; public because the standard's is. */
    public TRANSACTION_ROLLEDBACKHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, TRANSACTION_ROLLEDBACK value) {
        SystemExceptionKind.TRANSACTION_ROLLEDBACK.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static TRANSACTION_ROLLEDBACK extract(Any any) {
        return (TRANSACTION_ROLLEDBACK) SystemExceptionKind.TRANSACTION_ROLLEDBACK.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.TRANSACTION_ROLLEDBACK.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.TRANSACTION_ROLLEDBACK.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static TRANSACTION_ROLLEDBACK read(InputStream input) {
        return (TRANSACTION_ROLLEDBACK) SystemExceptionKind.TRANSACTION_ROLLEDBACK.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, TRANSACTION_ROLLEDBACK value) {
        SystemExceptionKind.TRANSACTION_ROLLEDBACK.write(output, value);
    }
}
