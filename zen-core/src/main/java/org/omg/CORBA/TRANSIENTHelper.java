package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link TRANSIENT}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class TRANSIENTHelper {
    /** Nothing to do; public because the standard's is. */
    public TRANSIENTHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, TRANSIENT value) {
        SystemExceptionKind.TRANSIENT.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static TRANSIENT extract(Any any) {
        return (TRANSIENT) SystemExceptionKind.TRANSIENT.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.TRANSIENT.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.TRANSIENT.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static TRANSIENT read(InputStream input) {
        return (TRANSIENT) SystemExceptionKind.TRANSIENT.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, TRANSIENT value) {
        SystemExceptionKind.TRANSIENT.write(output, value);
    }
}
