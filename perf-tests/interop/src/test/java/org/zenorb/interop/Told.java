package org.zenorb.interop;

import org.omg.CORBA.SystemException;
import org.omg.CORBA.UserException;
import org.omg.Messaging.ExceptionHolder;

import java.lang.reflect.Proxy;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Reply handlers of any type that keep what they are told. Thread: any.
 *
 * @param operation of the handler
 * @param result the first argument; null where there is none
 * @param raised what the holder raises; null where the reply was none
 */
record Told(String operation, Object result, Exception raised) {
    /** What was told, in order. */
    static final class Queue {
        private static final long PATIENCE_S = 60;

        private final BlockingQueue<Told> told = new LinkedBlockingQueue<>();

        /** A delegate for the tie of a handler. */
        <H> H handler(Class<H> operations) {
            return operations.cast(
                    Proxy.newProxyInstance(
                            operations.getClassLoader(),
                            new Class<?>[] {operations},
                            (proxy, method, arguments) -> {
                                told.add(of(method.getName(), arguments));
                                return null;
                            }));
        }

        Told next() throws InterruptedException {
            Told next = told.poll(PATIENCE_S, TimeUnit.SECONDS);
            if (next == null) {
                throw new AssertionError("the handler was told nothing more");
            }
            return next;
        }

        boolean isEmpty() {
            return told.isEmpty();
        }
    }

    private static Told of(String operation, Object[] arguments) {
        Object first = arguments == null || arguments.length == 0 ? null : arguments[0];
        if (first instanceof ExceptionHolder holder) {
            try {
                holder.raise_exception();
            } catch (UserException | SystemException e) {
                return new Told(operation, null, e);
            }
        }
        return new Told(operation, first, null);
    }
}
