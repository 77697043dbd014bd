package org.zenorb.poa;

import org.omg.PortableServer.Servant;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.ServerRequest;

/**
 * USE_DEFAULT_SERVANT: one servant for all ids that have none of their own. Its requests are
 * counted together in the POA's shared entry; the id of each stands in its key.
 *
 * <p>Thread: any.
 */
final class DefaultServant implements RequestProcessing {
    private volatile Servant servant;

    @Override
    public boolean provide(ServerRequest request, PoaNode poa) {
        if (!poa.objects().isIntact(request.keyBytes(), request.keyOffset(), request.keyLength())) {
            request.refuse(MinorCode.OBJECT_UNKNOWN, "the object key is damaged");
            return false;
        }
        if (!poa.shared().enter()) {
            request.refuse(MinorCode.ADAPTER_UNKNOWN, null);
            return false;
        }
        Servant present = servant;
        if (present == null) {
            poa.shared().leave();
            request.refuse(MinorCode.NO_SERVANT, "set_servant was not called");
            return false;
        }
        request.target(present, poa, poa.shared());
        return true;
    }

    @Override
    public boolean mayServeInactive() {
        return servant != null;
    }

    @Override
    public Servant defaultServant() {
        return servant;
    }

    @Override
    public void defaultServant(Servant next) {
        servant = next;
    }
}
