package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link BAD_TYPECODE}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class BAD_TYPECODEHelper {
    /** Nothing to do; public because the standard's is. */
    public BAD_TYPECODEHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, BAD_TYPECODE value) {
        SystemExceptionKind.BAD_TYPECODE.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static BAD_TYPECODE extract(Any any) {
        return (BAD_TYPECODE) SystemExceptionKind.BAD_TYPECODE.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.BAD_TYPECODE.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.BAD_TYPECODE.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static BAD_TYPECODE read(InputStream input) {
        return (BAD_TYPECODE) SystemExceptionKind.BAD_TYPECODE.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, BAD_TYPECODE value) {
        SystemExceptionKind.BAD_TYPECODE.write(output, value);
    }
}
