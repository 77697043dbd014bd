package org.zenorb.poa;

import org.omg.PortableServer.POA;
import org.omg.PortableServer.Servant;

/** A servant that says who it is. */
final class TestServant extends Servant {
    static final String ID = "IDL:test/Thing:1.0";

    private POA defaultPoa;

    TestServant() {}

    TestServant(POA defaultPoa) {
        this.defaultPoa = defaultPoa;
    }

    @Override
    public POA _default_POA() {
        return defaultPoa == null ? super._default_POA() : defaultPoa;
    }

    @Override
    public String[] _all_interfaces(POA poa, byte[] objectId) {
        return new String[] {ID, "IDL:test/Base:1.0"};
    }
}
