package org.zenorb.serve;

import org.zenorb.session.GiopSession;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Which request a serving thread is at, so that a CancelRequest finds it without any request having
 * to be entered anywhere.
 *
 * <p>Guarantees: a request is cancelled by its own CancelRequest or not at all; {@link #begin} and
 * {@link #end} are wait-free and allocate nothing. The word counts the requests, so that a
 * canceller that was overtaken by the next request cannot hit that one.
 *
 * <pre>
 *  word   63             1 0
 *         [ count         ][ cancelled ]
 * </pre>
 *
 * <p>Thread: {@link #cancel} any; the rest the serving thread's.
 */
final class CurrentRequest {
    private static final long CANCELLED = 1;
    private static final VarHandle WORD;

    static {
        try {
            WORD = MethodHandles.lookup().findVarHandle(CurrentRequest.class, "word", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile long word;
    private volatile GiopSession session;
    private volatile int requestId;

    /** The thread begins with another request. */
    void begin(GiopSession from, int id) {
        WORD.setRelease(this, (word | CANCELLED) + 1);
        requestId = id;
        session = from;
    }

    /** The thread is done with it. */
    void end() {
        session = null;
    }

    /** Cancels the request if it is the one that the thread is at. */
    boolean cancel(GiopSession from, int id) {
        while (true) {
            long seen = word;
            if (session != from || requestId != id) {
                return false;
            }
            if (WORD.compareAndSet(this, seen, seen | CANCELLED)) {
                return true;
            }
        }
    }

    /** Whether the request was cancelled. */
    boolean isCancelled() {
        return (word & CANCELLED) != 0;
    }
}
