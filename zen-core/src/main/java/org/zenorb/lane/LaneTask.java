package org.zenorb.lane;

/** Something a lane's thread does when its turn comes. Thread: the lane's. */
public interface LaneTask {
    /** Does it. */
    void run(LaneThread thread);

    /** Gives up what it holds: the lane has ended, and no thread will run it. */
    void discard();
}
