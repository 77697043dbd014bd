package org.zenorb.fuzz;

import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.giop.CancelRequestFlyweight;
import org.zenorb.giop.FragmentAssembly;
import org.zenorb.giop.LocateReplyFlyweight;
import org.zenorb.giop.LocateRequestFlyweight;
import org.zenorb.giop.MessageHeader;
import org.zenorb.giop.ReplyFlyweight;
import org.zenorb.giop.RequestFlyweight;
import org.zenorb.serve.CodeSetsContext;

import java.util.Arrays;

/** GIOP's headers and fragments. Thread: one at a time. */
final class MessageTargets {
    private static final int CODE_SETS_CONTEXT = 1;
    private static final int MOST_FRAGMENTED = 4;
    private static final int MOST_BYTES = 1 << 20;

    private MessageTargets() {}

    /** A message as one that came: its header is sound, and its length is its own. */
    static void header(byte[] data) {
        if (data.length < MessageHeader.BYTES || !MessageHeader.isValid(data, 0)) {
            return;
        }
        switch (MessageHeader.type(data, 0)) {
            case MessageHeader.REQUEST -> request(data);
            case MessageHeader.REPLY -> reply(data);
            case MessageHeader.LOCATE_REQUEST -> {
                LocateRequestFlyweight locate = new LocateRequestFlyweight();
                if (locate.wrap(data, 0, data.length)) {
                    within(data, locate.keyPosition(), locate.keyLength());
                }
            }
            case MessageHeader.LOCATE_REPLY -> {
                LocateReplyFlyweight locate = new LocateReplyFlyweight();
                if (locate.wrap(data, 0, data.length)) {
                    within(data, locate.bodyPosition(), 0);
                }
            }
            default -> {
                boolean unused = new CancelRequestFlyweight().wrap(data, 0, data.length);
            }
        }
    }

    private static void request(byte[] data) {
        RequestFlyweight request = new RequestFlyweight();
        if (request.wrap(data, 0, data.length)) {
            within(data, request.keyPosition(), request.keyLength());
            within(data, request.operationPosition(), request.operationLength());
            within(data, request.bodyPosition(), 0);
            if (request.disposition() == RequestFlyweight.KEY_ADDRESS) {
                context(data, request.findContext(CODE_SETS_CONTEXT));
                CodeSetsContext.check(request);
                text(data, request, CodeSetsContext.read(request));
            }
        }
    }

    /** Reads the body as characters, in the code sets that the request says. */
    private static void text(byte[] data, RequestFlyweight request, long codeSets) {
        CdrInput in = new CdrInput(FuzzValues.REFERENCES);
        in.attach(
                data,
                0,
                request.bodyPosition(),
                data.length,
                request.isLittleEndian(),
                request.version().minor(),
                CodeSetsContext.charCodeSet(codeSets),
                CodeSetsContext.wcharCodeSet(codeSets));
        while (in.position() < data.length) {
            String narrow = in.read_string();
            Oracle.require(narrow.length() <= data.length, "a string longer than its octets");
            char unused = in.read_char();
            if (request.version().minor() > 0) {
                String wide = in.read_wstring();
                Oracle.require(wide.length() <= data.length, "a wstring longer than its octets");
                unused = in.read_wchar();
            }
        }
    }

    private static void reply(byte[] data) {
        ReplyFlyweight reply = new ReplyFlyweight();
        boolean unused = reply.wrapId(data, 0, data.length);
        if (reply.wrap(data, 0, data.length)) {
            within(data, reply.bodyPosition(), 0);
            context(data, reply.findContext(CODE_SETS_CONTEXT));
        }
    }

    private static void context(byte[] data, long found) {
        if (found != -1) {
            within(data, (int) (found >>> 32), (int) found);
        }
    }

    private static void within(byte[] data, int position, int length) {
        Oracle.require(
                position >= 0 && length >= 0 && position <= data.length - length,
                length + " octets at " + position + " of " + data.length);
    }

    /** Messages one behind the other, each as long as its header says. */
    static void framing(byte[] data) {
        FragmentAssembly fragments = new FragmentAssembly(MOST_FRAGMENTED, MOST_BYTES);
        int at = 0;
        while (data.length - at >= MessageHeader.BYTES && MessageHeader.isValid(data, at)) {
            int body = MessageHeader.bodyBytes(data, at);
            if (body < 0 || body > data.length - at - MessageHeader.BYTES) {
                break;
            }
            int end = at + MessageHeader.BYTES + body;
            message(fragments, Arrays.copyOfRange(data, at, end));
            at = end;
        }
        fragments.discard();
    }

    private static void message(FragmentAssembly fragments, byte[] message) {
        if (MessageHeader.type(message, 0) == MessageHeader.FRAGMENT) {
            if (fragments.append(message, message.length) == FragmentAssembly.Result.COMPLETE) {
                RequestBuffer whole = fragments.assembled();
                int length = fragments.assembledLength();
                Oracle.require(
                        MessageHeader.bodyBytes(whole.bytes(), 0) == length - MessageHeader.BYTES,
                        "the length of a message in fragments is wrong");
                header(Arrays.copyOf(whole.bytes(), length));
                whole.release();
            }
        } else if (MessageHeader.hasMoreFragments(message, 0)
                && message.length >= MessageHeader.BYTES + 4) {
            RequestBuffer first = RequestBuffer.unpooled(message.length);
            System.arraycopy(message, 0, first.bytes(), 0, message.length);
            boolean little = MessageHeader.isLittleEndian(message, 0);
            int id = MessageHeader.getInt(message, MessageHeader.BYTES, little);
            boolean unused = fragments.begin(first, message.length, id);
        } else {
            header(message);
        }
    }
}
