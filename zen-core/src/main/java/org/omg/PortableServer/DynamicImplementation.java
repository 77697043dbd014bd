package org.omg.PortableServer;

import org.omg.CORBA.ServerRequest;

/**
 * A servant without a skeleton: it is told the operation's name and takes the request apart itself.
 *
 * <p>IDL to Java 1.3, "Dynamic implementation"; CORBA 3.3, part 1, "Dynamic skeleton interface".
 *
 * <p>Thread: as the POA's thread policy says.
 */
public abstract class DynamicImplementation extends Servant {
    /** Without a delegate. */
    public DynamicImplementation() {}

    /** Serves one request. Called by the POA only. */
    public abstract void invoke(ServerRequest request);
}
