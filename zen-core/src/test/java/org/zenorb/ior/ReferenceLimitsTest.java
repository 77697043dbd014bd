package org.zenorb.ior;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.IMP_LIMIT;
import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;

import java.util.Collections;
import java.util.List;

/** Profiles and components at and over their limits. */
class ReferenceLimitsTest {
    private static final byte[] KEY = {1, 2, 3};

    private static String text(int profiles, int components) {
        List<TaggedOctets> list = Collections.nCopies(components, Tags.orbType());
        IiopProfile profile = new IiopProfile(2, "localhost", 1, KEY, list);
        return new Ior("IDL:I:1.0", Collections.nCopies(profiles, profile.toProfile())).stringify();
    }

    @Test
    void shouldBoundProfiles() {
        WireLimits limits = WireLimits.DEFAULT.withReferences(3, 1);
        assertEquals(3, Ior.parse(text(3, 0), limits).profiles().size());
        BAD_PARAM e = assertThrows(BAD_PARAM.class, () -> Ior.parse(text(4, 0), limits));
        IMP_LIMIT cause = (IMP_LIMIT) e.getCause();
        assertEquals(MinorCode.TOO_MANY_PROFILES.number(), cause.minor);
    }

    @Test
    void shouldBoundComponents() {
        WireLimits limits = WireLimits.DEFAULT.withReferences(1, 3);
        assertEquals(3, Ior.parse(text(1, 3), limits).iiopProfile(0).components().size());
        Ior ior = Ior.parse(text(1, 4), limits);
        IMP_LIMIT e = assertThrows(IMP_LIMIT.class, ior::iiopProfiles);
        assertEquals(MinorCode.TOO_MANY_PROFILE_COMPONENTS.number(), e.minor);
        // Who only passes the reference on needs none of them.
        assertEquals(text(1, 4), ior.stringify());
    }
}
