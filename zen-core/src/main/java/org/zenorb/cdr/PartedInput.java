package org.zenorb.cdr;

import org.omg.CORBA.SystemException;
import org.zenorb.error.MinorCode;

/**
 * Steps over what a {@link CdrInput} reads, from one part to the next: parts are the fragments of a
 * message of GIOP 1.1, where data is aligned for each by itself, and the chunks of values.
 *
 * <p>The limit is the end of the part at hand; whoever needs more goes on in the next one. So the
 * usual path knows nothing of parts. What lies in several parts is put together in an array of its
 * own.
 *
 * <p>Guarantee: no byte outside of position and limit is ever handed out.
 *
 * <p>Thread: the owner of the bytes only.
 */
abstract sealed class PartedInput extends BoundedInput permits NestedInput {
    private static final int GATHERED = -1;

    private byte[] gathered;

    PartedInput(ReferenceFactory references) {
        super(references);
    }

    @Override
    public void detach() {
        super.detach();
        gathered = null;
    }

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
            return claimFurtherOn(alignment, sizeBytes, start);
        }
        position = start + sizeBytes;
        return start;
    }

    private int claimFurtherOn(int alignment, int sizeBytes, int aligned) {
        int start = aligned;
        while (sizeBytes > limit - start) {
            if (start < limit || !goesOn()) {
                throw shortage(sizeBytes, start);
            }
            start = position + (origin - position & alignment - 1);
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

    private int claimFromParts(int count, int elementBytes, int aligned) {
        if (!chunked && gaps() == null || count < 0) {
            throw bytes == null ? shortage(count, aligned) : badLength(count, elementBytes);
        }
        int start = aligned;
        while (start >= limit && goesOn()) {
            start = position + (origin - position & elementBytes - 1);
        }
        if ((long) count * elementBytes > limit - start) {
            gathered = gather(count, elementBytes);
            return GATHERED;
        }
        position = start + count * elementBytes;
        return start;
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
        bound(gaps().behind(limit), reach());
        return true;
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
        return gaps() == null ? position + count : gaps().advance(position, count);
    }

    private int octetsTo(int end) {
        return gaps() == null ? end - position : gaps().octets(position, end);
    }

    /** The position of what lies so many octets away from another. */
    int positionAt(int from, int offset) {
        return gaps() == null ? from + offset : gaps().at(from, offset);
    }

    /** Whether a gap lies between a position and this one. */
    public boolean hasGapSince(int from) {
        return gaps() != null && gaps().isBetween(from, position);
    }

    // ---- chunks of values

    /** Whether what comes next stands in a chunked value. */
    public boolean isChunked() {
        return chunked;
    }

    void chunked(boolean inChunks) {
        chunked = inChunks;
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

    /** Bytes left. */
    @Override
    public int available() {
        if (bytes == null) {
            throw MinorCode.USED_AFTER_RELEASE.exception("CdrInput", completed);
        }
        return octetsTo(chunked ? values.end() : limit());
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
}
