package javax.realtime;

import java.util.Arrays;

/**
 * Where a schedulable begins: its initial memory area and the scope stack below it, which is the
 * creator's when the area is a scope.
 *
 * <p>Source: RTSJ 1.0.2, memory management.
 *
 * <p>Thread: any; {@link #acquire} and {@link #release} in turn.
 */
final class InitialScopes {
    private final MemoryArea area;
    private final MemoryArea[] stack;

    /** The scopes of a schedulable that the calling thread makes; a null area is the current. */
    InitialScopes(MemoryArea wanted) {
        RealtimeThread creator =
                Thread.currentThread() instanceof RealtimeThread thread ? thread : null;
        area = wanted == null ? RealtimeThread.getCurrentMemoryArea() : wanted;
        stack = stack(area, creator);
    }

    MemoryArea area() {
        return area;
    }

    /** The place of the initial area on the stack. */
    int index() {
        return stack.length - 1;
    }

    ScopeStack newStack() {
        return new ScopeStack(stack);
    }

    /**
     * Counts an entry into every scope of the stack.
     *
     * @throws ScopedCycleException when one has another parent by now; then none is counted
     */
    void acquire() {
        ScopedMemory outer = null;
        for (int i = 0; i < stack.length; i++) {
            if (stack[i] instanceof ScopedMemory scope) {
                boolean acquired = false;
                try {
                    scope.acquire(outer);
                    acquired = true;
                } finally {
                    if (!acquired) {
                        release(i);
                    }
                }
                outer = scope;
            }
        }
    }

    /** Takes back what {@link #acquire} counted. */
    void release() {
        release(stack.length);
    }

    /** The innermost scope that this stack and another begin with, or null. */
    ScopedMemory nearestCommon(InitialScopes other) {
        ScopedMemory nearest = null;
        int length = Math.min(stack.length, other.stack.length);
        for (int i = 0; i < length && stack[i] == other.stack[i]; i++) {
            if (stack[i] instanceof ScopedMemory scope) {
                nearest = scope;
            }
        }
        return nearest;
    }

    private void release(int count) {
        for (int i = count - 1; i >= 0; i--) {
            if (stack[i] instanceof ScopedMemory scope) {
                scope.release();
            }
        }
    }

    private static MemoryArea[] stack(MemoryArea area, RealtimeThread creator) {
        if (!(area instanceof ScopedMemory)) {
            return new MemoryArea[] {area};
        }
        MemoryArea[] below =
                creator == null
                        ? new MemoryArea[] {HeapMemory.instance()}
                        : creator.scopeStack().snapshot();
        for (int i = below.length - 1; i >= 0; i--) {
            if (below[i] == area) {
                return Arrays.copyOf(below, i + 1);
            }
        }
        MemoryArea[] stack = Arrays.copyOf(below, below.length + 1);
        stack[below.length] = area;
        return stack;
    }
}
