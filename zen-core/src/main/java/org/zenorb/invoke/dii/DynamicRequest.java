package org.zenorb.invoke.dii;

import org.omg.CORBA.ARG_IN;
import org.omg.CORBA.ARG_INOUT;
import org.omg.CORBA.ARG_OUT;
import org.omg.CORBA.Any;
import org.omg.CORBA.Bounds;
import org.omg.CORBA.Context;
import org.omg.CORBA.ContextList;
import org.omg.CORBA.Environment;
import org.omg.CORBA.ExceptionList;
import org.omg.CORBA.NVList;
import org.omg.CORBA.NamedValue;
import org.omg.CORBA.Request;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodePackage.BadKind;
import org.omg.CORBA.UnknownUserException;
import org.omg.CORBA.portable.ApplicationException;
import org.omg.CORBA.portable.Delegate;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.RemarshalException;
import org.zenorb.cdr.named.AnyList;
import org.zenorb.cdr.named.KeptException;
import org.zenorb.cdr.named.NameList;
import org.zenorb.cdr.named.NamedAny;
import org.zenorb.cdr.named.TypeList;
import org.zenorb.error.MinorCode;

import java.util.function.Supplier;

/**
 * A request put together at run time (CORBA 3.3 part 1, "Request Operations"; IDL to Java 1.3,
 * "Request").
 *
 * <p>A user exception of {@link #exceptions()} is kept in {@link #env()} as an {@link
 * UnknownUserException} with the exception in an any; one that is not listed as UNKNOWN (OMG minor
 * 1). A system exception is kept there too, and thrown, as the other Java ORBs do.
 *
 * <p>Thread: one at a time.
 *
 * @see DeferredRequests
 */
public final class DynamicRequest extends Request {
    private enum State {
        NEW,
        SYNCHRONOUS,
        DEFERRED,
        RETRIEVED
    }

    private final org.omg.CORBA.Object target;
    private final Delegate delegate;
    private final DeferredRequests deferred;
    private final Supplier<Any> newAny;
    private final String operation;
    private final NVList arguments;
    private final NamedValue result;
    private final ExceptionList exceptions;
    private final ContextList contexts;
    private final Environment environment = new KeptException();
    private Context context;
    private State state = State.NEW;
    private DeferredReply reply;

    /**
     * A request; what is null is made.
     *
     * @param delegate the target's
     * @param deferred where replies are waited for that belong to no request in particular
     * @throws org.omg.CORBA.BAD_PARAM NULL_VALUE without an operation
     */
    public DynamicRequest(
            org.omg.CORBA.Object target,
            Delegate delegate,
            DeferredRequests deferred,
            Supplier<Any> newAny,
            Context context,
            String operation,
            NVList arguments,
            NamedValue result,
            ExceptionList exceptions,
            ContextList contexts) {
        if (operation == null) {
            throw MinorCode.NULL_VALUE.no("the operation of a request");
        }
        this.target = target;
        this.delegate = delegate;
        this.deferred = deferred;
        this.newAny = newAny;
        this.context = context;
        this.operation = operation;
        this.arguments = arguments == null ? new AnyList(newAny) : arguments;
        this.result = result == null ? new NamedAny("", newAny.get(), ARG_OUT.value) : result;
        this.exceptions = exceptions == null ? new TypeList() : exceptions;
        this.contexts = contexts == null ? new NameList() : contexts;
    }

    // ---------------------------------------------------------------- its parts

    @Override
    public org.omg.CORBA.Object target() {
        return target;
    }

    @Override
    public String operation() {
        return operation;
    }

    @Override
    public NVList arguments() {
        return arguments;
    }

    @Override
    public NamedValue result() {
        return result;
    }

    @Override
    public Environment env() {
        return environment;
    }

    @Override
    public ExceptionList exceptions() {
        return exceptions;
    }

    @Override
    public ContextList contexts() {
        return contexts;
    }

    @Override
    public Context ctx() {
        return context;
    }

    @Override
    public void ctx(Context newContext) {
        context = newContext;
    }

    @Override
    public Any add_in_arg() {
        return arguments.add(ARG_IN.value).value();
    }

    @Override
    public Any add_named_in_arg(String name) {
        return arguments.add_item(name, ARG_IN.value).value();
    }

    @Override
    public Any add_inout_arg() {
        return arguments.add(ARG_INOUT.value).value();
    }

    @Override
    public Any add_named_inout_arg(String name) {
        return arguments.add_item(name, ARG_INOUT.value).value();
    }

    @Override
    public Any add_out_arg() {
        return arguments.add(ARG_OUT.value).value();
    }

    @Override
    public Any add_named_out_arg(String name) {
        return arguments.add_item(name, ARG_OUT.value).value();
    }

    @Override
    public void set_return_type(TypeCode type) {
        result.value().type(type);
    }

    @Override
    public Any return_value() {
        return result.value();
    }

    // ---------------------------------------------------------------- calls

    /** {@inheritDoc} A system exception is thrown as well. */
    @Override
    public void invoke() {
        begin(State.SYNCHRONOUS);
        keep(() -> call(true));
    }

    /** {@inheritDoc} A system exception that kept it from being sent is thrown. */
    @Override
    public void send_oneway() {
        begin(State.SYNCHRONOUS);
        keep(() -> call(false));
    }

    /**
     * {@inheritDoc}
     *
     * @throws org.omg.CORBA.NO_RESOURCES when too many are sent and not retrieved
     */
    @Override
    public void send_deferred() {
        begin(State.DEFERRED);
        keep(this::send);
    }

    private void begin(State next) {
        if (state != State.NEW) {
            throw MinorCode.REQUEST_SENT_TWICE.no(operation);
        }
        state = next;
    }

    private void keep(Runnable action) {
        try {
            action.run();
        } catch (SystemException e) {
            environment.exception(e);
            throw e;
        }
    }

    private void call(boolean expectsReply) {
        boolean again = true;
        while (again) {
            again = false;
            InputStream in = null;
            try {
                OutputStream out = delegate.request(target, operation, expectsReply);
                writeArguments(out);
                in = delegate.invoke(target, out);
                if (expectsReply) {
                    readResults(in);
                }
            } catch (ApplicationException e) {
                in = e.getInputStream();
                environment.exception(userException(e.getId(), in));
            } catch (RemarshalException e) {
                again = true;
            } finally {
                delegate.releaseReply(target, in);
            }
        }
    }

    private void send() {
        reply = new DeferredReply(this);
        deferred.enter(this);
        boolean sent = false;
        try {
            OutputStream out = delegate.request(target, operation, true);
            writeArguments(out);
            delegate.send(target, out, reply, reply.adapter());
            sent = true;
        } finally {
            delegate.releaseReply(target, null);
            if (!sent) {
                deferred.leave(this);
            }
        }
    }

    /** The reply has come; a reply thread says so. */
    void arrived() {
        deferred.arrived(this);
    }

    @Override
    public boolean poll_response() {
        requireDeferred();
        return reply.isThere();
    }

    /** {@inheritDoc} A system exception is thrown as well. */
    @Override
    public void get_response() {
        requireDeferred();
        reply.await();
        deferred.leave(this);
        retrieve();
    }

    /** Takes over what the reply brought. */
    void retrieve() {
        state = State.RETRIEVED;
        keep(reply::take);
    }

    private void requireDeferred() {
        switch (state) {
            case NEW -> throw MinorCode.REQUEST_NOT_SENT.no(operation);
            case SYNCHRONOUS -> throw MinorCode.REQUEST_NOT_DEFERRED.no(operation);
            case RETRIEVED -> throw MinorCode.REPLY_RETRIEVED.no(operation);
            default -> {
                // on its way, or back
            }
        }
    }

    // ---------------------------------------------------------------- marshalling

    private NamedValue argument(int index) {
        try {
            return arguments.item(index);
        } catch (Bounds e) {
            throw MinorCode.BROKEN_INVARIANT.caused(
                    "a list shorter than its count",
                    org.omg.CORBA.CompletionStatus.COMPLETED_NO,
                    e);
        }
    }

    private void writeArguments(OutputStream out) {
        for (int i = 0; i < arguments.count(); i++) {
            NamedValue each = argument(i);
            if (goes(each.flags())) {
                each.value().write_value(out);
            }
        }
        if (contexts.count() > 0) {
            if (context == null) {
                throw MinorCode.NULL_VALUE.no("the context of a request that names its values");
            }
            out.write_Context(context, contexts);
        }
    }

    /** The bits of in and out make inout. */
    private static boolean goes(int flags) {
        return (flags & ARG_IN.value) != 0;
    }

    private static boolean comes(int flags) {
        return (flags & ARG_OUT.value) != 0;
    }

    void readResults(InputStream in) {
        read(result.value(), in);
        for (int i = 0; i < arguments.count(); i++) {
            NamedValue each = argument(i);
            if (comes(each.flags())) {
                read(each.value(), in);
            }
        }
    }

    private static void read(Any place, InputStream in) {
        TypeCode type = place.type();
        TCKind kind = type.kind();
        if (kind != TCKind.tk_null && kind != TCKind.tk_void) {
            place.read_value(in, type);
        }
    }

    /** What stands for an exception in the environment. */
    Exception userException(String id, InputStream in) {
        UnknownUserException listed = listedException(id, in);
        return listed == null ? MinorCode.UNKNOWN_USER_EXCEPTION.maybe(id) : listed;
    }

    /** The exception if it is one of the request's list, else null, and nothing is read. */
    UnknownUserException listedException(String id, InputStream in) {
        try {
            for (int i = 0; i < exceptions.count(); i++) {
                TypeCode type = exceptions.item(i);
                if (type.id().equals(id)) {
                    Any exception = newAny.get();
                    exception.read_value(in, type);
                    return new UnknownUserException(exception);
                }
            }
        } catch (Bounds | BadKind e) {
            throw MinorCode.NOT_AN_EXCEPTION.caused(
                    "in the exception list of " + operation,
                    org.omg.CORBA.CompletionStatus.COMPLETED_YES,
                    e);
        }
        return null;
    }
}
