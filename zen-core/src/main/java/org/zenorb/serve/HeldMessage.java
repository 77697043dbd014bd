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
 * <p>Owner of the message: this, until it is resumed or refused. Thread: any.
 */
final class HeldMessage implements HeldRequest, LaneTask {
    private final RequestAdapter adapter;
    private final Lane lane;
    private final GiopSession session;
    private final RequestBuffer message;
    private final int length;
    private final AtomicBoolean done = new AtomicBoolean();
    private volatile MinorCode refusal;
    private volatile String refusalDetail;

    HeldMessage(RequestAdapter adapter, Lane lane, ServerRequest request) {
        this.adapter = adapter;
        this.lane = lane;
        this.session = request.session();
        this.length = request.messageLength();
        this.message = request.detachMessage();
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

    private void submit() {
        if (!done.compareAndSet(false, true)) {
            throw MinorCode.BROKEN_INVARIANT.no("a held request was ended twice");
        }
        if (!lane.submit(this)) {
            message.release();
            session.refuse(MinorCode.HOLD_QUEUE_FULL, "the lane's queue is full");
        }
    }

    @Override
    public void discard() {
        message.release();
    }

    @Override
    public void run(LaneThread thread) {
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
