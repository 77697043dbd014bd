package org.omg.CORBA;

/**
 * The distributable thread that made the call was cancelled.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/THREAD_CANCELLED:1.0}.
 */
public final class THREAD_CANCELLED extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public THREAD_CANCELLED() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public THREAD_CANCELLED(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public THREAD_CANCELLED(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public THREAD_CANCELLED(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
