package org.zenorb.interop;

import interop.Carrier;
import interop.EmptyHelper;
import interop.EmptyImpl;
import interop.HeavyHelper;
import interop.HeavyImpl;
import interop.Knot;
import interop.KnotHelper;
import interop.KnotImpl;
import interop.Laden;
import interop.LadenHelper;
import interop.LadenImpl;
import interop.LightHelper;
import interop.LightImpl;
import interop.LighterHelper;
import interop.LighterImpl;
import interop.NamedValueHelper;
import interop.NamedValueImpl;
import interop.NumberBox;
import interop.Simple;
import interop.SimpleHelper;
import interop.SimpleImpl;
import interop.SquareHelper;
import interop.SquareImpl;
import interop.WrappedHelper;
import interop.WrappedImpl;

import org.omg.CORBA.portable.ValueFactory;

/**
 * The sample values of the value types of interop.idl, the same as in the C++ peer's values.hh.
 *
 * <p>Thread: any; each call makes new values.
 */
final class ValueSamples {
    private ValueSamples() {}

    /** Tells an ORB of the classes of all value types but {@code Newer}. */
    static void register(org.omg.CORBA.ORB orb) {
        org.omg.CORBA_2_3.ORB registry = (org.omg.CORBA_2_3.ORB) orb;
        register(registry, SimpleHelper.id(), in -> in.read_value(new SimpleImpl()));
        register(registry, HeavyHelper.id(), in -> in.read_value(new HeavyImpl()));
        register(registry, LightHelper.id(), in -> in.read_value(new LightImpl()));
        register(registry, LighterHelper.id(), in -> in.read_value(new LighterImpl()));
        register(registry, EmptyHelper.id(), in -> in.read_value(new EmptyImpl()));
        register(registry, KnotHelper.id(), in -> in.read_value(new KnotImpl()));
        register(registry, LadenHelper.id(), in -> in.read_value(new LadenImpl()));
        register(registry, SquareHelper.id(), in -> in.read_value(new SquareImpl()));
        register(registry, NamedValueHelper.id(), in -> in.read_value(new NamedValueImpl()));
        register(registry, WrappedHelper.id(), in -> in.read_value(new WrappedImpl()));
    }

    private static void register(org.omg.CORBA_2_3.ORB orb, String id, ValueFactory factory) {
        orb.register_value_factory(id, factory);
    }

    /** Sample 0 is null, the others are of different classes. */
    static Simple plain(int i) {
        return switch (i % Samples.COUNT) {
            case 0 -> null;
            case 1 -> new SimpleImpl(1);
            case 2 -> new HeavyImpl(2);
            default -> new LighterImpl(3, new LightImpl(2));
        };
    }

    static Simple light(int i) {
        return i % 2 == 0 ? new LightImpl(i) : new LighterImpl(i, plain(i + 1));
    }

    /** Sample 0 is null; 1 refers to itself; 2 to two others that share one; 3 is a ring. */
    static Knot knot(int i) {
        return switch (i % Samples.COUNT) {
            case 0 -> null;
            case 1 -> {
                KnotImpl self = new KnotImpl("self", null, null);
                self.left = self.right = self;
                yield self;
            }
            case 2 -> {
                KnotImpl shared = new KnotImpl("shared", null, null);
                KnotImpl left = new KnotImpl("left", shared, null);
                yield new KnotImpl("top", left, new KnotImpl("right", null, shared));
            }
            default -> ring(20);
        };
    }

    /** Each knot's left is the next one, its right the first. */
    static Knot ring(int length) {
        KnotImpl first = new KnotImpl("0", null, null);
        KnotImpl last = first;
        for (int k = 1; k < length; k++) {
            KnotImpl next = new KnotImpl(Integer.toString(k), null, first);
            last.left = next;
            last = next;
        }
        last.left = first;
        first.right = first;
        return first;
    }

    static Laden laden(int i, Samples samples, org.omg.CORBA.Object reference) {
        LadenImpl v = new LadenImpl();
        v.all_basics = Samples.basics(i);
        v.a_tree = Samples.tree(i);
        v.a_shape = Samples.shape(i);
        v.thing = samples.any(i);
        v.reference = reference;
        v.names = Samples.sequence(String[].class, Samples::text, i);
        v.others = Samples.sequence(Simple[].class, ValueSamples::plain, i);
        v.paint = Samples.colour(i);
        return v;
    }

    static NumberBox numberBox(int i) {
        return i == 0 ? null : new NumberBox(Samples.longOf(i));
    }

    static Carrier carrier(int i) {
        Simple one = plain(i);
        Simple other = i == 3 ? one : plain(i + 1);
        String label = i == 1 ? null : Samples.text(i);
        return new Carrier(one, other, numberBox(i), label, new NamedValueImpl("of " + i));
    }
}
