package org.zenorb.ior;

import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An IIOP profile: where the object is and under which key (CORBA 3.3 part 2, 9.7.2).
 *
 * <p>Thread: any; immutable.
 */
public final class IiopProfile {
    private final int minor;
    private final IiopAddress address;
    private final byte[] key;
    private final List<TaggedOctets> components;

    /**
     * A profile.
     *
     * @param minor the IIOP version, 1.x; 1.0 has no components
     * @param key the object key; copied
     */
    public IiopProfile(
            int minor, String host, int port, byte[] key, List<TaggedOctets> components) {
        this(minor, new IiopAddress(host, port), key.clone(), List.copyOf(components));
    }

    private IiopProfile(int minor, IiopAddress address, byte[] key, List<TaggedOctets> components) {
        if (minor == 0 && !components.isEmpty()) {
            throw MinorCode.BAD_ADDRESS.no("a profile of IIOP 1.0 has no components");
        }
        this.minor = minor;
        this.address = address;
        this.key = key;
        this.components = components;
    }

    /**
     * A profile with one address in the profile itself and the others as alternates.
     *
     * @param addresses at least one
     */
    public static IiopProfile of(
            int minor, List<IiopAddress> addresses, byte[] key, List<TaggedOctets> components) {
        ArrayList<TaggedOctets> all = new ArrayList<>(components);
        for (int i = 1; i < addresses.size(); i++) {
            all.add(addresses.get(i).toComponent());
        }
        return new IiopProfile(minor, addresses.get(0), key.clone(), List.copyOf(all));
    }

    /** Whether the octets hold an IIOP profile of a version that can be read. */
    public static boolean isReadable(TaggedOctets profile) {
        if (profile.tag() != Tags.INTERNET_IOP) {
            return false;
        }
        CdrInput in = profile.open();
        return in.read_octet() == 1;
    }

    /** Reads a profile; MARSHAL when it is not valid. */
    public static IiopProfile fromProfile(TaggedOctets profile) {
        return fromProfile(profile, WireLimits.DEFAULT);
    }

    /** As {@link #fromProfile(TaggedOctets)}, with the limits of an ORB. */
    public static IiopProfile fromProfile(TaggedOctets profile, WireLimits limits) {
        CdrInput in = profile.open(limits);
        int major = in.read_octet();
        int minor = in.read_octet() & 0xff;
        if (major != 1) {
            throw in.error(MinorCode.BAD_REFERENCE, "IIOP " + major + "." + minor);
        }
        String host = in.read_string();
        int port = in.read_ushort() & 0xffff;
        byte[] key = new byte[in.readLength(1)];
        in.read_octet_array(key, 0, key.length);
        List<TaggedOctets> components = minor == 0 ? List.of() : TaggedOctets.readComponents(in);
        return new IiopProfile(minor, new IiopAddress(host, port), key, components);
    }

    /** The profile as part of a reference. */
    public TaggedOctets toProfile() {
        CdrOutput out = CdrOutput.encapsulation(null, false);
        out.write_octet((byte) 1);
        out.write_octet((byte) minor);
        out.write_string(address.host());
        out.write_ushort((short) address.port());
        out.write_ulong(key.length);
        out.write_octet_array(key, 0, key.length);
        if (minor > 0) {
            TaggedOctets.writeSequence(out, components);
        }
        return TaggedOctets.of(Tags.INTERNET_IOP, out);
    }

    /** The IIOP version, 1.x, as it stands in the profile. */
    public int minor() {
        return minor;
    }

    /** The newest GIOP version, 1.x, that may be spoken: at most 1.2. */
    public int giopMinor() {
        return Math.min(minor, 2);
    }

    /** The host in the profile. */
    public String host() {
        return address.host();
    }

    /** The port in the profile. */
    public int port() {
        return address.port();
    }

    /** Length of the object key. */
    public int keyLength() {
        return key.length;
    }

    /** A copy of the object key. */
    public byte[] key() {
        return key.clone();
    }

    /** Writes the object key as sequence&lt;octet&gt;, without a copy in between. */
    public void writeKey(CdrOutput out) {
        out.write_ulong(key.length);
        out.write_octet_array(key, 0, key.length);
    }

    /** The components, in their order. */
    public List<TaggedOctets> components() {
        return components;
    }

    /** The first component with this tag, or null. */
    public TaggedOctets component(int tag) {
        for (TaggedOctets component : components) {
            if (component.tag() == tag) {
                return component;
            }
        }
        return null;
    }

    /** The profile's address and, behind it, the alternates. */
    public List<IiopAddress> addresses() {
        ArrayList<IiopAddress> all = new ArrayList<>();
        all.add(address);
        for (TaggedOctets component : components) {
            if (component.tag() == Tags.ALTERNATE_IIOP_ADDRESS) {
                all.add(IiopAddress.fromComponent(component));
            }
        }
        return List.copyOf(all);
    }

    /** The server's code sets, or null when the profile does not say. */
    public CodeSetComponent codeSets() {
        TaggedOctets component = component(Tags.CODE_SETS);
        return component == null ? null : CodeSetComponent.fromComponent(component);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IiopProfile that
                && minor == that.minor
                && address.equals(that.address)
                && Arrays.equals(key, that.key)
                && components.equals(that.components);
    }

    @Override
    public int hashCode() {
        return (address.hashCode() * 31 + Arrays.hashCode(key)) * 31 + minor;
    }

    @Override
    public String toString() {
        return "IIOP 1." + minor + " " + address + ", key of " + key.length + " bytes";
    }
}
