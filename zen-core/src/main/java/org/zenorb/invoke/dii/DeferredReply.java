package org.zenorb.invoke.dii;

import org.omg.CORBA.LocalObject;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.UnknownUserException;
import org.omg.CORBA.UserException;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.ReplyAdapter;
import org.omg.Messaging.ExceptionHolder;

import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/**
 * The reply of a deferred request: stands in the place of a reply handler, and keeps what came
 * until somebody asks for it.
 *
 * <p>The results are in the request's anys as soon as the reply is there; whoever has seen {@link
 * #isThere} or come back from {@link #await} sees them. Thread: the reply's and the caller's, one
 * after the other.
 */
final class DeferredReply extends LocalObject {
    private static final long serialVersionUID = 1L;

    private final transient DynamicRequest request;
    private final transient CountDownLatch there = new CountDownLatch(1);

    // the reply thread's until it is there
    private Exception exception;

    DeferredReply(DynamicRequest request) {
        this.request = request;
    }

    /** How the reply is read. */
    private static final class Adapter extends ReplyAdapter<DeferredReply> {
        private final DynamicRequest request;
        private UnknownUserException listed;

        Adapter(DynamicRequest request) {
            super(DeferredReply.class, request.operation(), request.operation());
            this.request = request;
        }

        @Override
        public Consumer<DeferredReply> results(InputStream in) {
            request.readResults(in);
            return reply -> reply.complete(null);
        }

        @Override
        public UserException exception(String id, InputStream in) {
            listed = request.listedException(id, in);
            return listed;
        }

        @Override
        public void except(DeferredReply reply, ExceptionHolder holder) {
            if (listed != null) {
                reply.complete(listed);
                return;
            }
            try {
                holder.raise_exception();
                reply.complete(null);
            } catch (SystemException | UserException e) {
                reply.complete(e);
            }
        }
    }

    ReplyAdapter<DeferredReply> adapter() {
        return new Adapter(request);
    }

    private void complete(Exception end) {
        exception = end;
        there.countDown();
        request.arrived();
    }

    boolean isThere() {
        return there.getCount() == 0;
    }

    void await() {
        boolean interrupted = false;
        while (true) {
            try {
                there.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Keeps the exception, or throws it where it is the system's. */
    void take() {
        if (exception instanceof SystemException e) {
            throw e;
        }
        if (exception != null) {
            request.env().exception(exception);
        }
    }
}
