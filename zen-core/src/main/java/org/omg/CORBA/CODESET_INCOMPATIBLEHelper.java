package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link CODESET_INCOMPATIBLE}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class CODESET_INCOMPATIBLEHelper {
    /** Nothing to do; public because the standard's is. */
    public CODESET_INCOMPATIBLEHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, CODESET_INCOMPATIBLE value) {
        SystemExceptionKind.CODESET_INCOMPATIBLE.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static CODESET_INCOMPATIBLE extract(Any any) {
        return (CODESET_INCOMPATIBLE) SystemExceptionKind.CODESET_INCOMPATIBLE.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.CODESET_INCOMPATIBLE.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.CODESET_INCOMPATIBLE.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static CODESET_INCOMPATIBLE read(InputStream input) {
        return (CODESET_INCOMPATIBLE) SystemExceptionKind.CODESET_INCOMPATIBLE.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, CODESET_INCOMPATIBLE value) {
        SystemExceptionKind.CODESET_INCOMPATIBLE.write(output, value);
    }
}
