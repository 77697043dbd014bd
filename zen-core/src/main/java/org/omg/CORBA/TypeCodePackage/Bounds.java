package org.omg.CORBA.TypeCodePackage;

import org.omg.CORBA.UserException;

/**
 * A member index lies outside of a TypeCode.
 *
 * <p>CORBA 3.3, part 1, ORB interface.
 */
public final class Bounds extends UserException {
    private static final long serialVersionUID = 1L;

    /** Without a message. */
    public Bounds() {}

    /** With a message for people. */
    public Bounds(String reason) {
        super(reason);
    }
}
