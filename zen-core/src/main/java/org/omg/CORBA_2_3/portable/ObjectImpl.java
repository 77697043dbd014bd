package org.omg.CORBA_2_3.portable;

/**
 * A stub base that knows where its object's classes come from.
 *
 * <p>IDL to Java 1.3, "Portability stub"; Java to IDL 1.4.
 *
 * <p>Thread: any.
 */
public abstract class ObjectImpl extends org.omg.CORBA.portable.ObjectImpl {
    /** Without a delegate. */
    public ObjectImpl() {}

    /** The URLs of the object's classes, separated by blanks, or null. */
    public String _get_codebase() {
        return _get_delegate() instanceof Delegate delegate ? delegate.get_codebase(this) : null;
    }
}
