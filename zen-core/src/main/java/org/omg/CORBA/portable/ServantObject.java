package org.omg.CORBA.portable;

/**
 * Gives a stub the servant of an object in the same process.
 *
 * <p>IDL to Java 1.3, "Local stubs".
 *
 * <p>Owner: the calling thread between _servant_preinvoke and _servant_postinvoke.
 */
public class ServantObject {
    /** The servant, of the type that the stub asked for. */
    public java.lang.Object servant;

    /** For ORBs. */
    public ServantObject() {}
}
