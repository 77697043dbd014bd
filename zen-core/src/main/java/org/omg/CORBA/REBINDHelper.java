package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link REBIND}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class REBINDHelper {
    /** Nothing to do; public because the standard's is. */
    public REBINDHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, REBIND value) {
        SystemExceptionKind.REBIND.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static REBIND extract(Any any) {
        return (REBIND) SystemExceptionKind.REBIND.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.REBIND.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.REBIND.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static REBIND read(InputStream input) {
        return (REBIND) SystemExceptionKind.REBIND.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, REBIND value) {
        SystemExceptionKind.REBIND.write(output, value);
    }
}
