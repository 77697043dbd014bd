package org.zenorb.cdr;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.zenorb.buffer.FragmentGaps;
import org.zenorb.error.MinorCode;

/**
 * The bytes that a {@link CdrInput} reads: where it stands in them, how far they reach, in which
 * order they are, and the chunks of values among them.
 *
 * <p>What came in fragments of GIOP 1.1 has gaps. Then the limit is the end of the part at hand,
 * and whoever needs more goes on behind the gap: the usual path knows nothing of it.
 *
 * <p>Guarantee: no byte outside of position and limit is ever handed out.
 *
 * <p>Thread: the owner of the bytes only.
 */
abstract sealed class BoundedInput extends org.omg.CORBA_2_3.portable.InputStream
        permits NestedInput {
    private static final int STOPPED = -1;
    private static final int GATHERED = -1;

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
    private byte[] gathered;
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
        gathered = null;
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

    // ---- bounds and alignment

    /** Steps over padding; an error when the data ends before it does. */
    public void align(int alignment) {
        claim(alignment, 0);
        while (position == limit && nextPart()) {
            claim(alignment, 0);
        }
    }

    /** Steps over the padding before a body of GIOP 1.2, which is not there without a body. */
    public void alignIfMore(int alignment) {
        if (position < limit) {
            claim(alignment, 0);
        }
    }

    /**
     * Aligns and steps over bytes that must be there.
     *
     * @return the index of the first of them
     */
    int claim(int alignment, int sizeBytes) {
        int start = position + (origin - position & alignment - 1);
        if (sizeBytes > limit - start) {
            if (start >= limit && goesOn()) {
                return claim(alignment, sizeBytes);
            }
            throw shortage(sizeBytes, start);
        }
        position = start + sizeBytes;
        return start;
    }

    /**
     * As {@link #claim}, for a count of elements that came over the wire.
     *
     * @return an index into {@link #source}
     */
    int claimMany(int count, int elementBytes) {
        int start = position + (origin - position & elementBytes - 1);
        if ((long) count * elementBytes > limit - start || count < 0) {
            return claimFromParts(count, elementBytes, start);
        }
        position = start + count * elementBytes;
        return start;
    }

    private int claimFromParts(int count, int elementBytes, int start) {
        if (!chunked && gaps == null || count < 0) {
            throw bytes == null ? shortage(count, start) : badLength(count, elementBytes);
        }
        if (start >= limit && goesOn()) {
            return claimMany(count, elementBytes);
        }
        gathered = gather(count, elementBytes);
        return GATHERED;
    }

    /** The array that {@link #claimMany} returned an index into. */
    byte[] source(int claimed) {
        return claimed == GATHERED ? gathered : bytes;
    }

    /** The index that {@link #claimMany} returned, in {@link #source}. */
    static int index(int claimed) {
        return claimed == GATHERED ? 0 : claimed;
    }

    /** Goes on in the next fragment or chunk, if there is one. */
    private boolean goesOn() {
        return nextPart() || chunked && values.nextChunk();
    }

    /** Goes on behind a gap, if there is one before the end of what is read. */
    private boolean nextPart() {
        if (!endsPart()) {
            return false;
        }
        bound(gaps.behind(limit), reach);
        return true;
    }

    /** Whether the limit is a gap. */
    private boolean endsPart() {
        return gaps != null && limit < reach;
    }

    /** Elements that lie in several chunks or fragments, one after the other. */
    private byte[] gather(int count, int elementBytes) {
        long wanted = (long) count * elementBytes;
        if (wanted > available()) {
            throw badLength(count, elementBytes);
        }
        byte[] whole = new byte[(int) wanted];
        int done = 0;
        while (done < whole.length) {
            int start = position + (origin - position & elementBytes - 1);
            int there = start >= limit ? 0 : (limit - start) / elementBytes * elementBytes;
            if (there > 0) {
                int octets = Math.min(there, whole.length - done);
                System.arraycopy(bytes, start, whole, done, octets);
                position = start + octets;
                done += octets;
            } else if (start < limit && endsPart() || !goesOn()) {
                throw shortage(elementBytes, start);
            }
        }
        return whole;
    }

    /** Steps over octets that must be there. */
    public void skipOctets(int count) {
        skipMany(count, 1);
    }

    /** Steps over elements that must be there. */
    public void skipMany(int count, int elementBytes) {
        int unused = claimMany(count, elementBytes);
        gathered = null;
    }

    /** The position so many octets further on, if they are there. */
    int positionBehind(int count) {
        if (count > octetsTo(limit())) {
            throw badLength(count, 1);
        }
        return gaps == null ? position + count : gaps.advance(position, count);
    }

    private int octetsTo(int end) {
        return gaps == null ? end - position : gaps.octets(position, end);
    }

    /** The position of what lies so many octets away from another. */
    int positionAt(int from, int offset) {
        return gaps == null ? from + offset : gaps.at(from, offset);
    }

    /** Whether a gap lies between a position and this one. */
    public boolean hasGapSince(int from) {
        return gaps != null && gaps.isBetween(from, position);
    }

    // ---- chunks of values

    /** Whether what comes next stands in a chunked value. */
    public boolean isChunked() {
        return chunked;
    }

    void chunked(boolean inChunks) {
        chunked = inChunks;
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

    ValueInput valuesOrNull() {
        return values;
    }

    /**
     * The bytes attached last were taken out of a message with values in it.
     *
     * @param firstLimit where the chunk ends that they begin in
     */
    public void within(ValuesWithin taken, int firstLimit) {
        values().within(taken, limit());
        if (chunked) {
            bound(position, firstLimit);
        }
    }

    ValueInput values() {
        if (values == null) {
            values = new ValueInput((CdrInput) this);
        }
        return values;
    }

    ValueTypes valueTypes() {
        return references == null ? new ValueTypes() : references.valueTypes();
    }

    private SystemException shortage(int sizeBytes, int start) {
        if (bytes == null) {
            return MinorCode.USED_AFTER_RELEASE.exception("CdrInput", completed);
        }
        return error(
                endsPart() ? MinorCode.BROKEN_PRIMITIVE : MinorCode.TRUNCATED,
                sizeBytes + " bytes wanted, " + Math.max(0, limit - start) + " left");
    }

    SystemException badLength(int length, int elementBytes) {
        return error(
                MinorCode.BAD_LENGTH,
                Integer.toUnsignedString(length)
                        + (elementBytes == 1 ? " bytes, " : " elements, ")
                        + available()
                        + " bytes left");
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

    /** Bytes left. */
    @Override
    public int available() {
        if (bytes == null) {
            throw MinorCode.USED_AFTER_RELEASE.exception("CdrInput", completed);
        }
        return octetsTo(chunked ? values.end() : limit());
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
