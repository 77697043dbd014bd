package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link INITIALIZE}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class INITIALIZEHelper {
    /** Nothing to do; public because the standard's is. */
    public INITIALIZEHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, INITIALIZE value) {
        SystemExceptionKind.INITIALIZE.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static INITIALIZE extract(Any any) {
        return (INITIALIZE) SystemExceptionKind.INITIALIZE.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.INITIALIZE.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.INITIALIZE.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static INITIALIZE read(InputStream input) {
        return (INITIALIZE) SystemExceptionKind.INITIALIZE.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, INITIALIZE value) {
        SystemExceptionKind.INITIALIZE.write(output, value);
    }
}
