package org.zenorb.endtoend;

import org.zenorb.ior.IiopProfile;
import org.zenorb.ior.Ior;

/** What stands in a reference. */
final class Addresses {
    private Addresses() {}

    private static IiopProfile profile(String reference) {
        return Ior.parse(reference).iiopProfiles().get(0);
    }

    static int port(String reference) {
        return profile(reference).port();
    }

    static byte[] key(String reference) {
        return profile(reference).key();
    }

    static int minor(String reference) {
        return profile(reference).minor();
    }

    static java.util.List<Integer> ports(String reference) {
        return profile(reference).addresses().stream().map(a -> a.port()).toList();
    }

    static java.util.List<String> hosts(String reference) {
        return profile(reference).addresses().stream().map(a -> a.host()).toList();
    }
}
