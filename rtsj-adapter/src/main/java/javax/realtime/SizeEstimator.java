package javax.realtime;

/**
 * Adds up what objects will take in a memory area, in bytes. Only the objects themselves count, not
 * what their constructors make. The estimate follows HotSpot's layout of objects and is a floor.
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

    /** The size in bytes of all that was reserved. */
    public long getEstimate() {
        return bytes;
    }

    /**
     * Adds objects of a class.
     *
     * @param c the class of each
     * @param number how many
     * @throws IllegalArgumentException when there is no class or the number is negative
     * @throws ArithmeticException when the sum does not fit
     */
    @SuppressWarnings("rawtypes") // as the RTSJ declares it
    public void reserve(Class c, int number) {
        if (c == null) {
            throw new IllegalArgumentException("no class");
        }
        requireCount(number);
        add(ObjectSizes.of(c), number);
    }

    /**
     * Adds what another has.
     *
     * @throws IllegalArgumentException when there is no other
     * @throws ArithmeticException when the sum does not fit
     */
    public void reserve(SizeEstimator size) {
        reserve(size, 1);
    }

    /**
     * Adds what another has, several times.
     *
     * @param num how many times
     * @throws IllegalArgumentException when there is no other or the number is negative
     * @throws ArithmeticException when the sum does not fit
     */
    public void reserve(SizeEstimator size, int num) {
        if (size == null) {
            throw new IllegalArgumentException("no size");
        }
        requireCount(num);
        add(size.bytes, num);
    }

    /**
     * Adds an array of references.
     *
     * @param length the number of its elements
     * @throws IllegalArgumentException when the length is negative
     * @throws ArithmeticException when the sum does not fit
     */
    public void reserveArray(int length) {
        requireCount(length);
        add(ObjectSizes.ofArray(Object.class, length), 1);
    }

    /**
     * Adds an array of a primitive type; {@link #reserveArray(int)} is for references.
     *
     * @param length the number of its elements
     * @param type the class of the primitive type, as {@code int.class}
     * @throws IllegalArgumentException when the length is negative or the type not a primitive one
     * @throws ArithmeticException when the sum does not fit
     */
    @SuppressWarnings("rawtypes") // as the RTSJ declares it
    public void reserveArray(int length, Class type) {
        if (type == null || !type.isPrimitive() || type == void.class) {
            throw new IllegalArgumentException("no array of a primitive type: " + type);
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
