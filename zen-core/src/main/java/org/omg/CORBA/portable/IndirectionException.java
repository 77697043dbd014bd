package org.omg.CORBA.portable;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;

/**
 * Tells the code that reads a boxed value of a general Java type that the stream points back to a
 * value read before; the ORB answers with that value.
 *
 * <p>IDL to Java 1.3, "Value box types".
 */
public class IndirectionException extends SystemException {
    private static final long serialVersionUID = 1L;

    /** Where in the stream the value began. */
    public int offset;

    /** For streams. */
    public IndirectionException(int offset) {
        super("indirection to offset " + offset, 0, CompletionStatus.COMPLETED_MAYBE);
        this.offset = offset;
    }
}
