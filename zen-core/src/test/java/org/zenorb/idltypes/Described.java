package org.zenorb.idltypes;

import org.omg.CORBA.Any;
import org.omg.CORBA.TypeCode;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * A value as text, with all its fields, private ones too: values that are the same read the same.
 * Thread: any.
 */
final class Described {
    private Described() {}

    static String of(Object value) throws ReflectiveOperationException {
        StringBuilder text = new StringBuilder();
        append(text, value);
        return text.toString();
    }

    private static void append(StringBuilder text, Object value)
            throws ReflectiveOperationException {
        if (value == null) {
            text.append("null");
        } else if (value instanceof Any any) {
            text.append("any ").append(any.type().kind().value()).append(' ');
            text.append(any.extract_long());
        } else if (value instanceof TypeCode type) {
            text.append("type ").append(type.kind().value());
        } else if (value.getClass().isArray()) {
            text.append('[');
            for (int i = 0; i < Array.getLength(value); i++) {
                append(text, Array.get(value, i));
                text.append(' ');
            }
            text.append(']');
        } else if (value.getClass().getName().startsWith("java.lang")
                || value.getClass().getName().startsWith("java.math")) {
            text.append(value);
        } else {
            fields(text, value);
        }
    }

    private static void fields(StringBuilder text, Object value)
            throws ReflectiveOperationException {
        text.append(value.getClass().getSimpleName()).append('{');
        for (Field field : value.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                text.append(field.getName()).append('=');
                append(text, field.get(value));
                text.append(' ');
            }
        }
        text.append('}');
    }
}
