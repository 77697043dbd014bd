package org.omg.CORBA.ORBPackage;

import org.omg.CORBA.UserException;

/**
 * There is no initial reference of this name, or one exists already.
 *
 * <p>CORBA 3.3, part 1, ORB interface.
 */
public final class InvalidName extends UserException {
    private static final long serialVersionUID = 1L;

    /** Without a message. */
    public InvalidName() {}

    /** With a message for people. */
    public InvalidName(String reason) {
        super(reason);
    }
}
