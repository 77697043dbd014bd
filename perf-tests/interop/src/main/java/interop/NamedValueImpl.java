package interop;

/** A value behind an abstract interface. */
public final class NamedValueImpl extends NamedValue {
    private static final long serialVersionUID = 1L;

    public NamedValueImpl() {}

    public NamedValueImpl(String label) {
        this.label = label;
    }

    @Override
    public String name() {
        return label;
    }
}
