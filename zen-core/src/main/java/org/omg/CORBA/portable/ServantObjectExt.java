package org.omg.CORBA.portable;

/**
 * A {@link ServantObject} that wants to know how the call ended.
 *
 * <p>IDL to Java 1.3, "Local stubs".
 *
 * <p>Owner: the calling thread between _servant_preinvoke and _servant_postinvoke.
 */
public abstract class ServantObjectExt extends ServantObject {
    /** For ORBs. */
    public ServantObjectExt() {}

    /** The call returned. */
    public abstract void normalCompletion();

    /** The call threw this. */
    public abstract void exceptionalCompletion(Throwable thrown);
}
