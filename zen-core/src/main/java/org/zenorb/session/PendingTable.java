package org.zenorb.session;

import org.zenorb.buffer.RequestBuffer;
import org.zenorb.error.MinorCode;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The requests of one connection that wait for their replies. The request id holds the slot, so a
 * reply finds its caller with one array read and one comparison, whatever the number of callers.
 *
 * <pre>
 * request id   31            12 11         0
 *              [ sequence      ][ slot      ]
 * </pre>
 *
 * <p>Guarantees: lock-free; a reply reaches the request that it answers or nobody: slots are reused
 * under a new sequence number, and whoever takes a request out of its slot (reader with a reply,
 * caller that gives up, closer) does so by compare-and-set, so exactly one of them succeeds.
 *
 * <p>Thread: any.
 */
final class PendingTable {
    private static final int SLOT_BITS = 12;
    private static final int SLOT_MASK = (1 << SLOT_BITS) - 1;
    private static final int CHUNK_SLOTS = 64;
    private static final long FREE = 0;
    private static final long RESERVED = 1L << 33;
    private static final long OCCUPIED = 1L << 32;
    private static final long ID_MASK = 0xffff_ffffL;

    /** The most requests one connection can have under way. */
    static final int MAX_PENDING = 1 << SLOT_BITS;

    private static final class Chunk {
        final AtomicLongArray ids = new AtomicLongArray(CHUNK_SLOTS);
        final int[] sequences = new int[CHUNK_SLOTS];
        final PendingReply[] pending = new PendingReply[CHUNK_SLOTS];
    }

    private final int maxPending;
    private final AtomicReferenceArray<Chunk> chunks;
    private final AtomicInteger hint = new AtomicInteger();
    private final AtomicInteger unattended = new AtomicInteger();

    PendingTable(int maxPending) {
        this.maxPending = Math.min(maxPending, MAX_PENDING);
        this.chunks = new AtomicReferenceArray<>((this.maxPending + CHUNK_SLOTS - 1) / CHUNK_SLOTS);
    }

    /** Enters a request and gives it its id; false when the table is full. */
    boolean enter(PendingReply reply) {
        int start = hint.get();
        for (int i = 0; i < maxPending; i++) {
            int slot = (start + i) % maxPending;
            Chunk chunk = chunk(slot / CHUNK_SLOTS);
            int at = slot % CHUNK_SLOTS;
            if (chunk.ids.get(at) == FREE && chunk.ids.compareAndSet(at, FREE, RESERVED)) {
                int id = ++chunk.sequences[at] << SLOT_BITS | slot;
                chunk.pending[at] = reply;
                reply.prepare(id);
                if (reply.isUnattended()) {
                    unattended.incrementAndGet();
                }
                chunk.ids.set(at, OCCUPIED | id & ID_MASK);
                hint.lazySet(slot);
                return true;
            }
        }
        return false;
    }

    /** Takes the request of this id out; null when it is not there (any more). */
    PendingReply take(int id) {
        int slot = id & SLOT_MASK;
        if (slot >= maxPending) {
            return null;
        }
        Chunk chunk = chunks.get(slot / CHUNK_SLOTS);
        int at = slot % CHUNK_SLOTS;
        if (chunk == null || !chunk.ids.compareAndSet(at, OCCUPIED | id & ID_MASK, RESERVED)) {
            return null;
        }
        PendingReply reply = chunk.pending[at];
        chunk.pending[at] = null;
        chunk.ids.set(at, FREE);
        if (reply.isUnattended()) {
            unattended.decrementAndGet();
        }
        return reply;
    }

    /** Takes a request out that was entered with this reply and no other; false when it is gone. */
    boolean withdraw(PendingReply reply) {
        int slot = reply.requestId() & SLOT_MASK;
        Chunk chunk = slot < maxPending ? chunks.get(slot / CHUNK_SLOTS) : null;
        return chunk != null
                && chunk.pending[slot % CHUNK_SLOTS] == reply
                && take(reply.requestId()) != null;
    }

    /**
     * Gives a reply to its caller; false when nobody waits for it, and the buffer is still ours.
     */
    boolean deliver(int id, RequestBuffer buffer, int length) {
        PendingReply reply = take(id);
        if (reply == null) {
            return false;
        }
        reply.replied(buffer, length);
        return true;
    }

    /** Ends the wait of everybody. */
    void failAll(MinorCode minor, String detail, boolean mayRetry) {
        for (int c = 0; c < chunks.length(); c++) {
            Chunk chunk = chunks.get(c);
            for (int at = 0; chunk != null && at < CHUNK_SLOTS; at++) {
                long value = chunk.ids.get(at);
                if ((value & OCCUPIED) != 0) {
                    PendingReply reply = take((int) value);
                    if (reply != null) {
                        reply.failed(minor, detail, mayRetry);
                    }
                }
            }
        }
    }

    /** Whether replies are awaited by callers that never read: they need somebody who does. */
    boolean hasUnattended() {
        return unattended.get() > 0;
    }

    /** A caller that will not read begins to wait. */
    void unattendedBegins() {
        unattended.incrementAndGet();
    }

    /** A caller that did not read waits no longer. */
    void unattendedEnds() {
        unattended.decrementAndGet();
    }

    /** The thread of some caller that would read if it were woken; null for none. */
    Thread anyFollower() {
        for (int c = 0; c < chunks.length(); c++) {
            Chunk chunk = chunks.get(c);
            for (int at = 0; chunk != null && at < CHUNK_SLOTS; at++) {
                if ((chunk.ids.get(at) & OCCUPIED) != 0) {
                    PendingReply reply = chunk.pending[at];
                    if (reply != null && reply.following) {
                        return reply.waiter;
                    }
                }
            }
        }
        return null;
    }

    /** Whether nothing is under way. */
    boolean isEmpty() {
        for (int c = 0; c < chunks.length(); c++) {
            Chunk chunk = chunks.get(c);
            for (int at = 0; chunk != null && at < CHUNK_SLOTS; at++) {
                if (chunk.ids.get(at) != FREE) {
                    return false;
                }
            }
        }
        return true;
    }

    private Chunk chunk(int index) {
        Chunk chunk = chunks.get(index);
        if (chunk == null) {
            chunks.compareAndSet(index, null, new Chunk());
            chunk = chunks.get(index);
        }
        return chunk;
    }
}
