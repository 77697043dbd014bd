package portable;

/** A value that is part of a graph. */
public class NodeImpl extends Node {
    private static final long serialVersionUID = 1L;

    public NodeImpl() {}

    public NodeImpl(String label) {
        this.label = label;
    }
}
