package org.zenorb.fuzz;

import org.omg.CORBA.Any;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyFactoryPackage.InconsistentTypeCode;
import org.omg.DynamicAny.MustTruncate;
import org.zenorb.cdr.CdrInput;
import org.zenorb.dynamic.DynAnySupplier;

/** DynAnys of what came. Thread: one at a time. */
final class DynamicTargets {
    private static final int MOST_COMPONENTS = 10_000;

    private DynamicTargets() {}

    /** Two Anys, which may share values, as DynAnys. */
    static void dynAny(byte[] data) {
        CdrInput in = Streams.in(FuzzValues.REFERENCES, data);
        Any first = in.read_any();
        Any second = in.available() == 0 ? first : in.read_any();
        DynAnySupplier supplier = new DynAnySupplier(FuzzValues.REFERENCES, MOST_COMPONENTS);
        DynAny[] made;
        try {
            made = supplier.create_multiple_dyn_anys(new Any[] {first, second}, true);
        } catch (InconsistentTypeCode | MustTruncate e) {
            Oracle.require(e instanceof InconsistentTypeCode, "truncation was allowed");
            return;
        }
        for (DynAny each : made) {
            Oracle.require(each.equal(each.copy()), "a copy is another value: " + each.type());
        }
        try {
            DynAny[] again =
                    supplier.create_multiple_dyn_anys(supplier.create_multiple_anys(made), true);
            for (int i = 0; i < made.length; i++) {
                Oracle.require(made[i].equal(again[i]), "a DynAny has changed: " + made[i].type());
            }
        } catch (InconsistentTypeCode | MustTruncate e) {
            throw new AssertionError("what was a DynAny cannot be one again", e);
        }
    }
}
