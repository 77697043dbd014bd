package org.omg.CosTSPortability;

/**
 * Carries a {@link Receiver} out of a call. It does not stream: senders and receivers never leave
 * their process.
 *
 * <p>IDL to Java 1.3, "Holder classes".
 *
 * <p>Thread: one at a time.
 */
public class ReceiverHolder {
    /** The value. */
    public Receiver value;

    /** Holds null. */
    public ReceiverHolder() {}

    /** Holds this value. */
    public ReceiverHolder(Receiver initial) {
        value = initial;
    }
}
