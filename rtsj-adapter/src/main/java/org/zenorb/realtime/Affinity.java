package org.zenorb.realtime;

import org.zenorb.realtime.platform.Platforms;

import java.util.BitSet;

/**
 * The processors that the calling thread may run on. Threads that it starts inherit them.
 *
 * <p>Thread: any.
 */
public final class Affinity {
    private Affinity() {}

    /**
     * Lets the calling thread run on these processors only.
     *
     * @return whether that is in force; false when the platform cannot do it or has none of these
     *     processors for this process
     */
    public static boolean pin(int... processors) {
        if (processors.length == 0) {
            throw new IllegalArgumentException("a thread needs a processor");
        }
        BitSet mask = new BitSet();
        for (int processor : processors) {
            mask.set(processor);
        }
        return set(mask);
    }

    /** As {@link #pin}, with what {@link #get()} gave. */
    public static boolean set(BitSet processors) {
        return Platforms.current().setAffinity(0, processors.toLongArray()) == 0;
    }

    /** The processors the calling thread may run on; empty when the platform does not tell. */
    public static BitSet get() {
        return BitSet.valueOf(Platforms.current().affinity(0));
    }
}
