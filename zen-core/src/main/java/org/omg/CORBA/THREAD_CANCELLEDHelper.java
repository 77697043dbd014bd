package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link THREAD_CANCELLED}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class THREAD_CANCELLEDHelper {
    /** Nothing to do; public because the standard's is. */
    public THREAD_CANCELLEDHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, THREAD_CANCELLED value) {
        SystemExceptionKind.THREAD_CANCELLED.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static THREAD_CANCELLED extract(Any any) {
        return (THREAD_CANCELLED) SystemExceptionKind.THREAD_CANCELLED.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.THREAD_CANCELLED.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.THREAD_CANCELLED.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static THREAD_CANCELLED read(InputStream input) {
        return (THREAD_CANCELLED) SystemExceptionKind.THREAD_CANCELLED.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, THREAD_CANCELLED value) {
        SystemExceptionKind.THREAD_CANCELLED.write(output, value);
    }
}
