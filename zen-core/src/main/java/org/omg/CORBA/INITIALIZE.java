package org.omg.CORBA;

/**
 * The ORB could not be started: a missing provider, a wrong setting, an address in use.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/INITIALIZE:1.0}.
 */
public final class INITIALIZE extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public INITIALIZE() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public INITIALIZE(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public INITIALIZE(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public INITIALIZE(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
