package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link INV_OBJREF}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class INV_OBJREFHelper {
    /** Nothing to do; public because the standard's is. */
    public INV_OBJREFHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, INV_OBJREF value) {
        SystemExceptionKind.INV_OBJREF.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static INV_OBJREF extract(Any any) {
        return (INV_OBJREF) SystemExceptionKind.INV_OBJREF.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.INV_OBJREF.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.INV_OBJREF.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static INV_OBJREF read(InputStream input) {
        return (INV_OBJREF) SystemExceptionKind.INV_OBJREF.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, INV_OBJREF value) {
        SystemExceptionKind.INV_OBJREF.write(output, value);
    }
}
