package org.zenorb.session;

/** Reads sessions whose callers cannot do it themselves. Thread: any. */
public interface SessionWatch {
    /** Has the session polled once when bytes come; does nothing when that is arranged already. */
    void watch(GiopSession session);
}
