package org.omg.CORBA;

import org.omg.CORBA.portable.ObjectImpl;

/**
 * A servant without a skeleton, from before the POA.
 *
 * @deprecated use {@link org.omg.PortableServer.DynamicImplementation}
 */
@Deprecated
public class DynamicImplementation extends ObjectImpl {
    /** For servants. */
    public DynamicImplementation() {}

    /** Serves a request; to be overridden. */
    public void invoke(ServerRequest request) {
        throw new NO_IMPLEMENT("invoke");
    }

    /** The repository ids, most derived first; to be overridden. */
    @Override
    public String[] _ids() {
        throw new NO_IMPLEMENT("_ids");
    }
}
