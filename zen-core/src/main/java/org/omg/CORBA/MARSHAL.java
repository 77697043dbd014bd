package org.omg.CORBA;

/**
 * Bytes on the wire, or a value to be sent, do not obey CDR or GIOP.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/MARSHAL:1.0}.
 */
public final class MARSHAL extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public MARSHAL() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public MARSHAL(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public MARSHAL(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public MARSHAL(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
