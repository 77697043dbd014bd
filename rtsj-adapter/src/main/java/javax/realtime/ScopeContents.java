package javax.realtime;

import org.zenorb.realtime.platform.MemoryRegion;
import org.zenorb.realtime.platform.Platforms;

import java.lang.System.Logger.Level;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;

/**
 * What a scope holds: its account, its region outside the heap, and its exit actions.
 *
 * <p>Objects made by {@code newInstance} and {@code newArray} and pieces of the region draw on one
 * budget. Both counts stand in one word, so that one compare-and-set keeps the sum within the
 * maximum: bits 0-31 the bump pointer into the region, bits 32-63 the objects, both in units of 8
 * bytes. Hence the largest scope: 32 GiB less 8 bytes.
 *
 * <p>Guarantee: an allocation takes the same time whatever its size, apart from the first one in a
 * region that was not prepared. Memory is handed out zeroed.
 *
 * <p>Thread: any; {@link #empty} by the one that left the scope last.
 */
final class ScopeContents {
    private static final int UNIT = 8;
    private static final long MAX_BYTES = (0xffff_ffffL) * UNIT;
    private static final long REGION_UNITS = 0xffff_ffffL;
    private static final int OBJECT_SHIFT = 32;
    private static final int MAX_EXIT_ACTIONS = 1024;
    private static final VarHandle USED;

    static {
        try {
            USED = MethodHandles.lookup().findVarHandle(ScopeContents.class, "used", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final long maxBytes;
    private final long maxUnits;
    private volatile long used;
    private volatile MemoryRegion region;
    private volatile List<Runnable> exitActions;

    ScopeContents(long maxBytes) {
        if (maxBytes > MAX_BYTES) {
            throw new OutOfMemoryError(
                    "a scope holds at most " + MAX_BYTES + " bytes, not " + maxBytes);
        }
        this.maxBytes = maxBytes;
        maxUnits = maxBytes / UNIT;
    }

    long maxBytes() {
        return maxBytes;
    }

    long consumedBytes() {
        long now = used;
        return ((now & REGION_UNITS) + (now >>> OBJECT_SHIFT)) * UNIT;
    }

    void account(long bytes) {
        long units = units(bytes);
        while (true) {
            long seen = used;
            requireRoom(seen, units, bytes);
            if (USED.compareAndSet(this, seen, seen + (units << OBJECT_SHIFT))) {
                return;
            }
        }
    }

    MemorySegment allocate(long bytes, long alignment) {
        MemoryRegion from = region;
        if (from == null) {
            from = prepare();
        }
        long units = units(bytes);
        long alignmentUnits = Math.max(alignment / UNIT, 1);
        while (true) {
            long seen = used;
            long at = ((seen & REGION_UNITS) + alignmentUnits - 1) & -alignmentUnits;
            long taken = at - (seen & REGION_UNITS) + units;
            requireRoom(seen, taken, bytes);
            if (USED.compareAndSet(this, seen, seen + taken)) {
                return from.segment().asSlice(at * UNIT, bytes, alignment);
            }
        }
    }

    MemoryRegion prepare() {
        synchronized (this) {
            if (region == null) {
                region = Platforms.current().reserve(maxUnits * UNIT);
            }
            return region;
        }
    }

    void onExit(Runnable action) {
        synchronized (this) {
            List<Runnable> actions = exitActions;
            if (actions == null) {
                actions = new ArrayList<>();
                exitActions = actions;
            }
            if (actions.size() == MAX_EXIT_ACTIONS) {
                throw new IllegalStateException(
                        "a scope takes at most " + MAX_EXIT_ACTIONS + " exit actions");
            }
            actions.add(action);
        }
    }

    /** Runs the exit actions, last registered first, then zeroes and frees everything. */
    void empty() {
        if (exitActions != null) {
            runExitActions();
        }
        long regionBytes = (used & REGION_UNITS) * UNIT;
        if (regionBytes > 0) {
            region.segment().asSlice(0, regionBytes).fill((byte) 0);
        }
        used = 0;
    }

    private void runExitActions() {
        List<Runnable> actions = exitActions;
        exitActions = null;
        for (int i = actions.size() - 1; i >= 0; i--) {
            try {
                actions.get(i).run();
            } catch (RuntimeException e) {
                // One action's failure must neither keep the scope alive nor hide the others.
                System.getLogger("org.zenorb.realtime")
                        .log(Level.ERROR, "an exit action of a memory scope failed", e);
            }
        }
    }

    private void requireRoom(long seen, long units, long bytes) {
        long left = maxUnits - (seen & REGION_UNITS) - (seen >>> OBJECT_SHIFT);
        if (units > left) {
            throw new OutOfMemoryError(
                    bytes + " bytes do not fit the scope, " + left * UNIT + " are left");
        }
    }

    private static long units(long bytes) {
        return (bytes + UNIT - 1) / UNIT;
    }
}
