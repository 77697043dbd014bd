package org.zenorb.interop;

import org.omg.CORBA.Any;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.ValueBase;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Equality of values of IDL types, whose Java classes have no {@code equals}: member by member.
 *
 * <p>Thread: any.
 */
final class Same {
    private Same() {}

    static boolean same(Object a, Object b) {
        return same(a, b, new IdentityHashMap<>());
    }

    /** {@code met} holds the values met already, with what they are the same as. */
    private static boolean same(Object a, Object b, Map<Object, Object> met) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null) {
            return false;
        }
        if (a instanceof TypeCode type) {
            return b instanceof TypeCode other && type.equal(other);
        }
        if (a instanceof Any any) {
            return b instanceof Any other && any.equal(other);
        }
        if (a instanceof org.omg.CORBA.Object reference) {
            return b instanceof org.omg.CORBA.Object other && reference._is_equivalent(other);
        }
        if (a.getClass() != b.getClass()) {
            return false;
        }
        if (a.getClass().isArray()) {
            return sameElements(a, b, met);
        }
        return isIdlClass(a) ? sameMembers(a, b, met) : Objects.equals(a, b);
    }

    private static boolean isIdlClass(Object a) {
        return isIdlClass(a.getClass());
    }

    private static boolean isIdlClass(Class<?> type) {
        return type.getName().startsWith("interop.");
    }

    private static boolean sameElements(Object a, Object b, Map<Object, Object> met) {
        int length = Array.getLength(a);
        boolean same = length == Array.getLength(b);
        for (int k = 0; same && k < length; k++) {
            same = same(Array.get(a, k), Array.get(b, k), met);
        }
        return same;
    }

    /**
     * Structs and exceptions have public members, unions private ones, values inherited ones;
     * values also may be shared, and lead back to where one came from.
     */
    private static boolean sameMembers(Object a, Object b, Map<Object, Object> met) {
        if (a instanceof ValueBase) {
            Object before = met.putIfAbsent(a, b);
            if (before != null) {
                return before == b;
            }
        }
        for (Class<?> type = a.getClass(); isIdlClass(type); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())
                        && !same(valueOf(field, a), valueOf(field, b), met)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Object valueOf(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A short text of a value for messages. */
    static String show(Object a) {
        String text;
        if (a == null) {
            text = "null";
        } else if (a.getClass().isArray()) {
            StringBuilder all = new StringBuilder("[");
            for (int k = 0; k < Array.getLength(a) && all.length() < 200; k++) {
                all.append(k == 0 ? "" : ", ").append(show(Array.get(a, k)));
            }
            text = all.append(']').toString();
        } else if (a instanceof ValueBase) {
            text = a.getClass().getSimpleName(); // its members may lead back to it
        } else if (isIdlClass(a)) {
            StringBuilder all = new StringBuilder(a.getClass().getSimpleName()).append('{');
            for (Field field : a.getClass().getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    all.append(field.getName()).append('=').append(show(valueOf(field, a)));
                    all.append(' ');
                }
            }
            text = all.append('}').toString();
        } else {
            text = String.valueOf(a);
        }
        return text.length() <= 400 ? text : text.substring(0, 400) + "…";
    }
}
