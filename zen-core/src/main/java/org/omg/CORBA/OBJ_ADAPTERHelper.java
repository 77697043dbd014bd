package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link OBJ_ADAPTER}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class OBJ_ADAPTERHelper {
    /** Nothing to do; public because the standard's is. */
    public OBJ_ADAPTERHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, OBJ_ADAPTER value) {
        SystemExceptionKind.OBJ_ADAPTER.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static OBJ_ADAPTER extract(Any any) {
        return (OBJ_ADAPTER) SystemExceptionKind.OBJ_ADAPTER.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.OBJ_ADAPTER.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.OBJ_ADAPTER.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static OBJ_ADAPTER read(InputStream input) {
        return (OBJ_ADAPTER) SystemExceptionKind.OBJ_ADAPTER.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, OBJ_ADAPTER value) {
        SystemExceptionKind.OBJ_ADAPTER.write(output, value);
    }
}
