package org.omg.CORBA;

/**
 * The ORB or the server could not get the memory it needs.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/NO_MEMORY:1.0}.
 */
public final class NO_MEMORY extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public NO_MEMORY() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public NO_MEMORY(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public NO_MEMORY(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public NO_MEMORY(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
