package org.zenorb.interop;

import interop.Area;
import interop.ByValuePOA;
import interop.ByValuePackage.Unfit;
import interop.Carrier;
import interop.CarrierHolder;
import interop.Empty;
import interop.EmptyHolder;
import interop.Knot;
import interop.KnotHolder;
import interop.Laden;
import interop.LadenHolder;
import interop.Named;
import interop.NamedHolder;
import interop.NamedObject;
import interop.NumberBox;
import interop.Point;
import interop.Simple;
import interop.SimpleHolder;
import interop.SimpleSeqHolder;
import interop.Wrapped;
import interop.WrappedHolder;

import java.io.Serializable;

/**
 * Echoes values by the rule of all echoes; what is one value on arrival is one value in the answer.
 *
 * <p>Thread: any.
 */
final class ByValueServant extends ByValuePOA {
    private final NamedObject object;

    ByValueServant(NamedObject object) {
        this.object = object;
    }

    @Override
    public Simple echo_plain(Simple a, SimpleHolder b, SimpleHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Simple[] echo_plains(Simple[] a, SimpleSeqHolder b, SimpleSeqHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Empty echo_empty(Empty a, EmptyHolder b, EmptyHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Knot echo_knot(Knot a, KnotHolder b, KnotHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Laden echo_laden(Laden a, LadenHolder b, LadenHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public NumberBox same_number_box(NumberBox a) {
        return a;
    }

    @Override
    public Area same_area(Area a) {
        return a;
    }

    @Override
    public Named echo_named(Named a, NamedHolder b, NamedHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Carrier echo_carrier(Carrier a, CarrierHolder b, CarrierHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Wrapped echo_wrapped(Wrapped a, WrappedHolder b, WrappedHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String same_text_box(String a) {
        return a;
    }

    @Override
    public int[] same_longs_box(int[] a) {
        return a;
    }

    @Override
    public Point same_point_box(Point a) {
        return a;
    }

    @Override
    public Serializable same_value(Serializable a) {
        return a;
    }

    @Override
    public NamedObject an_object() {
        return object;
    }

    @Override
    public String seen(Simple what) {
        return what._truncatable_ids()[0];
    }

    @Override
    public boolean are_one(Simple one, Simple other) {
        return one == other;
    }

    @Override
    public void refuse(Simple what, int position) throws Unfit {
        throw new Unfit(what, position);
    }

    @Override
    public Knot ring(int length) {
        return ValueSamples.ring(length);
    }
}
