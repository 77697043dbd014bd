package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link NO_MEMORY}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class NO_MEMORYHelper {
    /** Nothing to do; public because the standard's is. */
    public NO_MEMORYHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, NO_MEMORY value) {
        SystemExceptionKind.NO_MEMORY.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static NO_MEMORY extract(Any any) {
        return (NO_MEMORY) SystemExceptionKind.NO_MEMORY.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.NO_MEMORY.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.NO_MEMORY.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static NO_MEMORY read(InputStream input) {
        return (NO_MEMORY) SystemExceptionKind.NO_MEMORY.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, NO_MEMORY value) {
        SystemExceptionKind.NO_MEMORY.write(output, value);
    }
}
