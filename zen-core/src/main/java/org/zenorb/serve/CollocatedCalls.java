package org.zenorb.serve;

import org.omg.CORBA.portable.ServantObject;
import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.context.LocalDispatch;
import org.zenorb.context.ThreadContext;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.ior.ObjectKey;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Serves calls from within the process, on the caller's thread, through the same POA, the same
 * skeleton and the same Currents as calls from outside.
 *
 * <p>Thread: any.
 */
public final class CollocatedCalls implements LocalDispatch {
    private static final int KEPT_REQUESTS = 64;

    private final RequestAdapter adapter;
    private final ThreadContexts contexts;
    private final BufferPool replies;
    private final long incarnation;
    private final AtomicReferenceArray<ServerRequest> free =
            new AtomicReferenceArray<>(KEPT_REQUESTS);

    /** Calls into the adapter. */
    public CollocatedCalls(
            RequestAdapter adapter, ThreadContexts contexts, BufferPool replies, long incarnation) {
        this.adapter = adapter;
        this.contexts = contexts;
        this.replies = replies;
        this.incarnation = incarnation;
    }

    /** What a stub of the local path gets. */
    private static final class DirectServant extends ServantObject {
        private final ServerRequest request;

        DirectServant(ServerRequest request) {
            this.request = request;
            this.servant = request.servant();
        }
    }

    @Override
    public boolean isLocal(byte[] objectKey) {
        return ObjectKey.isZen(objectKey, 0, objectKey.length)
                && ObjectKey.incarnation(objectKey, 0) == incarnation
                && adapter.objectAdapter() != null;
    }

    @Override
    public void call(RequestBuffer request, int length, long deadlineNs, ReplyReceiver receiver) {
        ServerRequest record = take();
        try {
            if (!record.begin(null, request, length, replies)) {
                throw MinorCode.BROKEN_INVARIANT.no("a collocated request without a header");
            }
            record.deadline(deadlineNs);
            if (!adapter.serve(record)) {
                throw MinorCode.BROKEN_INVARIANT.no("a collocated request was held");
            }
            if (record.header().isResponseExpected()) {
                int replyLength = record.concludeReply();
                receiver.onReply(record.detachReply(), replyLength);
            }
        } finally {
            record.detachMessage();
            record.end();
            giveBack(record);
        }
    }

    @Override
    public ServantObject preinvoke(
            byte[] objectKey, String operation, Class<?> expectedType, long deadlineNs) {
        ServerRequest record = take();
        record.beginDirect(objectKey, operation, deadlineNs);
        Outcome outcome = adapter.preinvoke(record);
        switch (outcome) {
            case SERVANT:
                break;
            case REFUSED:
                MinorCode minor = record.refusal();
                String detail = record.refusalDetail();
                discard(record);
                throw minor.no(detail);
            default:
                discard(record);
                return null;
        }
        ThreadContext context = contexts.current();
        if (!expectedType.isInstance(record.servant()) || !context.pushUpcall(record)) {
            adapter.objectAdapter().postinvoke(record);
            discard(record);
            return null;
        }
        return new DirectServant(record);
    }

    @Override
    public void postinvoke(ServantObject servant) {
        if (!(servant instanceof DirectServant direct)) {
            throw MinorCode.BAD_STREAM.no("not a servant that _servant_preinvoke has given");
        }
        contexts.current().popUpcall();
        adapter.objectAdapter().postinvoke(direct.request);
        discard(direct.request);
    }

    private void discard(ServerRequest record) {
        record.end();
        giveBack(record);
    }

    private ServerRequest take() {
        for (int i = 0; i < KEPT_REQUESTS; i++) {
            ServerRequest record = free.get(i);
            if (record != null && free.compareAndSet(i, record, null)) {
                return record;
            }
        }
        return adapter.newRequest();
    }

    private void giveBack(ServerRequest record) {
        for (int i = 0; i < KEPT_REQUESTS; i++) {
            if (free.get(i) == null && free.compareAndSet(i, null, record)) {
                return;
            }
        }
    }
}
