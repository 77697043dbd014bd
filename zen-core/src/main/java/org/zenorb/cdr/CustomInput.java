package org.zenorb.cdr;

import org.omg.CORBA.Any;
import org.omg.CORBA.AnySeqHolder;
import org.omg.CORBA.BooleanSeqHolder;
import org.omg.CORBA.CharSeqHolder;
import org.omg.CORBA.DataInputStream;
import org.omg.CORBA.DoubleSeqHolder;
import org.omg.CORBA.FloatSeqHolder;
import org.omg.CORBA.LongLongSeqHolder;
import org.omg.CORBA.LongSeqHolder;
import org.omg.CORBA.OctetSeqHolder;
import org.omg.CORBA.ShortSeqHolder;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.ULongLongSeqHolder;
import org.omg.CORBA.ULongSeqHolder;
import org.omg.CORBA.UShortSeqHolder;
import org.omg.CORBA.WCharSeqHolder;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.TypeCodeFactory;
import org.zenorb.error.MinorCode;

import java.io.Serializable;

/**
 * What a custom value reads its state from (CORBA 3.3 part 1, 9.4.9): the stream that it stands in.
 *
 * <p>The arrays in holders are the caller's where they are long enough, and made otherwise.
 *
 * <p>Thread: the stream's.
 */
final class CustomInput implements DataInputStream {
    private static final long serialVersionUID = 1L;
    private static final String[] IDS = {"IDL:omg.org/CORBA/DataInputStream:1.0"};

    private final transient CdrInput in;

    CustomInput(CdrInput in) {
        this.in = in;
    }

    @Override
    public String[] _truncatable_ids() {
        return IDS.clone();
    }

    @Override
    public Any read_any() {
        return in.read_any();
    }

    @Override
    public boolean read_boolean() {
        return in.read_boolean();
    }

    @Override
    public char read_char() {
        return in.read_char();
    }

    @Override
    public char read_wchar() {
        return in.read_wchar();
    }

    @Override
    public byte read_octet() {
        return in.read_octet();
    }

    @Override
    public short read_short() {
        return in.read_short();
    }

    @Override
    public short read_ushort() {
        return in.read_ushort();
    }

    @Override
    public int read_long() {
        return in.read_long();
    }

    @Override
    public int read_ulong() {
        return in.read_ulong();
    }

    @Override
    public long read_longlong() {
        return in.read_longlong();
    }

    @Override
    public long read_ulonglong() {
        return in.read_ulonglong();
    }

    @Override
    public float read_float() {
        return in.read_float();
    }

    @Override
    public double read_double() {
        return in.read_double();
    }

    @Override
    public String read_string() {
        return in.read_string();
    }

    @Override
    public String read_wstring() {
        return in.read_wstring();
    }

    @Override
    public org.omg.CORBA.Object read_Object() {
        return in.read_Object();
    }

    @Override
    public Object read_Abstract() {
        return in.read_abstract_interface();
    }

    @Override
    public Serializable read_Value() {
        return in.read_value();
    }

    @Override
    public TypeCode read_TypeCode() {
        return in.read_TypeCode();
    }

    @Override
    public Any read_fixed(short digits, short scale) {
        Any any = new CdrAny(in.references());
        any.insert_fixed(in.read_fixed(digits, scale), TypeCodeFactory.fixed(digits, scale));
        return any;
    }

    @Override
    public void read_fixed_array(
            AnySeqHolder values, int offset, int length, short digits, short scale) {
        values.value = anys(values.value, offset, length);
        for (int i = 0; i < length; i++) {
            values.value[offset + i] = read_fixed(digits, scale);
        }
    }

    @Override
    public void read_any_array(AnySeqHolder values, int offset, int length) {
        values.value = anys(values.value, offset, length);
        for (int i = 0; i < length; i++) {
            values.value[offset + i] = in.read_any();
        }
    }

    @Override
    public void read_boolean_array(BooleanSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new boolean[size]);
        }
        in.read_boolean_array(values.value, offset, length);
    }

    @Override
    public void read_char_array(CharSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new char[size]);
        }
        in.read_char_array(values.value, offset, length);
    }

    @Override
    public void read_wchar_array(WCharSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new char[size]);
        }
        in.read_wchar_array(values.value, offset, length);
    }

    @Override
    public void read_octet_array(OctetSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new byte[size]);
        }
        in.read_octet_array(values.value, offset, length);
    }

    @Override
    public void read_short_array(ShortSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new short[size]);
        }
        in.read_short_array(values.value, offset, length);
    }

    @Override
    public void read_ushort_array(UShortSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new short[size]);
        }
        in.read_ushort_array(values.value, offset, length);
    }

    @Override
    public void read_long_array(LongSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new int[size]);
        }
        in.read_long_array(values.value, offset, length);
    }

    @Override
    public void read_ulong_array(ULongSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new int[size]);
        }
        in.read_ulong_array(values.value, offset, length);
    }

    @Override
    public void read_longlong_array(LongLongSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new long[size]);
        }
        in.read_longlong_array(values.value, offset, length);
    }

    @Override
    public void read_ulonglong_array(ULongLongSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new long[size]);
        }
        in.read_ulonglong_array(values.value, offset, length);
    }

    @Override
    public void read_float_array(FloatSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new float[size]);
        }
        in.read_float_array(values.value, offset, length);
    }

    @Override
    public void read_double_array(DoubleSeqHolder values, int offset, int length) {
        int size = size(values.value == null ? 0 : values.value.length, offset, length);
        if (values.value == null || values.value.length < size) {
            values.value = grown(values.value, new double[size]);
        }
        in.read_double_array(values.value, offset, length);
    }

    private Any[] anys(Any[] values, int offset, int length) {
        int size = size(values == null ? 0 : values.length, offset, length);
        return values != null && values.length >= size ? values : grown(values, new Any[size]);
    }

    /** What an array has to hold; every element takes an octet of the stream at least. */
    private int size(int present, int offset, int length) {
        if (offset < 0 || length < 0 || offset > Integer.MAX_VALUE - length) {
            throw MinorCode.BAD_ARRAY_RANGE.no(length + " elements from " + offset);
        }
        if (offset + length > present && length > in.available()) {
            throw in.badLength(length, 1);
        }
        return offset + length;
    }

    private static <T> T grown(T from, T to) {
        if (from != null) {
            System.arraycopy(from, 0, to, 0, java.lang.reflect.Array.getLength(from));
        }
        return to;
    }
}
