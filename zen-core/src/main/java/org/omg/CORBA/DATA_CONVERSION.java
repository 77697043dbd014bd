package org.omg.CORBA;

/**
 * A value cannot be represented in the other side's code set or format.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/DATA_CONVERSION:1.0}.
 */
public final class DATA_CONVERSION extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public DATA_CONVERSION() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public DATA_CONVERSION(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public DATA_CONVERSION(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public DATA_CONVERSION(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
