package org.omg.CORBA;

/**
 * The servant raised something that is not a CORBA exception of the operation, or the peer sent an
 * exception that this side does not know.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/UNKNOWN:1.0}.
 */
public final class UNKNOWN extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public UNKNOWN() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public UNKNOWN(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public UNKNOWN(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public UNKNOWN(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
