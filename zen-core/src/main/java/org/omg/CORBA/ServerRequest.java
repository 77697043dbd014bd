package org.omg.CORBA;

/**
 * A request as a servant without a skeleton sees it: the dynamic skeleton interface.
 *
 * <p>Order of calls: {@link #arguments} once, then {@link #set_result} or {@link #set_exception} at
 * most once; otherwise {@link BAD_INV_ORDER}.
 *
 * <p>CORBA 3.3, part 1, "Dynamic skeleton interface"; IDL to Java 1.3, "ServerRequest".
 *
 * <p>Thread: the upcall's.
 */
public abstract class ServerRequest {
    /** For ORBs. */
    public ServerRequest() {}

    /**
     * The operation's name.
     *
     * @deprecated use {@link #operation}
     */
    @Deprecated
    public String op_name() {
        return operation();
    }

    /** The operation's name. */
    public String operation() {
        throw new NO_IMPLEMENT("operation");
    }

    /**
     * Gives the types of the arguments, gets their values.
     *
     * @deprecated use {@link #arguments}
     */
    @Deprecated
    public void params(NVList arguments) {
        arguments(arguments);
    }

    /**
     * Gives the types and directions of the arguments, gets the values of in and inout. The same
     * list brings back those of inout and out.
     */
    public void arguments(NVList arguments) {
        throw new NO_IMPLEMENT("arguments");
    }

    /**
     * Sets the result.
     *
     * @deprecated use {@link #set_result}
     */
    @Deprecated
    public void result(Any result) {
        set_result(result);
    }

    /** Sets the result. */
    public void set_result(Any result) {
        throw new NO_IMPLEMENT("set_result");
    }

    /**
     * Sets the exception.
     *
     * @deprecated use {@link #set_exception}
     */
    @Deprecated
    public void except(Any exception) {
        set_exception(exception);
    }

    /** Sets the exception that the client gets, user's or system's. */
    public void set_exception(Any exception) {
        throw new NO_IMPLEMENT("set_exception");
    }

    /**
     * The context that the client sent.
     *
     * @throws BAD_INV_ORDER before {@link #arguments} or when the operation has no context clause
     */
    public abstract Context ctx();
}
