package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link DATA_CONVERSION}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class DATA_CONVERSIONHelper {
    /** Nothing to do; public because the standard's is. */
    public DATA_CONVERSIONHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, DATA_CONVERSION value) {
        SystemExceptionKind.DATA_CONVERSION.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static DATA_CONVERSION extract(Any any) {
        return (DATA_CONVERSION) SystemExceptionKind.DATA_CONVERSION.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.DATA_CONVERSION.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.DATA_CONVERSION.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static DATA_CONVERSION read(InputStream input) {
        return (DATA_CONVERSION) SystemExceptionKind.DATA_CONVERSION.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, DATA_CONVERSION value) {
        SystemExceptionKind.DATA_CONVERSION.write(output, value);
    }
}
