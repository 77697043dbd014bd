package org.zenorb.fuzz;

import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;

import java.io.Serializable;
import java.util.Arrays;

/** Values. Thread: one at a time. */
final class ValueTargets {
    private ValueTargets() {}

    /** Values one behind the other; what was read is written, read and written to the same. */
    static void value(byte[] data) {
        CdrInput in = Streams.in(FuzzValues.REFERENCES, data);
        Serializable first = in.read_value();
        Serializable second = in.available() == 0 ? null : in.read_value(Node.class);
        byte[] once = write(in, first, second);
        CdrInput again = Streams.in(FuzzValues.REFERENCES, data);
        again.attach(
                once,
                0,
                0,
                once.length,
                in.isLittleEndian(),
                in.giopMinor(),
                in.charCodeSet(),
                in.wcharCodeSet());
        byte[] twice = write(in, again.read_value(), again.read_value(Node.class));
        Oracle.require(again.available() == 0, "octets are left behind a value");
        Oracle.require(Arrays.equals(once, twice), "values have changed");
    }

    private static byte[] write(CdrInput like, Serializable first, Serializable second) {
        CdrOutput out = Streams.like(like);
        out.write_value(first);
        out.write_value(second);
        return out.toByteArray();
    }
}
