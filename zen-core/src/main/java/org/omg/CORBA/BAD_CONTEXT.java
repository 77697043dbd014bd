package org.omg.CORBA;

/**
 * The context object lacks what the operation's context clause asks for.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/BAD_CONTEXT:1.0}.
 */
public final class BAD_CONTEXT extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public BAD_CONTEXT() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public BAD_CONTEXT(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public BAD_CONTEXT(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public BAD_CONTEXT(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
