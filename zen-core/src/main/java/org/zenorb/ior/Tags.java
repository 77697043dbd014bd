package org.zenorb.ior;

import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;

/**
 * The tags of profiles and components that ZEN knows (CORBA 3.3 part 2, 7.6.4 and 7.6.6), and the
 * components that hold one number.
 *
 * <p>Thread: any.
 */
public final class Tags {
    /** Profile: an IIOP address and key. */
    public static final int INTERNET_IOP = 0;

    /** Profile: components only. */
    public static final int MULTIPLE_COMPONENTS = 1;

    /** Component: who made the reference. */
    public static final int ORB_TYPE = 0;

    /** Component: code sets of the server. */
    public static final int CODE_SETS = 1;

    /** Component: policies of the server that clients must know. */
    public static final int POLICIES = 2;

    /** Component: a further host and port. */
    public static final int ALTERNATE_IIOP_ADDRESS = 3;

    /** Component: where SSL is spoken. */
    public static final int SSL_SEC_TRANS = 20;

    /** ZEN's value in ORB_TYPE: 'Z' 'E' 'N' 0. */
    public static final int ZEN_ORB_TYPE = 0x5a454e00;

    private Tags() {}

    /** A component ORB_TYPE with ZEN's value. */
    public static TaggedOctets orbType() {
        CdrOutput out = CdrOutput.encapsulation(null, false);
        out.write_ulong(ZEN_ORB_TYPE);
        return TaggedOctets.of(ORB_TYPE, out);
    }

    /** The value of a component ORB_TYPE. */
    public static int orbType(TaggedOctets component) {
        CdrInput in = component.open();
        return in.read_ulong();
    }
}
