package org.zenorb.jperf.gperf;

import java.util.List;

/**
 * Errors in an input file.
 *
 * <p>Thread: its catcher's.
 */
public final class GperfException extends Exception {
    private static final long serialVersionUID = 1;

    /** Errors of these places; at least one, each as {@code file:line:column: text}. */
    public GperfException(List<String> errors) {
        super(String.join("\n", errors));
    }
}
