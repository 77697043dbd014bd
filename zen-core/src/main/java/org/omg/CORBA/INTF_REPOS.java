package org.omg.CORBA;

/**
 * The interface repository could not be reached or failed.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/INTF_REPOS:1.0}.
 */
public final class INTF_REPOS extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public INTF_REPOS() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public INTF_REPOS(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public INTF_REPOS(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public INTF_REPOS(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
