package org.zenorb.jperf.value;

/**
 * A fixed sequence of numbers without pattern (SplitMix64): a search that draws from it is as
 * reproducible as one that counts.
 *
 * <p>Thread: its search's only.
 */
final class Random64 {
    private long state;

    Random64(long state) {
        this.state = state;
    }

    long next() {
        state += 0x9e3779b97f4a7c15L;
        long z = state;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    /** A number from 0 to {@code bound - 1}. */
    int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }
}
