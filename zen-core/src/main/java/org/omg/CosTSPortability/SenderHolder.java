package org.omg.CosTSPortability;

/**
 * Carries a {@link Sender} out of a call. It does not stream: senders and receivers never leave
 * their process.
 *
 * <p>IDL to Java 1.3, "Holder classes".
 *
 * <p>Thread: one at a time.
 */
public class SenderHolder {
    /** The value. */
    public Sender value;

    /** Holds null. */
    public SenderHolder() {}

    /** Holds this value. */
    public SenderHolder(Sender initial) {
        value = initial;
    }
}
