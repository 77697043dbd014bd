package javax.realtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The releases of one handler that have not begun: its fire count.
 *
 * <p>Guarantee: lock-free, without allocation; of those who add releases to a handler at rest,
 * exactly one learns that it must make the handler ready. One word holds the count and whether the
 * handler is awake (ready or running), so that neither is ever seen without the other.
 *
 * <p>VarHandle modes: compare-and-set with volatile semantics. What a thread wrote before it fired
 * is seen by the release that this caused, also when the handler was running already.
 *
 * <p>Thread: any.
 */
final class HandlerReleases {
    /** The most releases that can be pending. */
    static final int MOST = Integer.MAX_VALUE;

    private static final int AWAKE = 1 << 31;
    private static final VarHandle WORD;

    static {
        try {
            WORD = MethodHandles.lookup().findVarHandle(HandlerReleases.class, "word", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int word;

    int pending() {
        return word & MOST;
    }

    /**
     * Adds a release, when fewer than {@code limit} are pending.
     *
     * @return the word before, for {@link #count} and {@link #wasAtRest}; -1, which is no word,
     *     when there are as many as that
     */
    long add(int limit) {
        while (true) {
            int seen = word;
            if ((seen & MOST) >= limit) {
                return -1;
            }
            if (WORD.compareAndSet(this, seen, (seen + 1) | AWAKE)) {
                return seen & 0xffff_ffffL;
            }
        }
    }

    static int count(long before) {
        return (int) before & MOST;
    }

    static boolean wasAtRest(long before) {
        return ((int) before & AWAKE) == 0;
    }

    /** Takes a release, if there is one; how many there were. */
    int take() {
        while (true) {
            int seen = word;
            int count = seen & MOST;
            if (count == 0 || WORD.compareAndSet(this, seen, seen - 1)) {
                return count;
            }
        }
    }

    /** Takes all releases; how many there were. */
    int takeAll() {
        while (true) {
            int seen = word;
            if (WORD.compareAndSet(this, seen, seen & AWAKE)) {
                return seen & MOST;
            }
        }
    }

    /** Lets the handler rest; false when there are releases, and it stays awake. */
    boolean rest() {
        return WORD.compareAndSet(this, AWAKE, 0);
    }
}
