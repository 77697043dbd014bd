package org.omg.CORBA;

/**
 * A failure that the ORB reports: every operation may end in one without saying so in its IDL.
 *
 * <p>The minor code names the exact cause: the upper 20 bits are the number of the vendor that
 * defined it, the lower 12 its own number. {@link OMGVMCID} is the OMG's vendor number.
 *
 * <p>IDL to Java 1.3, "System exceptions"; CORBA 3.3, part 1, "Exceptions".
 */
public abstract class SystemException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final int VENDOR_MASK = 0xfffff000;

    /** The minor code. */
    public int minor;

    /** Whether the operation was carried out before the failure. */
    public CompletionStatus completed;

    /**
     * For the standard's exceptions.
     *
     * @param reason for people
     */
    protected SystemException(String reason, int minor, CompletionStatus completed) {
        super(reason);
        this.minor = minor;
        this.completed = completed;
    }

    /** Name, message, minor code with its vendor, and completion status. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(super.toString());
        text.append(" (").append(vendor()).append("minor ").append(minor & ~VENDOR_MASK);
        return text.append(", ").append(completion()).append(')').toString();
    }

    private String vendor() {
        int vendor = minor & VENDOR_MASK;
        if (vendor == 0) {
            return "";
        }
        return vendor == OMGVMCID.value ? "OMG " : "vendor 0x" + Integer.toHexString(vendor) + " ";
    }

    private String completion() {
        if (completed == null) {
            return "completion unknown";
        }
        return switch (completed.value()) {
            case CompletionStatus._COMPLETED_YES -> "COMPLETED_YES";
            case CompletionStatus._COMPLETED_NO -> "COMPLETED_NO";
            default -> "COMPLETED_MAYBE";
        };
    }
}
