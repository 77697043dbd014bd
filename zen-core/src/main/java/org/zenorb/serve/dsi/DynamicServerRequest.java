package org.zenorb.serve.dsi;

import org.omg.CORBA.ARG_IN;
import org.omg.CORBA.ARG_OUT;
import org.omg.CORBA.Any;
import org.omg.CORBA.Bounds;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.Context;
import org.omg.CORBA.NVList;
import org.omg.CORBA.NamedValue;
import org.omg.CORBA.ServerRequest;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.ResponseHandler;
import org.zenorb.error.MinorCode;
import org.zenorb.error.SystemExceptions;

/**
 * A request as a servant without a skeleton sees it (CORBA 3.3 part 1, "ServerRequest
 * Pseudo-Object"): its arguments are read into the list that the servant gives, its reply is made
 * of the same list when the servant has returned.
 *
 * <p>Errors: BAD_INV_ORDER with OMG's minors 7 to 9 for calls out of order. Thread: the upcall's.
 */
public final class DynamicServerRequest extends ServerRequest {
    private final String operation;
    private final InputStream in;
    private NVList arguments;
    private boolean contextRead;
    private Any result;
    private Any exception;

    /**
     * A request that nobody has looked into yet.
     *
     * @param in where its arguments begin
     */
    public DynamicServerRequest(String operation, InputStream in) {
        this.operation = operation;
        this.in = in;
    }

    @Override
    public String operation() {
        return operation;
    }

    @Override
    public void arguments(NVList list) {
        if (arguments != null || exception != null) {
            throw MinorCode.ARGUMENTS_TAKEN.no(operation);
        }
        if (list == null) {
            throw MinorCode.NULL_VALUE.no("the arguments of " + operation);
        }
        arguments = list;
        for (int i = 0; i < list.count(); i++) {
            NamedValue each = item(i);
            if ((each.flags() & ARG_IN.value) != 0) {
                each.value().read_value(in, each.value().type());
            }
        }
    }

    private NamedValue item(int index) {
        try {
            return arguments.item(index);
        } catch (Bounds e) {
            throw MinorCode.BROKEN_INVARIANT.caused(
                    "a list shorter than its count", CompletionStatus.COMPLETED_NO, e);
        }
    }

    @Override
    public Context ctx() {
        if (arguments == null || contextRead || result != null || exception != null) {
            throw MinorCode.CONTEXT_TAKEN.no(operation);
        }
        contextRead = true;
        return in.read_Context();
    }

    @Override
    public void set_result(Any value) {
        if (arguments == null || result != null || exception != null) {
            throw MinorCode.RESULT_SET.no(operation);
        }
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("the result of " + operation);
        }
        result = value;
    }

    /**
     * {@inheritDoc} In place of whatever was set before.
     *
     * @throws org.omg.CORBA.BAD_PARAM NOT_AN_EXCEPTION when the any holds no exception
     */
    @Override
    public void set_exception(Any value) {
        if (value == null || value.type().kind() != TCKind.tk_except) {
            throw MinorCode.NOT_AN_EXCEPTION.no(operation);
        }
        exception = value;
    }

    /**
     * Makes the reply of what the servant has set.
     *
     * @throws org.omg.CORBA.SystemException the one that the servant has set
     */
    public OutputStream reply(ResponseHandler handler) {
        if (exception != null) {
            return exceptionReply(handler);
        }
        OutputStream out = handler.createReply();
        if (result != null) {
            result.write_value(out);
        }
        for (int i = 0; arguments != null && i < arguments.count(); i++) {
            NamedValue each = item(i);
            if ((each.flags() & ARG_OUT.value) != 0) {
                each.value().write_value(out);
            }
        }
        return out;
    }

    private OutputStream exceptionReply(ResponseHandler handler) {
        InputStream content = exception.create_input_stream();
        String id = content.read_string();
        if (SystemExceptions.isSystem(id)) {
            int minor = content.read_ulong();
            CompletionStatus completed = CompletionStatus.from_int(content.read_ulong());
            throw SystemExceptions.received(id, minor, completed, "the servant");
        }
        OutputStream out = handler.createExceptionReply();
        exception.write_value(out);
        return out;
    }
}
