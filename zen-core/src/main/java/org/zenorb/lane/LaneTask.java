package org.zenorb.lane;

/** Something a lane's thread does when its turn comes. Thread: the lane's. */
public interface LaneTask {
    /** Does it. */
    void run(LaneThread thread);
}
