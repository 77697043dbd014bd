package org.zenorb.cdr;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.portable.BoxedValueHelper;
import org.zenorb.cdr.named.PropertyContext;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.TypeCodeReader;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;

/**
 * Reads CDR out of an array (CORBA 3.3 part 2, 9.3): both byte orders, GIOP 1.0 to 1.2.
 *
 * <p>A reused object: {@link #attach} points it at bytes, {@link #detach} takes them away, and
 * whoever reads afterwards gets BAD_INV_ORDER.
 *
 * <p>Guarantee: no byte outside of position and limit is ever read; what is not there is MARSHAL,
 * found before anything is allocated for it. Primitives and arrays allocate nothing, a string its
 * String only. What is over the {@link WireLimits} of the ORB is IMP_LIMIT.
 *
 * <p>Thread: the owner of the bytes only.
 */
public final class CdrInput extends org.omg.CORBA_2_3.portable.InputStream
        implements IntConsumer, IntBinaryOperator {
    private static final int STOPPED = -1;
    private static final int GATHERED = -1;
    private static final int SAVED_PER_LEVEL = 7;
    private static final int FEW = 1000;

    /** What an encapsulation that lies in several chunks stands in. */
    private record Around(byte[] bytes, ValueInput values) {}

    private final ReferenceFactory references;
    private Object owner;
    private final WireLimits limits;
    private final int maxDepth;
    private final StringDecoder strings = new StringDecoder();
    private byte[] bytes;
    private int origin;
    private int position;
    private int limit = STOPPED;
    private boolean littleEndian;
    private boolean swap;
    private int giopMinor;
    private CompletionStatus completed = CompletionStatus.COMPLETED_NO;
    private int[] saved = new int[SAVED_PER_LEVEL * 4];
    private Around[] around;
    private int depth;
    private int nested;
    private int withoutOctets;
    private int marked = -1;
    private int markedLimit;
    private int markedNested;
    private TypeCodeReader typeCodes;
    private boolean chunked;
    private byte[] gathered;
    private ValueInput values;

    /** A stream attached to nothing. */
    public CdrInput(ReferenceFactory references) {
        this(references, WireLimits.of(references));
    }

    /** A stream attached to nothing, with limits of its own. */
    public CdrInput(ReferenceFactory references, WireLimits limits) {
        this.references = references;
        this.limits = limits;
        this.maxDepth = limits.nestingDepth();
    }

    /**
     * A stream over an encapsulation: the byte order octet is read, alignment starts at it.
     *
     * @throws org.omg.CORBA.MARSHAL BAD_ENCAPSULATION when it is empty or its first octet is no
     *     byte order
     */
    public static CdrInput encapsulation(ReferenceFactory references, byte[] bytes) {
        return encapsulation(references, bytes, 0, bytes.length);
    }

    /** As {@link #encapsulation(ReferenceFactory, byte[])}, for a part of an array. */
    public static CdrInput encapsulation(
            ReferenceFactory references, byte[] bytes, int offset, int length) {
        return encapsulation(new CdrInput(references), bytes, offset, length);
    }

    /** As the others, for what holds no references, with limits of its own. */
    public static CdrInput encapsulationWithin(
            WireLimits limits, byte[] bytes, int offset, int length) {
        return encapsulation(new CdrInput(null, limits), bytes, offset, length);
    }

    private static CdrInput encapsulation(CdrInput in, byte[] bytes, int offset, int length) {
        in.attach(
                bytes,
                offset,
                offset,
                offset + length,
                false,
                2,
                CodeSets.ISO_8859_1,
                CodeSets.UTF_16);
        in.byteOrder();
        return in;
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
        this.depth = 0;
        this.nested = 0;
        this.withoutOctets = 0;
        this.marked = -1;
        this.chunked = false;
        if (values != null) {
            values.reset();
        }
        strings.codeSets(charCodeSet, wcharCodeSet);
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
        marked = -1;
        chunked = false;
        gathered = null;
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
        if (position < origin || position > limit) {
            throw bytes == null
                    ? MinorCode.USED_AFTER_RELEASE.exception("CdrInput", completed)
                    : error(MinorCode.TRUNCATED, "position " + position);
        }
        this.position = position;
    }

    /** Index behind the last byte to read. */
    public int limit() {
        return limit;
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
            if (chunked && start >= limit && values.nextChunk()) {
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
            return claimFromChunks(count, elementBytes, start);
        }
        position = start + count * elementBytes;
        return start;
    }

    private int claimFromChunks(int count, int elementBytes, int start) {
        if (!chunked || count < 0) {
            throw bytes == null ? shortage(count, start) : badLength(count, elementBytes);
        }
        if (start >= limit && values.nextChunk()) {
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

    /** Elements that lie in several chunks, one after the other. */
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
            } else if (!values.nextChunk()) {
                throw shortage(whole.length - done, start);
            }
        }
        return whole;
    }

    /** Steps over octets that must be there. */
    public void skipOctets(int count) {
        if (chunked && count > limit - position) {
            byte[] unused = gather(count, 1);
        } else {
            int unused = claimMany(count, 1);
        }
    }

    /** A count of octets, if they are there. */
    int checkedLength(int count) {
        if (count > limit - position) {
            throw badLength(count, 1);
        }
        return count;
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
        values().within(taken, limit);
        if (chunked) {
            limit = firstLimit;
        }
    }

    ValueInput values() {
        if (values == null) {
            values = new ValueInput(this);
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
                MinorCode.TRUNCATED,
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
            int most = Math.max(FEW, limit - origin);
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

    /** The error that something is over its limit. */
    public SystemException over(MinorCode code, int count, int limit, String setting) {
        return error(code, WireLimits.over(count, limit, setting));
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
        saved[at + 1] = limit;
        saved[at + 2] = littleEndian ? 1 : 0;
        saved[at + 3] = position;
        saved[at + 4] = 0;
        if (chunked) {
            leaveChunks(at, own);
        }
        depth++;
        origin = start;
        position = start;
        limit = start + length;
        byteOrder();
        return limit;
    }

    /** Leaves the innermost encapsulation; what is left of it is skipped. */
    public void endEncapsulation() {
        int at = --depth * SAVED_PER_LEVEL;
        origin = saved[at];
        limit = saved[at + 1];
        order(saved[at + 2] != 0);
        position = saved[at + 3];
        if (saved[at + 4] != 0) {
            returnToChunks(at);
        }
    }

    /** An encapsulation has no part in the chunks that it stands in. */
    private void leaveChunks(int at, byte[] own) {
        saved[at + 4] = values.level();
        saved[at + 5] = values.end();
        saved[at + 6] = values.closedTo();
        if (own == bytes) {
            values.standAt(0, 0, 0);
            return;
        }
        if (around == null || around.length <= depth) {
            around = Arrays.copyOf(around == null ? new Around[4] : around, depth + 4);
        }
        around[depth] = new Around(bytes, values);
        bytes = own;
        values = null;
        chunked = false;
    }

    private void returnToChunks(int at) {
        if (around != null && depth < around.length && around[depth] != null) {
            bytes = around[depth].bytes;
            values = around[depth].values;
            around[depth] = null;
        }
        values.standAt(saved[at + 4], saved[at + 5], saved[at + 6]);
    }

    private void byteOrder() {
        if (position == limit || (bytes[position] & 0xfe) != 0) {
            throw error(MinorCode.BAD_ENCAPSULATION, "no byte order");
        }
        order(bytes[position++] == 1);
    }

    private void order(boolean littleEndian) {
        this.littleEndian = littleEndian;
        this.swap = littleEndian != CdrOutput.NATIVE_IS_LITTLE_ENDIAN;
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
    void nestedIn(CdrInput outer) {
        nested = outer.depth + outer.nested;
    }

    /** Leaves a nested value. */
    public void leave() {
        nested--;
    }

    // ---- primitives

    @Override
    public boolean read_boolean() {
        int at = claim(1, 1);
        byte value = bytes[at];
        if ((value & 0xfe) != 0) {
            throw error(MinorCode.BAD_BOOLEAN, String.valueOf(value & 0xff));
        }
        return value != 0;
    }

    @Override
    public char read_char() {
        int at = claim(1, 1);
        return strings.character(this, bytes[at]);
    }

    @Override
    public char read_wchar() {
        return strings.readWide(this);
    }

    @Override
    public byte read_octet() {
        int at = claim(1, 1);
        return bytes[at];
    }

    @Override
    public short read_short() {
        int at = claim(2, 2);
        short value = (short) ArrayCopier.SHORT.get(bytes, at);
        return swap ? Short.reverseBytes(value) : value;
    }

    @Override
    public short read_ushort() {
        return read_short();
    }

    @Override
    public int read_long() {
        int at = claim(4, 4);
        int value = (int) ArrayCopier.INT.get(bytes, at);
        return swap ? Integer.reverseBytes(value) : value;
    }

    @Override
    public int read_ulong() {
        return read_long();
    }

    @Override
    public long read_longlong() {
        int at = claim(8, 8);
        long value = (long) ArrayCopier.LONG.get(bytes, at);
        return swap ? Long.reverseBytes(value) : value;
    }

    @Override
    public long read_ulonglong() {
        return read_longlong();
    }

    @Override
    public float read_float() {
        return Float.intBitsToFloat(read_long());
    }

    @Override
    public double read_double() {
        return Double.longBitsToDouble(read_longlong());
    }

    @Override
    public String read_string() {
        return strings.read(this);
    }

    @Override
    public String read_wstring() {
        return strings.readWideString(this);
    }

    // ---- arrays

    private void checkElements(int arrayLength, int offset, int length) {
        CdrOutput.checkRange(arrayLength, offset, length);
        checkSequence(length);
    }

    @Override
    public void read_boolean_array(boolean[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        int claimed = claimMany(length, 1);
        byte[] from = source(claimed);
        int at = index(claimed);
        for (int i = 0; i < length; i++) {
            byte octet = from[at + i];
            if ((octet & 0xfe) != 0) {
                throw error(MinorCode.BAD_BOOLEAN, String.valueOf(octet & 0xff));
            }
            value[offset + i] = octet != 0;
        }
    }

    @Override
    public void read_char_array(char[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        int claimed = claimMany(length, 1);
        byte[] from = source(claimed);
        int at = index(claimed);
        for (int i = 0; i < length; i++) {
            value[offset + i] = strings.character(this, from[at + i]);
        }
    }

    @Override
    public void read_wchar_array(char[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        for (int i = 0; i < length; i++) {
            value[offset + i] = strings.readWide(this);
        }
    }

    @Override
    public void read_octet_array(byte[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        int at = claimMany(length, 1);
        System.arraycopy(source(at), index(at), value, offset, length);
    }

    @Override
    public void read_short_array(short[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        if (length > 0) {
            int at = claimMany(length, 2);
            ArrayCopier.get(source(at), index(at), value, offset, length, swap);
        }
    }

    @Override
    public void read_ushort_array(short[] value, int offset, int length) {
        read_short_array(value, offset, length);
    }

    @Override
    public void read_long_array(int[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        if (length > 0) {
            int at = claimMany(length, 4);
            ArrayCopier.get(source(at), index(at), value, offset, length, swap);
        }
    }

    @Override
    public void read_ulong_array(int[] value, int offset, int length) {
        read_long_array(value, offset, length);
    }

    @Override
    public void read_longlong_array(long[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        if (length > 0) {
            int at = claimMany(length, 8);
            ArrayCopier.get(source(at), index(at), value, offset, length, swap);
        }
    }

    @Override
    public void read_ulonglong_array(long[] value, int offset, int length) {
        read_longlong_array(value, offset, length);
    }

    @Override
    public void read_float_array(float[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        if (length > 0) {
            int at = claimMany(length, 4);
            ArrayCopier.get(source(at), index(at), value, offset, length, swap);
        }
    }

    @Override
    public void read_double_array(double[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        if (length > 0) {
            int at = claimMany(length, 8);
            ArrayCopier.get(source(at), index(at), value, offset, length, swap);
        }
    }

    // ---- constructed

    @Override
    public org.omg.CORBA.Object read_Object() {
        return requireReferences().read(this);
    }

    @Override
    public org.omg.CORBA.Object read_Object(Class<?> stubClass) {
        return requireReferences().read(this, stubClass);
    }

    private ReferenceFactory requireReferences() {
        if (references == null) {
            throw MinorCode.NOT_OF_AN_ORB.exception(null, completed);
        }
        return references;
    }

    @Override
    public org.omg.CORBA.TypeCode read_TypeCode() {
        return readTypeCode();
    }

    private org.zenorb.cdr.type.CdrTypeCode readTypeCode() {
        if (typeCodes == null) {
            typeCodes = new TypeCodeReader();
        }
        return typeCodes.read(this);
    }

    @Override
    public org.omg.CORBA.Any read_any() {
        CdrAny any = new CdrAny(references);
        any.read_value(this, readTypeCode());
        return any;
    }

    @Override
    public BigDecimal read_fixed() {
        return FixedDecimal.read(this);
    }

    /** The mapping's second form: exactly this many digits, this many of them behind the point. */
    public BigDecimal read_fixed(short digits, short scale) {
        return FixedDecimal.read(this, digits, scale);
    }

    @Override
    public org.omg.CORBA.Context read_Context() {
        return PropertyContext.read(this);
    }

    @Override
    @Deprecated
    public org.omg.CORBA.Principal read_Principal() {
        byte[] name = new byte[readLength(1)];
        read_octet_array(name, 0, name.length);
        org.omg.CORBA.Principal principal = new org.omg.CORBA.Principal();
        principal.name(name);
        return principal;
    }

    // ---- values

    @Override
    public Serializable read_value() {
        return values().read(null, null, null);
    }

    @Override
    public Serializable read_value(Class<?> type) {
        return values().read(null, type, null);
    }

    @Override
    public Serializable read_value(BoxedValueHelper helper) {
        return values().read(null, null, helper);
    }

    @Override
    public Serializable read_value(String repositoryId) {
        return values().read(repositoryId, null, null);
    }

    /**
     * Reads the state of the value whose factory is being called; outside of any factory a whole
     * value.
     */
    @Override
    public Serializable read_value(Serializable value) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.exception("value", completed);
        }
        return values().fill(value);
    }

    @Override
    public Object read_abstract_interface() {
        return read_boolean() ? read_Object() : read_value();
    }

    @Override
    public Object read_abstract_interface(Class<?> stubClass) {
        return read_boolean() ? read_Object(stubClass) : read_value(stubClass);
    }

    /**
     * Steps over a value.
     *
     * @param typeId of the type that the signature names
     * @param contents steps over the state of such a value; null where the type does not tell it
     */
    public void skipValue(String typeId, Runnable contents) {
        values().skip(typeId, contents);
    }

    // ---- java.io and the rest

    @Override
    public int read() {
        return available() == 0 ? -1 : read_octet() & 0xff;
    }

    @Override
    public int read(byte[] value, int offset, int length) {
        int count = Math.min(length, available());
        if (count == 0 && length > 0) {
            return -1;
        }
        read_octet_array(value, offset, count);
        return count;
    }

    @Override
    public long skip(long count) {
        int skipped = (int) Math.max(0, Math.min(count, available()));
        skipOctets(skipped);
        return skipped;
    }

    /** Bytes left. */
    @Override
    public int available() {
        if (bytes == null) {
            throw MinorCode.USED_AFTER_RELEASE.exception("CdrInput", completed);
        }
        return (chunked ? values.end() : limit) - position;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    /** Remembers the position; reset returns to it as long as no encapsulation was left since. */
    @Override
    public void mark(int readLimit) {
        marked = position;
        markedLimit = limit;
        markedNested = nested;
    }

    @Override
    public void reset() {
        if (marked < origin || marked > limit) {
            throw MinorCode.BAD_MARK.exception(null, completed);
        }
        bound(marked, chunked ? markedLimit : limit);
        nested = markedNested;
    }

    /** Where object references come from. */
    public ReferenceFactory references() {
        return references;
    }

    @Override
    public org.omg.CORBA.ORB orb() {
        return references == null ? null : references.orb();
    }
}
