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
 * <p>One word holds the count of running requests and three flags, so that entering and leaving
 * cost one atomic addition each on a cache line that only users of the same object touch. CLOSED
 * refuses new requests; WATCHED asks the one who leaves last to wake those who wait; REMOVED is set
 * by the one who takes the entry out of its map. Whoever brings the count to zero under either of
 * the first two goes the slow way through {@link ActiveObjectMap#left}.
 *
 * <p>Guarantee: {@link #enter} and {@link #leave} are wait-free; after {@link #close} has returned,
 * every enter fails; every successful enter before it is counted until its leave.
 *
 * <p>Thread: any.
 */
class ObjectEntry extends DemuxEntry {
    private static final int CLOSED = 1 << 31;
    private static final int WATCHED = 1 << 30;
    private static final int REMOVED = 1 << 29;
    private static final int COUNT = REMOVED - 1;
    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(ObjectEntry.class, "state", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** The index of an entry that stands in no table. */
    static final int NO_SLOT = -1;

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

    /** The entry in which all requests of a POA are counted that have none of their own. */
    static ObjectEntry shared(ActiveObjectMap map) {
        return new ObjectEntry(NO_SLOT, 0, map, null, null, null);
    }

    /** Whether the entry stands in no table. */
    final boolean hasNoSlot() {
        return index() == NO_SLOT;
    }

    final Servant servant() {
        return servant;
    }

    /** Where to reach this object; null for where its POA is reached. */
    final AdapterEndpoints endpoints() {
        return endpoints;
    }

    /** Whether index and generation are the object id. */
    final boolean isSlotNamed() {
        return id == null;
    }

    /** The id as it is kept, not to be changed; null where the slot is the id. */
    final byte[] storedId() {
        return id;
    }

    /** The object id, a copy. */
    final byte[] copyOfId() {
        return id == null ? SlotId.of(index(), generation()) : id.clone();
    }

    final boolean hasId(byte[] bytes, int offset, int length) {
        return id != null && Arrays.equals(id, 0, id.length, bytes, offset, offset + length);
    }

    /** Counts a request in, unless the entry is closed. */
    final boolean enter() {
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
    final void leave() {
        int before = (int) STATE.getAndAdd(this, -1);
        if ((before & (CLOSED | WATCHED)) != 0 && (before & COUNT) == 1) {
            map.left(this);
        }
    }

    /** Refuses requests from now on; false when that was so before. */
    final boolean close() {
        return (int) STATE.getAndBitwiseOr(this, CLOSED) >= 0;
    }

    /** Whether the caller is the one who takes the entry out of its map. */
    final boolean claimRemoval() {
        return ((int) STATE.getAndBitwiseOr(this, REMOVED) & REMOVED) == 0;
    }

    final boolean isClosed() {
        return state < 0;
    }

    /** How many requests run. */
    final int running() {
        return state & COUNT;
    }

    /** Whether no request runs; if one does, the last to leave will say so. */
    final boolean isQuietOrWatched() {
        if (running() == 0) {
            return true;
        }
        return ((int) STATE.getAndBitwiseOr(this, WATCHED) & COUNT) == 0;
    }

    /** Called by the one who left last, before waking those who wait. */
    final void unwatch() {
        STATE.getAndBitwiseAnd(this, ~WATCHED);
    }
}
