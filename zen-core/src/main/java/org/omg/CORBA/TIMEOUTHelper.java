package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link TIMEOUT}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class TIMEOUTHelper {
    /** Nothing to do; public because the standard's is. */
    public TIMEOUTHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, TIMEOUT value) {
        SystemExceptionKind.TIMEOUT.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static TIMEOUT extract(Any any) {
        return (TIMEOUT) SystemExceptionKind.TIMEOUT.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.TIMEOUT.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.TIMEOUT.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static TIMEOUT read(InputStream input) {
        return (TIMEOUT) SystemExceptionKind.TIMEOUT.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, TIMEOUT value) {
        SystemExceptionKind.TIMEOUT.write(output, value);
    }
}
