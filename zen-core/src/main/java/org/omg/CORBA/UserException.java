package org.omg.CORBA;

import org.omg.CORBA.portable.IDLEntity;

/**
 * An exception that an operation declares in its IDL.
 *
 * <p>IDL to Java 1.3, "User defined exceptions".
 */
public abstract class UserException extends Exception implements IDLEntity {
    private static final long serialVersionUID = 1L;

    /** Without a message. */
    protected UserException() {}

    /** With a message for people; it does not travel. */
    protected UserException(String reason) {
        super(reason);
    }
}
