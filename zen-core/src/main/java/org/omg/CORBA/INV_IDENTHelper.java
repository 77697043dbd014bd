package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link INV_IDENT}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class INV_IDENTHelper {
    /** Nothing to do; public because the standard's is. */
    public INV_IDENTHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, INV_IDENT value) {
        SystemExceptionKind.INV_IDENT.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static INV_IDENT extract(Any any) {
        return (INV_IDENT) SystemExceptionKind.INV_IDENT.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.INV_IDENT.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.INV_IDENT.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static INV_IDENT read(InputStream input) {
        return (INV_IDENT) SystemExceptionKind.INV_IDENT.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, INV_IDENT value) {
        SystemExceptionKind.INV_IDENT.write(output, value);
    }
}
