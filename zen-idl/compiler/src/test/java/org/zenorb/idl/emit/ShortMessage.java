package org.zenorb.idl.emit;

import org.omg.CORBA.Any;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.Object;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;

/**
 * A message of few bytes, without alignment: reading past its end is MARSHAL. Whether it knows how
 * many bytes are left is up to the test.
 */
class ShortMessage extends InputStream {

    private final ByteBuffer bytes;
    private final boolean knowsAvailable;

    ShortMessage(byte[] bytes, boolean knowsAvailable) {
        this.bytes = ByteBuffer.wrap(bytes);
        this.knowsAvailable = knowsAvailable;
    }

    @Override
    public int available() {
        return knowsAvailable ? bytes.remaining() : 0;
    }

    private ByteBuffer need(long count) {
        if (bytes.remaining() < count) {
            throw new MARSHAL("end of message");
        }
        return bytes;
    }

    @Override
    public boolean read_boolean() {
        return need(1).get() != 0;
    }

    @Override
    public char read_char() {
        return (char) need(1).get();
    }

    @Override
    public char read_wchar() {
        return need(2).getChar();
    }

    @Override
    public byte read_octet() {
        return need(1).get();
    }

    @Override
    public short read_short() {
        return need(2).getShort();
    }

    @Override
    public short read_ushort() {
        return need(2).getShort();
    }

    @Override
    public int read_long() {
        return need(4).getInt();
    }

    @Override
    public int read_ulong() {
        return need(4).getInt();
    }

    @Override
    public long read_longlong() {
        return need(8).getLong();
    }

    @Override
    public long read_ulonglong() {
        return need(8).getLong();
    }

    @Override
    public float read_float() {
        return need(4).getFloat();
    }

    @Override
    public double read_double() {
        return need(8).getDouble();
    }

    @Override
    public String read_string() {
        int length = read_ulong();
        need(Integer.toUnsignedLong(length));
        byte[] text = new byte[length];
        bytes.get(text);
        return new String(text, 0, length - 1, java.nio.charset.StandardCharsets.ISO_8859_1);
    }

    @Override
    public String read_wstring() {
        throw new MARSHAL("no wide strings here");
    }

    @Override
    public void read_boolean_array(boolean[] value, int offset, int length) {
        need(length);
        for (int i = 0; i < length; i++) {
            value[offset + i] = bytes.get() != 0;
        }
    }

    @Override
    public void read_char_array(char[] value, int offset, int length) {
        need(length);
        for (int i = 0; i < length; i++) {
            value[offset + i] = (char) bytes.get();
        }
    }

    @Override
    public void read_wchar_array(char[] value, int offset, int length) {
        need(2L * length);
        for (int i = 0; i < length; i++) {
            value[offset + i] = bytes.getChar();
        }
    }

    @Override
    public void read_octet_array(byte[] value, int offset, int length) {
        need(length).get(value, offset, length);
    }

    @Override
    public void read_short_array(short[] value, int offset, int length) {
        need(2L * length);
        for (int i = 0; i < length; i++) {
            value[offset + i] = bytes.getShort();
        }
    }

    @Override
    public void read_ushort_array(short[] value, int offset, int length) {
        read_short_array(value, offset, length);
    }

    @Override
    public void read_long_array(int[] value, int offset, int length) {
        need(4L * length);
        for (int i = 0; i < length; i++) {
            value[offset + i] = bytes.getInt();
        }
    }

    @Override
    public void read_ulong_array(int[] value, int offset, int length) {
        read_long_array(value, offset, length);
    }

    @Override
    public void read_longlong_array(long[] value, int offset, int length) {
        need(8L * length);
        for (int i = 0; i < length; i++) {
            value[offset + i] = bytes.getLong();
        }
    }

    @Override
    public void read_ulonglong_array(long[] value, int offset, int length) {
        read_longlong_array(value, offset, length);
    }

    @Override
    public void read_float_array(float[] value, int offset, int length) {
        need(4L * length);
        for (int i = 0; i < length; i++) {
            value[offset + i] = bytes.getFloat();
        }
    }

    @Override
    public void read_double_array(double[] value, int offset, int length) {
        need(8L * length);
        for (int i = 0; i < length; i++) {
            value[offset + i] = bytes.getDouble();
        }
    }

    @Override
    public Object read_Object() {
        throw new MARSHAL("no references here");
    }

    @Override
    public TypeCode read_TypeCode() {
        throw new MARSHAL("no type codes here");
    }

    @Override
    public Any read_any() {
        throw new MARSHAL("no anys here");
    }

    /** One whose reader may be told how deep values are in each other, and how long sequences. */
    static final class Counting extends ShortMessage implements IntConsumer, IntBinaryOperator {

        private final List<String> lengths = new ArrayList<>();
        private int levels;
        private int deepest;

        Counting(byte[] bytes) {
            super(bytes, true);
        }

        @Override
        public void accept(int more) {
            levels += more;
            deepest = Math.max(deepest, levels);
        }

        @Override
        public int applyAsInt(int length, int bytesEach) {
            lengths.add(length + " of " + bytesEach);
            return length;
        }

        int levels() {
            return levels;
        }

        int deepest() {
            return deepest;
        }

        List<String> lengths() {
            return lengths;
        }
    }
}
