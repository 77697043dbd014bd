package org.omg.CORBA;

/**
 * The activity or transaction of the request differs from the one it was suspended in.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/INVALID_ACTIVITY:1.0}.
 */
public final class INVALID_ACTIVITY extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public INVALID_ACTIVITY() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public INVALID_ACTIVITY(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public INVALID_ACTIVITY(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public INVALID_ACTIVITY(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
