package org.zenorb.poa;

import org.omg.PortableServer.CurrentPackage.NoContext;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.Servant;
import org.omg.PortableServer._CurrentLocalBase;
import org.zenorb.context.ThreadContexts;
import org.zenorb.serve.ServerRequest;

/**
 * PortableServer::Current: POA, object id, servant and reference of the request that the calling
 * thread runs.
 *
 * <p>Thread: any, each about itself.
 */
@SuppressWarnings("serial") // LocalObject is serializable by accident of its history
final class CurrentFace extends _CurrentLocalBase {
    private final ThreadContexts contexts;
    private final References references;

    CurrentFace(ThreadContexts contexts, References references) {
        this.contexts = contexts;
        this.references = references;
    }

    @Override
    public POA get_POA() throws NoContext {
        return ((PoaNode) request().adapter()).face();
    }

    @Override
    public byte[] get_object_id() throws NoContext {
        ServerRequest request = request();
        return ((PoaNode) request.adapter()).idOf(request);
    }

    @Override
    public org.omg.CORBA.Object get_reference() throws NoContext {
        return references.of(request());
    }

    @Override
    public Servant get_servant() throws NoContext {
        return request().servant();
    }

    private ServerRequest request() throws NoContext {
        ServerRequest request = Upcalls.current(contexts);
        if (request == null) {
            throw new NoContext("the calling thread runs no request of this ORB");
        }
        return request;
    }
}
