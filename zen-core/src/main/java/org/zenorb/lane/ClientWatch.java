package org.zenorb.lane;

import org.zenorb.error.MinorCode;
import org.zenorb.session.GiopSession;
import org.zenorb.session.SessionWatch;
import org.zenorb.transport.ReadinessSet;
import org.zenorb.transport.Transport;

import java.lang.System.Logger.Level;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Looks after the connections that this ORB has made: reads for callers on virtual threads and for
 * asynchronous calls, keeps the latter's deadlines, and once a second looks at connections that are
 * idle, so that the end of one is noticed without a request.
 *
 * <p>One thread, started with the first connection.
 *
 * <p>Thread: any.
 */
public final class ClientWatch implements SessionWatch {
    private static final System.Logger LOGGER = System.getLogger(ClientWatch.class.getName());
    private static final long SWEEP_NS = TimeUnit.SECONDS.toNanos(1);

    /** Something that has times of its own to be kept. Thread: the watch's. */
    public interface Deadlines {
        /**
         * Does what is due.
         *
         * @return when to be called again, on System.nanoTime's scale; at the latest it is in a
         *     second
         */
        long expire(long nowNs);
    }

    /** What the watch keeps with a session. */
    private static final class Watched {
        final GiopSession session;
        final long token;
        final AtomicBoolean armed = new AtomicBoolean();
        final AtomicBoolean registered = new AtomicBoolean();

        Watched(GiopSession session, long token) {
            this.session = session;
            this.token = token;
        }
    }

    private final ReadinessSet readiness;
    private final ConcurrentHashMap<Long, Watched> watched = new ConcurrentHashMap<>();
    private final AtomicLong tokens = new AtomicLong();
    private final AtomicBoolean started = new AtomicBoolean();
    private final AtomicInteger users = new AtomicInteger(1);
    private final String name;
    private volatile boolean running = true;
    private volatile Deadlines deadlines = nowNs -> nowNs + SWEEP_NS;
    private volatile long nextLookNs = Long.MAX_VALUE;

    /** A watch; its thread starts with the first session. */
    public ClientWatch(Transport transport, String name) {
        this.readiness = transport.newReadinessSet();
        this.name = name;
    }

    /** Keeps these deadlines too, with about a millisecond's precision. */
    public void keep(Deadlines others) {
        deadlines = others;
    }

    /** There is a new deadline. */
    public void lookBy(long deadlineNs) {
        long next = nextLookNs;
        if ((next == Long.MAX_VALUE || next - deadlineNs > 0) && enter()) {
            readiness.wake();
            leave();
        }
    }

    /** Begins to look after a session. */
    public void add(GiopSession session) {
        Watched entry = new Watched(session, tokens.getAndIncrement());
        session.attach(entry);
        watched.put(entry.token, entry);
        if (started.compareAndSet(false, true) && enter()) {
            Thread.ofPlatform().daemon().name(name).start(this::run);
        }
    }

    /** Stops looking after a session, which is closed. */
    public void remove(GiopSession session) {
        if (session.attachment() instanceof Watched entry) {
            watched.remove(entry.token);
        }
    }

    @Override
    public void watch(GiopSession session) {
        if (session.attachment() instanceof Watched entry
                && entry.armed.compareAndSet(false, true)) {
            arm(entry);
        }
    }

    /** Sends on what a caller has left behind, as soon as the server takes it. */
    public void watchOutput(GiopSession session) {
        if (session.attachment() instanceof Watched entry) {
            // it may be armed for input alone
            entry.armed.set(true);
            arm(entry);
        }
    }

    private void arm(Watched entry) {
        GiopSession session = entry.session;
        if (!enter()) {
            return;
        }
        try {
            session.ifOpen(channel -> {
                boolean output = session.hasUnsent();
                if (entry.registered.compareAndSet(false, true)) {
                    readiness.registerOnce(channel, entry.token, output);
                } else {
                    readiness.arm(channel, entry.token, output);
                }
            });
        } catch (IllegalStateException e) {
            LOGGER.log(Level.ERROR, "cannot watch " + session, e);
            session.breakOff(MinorCode.CONNECTION_LOST, e.getMessage(), false);
        } finally {
            leave();
        }
    }

    private void run() {
        ReadinessSet.Wait wait = readiness.newWait();
        long nextSweep = System.nanoTime() + SWEEP_NS;
        try {
            while (running) {
                long token = readiness.await(wait, timeToNextLook(nextSweep));
                Watched entry = token >= 0 ? watched.get(token) : null;
                if (entry != null) {
                    entry.armed.set(false);
                    poll(entry.session);
                    if (entry.session.isUnattended() || entry.session.hasUnsent()) {
                        watch(entry.session);
                    }
                }
                if (System.nanoTime() - nextSweep >= 0) {
                    sweep();
                    nextSweep = System.nanoTime() + SWEEP_NS;
                }
            }
        } finally {
            wait.close();
            leave();
        }
    }

    private long timeToNextLook(long nextSweepNs) {
        // whoever brings a new deadline meanwhile wakes us, or is seen here
        nextLookNs = Long.MAX_VALUE;
        long now = System.nanoTime();
        long next = deadlines.expire(now);
        next = next - nextSweepNs < 0 ? next : nextSweepNs;
        nextLookNs = next;
        return Math.max(next - System.nanoTime(), 1);
    }

    private void sweep() {
        long now = System.nanoTime();
        for (Watched entry : watched.values()) {
            if (now - entry.session.lastUsedNs() > SWEEP_NS) {
                poll(entry.session);
            }
        }
    }

    private static void poll(GiopSession session) {
        try {
            session.poll();
        } catch (RuntimeException e) {
            LOGGER.log(Level.ERROR, "watching " + session, e);
        }
    }

    /** Ends the watch; the sessions are closed already. */
    public void close() {
        running = false;
        readiness.wake();
        leave();
    }

    private boolean enter() {
        while (true) {
            int now = users.get();
            if (now == 0) {
                return false;
            }
            if (users.compareAndSet(now, now + 1)) {
                return true;
            }
        }
    }

    private void leave() {
        if (users.decrementAndGet() == 0) {
            readiness.close();
        }
    }
}
