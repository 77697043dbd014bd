package org.zenorb.poa;

import org.omg.PortableServer.POAManagerPackage.AdapterInactive;
import org.omg.PortableServer.POAManagerPackage.State;
import org.omg.PortableServer._POAManagerLocalBase;

/**
 * The CORBA face of a {@link RequestGate}.
 *
 * <p>Thread: any.
 */
@SuppressWarnings("serial") // LocalObject is serializable by accident of its history
final class PoaManagerFace extends _POAManagerLocalBase {
    private final ManagerRegistry registry;
    private final RequestGate gate;

    PoaManagerFace(ManagerRegistry registry, RequestGate gate) {
        this.registry = registry;
        this.gate = gate;
    }

    boolean isOf(ManagerRegistry other) {
        return registry == other;
    }

    RequestGate gate() {
        return gate;
    }

    @Override
    public String get_id() {
        return gate.id();
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
