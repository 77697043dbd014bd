package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link INVALID_TRANSACTION}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class INVALID_TRANSACTIONHelper {
    /** Nothing to do; public because the standard's is. */
    public INVALID_TRANSACTIONHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, INVALID_TRANSACTION value) {
        SystemExceptionKind.INVALID_TRANSACTION.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static INVALID_TRANSACTION extract(Any any) {
        return (INVALID_TRANSACTION) SystemExceptionKind.INVALID_TRANSACTION.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.INVALID_TRANSACTION.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.INVALID_TRANSACTION.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static INVALID_TRANSACTION read(InputStream input) {
        return (INVALID_TRANSACTION) SystemExceptionKind.INVALID_TRANSACTION.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, INVALID_TRANSACTION value) {
        SystemExceptionKind.INVALID_TRANSACTION.write(output, value);
    }
}
