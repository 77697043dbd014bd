package org.zenorb.examples.tracks;

import org.omg.CORBA.ORB;
import org.zenorb.ior.IiopProfile;
import org.zenorb.ior.Ior;
import org.zenorb.ior.ObjectKey;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** The way of a request inside a ZEN server, read off the object's key and the skeleton. */
final class Route {
    private Route() {}

    static String of(ORB orb, org.omg.CORBA.Object object, String operation) {
        List<IiopProfile> profiles = Ior.parse(orb.object_to_string(object)).iiopProfiles();
        byte[] key = profiles.get(0).key();
        if (ObjectKey.check(key, 0, key.length) < ObjectKey.SHORT) {
            return "a key of another ORB: " + ObjectKey.describe(key);
        }
        byte[] name = operation.getBytes(StandardCharsets.ISO_8859_1);
        return "POA %d (generation %08x) → servant %d (generation %08x) → %s hashes to operation %d"
                .formatted(
                        ObjectKey.poaIndex(key, 0),
                        ObjectKey.poaGeneration(key, 0),
                        ObjectKey.servantIndex(key, 0),
                        ObjectKey.servantGeneration(key, 0),
                        operation,
                        new SectorServant("")._operation_index(name, 0, name.length));
    }
}
