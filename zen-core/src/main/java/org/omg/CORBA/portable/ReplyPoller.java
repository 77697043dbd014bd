package org.omg.CORBA.portable;

import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.LocalObject;
import org.omg.CORBA.NO_RESPONSE;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.PollableSet;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TIMEOUT;
import org.omg.CORBA.UserException;
import org.omg.Messaging.ExceptionHolder;
import org.omg.Messaging.Poller;
import org.omg.Messaging.ReplyHandler;

import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * The base of the pollers that the {@code sendp_} methods of stubs give: keeps the reply until
 * somebody asks for it, or gives it to the associated handler.
 *
 * <p>This class is ours, like {@link ReplyAdapter}. A poller is of the process that made the call;
 * it cannot be sent.
 *
 * <p>Guarantee: a reply is delivered once, to one caller of a polling operation or to one handler.
 * Who comes later gets OBJECT_NOT_EXIST (minor 5).
 *
 * <p>CORBA 3.3, part 1, "CORBA Messaging", polling model. Times are milliseconds; 2^32-1 of them
 * are no limit.
 *
 * <p>Thread: any.
 */
public abstract class ReplyPoller extends SetMember implements Poller {
    private static final long serialVersionUID = 1L;
    private static final int OMG = 0x4f4d0000;
    private static final int FOREVER = -1;

    private enum State {
        WAITING,
        READY,
        TAKEN
    }

    /** What came, and how to tell a handler of it. */
    private record Answer(
            java.lang.Object[] values, ExceptionHolder exception, Consumer<ReplyHandler> upcall) {}

    /** What takes the reply in the place of a reply handler. */
    public static final class Reply extends LocalObject implements ReplyHandler {
        private static final long serialVersionUID = 1L;

        private final transient ReplyPoller poller;

        private Reply(ReplyPoller poller) {
            this.poller = poller;
        }

        /**
         * The results of the call.
         *
         * @param values in the order of the polling operation's parameters
         * @param handlerType the operations of a reply handler
         * @param operation the handler's that takes the results
         * @param upcall calls it
         */
        public <H> void results(
                java.lang.Object[] values,
                Class<H> handlerType,
                String operation,
                Consumer<H> upcall) {
            poller.arrived(
                    new Answer(values, null, to -> deliver(to, handlerType, operation, upcall)));
        }

        /** The exception that the call ended with; parameters as in {@link #results}. */
        public <H> void exception(
                ExceptionHolder exception,
                Class<H> handlerType,
                String operation,
                Consumer<H> upcall) {
            poller.arrived(
                    new Answer(null, exception, to -> deliver(to, handlerType, operation, upcall)));
        }
    }

    private final transient org.omg.CORBA.Object target;
    private final String operation;
    private final transient ReentrantLock lock = new ReentrantLock();
    private final transient Condition changed = lock.newCondition();

    // under the lock
    private State state = State.WAITING;
    private transient Answer answer;
    private transient ReplyHandler handler;
    private transient ReplyPollables set;
    private Boolean fromPoller;

    /**
     * A poller for a call that is about to be sent.
     *
     * @param operation the polling operation that gives its results
     */
    protected ReplyPoller(org.omg.CORBA.Object target, String operation) {
        this.target = target;
        this.operation = operation;
    }

    /** What the stub sends the request with. */
    public final org.omg.CORBA.Object _reply() {
        return new Reply(this);
    }

    /**
     * The results, in order, after waiting for them.
     *
     * @throws BAD_OPERATION when this is not the poller of that operation
     * @throws OBJECT_NOT_EXIST when the reply has been delivered already
     * @throws NO_RESPONSE when there is none and the timeout is zero
     * @throws TIMEOUT when there is none in time
     */
    protected final java.lang.Object[] _take(String polled, int timeout) throws UserException {
        ExceptionHolder exception;
        java.lang.Object[] values;
        ReplyPollables told;
        lock.lock();
        try {
            if (!polled.equals(operation)) {
                throw own(
                        new BAD_OPERATION(
                                "this poller is for the reply of "
                                        + operation
                                        + ", not of "
                                        + polled,
                                OMG | 2,
                                CompletionStatus.COMPLETED_NO));
            }
            requireUndelivered();
            if (!await(timeout)) {
                throw own(
                        timeout == 0
                                ? new NO_RESPONSE(
                                        "the reply of " + operation + " has not come yet",
                                        OMG | 1,
                                        CompletionStatus.COMPLETED_MAYBE)
                                : new TIMEOUT(
                                        "the reply of "
                                                + operation
                                                + " has not come within "
                                                + Integer.toUnsignedString(timeout)
                                                + " ms",
                                        OMG | 1,
                                        CompletionStatus.COMPLETED_MAYBE));
            }
            requireUndelivered();
            state = State.TAKEN;
            changed.signalAll();
            fromPoller = false;
            exception = answer.exception();
            values = answer.values();
            answer = null;
            told = set;
        } finally {
            lock.unlock();
        }
        tell(told);
        if (exception != null) {
            exception.raise_exception();
        }
        return values;
    }

    private void requireUndelivered() {
        if (state == State.TAKEN) {
            throw own(
                    new OBJECT_NOT_EXIST(
                            "the reply of " + operation + " has been delivered already",
                            OMG | 5,
                            CompletionStatus.COMPLETED_YES));
        }
    }

    private <E extends SystemException> E own(E exception) {
        fromPoller = true;
        return exception;
    }

    /** Waits for the reply; false when it has not come in time. */
    private boolean await(int timeout) {
        boolean interrupted = false;
        long leftNs = TimeUnit.MILLISECONDS.toNanos(Integer.toUnsignedLong(timeout));
        try {
            while (state == State.WAITING && (leftNs > 0 || timeout == FOREVER)) {
                try {
                    if (timeout == FOREVER) {
                        changed.await();
                    } else {
                        leftNs = changed.awaitNanos(leftNs);
                    }
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            return state != State.WAITING;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void arrived(Answer came) {
        ReplyHandler to;
        ReplyPollables told;
        lock.lock();
        try {
            to = handler;
            told = set;
            if (to == null) {
                answer = came;
                state = State.READY;
            } else {
                state = State.TAKEN;
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        tell(told);
        if (to != null) {
            came.upcall().accept(to);
        }
    }

    private static void tell(ReplyPollables set) {
        if (set != null) {
            set.changed();
        }
    }

    private static <H> void deliver(
            ReplyHandler to, Class<H> handlerType, String operation, Consumer<H> upcall) {
        if (to instanceof ObjectImpl stub) {
            // an exception can be told to a servant of this process, but not be sent
            stub._get_delegate().tell(to, handlerType, operation, upcall);
            return;
        }
        upcall.accept(handlerType.cast(to));
    }

    /**
     * {@inheritDoc}
     *
     * @throws OBJECT_NOT_EXIST when the reply has been delivered already
     */
    @Override
    public final boolean is_ready(int timeout) {
        lock.lock();
        try {
            requireUndelivered();
            boolean came = await(timeout);
            requireUndelivered();
            return came;
        } finally {
            lock.unlock();
        }
    }

    /** A set that has this poller in it. */
    @Override
    public final PollableSet create_pollable_set() {
        ReplyPollables made = new ReplyPollables(target);
        made.add_pollable(this);
        return made;
    }

    @Override
    public final org.omg.CORBA.Object operation_target() {
        return target;
    }

    @Override
    public final String operation_name() {
        return operation;
    }

    @Override
    public final ReplyHandler associated_handler() {
        lock.lock();
        try {
            return handler;
        } finally {
            lock.unlock();
        }
    }

    /** {@inheritDoc} A reply that is there already goes to the handler on the caller's thread. */
    @Override
    public final void associated_handler(ReplyHandler value) {
        Answer came = null;
        ReplyPollables told;
        lock.lock();
        try {
            handler = value;
            if (value != null && state == State.READY) {
                came = answer;
                answer = null;
                state = State.TAKEN;
                changed.signalAll();
            }
            told = set;
        } finally {
            lock.unlock();
        }
        if (came != null) {
            tell(told);
            came.upcall().accept(value);
        }
    }

    /**
     * Whether the last exception was the poller's own, not the call's.
     *
     * @throws BAD_INV_ORDER before any answer
     */
    @Override
    public final boolean is_from_poller() {
        lock.lock();
        try {
            if (fromPoller == null) {
                throw new BAD_INV_ORDER(
                        "the poller has not returned any response yet",
                        OMG | 22,
                        CompletionStatus.COMPLETED_NO);
            }
            return fromPoller;
        } finally {
            lock.unlock();
        }
    }

    /** Enters a set; false when it is in another one. */
    @Override
    final boolean enter(ReplyPollables entered) {
        lock.lock();
        try {
            if (set != null && set != entered) {
                return false;
            }
            set = entered;
            return true;
        } finally {
            lock.unlock();
        }
    }

    @Override
    final void leave() {
        lock.lock();
        try {
            set = null;
        } finally {
            lock.unlock();
        }
    }

    /** Whether the reply waits for somebody to ask for it. */
    @Override
    final boolean isWanted() {
        lock.lock();
        try {
            return state == State.READY;
        } finally {
            lock.unlock();
        }
    }

    /** Whether there is nothing left to ask for. */
    @Override
    final boolean isDelivered() {
        lock.lock();
        try {
            return state == State.TAKEN;
        } finally {
            lock.unlock();
        }
    }

    private void writeObject(ObjectOutputStream out) throws NotSerializableException {
        throw new NotSerializableException("a poller is of the process that made the call");
    }
}
