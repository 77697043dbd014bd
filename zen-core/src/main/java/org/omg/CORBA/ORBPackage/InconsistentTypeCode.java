package org.omg.CORBA.ORBPackage;

import org.omg.CORBA.UserException;

/**
 * A TypeCode does not describe the kind of value asked for.
 *
 * <p>CORBA 3.3, part 1, ORB interface.
 */
public final class InconsistentTypeCode extends UserException {
    private static final long serialVersionUID = 1L;

    /** Without a message. */
    public InconsistentTypeCode() {}

    /** With a message for people. */
    public InconsistentTypeCode(String reason) {
        super(reason);
    }
}
