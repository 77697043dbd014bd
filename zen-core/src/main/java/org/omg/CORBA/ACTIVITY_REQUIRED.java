package org.omg.CORBA;

/**
 * The operation needs an activity and the request carried none.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/ACTIVITY_REQUIRED:1.0}.
 */
public final class ACTIVITY_REQUIRED extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public ACTIVITY_REQUIRED() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public ACTIVITY_REQUIRED(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public ACTIVITY_REQUIRED(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public ACTIVITY_REQUIRED(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
