package org.zenorb.invoke;

import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.GiopVersion;
import org.zenorb.ior.Ior;

/**
 * One place where a reference leads: an address of a profile, read once.
 *
 * <p>Thread: any.
 */
final class Target {
    /** In place of code sets: client and server share none. */
    static final long INCOMPATIBLE = -1;

    private final String host;
    private final int port;
    private final String address;
    private final GiopVersion version;
    private final byte[] objectKey;
    private final long codeSets;
    private final boolean local;
    private final Ior ior;
    private final int profileIndex;
    private volatile int disposition;
    private volatile Connections.Endpoint endpoint;

    /**
     * A place.
     *
     * @param objectKey the object's key; must not be changed
     * @param codeSets agreed with the server's code set component: char in the upper half, wchar in
     *     the lower; 0 for none
     * @param local whether the object lives in this ORB
     * @param ior the reference that this place is of
     * @param profileIndex which of the reference's profiles this place is of
     */
    Target(
            String host,
            int port,
            GiopVersion version,
            byte[] objectKey,
            long codeSets,
            boolean local,
            Ior ior,
            int profileIndex) {
        this.ior = ior;
        this.profileIndex = profileIndex;
        this.host = host;
        this.port = port;
        this.address = (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
        this.version = version;
        this.objectKey = objectKey;
        this.codeSets = codeSets;
        this.local = local;
    }

    String host() {
        return host;
    }

    int port() {
        return port;
    }

    /** Host and port, for people and as the key of a connection. */
    String address() {
        return address;
    }

    GiopVersion version() {
        return version;
    }

    byte[] objectKey() {
        return objectKey;
    }

    long codeSets() {
        return codeSets;
    }

    /**
     * Why no wchar or wstring can be sent there, null where they can (CORBA 3.3 part 2, 7.10.2):
     * there is no default for them. A corbaloc URL has no room for code sets; refusing there would
     * keep its users from every wide character, so that its server is believed to read UTF-16.
     */
    MinorCode wideRefusal() {
        if (codeSets == 0) {
            return ior.isOfAddresses() ? null : MinorCode.NO_CODE_SET_COMPONENT;
        }
        return (int) codeSets == CodeSets.NONE ? MinorCode.NO_WCHAR_CODE_SET : null;
    }

    boolean isLocal() {
        return local;
    }

    /** How the server wants its targets addressed: 0 by key, 1 by profile, 2 by reference. */
    int disposition() {
        return disposition;
    }

    /** The server has asked for another way of addressing; false when it is none that exists. */
    boolean disposition(int demanded) {
        if (demanded < 0 || demanded > 2 || demanded == disposition) {
            return false;
        }
        disposition = demanded;
        return true;
    }

    /** Writes the target of a GIOP 1.2 request (CORBA 3.3 part 2, 9.4.2.2). */
    void write(CdrOutput out) {
        int chosen = disposition;
        out.write_short((short) chosen);
        switch (chosen) {
            case 0 -> {
                out.write_ulong(objectKey.length);
                out.write_octet_array(objectKey, 0, objectKey.length);
            }
            case 1 -> ior.profiles().get(profileIndex).write(out);
            default -> {
                out.write_ulong(profileIndex);
                ior.write(out);
            }
        }
    }

    /** The connection's place, remembered by {@link Connections} after the first look-up. */
    Connections.Endpoint endpoint() {
        return endpoint;
    }

    void endpoint(Connections.Endpoint found) {
        endpoint = found;
    }
}
