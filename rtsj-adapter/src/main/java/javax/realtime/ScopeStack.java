package javax.realtime;

import java.util.Arrays;

/**
 * The memory areas a real-time thread is in, as a cactus: {@link MemoryArea#executeInArea} goes
 * back to an outer area and grows a branch from there, while the frames left behind wait
 * underneath.
 *
 * <p>Guarantee: push, pop, the current area and the nearest scope (the parent of the next) in
 * constant time, and without allocation once the arrays have grown to the depth in use.
 *
 * <p>Source: RTSJ 1.0.2, memory management, maintaining the scope stack.
 *
 * <p>Thread: its real-time thread only.
 */
final class ScopeStack {
    private static final int NONE = -1;

    /**
     * Per frame: its area, the frame it stands on, its depth, and the nearest scope in or below.
     */
    private MemoryArea[] areas;

    private int[] outers;
    private int[] depths;
    private ScopedMemory[] scopes;
    private int used;
    private int current = NONE;

    ScopeStack(MemoryArea[] initial) {
        int capacity = Math.max(8, initial.length * 2);
        areas = new MemoryArea[capacity];
        outers = new int[capacity];
        depths = new int[capacity];
        scopes = new ScopedMemory[capacity];
        for (MemoryArea area : initial) {
            push(area);
        }
    }

    MemoryArea current() {
        return areas[current];
    }

    /** The nearest scope at or below the current area, null for none: the parent of the next. */
    ScopedMemory nearestScope() {
        return scopes[current];
    }

    int depth() {
        return depths[current];
    }

    /** The area at an index from the bottom, or null. */
    MemoryArea at(int index) {
        if (index < 0 || index >= depth()) {
            return null;
        }
        int frame = current;
        while (depths[frame] > index + 1) {
            frame = outers[frame];
        }
        return areas[frame];
    }

    boolean holds(MemoryArea area) {
        return frameOf(area) != NONE;
    }

    MemoryArea[] snapshot() {
        MemoryArea[] snapshot = new MemoryArea[depth()];
        int frame = current;
        for (int i = snapshot.length - 1; i >= 0; i--) {
            snapshot[i] = areas[frame];
            frame = outers[frame];
        }
        return snapshot;
    }

    /** Pushes an area on the current branch and returns what {@link #restore} wants. */
    int push(MemoryArea area) {
        return push(area, current);
    }

    /** Starts a branch of its own with a heap or immortal area. */
    int pushAlone(MemoryArea area) {
        return push(area, NONE);
    }

    /**
     * Goes back to the innermost frame of an area and returns what {@link #restore} wants.
     *
     * @throws InaccessibleAreaException when the area is not on the stack
     */
    int goBackTo(ScopedMemory area) {
        int frame = frameOf(area);
        if (frame == NONE) {
            throw new InaccessibleAreaException(
                    area + " is not on the scope stack of " + Thread.currentThread().getName());
        }
        int before = current;
        current = frame;
        return before;
    }

    /** Undoes a push. */
    void pop(int before) {
        used--;
        areas[used] = null;
        scopes[used] = null;
        current = before;
    }

    /** Undoes {@link #goBackTo}. */
    void restore(int before) {
        current = before;
    }

    private int push(MemoryArea area, int outer) {
        if (used == areas.length) {
            grow();
        }
        int before = current;
        int frame = used++;
        areas[frame] = area;
        outers[frame] = outer;
        depths[frame] = outer == NONE ? 1 : depths[outer] + 1;
        scopes[frame] =
                area instanceof ScopedMemory scope ? scope : outer == NONE ? null : scopes[outer];
        current = frame;
        return before;
    }

    private int frameOf(MemoryArea area) {
        int frame = current;
        while (frame != NONE && areas[frame] != area) {
            frame = outers[frame];
        }
        return frame;
    }

    private void grow() {
        int capacity = areas.length * 2;
        areas = Arrays.copyOf(areas, capacity);
        outers = Arrays.copyOf(outers, capacity);
        depths = Arrays.copyOf(depths, capacity);
        scopes = Arrays.copyOf(scopes, capacity);
    }
}
