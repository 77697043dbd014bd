package org.zenorb.lane;

import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.LargeBufferPool;
import org.zenorb.error.MinorCode;
import org.zenorb.session.Refusal;
import org.zenorb.transport.ReadinessSet;
import org.zenorb.transport.Transport;
import org.zenorb.transport.TransportAcceptor;
import org.zenorb.transport.TransportChannel;

import java.lang.System.Logger.Level;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

import javax.realtime.LTMemory;
import javax.realtime.MemoryArea;
import javax.realtime.PriorityParameters;
import javax.realtime.PriorityScheduler;

/**
 * Threads of one priority with everything they need: their endpoints and connections, their request
 * buffers, their queue. Nothing is shared with another lane, so nothing that happens in a lane of
 * low priority delays one of high priority.
 *
 * <p>Connections may outnumber threads: all threads wait on one readiness set, the kernel picks one
 * per event. A thread that finds more than one request gives the connection on through the queue
 * before it serves its own.
 *
 * <p>When every thread waits for a call of its own upcall to return, and that for longer than the
 * stall time-out, a sentry answers further requests with TRANSIENT, so that a chain of callbacks
 * that is deeper than the lane ends with an exception and not in a hang.
 *
 * <p>Thread: any.
 */
public final class Lane {
    private static final System.Logger LOGGER = System.getLogger(Lane.class.getName());
    private static final long BUFFER_OVERHEAD_BYTES = 64;
    private static final int BUFFERS_PER_THREAD = 4;

    private final LaneSettings settings;
    private final RequestDispatcher dispatcher;
    private final ReadinessSet readiness;
    private final SourceTable sources;
    private final ReadyQueue queue;
    private final LTMemory area;
    private final LargeBufferPool large;
    private final CountDownLatch ready = new CountDownLatch(1);
    private final CountDownLatch ended;
    private final AtomicInteger idle = new AtomicInteger();
    private final AtomicInteger serving = new AtomicInteger();
    private final AtomicBoolean makingBuffers = new AtomicBoolean();
    private final LaneSentry sentry;
    private volatile BufferPool buffers;
    private volatile boolean running = true;

    /** A lane; nothing runs until {@link #start}. */
    public Lane(
            LaneSettings settings,
            Transport transport,
            LargeBufferPool large,
            RequestDispatcher dispatcher) {
        this.settings = settings;
        this.dispatcher = dispatcher;
        this.sentry = new LaneSentry(this);
        this.large = large;
        this.readiness = transport.newReadinessSet();
        this.sources = new SourceTable(settings.maxConnections() + 64);
        this.queue = new ReadyQueue(2 * settings.maxConnections() + 1024);
        this.ended = new CountDownLatch(settings.threads() + 1);
        long bytes = (long) bufferCount() * (settings.requestBufferBytes() + BUFFER_OVERHEAD_BYTES);
        this.area = new LTMemory(bytes, bytes);
    }

    private int bufferCount() {
        return settings.threads() * BUFFERS_PER_THREAD;
    }

    boolean isRunning() {
        return running;
    }

    LaneSettings settings() {
        return settings;
    }

    RequestDispatcher dispatcher() {
        return dispatcher;
    }

    /** The lane's request buffers. */
    public BufferPool buffers() {
        return buffers;
    }

    /** How many requests are being served now. */
    public int serving() {
        return serving.get();
    }

    MemoryArea area() {
        return area;
    }

    ReadinessSet.Wait newWait() {
        return readiness.newWait();
    }

    // ---------------------------------------------------------------- life

    /** Starts the threads; returns when the request buffers stand. */
    public void start() {
        PriorityParameters priority = new PriorityParameters(rtsjPriority());
        for (int i = 0; i < settings.threads(); i++) {
            new LaneThread(this, "zen-" + settings.name() + "-" + i, priority, false).start();
        }
        sentry.start(new LaneThread(this, "zen-" + settings.name() + "-x", priority, true));
        awaitUninterruptibly(ready, Long.MAX_VALUE);
    }

    private int rtsjPriority() {
        return settings.priority() == 0
                ? PriorityScheduler.instance().getMinPriority()
                : settings.priority();
    }

    /** Makes the buffers on the first thread that runs inside the lane's memory area. */
    private void makeBuffers() {
        if (makingBuffers.compareAndSet(false, true)) {
            buffers =
                    new BufferPool(
                            bufferCount(),
                            settings.requestBufferBytes(),
                            large,
                            length -> (byte[]) area.newArray(byte.class, length));
            ready.countDown();
        } else {
            awaitUninterruptibly(ready, Long.MAX_VALUE);
        }
    }

    /** Opens an endpoint and accepts from it. */
    public void listen(TransportAcceptor acceptor) {
        AcceptorSource source = new AcceptorSource(this, acceptor);
        long token = sources.enter(source);
        if (token < 0) {
            throw MinorCode.BAD_ENDPOINT.no("more than 64 endpoints in one lane");
        }
        readiness.register(acceptor, token);
    }

    /** Stops accepting connections; those that are open stay. */
    public void stopAccepting() {
        sources.closeAcceptors();
    }

    /** Says CloseConnection on all connections. */
    public void finishSessions() {
        sources.forEachSession(source -> source.session().finish());
    }

    /** How many connections are open. */
    public int connections() {
        int[] count = new int[1];
        sources.forEachSession(source -> count[0]++);
        return count[0];
    }

    /**
     * Ends the lane: connections are closed, threads end when their upcalls do.
     *
     * @param timeoutNs how long to wait for the threads
     * @return whether they have ended; the lane's descriptors are freed only then
     */
    public boolean stop(long timeoutNs) {
        running = false;
        sources.closeAll();
        for (int i = 0; i <= settings.threads(); i++) {
            readiness.wake();
        }
        if (sentry.isStarted()) {
            sentry.wake();
            if (!awaitUninterruptibly(ended, timeoutNs)) {
                return false;
            }
        }
        LaneTask left = queue.poll();
        while (left != null) {
            left.discard();
            left = queue.poll();
        }
        readiness.close();
        return true;
    }

    void onThreadEnd() {
        ended.countDown();
    }

    private static boolean awaitUninterruptibly(CountDownLatch latch, long timeoutNs) {
        boolean interrupted = false;
        long deadline = System.nanoTime() + timeoutNs;
        try {
            while (true) {
                try {
                    return latch.await(
                            timeoutNs == Long.MAX_VALUE ? timeoutNs : deadline - System.nanoTime(),
                            TimeUnit.NANOSECONDS);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    // ---------------------------------------------------------------- the threads

    /** The life of a serving thread. */
    void serve(LaneThread thread) {
        makeBuffers();
        while (running) {
            LaneTask task = queue.poll();
            if (task != null) {
                passOn();
                run(thread, task);
                continue;
            }
            idle.incrementAndGet();
            // a task may have been put between the look and the announcement
            long token =
                    queue.isEmpty()
                            ? readiness.await(thread.readinessWait(), TransportChannel.FOREVER)
                            : ReadinessSet.WOKEN;
            idle.decrementAndGet();
            if (token >= 0) {
                onReady(thread, token);
            }
        }
        // whoever waits behind this thread must learn of the end too
        readiness.wake();
    }

    /** The life of the sentry. */
    void guard(LaneThread thread) {
        awaitUninterruptibly(ready, Long.MAX_VALUE);
        sentry.guard(thread);
    }

    /** Serves what comes next, waiting for it so long. */
    void serveNext(LaneThread thread, long timeoutNs) {
        LaneTask task = queue.poll();
        if (task != null) {
            run(thread, task);
            return;
        }
        long token = readiness.await(thread.readinessWait(), timeoutNs);
        if (token >= 0) {
            onReady(thread, token);
        }
    }

    /**
     * Wakes a further thread for a further task: the kernel makes one of two wake-ups that come
     * close together, and the thread it woke may stay in its task for long.
     */
    void passOn() {
        if (!queue.isEmpty() && idle.get() > 0) {
            readiness.wake();
        }
    }

    private void onReady(LaneThread thread, long token) {
        LaneSource source = sources.get(token);
        if (source != null) {
            serving.incrementAndGet();
            try {
                source.onReady(thread);
            } catch (Throwable t) {
                logBroken(t);
            } finally {
                serving.decrementAndGet();
            }
        }
    }

    private void run(LaneThread thread, LaneTask task) {
        serving.incrementAndGet();
        try {
            task.run(thread);
        } catch (Throwable t) {
            logBroken(t);
        } finally {
            serving.decrementAndGet();
        }
    }

    private void logBroken(Throwable t) {
        LOGGER.log(
                Level.ERROR, "lane " + settings.name() + " goes on after an error of its own", t);
    }

    /** To be called before the current thread waits for a call of its own. */
    public static void nestedCallBegins() {
        if (Thread.currentThread() instanceof LaneThread thread && !thread.isSentry()) {
            thread.lane().sentry.nestedCallBegins();
        }
    }

    /** To be called when the current thread has its reply. */
    public static void nestedCallEnds() {
        if (Thread.currentThread() instanceof LaneThread thread && !thread.isSentry()) {
            thread.lane().sentry.nestedCallEnds();
        }
    }

    /** Has a connection looked after whose client does not take its replies. */
    void watchOutput(SessionSource source) {
        sentry.watchOutput(source);
    }

    /** Whether a client has still to take replies. */
    public boolean hasUnsent() {
        return sentry.hasUnsent();
    }

    // ---------------------------------------------------------------- connections

    /** Takes a new connection in, or refuses it when the lane is full. */
    void adopt(TransportChannel channel) {
        if (connectionsFull() || !running) {
            LOGGER.log(
                    Level.WARNING,
                    running
                            ? "refused a connection from {0}: zen.maxConnections is {1}"
                            : "refused a connection from {0}: the lane has ended",
                    channel.peer(),
                    settings.maxConnections());
            Refusal.send(channel);
            return;
        }
        SessionSource source = new SessionSource(this, channel);
        // whoever closes the session meanwhile leaves the descriptor to the holder of the claim
        boolean claimed = source.session().claim();
        assert claimed : "a new session has a reader";
        long token = sources.enter(source);
        if (token < 0) {
            channel.close();
            return;
        }
        source.token(token);
        ConnectionEvents.opened(source.session(), true);
        try {
            readiness.register(channel, token);
        } catch (IllegalStateException e) {
            LOGGER.log(Level.WARNING, "cannot watch the connection from " + channel.peer(), e);
            source.close();
        }
        if (!source.session().release()) {
            handOn(source);
        }
    }

    private boolean connectionsFull() {
        return sources.sessions() >= settings.maxConnections();
    }

    void leave(long token) {
        sources.leave(token);
    }

    void withdraw(TransportAcceptor acceptor) {
        readiness.withdraw(acceptor);
    }

    /** Puts a task before a thread of this lane; false when the queue is full. */
    public boolean submit(LaneTask task) {
        if (!queue.offer(task)) {
            return false;
        }
        if (idle.get() > 0) {
            readiness.wake();
        }
        return true;
    }

    /** Hands a claimed connection on; the queue has room for every connection. */
    void handOn(SessionSource source) {
        if (!submit(source)) {
            source.close();
            source.discard();
        }
    }

    /** Has an acceptor try again after a while, without holding up a serving thread. */
    void retryLater(AcceptorSource source) {
        sentry.retryLater(source);
    }
}
