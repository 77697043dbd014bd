package interop;

/** State of every kind. */
public final class LadenImpl extends Laden {
    private static final long serialVersionUID = 1L;
}
