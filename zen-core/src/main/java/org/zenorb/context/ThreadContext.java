package org.zenorb.context;

import java.util.Arrays;

/**
 * What one ORB remembers about one calling thread: the stack of upcalls it is inside of (for the
 * POA and other Currents) and its free client frames.
 *
 * <p>The room knows nothing about what a frame or an upcall is; the rooms above put their own
 * records in.
 *
 * <p>Thread: its own only.
 */
public final class ThreadContext {
    private static final int KEPT_FRAMES = 4;

    private final int maxDepth;
    private Object[] upcalls = new Object[8];
    private int depth;
    private final Object[] freeFrames = new Object[KEPT_FRAMES];
    private int free;
    private final Object[] open = new Object[KEPT_FRAMES * 4];
    private int openCount;
    private int emptyReleases;

    ThreadContext(int maxDepth) {
        this.maxDepth = maxDepth;
    }

    /**
     * Enters an upcall.
     *
     * @return false when the stack is at its bound, zen.maxCallDepth
     */
    public boolean pushUpcall(Object upcall) {
        if (depth == maxDepth) {
            return false;
        }
        if (depth == upcalls.length) {
            upcalls = Arrays.copyOf(upcalls, depth * 2);
        }
        upcalls[depth++] = upcall;
        return true;
    }

    /** Leaves the innermost upcall. */
    public void popUpcall() {
        upcalls[--depth] = null;
    }

    /** The innermost upcall, or null outside of all. */
    public Object currentUpcall() {
        return depth == 0 ? null : upcalls[depth - 1];
    }

    /** How many upcalls this thread is inside of. */
    public int upcallDepth() {
        return depth;
    }

    /** An upcall this thread is inside of; 0 is the outermost. */
    public Object upcallAt(int level) {
        return level < depth ? upcalls[level] : null;
    }

    /** Whether this upcall is on the stack. */
    public boolean isInside(Object upcall) {
        for (int i = 0; i < depth; i++) {
            if (upcalls[i] == upcall) {
                return true;
            }
        }
        return false;
    }

    /** Notes a client frame whose request is being written. */
    public void pushOpen(Object frame) {
        if (openCount == open.length) {
            // a frame that was never sent nor released: the oldest is given up
            System.arraycopy(open, 1, open, 0, openCount - 1);
            openCount--;
        }
        open[openCount++] = frame;
    }

    /** The request of this frame is no longer being written. */
    public void removeOpen(Object frame) {
        for (int i = openCount - 1; i >= 0; i--) {
            if (open[i] == frame) {
                System.arraycopy(open, i + 1, open, i, openCount - i - 1);
                open[--openCount] = null;
                return;
            }
        }
    }

    /** The frame that was opened last and is still open, or null. */
    public Object lastOpen() {
        return openCount == 0 ? null : open[openCount - 1];
    }

    /**
     * A call ended with an exception or without results: its stub will release a reply that there
     * never was.
     */
    public void expectEmptyRelease() {
        if (emptyReleases < open.length) {
            emptyReleases++;
        }
    }

    /** Whether an empty release was expected; it is not any more. */
    public boolean takeEmptyRelease() {
        if (emptyReleases == 0) {
            return false;
        }
        emptyReleases--;
        return true;
    }

    /** A free frame of this thread, or null when a new one has to be made. */
    public Object takeFrame() {
        if (free == 0) {
            return null;
        }
        Object frame = freeFrames[--free];
        freeFrames[free] = null;
        return frame;
    }

    /**
     * Keeps a frame for the next call.
     *
     * @return false when enough are kept; the frame then belongs to the caller
     */
    public boolean keepFrame(Object frame) {
        if (free == KEPT_FRAMES) {
            return false;
        }
        freeFrames[free++] = frame;
        return true;
    }
}
