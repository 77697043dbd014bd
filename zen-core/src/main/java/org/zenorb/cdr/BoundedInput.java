package org.zenorb.cdr;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.zenorb.buffer.FragmentGaps;
import org.zenorb.error.MinorCode;

/**
 * The bytes that a {@link CdrInput} reads: where it stands in them, how far they reach, in which
 * order they are.
 *
 * <p>What came in fragments of GIOP 1.1 has gaps. Then the limit is the end of the part at hand.
 *
 * <p>Guarantee: no byte outside of position and limit is ever handed out.
 *
 * <p>Thread: the owner of the bytes only.
 */
abstract sealed class BoundedInput extends org.omg.CORBA_2_3.portable.InputStream
        permits PartedInput {
    private static final int STOPPED = -1;

    final ReferenceFactory references;
    private Object owner;
    final StringDecoder strings = new StringDecoder();
    byte[] bytes;
    int origin;
    int position;
    int limit = STOPPED;
    boolean littleEndian;
    boolean swap;
    private int giopMinor;
    CompletionStatus completed = CompletionStatus.COMPLETED_NO;
    boolean chunked;
    private FragmentGaps gaps;

    /** The limit where there are no gaps; where there are, what it is behind all of them. */
    private int reach;

    ValueInput values;

    BoundedInput(ReferenceFactory references) {
        this.references = references;
    }

    /**
     * Points the stream at bytes.
     *
     * @param origin index that alignment counts from: the first byte of the GIOP header
     * @param position index of the first byte to read
     * @param limit index behind the last byte to read
     * @param charCodeSet transmission code set of char and string, {@link CodeSets}
     * @param wcharCodeSet transmission code set of wchar and wstring
     */
    public void attach(
            byte[] bytes,
            int origin,
            int position,
            int limit,
            boolean littleEndian,
            int giopMinor,
            int charCodeSet,
            int wcharCodeSet) {
        if (origin < 0 || position < origin || limit < position || limit > bytes.length) {
            throw MinorCode.BROKEN_INVARIANT.no(
                    "CdrInput over " + origin + ", " + position + ", " + limit);
        }
        this.bytes = bytes;
        this.origin = origin;
        this.position = position;
        this.limit = limit;
        this.littleEndian = littleEndian;
        this.swap = littleEndian != CdrOutput.NATIVE_IS_LITTLE_ENDIAN;
        this.giopMinor = giopMinor;
        this.chunked = false;
        this.gaps = null;
        if (values != null) {
            values.reset();
        }
        strings.codeSets(charCodeSet, wcharCodeSet);
    }

    /**
     * Says where the bytes attached last have gaps.
     *
     * @param newGaps null for nowhere
     */
    public void gaps(FragmentGaps newGaps) {
        if (newGaps != null) {
            int end = limit;
            gaps = newGaps;
            bound(position, end);
        }
    }

    /** Where the bytes have gaps; null for nowhere. */
    public FragmentGaps gaps() {
        return gaps;
    }

    /** Whatever frame the stream belongs to, for those who get only the stream back; or null. */
    public Object owner() {
        return owner;
    }

    /** Says which frame the stream belongs to. */
    public void owner(Object frame) {
        owner = frame;
    }

    /** Takes the bytes away; every later read is BAD_INV_ORDER until the next attach. */
    public void detach() {
        bytes = null;
        limit = STOPPED;
        chunked = false;
        gaps = null;
        if (values != null) {
            values.reset();
        }
    }

    /** Whether there is something attached to read from. */
    public boolean isAttached() {
        return bytes != null;
    }

    /** Changes the transmission code sets from here on. */
    public void codeSets(int charCodeSet, int wcharCodeSet) {
        strings.codeSets(charCodeSet, wcharCodeSet);
    }

    /** The completion status that errors of this stream carry. */
    public void completed(CompletionStatus completed) {
        this.completed = completed;
    }

    /** The code set of char and string. */
    public int charCodeSet() {
        return strings.charCodeSet();
    }

    /** The code set of wchar and wstring. */
    public int wcharCodeSet() {
        return strings.wcharCodeSet();
    }

    /** The array read from. */
    public byte[] bytes() {
        return bytes;
    }

    /** Index of the next byte to read. */
    public int position() {
        return position;
    }

    /** Goes to another position. */
    public void position(int position) {
        if (position < origin || position > limit()) {
            throw bytes == null
                    ? MinorCode.USED_AFTER_RELEASE.exception("CdrInput", completed)
                    : error(MinorCode.TRUNCATED, "position " + position);
        }
        bound(position, limit());
    }

    /** Index behind the last byte to read. */
    public int limit() {
        return gaps == null ? limit : reach;
    }

    /** Goes to another position with another limit. */
    void bound(int newPosition, int newLimit) {
        position = newPosition;
        limit = newLimit;
        if (gaps != null) {
            reach = newLimit;
            limit = Math.min(newLimit, gaps.endOfPart(newPosition));
        }
    }

    /** Takes bytes of its own, which have no gaps, for as long as an encapsulation lasts. */
    void bytes(byte[] newBytes, FragmentGaps newGaps) {
        bytes = newBytes;
        gaps = newGaps;
    }

    /** Whether the limit is a gap. */
    final boolean endsPart() {
        return gaps != null && limit < reach;
    }

    /** The limit behind all gaps. */
    final int reach() {
        return reach;
    }

    /** Index that alignment counts from. */
    public int origin() {
        return origin;
    }

    /** The byte order. */
    public boolean isLittleEndian() {
        return littleEndian;
    }

    boolean swapsBytes() {
        return swap;
    }

    /** The GIOP version, 1.x. */
    public int giopMinor() {
        return giopMinor;
    }

    /** An error in the data, with the stream's completion status. */
    public SystemException error(MinorCode code, String detail) {
        String where = "at byte " + (position - origin);
        return code.exception(detail == null ? where : detail + ", " + where, completed);
    }

    /** Where object references come from. */
    public ReferenceFactory references() {
        return references;
    }

    /** The error that something is over its limit. */
    public SystemException over(MinorCode code, int count, int limit, String setting) {
        return error(code, WireLimits.over(count, limit, setting));
    }

    void byteOrder() {
        if (position >= limit || (bytes[position] & 0xfe) != 0) {
            throw error(MinorCode.BAD_ENCAPSULATION, "no byte order");
        }
        order(bytes[position++] == 1);
    }

    void order(boolean littleEndian) {
        this.littleEndian = littleEndian;
        this.swap = littleEndian != CdrOutput.NATIVE_IS_LITTLE_ENDIAN;
    }
}
