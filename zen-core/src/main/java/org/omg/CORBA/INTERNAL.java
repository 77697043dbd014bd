package org.omg.CORBA;

/**
 * The ORB found an inconsistency in itself; always worth a report.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/INTERNAL:1.0}.
 */
public final class INTERNAL extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public INTERNAL() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public INTERNAL(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public INTERNAL(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public INTERNAL(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
