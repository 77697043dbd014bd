package org.zenorb.poa;

import org.zenorb.error.MinorCode;
import org.zenorb.serve.ServerRequest;

/**
 * USE_ACTIVE_OBJECT_MAP_ONLY: who is not active does not exist.
 *
 * <p>Thread: any.
 */
final class ObjectMapOnly implements RequestProcessing {
    @Override
    public boolean provide(ServerRequest request, PoaNode poa) {
        request.refuse(
                poa.isDestroyed() ? MinorCode.ADAPTER_UNKNOWN : MinorCode.OBJECT_UNKNOWN, null);
        return false;
    }
}
