package org.zenorb.transport.tcp;

import java.io.IOException;

/** A system call that failed, with its error number. */
final class ErrnoException extends IOException {
    private static final long serialVersionUID = 1L;

    private final int errno;

    ErrnoException(String call, int errno) {
        super(call + ": " + LinuxCalls.text(errno));
        this.errno = errno;
    }

    int errno() {
        return errno;
    }
}
