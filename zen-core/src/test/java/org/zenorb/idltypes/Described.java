package org.zenorb.idltypes;

import org.omg.CORBA.Any;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.ValueBase;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * A value as text, with all its fields, private ones too: values that are the same read the same.
 * An object that comes again is only named, so that graphs read the same when their shape does.
 * Thread: any.
 */
final class Described {
    private final StringBuilder text = new StringBuilder();
    private final IdentityHashMap<Object, Integer> seen = new IdentityHashMap<>();

    private Described() {}

    static String of(Object value) throws ReflectiveOperationException {
        Described described = new Described();
        described.append(value);
        return described.text.toString();
    }

    private void append(Object value) throws ReflectiveOperationException {
        if (value == null) {
            text.append("null");
        } else if (value instanceof Any any) {
            text.append("any ").append(any.type().kind().value()).append(' ');
            text.append(any.extract_long());
        } else if (value instanceof ValueBase && seen.putIfAbsent(value, seen.size()) != null) {
            text.append('#').append(seen.get(value));
        } else if (value instanceof TypeCode type) {
            text.append("type ").append(type.kind().value());
        } else if (value.getClass().isArray()) {
            text.append('[');
            for (int i = 0; i < Array.getLength(value); i++) {
                append(Array.get(value, i));
                text.append(' ');
            }
            text.append(']');
        } else if (value instanceof Map<?, ?> map) {
            text.append('{');
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                append(entry.getKey());
                text.append(':');
                append(entry.getValue());
                text.append(' ');
            }
            text.append('}');
        } else if (value.getClass().getName().startsWith("java.lang")
                || value.getClass().getName().startsWith("java.math")) {
            text.append(value);
        } else {
            fields(value);
        }
    }

    private void fields(Object value) throws ReflectiveOperationException {
        text.append(value.getClass().getSimpleName()).append('{');
        for (Class<?> type = value.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())
                        && !type.getName().startsWith("java.")) {
                    field.setAccessible(true);
                    text.append(field.getName()).append('=');
                    append(field.get(value));
                    text.append(' ');
                }
            }
        }
        text.append('}');
    }
}
