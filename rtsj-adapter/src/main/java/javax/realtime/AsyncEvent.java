package javax.realtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Something that happens, and the handlers it releases.
 *
 * <p>Guarantees:
 *
 * <ul>
 *   <li>{@link #fire()} takes no lock and allocates nothing: it reads an array once and releases
 *       the handlers in it, those of the highest priority (as it was when they were added) first.
 *       Each handler at rest that has an idle server costs one system call, which wakes the server.
 *   <li>Handlers are added and removed on a copy of the array, which replaces it at once: a firing
 *       releases all handlers of one moment. One that was added before the firing began is
 *       released, one whose removal ended before is not.
 * </ul>
 *
 * <p>VarHandle modes: the array is published by a volatile compare-and-set and read volatile, so
 * that a handler is seen whole.
 *
 * <p>Source: RTSJ 1.0.2, asynchrony.
 *
 * <p>Thread: any.
 */
public class AsyncEvent {
    private static final AsyncEventHandler[] NONE = {};
    private static final VarHandle HANDLERS;

    static {
        try {
            HANDLERS =
                    MethodHandles.lookup()
                            .findVarHandle(AsyncEvent.class, "handlers", AsyncEventHandler[].class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile AsyncEventHandler[] handlers = NONE;

    /** An event without handlers. */
    public AsyncEvent() {
        super();
    }

    /**
     * Adds a handler, unless it is there already.
     *
     * @throws IllegalArgumentException when it is null
     */
    public void addHandler(AsyncEventHandler handler) {
        if (handler == null) {
            throw new IllegalArgumentException("no handler to add");
        }
        AsyncEventHandler[] seen;
        AsyncEventHandler[] with;
        do {
            seen = handlers;
            if (indexOf(seen, handler) >= 0) {
                return;
            }
            with = with(seen, handler);
        } while (!HANDLERS.compareAndSet(this, seen, with));
        handler.attached();
        handlersChanged();
    }

    /**
     * Binds this event to a happening outside the virtual machine.
     *
     * @throws UnknownHappeningException always: this implementation knows no happenings
     */
    public void bindTo(String happening) {
        throw unknown(happening);
    }

    /** Release parameters that suit handlers of this event: aperiodic ones. */
    public ReleaseParameters createReleaseParameters() {
        return new AperiodicParameters();
    }

    /**
     * Releases the handlers.
     *
     * @throws MITViolationException when the release parameters of a handler say so; the other
     *     handlers are released
     * @throws ArrivalTimeQueueOverflowException likewise, when no handler asks for the former
     */
    public void fire() {
        fireHandlers();
    }

    /** Whether a handler is attached to this event. */
    public boolean handledBy(AsyncEventHandler handler) {
        return handler != null && indexOf(handlers, handler) >= 0;
    }

    /** Removes a handler, if it is there. Releases that are pending still come. */
    public void removeHandler(AsyncEventHandler handler) {
        if (handler == null) {
            return;
        }
        AsyncEventHandler[] seen;
        int index;
        do {
            seen = handlers;
            index = indexOf(seen, handler);
            if (index < 0) {
                return;
            }
        } while (!HANDLERS.compareAndSet(this, seen, without(seen, index)));
        handler.detached();
    }

    /** Makes a handler the only one; null removes all. */
    public void setHandler(AsyncEventHandler handler) {
        AsyncEventHandler[] only = handler == null ? NONE : new AsyncEventHandler[] {handler};
        if (handler != null) {
            handler.attached();
        }
        for (AsyncEventHandler old : (AsyncEventHandler[]) HANDLERS.getAndSet(this, only)) {
            old.detached();
        }
        handlersChanged();
    }

    /**
     * Undoes {@link #bindTo}.
     *
     * @throws UnknownHappeningException always, as there
     */
    public void unbindTo(String happening) {
        throw unknown(happening);
    }

    /** What a firing at this moment releases. */
    final AsyncEventHandler[] handlersNow() {
        return handlers;
    }

    final void fireHandlers() {
        RuntimeException refused = null;
        for (AsyncEventHandler handler : handlersNow()) {
            try {
                handler.release();
            } catch (MITViolationException e) {
                refused = e;
            } catch (ArrivalTimeQueueOverflowException e) {
                refused = refused == null ? e : refused;
            }
        }
        if (refused != null) {
            throw refused;
        }
    }

    /** The highest priority of the handlers, or 0. */
    final int highestEligibility() {
        int highest = 0;
        for (AsyncEventHandler handler : handlersNow()) {
            highest = Math.max(highest, handler.eligibility());
        }
        return highest;
    }

    /** For kinds of events that go by their handlers. */
    void handlersChanged() {
        // Nothing here depends on them.
    }

    private static UnknownHappeningException unknown(String happening) {
        return new UnknownHappeningException("no happening is known here, nor is " + happening);
    }

    /** By identity: a handler's own {@code equals} decides nothing here. */
    @SuppressWarnings("ReferenceEquality")
    private static int indexOf(AsyncEventHandler[] array, AsyncEventHandler handler) {
        for (int i = 0; i < array.length; i++) {
            if (array[i] == handler) {
                return i;
            }
        }
        return -1;
    }

    private static AsyncEventHandler[] with(AsyncEventHandler[] array, AsyncEventHandler handler) {
        int at = 0;
        while (at < array.length && array[at].eligibility() >= handler.eligibility()) {
            at++;
        }
        AsyncEventHandler[] with = new AsyncEventHandler[array.length + 1];
        System.arraycopy(array, 0, with, 0, at);
        with[at] = handler;
        System.arraycopy(array, at, with, at + 1, array.length - at);
        return with;
    }

    private static AsyncEventHandler[] without(AsyncEventHandler[] array, int index) {
        if (array.length == 1) {
            return NONE;
        }
        AsyncEventHandler[] without = Arrays.copyOf(array, array.length - 1);
        System.arraycopy(array, index + 1, without, index, array.length - index - 1);
        return without;
    }
}
