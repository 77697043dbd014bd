package org.omg.CORBA;

/**
 * A flag is not allowed here.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/INV_FLAG:1.0}.
 */
public final class INV_FLAG extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public INV_FLAG() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public INV_FLAG(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public INV_FLAG(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public INV_FLAG(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
