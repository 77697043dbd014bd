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

    /** The char, in lower case if it is an upper case letter of ASCII. */
    public static char lower(char unit) {
        return unit >= 'A' && unit <= 'Z' ? (char) (unit + ('a' - 'A')) : unit;
    }

    /** Eight bytes, each in lower case if it is an upper case letter. */
    public static long lower(long word) {
        long low = word & 0x7f7f7f7f7f7f7f7fL;
        // A byte's top bit is set by what reaches 'A' and by what exceeds 'Z'.
        long fromA = low + 0x3f3f3f3f3f3f3f3fL;
        long beyondZ = low + 0x2525252525252525L;
        return word | ((fromA ^ beyondZ) & ~word & 0x8080808080808080L) >>> 2;
    }

    /** True if the text is this one, which is in lower case, but for the case of its letters. */
    public static boolean isSame(CharSequence text, String lower) {
        int length = lower.length();
        if (text.length() != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (lower(text.charAt(i)) != lower.charAt(i)) {
                return false;
            }
        }
        return true;
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
