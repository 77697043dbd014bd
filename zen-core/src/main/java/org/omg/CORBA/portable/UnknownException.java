package org.omg.CORBA.portable;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;

/**
 * Carries something unexpected that a servant threw from its tie to the ORB.
 *
 * <p>Java to IDL 1.4, "Mapping of exceptions".
 */
public class UnknownException extends SystemException {
    private static final long serialVersionUID = 1L;

    /** What was thrown. */
    public Throwable originalEx;

    /** For ties. */
    public UnknownException(Throwable original) {
        super(String.valueOf(original), 0, CompletionStatus.COMPLETED_MAYBE);
        this.originalEx = original;
        initCause(original);
    }
}
