package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link BAD_INV_ORDER}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class BAD_INV_ORDERHelper {
    /** Nothing to do; public because the standard's is. */
    public BAD_INV_ORDERHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, BAD_INV_ORDER value) {
        SystemExceptionKind.BAD_INV_ORDER.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static BAD_INV_ORDER extract(Any any) {
        return (BAD_INV_ORDER) SystemExceptionKind.BAD_INV_ORDER.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.BAD_INV_ORDER.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.BAD_INV_ORDER.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static BAD_INV_ORDER read(InputStream input) {
        return (BAD_INV_ORDER) SystemExceptionKind.BAD_INV_ORDER.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, BAD_INV_ORDER value) {
        SystemExceptionKind.BAD_INV_ORDER.write(output, value);
    }
}
