package org.zenorb.invoke;

import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.ServantObject;

import java.lang.System.Logger.Level;
import java.util.function.Consumer;

/**
 * Calls reply handlers: the servant itself where the handler lives in this process, else through
 * its reference.
 *
 * <p>What came in a reply belongs to nobody else, so a servant gets it as it is, without a copy
 * whatever zen.collocation says; the POA, its manager and its Currents see an ordinary request.
 *
 * <p>Guarantee: throws nothing; whatever a handler throws is logged, for there is nobody to tell.
 * Thread: a reply thread.
 */
final class HandlerUpcall {
    private static final System.Logger LOGGER = System.getLogger(HandlerUpcall.class.getName());

    private HandlerUpcall() {}

    /**
     * Calls a handler.
     *
     * @param operation of the handler, for the POA and for the log
     * @param deadlineNs until when a POA manager may hold the call
     * @param upcall makes the call
     */
    static <H> void make(
            org.omg.CORBA.Object handler,
            Class<H> handlerType,
            String operation,
            long deadlineNs,
            Consumer<H> upcall) {
        try {
            if (handler instanceof ObjectImpl stub
                    && stub._get_delegate() instanceof ReferenceDelegate delegate) {
                ServantObject servant = delegate.servant(operation, handlerType, deadlineNs);
                if (servant != null) {
                    call(delegate, servant, handlerType, upcall);
                    return;
                }
            }
            upcall.accept(handlerType.cast(handler));
        } catch (RuntimeException | Error e) {
            LOGGER.log(
                    Level.ERROR,
                    "the reply handler " + handler + " could not be told: " + operation,
                    e);
        }
    }

    private static <H> void call(
            ReferenceDelegate delegate,
            ServantObject servant,
            Class<H> handlerType,
            Consumer<H> upcall) {
        try {
            upcall.accept(handlerType.cast(servant.servant));
        } finally {
            delegate.servant_postinvoke(null, servant);
        }
    }
}
