package org.zenorb.poa;

import org.omg.CORBA.LocalObject;
import org.omg.PortableServer.POAManager;
import org.omg.PortableServer.POAManagerPackage.AdapterInactive;
import org.omg.PortableServer.POAManagerPackage.State;

/**
 * The CORBA face of a {@link RequestGate}.
 *
 * <p>Thread: any.
 */
@SuppressWarnings("serial") // LocalObject is serializable by accident of its history
final class PoaManagerFace extends LocalObject implements POAManager {
    private final PoaTree tree;
    private final RequestGate gate;

    PoaManagerFace(PoaTree tree, RequestGate gate) {
        this.tree = tree;
        this.gate = gate;
    }

    /** The gate behind a manager, if it is one of this tree's; else null. */
    static RequestGate gateOf(PoaTree tree, POAManager manager) {
        return manager instanceof PoaManagerFace ours && ours.tree == tree ? ours.gate : null;
    }

    @Override
    public void activate() throws AdapterInactive {
        gate.activate();
    }

    @Override
    public void hold_requests(boolean waitForCompletion) throws AdapterInactive {
        gate.hold(waitForCompletion);
    }

    @Override
    public void discard_requests(boolean waitForCompletion) throws AdapterInactive {
        gate.discard(waitForCompletion);
    }

    @Override
    public void deactivate(boolean etherealizeObjects, boolean waitForCompletion)
            throws AdapterInactive {
        gate.deactivate(etherealizeObjects, waitForCompletion);
    }

    @Override
    public State get_state() {
        return switch (gate.state()) {
            case HOLDING -> State.HOLDING;
            case ACTIVE -> State.ACTIVE;
            case DISCARDING -> State.DISCARDING;
            case INACTIVE -> State.INACTIVE;
        };
    }
}
