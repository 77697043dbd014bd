package org.omg.CORBA_2_5;

/**
 * The ORB of CORBA 2.5: ORB ids and initial references of one's own have joined. What it added is
 * declared by {@link org.omg.CORBA.ORB}; this class is a name that programs cast to.
 *
 * <p>IDL to Java 1.3, "ORB".
 */
public abstract class ORB extends org.omg.CORBA_2_3.ORB {
    /** For ORBs. */
    public ORB() {}
}
