package org.zenorb.invoke;

import org.zenorb.giop.GiopVersion;

/**
 * Where a reference leads: one profile, read once.
 *
 * @param host to connect to
 * @param port to connect to
 * @param version of GIOP to speak
 * @param objectKey the object's key; must not be changed
 * @param codeSets agreed with the server's code set component: char in the upper half, wchar in the
 *     lower; 0 for none
 * @param isLocal whether the object lives in this ORB
 */
record Target(
        String host,
        int port,
        GiopVersion version,
        byte[] objectKey,
        long codeSets,
        boolean isLocal) {
    String address() {
        return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
    }
}
