package org.omg.CORBA;

/**
 * Persistent storage failed.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/PERSIST_STORE:1.0}.
 */
public final class PERSIST_STORE extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public PERSIST_STORE() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public PERSIST_STORE(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public PERSIST_STORE(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public PERSIST_STORE(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
