package org.zenorb.transport;

/**
 * Tells any number of waiting threads which channels have something to read, or room again.
 *
 * <p>Assumptions: a token is registered once and withdrawn before its channel is closed.
 *
 * <p>Guarantees: edge-triggered: each arrival of bytes after the last report makes one thread
 * return with the token; two threads may hold the same token at the same time when bytes arrive
 * meanwhile, so the claim on a channel is the caller's business. Registration itself reports what
 * is already there. No lock is taken and nothing allocated in {@link #await}.
 *
 * <p>Thread: any; each waiting thread brings a {@link Wait} of its own.
 */
public interface ReadinessSet {
    /** Returned by {@link #await} when the time is up. */
    long NOTHING = -1;

    /** Returned by {@link #await} after {@link #wake}. */
    long WOKEN = -2;

    /** A waiting thread's own scratch memory. */
    interface Wait {
        /** Whether the last token was reported together with the end of its stream. */
        boolean sawEnd();

        /** Frees the scratch memory. */
        void close();
    }

    /** Scratch memory for one waiting thread. */
    Wait newWait();

    /**
     * Watches a channel for bytes, and for room to send after a send that found none; {@code token}
     * must not be negative.
     */
    void register(TransportChannel channel, long token);

    /** Watches an acceptor. */
    void register(TransportAcceptor acceptor, long token);

    /**
     * Watches a channel for one event, to be armed again by {@link #arm}: for bytes, or if {@code
     * output} for room to send as well.
     */
    void registerOnce(TransportChannel channel, long token, boolean output);

    /** Arms a channel of {@link #registerOnce} again, or for something else. */
    void arm(TransportChannel channel, long token, boolean output);

    /** Stops watching. */
    void withdraw(TransportChannel channel);

    /** Stops watching. */
    void withdraw(TransportAcceptor acceptor);

    /**
     * Waits.
     *
     * @param timeoutNs {@link TransportChannel#NOW}, {@link TransportChannel#FOREVER} or a time
     * @return a token, {@link #NOTHING} or {@link #WOKEN}
     */
    long await(Wait wait, long timeoutNs);

    /** Makes one thread that waits, or the next that would, return {@link #WOKEN}. */
    void wake();

    /** Frees the descriptors. Nobody may be inside {@link #await}. */
    void close();
}
