package org.zenorb.rt;

import org.omg.CORBA.Policy;
import org.omg.RTCORBA.THREADPOOL_POLICY_TYPE;
import org.omg.RTCORBA._ThreadpoolPolicyLocalBase;

/** Names the thread pool of a POA. Thread: any; immutable. */
final class ThreadpoolPolicyValue extends _ThreadpoolPolicyLocalBase {
    private static final long serialVersionUID = 1L;

    private final int threadpool;

    ThreadpoolPolicyValue(int threadpool) {
        this.threadpool = threadpool;
    }

    @Override
    public int threadpool() {
        return threadpool;
    }

    @Override
    public int policy_type() {
        return THREADPOOL_POLICY_TYPE.value;
    }

    @Override
    public Policy copy() {
        return new ThreadpoolPolicyValue(threadpool);
    }

    @Override
    public void destroy() {
        // holds nothing
    }
}
