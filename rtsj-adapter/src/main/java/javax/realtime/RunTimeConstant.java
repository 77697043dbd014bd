package javax.realtime;

/**
 * Values of the standard's constants that a compiler must not copy into programs (RTSJ 1.0.2,
 * requirements and conventions, base requirement 7): programs compiled against one implementation
 * take their values from the one they run on.
 *
 * <p>Thread: any.
 */
final class RunTimeConstant {
    private RunTimeConstant() {
        super();
    }

    static int of(int value) {
        return value;
    }

    /** A string that is identical to no other, since the standard compares these by identity. */
    static String of(String value) {
        return String.valueOf(value.toCharArray());
    }
}
