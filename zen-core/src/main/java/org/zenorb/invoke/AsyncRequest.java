package org.zenorb.invoke;

import org.zenorb.buffer.FragmentCuts;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;
import org.zenorb.session.GiopSession;

import java.util.Arrays;

/**
 * The message of an asynchronous request: a copy of what the stub has written, which goes out again
 * under a new header when the first place does not take it.
 *
 * <p>Arguments can go out again as they are wherever GIOP version and code sets are the same; the
 * stub is gone, so nobody could write them in another way.
 *
 * <p>Owner: its call. Thread: one at a time.
 */
final class AsyncRequest {
    private final ReferenceFactory references;
    private final String operation;
    private final boolean responseExpected;
    private final boolean littleEndian;
    private final GiopVersion version;
    private final int charCodeSet;
    private final int wcharCodeSet;
    private final boolean wide;
    private final boolean perhapsWide;
    private final byte[] written;
    private final int argumentsFrom;
    private final FragmentCuts writtenCuts;

    private byte[] message;
    private int requestIdAt;
    private boolean announces;

    /** Copies the request of a frame. */
    AsyncRequest(ReferenceFactory references, Invocation call, int length) {
        this.references = references;
        operation = call.operation();
        responseExpected = call.isResponseExpected();
        littleEndian = call.out().isLittleEndian();
        version = call.target().version();
        charCodeSet = call.out().charCodeSet();
        wcharCodeSet = call.out().wcharCodeSet();
        wide = call.out().wroteWide();
        perhapsWide = call.out().hasTakenOver();
        written = Arrays.copyOf(call.request().bytes(), length);
        argumentsFrom = Math.min(argumentsFrom(call.argumentsAt()), length);
        writtenCuts = call.out().cuts() == null ? null : call.out().cuts().copy();
        message = written;
        requestIdAt = call.requestIdAt();
        announces = call.isAnnouncing();
    }

    private int argumentsFrom(int headerEnd) {
        return version == GiopVersion.V1_2 ? headerEnd + 7 & -8 : headerEnd;
    }

    String operation() {
        return operation;
    }

    boolean isResponseExpected() {
        return responseExpected;
    }

    GiopVersion version() {
        return version;
    }

    int charCodeSet() {
        return charCodeSet;
    }

    int wcharCodeSet() {
        return wcharCodeSet;
    }

    /** The message for the place it was last addressed to. */
    byte[] message() {
        return message;
    }

    /**
     * Where the message may be cut in GIOP 1.1; null for nowhere, as under another header than the
     * first.
     */
    FragmentCuts cuts() {
        return message == written ? writtenCuts : null;
    }

    /** Whether this message tells the server the code sets. */
    boolean isAnnouncing() {
        return announces;
    }

    /** Puts in the id that the connection gave the request. */
    void patchRequestId(int id) {
        MessageHeader.putInt(message, requestIdAt, id, littleEndian);
    }

    /**
     * Gives the message a header for another place.
     *
     * @param session the connection to it; null within the process
     * @return false when arguments are, or may be, written in another way there
     * @throws org.omg.CORBA.INV_OBJREF when there are wide characters among them, as a synchronous
     *     call does, and there are none for the target
     */
    boolean address(Target target, GiopSession session) {
        MinorCode refusal = target.wideRefusal();
        if (refusal != null && wide) {
            throw refusal.no(null);
        }
        if (refusal != null && perhapsWide) {
            return false;
        }
        long agreed = session == null ? target.codeSets() : session.codeSets();
        boolean tells = session != null && agreed == 0 && target.codeSets() != 0;
        if (tells) {
            agreed = target.codeSets();
        }
        int chars = (int) (agreed >>> 32);
        int wchars = (int) agreed;
        if (target.version() != version
                || charCodeSet != (chars == CodeSets.NONE ? CodeSets.ISO_8859_1 : chars)
                || wcharCodeSet != (wchars == CodeSets.NONE ? CodeSets.UTF_16 : wchars)) {
            return false;
        }
        write(target, tells ? agreed : 0);
        announces = tells;
        return true;
    }

    private void write(Target target, long announced) {
        int bytes = written.length - argumentsFrom;
        CdrOutput out = new CdrOutput(references);
        RequestBuffer buffer = RequestBuffer.unpooled(written.length + target.objectKey().length);
        begin(out, buffer);
        requestIdAt = RequestHeader.write(out, target, operation, responseExpected, announced);
        int from = argumentsFrom(out.position());
        if (bytes > 0 && (from - argumentsFrom) % 8 != 0) {
            out.detach();
            begin(out, buffer);
            requestIdAt =
                    RequestHeader.writeShifted(out, target, operation, responseExpected, announced);
            from = argumentsFrom(out.position());
        }
        int length = bytes == 0 ? out.position() : from + bytes;
        message = Arrays.copyOf(buffer.bytes(), length);
        System.arraycopy(written, argumentsFrom, message, length - bytes, bytes);
        MessageHeader.putBodyBytes(message, 0, length - MessageHeader.BYTES);
        out.detach();
    }

    private void begin(CdrOutput out, RequestBuffer buffer) {
        MessageHeader.write(buffer.bytes(), 0, version, littleEndian, MessageHeader.REQUEST);
        out.attach(
                buffer,
                0,
                MessageHeader.BYTES,
                littleEndian,
                version.minor(),
                charCodeSet,
                wcharCodeSet);
    }
}
