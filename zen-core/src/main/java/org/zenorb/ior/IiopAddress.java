package org.zenorb.ior;

import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;

/**
 * A host and a port.
 *
 * <p>Thread: any; immutable.
 *
 * @param host name or address; IPv6 without brackets
 * @param port 0 to 65535
 */
public record IiopAddress(String host, int port) {
    /** The address as the component ALTERNATE_IIOP_ADDRESS. */
    public TaggedOctets toComponent() {
        CdrOutput out = CdrOutput.encapsulation(null, false);
        out.write_string(host);
        out.write_ushort((short) port);
        return TaggedOctets.of(Tags.ALTERNATE_IIOP_ADDRESS, out);
    }

    static IiopAddress fromComponent(TaggedOctets component) {
        CdrInput in = component.open();
        String host = in.read_string();
        return new IiopAddress(host, in.read_ushort() & 0xffff);
    }

    @Override
    public String toString() {
        return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
    }
}
