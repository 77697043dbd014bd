package javax.realtime;

import org.zenorb.realtime.platform.Platforms;
import org.zenorb.realtime.platform.TimedWait;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The timers of one priority and the one thread that fires them, at that priority: expiries of low
 * timers, however many, take nothing from what is higher.
 *
 * <p>Guarantees: the heap belongs to the thread, so that no lock is held while it changes, and
 * nobody who starts or stops a timer can hold up the thread. {@link #submit} is lock-free and
 * allocates nothing; it wakes the thread only when that would sleep past the entry. An entry that
 * has left stays in memory until the thread next wakes, which it does at the latest when {@link
 * #LEFT_UNSEEN} have left.
 *
 * <p>VarHandle modes: volatile throughout. A submitter pushes and then reads until when the thread
 * sleeps; the thread writes that and then looks for what was pushed. A submitter changes the entry
 * and then looks whether it is submitted; the thread says that it is not and then reads the entry.
 * Of each pair at least one sees the other.
 *
 * <p>Thread: {@link #submit} by any, the rest by the queue's thread.
 */
final class TimerQueue {
    /** How many entries may have left before the thread is woken to forget them. */
    static final int LEFT_UNSEEN = 64;

    private static final long AWAKE = Long.MIN_VALUE;
    private static final AtomicReferenceArray<TimerQueue> BY_PRIORITY =
            new AtomicReferenceArray<>(PriorityScheduler.instance().getMaxPriority() + 1);
    private static final VarHandle PUSHED;
    private static final VarHandle LEFT;
    private static final VarHandle SUBMITTED;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            PUSHED = lookup.findVarHandle(TimerQueue.class, "pushed", TimedEntry.class);
            LEFT = lookup.findVarHandle(TimerQueue.class, "left", int.class);
            SUBMITTED = lookup.findVarHandle(TimedEntry.class, "submitted", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final int priority;
    private final TimerHeap heap = new TimerHeap();
    private volatile TimedEntry pushed;
    private volatile int left;
    private volatile long asleepUntilNs = AWAKE;
    private volatile TimedWait wait;

    private TimerQueue(int priority) {
        this.priority = priority;
    }

    /** The queue of a priority, whose thread is started with the first timer that needs it. */
    static TimerQueue of(int priority) {
        TimerQueue queue = BY_PRIORITY.get(priority);
        if (queue != null) {
            return queue;
        }
        synchronized (BY_PRIORITY) {
            queue = BY_PRIORITY.get(priority);
            if (queue == null) {
                queue = new TimerQueue(priority);
                new RealtimeThread(
                                new PriorityParameters(priority),
                                queue::run,
                                "rt-timer-" + priority)
                        .start();
                BY_PRIORITY.set(priority, queue);
            }
            return queue;
        }
    }

    int priority() {
        return priority;
    }

    /** Has the thread look at an entry that is new or has changed. */
    void submit(TimedEntry entry) {
        if (SUBMITTED.compareAndSet(entry, false, true)) {
            TimedEntry newest;
            do {
                newest = pushed;
                entry.nextSubmitted = newest;
            } while (!PUSHED.compareAndSet(this, newest, entry));
        }
        long dueNs = entry.dueNs();
        boolean wanted =
                dueNs == TimedEntry.NEVER
                        ? (int) LEFT.getAndAdd(this, 1) >= LEFT_UNSEEN
                        : dueNs < asleepUntilNs;
        if (wanted && asleepUntilNs != AWAKE) {
            wait.wake();
        }
    }

    private void run() {
        TimedWait own = Platforms.current().newWait();
        wait = own;
        while (true) {
            takeSubmitted();
            TimedEntry first = heap.first();
            long nowNs = System.nanoTime();
            if (first != null && first.keyNs <= nowNs) {
                first.due(nowNs);
                heap.update(first, first.dueNs());
                continue;
            }
            int ticket = own.ticket();
            long untilNs = first == null ? TimedEntry.NEVER : first.keyNs;
            asleepUntilNs = untilNs;
            if (pushed == null) {
                own.await(ticket, untilNs);
            }
            asleepUntilNs = AWAKE;
        }
    }

    private void takeSubmitted() {
        if (pushed == null) {
            return;
        }
        left = 0;
        TimedEntry entry = (TimedEntry) PUSHED.getAndSet(this, null);
        while (entry != null) {
            TimedEntry next = entry.nextSubmitted;
            entry.nextSubmitted = null;
            entry.submitted = false;
            heap.update(entry, entry.dueNs());
            entry = next;
        }
    }
}
