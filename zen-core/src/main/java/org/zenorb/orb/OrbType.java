package org.zenorb.orb;

import org.zenorb.cdr.CdrOutput;
import org.zenorb.ior.TaggedOctets;
import org.zenorb.ior.Tags;

/** ZEN's mark in its references: the tagged component that names the kind of ORB. */
final class OrbType {
    /** "ZEN" and a zero, in our own range. */
    static final int ZEN = 0x5a454e00;

    private OrbType() {}

    static TaggedOctets component() {
        CdrOutput out = CdrOutput.encapsulation(null, false);
        out.write_ulong(ZEN);
        return new TaggedOctets(Tags.ORB_TYPE, out.toByteArray());
    }
}
