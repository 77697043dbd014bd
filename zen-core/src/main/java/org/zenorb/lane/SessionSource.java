package org.zenorb.lane;

import org.zenorb.buffer.RequestBuffer;
import org.zenorb.error.MinorCode;
import org.zenorb.session.GiopSession;
import org.zenorb.session.SessionListener;
import org.zenorb.transport.TransportChannel;

/**
 * A lane's connection: reads one request under the claim, hands the claim back or on, and then
 * serves the request, so that the next one on the same connection need not wait for it.
 *
 * <p>Thread: the lane's, several at once.
 */
final class SessionSource implements LaneSource, LaneTask, SessionListener {
    private final Lane lane;
    private final GiopSession session;
    private final OutputTurn outputTurn;
    private volatile long token = -1;

    SessionSource(Lane lane, TransportChannel channel) {
        this.lane = lane;
        this.session =
                new GiopSession(channel, lane.buffers(), this, lane.settings().limits(), null);
        this.outputTurn = new OutputTurn(lane, session);
    }

    GiopSession session() {
        return session;
    }

    /** Sets the token before the first report can come. */
    void token(long registered) {
        token = registered;
    }

    @Override
    public void onReady(LaneThread thread) {
        if (thread.readinessWait().sawEnd()) {
            session.endReported();
        }
        if (session.hasUnsent()) {
            session.flush();
        }
        if (session.claimReported()) {
            run(thread);
        }
    }

    /** Reads on under the claim, which is held. */
    @Override
    public void run(LaneThread thread) {
        while (true) {
            if (session.pausesReading()) {
                if (session.release()) {
                    return;
                }
                continue;
            }
            GiopSession.Event event = session.read(TransportChannel.NOW, null);
            switch (event) {
                case REQUEST:
                case LOCATE_REQUEST:
                    RequestBuffer message = session.message();
                    int length = session.messageLength();
                    if (event == GiopSession.Event.REQUEST) {
                        lane.dispatcher().onArrival(thread, session, message, length);
                    }
                    if (session.hasUnreported() || !session.release()) {
                        lane.handOn(this);
                    }
                    serve(thread, event, message, length);
                    return;
                case NOTHING:
                    if (session.release()) {
                        return;
                    }
                    break;
                default:
                    leave();
                    return;
            }
        }
    }

    /** Gives the claim of a connection that is over back, so that it is freed. */
    private void leave() {
        while (!session.release()) {
            // reported once more while somebody else was closing it
            continue;
        }
    }

    private void serve(
            LaneThread thread, GiopSession.Event event, RequestBuffer message, int length) {
        if (event == GiopSession.Event.LOCATE_REQUEST) {
            lane.dispatcher().onLocateRequest(thread, session, message, length);
        } else if (thread.isSentry()) {
            lane.dispatcher().refuse(thread, session, message, length);
        } else {
            lane.dispatcher().onRequest(thread, session, message, length);
        }
    }

    @Override
    public void onClosed(GiopSession closed) {
        lane.leave(token);
        ConnectionEvents.closed(closed, true);
        lane.dispatcher().onClosed(closed);
    }

    @Override
    public void onCancel(GiopSession cancelled, int requestId) {
        lane.dispatcher().onCancel(cancelled, requestId);
    }

    @Override
    public void onUnsent(GiopSession slow) {
        lane.watchOutput(this);
    }

    @Override
    public void onOutputTurnOver(GiopSession slow) {
        outputTurn.next();
    }

    @Override
    public void onDrained(GiopSession drained) {
        if (session.claimReported()) {
            lane.handOn(this);
        }
    }

    @Override
    public void discard() {
        // the lane has closed the session; what is left is the claim
        leave();
    }

    @Override
    public void close() {
        session.breakOff(MinorCode.ORB_SHUT_DOWN, "the lane ended", false);
    }
}
