package org.zenorb.lane;

/** Something in a lane's readiness set. */
interface LaneSource {
    /** Something may be there to be read. Thread: the lane's, several at once. */
    void onReady(LaneThread thread);

    /** The lane ends. */
    void close();
}
