package org.omg.CORBA_2_3.portable;

/**
 * A delegate that knows where its object's classes come from.
 *
 * <p>IDL to Java 1.3, "Delegate"; Java to IDL 1.4.
 *
 * <p>Thread: any.
 */
public abstract class Delegate extends org.omg.CORBA.portable.Delegate {
    /** For ORBs. */
    public Delegate() {}

    /** The URLs of the object's classes, separated by blanks, or null. */
    public String get_codebase(org.omg.CORBA.Object self) {
        return null;
    }
}
