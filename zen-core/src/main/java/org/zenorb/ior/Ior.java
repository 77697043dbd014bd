package org.zenorb.ior;

import org.omg.CORBA.SystemException;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.List;

/**
 * An object reference as it goes over the wire: the object's type and its profiles, in order (CORBA
 * 3.3 part 2, 7.6.2). Profiles that ZEN does not understand are kept as they came.
 *
 * <p>Thread: any; immutable.
 */
public final class Ior {
    /** The reference to nothing. */
    public static final Ior NIL = new Ior("", List.of());

    private static final String PREFIX = "IOR:";
    private static final char[] HEX = "0123456789abcdef".toCharArray();

    private final String typeId;
    private final List<TaggedOctets> profiles;
    private final WireLimits limits;
    private final boolean ofAddresses;
    private final int hash;

    /**
     * A reference.
     *
     * @param typeId repository id of the most derived interface, empty when unknown
     */
    public Ior(String typeId, List<TaggedOctets> profiles) {
        this(typeId, profiles, WireLimits.DEFAULT, false);
    }

    private Ior(
            String typeId, List<TaggedOctets> profiles, WireLimits limits, boolean ofAddresses) {
        this.typeId = typeId;
        this.limits = limits;
        this.ofAddresses = ofAddresses;
        this.profiles = List.copyOf(profiles);
        this.hash = typeId.hashCode() * 31 + this.profiles.hashCode();
    }

    /** A reference with one IIOP profile. */
    public static Ior of(String typeId, IiopProfile profile) {
        return new Ior(typeId, List.of(profile.toProfile()));
    }

    /** A reference that a person wrote as addresses, of no known type. */
    static Ior ofAddresses(List<TaggedOctets> profiles) {
        return new Ior("", profiles, WireLimits.DEFAULT, true);
    }

    /**
     * Reads a reference; what its profiles hold is read when it is asked for.
     *
     * @throws org.omg.CORBA.MARSHAL when it is not valid
     * @throws org.omg.CORBA.IMP_LIMIT TOO_MANY_PROFILES
     */
    public static Ior read(CdrInput in) {
        String typeId = in.read_string();
        List<TaggedOctets> profiles = TaggedOctets.readProfiles(in);
        return typeId.isEmpty() && profiles.isEmpty()
                ? NIL
                : new Ior(typeId, profiles, in.limits(), false);
    }

    /** Writes the reference. */
    public void write(CdrOutput out) {
        out.write_string(typeId);
        TaggedOctets.writeSequence(out, profiles);
    }

    /** Whether the text begins as a stringified reference does. */
    public static boolean isStringified(String text) {
        return text.regionMatches(true, 0, PREFIX, 0, PREFIX.length());
    }

    /**
     * Reads a stringified reference.
     *
     * @throws org.omg.CORBA.BAD_PARAM BAD_SCHEME when it does not begin with IOR:,
     *     BAD_SCHEME_SPECIFIC_PART when what follows is no reference
     */
    public static Ior parse(String text) {
        return parse(text, WireLimits.DEFAULT);
    }

    /** As {@link #parse(String)}, with the limits of an ORB. */
    public static Ior parse(String text, WireLimits limits) {
        String trimmed = text.strip();
        if (!isStringified(trimmed)) {
            throw MinorCode.BAD_SCHEME.no("no IOR: in front");
        }
        int digits = trimmed.length() - PREFIX.length();
        if ((digits & 1) != 0) {
            throw MinorCode.BAD_SCHEME_SPECIFIC_PART.no(
                    "IOR: with an odd number of digits, " + digits + "; was it cut off?");
        }
        byte[] octets = new byte[digits / 2];
        for (int i = 0; i < octets.length; i++) {
            int at = PREFIX.length() + 2 * i;
            octets[i] = (byte) (digit(trimmed, at) << 4 | digit(trimmed, at + 1));
        }
        try {
            return read(CdrInput.encapsulationWithin(limits, octets, 0, octets.length));
        } catch (SystemException e) {
            throw MinorCode.BAD_SCHEME_SPECIFIC_PART.caused(
                    "IOR: " + e.getMessage(), org.omg.CORBA.CompletionStatus.COMPLETED_NO, e);
        }
    }

    private static int digit(String text, int index) {
        char c = text.charAt(index);
        int value = c < 128 ? Character.digit(c, 16) : -1;
        if (value < 0) {
            throw MinorCode.BAD_SCHEME_SPECIFIC_PART.no(
                    "IOR: with '" + c + "' at position " + index + ", which is no digit");
        }
        return value;
    }

    /** The reference as text. */
    public String stringify() {
        CdrOutput out = CdrOutput.encapsulation(null, false);
        write(out);
        int size = out.size();
        byte[] octets = out.bytes();
        StringBuilder text = new StringBuilder(PREFIX.length() + 2 * size).append(PREFIX);
        for (int i = 0; i < size; i++) {
            text.append(HEX[octets[i] >> 4 & 0xf]).append(HEX[octets[i] & 0xf]);
        }
        return text.toString();
    }

    /** Whether this refers to nothing. */
    public boolean isNil() {
        return profiles.isEmpty();
    }

    /** Repository id of the object's interface, empty when unknown. */
    public String typeId() {
        return typeId;
    }

    /** The same profiles under another type. */
    public Ior withTypeId(String newTypeId) {
        return new Ior(newTypeId, profiles, limits, ofAddresses);
    }

    /**
     * Whether a person wrote the addresses, in a corbaloc URL, and no server its profiles: what
     * they leave out says nothing about the server. It is not part of the reference on the wire or
     * in text, nor of equality.
     */
    public boolean isOfAddresses() {
        return ofAddresses;
    }

    /** All profiles, in their order, as they came. */
    public List<TaggedOctets> profiles() {
        return profiles;
    }

    /**
     * The IIOP profiles, in their order; those of a major version other than 1 are left out. Parses
     * anew at each call.
     *
     * @throws org.omg.CORBA.MARSHAL when one is not valid
     */
    public List<IiopProfile> iiopProfiles() {
        ArrayList<IiopProfile> list = new ArrayList<>(profiles.size());
        for (int i = 0; i < profiles.size(); i++) {
            IiopProfile profile = iiopProfile(i);
            if (profile != null) {
                list.add(profile);
            }
        }
        return List.copyOf(list);
    }

    /**
     * The IIOP profile at an index, parsed anew; null when it is of another protocol or major
     * version.
     *
     * @throws org.omg.CORBA.MARSHAL when it is not valid
     * @throws org.omg.CORBA.IMP_LIMIT TOO_MANY_PROFILE_COMPONENTS
     */
    public IiopProfile iiopProfile(int index) {
        TaggedOctets profile = profiles.get(index);
        return IiopProfile.isReadable(profile) ? IiopProfile.fromProfile(profile, limits) : null;
    }

    /** The components of profiles MULTIPLE_COMPONENTS, in their order. */
    public List<TaggedOctets> sharedComponents() {
        ArrayList<TaggedOctets> list = new ArrayList<>();
        for (TaggedOctets profile : profiles) {
            if (profile.tag() == Tags.MULTIPLE_COMPONENTS) {
                list.addAll(TaggedOctets.readComponents(profile.open(limits)));
            }
        }
        return List.copyOf(list);
    }

    /** The server's code sets in a profile MULTIPLE_COMPONENTS, or null when none says. */
    public CodeSetComponent sharedCodeSets() {
        for (TaggedOctets component : sharedComponents()) {
            if (component.tag() == Tags.CODE_SETS) {
                return CodeSetComponent.fromComponent(component);
            }
        }
        return null;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ior that
                && hash == that.hash
                && typeId.equals(that.typeId)
                && profiles.equals(that.profiles);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return stringify();
    }
}
