package org.omg.CORBA;

/**
 * A limit of this implementation was reached: a length, a count, a depth.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/IMP_LIMIT:1.0}.
 */
public final class IMP_LIMIT extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public IMP_LIMIT() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public IMP_LIMIT(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public IMP_LIMIT(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public IMP_LIMIT(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
