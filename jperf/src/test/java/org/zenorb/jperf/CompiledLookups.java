package org.zenorb.jperf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The lookups of a generated class; those of bytes are asked in every kind of buffer. */
record CompiledLookups(MethodHandle bytes, MethodHandle buffer, MethodHandle string) {
    static CompiledLookups of(
            Class<?> loaded, String bytesName, String bufferName, String stringName)
            throws Exception {
        MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(loaded, MethodHandles.lookup());
        return new CompiledLookups(
                lookup.findStatic(
                        loaded,
                        bytesName,
                        MethodType.methodType(int.class, byte[].class, int.class, int.class)),
                lookup.findStatic(
                        loaded,
                        bufferName,
                        MethodType.methodType(int.class, ByteBuffer.class, int.class, int.class)),
                stringName == null
                        ? null
                        : lookup.findStatic(
                                loaded,
                                stringName,
                                MethodType.methodType(int.class, String.class)));
    }

    boolean hasStrings() {
        return string != null;
    }

    int lookup(byte[] array, int offset, int length) throws Throwable {
        int index = (int) bytes.invokeExact(array, offset, length);
        ByteBuffer heap = ByteBuffer.wrap(array);
        assertEquals(index, (int) buffer.invokeExact(heap, offset, length));
        ByteBuffer direct = ByteBuffer.allocateDirect(array.length + 1).put(array);
        direct.order(ByteOrder.LITTLE_ENDIAN).limit(array.length);
        assertEquals(index, (int) buffer.invokeExact(direct, offset, length));
        ByteBuffer slice = ByteBuffer.wrap(array).position(offset).slice().asReadOnlyBuffer();
        assertEquals(index, (int) buffer.invokeExact(slice, 0, length));
        return index;
    }

    int lookup(String name) throws Throwable {
        return (int) string.invokeExact(name);
    }
}
