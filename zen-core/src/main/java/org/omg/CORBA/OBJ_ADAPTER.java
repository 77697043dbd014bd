package org.omg.CORBA;

/**
 * The object adapter failed: an adapter that does not exist, a servant manager that misbehaved.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/OBJ_ADAPTER:1.0}.
 */
public final class OBJ_ADAPTER extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public OBJ_ADAPTER() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public OBJ_ADAPTER(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public OBJ_ADAPTER(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public OBJ_ADAPTER(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
