package org.zenorb.cdr;

import org.omg.CORBA.portable.BoxedValueHelper;
import org.zenorb.cdr.named.PropertyContext;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.TypeCodeReader;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.math.BigDecimal;

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
public final class CdrInput extends NestedInput {
    private TypeCodeReader typeCodes;

    /** A stream attached to nothing. */
    public CdrInput(ReferenceFactory references) {
        this(references, WireLimits.of(references));
    }

    /** A stream attached to nothing, with limits of its own. */
    public CdrInput(ReferenceFactory references, WireLimits limits) {
        super(references, limits);
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

    @Override
    public org.omg.CORBA.ORB orb() {
        return references == null ? null : references.orb();
    }
}
