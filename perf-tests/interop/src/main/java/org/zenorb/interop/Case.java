package org.zenorb.interop;

/**
 * One behaviour that a client checks against a server.
 *
 * <p>Thread: any.
 */
public record Case(String name, Body body) {

    /** The calls and the checks; returns normally when all is well. */
    public interface Body {
        void run() throws Exception;
    }

    /** The way a case says what is wrong. */
    static void check(boolean condition, String what) {
        if (!condition) {
            throw new AssertionError(what);
        }
    }

    static void same(java.lang.Object expected, java.lang.Object actual, String what) {
        check(Same.same(expected, actual), what + ": " + Same.show(actual));
    }

    /** A call that has to end in an exception. */
    static <X extends Throwable> X raises(Class<X> type, Body call) throws Exception {
        try {
            call.run();
        } catch (Throwable e) {
            if (type.isInstance(e)) {
                return type.cast(e);
            }
            throw e;
        }
        throw new AssertionError("no " + type.getSimpleName());
    }
}
