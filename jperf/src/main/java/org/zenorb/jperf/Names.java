package org.zenorb.jperf;

/**
 * How emitted Java members are called, and for which Java they are written.
 *
 * <p>Thread: any; immutable.
 *
 * @param bytesLookup the method {@code int name(byte[] buffer, int offset, int length)}
 * @param stringLookup the method {@code int name(String name)}; may be equal to {@code bytesLookup}
 * @param fieldPrefix begins the name of every field, as in {@code OP_} for {@code OP_NAMES}
 * @param methodPrefix begins the name of every other method, as in {@code _op} for {@code
 *     _opencode}
 * @param release the oldest Java release that has to compile and run the text: 8, where names are
 *     compared by a loop, or 9 and above, where {@code Arrays.equals} on ranges does it. From 8
 *     bytes on the latter is faster (20 bytes: 4.9 against 8.1 ns) and its time hardly depends on
 *     the length.
 */
public record Names(
        String bytesLookup,
        String stringLookup,
        String fieldPrefix,
        String methodPrefix,
        int release) {
    private static final int OLDEST_RELEASE = 8;
    private static final int RANGES_RELEASE = 9;

    public Names {
        JavaIdentifiers.check("bytesLookup", bytesLookup);
        JavaIdentifiers.check("stringLookup", stringLookup);
        JavaIdentifiers.check("fieldPrefix", fieldPrefix + "X");
        JavaIdentifiers.check("methodPrefix", methodPrefix + "x");
        if (release < OLDEST_RELEASE) {
            throw new IllegalArgumentException("release " + release + ": the oldest is 8");
        }
    }

    /** Both lookups called {@code lookup}, the prefixes as given, for Java 9 and above. */
    public static Names of(String lookup, String fieldPrefix, String methodPrefix) {
        return new Names(lookup, lookup, fieldPrefix, methodPrefix, RANGES_RELEASE);
    }

    public Names withRelease(int oldest) {
        return new Names(bytesLookup, stringLookup, fieldPrefix, methodPrefix, oldest);
    }
}
