package org.omg.CORBA;

/**
 * The object is gone for good; the reference may be thrown away.
 *
 * <p>CORBA 3.3, part 1, "Standard system exceptions". Repository id {@code
 * IDL:omg.org/CORBA/OBJECT_NOT_EXIST:1.0}.
 */
public final class OBJECT_NOT_EXIST extends SystemException {
    private static final long serialVersionUID = 1L;

    /** No message, minor code 0, COMPLETED_NO. */
    public OBJECT_NOT_EXIST() {
        this("");
    }

    /** Minor code 0, COMPLETED_NO. */
    public OBJECT_NOT_EXIST(String reason) {
        this(reason, 0, CompletionStatus.COMPLETED_NO);
    }

    /** No message. */
    public OBJECT_NOT_EXIST(int minor, CompletionStatus completed) {
        this("", minor, completed);
    }

    /**
     * All there is to say.
     *
     * @param reason for people
     * @param minor the minor code, vendor's number in the upper 20 bits
     * @param completed whether the operation was carried out
     */
    public OBJECT_NOT_EXIST(String reason, int minor, CompletionStatus completed) {
        super(reason, minor, completed);
    }
}
