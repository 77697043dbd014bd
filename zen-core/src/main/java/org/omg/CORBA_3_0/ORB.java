package org.omg.CORBA_3_0;

/**
 * The ORB of CORBA 3.0. What it added is declared by {@link org.omg.CORBA.ORB}; this class is a
 * name that programs cast to.
 *
 * <p>IDL to Java 1.3, "ORB".
 */
public abstract class ORB extends org.omg.CORBA_2_5.ORB {
    /** For ORBs. */
    public ORB() {}
}
