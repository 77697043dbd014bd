package interop;

import org.omg.CORBA.portable.StreamableValue;

/** A value behind an abstract value type; idlj forgets what it implements. */
public final class SquareImpl extends Square implements StreamableValue {
    private static final long serialVersionUID = 1L;

    public SquareImpl() {}

    public SquareImpl(int side) {
        this.side = side;
    }

    @Override
    public int surface() {
        return side * side;
    }
}
