package interop;

import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.portable.IDLEntity;

/**
 * The union of interop.idl whose labels do not fit 32 bits: JacORB's compiler refuses it, idlj
 * writes a {@code switch} over a long.
 *
 * <p>Thread: one at a time.
 */
public final class Far implements IDLEntity {
    static final long PAINT = -5_000_000_000L;
    static final long INNER = 5_000_000_000L;

    private static final long serialVersionUID = 1L;

    private long discriminator;
    private Colour paint;
    private Maybe inner;

    public long discriminator() {
        return discriminator;
    }

    public Colour paint() {
        expect(discriminator == PAINT);
        return paint;
    }

    public void paint(Colour value) {
        discriminator = PAINT;
        paint = value;
    }

    public Maybe inner() {
        expect(discriminator == INNER);
        return inner;
    }

    public void inner(Maybe value) {
        discriminator = INNER;
        inner = value;
    }

    public void __default(long value) {
        expect(value != PAINT && value != INNER);
        discriminator = value;
    }

    private static void expect(boolean condition) {
        if (!condition) {
            throw new BAD_OPERATION("Far has another member");
        }
    }
}
