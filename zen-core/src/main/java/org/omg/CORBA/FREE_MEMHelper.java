package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link FREE_MEM}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class FREE_MEMHelper {
    /** Nothing to do; public because the standard's is. */
    public FREE_MEMHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, FREE_MEM value) {
        SystemExceptionKind.FREE_MEM.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static FREE_MEM extract(Any any) {
        return (FREE_MEM) SystemExceptionKind.FREE_MEM.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.FREE_MEM.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.FREE_MEM.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static FREE_MEM read(InputStream input) {
        return (FREE_MEM) SystemExceptionKind.FREE_MEM.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, FREE_MEM value) {
        SystemExceptionKind.FREE_MEM.write(output, value);
    }
}
