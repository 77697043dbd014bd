package org.zenorb.jperf.cli;

/**
 * An error in the input file, with the place where it is.
 *
 * <p>Thread: its catcher's.
 */
final class InputException extends Exception {
    private static final long serialVersionUID = 1;

    InputException(String file, int line, int column, String message) {
        super(file + ":" + line + ":" + column + ": " + message);
    }
}
