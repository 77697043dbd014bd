package org.zenorb.invoke;

import org.zenorb.buffer.BufferPool;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.context.ThreadContext;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Where client frames come from and go back to: each platform thread keeps a few of its own,
 * virtual threads share a bounded number.
 *
 * <p>Guarantee: allocates nothing once a thread has its frames. Thread: any.
 */
final class FramePool {
    /** A frame that virtual threads share, made when it is first needed. */
    static final class Slot {
        private Invocation frame;
    }

    private final ThreadContexts contexts;
    private final ReferenceFactory references;
    private final BufferPool buffers;
    private final int count;
    private final long patienceNs;
    private final ArrayBlockingQueue<Slot> shared;

    FramePool(
            InvokeSettings settings,
            ThreadContexts contexts,
            ReferenceFactory references,
            BufferPool buffers) {
        this.contexts = contexts;
        this.references = references;
        this.buffers = buffers;
        this.count = settings.virtualFrames();
        this.patienceNs = settings.connectTimeoutNs() * 4;
        this.shared = new ArrayBlockingQueue<>(count);
        for (int i = 0; i < count; i++) {
            shared.add(new Slot());
        }
    }

    /** A free frame for a call of the calling thread, whose context this is. */
    Invocation take(ThreadContext context) {
        if (Thread.currentThread().isVirtual()) {
            return takeVirtual();
        }
        Object kept = context.takeFrame();
        return kept == null ? newFrame() : (Invocation) kept;
    }

    private Invocation newFrame() {
        return new Invocation(references, buffers.ownedBuffer());
    }

    private Invocation takeVirtual() {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    Slot slot = shared.poll(patienceNs, TimeUnit.NANOSECONDS);
                    if (slot == null) {
                        throw MinorCode.FRAMES_EXHAUSTED.no(count + " (zen.virtualFrames)");
                    }
                    if (slot.frame == null) {
                        slot.frame = newFrame();
                        slot.frame.slot(slot);
                    }
                    return slot.frame;
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

    /** Ends the call of a frame and keeps the frame for another one. */
    void giveBack(ThreadContext context, Invocation call) {
        call.release();
        if (call.slot() != null) {
            shared.add(call.slot());
        } else if (context == contexts.current()) {
            // frames beyond those that a thread keeps are left to the collector
            context.keepFrame(call);
        }
    }
}
