package org.zenorb.interop;

import interop.AnyArrayHolder;
import interop.ArraysPOA;
import interop.BooleanArrayHolder;
import interop.CharArrayHolder;
import interop.Colour;
import interop.ColourArrayHolder;
import interop.DoubleArrayHolder;
import interop.FloatArrayHolder;
import interop.LongArrayHolder;
import interop.LongLongArrayHolder;
import interop.LongSeqArrayHolder;
import interop.OctetArrayHolder;
import interop.Point;
import interop.PointArrayHolder;
import interop.Shape;
import interop.ShapeArrayHolder;
import interop.ShortArrayHolder;
import interop.StringArrayHolder;
import interop.Texts;
import interop.TextsArrayHolder;
import interop.ULongArrayHolder;
import interop.ULongLongArrayHolder;
import interop.UShortArrayHolder;
import interop.WCharArrayHolder;
import interop.WStringArrayHolder;

import org.omg.CORBA.Any;

/**
 * Echoes arrays. One rule for every type: c becomes the old b, b becomes a, a is returned.
 *
 * <p>Thread: any.
 */
final class ArraysServant extends ArraysPOA {
    @Override
    public boolean[] echo_booleans(boolean[] a, BooleanArrayHolder b, BooleanArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public char[] echo_chars(char[] a, CharArrayHolder b, CharArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public char[] echo_wchars(char[] a, WCharArrayHolder b, WCharArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public byte[] echo_octets(byte[] a, OctetArrayHolder b, OctetArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public short[] echo_shorts(short[] a, ShortArrayHolder b, ShortArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public short[] echo_ushorts(short[] a, UShortArrayHolder b, UShortArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int[][] echo_longs(int[][] a, LongArrayHolder b, LongArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int[] echo_ulongs(int[] a, ULongArrayHolder b, ULongArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public long[] echo_longlongs(long[] a, LongLongArrayHolder b, LongLongArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public long[] echo_ulonglongs(long[] a, ULongLongArrayHolder b, ULongLongArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public float[] echo_floats(float[] a, FloatArrayHolder b, FloatArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public double[][] echo_doubles(double[][] a, DoubleArrayHolder b, DoubleArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String[] echo_strings(String[] a, StringArrayHolder b, StringArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String[] echo_wstrings(String[] a, WStringArrayHolder b, WStringArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Colour[] echo_colours(Colour[] a, ColourArrayHolder b, ColourArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Point[] echo_points(Point[] a, PointArrayHolder b, PointArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Texts[] echo_texts_list(Texts[] a, TextsArrayHolder b, TextsArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Shape[] echo_shapes(Shape[] a, ShapeArrayHolder b, ShapeArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Any[] echo_anys(Any[] a, AnyArrayHolder b, AnyArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int[][] echo_long_lists(int[][] a, LongSeqArrayHolder b, LongSeqArrayHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }
}
