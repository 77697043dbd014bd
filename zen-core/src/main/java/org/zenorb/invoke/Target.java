package org.zenorb.invoke;

import org.zenorb.giop.GiopVersion;

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
    private volatile Connections.Endpoint endpoint;

    /**
     * A place.
     *
     * @param objectKey the object's key; must not be changed
     * @param codeSets agreed with the server's code set component: char in the upper half, wchar in
     *     the lower; 0 for none
     * @param local whether the object lives in this ORB
     */
    Target(
            String host,
            int port,
            GiopVersion version,
            byte[] objectKey,
            long codeSets,
            boolean local) {
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

    boolean isLocal() {
        return local;
    }

    /** The connection's place, remembered by {@link Connections} after the first look-up. */
    Connections.Endpoint endpoint() {
        return endpoint;
    }

    void endpoint(Connections.Endpoint found) {
        endpoint = found;
    }
}
