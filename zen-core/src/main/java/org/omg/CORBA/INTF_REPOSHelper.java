package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link INTF_REPOS}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class INTF_REPOSHelper {
    /** Nothing to do; public because the standard's is. */
    public INTF_REPOSHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, INTF_REPOS value) {
        SystemExceptionKind.INTF_REPOS.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static INTF_REPOS extract(Any any) {
        return (INTF_REPOS) SystemExceptionKind.INTF_REPOS.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.INTF_REPOS.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.INTF_REPOS.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static INTF_REPOS read(InputStream input) {
        return (INTF_REPOS) SystemExceptionKind.INTF_REPOS.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, INTF_REPOS value) {
        SystemExceptionKind.INTF_REPOS.write(output, value);
    }
}
