package org.omg.CORBA.portable;

/**
 * Tells a stub that the reply is a user exception.
 *
 * <p>IDL to Java 1.3, "Portability stub".
 */
public class ApplicationException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String id;
    private final transient InputStream input;

    /**
     * For ORBs.
     *
     * @param id the repository id, which the stream has not passed yet
     * @param input the reply, standing before the repository id
     */
    public ApplicationException(String id, InputStream input) {
        super(id);
        this.id = id;
        this.input = input;
    }

    /** The exception's repository id. */
    public String getId() {
        return id;
    }

    /** The reply, for the exception's helper to read. */
    public InputStream getInputStream() {
        return input;
    }
}
