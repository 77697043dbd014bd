package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link TRANSACTION_UNAVAILABLE}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class TRANSACTION_UNAVAILABLEHelper {
    /** Nothing to do; public because the standard's is. */
    public TRANSACTION_UNAVAILABLEHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, TRANSACTION_UNAVAILABLE value) {
        SystemExceptionKind.TRANSACTION_UNAVAILABLE.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static TRANSACTION_UNAVAILABLE extract(Any any) {
        return (TRANSACTION_UNAVAILABLE) SystemExceptionKind.TRANSACTION_UNAVAILABLE.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.TRANSACTION_UNAVAILABLE.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.TRANSACTION_UNAVAILABLE.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static TRANSACTION_UNAVAILABLE read(InputStream input) {
        return (TRANSACTION_UNAVAILABLE) SystemExceptionKind.TRANSACTION_UNAVAILABLE.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, TRANSACTION_UNAVAILABLE value) {
        SystemExceptionKind.TRANSACTION_UNAVAILABLE.write(output, value);
    }
}
