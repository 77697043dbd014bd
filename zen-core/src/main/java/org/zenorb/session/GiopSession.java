package org.zenorb.session;

import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.FragmentCuts;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * A conversation in GIOP over one connection, in both roles: requests can be sent and replies
 * awaited, requests can be received and replies sent.
 *
 * <p>One thread at a time reads: it holds the claim. On the server's side a lane's thread claims
 * the session when bytes have come, reads one request, gives the claim back and only then makes the
 * upcall. On the client's side a caller that waits for its reply claims the session and reads for
 * all callers until its own reply is there; then the next one does.
 *
 * <p>Guarantees: no method but the constructor and the ends of a connection allocates; a reply
 * finds its caller in constant time; giving up, interrupting or losing a caller leaves the
 * connection to the others.
 *
 * <p>Thread: any; the read methods only while holding the claim.
 */
public final class GiopSession {
    /** The life of a session. */
    public enum State {
        /** Requests may be sent. */
        OPEN,
        /** CloseConnection was sent; nothing new is sent, replies under way are dropped. */
        FINISHING,
        /** Somebody is closing the connection just now. */
        BREAKING,
        /** The connection is over. */
        CLOSED
    }

    /** What {@link #read} found. */
    public enum Event {
        /** Nothing more is there, or the time is up. */
        NOTHING,
        /** A Request message is in {@link #message()}. */
        REQUEST,
        /** A LocateRequest message is in {@link #message()}. */
        LOCATE_REQUEST,
        /** The awaited reply is there. */
        REPLIED,
        /** The connection is over. */
        CLOSED
    }

    /** What became of a message. */
    public enum Sent {
        /** It is on its way. */
        WHOLE,
        /** The session is over or ending; nothing of it was sent. */
        NOT_OPEN,
        /** The caller's time was up; nothing was sent that the server will act on. */
        NOT_IN_TIME,
        /** The caller's time was up; the rest will follow without it. */
        HALF_IN_TIME
    }

    private static final System.Logger LOGGER = System.getLogger(GiopSession.class.getName());

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(GiopSession.class, "state", State.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final TransportChannel channel;
    private final SessionListener listener;
    private final PendingTable pending;
    private final SessionWatch watch;
    private final int fragmentBytes;
    private final SessionWriter writer;
    private final SessionSender sender;
    private final MessageAssembly messages;
    private final SessionReader reader;
    private final ReadClaim claim = new ReadClaim();
    private final WaitingCallers callers;
    private final ReentrantLock ending = new ReentrantLock();

    private volatile State state = State.OPEN;
    private volatile boolean endReported;
    private volatile long codeSets;
    private volatile Object attachment;

    private volatile long lastUsedNs = System.nanoTime();

    /**
     * A session over an open channel.
     *
     * @param watch reads for callers that cannot; null where nobody will call {@link #await}
     */
    public GiopSession(
            TransportChannel channel,
            BufferPool buffers,
            SessionListener listener,
            SessionLimits limits,
            SessionWatch watch) {
        this.channel = channel;
        this.watch = watch;
        this.listener = listener;
        this.fragmentBytes = limits.fragmentBytes();
        this.writer = new SessionWriter(channel, buffers, limits, watch == null);
        this.sender = new SessionSender(this, channel, listener, writer, watch == null);
        this.pending = new PendingTable(limits.maxPendingRequests());
        this.messages = new MessageAssembly(channel, buffers, limits);
        this.reader = new SessionReader(this, channel, messages, pending, listener);
        this.callers = new WaitingCallers(this, channel, reader, claim, pending, watch);
    }

    /** Where the session stands. */
    public State state() {
        return state;
    }

    /** Whether requests can be sent. */
    public boolean isOpen() {
        return state == State.OPEN;
    }

    /** When a message last came or went, on System.nanoTime's scale. */
    public long lastUsedNs() {
        return lastUsedNs;
    }

    /** Notes that the session is used at this time. */
    public void touch(long nowNs) {
        lastUsedNs = nowNs;
    }

    /**
     * The code sets agreed for this connection: char in the upper half, wchar in the lower; 0 until
     * they are agreed.
     */
    public long codeSets() {
        return codeSets;
    }

    /** Remembers the code sets agreed for this connection. */
    public void codeSets(int charCodeSet, int wcharCodeSet) {
        codeSets = (long) charCodeSet << 32 | wcharCodeSet & 0xffff_ffffL;
    }

    /** Whatever the owner of the session keeps with it. */
    public Object attachment() {
        return attachment;
    }

    /** Keeps something with the session. */
    public void attach(Object object) {
        attachment = object;
    }

    // ---------------------------------------------------------------- the claim

    /**
     * Claims the right to read after a report of readiness; when somebody else has it, he is told
     * that there is more.
     */
    public boolean claimReported() {
        return claim.takeReported();
    }

    /** Claims the right to read if nobody has it. */
    public boolean claim() {
        return claim.take();
    }

    /**
     * Gives the claim back.
     *
     * @return false when more bytes were reported meanwhile: the claim is still held
     */
    public boolean release() {
        if (state == State.CLOSED) {
            // whatever was reported meanwhile: nobody will read it
            free();
            return true;
        }
        if (!claim.giveBack()) {
            return false;
        }
        if (state == State.CLOSED && claim()) {
            free();
        }
        return true;
    }

    /** Whether there is something to read that no further report of readiness will announce. */
    public boolean hasUnreported() {
        return channel.staged() > 0 || channel.mayHaveMore() || endReported;
    }

    /**
     * Notes that the end of the stream was reported. It lies behind bytes that were reported with
     * it, so whoever reads those must read on.
     */
    public void endReported() {
        endReported = true;
    }

    // ---------------------------------------------------------------- reading

    /**
     * Reads messages and gives replies to their callers, until there is something for the reader
     * himself.
     *
     * @param timeoutNs how long to wait for bytes, {@link TransportChannel#NOW} or FOREVER
     * @param awaited ends the reading when it is no longer waiting; null for none
     */
    public Event read(long timeoutNs, PendingReply awaited) {
        return reader.read(timeoutNs, awaited);
    }

    /** The message that {@link #read} announced; the caller owns it now. */
    public RequestBuffer message() {
        return reader.message();
    }

    /** The length of the message that {@link #read} announced. */
    public int messageLength() {
        return reader.messageLength();
    }

    /** Ends the connection because of a message that cannot be understood; the peer is told. */
    public void refuse(MinorCode minor, String detail) {
        onLimit(minor.no(detail));
    }

    /** A message broke a rule or a limit: the peer is told, and the connection ends. */
    void onLimit(org.omg.CORBA.SystemException e) {
        LOGGER.log(
                Level.WARNING, () -> "closing the connection " + channel + ": " + e.getMessage());
        sender.sendControl(MessageHeader.MESSAGE_ERROR, controlVersion());
        breakOff(MinorCode.PROTOCOL_ERROR, e.getMessage(), false);
    }

    // ---------------------------------------------------------------- sending

    /** The length of the fragments that longer messages are sent in; 0 for never. */
    public int fragmentBytes() {
        return fragmentBytes;
    }

    /**
     * Sends a whole message.
     *
     * @param cuts where one of GIOP 1.1 may be cut into fragments; null to send it in one piece
     * @param deadlineNs when the caller's time is up, on System.nanoTime's scale; Long.MAX_VALUE
     *     for never
     * @throws IOException when the connection broke meanwhile; a part may have been sent
     */
    public Sent send(byte[] bytes, int length, FragmentCuts cuts, long deadlineNs)
            throws IOException {
        IOException broken;
        try {
            return sender.send(bytes, length, cuts, deadlineNs);
        } catch (IOException e) {
            broken = e;
        }
        if (watch != null) {
            // a CloseConnection that came before says that the server has not begun what we sent
            poll();
        }
        breakOff(MinorCode.CONNECTION_LOST, broken.getMessage(), false);
        throw broken;
    }

    /** As the other, for a message that is not cut in GIOP 1.1, however long it takes. */
    public Sent send(byte[] bytes, int length) throws IOException {
        return send(bytes, length, null, Long.MAX_VALUE);
    }

    /** Frees what a connection that is over still holds, unless somebody reads. */
    void freeIfOver() {
        if (state == State.CLOSED && claim()) {
            free();
        }
    }

    /** Tells the server that nobody waits for this reply any more; waits for nothing. */
    public void cancel(PendingReply reply, GiopVersion version) {
        sender.cancel(reply.requestId(), version);
    }

    /** Whether something of what was sent is still here, because the peer did not take it. */
    public boolean hasUnsent() {
        return writer.hasRest();
    }

    /**
     * Sends on what the peer has not taken, as far as it takes it now; after {@link
     * SessionLimits#outputTurnBytes} the listener is told that there is more.
     */
    public void flush() {
        sender.flush();
    }

    /**
     * Whether the peer has left so much of what was sent to it that nothing more may be read from
     * it; {@link SessionListener#onDrained} says when that ends.
     */
    public boolean pausesReading() {
        return sender.pausesReading();
    }

    /** Enters a request whose reply is awaited; false when too many are under way. */
    public boolean enter(PendingReply reply) {
        return pending.enter(reply);
    }

    /**
     * Gives a request up.
     *
     * @return false when it has been answered, or has failed, at the last moment
     */
    public boolean abandon(PendingReply reply) {
        if (pending.take(reply.requestId()) != null) {
            return true;
        }
        // whoever has taken it out is about to say so, and unparks; spinning here could keep a
        // thread of lower priority from doing it
        boolean interrupted = false;
        while (reply.state() == PendingReply.State.WAITING) {
            LockSupport.park(this);
            interrupted |= Thread.interrupted();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    /**
     * Takes back a request whose end a {@link ReplyListener} is told.
     *
     * @return false when its end has come: the listener was told, or is just being told
     */
    public boolean withdraw(PendingReply reply) {
        return pending.withdraw(reply);
    }

    /** Has replies read for which nobody waits; after a request with a listener was sent. */
    public void attend() {
        watch.watch(this);
    }

    /** Whether no request of ours is under way. */
    public boolean isIdle() {
        return pending.isEmpty();
    }

    /**
     * Waits until the reply is no longer waiting, reading for all callers while nobody else does.
     *
     * @param deadlineNs on System.nanoTime's scale; Long.MAX_VALUE for none
     * @return false when the time was up first
     */
    public boolean await(PendingReply reply, long deadlineNs) {
        return callers.await(reply, deadlineNs);
    }

    /**
     * Reads what is there without waiting, unless somebody reads already: for a connection that was
     * idle, so that its end is seen before the next request, and for a {@link SessionWatch}.
     */
    public void poll() {
        sender.poll();
        if (claim()) {
            Event event = read(TransportChannel.NOW, null);
            refuseRequests(event);
            leaveToNext();
        }
    }

    /** To be called under the claim: the message is the reader's. */
    void refuseRequests(Event event) {
        if (event == Event.REQUEST || event == Event.LOCATE_REQUEST) {
            // a server has no business sending requests on a connection it did not open
            message().release();
            breakOff(MinorCode.PROTOCOL_ERROR, "a request from a server", false);
        }
    }

    /** Whether replies are awaited by callers that do not read themselves. */
    public boolean isUnattended() {
        return pending.hasUnattended();
    }

    /** Gives the claim back and wakes a caller that follows, so that it reads on. */
    void leaveToNext() {
        while (!release()) {
            // a report of readiness while we read: the next reader will see the bytes
            continue;
        }
        callers.wakeOne();
    }

    // ---------------------------------------------------------------- the end

    /** Tells the peer in good order that this end is closing; requests under way are lost. */
    public void finish() {
        boolean sentAll =
                sender.finish(() -> {
                    if (watch == null || messages.peerMinor() >= 2) {
                        // before 1.2 only servers may say so
                        sender.sendControl(MessageHeader.CLOSE_CONNECTION, controlVersion());
                    }
                    if (state(State.OPEN, State.FINISHING)) {
                        channel.endOutput();
                    }
                });
        if (!sentAll) {
            breakOff(MinorCode.ORB_SHUT_DOWN, "the peer takes no bytes", false);
        }
    }

    private GiopVersion controlVersion() {
        GiopVersion version = GiopVersion.ofMinor(messages.peerMinor());
        return version == null ? GiopVersion.V1_2 : version;
    }

    /**
     * Ends the connection at once. Callers that wait are told why.
     *
     * @param mayRetry whether the server is known not to have begun what is under way
     */
    public void breakOff(MinorCode minor, String detail, boolean mayRetry) {
        if (state(State.OPEN, State.BREAKING) || state(State.FINISHING, State.BREAKING)) {
            channel.shutdown();
            state(State.BREAKING, State.CLOSED);
            pending.failAll(minor, detail, mayRetry);
            listener.onClosed(this);
            if (claim()) {
                free();
            }
        } else if (state == State.CLOSED) {
            // a request entered while the others were being told
            pending.failAll(minor, detail, mayRetry);
        }
    }

    private boolean state(State from, State to) {
        return STATE.compareAndSet(this, from, to);
    }

    /** Frees channel and buffers; the claim is held and never given back. */
    private void free() {
        // a writer inside leaves soon: the channel is shut down already
        writer.lock();
        ending.lock();
        try {
            claim.end();
            messages.discard();
            writer.discard();
            channel.close();
        } finally {
            ending.unlock();
            writer.unlock();
        }
    }

    /** Does something with the channel that must not meet its end; nothing when it is over. */
    public void ifOpen(Consumer<TransportChannel> action) {
        ending.lock();
        try {
            if (state == State.OPEN) {
                action.accept(channel);
            }
        } finally {
            ending.unlock();
        }
    }

    @Override
    public String toString() {
        return channel.toString();
    }
}
