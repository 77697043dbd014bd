package interop;

import org.zenorb.interop.Samples;

/** May be shortened twice, and holds a value of its own. */
public final class LighterImpl extends Lighter {
    private static final long serialVersionUID = 1L;

    public LighterImpl() {}

    /** The sample of that number; it holds {@code within}, which may be null. */
    public LighterImpl(int i, Simple within) {
        LightImpl.fill(this, i);
        shade = Samples.octetOf(i);
        this.within = within;
    }
}
