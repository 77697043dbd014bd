package org.zenorb.jperf;

/**
 * How emitted Java members are called, and for which Java they are written.
 *
 * <p>Thread: any; immutable.
 *
 * @param bytesLookup the method {@code int name(byte[] buffer, int offset, int length)}
 * @param stringLookup the method {@code int name(String name)}, where there is one; may be equal to
 *     {@code bytesLookup}
 * @param fieldPrefix begins the name of every field, as in {@code OP_} for {@code OP_NAMES}
 * @param methodPrefix begins the name of every other method, as in {@code _op} for {@code
 *     _opencode}
 * @param release the oldest Java release that has to compile and run the text: 8, where names are
 *     read byte by byte, or 9 and above, where 8 bytes are read at once, which is faster
 * @param bufferLookupOrNull the method {@code int name(ByteBuffer buffer, int offset, int length)};
 *     null for none
 */
public record Names(
        String bytesLookup,
        String stringLookup,
        String fieldPrefix,
        String methodPrefix,
        int release,
        String bufferLookupOrNull) {
    private static final int OLDEST_RELEASE = 8;
    private static final int RANGES_RELEASE = 9;

    public Names {
        JavaIdentifiers.check("bytesLookup", bytesLookup);
        JavaIdentifiers.check("stringLookup", stringLookup);
        JavaIdentifiers.check("fieldPrefix", fieldPrefix + "X");
        JavaIdentifiers.check("methodPrefix", methodPrefix + "x");
        if (bufferLookupOrNull != null) {
            JavaIdentifiers.check("bufferLookupOrNull", bufferLookupOrNull);
        }
        if (release < OLDEST_RELEASE) {
            throw new IllegalArgumentException("release " + release + ": the oldest is 8");
        }
    }

    /**
     * Both lookups called {@code lookup}, none in buffers, the prefixes as given, for Java 9 and
     * above.
     */
    public static Names of(String lookup, String fieldPrefix, String methodPrefix) {
        return new Names(lookup, lookup, fieldPrefix, methodPrefix, RANGES_RELEASE, null);
    }

    public Names withRelease(int oldest) {
        return new Names(
                bytesLookup, stringLookup, fieldPrefix, methodPrefix, oldest, bufferLookupOrNull);
    }

    public Names withBufferLookup(String name) {
        return new Names(bytesLookup, stringLookup, fieldPrefix, methodPrefix, release, name);
    }
}
