package org.zenorb.fuzz;

import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.cdr.ReferenceFactory;

/** Streams whose byte order, version and code sets the first octet of an input says. */
final class Streams {
    private static final int[] CHARS = {
        CodeSets.UTF_8, CodeSets.ISO_8859_1, CodeSets.ASCII, 0x1002_0352
    };

    private Streams() {}

    /** A stream over all but the first octet. */
    static CdrInput in(ReferenceFactory references, byte[] data) {
        return in(references, data, 1);
    }

    static CdrInput in(ReferenceFactory references, byte[] data, int from) {
        int flags = data.length == 0 ? 0 : data[0];
        CdrInput in = new CdrInput(references);
        int start = Math.min(from, data.length);
        in.attach(
                data,
                start,
                start,
                data.length,
                (flags & 1) != 0,
                minor(flags),
                CHARS[flags >> 4 & 3],
                (flags & 64) != 0 ? CodeSets.UCS_2 : CodeSets.UTF_16);
        return in;
    }

    private static int minor(int flags) {
        return 2 - Math.min(2, flags >> 1 & 3);
    }

    /** A stream of the same settings that is written to. */
    static CdrOutput like(CdrInput in) {
        CdrOutput out = new CdrOutput(in.references());
        out.attach(
                RequestBuffer.unpooled(256),
                0,
                0,
                in.isLittleEndian(),
                in.giopMinor(),
                in.charCodeSet(),
                in.wcharCodeSet());
        return out;
    }
}
