package org.zenorb.lane;

import org.zenorb.transport.TransportAcceptor;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A lane's listening endpoint. Connections over the lane's limit are accepted and closed at once,
 * so that the client learns of it instead of waiting.
 *
 * <p>Thread: the lane's, several at once; only one accepts.
 */
final class AcceptorSource implements LaneSource, LaneTask {
    private static final System.Logger LOGGER = System.getLogger(AcceptorSource.class.getName());
    private static final int FREE = 0;
    private static final int ACCEPTING = 1;
    private static final int ACCEPTING_AND_MORE = 2;
    private static final int DEAD = 3;

    private final Lane lane;
    private final TransportAcceptor acceptor;
    private final AtomicInteger claim = new AtomicInteger(FREE);
    private final AtomicBoolean closed = new AtomicBoolean();

    AcceptorSource(Lane lane, TransportAcceptor acceptor) {
        this.lane = lane;
        this.acceptor = acceptor;
    }

    TransportAcceptor acceptor() {
        return acceptor;
    }

    @Override
    public void onReady(LaneThread thread) {
        int before = claim.getAndUpdate(AcceptorSource::reported);
        if (before == FREE) {
            acceptUnderClaim();
        }
    }

    private static int reported(int now) {
        return switch (now) {
            case FREE -> ACCEPTING;
            case DEAD -> DEAD;
            default -> ACCEPTING_AND_MORE;
        };
    }

    /** Another attempt after {@link Lane#retryLater}. */
    @Override
    public void run(LaneThread thread) {
        onReady(thread);
    }

    @Override
    public void discard() {
        // holds nothing but the claim's right to try again
    }

    private void acceptUnderClaim() {
        do {
            claim.set(ACCEPTING);
            acceptAll();
            if (closed.get()) {
                end();
                return;
            }
        } while (!claim.compareAndSet(ACCEPTING, FREE));
        if (closed.get() && claim.compareAndSet(FREE, DEAD)) {
            end();
        }
    }

    private void acceptAll() {
        try {
            while (!closed.get()) {
                TransportChannel channel = acceptor.accept();
                if (channel == null) {
                    return;
                }
                lane.adopt(channel);
            }
        } catch (IOException e) {
            if (!closed.get()) {
                LOGGER.log(
                        Level.WARNING,
                        "the endpoint at port " + acceptor.port() + " cannot accept for now",
                        e);
                // out of descriptors most likely: no further report comes for those that wait
                lane.retryLater(this);
            }
        }
    }

    /** Closes the socket, under the claim: nobody accepts from a descriptor that is gone. */
    private void end() {
        claim.set(DEAD);
        lane.withdraw(acceptor);
        acceptor.close();
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true) && claim.compareAndSet(FREE, DEAD)) {
            end();
        }
    }
}
