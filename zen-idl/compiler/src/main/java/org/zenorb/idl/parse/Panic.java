package org.zenorb.idl.parse;

/**
 * Leaves the declaration that cannot be understood, after its error was reported; never leaves the
 * parser. Thread: any.
 */
final class Panic extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Panic() {
        super("syntax error, reported", null, false, false);
    }
}
