package org.omg.CORBA;

/**
 * The connection failed after the request was sent and before its reply arrived.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/COMM_FAILURE:1.0}.
 */
public final class COMM_FAILURE extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public COMM_FAILURE() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public COMM_FAILURE(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public COMM_FAILURE(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public COMM_FAILURE(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
