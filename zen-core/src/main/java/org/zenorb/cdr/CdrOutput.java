package org.zenorb.cdr;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.portable.BoxedValueHelper;
import org.omg.CORBA.portable.ValueOutputStream;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.named.PropertyContext;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.cdr.type.TypeCodeWriter;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.math.BigDecimal;
import java.nio.ByteOrder;

/**
 * Writes CDR into a request buffer (CORBA 3.3 part 2, 9.3): both byte orders, GIOP 1.0 to 1.2.
 *
 * <p>A reused object: {@link #attach} points it at a buffer, {@link #detach} takes it away, and
 * whoever writes afterwards gets BAD_INV_ORDER. The buffer stays its owner's.
 *
 * <p>Guarantee: primitives, strings and arrays allocate nothing as long as the buffer's array is
 * long enough; when it is not, {@link RequestBuffer#ensure} finds a longer one. Padding is always
 * zero, so no byte of an earlier message leaves the process.
 *
 * <p>Thread: the buffer's owner only.
 */
public final class CdrOutput extends BoundedOutput implements ValueOutputStream {
    static final boolean NATIVE_IS_LITTLE_ENDIAN =
            ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;

    private TypeCodeWriter typeCodes;

    /** A stream attached to nothing. */
    public CdrOutput(ReferenceFactory references) {
        this(references, WireLimits.of(references));
    }

    /** A stream attached to nothing, with limits of its own. */
    public CdrOutput(ReferenceFactory references, WireLimits limits) {
        super(references, limits);
    }

    /**
     * A stream over a buffer of its own, for Anys, encapsulations and everything that outlives a
     * request. GIOP 1.2, native byte order, UTF-8 and UTF-16.
     */
    public static CdrOutput unpooled(ReferenceFactory references, int capacityBytes) {
        return unpooled(references, capacityBytes, NATIVE_IS_LITTLE_ENDIAN);
    }

    /** As {@link #unpooled(ReferenceFactory, int)}, in a given byte order. */
    public static CdrOutput unpooled(
            ReferenceFactory references, int capacityBytes, boolean littleEndian) {
        CdrOutput out = new CdrOutput(references);
        out.attach(
                RequestBuffer.unpooled(capacityBytes),
                0,
                0,
                littleEndian,
                2,
                CodeSets.UTF_8,
                CodeSets.UTF_16);
        return out;
    }

    /** An unpooled stream that has written the byte order octet of an encapsulation. */
    public static CdrOutput encapsulation(ReferenceFactory references, boolean littleEndian) {
        CdrOutput out = unpooled(references, 128, littleEndian);
        out.codeSets(CodeSets.ISO_8859_1, CodeSets.UTF_16);
        out.write_boolean(littleEndian);
        return out;
    }

    // ---- primitives

    @Override
    public void write_boolean(boolean value) {
        int at = claim(1, 1);
        bytes[at] = (byte) (value ? 1 : 0);
    }

    @Override
    public void write_char(char value) {
        byte octet = strings.octet(value);
        int at = claim(1, 1);
        bytes[at] = octet;
    }

    @Override
    public void write_wchar(char value) {
        strings.writeWide(this, value);
    }

    @Override
    public void write_octet(byte value) {
        int at = claim(1, 1);
        bytes[at] = value;
    }

    @Override
    public void write_short(short value) {
        int at = claim(2, 2);
        ArrayCopier.SHORT.set(bytes, at, swap ? Short.reverseBytes(value) : value);
    }

    @Override
    public void write_ushort(short value) {
        write_short(value);
    }

    @Override
    public void write_long(int value) {
        int at = claim(4, 4);
        ArrayCopier.INT.set(bytes, at, swap ? Integer.reverseBytes(value) : value);
    }

    @Override
    public void write_ulong(int value) {
        write_long(value);
    }

    @Override
    public void write_longlong(long value) {
        int at = claim(8, 8);
        ArrayCopier.LONG.set(bytes, at, swap ? Long.reverseBytes(value) : value);
    }

    @Override
    public void write_ulonglong(long value) {
        write_longlong(value);
    }

    @Override
    public void write_float(float value) {
        write_long(Float.floatToRawIntBits(value));
    }

    @Override
    public void write_double(double value) {
        write_longlong(Double.doubleToRawLongBits(value));
    }

    @Override
    public void write_string(String value) {
        strings.write(this, value);
    }

    /** A string of a message's header, which no agreement on code sets changes: Latin 1. */
    public void writeHeaderString(String value) {
        strings.writeInHeader(this, value);
    }

    @Override
    public void write_wstring(String value) {
        strings.writeWide(this, value);
    }

    // ---- arrays

    @Override
    public void write_boolean_array(boolean[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        int at = claim(1, length);
        for (int i = 0; i < length; i++) {
            bytes[at + i] = (byte) (value[offset + i] ? 1 : 0);
        }
    }

    @Override
    public void write_char_array(char[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        int at = claim(1, length);
        for (int i = 0; i < length; i++) {
            bytes[at + i] = strings.octet(value[offset + i]);
        }
    }

    @Override
    public void write_wchar_array(char[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        for (int i = 0; i < length; i++) {
            strings.writeWide(this, value[offset + i]);
        }
    }

    @Override
    public void write_octet_array(byte[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        int at = claim(1, length);
        System.arraycopy(value, offset, bytes, at, length);
    }

    @Override
    public void write_short_array(short[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        if (length > 0) {
            int at = claimMany(2, 2L * length);
            ArrayCopier.put(bytes, at, value, offset, length, swap);
        }
    }

    @Override
    public void write_ushort_array(short[] value, int offset, int length) {
        write_short_array(value, offset, length);
    }

    @Override
    public void write_long_array(int[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        if (length > 0) {
            int at = claimMany(4, 4L * length);
            ArrayCopier.put(bytes, at, value, offset, length, swap);
        }
    }

    @Override
    public void write_ulong_array(int[] value, int offset, int length) {
        write_long_array(value, offset, length);
    }

    @Override
    public void write_longlong_array(long[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        if (length > 0) {
            int at = claimMany(8, 8L * length);
            ArrayCopier.put(bytes, at, value, offset, length, swap);
        }
    }

    @Override
    public void write_ulonglong_array(long[] value, int offset, int length) {
        write_longlong_array(value, offset, length);
    }

    @Override
    public void write_float_array(float[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        if (length > 0) {
            int at = claimMany(4, 4L * length);
            ArrayCopier.put(bytes, at, value, offset, length, swap);
        }
    }

    @Override
    public void write_double_array(double[] value, int offset, int length) {
        checkElements(value == null ? -1 : value.length, offset, length);
        if (length > 0) {
            int at = claimMany(8, 8L * length);
            ArrayCopier.put(bytes, at, value, offset, length, swap);
        }
    }

    private void checkElements(int arrayLength, int offset, int length) {
        checkRange(arrayLength, offset, length);
        limits.checkSequence(length);
    }

    static void checkRange(int arrayLength, int offset, int length) {
        if (arrayLength < 0) {
            throw MinorCode.NULL_VALUE.no("array");
        }
        if ((offset | length) < 0 || length > arrayLength - offset) {
            throw MinorCode.BAD_ARRAY_RANGE.no(
                    length + " elements from " + offset + " of an array of " + arrayLength);
        }
    }

    // ---- constructed

    @Override
    public void write_Object(org.omg.CORBA.Object value) {
        if (buffer == null) {
            throw MinorCode.USED_AFTER_RELEASE.no("CdrOutput");
        }
        if (references == null) {
            throw MinorCode.NOT_OF_AN_ORB.no(null);
        }
        references.write(this, value);
    }

    @Override
    public void write_TypeCode(org.omg.CORBA.TypeCode value) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("TypeCode");
        }
        if (typeCodes == null) {
            typeCodes = new TypeCodeWriter();
        }
        typeCodes.write(this, CdrTypeCode.of(value));
    }

    @Override
    public void write_any(org.omg.CORBA.Any value) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("any");
        }
        write_TypeCode(value.type());
        enter();
        value.write_value(this);
        leave();
    }

    @Override
    public void write_fixed(BigDecimal value) {
        FixedDecimal.write(this, value);
    }

    /** The mapping's second form: exactly this many digits, this many of them behind the point. */
    public void write_fixed(BigDecimal value, short digits, short scale) {
        FixedDecimal.write(this, value, digits, scale);
    }

    /** Writes the properties that the list names; nothing of a null context. */
    @Override
    public void write_Context(org.omg.CORBA.Context context, org.omg.CORBA.ContextList names) {
        PropertyContext.write(this, context, names);
    }

    @Override
    @Deprecated
    public void write_Principal(org.omg.CORBA.Principal value) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("Principal");
        }
        byte[] name = value.name();
        write_ulong(name.length);
        write_octet_array(name, 0, name.length);
    }

    // ---- values

    private ValueOutput values() {
        if (buffer == null) {
            throw MinorCode.USED_AFTER_RELEASE.no("CdrOutput");
        }
        if (values == null) {
            values = new ValueOutput(this);
        }
        return values;
    }

    @Override
    public void write_value(Serializable value) {
        values().write(value, null);
    }

    @Override
    public void write_value(Serializable value, Class<?> type) {
        values().write(value, null);
    }

    @Override
    public void write_value(Serializable value, String repositoryId) {
        values().write(value, repositoryId);
    }

    @Override
    public void write_value(Serializable value, BoxedValueHelper helper) {
        if (helper == null) {
            throw MinorCode.NULL_VALUE.no("BoxedValueHelper");
        }
        values().writeBox(value, helper);
    }

    @Override
    public void write_abstract_interface(Object value) {
        boolean isReference = value instanceof org.omg.CORBA.Object;
        if (!isReference && value != null && !(value instanceof Serializable)) {
            throw MinorCode.NOT_A_VALUE.no(value.getClass().getName());
        }
        write_boolean(isReference);
        if (isReference) {
            write_Object((org.omg.CORBA.Object) value);
        } else {
            write_value((Serializable) value);
        }
    }

    /** Begins a chunked value whose state the caller writes. */
    @Override
    public void start_value(String repositoryId) {
        values().start(repositoryId);
    }

    /** Ends the value that {@link #start_value} began. */
    @Override
    public void end_value() {
        values().finish();
    }

    // ---- java.io and the rest

    @Override
    public void write(int octet) {
        write_octet((byte) octet);
    }

    @Override
    public void write(byte[] value, int offset, int length) {
        write_octet_array(value, offset, length);
    }

    @Override
    public void write(byte[] value) {
        write_octet_array(value, 0, value.length);
    }

    /** A stream over what is written so far; it has bytes of its own. */
    @Override
    public CdrInput create_input_stream() {
        if (buffer == null) {
            throw MinorCode.USED_AFTER_RELEASE.no("CdrOutput");
        }
        CdrInput in = new CdrInput(references);
        byte[] copy = toByteArray();
        in.attach(copy, 0, 0, copy.length, littleEndian, giopMinor, charCodeSet(), wcharCodeSet());
        in.completed(CompletionStatus.COMPLETED_NO);
        return in;
    }

    /** Where object references are written and Anys get theirs from. */
    public ReferenceFactory references() {
        return references;
    }

    @Override
    public org.omg.CORBA.ORB orb() {
        return references == null ? null : references.orb();
    }
}
