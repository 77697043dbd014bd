package org.zenorb.serve;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.ResponseHandler;
import org.omg.PortableServer.Servant;
import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.error.MinorCode;
import org.zenorb.error.SystemExceptions;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.LocateRequestFlyweight;
import org.zenorb.giop.MessageHeader;
import org.zenorb.giop.ReplyFlyweight;
import org.zenorb.giop.RequestFlyweight;
import org.zenorb.session.GiopSession;

import java.nio.charset.StandardCharsets;

/**
 * One request inside the server: where its parts lie in the request buffer, which servant it goes
 * to, and the reply that is being made. Made once per upcall frame and reused.
 *
 * <p>A reply that has been begun can be discarded by beginning another: a servant may fail after it
 * has written half of its results.
 *
 * <p>Owner of the message and of the reply buffer: this, from begin to {@link #end}. Thread: the
 * one that runs the upcall.
 */
public final class ServerRequest implements ResponseHandler {
    private static final int NO_CONTEXTS = 0;

    private static final String NON_EXISTENT = "_non_existent";

    /** Its name in GIOP 1.0; as long as the other. */
    private static final String NOT_EXISTENT = "_not_existent";

    private final CdrInput in;
    private final CdrOutput out;
    private final boolean replyLittleEndian;
    private final DispatchedEvent event = new DispatchedEvent();

    // the message
    private GiopSession session;
    private RequestBuffer message;
    private int messageLength;
    private final RequestFlyweight header = new RequestFlyweight();
    private final LocateRequestFlyweight locateHeader = new LocateRequestFlyweight();
    private byte[] keyBytes;
    private int keyOffset;
    private int keyLength;
    private long deadlineNs;
    private HoldingPlace holdingPlace;
    private CurrentRequest current = new CurrentRequest();

    // the target
    private Servant servant;
    private Object adapter;
    private Object entry;
    private org.omg.CORBA.Object forward;
    private MinorCode refusal;
    private String refusalDetail;

    // the reply
    private BufferPool replyPool;
    private RequestBuffer reply;
    private int replyHeaderEnd;
    private String collocatedOperation;

    /** Where a request goes that the adapter wants to hold. */
    interface HoldingPlace {
        HeldRequest hold(ServerRequest request);
    }

    /** A record outside of any call, for trying an object adapter by itself. */
    public ServerRequest() {
        this(null, false);
    }

    /**
     * A record.
     *
     * @param replyLittleEndian the byte order of replies
     */
    ServerRequest(ReferenceFactory references, boolean replyLittleEndian) {
        this.in = new CdrInput(references);
        this.out = new CdrOutput(references);
        this.replyLittleEndian = replyLittleEndian;
    }

    /** Sets where requests go that are to be held; none for collocated ones. */
    void holdingPlace(HoldingPlace place) {
        holdingPlace = place;
    }

    /** Sets where cancellations of what is served here are noted; for requests of a lane. */
    void cancelledAt(CurrentRequest place) {
        current = place;
    }

    /** Says which request is served from now on, before it is. */
    void begins(GiopSession from, int requestId) {
        current.begin(from, requestId);
    }

    /** Whether the client has cancelled the request. */
    boolean isCancelled() {
        return current.isCancelled();
    }

    /**
     * Whether the client waits for a reply that cannot reach it, because its connection is over.
     */
    boolean isAbandoned() {
        return session != null && header.isResponseExpected() && !session.isOpen();
    }

    /** The Flight Recorder's event of this request, reused like the rest. */
    DispatchedEvent event() {
        return event;
    }

    // ---------------------------------------------------------------- begin and end

    /**
     * Takes a Request message over.
     *
     * @param from the connection it came over; null when the caller is collocated
     * @return false when its header is not sound; the message is still owned by this
     */
    boolean begin(GiopSession from, RequestBuffer request, int length, BufferPool replies) {
        session = from;
        message = request;
        messageLength = length;
        replyPool = replies;
        deadlineNs = Long.MAX_VALUE;
        collocatedOperation = null;
        forward = null;
        refusal = null;
        refusalDetail = null;
        if (!header.wrap(request.bytes(), 0, length)) {
            return false;
        }
        key(request.bytes(), header.keyPosition(), header.keyLength());
        return true;
    }

    /** Takes a LocateRequest message over; false when its header is not sound. */
    boolean beginLocate(GiopSession from, RequestBuffer request, int length, BufferPool replies) {
        session = from;
        message = request;
        messageLength = length;
        replyPool = replies;
        forward = null;
        refusal = null;
        refusalDetail = null;
        if (!locateHeader.wrap(request.bytes(), 0, length)) {
            return false;
        }
        key(request.bytes(), locateHeader.keyPosition(), locateHeader.keyLength());
        return true;
    }

    /** Prepares for a local call without a message: only the target is looked for. */
    void beginDirect(byte[] key, String operation, long deadline) {
        session = null;
        message = null;
        collocatedOperation = operation;
        deadlineNs = deadline;
        forward = null;
        refusal = null;
        refusalDetail = null;
        key(key, 0, key.length);
    }

    /** Until when a collocated caller may be blocked. */
    void deadline(long limitNs) {
        deadlineNs = limitNs;
    }

    /** Opens the body for the skeleton. */
    void openBody(int charCodeSet, int wcharCodeSet) {
        in.attach(
                message.bytes(),
                0,
                header.bodyPosition(),
                messageLength,
                header.isLittleEndian(),
                header.version().minor(),
                charCodeSet,
                wcharCodeSet);
    }

    /** Gives the message away, to whoever holds the request. */
    RequestBuffer detachMessage() {
        RequestBuffer taken = message;
        message = null;
        return taken;
    }

    /** Gives the reply away, to a collocated caller. */
    RequestBuffer detachReply() {
        RequestBuffer taken = reply;
        reply = null;
        out.detach();
        return taken;
    }

    /** Releases everything. */
    void end() {
        in.detach();
        out.detach();
        if (message != null) {
            message.release();
            message = null;
        }
        if (reply != null) {
            reply.release();
            reply = null;
        }
        keyBytes = null;
        servant = null;
        adapter = null;
        entry = null;
        forward = null;
        session = null;
        current.end();
    }

    // ---------------------------------------------------------------- the request's parts

    RequestFlyweight header() {
        return header;
    }

    LocateRequestFlyweight locateHeader() {
        return locateHeader;
    }

    GiopSession session() {
        return session;
    }

    int messageLength() {
        return messageLength;
    }

    CdrInput in() {
        return in;
    }

    CdrOutput out() {
        return out;
    }

    /** The array that holds the object key, at {@link #keyOffset()}. */
    public byte[] keyBytes() {
        return keyBytes;
    }

    /** Where the object key begins. */
    public int keyOffset() {
        return keyOffset;
    }

    /** The object key's length in bytes. */
    public int keyLength() {
        return keyLength;
    }

    /** Sets the object key, as it lies in a message or in a reference. */
    public void key(byte[] bytes, int offset, int length) {
        keyBytes = bytes;
        keyOffset = offset;
        keyLength = length;
    }

    /** The operation's name as text; allocates, so not for the hot path. */
    public String operation() {
        if (collocatedOperation != null) {
            return collocatedOperation;
        }
        return new String(
                header.bytes(),
                header.operationPosition(),
                header.operationLength(),
                StandardCharsets.ISO_8859_1);
    }

    /**
     * Whether the caller's own thread makes the upcall; such a request may block but not be held.
     */
    public boolean isCollocated() {
        return holdingPlace == null;
    }

    /** Takes the request out of its lane's hands; preinvoke then returns {@link Outcome#HELD}. */
    public HeldRequest hold() {
        return holdingPlace.hold(this);
    }

    /** Until when a collocated caller may be blocked, on System.nanoTime's scale. */
    public long deadlineNs() {
        return deadlineNs;
    }

    // ---------------------------------------------------------------- the target

    /**
     * Sets the target.
     *
     * @param adapter the adapter's own record of the POA
     * @param entry the adapter's own record of the object
     */
    public void target(Servant servant, Object adapter, Object entry) {
        this.servant = servant;
        this.adapter = adapter;
        this.entry = entry;
    }

    /** Sets where the request should go instead. */
    public void forward(org.omg.CORBA.Object reference) {
        this.forward = reference;
    }

    /** Sets why there is no target. */
    public void refuse(MinorCode minor, String detail) {
        this.refusal = minor;
        this.refusalDetail = detail;
    }

    /** The servant of the running upcall. */
    public Servant servant() {
        return servant;
    }

    /** The adapter's record of the POA of the running upcall. */
    public Object adapter() {
        return adapter;
    }

    /** The adapter's record of the object of the running upcall. */
    public Object entry() {
        return entry;
    }

    /** The forward reference, after {@link Outcome#FORWARD}. */
    public org.omg.CORBA.Object forward() {
        return forward;
    }

    /** The minor code, after {@link Outcome#REFUSED}. */
    public MinorCode refusal() {
        return refusal;
    }

    /** The detail of the refusal, or null. */
    public String refusalDetail() {
        return refusalDetail;
    }

    // ---------------------------------------------------------------- the reply

    @Override
    public OutputStream createReply() {
        return beginReply(ReplyFlyweight.NO_EXCEPTION);
    }

    @Override
    public OutputStream createExceptionReply() {
        return beginReply(ReplyFlyweight.USER_EXCEPTION);
    }

    /** Makes the reply a system exception, in place of whatever was begun. */
    void replySystemException(SystemException e) {
        CdrOutput body = beginReply(ReplyFlyweight.SYSTEM_EXCEPTION);
        body.write_string(SystemExceptions.repositoryId(e));
        body.write_ulong(e.minor);
        body.write_ulong(e.completed.value());
    }

    /**
     * Makes the reply the refusal that the adapter has set; allocates no exception. Who asks
     * whether the object exists is told that it does not: clients of others take the exception for
     * a failure of the question (CORBA 3.3 part 1, non_existent of Object).
     */
    void replyRefusal() {
        if (refusal == MinorCode.OBJECT_UNKNOWN && asksForExistence()) {
            beginReply(ReplyFlyweight.NO_EXCEPTION).write_boolean(true);
            return;
        }
        CdrOutput body = beginReply(ReplyFlyweight.SYSTEM_EXCEPTION);
        body.write_string(refusal.repositoryId());
        body.write_ulong(refusal.number());
        body.write_ulong(CompletionStatus._COMPLETED_NO);
    }

    private boolean asksForExistence() {
        if (header.operationLength() != NON_EXISTENT.length()) {
            return false;
        }
        String asked = operation();
        return asked.equals(NON_EXISTENT) || asked.equals(NOT_EXISTENT);
    }

    /** Makes the reply a forward to the reference that the adapter has set. */
    void replyForward() {
        beginReply(ReplyFlyweight.LOCATION_FORWARD).write_Object(forward);
    }

    /** Asks the client to address the target by its key. */
    void replyNeedsKeyAddress() {
        beginReply(ReplyFlyweight.NEEDS_ADDRESSING_MODE)
                .write_short((short) RequestFlyweight.KEY_ADDRESS);
    }

    private CdrOutput beginReply(int status) {
        GiopVersion version = header.version();
        CdrOutput body = beginMessage(MessageHeader.REPLY, version);
        if (version == GiopVersion.V1_2) {
            body.write_ulong(header.requestId());
            body.write_ulong(status);
            body.write_ulong(NO_CONTEXTS);
        } else {
            body.write_ulong(NO_CONTEXTS);
            body.write_ulong(header.requestId());
            body.write_ulong(status);
        }
        // 12 octets of header and 12 of reply header: the body of 1.2 is aligned to 8 already
        replyHeaderEnd = body.position();
        return body;
    }

    /** Begins a LocateReply. */
    CdrOutput beginLocateReply(int status) {
        CdrOutput body = beginMessage(MessageHeader.LOCATE_REPLY, locateHeader.version());
        body.write_ulong(locateHeader.requestId());
        body.write_ulong(status);
        return body;
    }

    private CdrOutput beginMessage(int type, GiopVersion version) {
        if (reply == null) {
            reply = replyPool.lease();
        }
        MessageHeader.write(reply.bytes(), 0, version, replyLittleEndian, type);
        long codeSets = RequestAdapter.codeSets(session);
        out.attach(
                reply,
                0,
                MessageHeader.BYTES,
                replyLittleEndian,
                version.minor(),
                CodeSetsContext.charCodeSet(codeSets),
                CodeSetsContext.wcharCodeSet(codeSets));
        return out;
    }

    /** Whether a reply was begun. */
    boolean hasReply() {
        return reply != null;
    }

    /** Whether the reply has a body. */
    boolean hasReplyBody() {
        return out.position() > replyHeaderEnd;
    }

    /** Whether results are being written, so that the servant has done its part. */
    boolean hasResults() {
        return hasReply() && out.isAttached() && hasReplyBody();
    }

    /** Whether the skeleton is still reading arguments, so that the servant has not begun. */
    boolean hasUnreadArguments() {
        return in.isAttached() && in.available() > 0;
    }

    /** Patches the size of the reply and returns its length; the reply is whole then. */
    int concludeReply() {
        int length = out.position();
        MessageHeader.putBodyBytes(reply.bytes(), 0, length - MessageHeader.BYTES);
        return length;
    }

    /** The reply's bytes. */
    byte[] replyBytes() {
        return reply.bytes();
    }
}
