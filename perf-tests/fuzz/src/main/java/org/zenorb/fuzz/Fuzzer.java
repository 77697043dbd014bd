package org.zenorb.fuzz;

import java.util.Arrays;

/**
 * What Jazzer calls. The system property {@value #TARGET} names the target; for {@code all} the
 * first octet of an input says which.
 *
 * <p>Thread: Jazzer's.
 */
public final class Fuzzer {
    static final String TARGET = "zen.fuzz.target";
    static final String ALL = "all";

    private static final Target ONLY = Target.of(System.getProperty(TARGET, ALL));

    private Fuzzer() {}

    /** One input. */
    public static void fuzzerTestOneInput(byte[] data) {
        if (ONLY != null) {
            Oracle.check(ONLY, data);
        } else if (data.length > 0) {
            Target[] targets = Target.values();
            Target target = targets[(data[0] & 0xff) % targets.length];
            Oracle.check(target, Arrays.copyOfRange(data, 1, data.length));
        }
    }
}
