package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link BAD_QOS}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class BAD_QOSHelper {
    /** Nothing to do; public because the standard's is. */
    public BAD_QOSHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, BAD_QOS value) {
        SystemExceptionKind.BAD_QOS.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static BAD_QOS extract(Any any) {
        return (BAD_QOS) SystemExceptionKind.BAD_QOS.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.BAD_QOS.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.BAD_QOS.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static BAD_QOS read(InputStream input) {
        return (BAD_QOS) SystemExceptionKind.BAD_QOS.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, BAD_QOS value) {
        SystemExceptionKind.BAD_QOS.write(output, value);
    }
}
