package org.zenorb.poa;

import org.zenorb.serve.AdapterHost;
import org.zenorb.serve.ObjectAdapter;
import org.zenorb.serve.ObjectAdapterSupplier;

/**
 * What the ORB's service lookup finds.
 *
 * <p>Thread: any.
 */
public final class PoaSupplier implements ObjectAdapterSupplier {
    /** For the service loader. */
    public PoaSupplier() {}

    @Override
    public ObjectAdapter newObjectAdapter(AdapterHost host) {
        return new PoaAdapter(host);
    }
}
