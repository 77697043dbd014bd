package org.zenorb.rt;

import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The thread pools of RT-CORBA that an application has created. A lane's threads start when the
 * first reference to one of its objects is made.
 *
 * <p>Source: Real-time CORBA 1.2, section 5.10. Thread: any.
 */
public final class ThreadpoolRegistry {
    /** One lane as it was asked for. */
    public static final class LaneSpec {
        private final int index;
        private final short corbaPriority;
        private final int rtsjPriority;
        private final int threads;
        private volatile Object attachment;

        LaneSpec(int index, short corbaPriority, int rtsjPriority, int threads) {
            this.index = index;
            this.corbaPriority = corbaPriority;
            this.rtsjPriority = rtsjPriority;
            this.threads = threads;
        }

        /** Its place in the pool. */
        public int index() {
            return index;
        }

        /** The RTSJ priority of its threads. */
        public int rtsjPriority() {
            return rtsjPriority;
        }

        /** How many threads it has. */
        public int threads() {
            return threads;
        }

        /** What the ORB made of it; null before it runs. */
        public Object attachment() {
            return attachment;
        }

        /** Keeps what the ORB made of it. */
        public void attach(Object lane) {
            attachment = lane;
        }
    }

    /** One pool. */
    public static final class Pool {
        private final int id;
        private final List<LaneSpec> lanes;
        private final boolean anyPriority;

        Pool(int id, List<LaneSpec> lanes, boolean anyPriority) {
            this.id = id;
            this.lanes = List.copyOf(lanes);
            this.anyPriority = anyPriority;
        }

        /** Its id. */
        public int id() {
            return id;
        }

        /**
         * The lane of exactly this CORBA priority, or null; the only one of a pool that was created
         * without lanes.
         */
        public LaneSpec lane(short corbaPriority) {
            if (anyPriority) {
                return lanes.get(0);
            }
            for (LaneSpec lane : lanes) {
                if (lane.corbaPriority == corbaPriority) {
                    return lane;
                }
            }
            return null;
        }
    }

    private static final int MAX_POOLS = 1024;

    private final ConcurrentHashMap<Integer, Pool> pools = new ConcurrentHashMap<>();
    private final AtomicInteger ids = new AtomicInteger();

    /** A lane to be created: CORBA priority and number of threads. */
    public record LaneRequest(short corbaPriority, int threads) {}

    /** Creates a pool with lanes and returns its id. */
    public int create(List<LaneRequest> requests) {
        return create(requests, false);
    }

    /** Creates a pool whose threads serve whatever priority is asked for. */
    public int createWithoutLanes(short corbaPriority, int threads) {
        return create(List.of(new LaneRequest(corbaPriority, threads)), true);
    }

    private int create(List<LaneRequest> requests, boolean anyPriority) {
        if (pools.size() >= MAX_POOLS) {
            throw MinorCode.TOO_MANY_THREADPOOLS.no(String.valueOf(MAX_POOLS));
        }
        List<LaneSpec> lanes = new ArrayList<>();
        for (LaneRequest request : requests) {
            if (request.threads() < 1) {
                throw MinorCode.BAD_LANE.no("a lane needs a static thread at least");
            }
            lanes.add(
                    new LaneSpec(
                            lanes.size(),
                            request.corbaPriority(),
                            PriorityMap.toRtsj(request.corbaPriority()),
                            request.threads()));
        }
        int id = ids.incrementAndGet();
        pools.put(id, new Pool(id, lanes, anyPriority));
        return id;
    }

    /** The pool of this id, or null. */
    public Pool get(int id) {
        return pools.get(id);
    }

    /** Forgets a pool; lanes that run end with the ORB. False when there is none. */
    public boolean destroy(int id) {
        return pools.remove(id) != null;
    }
}
