package interop;

/** A node of graphs. */
public final class KnotImpl extends Knot {
    private static final long serialVersionUID = 1L;

    public KnotImpl() {}

    public KnotImpl(String name, Knot left, Knot right) {
        this.name = name;
        this.left = left;
        this.right = right;
    }
}
