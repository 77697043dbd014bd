package org.zenorb.serve;

import org.zenorb.buffer.RequestBuffer;
import org.zenorb.error.MinorCode;
import org.zenorb.lane.Lane;
import org.zenorb.lane.LaneTask;
import org.zenorb.lane.LaneThread;
import org.zenorb.session.GiopSession;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A request that waits outside of its lane's threads, with its message.
 *
 * <p>Owner of the message: this, until it is resumed, refused or cancelled; whichever comes first
 * takes it. Thread: any.
 */
final class HeldMessage implements HeldRequest, LaneTask {
    private final RequestAdapter adapter;
    private final Lane lane;
    private final GiopSession session;
    private final int requestId;
    private final RequestBuffer message;
    private final int length;
    private final AtomicBoolean ended = new AtomicBoolean();
    private final AtomicBoolean taken = new AtomicBoolean();
    private volatile MinorCode refusal;
    private volatile String refusalDetail;

    HeldMessage(RequestAdapter adapter, Lane lane, ServerRequest request) {
        this.adapter = adapter;
        this.lane = lane;
        this.session = request.session();
        this.requestId = request.header().requestId();
        this.length = request.messageLength();
        this.message = request.detachMessage();
    }

    GiopSession session() {
        return session;
    }

    int requestId() {
        return requestId;
    }

    @Override
    public void resume() {
        submit();
    }

    @Override
    public void refuse(MinorCode minor, String detail) {
        refusalDetail = detail;
        refusal = minor;
        submit();
    }

    @Override
    public boolean isCancelled() {
        return taken.get() && !ended.get();
    }

    private void submit() {
        if (!ended.compareAndSet(false, true)) {
            throw MinorCode.BROKEN_INVARIANT.no("a held request was ended twice");
        }
        if (!taken.get() && !lane.submit(this) && cancel()) {
            session.refuse(MinorCode.HOLD_QUEUE_FULL, "the lane's queue is full");
        }
    }

    /** Drops the request; false when somebody else has taken it. */
    boolean cancel() {
        if (!taken.compareAndSet(false, true)) {
            return false;
        }
        adapter.underWay().forget(this);
        message.release();
        return true;
    }

    @Override
    public void discard() {
        boolean unused = cancel();
    }

    @Override
    public void run(LaneThread thread) {
        // the thread says what it is at before this stops being found
        adapter.begins(thread, session, requestId);
        if (!taken.compareAndSet(false, true)) {
            return;
        }
        adapter.underWay().forget(this);
        MinorCode minor = refusal;
        if (minor == null && thread.isSentry()) {
            adapter.refuse(thread, session, message, length);
        } else if (minor == null) {
            adapter.onRequest(thread, session, message, length);
        } else {
            adapter.refuse(thread, session, message, length, minor, refusalDetail);
        }
    }
}
