package org.zenorb.cdr;

import org.zenorb.buffer.FragmentCuts;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.error.MinorCode;

import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;

/**
 * The buffer that a {@link CdrOutput} writes to: where it stands, room and alignment, the byte
 * order, and how deep encapsulations and values are in each other.
 *
 * <p>A message of GIOP 1.1 that may go out in fragments has its limit at the end of each, so that
 * the usual path knows nothing of them.
 *
 * <p>Guarantee: padding is always zero.
 *
 * <p>Thread: the buffer's owner only.
 */
abstract sealed class BoundedOutput extends org.omg.CORBA_2_3.portable.OutputStream
        implements IntConsumer, IntBinaryOperator permits CdrOutput {
    /** The limit of a stream whose next write must take the slow path. */
    private static final int STOPPED = -1;

    final ReferenceFactory references;
    final WireLimits limits;
    private Object owner;
    final StringEncoder strings = new StringEncoder();
    RequestBuffer buffer;
    byte[] bytes;
    int limit = STOPPED;
    int origin;
    int position;
    boolean littleEndian;
    boolean swap;
    int giopMinor;
    int deferredAlignment;

    /** Whether the next octet begins a chunk of a value. */
    boolean chunkNext;

    int[] outerOrigins = new int[8];
    int depth;
    int nested;
    ValueOutput values;
    private FragmentCuts cuts;
    private FragmentCuts spareCuts;
    private boolean takenOver;

    BoundedOutput(ReferenceFactory references, WireLimits limits) {
        this.references = references;
        this.limits = limits;
    }

    /**
     * Points the stream at a buffer.
     *
     * @param origin index that alignment counts from: the first byte of the GIOP header
     * @param position index of the first byte to write
     * @param charCodeSet transmission code set of char and string, {@link CodeSets}
     * @param wcharCodeSet transmission code set of wchar and wstring
     */
    public void attach(
            RequestBuffer buffer,
            int origin,
            int position,
            boolean littleEndian,
            int giopMinor,
            int charCodeSet,
            int wcharCodeSet) {
        this.buffer = buffer;
        this.cuts = null;
        this.bytes = buffer.bytes();
        this.limit = bytes.length;
        this.origin = origin;
        this.position = position;
        this.littleEndian = littleEndian;
        this.swap = littleEndian != CdrOutput.NATIVE_IS_LITTLE_ENDIAN;
        this.giopMinor = giopMinor;
        this.deferredAlignment = 0;
        this.depth = 0;
        this.nested = 0;
        resetValues();
        strings.codeSets(charCodeSet, wcharCodeSet);
        strings.begin();
        takenOver = false;
    }

    /**
     * Notes where the message attached last is to be cut into fragments of GIOP 1.1.
     *
     * @param fragmentBytes the length of a fragment with its header
     */
    public void cut(int fragmentBytes) {
        spareCuts = spareCuts == null ? new FragmentCuts() : spareCuts;
        cuts = spareCuts;
        cuts.begin(fragmentBytes);
        limit = room();
    }

    /** Where the message is to be cut; this stream's, until the next attach; null for nowhere. */
    public FragmentCuts cuts() {
        return cuts;
    }

    /** Whether a cut lies in so many octets written here, of which nobody knows what they are. */
    public boolean isCutWithin(int octets) {
        return cuts != null && octets > cuts.border() - position;
    }

    private int room() {
        return cuts == null ? bytes.length : Math.min(bytes.length, cuts.border());
    }

    /** Whatever frame the stream belongs to, for those who get only the stream back; or null. */
    public Object owner() {
        return owner;
    }

    /** Says which frame the stream belongs to. */
    public void owner(Object frame) {
        owner = frame;
    }

    /** Takes the buffer away; every later write is BAD_INV_ORDER until the next attach. */
    public void detach() {
        buffer = null;
        cuts = null;
        bytes = null;
        limit = STOPPED;
        deferredAlignment = 0;
        resetValues();
    }

    private void resetValues() {
        chunkNext = false;
        if (values != null) {
            values.reset();
        }
    }

    /** Whether a buffer is attached. */
    public boolean isAttached() {
        return buffer != null;
    }

    /** Changes the transmission code sets from here on. */
    public void codeSets(int charCodeSet, int wcharCodeSet) {
        strings.codeSets(charCodeSet, wcharCodeSet);
    }

    /**
     * Refuses wchar and wstring until the next {@link #attach}: who reads the stream has no code
     * set for them.
     *
     * @param reason what to raise; null to take them
     */
    public void refuseWide(MinorCode reason) {
        strings.refuseWide(reason);
    }

    /** Whether wchar or wstring were written since the last {@link #attach}. */
    public boolean wroteWide() {
        return strings.wroteWide();
    }

    /** Octets are to be written that were encoded before, with whatever characters they hold. */
    public void noteTakenOver() {
        takenOver = true;
    }

    /** Whether octets were written since the last {@link #attach} that were encoded before. */
    public boolean hasTakenOver() {
        return takenOver;
    }

    /** Whether wchar and wstring are refused. */
    public boolean refusesWide() {
        return strings.refusesWide();
    }

    /** The code set of char and string. */
    public int charCodeSet() {
        return strings.charCodeSet();
    }

    /** The code set of wchar and wstring. */
    public int wcharCodeSet() {
        return strings.wcharCodeSet();
    }

    /** The array written to at present; the next write may change it. */
    public byte[] bytes() {
        return bytes;
    }

    /** Index of the next byte to write. */
    public int position() {
        return position;
    }

    /** Index that alignment counts from. */
    public int origin() {
        return origin;
    }

    /** Bytes from the origin to here. */
    public int size() {
        return position - origin;
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

    /** Goes back to an earlier position; what was written behind it is forgotten. */
    public void rewind(int position) {
        if (buffer == null) {
            throw MinorCode.USED_AFTER_RELEASE.no("CdrOutput");
        }
        retreat(position);
        depth = 0;
        nested = 0;
        if (values != null) {
            values.reset();
            stopAtNextWrite(false);
        }
    }

    /** Takes back octets of its own that turn out to be of no use. */
    void retreat(int position) {
        this.position = position;
        if (cuts != null) {
            cuts.rewind(position);
            stopAtNextWrite(chunkNext);
        }
    }

    /** Whether the next write begins a chunk. */
    void stopAtNextWrite(boolean stop) {
        chunkNext = stop;
        limit = stop || deferredAlignment != 0 ? STOPPED : room();
    }

    ValueTypes valueTypes() {
        return references == null ? new ValueTypes() : references.valueTypes();
    }

    /** How many chunked values the next octet stands in. */
    public int valueLevel() {
        return values == null ? 0 : values.level();
    }

    /** What is written so far, from the origin, as an array of its own. */
    public byte[] toByteArray() {
        byte[] copy = new byte[position - origin];
        System.arraycopy(bytes, origin, copy, 0, copy.length);
        return copy;
    }

    // ---- room and alignment

    /** Writes zeros up to the next multiple of the alignment. */
    public void align(int alignment) {
        claim(alignment, 0);
    }

    /**
     * Aligns before the next byte, if one ever comes: the body of a GIOP 1.2 message starts at a
     * multiple of 8, but a message without a body ends with its header.
     */
    public void alignBeforeNext(int alignment) {
        deferredAlignment = alignment;
        limit = STOPPED;
    }

    /**
     * Aligns, makes room and steps over it.
     *
     * @return the index of the first byte of the room
     */
    int claim(int alignment, int sizeBytes) {
        int start = position + (origin - position & alignment - 1);
        if (sizeBytes > limit - start) {
            return claimSlowly(alignment, sizeBytes);
        }
        for (int i = position; i < start; i++) {
            bytes[i] = 0;
        }
        position = start + sizeBytes;
        return start;
    }

    /** As {@link #claim}, for sizes that may be too large for an int. */
    int claimMany(int alignment, long sizeBytes) {
        if (sizeBytes > Integer.MAX_VALUE) {
            throw MinorCode.MESSAGE_TOO_LARGE.no(sizeBytes + " bytes");
        }
        if (alignment == 8 && cuts != null && depth == 0) {
            cuts.keepWhole((position + 7 & -8) + sizeBytes);
            stopAtNextWrite(chunkNext);
        }
        return claim(alignment, (int) sizeBytes);
    }

    private int claimSlowly(int alignment, int sizeBytes) {
        if (buffer == null) {
            throw MinorCode.USED_AFTER_RELEASE.no("CdrOutput");
        }
        if (deferredAlignment != 0) {
            int deferred = deferredAlignment;
            deferredAlignment = 0;
            limit = room();
            claim(deferred, 0);
            return claim(alignment, sizeBytes);
        }
        if (chunkNext) {
            stopAtNextWrite(false);
            values.beginChunk();
            return claim(alignment, sizeBytes);
        }
        int start = position + (origin - position & alignment - 1);
        long end = (long) start + sizeBytes;
        bytes = buffer.ensure((int) Math.min(end, Integer.MAX_VALUE), position);
        if (cuts != null) {
            // an encapsulation is octets to the message that it stands in
            boolean countsOctets = values != null && values.hasWritten();
            cuts.cross(
                    depth == 0 ? alignment : 1, depth == 0 ? start : position, end, countsOctets);
        }
        limit = room();
        return claim(alignment, sizeBytes);
    }

    // ---- patching

    /** Overwrites two bytes, in the stream's order. */
    public void putShort(int index, short value) {
        ArrayCopier.SHORT.set(bytes, index, swap ? Short.reverseBytes(value) : value);
    }

    /** Overwrites four bytes, in the stream's order. */
    public void putInt(int index, int value) {
        ArrayCopier.INT.set(bytes, index, swap ? Integer.reverseBytes(value) : value);
    }

    // ---- encapsulations

    /**
     * Begins an encapsulation in place: its length is patched by {@link #endEncapsulation}, its
     * byte order is the stream's.
     */
    public void beginEncapsulation() {
        enter();
        if (depth == outerOrigins.length) {
            outerOrigins = java.util.Arrays.copyOf(outerOrigins, depth * 2);
        }
        int start = claim(4, 5);
        outerOrigins[depth++] = origin;
        origin = start + 4;
        bytes[origin] = (byte) (littleEndian ? 1 : 0);
    }

    /** Ends the innermost encapsulation. */
    public void endEncapsulation() {
        putInt(origin - 4, position - origin);
        origin = outerOrigins[--depth];
        leave();
    }

    /**
     * Enters a nested value.
     *
     * @throws org.omg.CORBA.IMP_LIMIT NESTING_TOO_DEEP
     */
    void enter() {
        checkLevels(1);
        nested++;
    }

    /**
     * Holds levels that come in one piece against the limit.
     *
     * @throws org.omg.CORBA.IMP_LIMIT NESTING_TOO_DEEP
     */
    public void checkLevels(int levels) {
        if (levels > limits.nestingDepth() - nested) {
            throw MinorCode.NESTING_TOO_DEEP.no(
                    WireLimits.over(nested + levels, limits.nestingDepth(), "zen.maxNestingDepth"));
        }
    }

    /** Leaves a nested value. */
    void leave() {
        nested--;
    }

    /**
     * For generated code: holds the length of a sequence that is to be written against the limit.
     *
     * @return the length
     * @throws org.omg.CORBA.IMP_LIMIT SEQUENCE_TOO_LONG
     */
    @Override
    public int applyAsInt(int length, int elementBytes) {
        limits.checkSequence(length);
        return length;
    }

    /** For generated code: enters (1) or leaves (-1) a value of a recursive type. */
    @Override
    public void accept(int levels) {
        if (levels > 0) {
            enter();
        } else {
            leave();
        }
    }

    /** The limits that hold for this stream. */
    public WireLimits limits() {
        return limits;
    }
}
