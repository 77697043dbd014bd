package interop;

import org.zenorb.interop.Samples;

/** A Simple that nobody may shorten. */
public final class HeavyImpl extends Heavy {
    private static final long serialVersionUID = 1L;

    public HeavyImpl() {}

    /** The sample of that number. */
    public HeavyImpl(int i) {
        SimpleImpl.fill(this, i);
        weight = Samples.doubleOf(i);
        more = Samples.sequence(int[].class, Samples::longOf, i);
    }
}
