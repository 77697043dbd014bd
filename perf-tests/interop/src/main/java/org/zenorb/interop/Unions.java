package org.zenorb.interop;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * The modifier of unions that leaves them without a member: {@code __default} in the mapping, but
 * {@code _default} in what Sun's idlj writes.
 *
 * <p>Thread: any.
 */
final class Unions {
    private Unions() {}

    static void setDefault(Object union, Object... discriminator) {
        for (Method each : union.getClass().getMethods()) {
            boolean named = each.getName().equals("__default") || each.getName().equals("_default");
            if (named && each.getParameterCount() == discriminator.length) {
                call(each, union, discriminator);
                return;
            }
        }
        throw new IllegalArgumentException(union.getClass() + " has no modifier for its default");
    }

    private static void call(Method modifier, Object union, Object[] discriminator) {
        try {
            modifier.invoke(union, discriminator);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalArgumentException(modifier + " refused", e);
        }
    }
}
