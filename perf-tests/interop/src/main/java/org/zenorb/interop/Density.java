package org.zenorb.interop;

/**
 * How many lengths the cases of borders try, and how many elements the cases of large messages
 * send.
 *
 * <p>Thread: any.
 */
public enum Density {
    /** Every length. */
    FULL(1, 2000),

    /**
     * Every third length: a border falls on each alignment still. Fewer values, as GlassFish takes
     * 4 ms for each: it makes an exception with a stack trace when it writes an indirection.
     */
    SPARSE(3, 300);

    private final int step;
    private final int elements;

    Density(int step, int elements) {
        this.step = step;
        this.elements = elements;
    }

    /** From one length to the next. */
    int step() {
        return step;
    }

    /** The number of values in a long sequence of them. */
    int elements() {
        return elements;
    }
}
