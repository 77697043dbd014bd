package org.omg.CORBA;

/**
 * The object has no such operation, or the Any does not hold this type.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/BAD_OPERATION:1.0}.
 */
public final class BAD_OPERATION extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public BAD_OPERATION() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public BAD_OPERATION(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public BAD_OPERATION(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public BAD_OPERATION(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
