package org.zenorb.interop;

import static org.zenorb.interop.Case.check;
import static org.zenorb.interop.Case.raises;
import static org.zenorb.interop.Case.same;

import interop.Base;
import interop.BaseHolder;
import interop.BaseSeqHolder;
import interop.Calls;
import interop.CallsHelper;
import interop.Diamond;
import interop.DiamondHelper;
import interop.FaultsPackage.Completion;
import interop.FaultsPackage.Detailed;
import interop.FaultsPackage.DetailedHelper;
import interop.ObjectSeqHolder;
import interop.RightHelper;
import interop.Sequences;
import interop.Values;

import org.omg.CORBA.Any;
import org.omg.CORBA.AnyHolder;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.ORB;
import org.omg.CORBA.ObjectHolder;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodeHolder;

import java.util.ArrayList;
import java.util.List;

/**
 * Object references as values and as objects; anys and TypeCodes, which describe themselves.
 *
 * <p>Thread: any.
 */
final class ReferenceCases {
    private final Calls calls;
    private final Values values;
    private final Sequences sequences;
    private final Samples samples;
    private final ORB orb;

    ReferenceCases(Calls calls, Values values, Sequences sequences, Samples samples, ORB orb) {
        this.calls = calls;
        this.values = values;
        this.sequences = sequences;
        this.samples = samples;
        this.orb = orb;
    }

    List<Case> all() {
        List<Case> cases = new ArrayList<>(references());
        for (int k = 0; k < Samples.ANY_COUNT; k++) {
            int sample = k;
            cases.add(new Case("values.any_" + k, () -> any(samples.any(sample))));
        }
        for (int k = 0; k < Samples.TYPECODE_COUNT; k++) {
            int sample = k;
            cases.add(new Case("values.typecode_" + k, () -> typeCode(samples.typecode(sample))));
        }
        return cases;
    }

    private List<Case> references() {
        return List.of(
                new Case("values.any_exception", this::anyException),
                new Case("values.object", this::object),
                new Case("values.base", this::base),
                new Case(
                        "values.constants",
                        () -> same(Samples.constants(), values.constants_of_server(), "theirs")),
                new Case("sequences.objects", this::objects),
                new Case("sequences.bases", this::bases),
                new Case("reference.nil", () -> check(calls.nothing() == null, "not nil")),
                new Case("reference.diamond", this::diamond),
                new Case("reference.is_a", this::isA),
                new Case("reference.exists", this::exists),
                new Case("reference.hash", this::hash),
                new Case("reference.removed", this::removed),
                new Case("reference.forwarded", this::forwarded),
                new Case("reference.as_string", this::asString));
    }

    private void any(Any x) {
        Any y = samples.any(1);
        AnyHolder b = new AnyHolder(y);
        AnyHolder c = new AnyHolder();
        same(x, values.echo_any(x, b, c), "result");
        same(y, c.value, "c");
        same(x, b.value, "b");
    }

    private void anyException() {
        Any x = orb.create_any();
        DetailedHelper.insert(x, new Detailed("why", 7, Completion.perhaps));
        any(x);
    }

    private void typeCode(TypeCode x) {
        TypeCode y = samples.typecode(0);
        TypeCodeHolder b = new TypeCodeHolder(y);
        TypeCodeHolder c = new TypeCodeHolder();
        same(x, values.echo_typecode(x, b, c), "result");
        same(y, c.value, "c");
        same(x, b.value, "b");
    }

    private void object() {
        ObjectHolder b = new ObjectHolder(values);
        ObjectHolder c = new ObjectHolder();
        check(values.echo_object(null, b, c) == null && b.value == null, "nil");
        check(values._is_equivalent(c.value), "c is not the old b");
        org.omg.CORBA.Object result = values.echo_object(calls, b, c);
        check(calls._is_equivalent(result) && calls._is_equivalent(b.value), "result or b");
        check(c.value == null, "c is not nil");
        same(3, CallsHelper.narrow(result).add(1, 2), "sum");
    }

    private void base() {
        Base created = calls.create("made");
        BaseHolder b = new BaseHolder(created);
        BaseHolder c = new BaseHolder();
        Base result = values.echo_base(calls.a_diamond(), b, c);
        same("diamond", result.who(), "result");
        same("made", c.value.who(), "c");
        same("diamond", b.value.who(), "b");
        calls.remove(created);
    }

    private void objects() {
        org.omg.CORBA.Object[] x = {values, null, calls};
        ObjectSeqHolder b = new ObjectSeqHolder(new org.omg.CORBA.Object[0]);
        ObjectSeqHolder c = new ObjectSeqHolder();
        org.omg.CORBA.Object[] result = sequences.echo_objects(x, b, c);
        same(x, result, "result");
        same(x, b.value, "b");
        check(c.value.length == 0, "c is not the old b");
    }

    private void bases() {
        Base[] x = {calls.a_diamond(), null};
        BaseSeqHolder b = new BaseSeqHolder(new Base[0]);
        BaseSeqHolder c = new BaseSeqHolder();
        Base[] result = sequences.echo_bases(x, b, c);
        check(result.length == 2 && b.value.length == 2 && c.value.length == 0, "lengths");
        same("diamond", result[0].who(), "result");
        check(result[1] == null, "nil");
    }

    private void diamond() {
        Diamond diamond = calls.a_diamond();
        same("diamond", diamond.who(), "who");
        check(diamond.left_of() == -1 && diamond.right_of() == 1 && diamond.both() == 2, "sides");
        diamond.shared(33);
        same(33, RightHelper.narrow(calls.a_diamond_as_object()).shared(), "shared");
    }

    private void isA() throws Exception {
        org.omg.CORBA.Object object = calls.a_diamond_as_object();
        for (String name : List.of("Diamond", "Left", "Right", "Base")) {
            check(object._is_a("IDL:zenorb.org/interop/" + name + ":1.0"), "is no " + name);
        }
        check(object._is_a("IDL:omg.org/CORBA/Object:1.0"), "is no Object");
        check(!object._is_a("IDL:zenorb.org/interop/Calls:1.0"), "is a Calls");
        raises(BAD_PARAM.class, () -> CallsHelper.narrow(object));
        // The reference says Base, so the object itself has to be asked whether it is more.
        Base base = calls.create("plain");
        raises(BAD_PARAM.class, () -> DiamondHelper.narrow(base));
        calls.remove(base);
    }

    private void exists() {
        check(!calls._non_existent(), "calls does not exist");
        check(calls._is_equivalent(calls), "not equivalent to itself");
        check(!calls._is_equivalent(values), "equivalent to another");
    }

    private void hash() {
        int hash = calls._hash(97);
        check(hash >= 0 && hash <= 97 && calls._hash(97) == hash, "hash " + hash);
    }

    private void removed() throws Exception {
        Base base = calls.create("short-lived");
        same("short-lived", base.who(), "who");
        calls.remove(base);
        raises(OBJECT_NOT_EXIST.class, base::who);
        check(base._non_existent(), "still exists");
    }

    private void forwarded() {
        Base forwarding = calls.forwarding();
        for (int k = 0; k < 3; k++) {
            same("forwarded", forwarding.who(), "who");
        }
    }

    private void asString() {
        org.omg.CORBA.Object object = orb.string_to_object(orb.object_to_string(calls));
        same(7, CallsHelper.narrow(object).add(3, 4), "sum");
    }
}
