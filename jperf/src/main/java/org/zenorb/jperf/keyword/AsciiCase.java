package org.zenorb.jperf.keyword;

/**
 * Upper and lower case of ASCII, whatever the locale.
 *
 * <p>Thread: any.
 */
public final class AsciiCase {
    private AsciiCase() {}

    /** The byte, as 0 to 255, in lower case if it is an upper case letter. */
    public static int lower(int unit) {
        return unit >= 'A' && unit <= 'Z' ? unit + ('a' - 'A') : unit;
    }

    /** A copy in lower case. */
    public static byte[] lower(byte[] key) {
        byte[] lower = key.clone();
        for (int i = 0; i < lower.length; i++) {
            lower[i] = (byte) lower(lower[i] & 0xff);
        }
        return lower;
    }
}
