package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link INV_POLICY}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class INV_POLICYHelper {
    /** Nothing to do; public because the standard's is. */
    public INV_POLICYHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, INV_POLICY value) {
        SystemExceptionKind.INV_POLICY.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static INV_POLICY extract(Any any) {
        return (INV_POLICY) SystemExceptionKind.INV_POLICY.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.INV_POLICY.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.INV_POLICY.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static INV_POLICY read(InputStream input) {
        return (INV_POLICY) SystemExceptionKind.INV_POLICY.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, INV_POLICY value) {
        SystemExceptionKind.INV_POLICY.write(output, value);
    }
}
