package org.omg.CORBA.portable;

/**
 * Tells a stub to write its request anew: the object has moved, or the connection was closed in
 * good order.
 *
 * <p>IDL to Java 1.3, "Portability stub".
 */
public final class RemarshalException extends Exception {
    private static final long serialVersionUID = 1L;

    /** For ORBs. */
    public RemarshalException() {}
}
