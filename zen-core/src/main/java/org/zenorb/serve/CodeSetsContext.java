package org.zenorb.serve;

import org.zenorb.cdr.CodeSets;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.MessageHeader;
import org.zenorb.giop.RequestFlyweight;
import org.zenorb.session.GiopSession;

/**
 * The CodeSets service context of a request: what the client will send in (CORBA 3.3 part 2,
 * 7.10.2.6). Two code sets are one number here, that for char in the upper half, that for wchar in
 * the lower.
 *
 * <p>Thread: any.
 */
public final class CodeSetsContext {
    private static final int ID = 1;
    private static final int BYTES = 12;

    private CodeSetsContext() {}

    /** Agrees to what the client says, if this ORB knows it. */
    static void agree(RequestFlyweight header, GiopSession session) {
        long sets = read(header);
        if (isKnown(sets)) {
            session.codeSets((int) (sets >>> 32), (int) sets);
        }
    }

    /**
     * Refuses what this ORB does not know.
     *
     * @throws org.omg.CORBA.CODESET_INCOMPATIBLE NO_COMMON_CODESET
     */
    public static void check(RequestFlyweight header) {
        long sets = read(header);
        if (!isKnown(sets)) {
            throw MinorCode.NO_COMMON_CODESET.no(
                    CodeSets.describe((int) (sets >>> 32))
                            + " and "
                            + CodeSets.describe((int) sets));
        }
    }

    private static boolean isKnown(long sets) {
        int chars = (int) (sets >>> 32);
        int wchars = (int) sets;
        return (chars == CodeSets.NONE || CodeSets.isCharCodeSet(chars))
                && (wchars == CodeSets.NONE || CodeSets.isWcharCodeSet(wchars));
    }

    /** What stands in the context of a request whose header was read; 0 for none. */
    public static long read(RequestFlyweight header) {
        long found = header.findContext(ID);
        if (found == -1 || (int) found < BYTES) {
            return 0;
        }
        byte[] bytes = header.bytes();
        int at = (int) (found >>> 32);
        boolean little = bytes[at] == 1;
        int chars = MessageHeader.getInt(bytes, at + 4, little);
        int wchars = MessageHeader.getInt(bytes, at + 8, little);
        return (long) chars << 32 | wchars & 0xffff_ffffL;
    }

    /** What char and string of a request's body are in. */
    public static int charCodeSet(long agreed) {
        int set = (int) (agreed >>> 32);
        return set == CodeSets.NONE ? CodeSets.ISO_8859_1 : set;
    }

    /** What wchar and wstring of a request's body are in. */
    public static int wcharCodeSet(long agreed) {
        int set = (int) agreed;
        return set == CodeSets.NONE ? CodeSets.UTF_16 : set;
    }
}
