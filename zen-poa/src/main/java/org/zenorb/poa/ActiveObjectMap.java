package org.zenorb.poa;

import org.omg.PortableServer.POAPackage.ObjectAlreadyActive;
import org.omg.PortableServer.POAPackage.ObjectNotActive;
import org.omg.PortableServer.POAPackage.ServantAlreadyActive;
import org.omg.PortableServer.Servant;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.ior.ObjectKey;
import org.zenorb.poa.table.ActiveDemuxTable;
import org.zenorb.poa.table.SlotBudget;
import org.zenorb.serve.AdapterEndpoints;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * The active object map of one POA: every active object stands in a slot of the demultiplexing
 * table; a map by id exists for those whose id the slot does not imply, a map by servant under
 * UNIQUE_ID.
 *
 * <p>An id or a servant is taken from its activation until the last request after its deactivation
 * has ended. Who wants it earlier waits, unless he is inside such a request himself.
 *
 * <p>Guarantee: finding an object by a key takes no lock. Changes exclude each other by a lock of
 * this POA's own.
 *
 * <p>Thread: any.
 */
final class ActiveObjectMap {
    private final IdScheme ids;
    private final byte[] path;
    private final boolean uniqueServants;
    private final int maxObjects;
    private final Quiescence quiescence;
    private final ThreadContexts contexts;
    private final ActiveDemuxTable<ObjectEntry> table;
    private final ConcurrentHashMap<ObjectId, ObjectEntry> byId = new ConcurrentHashMap<>();

    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Servant, ObjectEntry> byServant = new IdentityHashMap<>();
    private final Map<Servant, Integer> activations = new IdentityHashMap<>();
    private boolean closed;

    private Etherealizer etherealizer;
    private volatile boolean cleanup;
    private volatile boolean silent;

    /** Who is told of each object that goes. */
    @FunctionalInterface
    interface Etherealizer {
        /**
         * No request runs in the entry any more, and its id is still taken.
         *
         * @param cleanup whether its POA is destroyed or its manager deactivated
         * @param remaining whether the servant is active under other ids
         */
        void etherealize(ObjectEntry entry, boolean cleanup, boolean remaining);
    }

    /**
     * An empty map.
     *
     * @param path the POA's names as they stand in keys
     */
    ActiveObjectMap(
            IdScheme ids,
            byte[] path,
            boolean uniqueServants,
            SlotBudget budget,
            RandomGenerator secret,
            Quiescence quiescence,
            ThreadContexts contexts) {
        this.ids = ids;
        this.path = path;
        this.uniqueServants = uniqueServants;
        this.maxObjects = budget.max();
        this.quiescence = quiescence;
        this.contexts = contexts;
        this.table = new ActiveDemuxTable<>(budget, secret);
    }

    /**
     * The entry that a checked key of this POA's kind names, closed or not, or null.
     *
     * @param hintCounts whether index and generation are of this incarnation and this POA
     */
    ObjectEntry atKey(byte[] key, int offset, int length, boolean hintCounts) {
        if (ids.isSlotNamed()) {
            ObjectEntry entry = atSlot(key, offset + ObjectKey.SERVANT_INDEX_OFFSET);
            return entry != null || byId.isEmpty()
                    ? entry
                    : byId.get(
                            new ObjectId(
                                    key, offset + ObjectKey.SERVANT_INDEX_OFFSET, SlotId.LENGTH));
        }
        int idAt = idOffset(key, offset, length);
        if (idAt < 0) {
            return null;
        }
        int idLength = offset + length - idAt;
        if (hintCounts) {
            ObjectEntry entry =
                    table.get(
                            ObjectKey.servantIndex(key, offset),
                            ObjectKey.servantGeneration(key, offset));
            if (entry != null) {
                // A hint that leads to another id than the key's own was never made by us.
                return entry.hasId(key, idAt, idLength) ? entry : null;
            }
        }
        return ObjectKey.isSealIntact(key, offset, length)
                ? byId.get(new ObjectId(key, idAt, idLength))
                : null;
    }

    /** Where the id of a checked key begins if this POA's path stands before it; else -1. */
    int idOffset(byte[] key, int offset, int length) {
        int from = offset + ObjectKey.HEADER_BYTES;
        int to = from + path.length;
        return to + Integer.BYTES <= offset + length
                        && Arrays.equals(key, from, to, path, 0, path.length)
                ? to + Integer.BYTES
                : -1;
    }

    /** Whether a checked key of this POA's kind is as it was made. */
    boolean isIntact(byte[] key, int offset, int length) {
        return ids.isSlotNamed()
                || (idOffset(key, offset, length) >= 0
                        && ObjectKey.isSealIntact(key, offset, length));
    }

    /** The id in a checked key of this POA's kind, a copy; null when the key is damaged. */
    byte[] idOf(byte[] key, int offset, int length) {
        if (!isIntact(key, offset, length)) {
            return null;
        }
        int from =
                ids.isSlotNamed()
                        ? offset + ObjectKey.SERVANT_INDEX_OFFSET
                        : idOffset(key, offset, length);
        return Arrays.copyOfRange(key, from, offset + length);
    }

    /** The entry that stands in a slot under the slot's own name, or null. */
    private ObjectEntry atSlot(byte[] bytes, int offset) {
        ObjectEntry entry =
                table.get(SlotId.index(bytes, offset), SlotId.generation(bytes, offset));
        return entry != null && entry.isSlotNamed() ? entry : null;
    }

    /** The entry of an id, closed or not, or null. */
    ObjectEntry atId(byte[] id) {
        if (ids.isSlotNamed() && id.length == SlotId.LENGTH) {
            ObjectEntry entry = atSlot(id, 0);
            if (entry != null) {
                return entry;
            }
        }
        return byId.get(new ObjectId(id));
    }

    /** The open entry of an id, or null. */
    ObjectEntry activeAtId(byte[] id) {
        ObjectEntry entry = atId(id);
        return entry == null || entry.isClosed() ? null : entry;
    }

    /** The open entry of a servant under UNIQUE_ID, or null. */
    ObjectEntry activeWith(Servant servant) {
        lock.lock();
        try {
            ObjectEntry entry = byServant.get(servant);
            return entry == null || entry.isClosed() ? null : entry;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Activates under a new id.
     *
     * @param endpoints where to reach the object; null for where its POA is reached
     */
    ObjectEntry activate(Servant servant, AdapterEndpoints endpoints) throws ServantAlreadyActive {
        while (true) {
            ObjectEntry leaving;
            lock.lock();
            try {
                ObjectEntry taken = byServant.get(servant);
                if (taken == null) {
                    return add(servant, null, endpoints);
                }
                if (!taken.isClosed()) {
                    throw new ServantAlreadyActive("UNIQUE_ID: the servant is active already");
                }
                leaving = taken;
            } finally {
                lock.unlock();
            }
            if (!awaitGone(leaving)) {
                throw new ServantAlreadyActive("the calling request itself keeps it from ending");
            }
        }
    }

    /** Activates under an id that the application brings; the array stays its own. */
    ObjectEntry activate(byte[] id, Servant servant, AdapterEndpoints endpoints)
            throws ServantAlreadyActive, ObjectAlreadyActive {
        ids.check(id, table);
        while (true) {
            ObjectEntry leaving;
            lock.lock();
            try {
                ObjectEntry sameId = atId(id);
                ObjectEntry sameServant = byServant.get(servant);
                if (sameId == null && sameServant == null) {
                    return add(servant, id.clone(), endpoints);
                }
                if (sameId != null && !sameId.isClosed()) {
                    throw new ObjectAlreadyActive("an object of this id is active already");
                }
                if (sameServant != null && !sameServant.isClosed()) {
                    throw new ServantAlreadyActive("UNIQUE_ID: the servant is active already");
                }
                leaving = sameId != null ? sameId : sameServant;
            } finally {
                lock.unlock();
            }
            if (!awaitGone(leaving)) {
                throw new ObjectAlreadyActive("the calling request itself keeps it from ending");
            }
        }
    }

    /** Refuses new requests to an object; it goes when its running requests have ended. */
    void deactivate(byte[] id) throws ObjectNotActive {
        ObjectEntry entry = atId(id);
        if (entry == null || !entry.close()) {
            throw new ObjectNotActive("no active object has this id");
        }
        if (entry.running() == 0) {
            remove(entry);
        }
    }

    /** An id for create_reference. */
    byte[] unboundId() {
        return ids.unboundId(table);
    }

    /** Checks an id that the application brings for create_reference_with_id. */
    void checkId(byte[] id) {
        ids.check(id, table);
    }

    /**
     * Refuses all requests and activations from now on; entries go when they are quiet.
     *
     * @param etherealize whether the application is told of them
     */
    void close(boolean etherealize) {
        lock.lock();
        try {
            closed = true;
            silent = !etherealize;
        } finally {
            lock.unlock();
        }
        deactivateAll();
    }

    /** Refuses requests to all objects that are active now; they go when they are quiet. */
    void deactivateAll() {
        cleanup = true;
        table.forEach(entry -> {
            if (entry.close() && entry.running() == 0) {
                remove(entry);
            }
        });
    }

    /** Who is told of each object that goes; set before the first is activated. */
    void etherealizer(Etherealizer listener) {
        etherealizer = listener;
    }

    /** Whether no object stands in the map, deactivating ones included. */
    boolean isEmpty() {
        return table.size() == 0;
    }

    /** Whether no request runs in any object; if one does, its end will wake those who wait. */
    boolean isQuietOrWatched() {
        return table.all(ObjectEntry::isQuietOrWatched);
    }

    /** Visits all entries. */
    void forEach(Consumer<ObjectEntry> visitor) {
        table.forEach(visitor);
    }

    int size() {
        return table.size();
    }

    /** The last request of a closed or watched entry has ended. */
    void left(ObjectEntry entry) {
        entry.unwatch();
        if (entry.isClosed() && entry.running() == 0 && !entry.hasNoSlot()) {
            remove(entry);
        }
        quiescence.changed();
    }

    /**
     * Waits until a closed entry has gone.
     *
     * @return false when the calling thread runs a request of this entry, so that it would wait for
     *     itself
     */
    boolean awaitGone(ObjectEntry entry) {
        if (Upcalls.isInside(contexts.current(), entry)) {
            return false;
        }
        quiescence.await(() -> table.get(entry.index(), entry.generation()) == null);
        return true;
    }

    private ObjectEntry add(Servant servant, byte[] id, AdapterEndpoints endpoints) {
        assert lock.isHeldByCurrentThread();
        if (closed) {
            throw MinorCode.ADAPTER_UNKNOWN.no("the POA was destroyed meanwhile");
        }
        ObjectEntry entry =
                table.take((index, generation) ->
                        new ObjectEntry(
                                index,
                                generation,
                                this,
                                servant,
                                id != null ? id : ids.idOf(index, generation),
                                endpoints));
        if (entry == null) {
            throw MinorCode.TOO_MANY_OBJECTS.no("the limit is " + maxObjects);
        }
        if (entry.storedId() != null) {
            byId.put(new ObjectId(entry.storedId()), entry);
        }
        if (uniqueServants) {
            byServant.put(servant, entry);
        }
        if (etherealizer != null) {
            activations.merge(servant, 1, Integer::sum);
        }
        return entry;
    }

    private void remove(ObjectEntry entry) {
        if (!entry.claimRemoval()) {
            return;
        }
        if (etherealizer != null) {
            boolean remaining = countDown(entry.servant());
            if (!silent) {
                etherealizer.etherealize(entry, cleanup, remaining);
            }
        }
        lock.lock();
        try {
            boolean removed = table.release(entry);
            assert removed;
            if (entry.storedId() != null) {
                byId.remove(new ObjectId(entry.storedId()), entry);
            }
            byServant.remove(entry.servant(), entry);
        } finally {
            lock.unlock();
        }
        quiescence.changed();
    }

    /** Takes back one activation of a servant; whether it has others. */
    private boolean countDown(Servant servant) {
        lock.lock();
        try {
            return activations.merge(servant, -1, (a, b) -> a + b == 0 ? null : a + b) != null;
        } finally {
            lock.unlock();
        }
    }
}
