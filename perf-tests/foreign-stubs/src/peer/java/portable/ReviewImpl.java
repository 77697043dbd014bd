package portable;

import org.omg.CORBA.portable.StreamableValue;

/**
 * A value with an abstract base; idlj's class has the methods of StreamableValue and not its name.
 */
public class ReviewImpl extends Review implements StreamableValue {
    private static final long serialVersionUID = 1L;

    public ReviewImpl() {}

    public ReviewImpl(int given) {
        this.given = given;
    }

    @Override
    public int stars() {
        return given;
    }
}
