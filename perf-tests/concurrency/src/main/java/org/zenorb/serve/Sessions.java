package org.zenorb.serve;

import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.LargeBufferPool;
import org.zenorb.session.GiopSession;
import org.zenorb.session.SessionLimits;

/** Sessions that are only compared. */
final class Sessions {
    private Sessions() {}

    static GiopSession any() {
        BufferPool buffers = new BufferPool(1, 64, new LargeBufferPool(1024, 0, 1), byte[]::new);
        return new GiopSession(
                null, buffers, null, new SessionLimits(1, 1024, 1, 1, 0, 1024, 1024), null);
    }
}
