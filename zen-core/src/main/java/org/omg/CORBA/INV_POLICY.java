package org.omg.CORBA;

/**
 * Policies contradict each other, or the call contradicts a policy.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/INV_POLICY:1.0}.
 */
public final class INV_POLICY extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public INV_POLICY() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public INV_POLICY(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public INV_POLICY(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public INV_POLICY(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
