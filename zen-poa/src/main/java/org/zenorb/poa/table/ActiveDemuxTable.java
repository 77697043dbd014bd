package org.zenorb.poa.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * Slots that are found by index and generation.
 *
 * <p>Assumptions: an entry is fully made by its constructor; whoever holds a key got it after
 * {@link #take} returned.
 *
 * <p>Guarantees:
 *
 * <ul>
 *   <li>{@link #get} is wait-free, allocates nothing, throws nothing for any two ints, and returns
 *       an entry only if index and generation are both this entry's.
 *   <li>After {@link #release} has returned, no get that begins later returns the entry. A get that
 *       runs at the same time may: whether it may still be used is the entry's own business.
 *   <li>A slot that is used again has a generation that no entry of this table had in the last
 *       2<sup>32</sup> - 1 uses, whatever the slot. So neither a stale key nor one with either
 *       number altered leads to another entry.
 *   <li>Growth adds a chunk of {@value #CHUNK_SLOTS} slots; nothing that a reader looks at moves,
 *       and the writer's worst case is one copy of the chunk directory.
 * </ul>
 *
 * <p>Writers exclude each other by a lock that readers never touch.
 *
 * <p>Thread: any.
 */
public final class ActiveDemuxTable<E extends DemuxEntry> {
    /** Makes the entry of a place. */
    @FunctionalInterface
    public interface EntryFactory<E> {
        /** The entry for this slot; it must report exactly these two numbers. */
        E newEntry(int index, int generation);
    }

    /** The most slots that a table can have. */
    public static final int MAX_SLOTS = 1 << 28;

    static final int CHUNK_BITS = 8;
    static final int CHUNK_SLOTS = 1 << CHUNK_BITS;
    private static final int CHUNK_MASK = CHUNK_SLOTS - 1;
    private static final int NONE = -1;

    private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(DemuxEntry[].class);
    private static final VarHandle CHUNK =
            MethodHandles.arrayElementVarHandle(DemuxEntry[][].class);
    private static final VarHandle DIRECTORY;

    static {
        try {
            DIRECTORY =
                    MethodHandles.lookup()
                            .findVarHandle(
                                    ActiveDemuxTable.class, "directory", DemuxEntry[][].class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    // Read by all, written by the holder of the lock.
    private DemuxEntry[][] directory = new DemuxEntry[1][];

    // The writers' own.
    private final ReentrantLock lock = new ReentrantLock();
    private final SlotBudget budget;
    private final Generations generations;
    private int[][] nextFree = new int[1][];
    private int firstFree = NONE;
    private int slots;
    private volatile int size;

    /**
     * An empty table.
     *
     * @param budget bounds this table, alone or together with others
     * @param secret where the constants of the generations come from
     */
    public ActiveDemuxTable(SlotBudget budget, RandomGenerator secret) {
        this.budget = budget;
        this.generations = new Generations(secret);
    }

    /** The entry of this index and generation, or null. */
    @SuppressWarnings("unchecked") // take() puts nothing but E into the slots
    public E get(int index, int generation) {
        DemuxEntry[][] chunks = (DemuxEntry[][]) DIRECTORY.getAcquire(this);
        int at = index >>> CHUNK_BITS;
        if (at >= chunks.length) {
            return null;
        }
        DemuxEntry[] chunk = (DemuxEntry[]) CHUNK.getAcquire(chunks, at);
        if (chunk == null) {
            return null;
        }
        DemuxEntry entry = (DemuxEntry) SLOT.getAcquire(chunk, index & CHUNK_MASK);
        return entry != null && entry.generation() == generation ? (E) entry : null;
    }

    /**
     * Puts a new entry into a free slot.
     *
     * @return the entry, or null when the budget is used up
     */
    public E take(EntryFactory<E> factory) {
        if (!budget.tryTake()) {
            return null;
        }
        boolean taken = false;
        lock.lock();
        try {
            if (firstFree == NONE) {
                addChunk();
            }
            int index = firstFree;
            E entry = factory.newEntry(index, generations.draw());
            firstFree = nextFree[index >>> CHUNK_BITS][index & CHUNK_MASK];
            SLOT.setRelease(directory[index >>> CHUNK_BITS], index & CHUNK_MASK, entry);
            size++;
            taken = true;
            return entry;
        } finally {
            lock.unlock();
            if (!taken) {
                budget.giveBack();
            }
        }
    }

    /**
     * Empties the slot of an entry.
     *
     * @return false when the entry does not stand in this table (any more)
     */
    public boolean release(E entry) {
        int at = entry.index() >>> CHUNK_BITS;
        int offset = entry.index() & CHUNK_MASK;
        lock.lock();
        try {
            if (get(entry.index(), entry.generation()) != entry) {
                return false;
            }
            SLOT.setRelease(directory[at], offset, null);
            nextFree[at][offset] = firstFree;
            firstFree = entry.index();
            size--;
        } finally {
            lock.unlock();
        }
        budget.giveBack();
        return true;
    }

    /** A generation that no entry has or will have: for names that stand in no slot. */
    public int drawGeneration() {
        lock.lock();
        try {
            return generations.draw();
        } finally {
            lock.unlock();
        }
    }

    /** Whether this table ever gave out this generation. */
    public boolean everDrew(int generation) {
        lock.lock();
        try {
            return generations.wasDrawn(generation);
        } finally {
            lock.unlock();
        }
    }

    /** How many entries there are. */
    public int size() {
        return size;
    }

    /** How many slots have been made so far. */
    public int capacity() {
        lock.lock();
        try {
            return slots;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Asks the entries in the order of their slots until one says no. Entries that come or go
     * meanwhile may or may not be asked; the question may change the table.
     *
     * @return whether all said yes
     */
    @SuppressWarnings("unchecked") // take() puts nothing but E into the slots
    public boolean all(Predicate<? super E> question) {
        DemuxEntry[][] chunks = (DemuxEntry[][]) DIRECTORY.getAcquire(this);
        for (int at = 0; at < chunks.length; at++) {
            DemuxEntry[] chunk = (DemuxEntry[]) CHUNK.getAcquire(chunks, at);
            for (int i = 0; chunk != null && i < CHUNK_SLOTS; i++) {
                DemuxEntry entry = (DemuxEntry) SLOT.getAcquire(chunk, i);
                if (entry != null && !question.test((E) entry)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Visits the entries, as {@link #all} does. */
    public void forEach(Consumer<? super E> visitor) {
        boolean always =
                all(entry -> {
                    visitor.accept(entry);
                    return true;
                });
        assert always;
    }

    private void addChunk() {
        assert lock.isHeldByCurrentThread();
        int at = slots >>> CHUNK_BITS;
        if (at == directory.length) {
            nextFree = Arrays.copyOf(nextFree, at * 2);
            // The chunks themselves are shared with the old directory, which a reader may still
            // look at: all it can miss is the new chunk, whose entries no key names yet.
            DIRECTORY.setRelease(this, Arrays.copyOf(directory, at * 2));
        }
        int[] next = new int[CHUNK_SLOTS];
        for (int i = 0; i < CHUNK_MASK; i++) {
            next[i] = slots + i + 1;
        }
        next[CHUNK_MASK] = NONE;
        nextFree[at] = next;
        CHUNK.setRelease(directory, at, new DemuxEntry[CHUNK_SLOTS]);
        firstFree = slots;
        slots += CHUNK_SLOTS;
    }
}
