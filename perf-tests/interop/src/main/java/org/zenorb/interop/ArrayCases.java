package org.zenorb.interop;

import interop.AnyArrayHolder;
import interop.Arrays;
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

import java.util.ArrayList;
import java.util.List;

/**
 * Arrays of each type.
 *
 * <p>Thread: any.
 */
final class ArrayCases {
    private final List<Case> cases = new ArrayList<>();
    private final Arrays arrays;
    private final Samples samples;

    ArrayCases(Arrays arrays, Samples samples) {
        this.arrays = arrays;
        this.samples = samples;
    }

    List<Case> all() {
        ofSmallTypes();
        ofLargerTypes();
        ofConstructedTypes();
        return cases;
    }

    private void ofSmallTypes() {
        cases.add(
                Echo.of(
                        "arrays.booleans",
                        i -> Samples.array(boolean[].class, 3, Samples::booleanOf, i),
                        (x, y) -> {
                            BooleanArrayHolder b = new BooleanArrayHolder(y);
                            BooleanArrayHolder c = new BooleanArrayHolder();
                            return new Echo<>(arrays.echo_booleans(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.chars",
                        i -> Samples.array(char[].class, 4, Samples::charOf, i),
                        (x, y) -> {
                            CharArrayHolder b = new CharArrayHolder(y);
                            CharArrayHolder c = new CharArrayHolder();
                            return new Echo<>(arrays.echo_chars(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.wchars",
                        i -> Samples.array(char[].class, 2, Samples::wcharOf, i),
                        (x, y) -> {
                            WCharArrayHolder b = new WCharArrayHolder(y);
                            WCharArrayHolder c = new WCharArrayHolder();
                            return new Echo<>(arrays.echo_wchars(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.octets",
                        i -> Samples.array(byte[].class, 5, Samples::octetOf, i),
                        (x, y) -> {
                            OctetArrayHolder b = new OctetArrayHolder(y);
                            OctetArrayHolder c = new OctetArrayHolder();
                            return new Echo<>(arrays.echo_octets(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.shorts",
                        i -> Samples.array(short[].class, 3, Samples::shortOf, i),
                        (x, y) -> {
                            ShortArrayHolder b = new ShortArrayHolder(y);
                            ShortArrayHolder c = new ShortArrayHolder();
                            return new Echo<>(arrays.echo_shorts(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.ushorts",
                        i -> Samples.array(short[].class, 3, Samples::ushortOf, i),
                        (x, y) -> {
                            UShortArrayHolder b = new UShortArrayHolder(y);
                            UShortArrayHolder c = new UShortArrayHolder();
                            return new Echo<>(arrays.echo_ushorts(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.longs",
                        Samples::matrix,
                        (x, y) -> {
                            LongArrayHolder b = new LongArrayHolder(y);
                            LongArrayHolder c = new LongArrayHolder();
                            return new Echo<>(arrays.echo_longs(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.ulongs",
                        i -> Samples.array(int[].class, 2, Samples::ulongOf, i),
                        (x, y) -> {
                            ULongArrayHolder b = new ULongArrayHolder(y);
                            ULongArrayHolder c = new ULongArrayHolder();
                            return new Echo<>(arrays.echo_ulongs(x, b, c), b.value, c.value);
                        }));
    }

    private void ofLargerTypes() {
        cases.add(
                Echo.of(
                        "arrays.longlongs",
                        i -> Samples.array(long[].class, 2, Samples::longlongOf, i),
                        (x, y) -> {
                            LongLongArrayHolder b = new LongLongArrayHolder(y);
                            LongLongArrayHolder c = new LongLongArrayHolder();
                            return new Echo<>(arrays.echo_longlongs(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.ulonglongs",
                        i -> Samples.array(long[].class, 2, Samples::ulonglongOf, i),
                        (x, y) -> {
                            ULongLongArrayHolder b = new ULongLongArrayHolder(y);
                            ULongLongArrayHolder c = new ULongLongArrayHolder();
                            return new Echo<>(arrays.echo_ulonglongs(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.floats",
                        i -> Samples.array(float[].class, 3, Samples::floatOf, i),
                        (x, y) -> {
                            FloatArrayHolder b = new FloatArrayHolder(y);
                            FloatArrayHolder c = new FloatArrayHolder();
                            return new Echo<>(arrays.echo_floats(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.doubles",
                        Samples::doubles,
                        (x, y) -> {
                            DoubleArrayHolder b = new DoubleArrayHolder(y);
                            DoubleArrayHolder c = new DoubleArrayHolder();
                            return new Echo<>(arrays.echo_doubles(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.strings",
                        i -> Samples.array(String[].class, 3, Samples::text, i),
                        (x, y) -> {
                            StringArrayHolder b = new StringArrayHolder(y);
                            StringArrayHolder c = new StringArrayHolder();
                            return new Echo<>(arrays.echo_strings(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.wstrings",
                        i -> Samples.array(String[].class, 2, Samples::wide, i),
                        (x, y) -> {
                            WStringArrayHolder b = new WStringArrayHolder(y);
                            WStringArrayHolder c = new WStringArrayHolder();
                            return new Echo<>(arrays.echo_wstrings(x, b, c), b.value, c.value);
                        }));
    }

    private void ofConstructedTypes() {
        cases.add(
                Echo.of(
                        "arrays.colours",
                        i -> Samples.array(Colour[].class, 2, Samples::colour, i),
                        (x, y) -> {
                            ColourArrayHolder b = new ColourArrayHolder(y);
                            ColourArrayHolder c = new ColourArrayHolder();
                            return new Echo<>(arrays.echo_colours(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.points",
                        i -> Samples.array(Point[].class, 2, Samples::point, i),
                        (x, y) -> {
                            PointArrayHolder b = new PointArrayHolder(y);
                            PointArrayHolder c = new PointArrayHolder();
                            return new Echo<>(arrays.echo_points(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.texts_list",
                        i -> Samples.array(Texts[].class, 2, Samples::texts, i),
                        (x, y) -> {
                            TextsArrayHolder b = new TextsArrayHolder(y);
                            TextsArrayHolder c = new TextsArrayHolder();
                            return new Echo<>(arrays.echo_texts_list(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.shapes",
                        i -> Samples.array(Shape[].class, 2, Samples::shape, i),
                        (x, y) -> {
                            ShapeArrayHolder b = new ShapeArrayHolder(y);
                            ShapeArrayHolder c = new ShapeArrayHolder();
                            return new Echo<>(arrays.echo_shapes(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.anys",
                        i -> Samples.array(Any[].class, 2, samples::any, i),
                        (x, y) -> {
                            AnyArrayHolder b = new AnyArrayHolder(y);
                            AnyArrayHolder c = new AnyArrayHolder();
                            return new Echo<>(arrays.echo_anys(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "arrays.long_lists",
                        i ->
                                Samples.array(
                                        int[][].class,
                                        2,
                                        k -> Samples.sequence(int[].class, Samples::longOf, k),
                                        i),
                        (x, y) -> {
                            LongSeqArrayHolder b = new LongSeqArrayHolder(y);
                            LongSeqArrayHolder c = new LongSeqArrayHolder();
                            return new Echo<>(arrays.echo_long_lists(x, b, c), b.value, c.value);
                        }));
    }
}
