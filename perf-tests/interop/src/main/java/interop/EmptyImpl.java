package interop;

/** No state. */
public final class EmptyImpl extends Empty {
    private static final long serialVersionUID = 1L;
}
