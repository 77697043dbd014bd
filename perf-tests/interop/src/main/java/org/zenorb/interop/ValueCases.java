package org.zenorb.interop;

import interop.BasicsHolder;
import interop.ChainHolder;
import interop.ColourHolder;
import interop.EverythingHolder;
import interop.ExpressionHolder;
import interop.FarHolder;
import interop.LetterHolder;
import interop.MaybeHolder;
import interop.NumberHolder;
import interop.PointHolder;
import interop.ReservedHolder;
import interop.ShapeHolder;
import interop.TextsHolder;
import interop.TreeHolder;
import interop.Values;

import org.omg.CORBA.BooleanHolder;
import org.omg.CORBA.ByteHolder;
import org.omg.CORBA.CharHolder;
import org.omg.CORBA.DoubleHolder;
import org.omg.CORBA.FloatHolder;
import org.omg.CORBA.IntHolder;
import org.omg.CORBA.LongHolder;
import org.omg.CORBA.ShortHolder;
import org.omg.CORBA.StringHolder;

import java.util.ArrayList;
import java.util.List;

/**
 * Single values of each type, in all three directions and as result.
 *
 * <p>Thread: any.
 */
final class ValueCases {
    private final List<Case> cases = new ArrayList<>();
    private final Values values;
    private final Samples samples;

    ValueCases(Values values, Samples samples) {
        this.values = values;
        this.samples = samples;
    }

    List<Case> all() {
        basicTypes();
        wideBasicTypes();
        strings();
        structs();
        unions();
        return cases;
    }

    private void basicTypes() {
        cases.add(
                Echo.of(
                        "values.boolean",
                        Samples::booleanOf,
                        (x, y) -> {
                            BooleanHolder b = new BooleanHolder(y);
                            BooleanHolder c = new BooleanHolder();
                            return new Echo<>(values.echo_boolean(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.char",
                        Samples::charOf,
                        (x, y) -> {
                            CharHolder b = new CharHolder(y);
                            CharHolder c = new CharHolder();
                            return new Echo<>(values.echo_char(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.wchar",
                        Samples::wcharOf,
                        (x, y) -> {
                            CharHolder b = new CharHolder(y);
                            CharHolder c = new CharHolder();
                            return new Echo<>(values.echo_wchar(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.octet",
                        Samples::octetOf,
                        (x, y) -> {
                            ByteHolder b = new ByteHolder(y);
                            ByteHolder c = new ByteHolder();
                            return new Echo<>(values.echo_octet(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.short",
                        Samples::shortOf,
                        (x, y) -> {
                            ShortHolder b = new ShortHolder(y);
                            ShortHolder c = new ShortHolder();
                            return new Echo<>(values.echo_short(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.ushort",
                        Samples::ushortOf,
                        (x, y) -> {
                            ShortHolder b = new ShortHolder(y);
                            ShortHolder c = new ShortHolder();
                            return new Echo<>(values.echo_ushort(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.long",
                        Samples::longOf,
                        (x, y) -> {
                            IntHolder b = new IntHolder(y);
                            IntHolder c = new IntHolder();
                            return new Echo<>(values.echo_long(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.ulong",
                        Samples::ulongOf,
                        (x, y) -> {
                            IntHolder b = new IntHolder(y);
                            IntHolder c = new IntHolder();
                            return new Echo<>(values.echo_ulong(x, b, c), b.value, c.value);
                        }));
    }

    private void wideBasicTypes() {
        cases.add(
                Echo.of(
                        "values.longlong",
                        Samples::longlongOf,
                        (x, y) -> {
                            LongHolder b = new LongHolder(y);
                            LongHolder c = new LongHolder();
                            return new Echo<>(values.echo_longlong(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.ulonglong",
                        Samples::ulonglongOf,
                        (x, y) -> {
                            LongHolder b = new LongHolder(y);
                            LongHolder c = new LongHolder();
                            return new Echo<>(values.echo_ulonglong(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.float",
                        Samples::floatOf,
                        (x, y) -> {
                            FloatHolder b = new FloatHolder(y);
                            FloatHolder c = new FloatHolder();
                            return new Echo<>(values.echo_float(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.double",
                        Samples::doubleOf,
                        (x, y) -> {
                            DoubleHolder b = new DoubleHolder(y);
                            DoubleHolder c = new DoubleHolder();
                            return new Echo<>(values.echo_double(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.identity",
                        Samples::longOf,
                        (x, y) -> {
                            IntHolder b = new IntHolder(y);
                            IntHolder c = new IntHolder();
                            return new Echo<>(values.echo_identity(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.colour",
                        Samples::colour,
                        (x, y) -> {
                            ColourHolder b = new ColourHolder(y);
                            ColourHolder c = new ColourHolder();
                            return new Echo<>(values.echo_colour(x, b, c), b.value, c.value);
                        }));
    }

    private void strings() {
        cases.add(
                Echo.of(
                        "values.string",
                        Samples::text,
                        (x, y) -> {
                            StringHolder b = new StringHolder(y);
                            StringHolder c = new StringHolder();
                            return new Echo<>(values.echo_string(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.wstring",
                        Samples::wide,
                        (x, y) -> {
                            StringHolder b = new StringHolder(y);
                            StringHolder c = new StringHolder();
                            return new Echo<>(values.echo_wstring(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.short_text",
                        Samples::shortText,
                        (x, y) -> {
                            StringHolder b = new StringHolder(y);
                            StringHolder c = new StringHolder();
                            return new Echo<>(values.echo_short_text(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.short_wide",
                        Samples::wide,
                        (x, y) -> {
                            StringHolder b = new StringHolder(y);
                            StringHolder c = new StringHolder();
                            return new Echo<>(values.echo_short_wide(x, b, c), b.value, c.value);
                        }));
    }

    private void structs() {
        cases.add(
                Echo.of(
                        "values.point",
                        Samples::point,
                        (x, y) -> {
                            PointHolder b = new PointHolder(y);
                            PointHolder c = new PointHolder();
                            return new Echo<>(values.echo_point(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.basics",
                        Samples::basics,
                        (x, y) -> {
                            BasicsHolder b = new BasicsHolder(y);
                            BasicsHolder c = new BasicsHolder();
                            return new Echo<>(values.echo_basics(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.texts",
                        Samples::texts,
                        (x, y) -> {
                            TextsHolder b = new TextsHolder(y);
                            TextsHolder c = new TextsHolder();
                            return new Echo<>(values.echo_texts(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.reserved",
                        Samples::reserved,
                        (x, y) -> {
                            ReservedHolder b = new ReservedHolder(y);
                            ReservedHolder c = new ReservedHolder();
                            return new Echo<>(values.echo_reserved(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.tree",
                        Samples::tree,
                        (x, y) -> {
                            TreeHolder b = new TreeHolder(y);
                            TreeHolder c = new TreeHolder();
                            return new Echo<>(values.echo_tree(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.chain",
                        Samples::chain,
                        (x, y) -> {
                            ChainHolder b = new ChainHolder(y);
                            ChainHolder c = new ChainHolder();
                            return new Echo<>(values.echo_chain(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.everything",
                        samples::everything,
                        (x, y) -> {
                            EverythingHolder b = new EverythingHolder(y);
                            EverythingHolder c = new EverythingHolder();
                            return new Echo<>(values.echo_everything(x, b, c), b.value, c.value);
                        }));
    }

    private void unions() {
        cases.add(
                Echo.of(
                        "values.shape",
                        Samples::shape,
                        (x, y) -> {
                            ShapeHolder b = new ShapeHolder(y);
                            ShapeHolder c = new ShapeHolder();
                            return new Echo<>(values.echo_shape(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.number",
                        Samples::number,
                        (x, y) -> {
                            NumberHolder b = new NumberHolder(y);
                            NumberHolder c = new NumberHolder();
                            return new Echo<>(values.echo_number(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.maybe",
                        Samples::maybe,
                        (x, y) -> {
                            MaybeHolder b = new MaybeHolder(y);
                            MaybeHolder c = new MaybeHolder();
                            return new Echo<>(values.echo_maybe(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.letter",
                        Samples::letter,
                        (x, y) -> {
                            LetterHolder b = new LetterHolder(y);
                            LetterHolder c = new LetterHolder();
                            return new Echo<>(values.echo_letter(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.far",
                        Samples::far,
                        (x, y) -> {
                            FarHolder b = new FarHolder(y);
                            FarHolder c = new FarHolder();
                            return new Echo<>(values.echo_far(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "values.expression",
                        Samples::expression,
                        (x, y) -> {
                            ExpressionHolder b = new ExpressionHolder(y);
                            ExpressionHolder c = new ExpressionHolder();
                            return new Echo<>(values.echo_expression(x, b, c), b.value, c.value);
                        }));
    }
}
