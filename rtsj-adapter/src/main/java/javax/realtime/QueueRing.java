package javax.realtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The bounded ring inside a wait-free queue: one writer and one reader at a time, each on its own
 * end.
 *
 * <p>Guarantees, given at most one thread at a time that writes and at most one that reads:
 *
 * <ul>
 *   <li>Every method is a fixed number of steps whatever other threads do, takes no lock and
 *       allocates nothing.
 *   <li>Elements come out in the order they went in, each once, and what was written before an
 *       element is put is visible to who takes it.
 *   <li>A place is empty exactly when it holds null, so that neither side reads the other's
 *       position: a full ring and an empty one are seen in the place itself.
 * </ul>
 *
 * <p>Modes: a place is filled by a releasing store and read by an acquiring load, which carries the
 * element's contents to the reader; it is emptied by a releasing compare-and-set or store, so that
 * the writer, which acquires it, does not overwrite an element that is still being read. {@link
 * #replaceLast} and {@link #take} meet in read-modify-writes of the same place: one of them wins.
 * The counters are for {@link #size()} only: released after their place and acquired, so that a
 * size above zero means that a take succeeds, and one below the capacity that a put does.
 *
 * <p>Thread: {@code put}, {@code replaceLast} by the writer; {@code take} by the reader; the rest
 * by any, as a picture of the moment.
 */
final class QueueRing {
    private static final VarHandle PLACE = MethodHandles.arrayElementVarHandle(Object[].class);
    private static final VarHandle PUT;
    private static final VarHandle TAKEN;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            PUT = lookup.findVarHandle(QueueRing.class, "put", long.class);
            TAKEN = lookup.findVarHandle(QueueRing.class, "taken", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Object[] places;

    // Of the writer: the place to fill next, and how many have been filled.
    private int next;
    private long put;

    // Of the reader: the place to empty next, and how many have been emptied.
    private int oldest;
    private long taken;

    /** A ring in an array that the caller made, all null. Owner: this ring from now on. */
    QueueRing(Object[] places) {
        this.places = places;
    }

    /** Puts an element behind all others; false when there is no room. */
    boolean put(Object element) {
        int at = next;
        if (PLACE.getAcquire(places, at) != null) {
            return false;
        }
        PLACE.setRelease(places, at, element);
        next = after(at);
        PUT.setRelease(this, put + 1);
        return true;
    }

    /**
     * Puts an element where the youngest one is, when the ring is full, else behind all others.
     *
     * @return whether it took another element's place
     */
    boolean replaceLast(Object element) {
        if (put(element)) {
            return false;
        }
        int youngest = next == 0 ? places.length - 1 : next - 1;
        Object before = PLACE.getAcquire(places, youngest);
        if (before != null && PLACE.compareAndSet(places, youngest, before, element)) {
            return true;
        }
        // The reader has emptied even the youngest place, and so all of them: there is room now.
        boolean roomy = put(element);
        assert roomy;
        return false;
    }

    /** Takes the oldest element, null when there is none. */
    Object take() {
        int at = oldest;
        if (PLACE.getAcquire(places, at) == null) {
            return null;
        }
        // Whatever stands there at this moment, which may have been replaced since we looked.
        Object element = PLACE.getAndSet(places, at, null);
        oldest = after(at);
        TAKEN.setRelease(this, taken + 1);
        return element;
    }

    int size() {
        // In this order a take between the two reads makes the answer too small, never too large.
        long putSeen = (long) PUT.getAcquire(this);
        long left = putSeen - (long) TAKEN.getAcquire(this);
        return Math.clamp(left, 0, places.length);
    }

    int capacity() {
        return places.length;
    }

    private int after(int place) {
        return place + 1 == places.length ? 0 : place + 1;
    }
}
