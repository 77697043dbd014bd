package org.omg.CORBA_2_3;

/**
 * The ORB of CORBA 2.3: value types have joined. What it added is declared by {@link
 * org.omg.CORBA.ORB}, as in CORBA 3, so that this class is a name that old programs cast to.
 *
 * <p>IDL to Java 1.3, "ORB".
 */
public abstract class ORB extends org.omg.CORBA.ORB {
    /** For ORBs. */
    public ORB() {}
}
