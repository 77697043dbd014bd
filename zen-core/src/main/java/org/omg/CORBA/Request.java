package org.omg.CORBA;

/**
 * A request put together at run time: the dynamic invocation interface.
 *
 * <p>CORBA 3.3, part 1, "Dynamic invocation interface"; IDL to Java 1.3, "Request".
 *
 * <p>Thread: one at a time.
 */
public abstract class Request {
    /** For ORBs. */
    public Request() {}

    /** Where it goes. */
    public abstract Object target();

    /** The operation's name. */
    public abstract String operation();

    /** The arguments, in order. */
    public abstract NVList arguments();

    /** The result's place. */
    public abstract NamedValue result();

    /** Where an exception is found after the call. */
    public abstract Environment env();

    /** The user exceptions that the operation may raise. */
    public abstract ExceptionList exceptions();

    /** The names of the context's values to send. */
    public abstract ContextList contexts();

    /** The context whose values are sent. */
    public abstract Context ctx();

    /** Sets the context. */
    public abstract void ctx(Context ctx);

    /** The place of the next argument, an in. */
    public abstract Any add_in_arg();

    /** The place of the next argument, a named in. */
    public abstract Any add_named_in_arg(String name);

    /** The place of the next argument, an inout. */
    public abstract Any add_inout_arg();

    /** The place of the next argument, a named inout. */
    public abstract Any add_named_inout_arg(String name);

    /** The place of the next argument, an out. */
    public abstract Any add_out_arg();

    /** The place of the next argument, a named out. */
    public abstract Any add_named_out_arg(String name);

    /** Sets the result's type. */
    public abstract void set_return_type(TypeCode type);

    /** The result, after the call. */
    public abstract Any return_value();

    /** Sends the request and waits; exceptions end up in {@link #env}. */
    public abstract void invoke();

    /** Sends the request and expects no reply. */
    public abstract void send_oneway();

    /** Sends the request; the reply is fetched with {@link #get_response}. */
    public abstract void send_deferred();

    /**
     * Whether the reply is there.
     *
     * @throws BAD_INV_ORDER when the request was not sent deferred
     */
    public abstract boolean poll_response();

    /**
     * Waits for the reply.
     *
     * @throws WrongTransaction when the calling thread is in another transaction than the sender
     * @throws BAD_INV_ORDER when the request was not sent deferred
     */
    public abstract void get_response() throws WrongTransaction;
}
