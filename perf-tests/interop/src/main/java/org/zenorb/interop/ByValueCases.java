package org.zenorb.interop;

import static org.zenorb.interop.Case.check;
import static org.zenorb.interop.Case.raises;
import static org.zenorb.interop.Case.same;

import interop.Area;
import interop.ByValue;
import interop.ByValuePackage.Unfit;
import interop.Carrier;
import interop.CarrierHolder;
import interop.Empty;
import interop.EmptyHolder;
import interop.EmptyImpl;
import interop.KnotHelper;
import interop.KnotHolder;
import interop.Laden;
import interop.LadenHolder;
import interop.Light;
import interop.LightHelper;
import interop.LightImpl;
import interop.LighterHelper;
import interop.LighterImpl;
import interop.Named;
import interop.NamedHolder;
import interop.NamedObjectHelper;
import interop.NamedValueImpl;
import interop.NewerImpl;
import interop.NumberBox;
import interop.NumberBoxHelper;
import interop.Simple;
import interop.SimpleHelper;
import interop.SimpleHolder;
import interop.SimpleImpl;
import interop.SimpleSeqHelper;
import interop.SimpleSeqHolder;
import interop.SquareImpl;
import interop.TextBoxHelper;
import interop.Values;
import interop.Wrapped;
import interop.WrappedHelper;
import interop.WrappedHolder;
import interop.WrappedImpl;

import org.omg.CORBA.Any;
import org.omg.CORBA.AnyHolder;
import org.omg.CORBA.ORB;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Value types: state, inheritance, truncation, graphs, boxes, abstract types, custom marshalling,
 * values in anys and in exceptions.
 *
 * <p>Thread: any, one case at a time.
 */
final class ByValueCases {
    private final List<Case> cases = new ArrayList<>();
    private final ByValue byValue;
    private final Values values;
    private final Samples samples;
    private final ORB orb;
    private final Density density;

    ByValueCases(ByValue byValue, Values values, Samples samples, ORB orb, Density density) {
        this.byValue = byValue;
        this.values = values;
        this.samples = samples;
        this.orb = orb;
        this.density = density;
    }

    List<Case> all() {
        echoes();
        boxes();
        add("abstract_value", this::abstractValue);
        add("abstract_interface", this::abstractInterface);
        add("value_base", this::valueBase);
        add("null", this::nulls);
        add("shared", this::shared);
        add("class", this::classOfTheServer);
        add("truncated", this::truncated);
        add("truncated_twice", this::truncatedTwice);
        add("truncated_shared", this::truncatedShared);
        add("exception", this::exception);
        add("exception_truncatable", () -> refused(3));
        add("ring", this::ring);
        add("large", this::large);
        add("fragment_borders", this::fragmentBorders);
        anys();
        return cases;
    }

    private void add(String name, Case.Body body) {
        cases.add(new Case("byvalue." + name, body));
    }

    private void plainEcho(String name, java.util.function.IntFunction<Simple> sample) {
        cases.add(
                Echo.of(
                        "byvalue." + name,
                        sample,
                        (x, y) -> {
                            SimpleHolder b = new SimpleHolder(y);
                            SimpleHolder c = new SimpleHolder();
                            return new Echo<>(byValue.echo_plain(x, b, c), b.value, c.value);
                        }));
    }

    private void echoes() {
        plainEcho("plain", SimpleImpl::new);
        plainEcho("derived", ValueSamples::plain);
        plainEcho("truncatable", ValueSamples::light);
        cases.add(
                Echo.of(
                        "byvalue.sequence",
                        i -> Samples.sequence(Simple[].class, ValueSamples::plain, i),
                        (x, y) -> {
                            SimpleSeqHolder b = new SimpleSeqHolder(y);
                            SimpleSeqHolder c = new SimpleSeqHolder();
                            return new Echo<>(byValue.echo_plains(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.<Empty>of(
                        "byvalue.empty",
                        i -> new EmptyImpl(),
                        (x, y) -> {
                            EmptyHolder b = new EmptyHolder(y);
                            EmptyHolder c = new EmptyHolder();
                            return new Echo<>(byValue.echo_empty(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.of(
                        "byvalue.graph",
                        ValueSamples::knot,
                        (x, y) -> {
                            KnotHolder b = new KnotHolder(y);
                            KnotHolder c = new KnotHolder();
                            return new Echo<>(byValue.echo_knot(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.<Laden>of(
                        "byvalue.laden",
                        i -> ValueSamples.laden(i, samples, i == 0 ? null : values),
                        (x, y) -> {
                            LadenHolder b = new LadenHolder(y);
                            LadenHolder c = new LadenHolder();
                            return new Echo<>(byValue.echo_laden(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.<Carrier>of(
                        "byvalue.struct",
                        ValueSamples::carrier,
                        (x, y) -> {
                            CarrierHolder b = new CarrierHolder(y);
                            CarrierHolder c = new CarrierHolder();
                            return new Echo<>(byValue.echo_carrier(x, b, c), b.value, c.value);
                        }));
        cases.add(
                Echo.<Wrapped>of(
                        "byvalue.custom",
                        i -> i == 0 ? null : new WrappedImpl(Samples.longOf(i), Samples.text(i)),
                        (x, y) -> {
                            WrappedHolder b = new WrappedHolder(y);
                            WrappedHolder c = new WrappedHolder();
                            return new Echo<>(byValue.echo_wrapped(x, b, c), b.value, c.value);
                        }));
    }

    private void abstractValue() {
        Area back = byValue.same_area(new SquareImpl(5));
        same(new SquareImpl(5), back, "square");
        same(25, back.surface(), "surface");
    }

    private void boxes() {
        add("number_box", () -> unchanged(ValueSamples::numberBox, byValue::same_number_box));
        add("text_box", () -> unchanged(Samples::text, byValue::same_text_box));
        add("longs_box", () -> unchanged(ByValueCases::longs, byValue::same_longs_box));
        add("point_box", () -> unchanged(Samples::point, byValue::same_point_box));
    }

    private static int[] longs(int i) {
        return Samples.sequence(int[].class, Samples::longOf, i);
    }

    private static <T> void unchanged(
            java.util.function.IntFunction<T> sample, Function<T, T> call) {
        for (int i = 0; i < Samples.COUNT; i++) {
            same(sample.apply(i), call.apply(sample.apply(i)), "sample " + i);
        }
        same(null, call.apply(null), "null");
    }

    private void abstractInterface() {
        Named object = byValue.an_object();
        Named value = new NamedValueImpl("value");
        NamedHolder b = new NamedHolder(value);
        NamedHolder c = new NamedHolder();
        Named result = byValue.echo_named(object, b, c);
        same("object", result.name(), "name of the result");
        same("object", b.value.name(), "name of b");
        check(c.value instanceof NamedValueImpl, "c is no value");
        same("value", c.value.name(), "name of c");
        int before = NamedObjectHelper.narrow((org.omg.CORBA.Object) result).calls();
        same("object", b.value.name(), "name of b");
        same(before + 1, byValue.an_object().calls(), "calls of the object");
        b.value = null;
        result = byValue.echo_named(value, b, c);
        check(result instanceof NamedValueImpl && b.value == result, "not one value");
        same(null, c.value, "c");
    }

    private void valueBase() {
        for (int i = 0; i < Samples.COUNT; i++) {
            same(ValueSamples.plain(i), byValue.same_value(ValueSamples.plain(i)), "plain " + i);
            same(ValueSamples.knot(i), byValue.same_value(ValueSamples.knot(i)), "knot " + i);
        }
        Object box = byValue.same_value(new NumberBox(7));
        same(7, ((NumberBox) box).value, "box");
    }

    private void nulls() {
        SimpleHolder b = new SimpleHolder();
        SimpleHolder c = new SimpleHolder();
        same(null, byValue.echo_plain(null, b, c), "result");
        same(null, b.value, "b");
        same(null, c.value, "c");
        same(null, byValue.same_value(null), "value");
        NamedHolder named = new NamedHolder();
        same(null, byValue.echo_named(null, named, new NamedHolder()), "named");
        check(byValue.are_one(null, null), "null is null");
    }

    private void shared() {
        Simple one = new SimpleImpl(1);
        check(byValue.are_one(one, one), "one value came as two");
        check(!byValue.are_one(one, new SimpleImpl(1)), "two values came as one");
        SimpleHolder b = new SimpleHolder(one);
        SimpleHolder c = new SimpleHolder();
        Simple result = byValue.echo_plain(one, b, c);
        check(result == b.value && result == c.value, "one value came back as several");
        Simple inner = new SimpleImpl(2);
        LighterImpl outer = new LighterImpl(1, inner);
        Simple[] list = {inner, outer, inner, outer, null};
        Simple[] back = byValue.echo_plains(list, new SimpleSeqHolder(list), new SimpleSeqHolder());
        check(back[0] == back[2] && back[1] == back[3], "shared in a sequence");
        same(list, back, "sequence");
    }

    private void classOfTheServer() {
        same(SimpleHelper.id(), byValue.seen(new SimpleImpl(1)), "plain");
        same(LightHelper.id(), byValue.seen(new LightImpl(1)), "light");
        same(LighterHelper.id(), byValue.seen(new LighterImpl(1, null)), "lighter");
    }

    /** The server has no class of it. */
    private void truncated() {
        NewerImpl newer = new NewerImpl(2, null);
        same(LightHelper.id(), byValue.seen(newer), "class");
        Simple result = byValue.echo_plain(newer, new SimpleHolder(), new SimpleHolder());
        same(new LightImpl(2), result, "result");
    }

    private void truncatedTwice() {
        NewerImpl inner = new NewerImpl(1, new LighterImpl(3, new SimpleImpl(1)));
        NewerImpl newer = new NewerImpl(2, inner);
        Simple[] list = {newer, new SimpleImpl(1), inner};
        Simple[] back = byValue.echo_plains(list, new SimpleSeqHolder(list), new SimpleSeqHolder());
        same(new LightImpl(2), back[0], "first");
        same(list[1], back[1], "second");
        same(new LightImpl(1), back[2], "third");
    }

    /** A value that came within what is cut off is referred to again. */
    private void truncatedShared() {
        Light kept = new LightImpl(3);
        Simple[] list = {new NewerImpl(2, kept), kept};
        Simple[] back = byValue.echo_plains(list, new SimpleSeqHolder(list), new SimpleSeqHolder());
        same(new LightImpl(2), back[0], "first");
        same(kept, back[1], "second");
    }

    private void exception() throws Exception {
        for (int i = 0; i < 3; i++) {
            refused(i);
        }
    }

    private void refused(int i) throws Exception {
        Simple what = ValueSamples.plain(i);
        Unfit unfit = raises(Unfit.class, () -> byValue.refuse(what, i));
        same(what, unfit.what, "what");
        same(i, unfit.position, "position");
    }

    private void ring() {
        for (int length : new int[] {1, 2, 50}) {
            same(ValueSamples.ring(length), byValue.ring(length), "ring of " + length);
        }
    }

    private void large() {
        SimpleImpl one = new SimpleImpl(1);
        one.text = "0123456789".repeat(30000);
        LighterImpl other = new LighterImpl(2, one);
        other.text = "abcdefghij".repeat(30000);
        SimpleHolder b = new SimpleHolder(one);
        SimpleHolder c = new SimpleHolder();
        same(other, byValue.echo_plain(other, b, c), "result");
        same(one, c.value, "c");
        Simple[] many = new Simple[density.elements()];
        for (int k = 0; k < many.length; k++) {
            many[k] = k % 7 == 6 ? many[k - 3] : ValueSamples.plain(k);
        }
        SimpleSeqHolder none = new SimpleSeqHolder(new Simple[0]);
        same(many, byValue.echo_plains(many, none, new SimpleSeqHolder()), "many");
    }

    /** Fragments of 1, 4 and 8 KiB are what the ORBs here send. */
    private void fragmentBorders() {
        for (int border : new int[] {1024, 4096, 8192}) {
            for (int length = border - 330; length < border + 10; length += density.step()) {
                LightImpl light = new LightImpl(2);
                light.text = "x".repeat(length);
                Simple[] list = {light, new LighterImpl(1, light), new SimpleImpl(1)};
                SimpleSeqHolder none = new SimpleSeqHolder(new Simple[0]);
                Simple[] back = byValue.echo_plains(list, none, new SimpleSeqHolder());
                same(list, back, "text of " + length);
            }
        }
    }

    // ---- in anys ----

    private void anys() {
        inAny("any_plain", ValueSamples::plain, SimpleHelper::insert, SimpleHelper::extract);
        inAny("any_graph", ValueSamples::knot, KnotHelper::insert, KnotHelper::extract);
        inAny(
                "any_box",
                ValueSamples::numberBox,
                NumberBoxHelper::insert,
                NumberBoxHelper::extract);
        inAny("any_text_box", Samples::text, TextBoxHelper::insert, TextBoxHelper::extract);
        inAny(
                "any_sequence",
                i -> Samples.sequence(Simple[].class, ValueSamples::plain, i),
                SimpleSeqHelper::insert,
                SimpleSeqHelper::extract);
        add("any_null", this::nullInAny);
        inAny(
                "any_custom",
                i -> new WrappedImpl(i, Samples.text(i)),
                WrappedHelper::insert,
                WrappedHelper::extract);
    }

    private void nullInAny() {
        Any nothing = any(null, SimpleHelper::insert);
        Any result = values.echo_any(nothing, new AnyHolder(nothing), new AnyHolder());
        same(null, SimpleHelper.extract(result), "result");
        check(result.type().equal(SimpleHelper.type()), "its type");
    }

    private interface Insert<T> {
        void into(Any any, T value);
    }

    private <T> void inAny(
            String name,
            java.util.function.IntFunction<T> sample,
            Insert<T> insert,
            Function<Any, T> extract) {
        add(
                name,
                () -> {
                    for (int i = 1; i < Samples.COUNT; i++) {
                        AnyHolder b = new AnyHolder(any(sample.apply(i % 3 + 1), insert));
                        AnyHolder c = new AnyHolder();
                        Any result = values.echo_any(any(sample.apply(i), insert), b, c);
                        same(sample.apply(i), extract.apply(result), "result " + i);
                        same(sample.apply(i), extract.apply(b.value), "b " + i);
                        same(sample.apply(i % 3 + 1), extract.apply(c.value), "c " + i);
                    }
                });
    }

    private <T> Any any(T value, Insert<T> insert) {
        Any any = orb.create_any();
        insert.into(any, value);
        return any;
    }
}
