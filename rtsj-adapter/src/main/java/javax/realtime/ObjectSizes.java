package javax.realtime;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * Estimates what objects take: HotSpot's layout with 12-byte headers, 4-byte references and 8-byte
 * alignment, its default below 32 GB of heap. The estimate of a class is made once.
 *
 * <p>Thread: any.
 */
final class ObjectSizes {
    private static final int HEADER_BYTES = 12;
    private static final int ARRAY_HEADER_BYTES = 16;
    private static final int REFERENCE_BYTES = 4;
    private static final int ALIGNMENT = 8;

    private static final ClassValue<Long> OBJECT_BYTES =
            new ClassValue<>() {
                @Override
                protected Long computeValue(Class<?> type) {
                    long bytes = HEADER_BYTES;
                    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
                        for (Field field : c.getDeclaredFields()) {
                            if (!Modifier.isStatic(field.getModifiers())) {
                                bytes += bytesOf(field.getType());
                            }
                        }
                    }
                    return align(bytes);
                }
            };

    private ObjectSizes() {}

    static long of(Class<?> type) {
        return OBJECT_BYTES.get(type);
    }

    static long ofArray(Class<?> component, long length) {
        return align(ARRAY_HEADER_BYTES + length * bytesOf(component));
    }

    private static int bytesOf(Class<?> type) {
        if (!type.isPrimitive()) {
            return REFERENCE_BYTES;
        }
        if (type == long.class || type == double.class) {
            return 8;
        }
        if (type == int.class || type == float.class) {
            return 4;
        }
        return type == short.class || type == char.class ? 2 : 1;
    }

    private static long align(long bytes) {
        return (bytes + ALIGNMENT - 1) & -ALIGNMENT;
    }
}
