package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link IMP_LIMIT}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class IMP_LIMITHelper {
    /** Nothing to do; public because the standard's is. */
    public IMP_LIMITHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, IMP_LIMIT value) {
        SystemExceptionKind.IMP_LIMIT.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static IMP_LIMIT extract(Any any) {
        return (IMP_LIMIT) SystemExceptionKind.IMP_LIMIT.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.IMP_LIMIT.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.IMP_LIMIT.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static IMP_LIMIT read(InputStream input) {
        return (IMP_LIMIT) SystemExceptionKind.IMP_LIMIT.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, IMP_LIMIT value) {
        SystemExceptionKind.IMP_LIMIT.write(output, value);
    }
}
