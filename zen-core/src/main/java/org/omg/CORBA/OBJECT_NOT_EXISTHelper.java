package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link OBJECT_NOT_EXIST}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class OBJECT_NOT_EXISTHelper {
    /** Nothing to do; public because the standard's is. */
    public OBJECT_NOT_EXISTHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, OBJECT_NOT_EXIST value) {
        SystemExceptionKind.OBJECT_NOT_EXIST.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static OBJECT_NOT_EXIST extract(Any any) {
        return (OBJECT_NOT_EXIST) SystemExceptionKind.OBJECT_NOT_EXIST.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.OBJECT_NOT_EXIST.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.OBJECT_NOT_EXIST.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static OBJECT_NOT_EXIST read(InputStream input) {
        return (OBJECT_NOT_EXIST) SystemExceptionKind.OBJECT_NOT_EXIST.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, OBJECT_NOT_EXIST value) {
        SystemExceptionKind.OBJECT_NOT_EXIST.write(output, value);
    }
}
