package org.zenorb.cdr;

import org.zenorb.error.MinorCode;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Reads characters and strings in the transmission code sets (CORBA 3.3 part 2, 9.3.1.6, 9.3.2.7).
 *
 * <p>Guarantee: a string costs its String and nothing else, as long as it is ISO 8859-1, ASCII,
 * UTF-8 or a wide string of up to {@value #CHUNK} units; no length is believed before the bytes are
 * there. Bytes that are not valid in the code set are DATA_CONVERSION.
 *
 * <p>Thread: its stream's.
 */
final class StringDecoder {
    private static final int CHUNK = 256;
    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final char REPLACEMENT = '\ufffd';

    private final char[] chunk = new char[CHUNK];
    private int charCodeSet = CodeSets.ISO_8859_1;
    private int wcharCodeSet = CodeSets.UTF_16;
    private Charset other;

    void codeSets(int charCodeSet, int wcharCodeSet) {
        if (charCodeSet == this.charCodeSet && wcharCodeSet == this.wcharCodeSet) {
            return;
        }
        other = null;
        if (charCodeSet != CodeSets.NONE
                && charCodeSet != CodeSets.ISO_8859_1
                && charCodeSet != CodeSets.UTF_8) {
            other = CodeSets.charset(charCodeSet);
            if (other == null) {
                throw MinorCode.NO_COMMON_CODESET.no(
                        "char in " + CodeSets.describe(charCodeSet) + " is not supported");
            }
        }
        this.charCodeSet = charCodeSet;
        this.wcharCodeSet = wcharCodeSet;
    }

    int charCodeSet() {
        return charCodeSet;
    }

    int wcharCodeSet() {
        return wcharCodeSet;
    }

    char character(CdrInput in, byte octet) {
        if (octet >= 0 && other == null || charCodeSet <= CodeSets.ISO_8859_1) {
            return (char) (octet & 0xff);
        }
        if (other == null) {
            throw malformed(in, "char", charCodeSet);
        }
        String one = decode(in, new byte[] {octet}, 0, 1, other, "char", charCodeSet);
        if (one.length() != 1) {
            throw malformed(in, "char", charCodeSet);
        }
        return one.charAt(0);
    }

    String read(CdrInput in) {
        int length = in.read_long();
        if (length <= 0) {
            throw length == 0
                    ? in.error(MinorCode.BAD_STRING, "its length is 0")
                    : in.badLength(length, 1);
        }
        int claimed = in.claimMany(length, 1);
        byte[] bytes = in.source(claimed);
        int at = CdrInput.index(claimed);
        if (bytes[at + length - 1] != 0) {
            throw in.error(MinorCode.BAD_STRING, null);
        }
        in.checkString(length - 1);
        return decode(in, bytes, at, length - 1);
    }

    private String decode(CdrInput in, byte[] bytes, int at, int length) {
        if (other != null) {
            return decode(in, bytes, at, length, other, "string", charCodeSet);
        }
        if (charCodeSet != CodeSets.UTF_8 || isAscii(bytes, at, length)) {
            return new String(bytes, at, length, StandardCharsets.ISO_8859_1);
        }
        String decoded = new String(bytes, at, length, StandardCharsets.UTF_8);
        if (decoded.indexOf(REPLACEMENT) >= 0) {
            // Either it was sent, or Java put it in place of something malformed.
            return decode(in, bytes, at, length, StandardCharsets.UTF_8, "string", charCodeSet);
        }
        return decoded;
    }

    private static boolean isAscii(byte[] bytes, int at, int length) {
        int end = at + length;
        int i = at;
        for (; i <= end - 8; i += 8) {
            if (((long) ArrayCopier.LONG.get(bytes, i) & HIGH_BITS) != 0) {
                return false;
            }
        }
        for (; i < end; i++) {
            if (bytes[i] < 0) {
                return false;
            }
        }
        return true;
    }

    private String decode(
            CdrInput in,
            byte[] bytes,
            int at,
            int length,
            Charset charset,
            String what,
            int codeSet) {
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(bytes, at, length)).toString();
        } catch (CharacterCodingException e) {
            throw malformed(in, what, codeSet);
        }
    }

    char readWide(CdrInput in) {
        requireWide(in);
        if (in.giopMinor() == 1) {
            return (char) in.read_ushort();
        }
        int octets = in.read_octet() & 0xff;
        int claimed = in.claimMany(octets, 1);
        byte[] bytes = in.source(claimed);
        int at = CdrInput.index(claimed);
        if (wcharCodeSet == CodeSets.UTF_8) {
            String one =
                    decode(in, bytes, at, octets, StandardCharsets.UTF_8, "wchar", wcharCodeSet);
            if (one.length() != 1) {
                throw malformed(in, "wchar of " + octets + " octets", wcharCodeSet);
            }
            return one.charAt(0);
        }
        if (octets == 2) {
            return unit(bytes, at);
        }
        if (octets == 4) {
            char mark = unit(bytes, at);
            if (mark == '\ufeff') {
                return unit(bytes, at + 2);
            }
            if (mark == '\ufffe') {
                return Character.reverseBytes(unit(bytes, at + 2));
            }
        }
        throw malformed(in, "wchar of " + octets + " octets", wcharCodeSet);
    }

    String readWideString(CdrInput in) {
        requireWide(in);
        int length = in.read_long();
        if (in.giopMinor() == 1) {
            return readTerminated(in, length);
        }
        if (length < 0) {
            throw in.badLength(length, 1);
        }
        int claimed = in.claimMany(length, 1);
        in.checkString(length);
        byte[] bytes = in.source(claimed);
        int at = CdrInput.index(claimed);
        if (wcharCodeSet == CodeSets.UTF_8) {
            return decode(in, bytes, at, length, StandardCharsets.UTF_8, "wstring", wcharCodeSet);
        }
        if ((length & 1) != 0) {
            throw malformed(in, "wstring of " + length + " octets", wcharCodeSet);
        }
        boolean little = false;
        int skipped = 0;
        if (length >= 2) {
            char first = unit(bytes, at);
            little = first == '\ufffe';
            skipped = little || first == '\ufeff' ? 2 : 0;
        }
        boolean swap = little != CdrOutput.NATIVE_IS_LITTLE_ENDIAN;
        return units(bytes, at + skipped, (length - skipped) / 2, swap);
    }

    /** GIOP 1.1: characters of two octets in the stream's order, counted with the terminator. */
    private String readTerminated(CdrInput in, int length) {
        if (length <= 0) {
            throw length == 0
                    ? in.error(MinorCode.BAD_STRING, "its length is 0")
                    : in.badLength(length, 2);
        }
        int claimed = in.claimMany(length, 2);
        byte[] bytes = in.source(claimed);
        int at = CdrInput.index(claimed);
        int last = at + 2 * (length - 1);
        if (bytes[last] != 0 || bytes[last + 1] != 0) {
            throw in.error(MinorCode.BAD_STRING, null);
        }
        in.checkString(2 * (length - 1));
        return units(bytes, at, length - 1, in.swapsBytes());
    }

    private String units(byte[] bytes, int at, int count, boolean swap) {
        char[] to = count <= CHUNK ? chunk : new char[count];
        ArrayCopier.get(bytes, at, to, 0, count, swap);
        return new String(to, 0, count);
    }

    private void requireWide(CdrInput in) {
        if (in.giopMinor() == 0) {
            throw in.error(MinorCode.NO_WCHAR_IN_GIOP_1_0, null);
        }
        if (wcharCodeSet == CodeSets.UTF_8 && in.giopMinor() == 2) {
            return;
        }
        if (wcharCodeSet != CodeSets.UTF_16
                && wcharCodeSet != CodeSets.NONE
                && wcharCodeSet != CodeSets.UCS_2) {
            throw in.error(
                    MinorCode.NO_COMMON_CODESET,
                    "wchar in " + CodeSets.describe(wcharCodeSet) + " is not supported");
        }
    }

    private static char unit(byte[] bytes, int at) {
        return (char) ((bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff);
    }

    private static org.omg.CORBA.SystemException malformed(CdrInput in, String what, int codeSet) {
        return in.error(MinorCode.MALFORMED_CHARACTERS, what + " in " + CodeSets.describe(codeSet));
    }
}
