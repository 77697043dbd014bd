package org.zenorb.serve;

import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.ResponseHandler;
import org.omg.PortableServer.Servant;
import org.zenorb.error.MinorCode;

/**
 * One request inside the server: where its parts lie in the request buffer, which servant it goes
 * to, and the reply that is being made. Made once per upcall frame and reused.
 *
 * <p>Thread: the one that runs the upcall.
 */
public final class ServerRequest implements ResponseHandler {
    private byte[] keyBytes;
    private int keyOffset;
    private int keyLength;
    private Servant servant;
    private Object adapter;
    private Object entry;
    private org.omg.CORBA.Object forward;
    private MinorCode refusal;
    private String refusalDetail;

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
        throw MinorCode.NOT_IMPLEMENTED.no("operation");
    }

    /**
     * Whether the caller's own thread makes the upcall; such a request may block but not be held.
     */
    public boolean isCollocated() {
        return false;
    }

    /** Takes the request out of its lane's hands; preinvoke then returns {@link Outcome#HELD}. */
    public HeldRequest hold() {
        throw MinorCode.NOT_IMPLEMENTED.no("hold");
    }

    /** Until when a collocated caller may be blocked, on System.nanoTime's scale. */
    public long deadlineNs() {
        return Long.MAX_VALUE;
    }

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

    @Override
    public OutputStream createReply() {
        throw MinorCode.NOT_IMPLEMENTED.no("createReply");
    }

    @Override
    public OutputStream createExceptionReply() {
        throw MinorCode.NOT_IMPLEMENTED.no("createExceptionReply");
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
}
