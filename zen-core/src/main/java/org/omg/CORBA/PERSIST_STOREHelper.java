package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link PERSIST_STORE}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class PERSIST_STOREHelper {
    /** Nothing to do; public because the standard's is. */
    public PERSIST_STOREHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, PERSIST_STORE value) {
        SystemExceptionKind.PERSIST_STORE.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static PERSIST_STORE extract(Any any) {
        return (PERSIST_STORE) SystemExceptionKind.PERSIST_STORE.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.PERSIST_STORE.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.PERSIST_STORE.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static PERSIST_STORE read(InputStream input) {
        return (PERSIST_STORE) SystemExceptionKind.PERSIST_STORE.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, PERSIST_STORE value) {
        SystemExceptionKind.PERSIST_STORE.write(output, value);
    }
}
