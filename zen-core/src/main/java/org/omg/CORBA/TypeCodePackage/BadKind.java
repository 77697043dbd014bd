package org.omg.CORBA.TypeCodePackage;

import org.omg.CORBA.UserException;

/**
 * A TypeCode's kind has no such part.
 *
 * <p>CORBA 3.3, part 1, ORB interface.
 */
public final class BadKind extends UserException {
    private static final long serialVersionUID = 1L;

    /** Without a message. */
    public BadKind() {}

    /** With a message for people. */
    public BadKind(String reason) {
        super(reason);
    }
}
