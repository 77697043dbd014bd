package org.zenorb.invoke;

import org.omg.CORBA.UserException;
import org.omg.CORBA.portable.ReplyAdapter;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.MessageHeader;
import org.zenorb.giop.ReplyFlyweight;

/**
 * A reply to an asynchronous request, opened for reading. Owner of the message: the caller. Thread:
 * one.
 */
final class AsyncReply {
    private final ReplyFlyweight header = new ReplyFlyweight();
    private final CdrInput body;

    /**
     * Opens a reply.
     *
     * @throws org.omg.CORBA.MARSHAL when its header is not sound
     * @throws org.omg.CORBA.IMP_LIMIT TOO_MANY_CONTEXTS
     */
    AsyncReply(
            ReferenceFactory references, AsyncRequest request, RequestBuffer message, int length) {
        byte[] bytes = message.bytes();
        if (MessageHeader.type(bytes, 0) != MessageHeader.REPLY || !header.wrap(bytes, 0, length)) {
            throw MinorCode.BAD_HEADER.maybe("the reply to " + request.operation());
        }
        body = new CdrInput(references);
        if (header.contextCount() > body.limits().serviceContexts()) {
            throw MinorCode.TOO_MANY_CONTEXTS.yes(String.valueOf(header.contextCount()));
        }
        body.attach(
                bytes,
                0,
                header.bodyPosition(),
                length,
                header.isLittleEndian(),
                header.version().minor(),
                request.charCodeSet(),
                request.wcharCodeSet());
        body.gaps(message.gaps());
        body.completed(org.omg.CORBA.CompletionStatus.COMPLETED_YES);
    }

    int status() {
        return header.status();
    }

    CdrInput body() {
        return body;
    }

    /** The user exception in the body; UNKNOWN where the operation raises no such one. */
    ReceivedException userException(ReplyAdapter<?> adapter) {
        int begin = body.position();
        String id = body.read_string();
        body.position(begin);
        UserException e = adapter.exception(id, body);
        return e == null
                ? new ReceivedException(
                        body.references(), MinorCode.UNKNOWN_USER_EXCEPTION.maybe(id))
                : new ReceivedException(body.references(), e);
    }
}
