package org.zenorb.rt;

import org.omg.CORBA.SystemException;
import org.omg.RTCORBA.ClientProtocolPolicy;
import org.omg.RTCORBA.Mutex;
import org.omg.RTCORBA.PriorityBand;
import org.omg.RTCORBA.PriorityBandedConnectionPolicy;
import org.omg.RTCORBA.PriorityModel;
import org.omg.RTCORBA.PriorityModelPolicy;
import org.omg.RTCORBA.PrivateConnectionPolicy;
import org.omg.RTCORBA.Protocol;
import org.omg.RTCORBA.RTORBPackage.InvalidThreadpool;
import org.omg.RTCORBA.ServerProtocolPolicy;
import org.omg.RTCORBA.TCPProtocolProperties;
import org.omg.RTCORBA.ThreadpoolLane;
import org.omg.RTCORBA.ThreadpoolPolicy;
import org.omg.RTCORBA._RTORBLocalBase;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.List;

/**
 * The initial reference "RTORB": thread pools with static lanes, and the policies that put a POA on
 * one of them. Everything else of RTCORBA::RTORB is NO_IMPLEMENT.
 *
 * <p>Source: Real-time CORBA 1.2, 5.3 and 5.10. Thread: any.
 */
public final class RtOrb extends _RTORBLocalBase {
    private static final long serialVersionUID = 1L;

    private final transient ThreadpoolRegistry threadpools;

    /** Over the pools of one ORB. */
    public RtOrb(ThreadpoolRegistry threadpools) {
        this.threadpools = threadpools;
    }

    private static SystemException missing(String what) {
        return MinorCode.NOT_IMPLEMENTED.no(what);
    }

    @Override
    public int create_threadpool(
            int stacksize,
            int static_threads,
            int dynamic_threads,
            short default_priority,
            boolean allow_request_buffering,
            int max_buffered_requests,
            int max_request_buffer_size) {
        refuseDynamics(dynamic_threads, allow_request_buffering);
        return threadpools.createWithoutLanes(default_priority, static_threads);
    }

    @Override
    public int create_threadpool_with_lanes(
            int stacksize,
            ThreadpoolLane[] lanes,
            boolean allow_borrowing,
            boolean allow_request_buffering,
            int max_buffered_requests,
            int max_request_buffer_size) {
        if (allow_borrowing) {
            throw missing("borrowing threads from lanes of lower priority");
        }
        if (lanes.length == 0) {
            throw MinorCode.BAD_LANE.no("a thread pool needs a lane at least");
        }
        List<ThreadpoolRegistry.LaneRequest> requests = new ArrayList<>();
        for (ThreadpoolLane lane : lanes) {
            refuseDynamics(lane.dynamic_threads, allow_request_buffering);
            requests.add(
                    new ThreadpoolRegistry.LaneRequest(lane.lane_priority, lane.static_threads));
        }
        return threadpools.create(requests);
    }

    private static void refuseDynamics(int dynamicThreads, boolean buffering) {
        if (dynamicThreads != 0) {
            throw missing("dynamic threads; give all as static threads");
        }
        if (buffering) {
            throw missing("request buffering in the pool; requests wait in their connections");
        }
    }

    @Override
    public void destroy_threadpool(int id) throws InvalidThreadpool {
        if (!threadpools.destroy(id)) {
            throw new InvalidThreadpool("there is no thread pool " + id);
        }
    }

    @Override
    public PriorityModelPolicy create_priority_model_policy(
            PriorityModel priority_model, short server_priority) {
        if (server_priority < 0) {
            throw MinorCode.BAD_LANE.no("priority " + server_priority + " is negative");
        }
        return new PriorityModelPolicyValue(priority_model, server_priority);
    }

    @Override
    public ThreadpoolPolicy create_threadpool_policy(int id) {
        if (threadpools.get(id) == null) {
            throw MinorCode.NO_SUCH_THREADPOOL.no(String.valueOf(id));
        }
        return new ThreadpoolPolicyValue(id);
    }

    @Override
    public Mutex create_mutex() {
        throw missing("RTCORBA::Mutex");
    }

    @Override
    public void destroy_mutex(Mutex the_mutex) {
        throw missing("RTCORBA::Mutex");
    }

    @Override
    public PriorityBandedConnectionPolicy create_priority_banded_connection_policy(
            PriorityBand[] priority_bands) {
        throw missing("priority banded connections");
    }

    @Override
    public ServerProtocolPolicy create_server_protocol_policy(Protocol[] protocols) {
        throw missing("protocol policies");
    }

    @Override
    public ClientProtocolPolicy create_client_protocol_policy(Protocol[] protocols) {
        throw missing("protocol policies");
    }

    @Override
    public PrivateConnectionPolicy create_private_connection_policy() {
        throw missing("private connections");
    }

    @Override
    public TCPProtocolProperties create_tcp_protocol_properties(
            int send_buffer_size,
            int recv_buffer_size,
            boolean keep_alive,
            boolean dont_route,
            boolean no_delay) {
        throw missing("protocol properties");
    }
}
