package org.zenorb.interop;

import java.util.function.IntFunction;

/**
 * What an echo operation gave back. The rule of interop.idl: the result is a, c is the old b, b is
 * a.
 */
record Echo<T>(T result, T b, T c) {

    /** One echo call with a = x and b = y. */
    interface Exchange<T> {
        Echo<T> call(T x, T y) throws Exception;
    }

    /** The case that sends every sample as a and its successor as b. */
    static <T> Case of(String name, IntFunction<T> sample, Exchange<T> exchange) {
        return of(name, Samples.COUNT, sample, exchange);
    }

    static <T> Case of(String name, int count, IntFunction<T> sample, Exchange<T> exchange) {
        return new Case(
                name,
                () -> {
                    for (int i = 0; i < count; i++) {
                        T x = sample.apply(i);
                        T y = sample.apply((i + 1) % count);
                        Echo<T> echo = exchange.call(x, y);
                        Case.same(x, echo.result, "result of sample " + i);
                        Case.same(y, echo.c, "c of sample " + i);
                        Case.same(x, echo.b, "b of sample " + i);
                    }
                });
    }
}
