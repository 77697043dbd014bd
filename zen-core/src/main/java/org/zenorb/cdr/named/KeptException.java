package org.zenorb.cdr.named;

import org.omg.CORBA.Environment;

/** The exception that a call ended with, for whoever asks. Thread: one at a time. */
public final class KeptException extends Environment {
    private Exception exception;

    /** Without an exception. */
    public KeptException() {}

    @Override
    public Exception exception() {
        return exception;
    }

    @Override
    public void exception(Exception newException) {
        exception = newException;
    }

    @Override
    public void clear() {
        exception = null;
    }
}
