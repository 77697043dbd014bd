package org.zenorb.poa;

import org.omg.CORBA.LocalObject;
import org.omg.PortableServer.Current;
import org.omg.PortableServer.CurrentPackage.NoContext;
import org.omg.PortableServer.POA;
import org.zenorb.context.ThreadContexts;
import org.zenorb.serve.ServerRequest;

/**
 * PortableServer::Current: POA, object id, servant and reference of the request that the calling
 * thread runs.
 *
 * <p>Thread: any, each about itself.
 */
@SuppressWarnings("serial") // LocalObject is serializable by accident of its history
final class CurrentFace extends LocalObject implements Current {
    private final ThreadContexts contexts;

    CurrentFace(ThreadContexts contexts) {
        this.contexts = contexts;
    }

    @Override
    public POA get_POA() throws NoContext {
        return ((PoaNode) request().adapter()).face();
    }

    @Override
    public byte[] get_object_id() throws NoContext {
        return ((ObjectEntry) request().entry()).copyOfId();
    }

    private ServerRequest request() throws NoContext {
        ServerRequest request = Upcalls.current(contexts);
        if (request == null) {
            throw new NoContext("the calling thread runs no request of this ORB");
        }
        return request;
    }
}
