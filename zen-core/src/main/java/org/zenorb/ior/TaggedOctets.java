package org.zenorb.ior;

import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A tag and the octets that only those who know the tag understand: a profile of a reference or a
 * component of a profile (CORBA 3.3 part 2, 7.6.2). What is not understood is passed on as it came.
 *
 * <p>Thread: any; immutable.
 */
public final class TaggedOctets {
    private final int tag;
    private final byte[] octets;

    /** The tag with a copy of the octets. */
    public TaggedOctets(int tag, byte[] octets) {
        this(tag, octets.clone(), true);
    }

    private TaggedOctets(int tag, byte[] octets, boolean owned) {
        this.tag = tag;
        this.octets = octets;
    }

    /** The octets written to an encapsulation so far. */
    static TaggedOctets of(int tag, CdrOutput encapsulation) {
        return new TaggedOctets(tag, encapsulation.toByteArray(), true);
    }

    /** Reads one. */
    static TaggedOctets read(CdrInput in) {
        int tag = in.read_ulong();
        byte[] octets = new byte[in.readLength(1)];
        in.read_octet_array(octets, 0, octets.length);
        return new TaggedOctets(tag, octets, true);
    }

    /** Reads the profiles of a reference. */
    static List<TaggedOctets> readProfiles(CdrInput in) {
        return readSequence(
                in, MinorCode.TOO_MANY_PROFILES, in.limits().profiles(), "zen.maxProfiles");
    }

    /** Reads the components of a profile. */
    static List<TaggedOctets> readComponents(CdrInput in) {
        return readSequence(
                in,
                MinorCode.TOO_MANY_PROFILE_COMPONENTS,
                in.limits().components(),
                "zen.maxComponents");
    }

    private static List<TaggedOctets> readSequence(
            CdrInput in, MinorCode tooMany, int most, String setting) {
        int count = in.readLength(8);
        if (count > most) {
            throw in.over(tooMany, count, most, setting);
        }
        ArrayList<TaggedOctets> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(read(in));
        }
        return List.copyOf(list);
    }

    /** Writes tag, length and octets. */
    public void write(CdrOutput out) {
        out.write_ulong(tag);
        out.write_ulong(octets.length);
        out.write_octet_array(octets, 0, octets.length);
    }

    static void writeSequence(CdrOutput out, List<TaggedOctets> list) {
        out.write_ulong(list.size());
        for (TaggedOctets tagged : list) {
            tagged.write(out);
        }
    }

    /** What the octets are. */
    public int tag() {
        return tag;
    }

    /** How many octets there are. */
    public int length() {
        return octets.length;
    }

    /** A copy of the octets. */
    public byte[] octets() {
        return octets.clone();
    }

    /** The octets as an encapsulation; MARSHAL when they are none. */
    CdrInput open() {
        return open(WireLimits.DEFAULT);
    }

    /** As {@link #open()}, with the limits of an ORB. */
    CdrInput open(WireLimits limits) {
        return CdrInput.encapsulationWithin(limits, octets, 0, octets.length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TaggedOctets that
                && tag == that.tag
                && Arrays.equals(octets, that.octets);
    }

    @Override
    public int hashCode() {
        return 31 * tag + Arrays.hashCode(octets);
    }

    @Override
    public String toString() {
        return "tag 0x" + Integer.toHexString(tag) + ", " + octets.length + " octets";
    }
}
