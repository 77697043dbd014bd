package program;

import java.util.Arrays;
import java.util.Objects;

/** What the cases need. */
final class Check {
    /** The body of a case. */
    interface Body {
        void run() throws Exception;
    }

    private Check() {}

    static void same(Object expected, Object actual) {
        if (!Objects.deepEquals(expected, actual)) {
            throw new AssertionError(text(actual) + " instead of " + text(expected));
        }
    }

    static void yes(boolean fact, String what) {
        if (!fact) {
            throw new AssertionError(what);
        }
    }

    static <T extends Throwable> T fails(Class<T> type, Body body) throws Exception {
        try {
            body.run();
        } catch (Throwable e) {
            if (type.isInstance(e)) {
                return type.cast(e);
            }
            throw new AssertionError(e + " instead of " + type.getName(), e);
        }
        throw new AssertionError("no " + type.getName());
    }

    private static String text(Object value) {
        String text = Arrays.deepToString(new Object[] {value});
        return text.substring(1, text.length() - 1);
    }
}
