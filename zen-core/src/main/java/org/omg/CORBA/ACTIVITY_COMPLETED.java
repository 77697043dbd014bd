package org.omg.CORBA;

/**
 * The activity of the request is already completed or was timed out.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/ACTIVITY_COMPLETED:1.0}.
 */
public final class ACTIVITY_COMPLETED extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public ACTIVITY_COMPLETED() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public ACTIVITY_COMPLETED(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public ACTIVITY_COMPLETED(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public ACTIVITY_COMPLETED(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
