package interop;

import org.zenorb.interop.Samples;

/** A Simple that may be shortened. */
public final class LightImpl extends Light {
    private static final long serialVersionUID = 1L;

    public LightImpl() {}

    /** The sample of that number. */
    public LightImpl(int i) {
        fill(this, i);
    }

    static void fill(Light v, int i) {
        SimpleImpl.fill(v, i);
        v.glow = Samples.longlongOf(i);
    }
}
