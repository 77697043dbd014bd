package org.zenorb.interop;

import interop.FaultsPOA;
import interop.FaultsPackage.Completion;
import interop.FaultsPackage.Detailed;
import interop.FaultsPackage.Plain;
import interop.FaultsPackage.Rich;
import interop.TreeHolder;

import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.INTERNAL;
import org.omg.CORBA.NO_PERMISSION;
import org.omg.CORBA.ORB;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.SystemException;

/**
 * Raises what it is asked to raise.
 *
 * <p>Thread: any.
 */
final class FaultsServant extends FaultsPOA {
    private final Samples samples;

    FaultsServant(ORB orb) {
        samples = new Samples(orb);
    }

    @Override
    public int raise(int which, StringHolder text, TreeHolder root) throws Plain, Detailed, Rich {
        switch (which) {
            case 0 -> {
                text.value = "no fault";
                root.value = Samples.tree(2);
                return 42;
            }
            case 1 -> throw new Plain();
            case 2 -> throw new Detailed("because", 7, Completion.perhaps);
            case 3 -> throw rich();
            default -> throw new BAD_PARAM(which, CompletionStatus.COMPLETED_NO);
        }
    }

    private Rich rich() {
        return new Rich(
                Samples.tree(2),
                samples.any(3),
                Samples.sequence(String[].class, Samples::text, 2),
                Samples.shape(2));
    }

    @Override
    public void raise_system(String name, int minorCode, Completion state) {
        throw systemException(name, minorCode, CompletionStatus.from_int(state.value()));
    }

    /** The exception {@code org.omg.CORBA.name}. */
    static SystemException systemException(String name, int minor, CompletionStatus completed) {
        try {
            return Class.forName("org.omg.CORBA." + name)
                    .asSubclass(SystemException.class)
                    .getConstructor(int.class, CompletionStatus.class)
                    .newInstance(minor, completed);
        } catch (ReflectiveOperationException | ClassCastException e) {
            throw new IllegalArgumentException(name + " is no system exception", e);
        }
    }

    @Override
    public void crash() {
        throw new IllegalStateException("crash() was called");
    }

    @Override
    public int fragile() {
        throw new NO_PERMISSION(11, CompletionStatus.COMPLETED_YES);
    }

    @Override
    public void fragile(int value) {
        throw new NO_PERMISSION(12, CompletionStatus.COMPLETED_NO);
    }

    @Override
    public void fail_silently() {
        throw new INTERNAL(13, CompletionStatus.COMPLETED_YES);
    }
}
