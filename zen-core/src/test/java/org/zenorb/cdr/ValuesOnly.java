package org.zenorb.cdr;

import org.omg.CORBA.ORB;

/** Knows values by their factories and no references. */
final class ValuesOnly implements ReferenceFactory {
    private final ValueTypes values = new ValueTypes();
    private final WireLimits limits;

    ValuesOnly() {
        this(WireLimits.DEFAULT);
    }

    ValuesOnly(WireLimits limits) {
        this.limits = limits;
    }

    /** With a factory for leaves. */
    ValuesOnly withLeaves() {
        values.register(Leaf.ID, in -> in.read_value(new Leaf()));
        return this;
    }

    /** With a factory for branches. */
    ValuesOnly withBranches() {
        values.register(Leaf.Branch.ID, in -> in.read_value(new Leaf.Branch()));
        return this;
    }

    @Override
    public org.omg.CORBA.Object read(CdrInput in) {
        throw new AssertionError();
    }

    @Override
    public org.omg.CORBA.Object read(CdrInput in, Class<?> stubClass) {
        throw new AssertionError();
    }

    @Override
    public void write(CdrOutput out, org.omg.CORBA.Object object) {
        throw new AssertionError();
    }

    @Override
    public ValueTypes valueTypes() {
        return values;
    }

    @Override
    public WireLimits limits() {
        return limits;
    }

    @Override
    public ORB orb() {
        return null;
    }
}
