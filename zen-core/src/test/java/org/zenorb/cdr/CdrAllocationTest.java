package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zenorb.buffer.RequestBuffer;

import java.lang.management.ManagementFactory;

/** Bytes allocated per message by a stream that is reused, after warming up. */
class CdrAllocationTest {
    private static final int ROUNDS = 20_000;

    private final RequestBuffer buffer = RequestBuffer.unpooled(8192);
    private final CdrOutput out = new CdrOutput(null);
    private final CdrInput in = new CdrInput(null);
    private final byte[] octets = new byte[512];
    private final short[] shorts = new short[100];
    private final int[] ints = new int[100];
    private final long[] longs = new long[100];
    private final float[] floats = new float[100];
    private final double[] doubles = new double[100];
    private final boolean[] booleans = new boolean[100];
    private final char[] chars = new char[100];
    private final String text = "a string of some length, as one meets them";
    private final String wide = "\u20ac and more that Latin 1 lacks";

    private static long allocatedPerRound(Runnable action) {
        com.sun.management.ThreadMXBean threads =
                (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        // Profiling and compilation may allocate in the first rounds; the best of some counts.
        long best = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 5 && best != 0; attempt++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < ROUNDS; i++) {
                action.run();
            }
            long spent = threads.getCurrentThreadAllocatedBytes() - before;
            best = Math.min(best, spent / ROUNDS);
        }
        return best;
    }

    private void write(boolean little) {
        out.attach(buffer, 0, 12, little, 2, CodeSets.UTF_8, CodeSets.UTF_16);
        out.write_boolean(true);
        out.write_octet((byte) 1);
        out.write_char('c');
        out.write_wchar('w');
        out.write_short((short) 2);
        out.write_long(3);
        out.write_longlong(4);
        out.write_float(5);
        out.write_double(6);
        out.write_octet_array(octets, 0, octets.length);
        out.write_boolean_array(booleans, 0, booleans.length);
        out.write_char_array(chars, 0, chars.length);
        out.write_wchar_array(chars, 0, chars.length);
        out.write_short_array(shorts, 0, shorts.length);
        out.write_long_array(ints, 0, ints.length);
        out.write_longlong_array(longs, 0, longs.length);
        out.write_float_array(floats, 0, floats.length);
        out.write_double_array(doubles, 0, doubles.length);
        out.beginEncapsulation();
        out.write_long(7);
        out.endEncapsulation();
    }

    private void read() {
        boolean little = out.isLittleEndian();
        in.attach(out.bytes(), 0, 12, out.position(), little, 2, CodeSets.UTF_8, CodeSets.UTF_16);
        in.read_boolean();
        in.read_octet();
        in.read_char();
        in.read_wchar();
        in.read_short();
        in.read_long();
        in.read_longlong();
        in.read_float();
        in.read_double();
        in.read_octet_array(octets, 0, octets.length);
        in.read_boolean_array(booleans, 0, booleans.length);
        in.read_char_array(chars, 0, chars.length);
        in.read_wchar_array(chars, 0, chars.length);
        in.read_short_array(shorts, 0, shorts.length);
        in.read_long_array(ints, 0, ints.length);
        in.read_longlong_array(longs, 0, longs.length);
        in.read_float_array(floats, 0, floats.length);
        in.read_double_array(doubles, 0, doubles.length);
        in.beginEncapsulation();
        in.read_long();
        in.endEncapsulation();
        in.detach();
        out.detach();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldAllocateNothingForNumbersAndArrays(boolean little) {
        assertEquals(
                0,
                allocatedPerRound(() -> {
                    write(little);
                    read();
                }));
    }

    @Test
    void shouldAllocateNothingToWriteStrings() {
        assertEquals(
                0,
                allocatedPerRound(() -> {
                    out.attach(buffer, 0, 0, true, 2, CodeSets.UTF_8, CodeSets.UTF_16);
                    out.write_string(text);
                    out.write_string(wide);
                    out.write_wstring(text);
                    out.write_wstring(wide);
                }));
    }

    @Test
    void shouldAllocateOneStringToReadAString() {
        out.attach(buffer, 0, 0, true, 2, CodeSets.UTF_8, CodeSets.UTF_16);
        out.write_string(text);
        int limit = out.position();
        // A String of 24 bytes and its array: 16 of header, the characters, rounded up to 8.
        long string = 24 + (16 + text.length() + 7) / 8 * 8;
        long spent =
                allocatedPerRound(() -> {
                    in.attach(
                            buffer.bytes(), 0, 0, limit, true, 2, CodeSets.UTF_8, CodeSets.UTF_16);
                    in.read_string();
                });
        assertTrue(spent <= string, spent + " bytes, a string is " + string);
    }
}
