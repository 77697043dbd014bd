package javax.realtime;

/**
 * Adds up what objects will take in a memory area.
 *
 * <p>Source: RTSJ 1.0.2, memory management.
 *
 * <p>Thread: one at a time.
 */
public final class SizeEstimator {
    private long bytes;

    /** Nothing yet. */
    public SizeEstimator() {
        super();
    }

    /** The bytes of all that was reserved. */
    public long getEstimate() {
        return bytes;
    }

    /** Adds {@code number} objects of a class. */
    @SuppressWarnings("rawtypes") // as the RTSJ declares it
    public void reserve(Class c, int number) {
        if (c == null) {
            throw new IllegalArgumentException("no class");
        }
        requireCount(number);
        add(ObjectSizes.of(c), number);
    }

    /** Adds what another has. */
    public void reserve(SizeEstimator size) {
        reserve(size, 1);
    }

    /** Adds {@code num} times what another has. */
    public void reserve(SizeEstimator size, int num) {
        if (size == null) {
            throw new IllegalArgumentException("no size");
        }
        requireCount(num);
        add(size.bytes, num);
    }

    /** Adds an array of references. */
    public void reserveArray(int length) {
        reserveArray(length, Object.class);
    }

    /** Adds an array of a component type. */
    @SuppressWarnings("rawtypes") // as the RTSJ declares it
    public void reserveArray(int length, Class type) {
        if (type == null || type == void.class) {
            throw new IllegalArgumentException("no array of " + type);
        }
        requireCount(length);
        add(ObjectSizes.ofArray(type, length), 1);
    }

    private void add(long each, int number) {
        bytes = Math.addExact(bytes, Math.multiplyExact(each, (long) number));
    }

    private static void requireCount(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative count " + number);
        }
    }
}
