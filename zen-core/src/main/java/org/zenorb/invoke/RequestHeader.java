package org.zenorb.invoke;

import org.zenorb.cdr.CdrOutput;
import org.zenorb.giop.GiopVersion;

/**
 * Writes the Request header of each GIOP version, behind the message header (CORBA 3.3 part 2,
 * 9.4.2). Thread: any.
 */
final class RequestHeader {
    private static final int CODE_SETS_CONTEXT = 1;
    private static final int CODE_SETS_CONTEXT_BYTES = 12;
    private static final int RESPONSE_FROM_TARGET = 3;

    /** A service context that nobody knows and everybody skips. */
    private static final int PADDING_CONTEXT = 0x5a454e50;

    private RequestHeader() {}

    /**
     * Writes a header.
     *
     * @param out in the code sets of the request, standing behind the message header
     * @param announced code sets that it tells the server, char in the upper half; 0 for none
     * @return where the request id stands, which is 0 yet
     */
    static int write(
            CdrOutput out,
            Target target,
            String operation,
            boolean responseExpected,
            long announced) {
        if (target.version() == GiopVersion.V1_2) {
            int requestIdAt = out.position();
            out.write_ulong(0);
            out.write_octet((byte) (responseExpected ? RESPONSE_FROM_TARGET : 0));
            out.write_octet((byte) 0);
            out.write_octet((byte) 0);
            out.write_octet((byte) 0);
            target.write(out);
            out.writeHeaderString(operation);
            writeContexts(out, announced, false);
            out.alignBeforeNext(8);
            return requestIdAt;
        }
        return writeOld(out, target, operation, responseExpected, announced, false);
    }

    /**
     * Writes a header of GIOP 1.0 or 1.1 that is longer than the usual one, so that the arguments
     * behind it stand four bytes off.
     */
    static int writeShifted(
            CdrOutput out,
            Target target,
            String operation,
            boolean responseExpected,
            long announced) {
        return writeOld(out, target, operation, responseExpected, announced, true);
    }

    private static int writeOld(
            CdrOutput out,
            Target target,
            String operation,
            boolean responseExpected,
            long announced,
            boolean shifted) {
        writeContexts(out, announced, shifted);
        int requestIdAt = out.position();
        out.write_ulong(0);
        out.write_boolean(responseExpected);
        if (target.version() == GiopVersion.V1_1) {
            out.write_octet((byte) 0);
            out.write_octet((byte) 0);
            out.write_octet((byte) 0);
        }
        byte[] key = target.objectKey();
        out.write_ulong(key.length);
        out.write_octet_array(key, 0, key.length);
        out.writeHeaderString(operation);
        out.write_ulong(0);
        return requestIdAt;
    }

    private static void writeContexts(CdrOutput out, long announced, boolean shifted) {
        out.write_ulong((announced != 0 ? 1 : 0) + (shifted ? 1 : 0));
        if (announced != 0) {
            out.write_ulong(CODE_SETS_CONTEXT);
            out.write_ulong(CODE_SETS_CONTEXT_BYTES);
            out.write_boolean(out.isLittleEndian());
            out.write_octet((byte) 0);
            out.write_octet((byte) 0);
            out.write_octet((byte) 0);
            out.write_ulong((int) (announced >>> 32));
            out.write_ulong((int) announced);
        }
        if (shifted) {
            out.write_ulong(PADDING_CONTEXT);
            out.write_ulong(4);
            out.write_ulong(0);
        }
    }
}
