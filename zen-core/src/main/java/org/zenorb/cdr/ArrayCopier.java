package org.zenorb.cdr;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Moves arrays of numbers between Java and a buffer, in native or swapped order.
 *
 * <p>Plain loops over VarHandle views: the JIT turns them into vector moves and swaps. Measured
 * against MemorySegment.copy: the same in native order, three times as fast swapped, and without a
 * wrapper to allocate. Ranges are the callers' business.
 *
 * <p>Thread: any.
 */
final class ArrayCopier {
    static final VarHandle SHORT = view(short[].class);
    static final VarHandle CHAR = view(char[].class);
    static final VarHandle INT = view(int[].class);
    static final VarHandle LONG = view(long[].class);

    private ArrayCopier() {}

    private static VarHandle view(Class<?> arrayClass) {
        return MethodHandles.byteArrayViewVarHandle(arrayClass, ByteOrder.nativeOrder());
    }

    static void put(byte[] to, int at, short[] from, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                SHORT.set(to, at + i * 2, Short.reverseBytes(from[offset + i]));
            }
        } else {
            for (int i = 0; i < length; i++) {
                SHORT.set(to, at + i * 2, from[offset + i]);
            }
        }
    }

    static void put(byte[] to, int at, char[] from, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                CHAR.set(to, at + i * 2, Character.reverseBytes(from[offset + i]));
            }
        } else {
            for (int i = 0; i < length; i++) {
                CHAR.set(to, at + i * 2, from[offset + i]);
            }
        }
    }

    static void put(byte[] to, int at, int[] from, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                INT.set(to, at + i * 4, Integer.reverseBytes(from[offset + i]));
            }
        } else {
            for (int i = 0; i < length; i++) {
                INT.set(to, at + i * 4, from[offset + i]);
            }
        }
    }

    static void put(byte[] to, int at, long[] from, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                LONG.set(to, at + i * 8, Long.reverseBytes(from[offset + i]));
            }
        } else {
            for (int i = 0; i < length; i++) {
                LONG.set(to, at + i * 8, from[offset + i]);
            }
        }
    }

    static void put(byte[] to, int at, float[] from, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                int bits = Float.floatToRawIntBits(from[offset + i]);
                INT.set(to, at + i * 4, Integer.reverseBytes(bits));
            }
        } else {
            for (int i = 0; i < length; i++) {
                INT.set(to, at + i * 4, Float.floatToRawIntBits(from[offset + i]));
            }
        }
    }

    static void put(byte[] to, int at, double[] from, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                long bits = Double.doubleToRawLongBits(from[offset + i]);
                LONG.set(to, at + i * 8, Long.reverseBytes(bits));
            }
        } else {
            for (int i = 0; i < length; i++) {
                LONG.set(to, at + i * 8, Double.doubleToRawLongBits(from[offset + i]));
            }
        }
    }

    static void get(byte[] from, int at, short[] to, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                to[offset + i] = Short.reverseBytes((short) SHORT.get(from, at + i * 2));
            }
        } else {
            for (int i = 0; i < length; i++) {
                to[offset + i] = (short) SHORT.get(from, at + i * 2);
            }
        }
    }

    static void get(byte[] from, int at, char[] to, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                to[offset + i] = Character.reverseBytes((char) CHAR.get(from, at + i * 2));
            }
        } else {
            for (int i = 0; i < length; i++) {
                to[offset + i] = (char) CHAR.get(from, at + i * 2);
            }
        }
    }

    static void get(byte[] from, int at, int[] to, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                to[offset + i] = Integer.reverseBytes((int) INT.get(from, at + i * 4));
            }
        } else {
            for (int i = 0; i < length; i++) {
                to[offset + i] = (int) INT.get(from, at + i * 4);
            }
        }
    }

    static void get(byte[] from, int at, long[] to, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                to[offset + i] = Long.reverseBytes((long) LONG.get(from, at + i * 8));
            }
        } else {
            for (int i = 0; i < length; i++) {
                to[offset + i] = (long) LONG.get(from, at + i * 8);
            }
        }
    }

    static void get(byte[] from, int at, float[] to, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                int bits = Integer.reverseBytes((int) INT.get(from, at + i * 4));
                to[offset + i] = Float.intBitsToFloat(bits);
            }
        } else {
            for (int i = 0; i < length; i++) {
                to[offset + i] = Float.intBitsToFloat((int) INT.get(from, at + i * 4));
            }
        }
    }

    static void get(byte[] from, int at, double[] to, int offset, int length, boolean swap) {
        if (swap) {
            for (int i = 0; i < length; i++) {
                long bits = Long.reverseBytes((long) LONG.get(from, at + i * 8));
                to[offset + i] = Double.longBitsToDouble(bits);
            }
        } else {
            for (int i = 0; i < length; i++) {
                to[offset + i] = Double.longBitsToDouble((long) LONG.get(from, at + i * 8));
            }
        }
    }
}
