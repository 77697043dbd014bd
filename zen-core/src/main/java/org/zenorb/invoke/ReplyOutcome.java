package org.zenorb.invoke;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.portable.ApplicationException;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.RemarshalException;
import org.zenorb.cdr.CdrInput;
import org.zenorb.error.MinorCode;
import org.zenorb.error.SystemExceptions;
import org.zenorb.giop.ReplyFlyweight;

/** What a reply's status means to the caller. Thread: the caller's. */
final class ReplyOutcome {
    private ReplyOutcome() {}

    /**
     * The stream with the results.
     *
     * @throws ApplicationException with the stream of a user exception
     * @throws RemarshalException when the request has to be written for another place
     * @throws SystemException that the server raised
     */
    static InputStream of(ReferenceDelegate reference, Invocation call)
            throws ApplicationException, RemarshalException {
        CdrInput in = call.in();
        if (call.replyContexts() > in.limits().serviceContexts()) {
            throw MinorCode.TOO_MANY_CONTEXTS.yes(String.valueOf(call.replyContexts()));
        }
        switch (call.replyStatus()) {
            case ReplyFlyweight.NO_EXCEPTION:
                reference.onReached();
                return in;
            case ReplyFlyweight.USER_EXCEPTION:
                int begin = in.position();
                String id = in.read_string();
                in.position(begin);
                throw new ApplicationException(id, in);
            case ReplyFlyweight.SYSTEM_EXCEPTION:
                throw systemException(in, call.target());
            case ReplyFlyweight.LOCATION_FORWARD:
            case ReplyFlyweight.LOCATION_FORWARD_PERM:
                reference.forward(in);
                throw new RemarshalException();
            case ReplyFlyweight.NEEDS_ADDRESSING_MODE:
                demandAddressing(in, call.target());
                throw new RemarshalException();
            default:
                throw MinorCode.BAD_HEADER.maybe("reply status " + call.replyStatus());
        }
    }

    /** The system exception in a reply from there. */
    static SystemException systemException(CdrInput in, Target from) {
        return systemException(in, from.isLocal() ? "this process" : from.address());
    }

    /**
     * The system exception that comes next.
     *
     * @param peer who raised it, for people
     */
    static SystemException systemException(CdrInput in, String peer) {
        String id = in.read_string();
        int minor = in.read_ulong();
        int completed = in.read_ulong();
        if (completed < 0 || completed > CompletionStatus._COMPLETED_MAYBE) {
            return MinorCode.BAD_ENUM.maybe("completion status " + completed);
        }
        return SystemExceptions.received(id, minor, CompletionStatus.from_int(completed), peer);
    }

    /** The server wants its targets addressed in another way, which later requests take. */
    static void demandAddressing(CdrInput in, Target from) {
        int demanded = in.read_short();
        if (!from.disposition(demanded)) {
            throw MinorCode.BAD_HEADER.no(from.address() + " demands addressing mode " + demanded);
        }
    }
}
