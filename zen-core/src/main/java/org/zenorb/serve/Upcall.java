package org.zenorb.serve;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.portable.InvokeHandler;
import org.omg.CORBA.portable.OutputStream;
import org.omg.PortableServer.DynamicImplementation;
import org.omg.PortableServer.Servant;
import org.zenorb.context.ThreadContext;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.dsi.DynamicServerRequest;

import java.lang.System.Logger.Level;

/**
 * From a request whose target is known to its reply: operation name, skeleton, servant, and
 * whatever the servant throws.
 *
 * <p>Thread: the one that serves the request.
 */
final class Upcall {
    private static final System.Logger LOGGER = System.getLogger(Upcall.class.getName());

    private final ThreadContexts contexts;

    Upcall(ThreadContexts contexts) {
        this.contexts = contexts;
    }

    /** Makes the upcall; afterwards the request has a reply, whatever happened. Throws nothing. */
    void run(ServerRequest request) {
        ThreadContext context = contexts.current();
        if (!context.pushUpcall(request)) {
            request.replySystemException(MinorCode.CALLS_NESTED_TOO_DEEP.no(null));
            return;
        }
        try {
            OutputStream reply = dispatch(request);
            if (reply == null && !request.hasReply()) {
                request.createReply();
            }
        } catch (SystemException e) {
            if (e.completed == CompletionStatus.COMPLETED_NO && request.hasResults()) {
                e.completed = CompletionStatus.COMPLETED_YES;
            }
            request.replySystemException(e);
        } catch (StackOverflowError e) {
            request.replySystemException(exhausted(request, MinorCode.STACK_EXHAUSTED, e));
        } catch (OutOfMemoryError e) {
            request.replySystemException(exhausted(request, MinorCode.HEAP_EXHAUSTED, e));
        } catch (Throwable e) {
            request.replySystemException(unexpected(request, e));
        } finally {
            context.popUpcall();
        }
    }

    /** Data of the client's is no reason to fill the log. */
    private static SystemException exhausted(ServerRequest request, MinorCode minor, Error e) {
        boolean results = request.hasResults();
        if (!results && request.hasUnreadArguments()) {
            LOGGER.log(Level.DEBUG, "arguments of " + request.operation(), e);
            return minor.caused(null, CompletionStatus.COMPLETED_NO, e);
        }
        LOGGER.log(
                Level.ERROR,
                "the servant "
                        + request.servant().getClass().getName()
                        + " failed in "
                        + request.operation(),
                e);
        return minor.caused(
                null,
                results ? CompletionStatus.COMPLETED_YES : CompletionStatus.COMPLETED_MAYBE,
                e);
    }

    private static SystemException unexpected(ServerRequest request, Throwable e) {
        LOGGER.log(
                Level.ERROR,
                () ->
                        "the servant "
                                + request.servant().getClass().getName()
                                + " failed in "
                                + request.operation()
                                + (request.isCollocated()
                                        ? ""
                                        : " called over " + request.session()),
                e);
        return MinorCode.SERVANT_THREW.maybe(e.toString());
    }

    private static OutputStream dispatch(ServerRequest request) throws Exception {
        Servant servant = request.servant();
        byte[] bytes = request.header().bytes();
        int index =
                servant._operation_index(
                        bytes,
                        request.header().operationPosition(),
                        request.header().operationLength());
        if (index >= 0) {
            return servant._invoke_index(index, request.in(), request);
        }
        if (index == -1) {
            throw MinorCode.OPERATION_UNKNOWN.no(request.operation());
        }
        return dispatchByName(servant, request);
    }

    /** For skeletons made by other compilers, which know no index and no implicit operations. */
    private static OutputStream dispatchByName(Servant servant, ServerRequest request)
            throws Exception {
        String operation = request.operation();
        OutputStream reply;
        switch (operation) {
            case "_is_a":
                boolean is = servant._is_a(request.in().read_string());
                reply = request.createReply();
                reply.write_boolean(is);
                return reply;
            case "_non_existent":
            case "_not_existent":
                boolean gone = servant._non_existent();
                reply = request.createReply();
                reply.write_boolean(gone);
                return reply;
            case "_interface":
                org.omg.CORBA.Object definition = servant._get_interface_def();
                reply = request.createReply();
                reply.write_Object(definition);
                return reply;
            case "_component":
                reply = request.createReply();
                reply.write_Object(null);
                return reply;
            case "_repository_id":
                String id = servant._all_interfaces(servant._poa(), servant._object_id())[0];
                reply = request.createReply();
                reply.write_string(id);
                return reply;
            default:
                if (servant instanceof InvokeHandler handler) {
                    return handler._invoke(operation, request.in(), request);
                }
                if (servant instanceof DynamicImplementation dynamic) {
                    DynamicServerRequest seen = new DynamicServerRequest(operation, request.in());
                    dynamic.invoke(seen);
                    return seen.reply(request);
                }
                throw MinorCode.NOT_A_SKELETON.no(servant.getClass().getName());
        }
    }
}
