package org.omg.CORBA;

/**
 * Client and server have no code set in common.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/CODESET_INCOMPATIBLE:1.0}.
 */
public final class CODESET_INCOMPATIBLE extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public CODESET_INCOMPATIBLE() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public CODESET_INCOMPATIBLE(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public CODESET_INCOMPATIBLE(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public CODESET_INCOMPATIBLE(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
