package org.zenorb.poa;

import org.omg.PortableServer.Servant;
import org.zenorb.poa.table.DemuxEntry;
import org.zenorb.serve.AdapterEndpoints;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * One activation of an object: its servant, its id, and how many requests run in it.
 *
 * <p>One word holds the count of running requests and two flags, so that entering and leaving cost
 * one atomic addition each on a cache line that only users of the same object touch. CLOSED refuses
 * new requests; WATCHED asks the one who leaves last to wake those who wait. Whoever brings the
 * count to zero under either flag goes the slow way through {@link ActiveObjectMap#left}.
 *
 * <p>Guarantee: {@link #enter} and {@link #leave} are wait-free; after {@link #close} has returned,
 * every enter fails; every successful enter before it is counted until its leave.
 *
 * <p>Thread: any.
 */
final class ObjectEntry extends DemuxEntry {
    private static final int CLOSED = 1 << 31;
    private static final int WATCHED = 1 << 30;
    private static final int FLAGS = CLOSED | WATCHED;
    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(ObjectEntry.class, "state", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final ActiveObjectMap map;
    private final Servant servant;
    private final byte[] id;
    private final AdapterEndpoints endpoints;

    private volatile int state;

    /**
     * An activation.
     *
     * @param id the object id, owned by the entry; null where index and generation are the id
     * @param endpoints where to reach it; null for where its POA is reached
     */
    ObjectEntry(
            int index,
            int generation,
            ActiveObjectMap map,
            Servant servant,
            byte[] id,
            AdapterEndpoints endpoints) {
        super(index, generation);
        this.map = map;
        this.servant = servant;
        this.id = id;
        this.endpoints = endpoints;
    }

    Servant servant() {
        return servant;
    }

    /** Where to reach this object; null for where its POA is reached. */
    AdapterEndpoints endpoints() {
        return endpoints;
    }

    /** Whether index and generation are the object id. */
    boolean isSlotNamed() {
        return id == null;
    }

    /** The id as it is kept, not to be changed; null where the slot is the id. */
    byte[] storedId() {
        return id;
    }

    /** The object id, a copy. */
    byte[] copyOfId() {
        return id == null ? SlotId.of(index(), generation()) : id.clone();
    }

    boolean hasId(byte[] bytes, int offset, int length) {
        return id != null && Arrays.equals(id, 0, id.length, bytes, offset, offset + length);
    }

    /** Counts a request in, unless the entry is closed. */
    boolean enter() {
        if (state < 0) {
            return false;
        }
        int before = (int) STATE.getAndAdd(this, 1);
        if (before < 0) {
            leave();
            return false;
        }
        return true;
    }

    /** Counts a request out. */
    void leave() {
        int before = (int) STATE.getAndAdd(this, -1);
        if ((before & FLAGS) != 0 && (before & ~FLAGS) == 1) {
            map.left(this);
        }
    }

    /** Refuses requests from now on; false when that was so before. */
    boolean close() {
        return (int) STATE.getAndBitwiseOr(this, CLOSED) >= 0;
    }

    boolean isClosed() {
        return state < 0;
    }

    /** How many requests run. */
    int running() {
        return state & ~FLAGS;
    }

    /** Whether no request runs; if one does, the last to leave will say so. */
    boolean isQuietOrWatched() {
        if (running() == 0) {
            return true;
        }
        return ((int) STATE.getAndBitwiseOr(this, WATCHED) & ~FLAGS) == 0;
    }

    /** Called by the one who left last, before waking those who wait. */
    void unwatch() {
        STATE.getAndBitwiseAnd(this, ~WATCHED);
    }
}
