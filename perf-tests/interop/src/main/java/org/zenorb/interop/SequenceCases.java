package org.zenorb.interop;

import interop.AnySeqHolder;
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
import interop.OctetSeqHolder;
import interop.Point;
import interop.PointSeqHolder;
import interop.Sequences;
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

import java.util.ArrayList;
import java.util.List;

/**
 * Sequences of each type.
 *
 * <p>Thread: any.
 */
final class SequenceCases {
    private final List<Case> cases = new ArrayList<>();
    private final Sequences sequences;
    private final Samples samples;

    SequenceCases(Sequences sequences, Samples samples) {
        this.sequences = sequences;
        this.samples = samples;
    }

    List<Case> all() {
        ofSmallTypes();
        ofLargerTypes();
        ofConstructedTypes();
        ofSequencesAndArrays();
        return cases;
    }

    private void ofSmallTypes() {
        cases.add(
                Echo.of(
                        "sequences.booleans",
                        i -> Samples.sequence(boolean[].class, Samples::booleanOf, i),
                        (x, y) -> {
                            BooleanSeqHolder b = new BooleanSeqHolder(y);
                            BooleanSeqHolder c = new BooleanSeqHolder();
                            return new Echo<>(sequences.echo_booleans(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.chars",
                        i -> Samples.sequence(char[].class, Samples::charOf, i),
                        (x, y) -> {
                            CharSeqHolder b = new CharSeqHolder(y);
                            CharSeqHolder c = new CharSeqHolder();
                            return new Echo<>(sequences.echo_chars(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.wchars",
                        i -> Samples.sequence(char[].class, Samples::wcharOf, i),
                        (x, y) -> {
                            WCharSeqHolder b = new WCharSeqHolder(y);
                            WCharSeqHolder c = new WCharSeqHolder();
                            return new Echo<>(sequences.echo_wchars(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.octets",
                        i -> Samples.sequence(byte[].class, Samples::octetOf, i),
                        (x, y) -> {
                            OctetSeqHolder b = new OctetSeqHolder(y);
                            OctetSeqHolder c = new OctetSeqHolder();
                            return new Echo<>(sequences.echo_octets(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.shorts",
                        i -> Samples.sequence(short[].class, Samples::shortOf, i),
                        (x, y) -> {
                            ShortSeqHolder b = new ShortSeqHolder(y);
                            ShortSeqHolder c = new ShortSeqHolder();
                            return new Echo<>(sequences.echo_shorts(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.ushorts",
                        i -> Samples.sequence(short[].class, Samples::ushortOf, i),
                        (x, y) -> {
                            UShortSeqHolder b = new UShortSeqHolder(y);
                            UShortSeqHolder c = new UShortSeqHolder();
                            return new Echo<>(sequences.echo_ushorts(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.longs",
                        i -> Samples.sequence(int[].class, Samples::longOf, i),
                        (x, y) -> {
                            LongSeqHolder b = new LongSeqHolder(y);
                            LongSeqHolder c = new LongSeqHolder();
                            return new Echo<>(sequences.echo_longs(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.ulongs",
                        i -> Samples.sequence(int[].class, Samples::ulongOf, i),
                        (x, y) -> {
                            ULongSeqHolder b = new ULongSeqHolder(y);
                            ULongSeqHolder c = new ULongSeqHolder();
                            return new Echo<>(sequences.echo_ulongs(x, b, c), b.value, c.value);
                        }));
    }

    private void ofLargerTypes() {
        cases.add(
                Echo.of(
                        "sequences.longlongs",
                        i -> Samples.sequence(long[].class, Samples::longlongOf, i),
                        (x, y) -> {
                            LongLongSeqHolder b = new LongLongSeqHolder(y);
                            LongLongSeqHolder c = new LongLongSeqHolder();
                            return new Echo<>(sequences.echo_longlongs(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.ulonglongs",
                        i -> Samples.sequence(long[].class, Samples::ulonglongOf, i),
                        (x, y) -> {
                            ULongLongSeqHolder b = new ULongLongSeqHolder(y);
                            ULongLongSeqHolder c = new ULongLongSeqHolder();
                            return new Echo<>(sequences.echo_ulonglongs(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.floats",
                        i -> Samples.sequence(float[].class, Samples::floatOf, i),
                        (x, y) -> {
                            FloatSeqHolder b = new FloatSeqHolder(y);
                            FloatSeqHolder c = new FloatSeqHolder();
                            return new Echo<>(sequences.echo_floats(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.doubles",
                        i -> Samples.sequence(double[].class, Samples::doubleOf, i),
                        (x, y) -> {
                            DoubleSeqHolder b = new DoubleSeqHolder(y);
                            DoubleSeqHolder c = new DoubleSeqHolder();
                            return new Echo<>(sequences.echo_doubles(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.strings",
                        i -> Samples.sequence(String[].class, Samples::text, i),
                        (x, y) -> {
                            StringSeqHolder b = new StringSeqHolder(y);
                            StringSeqHolder c = new StringSeqHolder();
                            return new Echo<>(sequences.echo_strings(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.wstrings",
                        i -> Samples.sequence(String[].class, Samples::wide, i),
                        (x, y) -> {
                            WStringSeqHolder b = new WStringSeqHolder(y);
                            WStringSeqHolder c = new WStringSeqHolder();
                            return new Echo<>(sequences.echo_wstrings(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.short_texts",
                        i -> Samples.sequence(String[].class, Samples::shortText, i),
                        (x, y) -> {
                            ShortTextSeqHolder b = new ShortTextSeqHolder(y);
                            ShortTextSeqHolder c = new ShortTextSeqHolder();
                            return new Echo<>(
                                    sequences.echo_short_texts(x, b, c), b.value, c.value);
                        }));
    }

    private void ofConstructedTypes() {
        cases.add(
                Echo.of(
                        "sequences.colours",
                        i -> Samples.sequence(Colour[].class, Samples::colour, i),
                        (x, y) -> {
                            ColourSeqHolder b = new ColourSeqHolder(y);
                            ColourSeqHolder c = new ColourSeqHolder();
                            return new Echo<>(sequences.echo_colours(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.points",
                        i -> Samples.sequence(Point[].class, Samples::point, i),
                        (x, y) -> {
                            PointSeqHolder b = new PointSeqHolder(y);
                            PointSeqHolder c = new PointSeqHolder();
                            return new Echo<>(sequences.echo_points(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.texts_list",
                        i -> Samples.sequence(Texts[].class, Samples::texts, i),
                        (x, y) -> {
                            TextsSeqHolder b = new TextsSeqHolder(y);
                            TextsSeqHolder c = new TextsSeqHolder();
                            return new Echo<>(sequences.echo_texts_list(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.shapes",
                        i -> Samples.sequence(Shape[].class, Samples::shape, i),
                        (x, y) -> {
                            ShapeSeqHolder b = new ShapeSeqHolder(y);
                            ShapeSeqHolder c = new ShapeSeqHolder();
                            return new Echo<>(sequences.echo_shapes(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.anys",
                        i -> Samples.sequence(Any[].class, samples::any, i),
                        (x, y) -> {
                            AnySeqHolder b = new AnySeqHolder(y);
                            AnySeqHolder c = new AnySeqHolder();
                            return new Echo<>(sequences.echo_anys(x, b, c), b.value, c.value);
                        }));
    }

    private void ofSequencesAndArrays() {
        cases.add(
                Echo.of(
                        "sequences.long_lists",
                        i ->
                                Samples.sequence(
                                        int[][].class,
                                        k -> Samples.sequence(int[].class, Samples::longOf, k),
                                        i),
                        (x, y) -> {
                            LongSeqSeqHolder b = new LongSeqSeqHolder(y);
                            LongSeqSeqHolder c = new LongSeqSeqHolder();
                            return new Echo<>(sequences.echo_long_lists(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.short_longs",
                        i -> Samples.bounded(int[].class, 4, Samples::longOf, i),
                        (x, y) -> {
                            ShortLongSeqHolder b = new ShortLongSeqHolder(y);
                            ShortLongSeqHolder c = new ShortLongSeqHolder();
                            return new Echo<>(
                                    sequences.echo_short_longs(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.short_string_lists",
                        i ->
                                Samples.bounded(
                                        String[][].class,
                                        3,
                                        k -> Samples.sequence(String[].class, Samples::text, k),
                                        i),
                        (x, y) -> {
                            ShortStringSeqSeqHolder b = new ShortStringSeqSeqHolder(y);
                            ShortStringSeqSeqHolder c = new ShortStringSeqSeqHolder();
                            return new Echo<>(
                                    sequences.echo_short_string_lists(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "sequences.matrices",
                        Samples::matrices,
                        (x, y) -> {
                            LongArraySeqHolder b = new LongArraySeqHolder(y);
                            LongArraySeqHolder c = new LongArraySeqHolder();
                            return new Echo<>(sequences.echo_matrices(x, b, c), b.value, c.value);
                        }));
    }
}
