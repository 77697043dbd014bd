package org.omg.CORBA.portable;

import org.omg.CORBA.UserException;
import org.omg.Messaging.ExceptionHolder;

import java.util.function.Consumer;

/**
 * What a stub leaves behind when it sends an asynchronous request: how to read the reply, and which
 * operations of the reply handler to call with it. Stubs generated for asynchronous calls have one
 * for each operation.
 *
 * <p>This class is ours, like {@link ObjectImpl#_send}: the standard mapping says what reply
 * handlers look like and nothing of how a stub hands one to the ORB.
 *
 * <p>CORBA 3.3, part 1, "CORBA Messaging", callback model.
 *
 * <p>Thread: any; an adapter has no state of its own.
 *
 * @param <H> the operations of the handler
 */
public abstract class ReplyAdapter<H> {
    private final Class<H> handlerType;
    private final String operation;
    private final String exceptionOperation;

    /**
     * An adapter.
     *
     * @param handlerType the operations of the handler
     * @param operation the one that takes results
     * @param exceptionOperation the one that takes exceptions
     */
    protected ReplyAdapter(Class<H> handlerType, String operation, String exceptionOperation) {
        this.handlerType = handlerType;
        this.operation = operation;
        this.exceptionOperation = exceptionOperation;
    }

    /** The operations of the handler. */
    public final Class<H> handlerType() {
        return handlerType;
    }

    /** The name of the handler's operation that takes results. */
    public final String operation() {
        return operation;
    }

    /** The name of the handler's operation that takes exceptions. */
    public final String exceptionOperation() {
        return exceptionOperation;
    }

    /**
     * Reads the results.
     *
     * @return calls a handler with them; needs the stream no longer
     */
    public abstract Consumer<H> results(InputStream in);

    /**
     * Reads a user exception, its repository id included.
     *
     * @return null when the operation raises none of this id
     */
    public abstract UserException exception(String repositoryId, InputStream in);

    /** Calls a handler with an exception. */
    public abstract void except(H handler, ExceptionHolder exception);
}
