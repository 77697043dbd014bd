package org.zenorb.cdr;

import org.zenorb.error.MinorCode;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;

/**
 * Writes characters and strings in the transmission code sets (CORBA 3.3 part 2, 9.3.1.6, 9.3.2.7).
 *
 * <p>Guarantee: allocates nothing for ISO 8859-1, ASCII, UTF-8, UTF-16 and UCS-2; code sets that
 * need a charset of the JDK allocate. A character that the code set does not have is
 * DATA_CONVERSION, never a replacement character.
 *
 * <p>Thread: its stream's.
 */
final class StringEncoder {
    private static final char BOM = '\ufeff';
    private static final char SWAPPED_BOM = '\ufffe';
    private static final int CHUNK = 256;

    private final char[] chunk = new char[CHUNK];
    private int charCodeSet = CodeSets.ISO_8859_1;
    private int wcharCodeSet = CodeSets.UTF_16;
    private int highestPlain = 0xff;
    private CharsetEncoder other;
    private MinorCode wideRefusal;
    private boolean wroteWide;

    void codeSets(int charCodeSet, int wcharCodeSet) {
        if (charCodeSet == this.charCodeSet && wcharCodeSet == this.wcharCodeSet) {
            return;
        }
        other = null;
        switch (charCodeSet) {
            case CodeSets.NONE, CodeSets.ISO_8859_1 -> highestPlain = 0xff;
            case CodeSets.UTF_8, CodeSets.ASCII -> highestPlain = 0x7f;
            default -> {
                Charset charset = CodeSets.charset(charCodeSet);
                if (charset == null) {
                    throw MinorCode.NO_COMMON_CODESET.no(
                            "char in " + CodeSets.describe(charCodeSet) + " is not supported");
                }
                highestPlain = 0;
                other = charset.newEncoder();
            }
        }
        this.charCodeSet = charCodeSet;
        this.wcharCodeSet = wcharCodeSet;
    }

    /** Why wide characters are not to be written; null where they are. */
    void refuseWide(MinorCode reason) {
        wideRefusal = reason;
    }

    /** Forgets what was written. */
    void begin() {
        wideRefusal = null;
        wroteWide = false;
    }

    /** Whether a wide character or string was written. */
    boolean wroteWide() {
        return wroteWide;
    }

    boolean refusesWide() {
        return wideRefusal != null;
    }

    int charCodeSet() {
        return charCodeSet;
    }

    int wcharCodeSet() {
        return wcharCodeSet;
    }

    byte octet(char value) {
        if (value <= highestPlain) {
            return (byte) value;
        }
        if (other != null) {
            ByteBuffer encoded = encode(String.valueOf(value), "char");
            if (encoded.remaining() == 1) {
                return encoded.get();
            }
        }
        throw notRepresentable(value, "char", charCodeSet);
    }

    void write(CdrOutput out, String value) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("string");
        }
        int chars = value.length();
        out.limits().checkString(chars);
        int start = out.claimMany(4, 4L + chars + 1);
        int plain = copyPlain(value, out.bytes(), start + 4);
        if (plain < chars) {
            writeRest(out, value, start, plain);
        } else {
            out.bytes()[start + 4 + chars] = 0;
            out.putInt(start, chars + 1);
        }
    }

    /** Writes what must stay Latin 1 where char travels in what does not contain ASCII. */
    void writeInHeader(CdrOutput out, String value) {
        if (other == null) {
            write(out, value);
            return;
        }
        CharsetEncoder kept = other;
        other = null;
        highestPlain = 0xff;
        try {
            write(out, value);
        } finally {
            other = kept;
            highestPlain = 0;
        }
    }

    /** Copies characters that are one octet in the code set, until one that is not. */
    private int copyPlain(String value, byte[] to, int at) {
        int chars = value.length();
        int highest = highestPlain;
        char[] from = chunk;
        for (int done = 0; done < chars; done += CHUNK) {
            int count = Math.min(CHUNK, chars - done);
            value.getChars(done, done + count, from, 0);
            int target = at + done;
            for (int i = 0; i < count; i++) {
                int c = from[i];
                // One comparison for both ends: the null character ends a string on the wire.
                if ((c - 1 & 0xffff) >= highest) {
                    return done + i;
                }
                to[target + i] = (byte) c;
            }
        }
        return chars;
    }

    private void writeRest(CdrOutput out, String value, int start, int plain) {
        if (charCodeSet == CodeSets.UTF_8) {
            int rest = utf8Length(value, plain);
            out.limits().checkString((long) plain + rest);
            // What was copied must lie before the position, or growing would lose it.
            out.retreat(start + 4 + plain);
            int at = out.claimMany(1, rest + 1L);
            encodeUtf8(value, plain, out.bytes(), at);
            out.bytes()[at + rest] = 0;
            out.putInt(start, plain + rest + 1);
        } else if (other != null) {
            if (value.indexOf(0) >= 0) {
                throw notRepresentable('\0', "string", charCodeSet);
            }
            ByteBuffer encoded = encode(value, "string");
            int length = encoded.remaining();
            out.limits().checkString(length);
            out.retreat(start + 4);
            int at = out.claimMany(1, length + 1L);
            encoded.get(out.bytes(), at, length);
            out.bytes()[at + length] = 0;
            out.putInt(start, length + 1);
        } else {
            throw notRepresentable(value.charAt(plain), "string", charCodeSet);
        }
    }

    private int utf8Length(String value, int from) {
        int chars = value.length();
        long length = 0;
        for (int i = from; i < chars; i++) {
            char c = value.charAt(i);
            if (c == 0) {
                throw notRepresentable(c, "string", charCodeSet);
            } else if (c < 0x80) {
                length++;
            } else if (c < 0x800) {
                length += 2;
            } else if (!Character.isSurrogate(c)) {
                length += 3;
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < chars
                    && Character.isLowSurrogate(value.charAt(i + 1))) {
                length += 4;
                i++;
            } else {
                throw notRepresentable(c, "string", charCodeSet);
            }
        }
        if (length > Integer.MAX_VALUE - from - 16L) {
            throw MinorCode.MESSAGE_TOO_LARGE.no("a string of " + length + " bytes");
        }
        return (int) length;
    }

    private static void encodeUtf8(String value, int from, byte[] to, int start) {
        int at = start;
        int chars = value.length();
        for (int i = from; i < chars; i++) {
            int c = value.charAt(i);
            if (c < 0x80) {
                to[at++] = (byte) c;
            } else if (c < 0x800) {
                to[at++] = (byte) (0xc0 | c >> 6);
                to[at++] = (byte) (0x80 | c & 0x3f);
            } else if (!Character.isSurrogate((char) c)) {
                to[at++] = (byte) (0xe0 | c >> 12);
                to[at++] = (byte) (0x80 | c >> 6 & 0x3f);
                to[at++] = (byte) (0x80 | c & 0x3f);
            } else {
                int point = Character.toCodePoint((char) c, value.charAt(++i));
                to[at++] = (byte) (0xf0 | point >> 18);
                to[at++] = (byte) (0x80 | point >> 12 & 0x3f);
                to[at++] = (byte) (0x80 | point >> 6 & 0x3f);
                to[at++] = (byte) (0x80 | point & 0x3f);
            }
        }
    }

    private ByteBuffer encode(String value, String what) {
        try {
            return other.reset().encode(CharBuffer.wrap(value));
        } catch (CharacterCodingException e) {
            throw MinorCode.CHAR_NOT_REPRESENTABLE.caused(
                    what + " in " + CodeSets.describe(charCodeSet),
                    org.omg.CORBA.CompletionStatus.COMPLETED_NO,
                    e);
        }
    }

    void writeWide(CdrOutput out, char value) {
        requireWide(out, value);
        if (out.giopMinor() == 1) {
            out.write_ushort((short) value);
            return;
        }
        if (wcharCodeSet == CodeSets.UTF_8) {
            String text = String.valueOf(value);
            int length = value == 0 ? 1 : utf8Length(text, 0);
            int start = out.claim(1, 1 + length);
            out.bytes()[start] = (byte) length;
            encodeUtf8(text, 0, out.bytes(), start + 1);
            return;
        }
        // GIOP 1.2: the number of octets, then UTF-16 in big-endian order, whatever the stream's.
        int at = out.claim(1, 3);
        byte[] bytes = out.bytes();
        bytes[at] = 2;
        bytes[at + 1] = (byte) (value >> 8);
        bytes[at + 2] = (byte) value;
    }

    void writeWide(CdrOutput out, String value) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("wstring");
        }
        int chars = value.length();
        out.limits().checkString(2L * chars);
        if (out.giopMinor() == 1) {
            requireWide(out, 'a');
            requireUcs2(value);
            out.write_ulong(chars + 1);
            int at = out.claimMany(2, 2L * chars + 2);
            copyUnits(value, out.bytes(), at, out.swapsBytes());
            out.putShort(at + 2 * chars, (short) 0);
            return;
        }
        requireWide(out, 'a');
        if (wcharCodeSet == CodeSets.UTF_8) {
            int length = utf8Length(value, 0);
            int start = out.claimMany(4, 4L + length);
            out.putInt(start, length);
            encodeUtf8(value, 0, out.bytes(), start + 4);
            return;
        }
        requireUcs2(value);
        // A leading character that looks like a byte order mark would be taken for one.
        boolean mark = chars > 0 && (value.charAt(0) == BOM || value.charAt(0) == SWAPPED_BOM);
        long octets = 2L * chars + (mark ? 2 : 0);
        int start = out.claimMany(4, 4 + octets);
        out.putInt(start, (int) octets);
        int at = start + 4;
        if (mark) {
            out.bytes()[at++] = (byte) (BOM >> 8);
            out.bytes()[at++] = (byte) BOM;
        }
        copyUnits(value, out.bytes(), at, CdrOutput.NATIVE_IS_LITTLE_ENDIAN);
    }

    private void copyUnits(String value, byte[] to, int at, boolean swap) {
        int chars = value.length();
        for (int done = 0; done < chars; done += CHUNK) {
            int count = Math.min(CHUNK, chars - done);
            value.getChars(done, done + count, chunk, 0);
            ArrayCopier.put(to, at + 2 * done, chunk, 0, count, swap);
        }
    }

    private void requireWide(CdrOutput out, char value) {
        if (out.giopMinor() == 0) {
            throw MinorCode.NO_WCHAR_IN_GIOP_1_0.no(null);
        }
        if (wideRefusal != null) {
            throw wideRefusal.no(null);
        }
        wroteWide = true;
        if (wcharCodeSet != CodeSets.UTF_16 && wcharCodeSet != CodeSets.NONE) {
            if (wcharCodeSet == CodeSets.UTF_8 && out.giopMinor() == 2) {
                return;
            }
            if (wcharCodeSet != CodeSets.UCS_2) {
                throw MinorCode.NO_COMMON_CODESET.no(
                        "wchar in " + CodeSets.describe(wcharCodeSet) + " is not supported");
            }
            if (Character.isSurrogate(value)) {
                throw notRepresentable(value, "wchar", wcharCodeSet);
            }
        }
    }

    private void requireUcs2(String value) {
        if (wcharCodeSet == CodeSets.UCS_2) {
            for (int i = 0; i < value.length(); i++) {
                if (Character.isSurrogate(value.charAt(i))) {
                    throw notRepresentable(value.charAt(i), "wstring", wcharCodeSet);
                }
            }
        }
    }

    private static org.omg.CORBA.SystemException notRepresentable(
            char value, String what, int codeSet) {
        return MinorCode.CHAR_NOT_REPRESENTABLE.no(
                "U+"
                        + Integer.toHexString(0x10000 | value).substring(1)
                        + " in a "
                        + what
                        + " in "
                        + CodeSets.describe(codeSet == 0 ? CodeSets.ISO_8859_1 : codeSet));
    }
}
