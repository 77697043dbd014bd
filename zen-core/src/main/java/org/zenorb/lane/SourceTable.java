package org.zenorb.lane;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The sources of a lane by token. A token carries the generation of its slot, so that a report
 * about a connection that is over finds nothing.
 *
 * <p>Guarantee: reads are one array access; entering and leaving are lock-free. Thread: any.
 */
final class SourceTable {
    private static final class Entry {
        final long token;
        final LaneSource source;

        Entry(long token, LaneSource source) {
            this.token = token;
            this.source = source;
        }
    }

    private final AtomicReferenceArray<Entry> entries;
    private final AtomicInteger generations = new AtomicInteger();
    private final AtomicInteger sessions = new AtomicInteger();

    SourceTable(int capacity) {
        entries = new AtomicReferenceArray<>(capacity);
    }

    /** Enters a source; -1 when the table is full. */
    long enter(LaneSource source) {
        int generation = generations.incrementAndGet() & Integer.MAX_VALUE;
        for (int slot = 0; slot < entries.length(); slot++) {
            if (entries.get(slot) == null) {
                Entry entry = new Entry((long) generation << 32 | slot, source);
                if (entries.compareAndSet(slot, null, entry)) {
                    if (source instanceof SessionSource) {
                        sessions.incrementAndGet();
                    }
                    return entry.token;
                }
            }
        }
        return -1;
    }

    LaneSource get(long token) {
        Entry entry = entries.get((int) token);
        return entry != null && entry.token == token ? entry.source : null;
    }

    void leave(long token) {
        Entry entry = entries.get((int) token);
        if (entry != null
                && entry.token == token
                && entries.compareAndSet((int) token, entry, null)
                && entry.source instanceof SessionSource) {
            sessions.decrementAndGet();
        }
    }

    /** How many connections there are. */
    int sessions() {
        return sessions.get();
    }

    /** Calls {@link LaneSource#close()} of everything that is in the table now. */
    void closeAll() {
        for (int slot = 0; slot < entries.length(); slot++) {
            Entry entry = entries.get(slot);
            if (entry != null) {
                entry.source.close();
            }
        }
    }

    /** Closes the acceptors and takes them out. */
    void closeAcceptors() {
        for (int slot = 0; slot < entries.length(); slot++) {
            Entry entry = entries.get(slot);
            if (entry != null && entry.source instanceof AcceptorSource acceptor) {
                acceptor.close();
                leave(entry.token);
            }
        }
    }

    /** Visits the sessions. */
    void forEachSession(java.util.function.Consumer<SessionSource> visitor) {
        for (int slot = 0; slot < entries.length(); slot++) {
            Entry entry = entries.get(slot);
            if (entry != null && entry.source instanceof SessionSource session) {
                visitor.accept(session);
            }
        }
    }
}
