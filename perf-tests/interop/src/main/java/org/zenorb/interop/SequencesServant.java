package org.zenorb.interop;

import interop.AnySeqHolder;
import interop.Base;
import interop.BaseSeqHolder;
import interop.BooleanSeqHolder;
import interop.CharSeqHolder;
import interop.Colour;
import interop.ColourSeqHolder;
import interop.DoubleSeqHolder;
import interop.FloatSeqHolder;
import interop.LongArraySeqHolder;
import interop.LongLongSeqHolder;
import interop.LongSeqHolder;
import interop.LongSeqSeqHolder;
import interop.ObjectSeqHolder;
import interop.OctetSeqHolder;
import interop.Point;
import interop.PointSeqHolder;
import interop.SequencesPOA;
import interop.Shape;
import interop.ShapeSeqHolder;
import interop.ShortLongSeqHolder;
import interop.ShortSeqHolder;
import interop.ShortStringSeqSeqHolder;
import interop.ShortTextSeqHolder;
import interop.StringSeqHolder;
import interop.Texts;
import interop.TextsSeqHolder;
import interop.ULongLongSeqHolder;
import interop.ULongSeqHolder;
import interop.UShortSeqHolder;
import interop.WCharSeqHolder;
import interop.WStringSeqHolder;

import org.omg.CORBA.Any;

/**
 * Echoes sequences. One rule for every type: c becomes the old b, b becomes a, a is returned.
 *
 * <p>Thread: any.
 */
final class SequencesServant extends SequencesPOA {
    @Override
    public boolean[] echo_booleans(boolean[] a, BooleanSeqHolder b, BooleanSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public char[] echo_chars(char[] a, CharSeqHolder b, CharSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public char[] echo_wchars(char[] a, WCharSeqHolder b, WCharSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public byte[] echo_octets(byte[] a, OctetSeqHolder b, OctetSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public short[] echo_shorts(short[] a, ShortSeqHolder b, ShortSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public short[] echo_ushorts(short[] a, UShortSeqHolder b, UShortSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int[] echo_longs(int[] a, LongSeqHolder b, LongSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int[] echo_ulongs(int[] a, ULongSeqHolder b, ULongSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public long[] echo_longlongs(long[] a, LongLongSeqHolder b, LongLongSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public long[] echo_ulonglongs(long[] a, ULongLongSeqHolder b, ULongLongSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public float[] echo_floats(float[] a, FloatSeqHolder b, FloatSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public double[] echo_doubles(double[] a, DoubleSeqHolder b, DoubleSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String[] echo_strings(String[] a, StringSeqHolder b, StringSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String[] echo_wstrings(String[] a, WStringSeqHolder b, WStringSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String[] echo_short_texts(String[] a, ShortTextSeqHolder b, ShortTextSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Colour[] echo_colours(Colour[] a, ColourSeqHolder b, ColourSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Point[] echo_points(Point[] a, PointSeqHolder b, PointSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Texts[] echo_texts_list(Texts[] a, TextsSeqHolder b, TextsSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Shape[] echo_shapes(Shape[] a, ShapeSeqHolder b, ShapeSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Any[] echo_anys(Any[] a, AnySeqHolder b, AnySeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public org.omg.CORBA.Object[] echo_objects(
            org.omg.CORBA.Object[] a, ObjectSeqHolder b, ObjectSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Base[] echo_bases(Base[] a, BaseSeqHolder b, BaseSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int[][] echo_long_lists(int[][] a, LongSeqSeqHolder b, LongSeqSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int[] echo_short_longs(int[] a, ShortLongSeqHolder b, ShortLongSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String[][] echo_short_string_lists(
            String[][] a, ShortStringSeqSeqHolder b, ShortStringSeqSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int[][][] echo_matrices(int[][][] a, LongArraySeqHolder b, LongArraySeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }
}
