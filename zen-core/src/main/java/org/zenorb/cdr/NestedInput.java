package org.zenorb.cdr;

import org.zenorb.buffer.FragmentGaps;
import org.zenorb.error.MinorCode;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;

/**
 * What keeps a {@link CdrInput} within the {@link WireLimits}: lengths of strings and sequences,
 * and how deep values and encapsulations are in each other.
 *
 * <p>Thread: the owner of the bytes only.
 */
abstract sealed class NestedInput extends PartedInput implements IntConsumer, IntBinaryOperator
        permits CdrInput {
    private static final int SAVED_PER_LEVEL = 7;
    private static final int FEW = 1000;

    /** What an encapsulation that lies in several chunks or fragments stands in. */
    private record Around(byte[] bytes, ValueInput values, FragmentGaps gaps) {}

    private final WireLimits limits;
    private final int maxDepth;
    private int[] saved = new int[SAVED_PER_LEVEL * 4];
    private Around[] around;
    private int depth;
    private int nested;
    private int withoutOctets;
    private int marked = -1;
    private int markedLimit;
    private int markedNested;

    NestedInput(ReferenceFactory references, WireLimits limits) {
        super(references);
        this.limits = limits;
        this.maxDepth = limits.nestingDepth();
    }

    @Override
    public void attach(
            byte[] bytes,
            int origin,
            int position,
            int limit,
            boolean littleEndian,
            int giopMinor,
            int charCodeSet,
            int wcharCodeSet) {
        super.attach(
                bytes, origin, position, limit, littleEndian, giopMinor, charCodeSet, wcharCodeSet);
        depth = 0;
        nested = 0;
        withoutOctets = 0;
        marked = -1;
        forgetBytes();
    }

    @Override
    public void detach() {
        super.detach();
        marked = -1;
        forgetBytes();
    }

    private void forgetBytes() {
        if (around != null) {
            Arrays.fill(around, null);
        }
    }

    // ---- lengths

    /**
     * Reads the length of a sequence and holds it against the bytes that are left.
     *
     * @param elementBytes the fewest bytes that an element can take
     */
    public int readLength(int elementBytes) {
        int length = read_long();
        if (length < 0 || (long) length * elementBytes > available()) {
            throw badLength(length, elementBytes);
        }
        checkSequence(length);
        return length;
    }

    /**
     * For generated code: holds the length of a sequence, already read, against the octets that are
     * left and the limit.
     *
     * <p>Elements that take no octets are nobody's but the limit's, so all those of a message
     * together may be as many as the message has octets, or a thousand.
     *
     * @param elementBytes the fewest octets that an element can take, which may be none
     * @return the length
     * @throws org.omg.CORBA.MARSHAL BAD_LENGTH
     * @throws org.omg.CORBA.IMP_LIMIT SEQUENCE_TOO_LONG
     */
    @Override
    public int applyAsInt(int length, int elementBytes) {
        if (length < 0 || (long) length * elementBytes > available()) {
            throw badLength(length, elementBytes);
        }
        checkSequence(length);
        if (elementBytes == 0) {
            int most = Math.max(FEW, limit() - origin);
            if (length > most - withoutOctets) {
                throw error(
                        MinorCode.SEQUENCE_TOO_LONG,
                        length + " elements without octets, of at most " + most + " in a message");
            }
            withoutOctets += length;
        }
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

    /**
     * Holds the length of a string against the limit.
     *
     * @throws org.omg.CORBA.IMP_LIMIT STRING_TOO_LONG
     */
    public void checkString(int octets) {
        if (octets > limits.stringBytes()) {
            throw over(
                    MinorCode.STRING_TOO_LONG, octets, limits.stringBytes(), "zen.maxStringBytes");
        }
    }

    /**
     * Holds the length of a sequence against the limit.
     *
     * @throws org.omg.CORBA.IMP_LIMIT SEQUENCE_TOO_LONG
     */
    public void checkSequence(int elements) {
        if (elements > limits.sequenceLength()) {
            throw over(
                    MinorCode.SEQUENCE_TOO_LONG,
                    elements,
                    limits.sequenceLength(),
                    "zen.maxSequenceLength");
        }
    }

    // ---- encapsulations and nesting

    /**
     * Enters an encapsulation: until {@link #endEncapsulation} byte order, alignment and limit are
     * its own.
     *
     * @return the index behind its last byte
     */
    public int beginEncapsulation() {
        int length = read_long();
        int start = claimMany(length, 1);
        byte[] own = source(start);
        start = index(start);
        if (depth + nested >= maxDepth) {
            throw over(
                    MinorCode.NESTING_TOO_DEEP,
                    depth + nested + 1,
                    maxDepth,
                    "zen.maxNestingDepth");
        }
        int at = depth * SAVED_PER_LEVEL;
        if (at == saved.length) {
            saved = Arrays.copyOf(saved, at * 2);
        }
        saved[at] = origin;
        saved[at + 1] = limit();
        saved[at + 2] = littleEndian ? 1 : 0;
        saved[at + 3] = position;
        saved[at + 4] = 0;
        if (chunked) {
            leaveChunks(at);
        }
        if (own != bytes) {
            leaveBytes(own);
        }
        depth++;
        origin = start;
        bound(start, start + length);
        byteOrder();
        return limit;
    }

    /** Leaves the innermost encapsulation; what is left of it is skipped. */
    public void endEncapsulation() {
        int at = --depth * SAVED_PER_LEVEL;
        origin = saved[at];
        order(saved[at + 2] != 0);
        if (around != null && depth < around.length && around[depth] != null) {
            returnToBytes();
        }
        bound(saved[at + 3], saved[at + 1]);
        if (saved[at + 4] != 0) {
            values.standAt(saved[at + 4], saved[at + 5], saved[at + 6]);
        }
    }

    /** An encapsulation has no part in the chunks that it stands in. */
    private void leaveChunks(int at) {
        saved[at + 4] = values.level();
        saved[at + 5] = values.end();
        saved[at + 6] = values.closedTo();
        values.standAt(0, 0, 0);
    }

    /** An encapsulation whose octets lie apart is read where they were put together. */
    private void leaveBytes(byte[] own) {
        if (around == null || around.length <= depth) {
            around = Arrays.copyOf(around == null ? new Around[4] : around, depth + 4);
        }
        around[depth] = new Around(bytes, values, gaps());
        bytes(own, null);
        values = null;
    }

    private void returnToBytes() {
        Around outer = around[depth];
        bytes(outer.bytes, outer.gaps);
        values = outer.values;
        around[depth] = null;
    }

    /** Enters a nested value. */
    public void enter() {
        if (depth + nested >= maxDepth) {
            throw over(
                    MinorCode.NESTING_TOO_DEEP,
                    depth + nested + 1,
                    maxDepth,
                    "zen.maxNestingDepth");
        }
        nested++;
    }

    /** What is read next belongs to what another stream is reading. */
    void nestedIn(NestedInput outer) {
        nested = outer.depth + outer.nested;
    }

    /** Leaves a nested value. */
    public void leave() {
        nested--;
    }

    // ---- returning to a mark

    @Override
    public boolean markSupported() {
        return true;
    }

    /** Remembers the position; reset returns to it as long as no encapsulation was left since. */
    @Override
    public void mark(int readLimit) {
        marked = position;
        markedLimit = limit();
        markedNested = nested;
    }

    @Override
    public void reset() {
        if (marked < origin || marked > limit()) {
            throw MinorCode.BAD_MARK.exception(null, completed);
        }
        bound(marked, chunked ? markedLimit : limit());
        nested = markedNested;
    }
}
