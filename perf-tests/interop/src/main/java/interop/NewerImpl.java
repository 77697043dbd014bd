package interop;

/** Unknown to the servers of the test. */
public final class NewerImpl extends Newer {
    private static final long serialVersionUID = 1L;

    public NewerImpl() {}

    /** The sample of that number; it holds {@code further}, which may be null. */
    public NewerImpl(int i, Simple further) {
        LightImpl.fill(this, i);
        addition = "new";
        this.further = further;
    }
}
