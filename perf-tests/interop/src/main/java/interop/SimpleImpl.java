package interop;

import org.zenorb.interop.Samples;

/** A Simple and nothing more. Thread: any, one at a time; so are all values here. */
public final class SimpleImpl extends Simple {
    private static final long serialVersionUID = 1L;

    public SimpleImpl() {}

    /** The sample of that number. */
    public SimpleImpl(int i) {
        fill(this, i);
    }

    static void fill(Simple v, int i) {
        v.tag = Samples.octetOf(i);
        v.number = Samples.longOf(i);
        v.text = Samples.text(i);
        v.spot = Samples.point(i);
    }
}
