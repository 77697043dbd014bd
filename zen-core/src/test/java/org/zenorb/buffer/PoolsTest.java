package org.zenorb.buffer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.INTERNAL;
import org.omg.CORBA.NO_RESOURCES;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

class PoolsTest {
    private static final int LIMIT = 100_000;

    private static BufferPool pool(int count, LargeBufferPool large) {
        return new BufferPool(count, 1024, large, byte[]::new);
    }

    @Property(tries = 200)
    void shouldAccountForEveryLargeByte(
            @ForAll @Size(max = 60) List<@IntRange(min = 0, max = LIMIT + 1000) Integer> sizes) {
        long total = 400_000;
        LargeBufferPool large = new LargeBufferPool(LIMIT, total, 2);
        BufferPool pool = pool(2, large);
        List<RequestBuffer> leased = new ArrayList<>();
        for (int size : sizes) {
            RequestBuffer buffer = pool.lease();
            buffer.bytes()[0] = 42;
            try {
                byte[] bytes = buffer.ensure(size, 1);
                assertTrue(size <= LIMIT);
                assertTrue(bytes.length >= size && bytes.length <= Math.max(LIMIT, 1024));
                assertEquals(42, bytes[0], "what was used is kept");
                leased.add(buffer);
            } catch (IMP_LIMIT e) {
                assertTrue(size > LIMIT);
                buffer.release();
            } catch (NO_RESOURCES e) {
                buffer.release();
                leased.forEach(RequestBuffer::release);
                leased.clear();
            }
            assertTrue(large.leasedBytes() <= total);
        }
        leased.forEach(RequestBuffer::release);
        assertEquals(0, large.leasedBytes());
    }

    @Test
    void shouldTakeAMessageOfTheLimitAndNoneBeyond() {
        LargeBufferPool large = new LargeBufferPool(LIMIT, 0, 2);
        RequestBuffer buffer = pool(1, large).lease();
        assertTrue(buffer.ensure(LIMIT, 0).length >= LIMIT);
        assertThrows(IMP_LIMIT.class, () -> buffer.ensure(LIMIT + 1, 0));
        assertThrows(IMP_LIMIT.class, () -> buffer.ensure(-1, 0));
        buffer.release();
        assertEquals(0, large.leasedBytes());
    }

    @Test
    void shouldKeepWhatWasWrittenWhenItGrows() {
        RequestBuffer buffer = pool(1, new LargeBufferPool(LIMIT, 0, 2)).lease();
        byte[] written = new byte[50_000];
        int used = 0;
        while (used < written.length) {
            int more = Math.min(777, written.length - used);
            byte[] bytes = buffer.ensure(used + more, used);
            for (int i = 0; i < more; i++) {
                written[used + i] = (byte) (used + i);
            }
            System.arraycopy(written, used, bytes, used, more);
            used += more;
        }
        assertArrayEquals(written, Arrays.copyOf(buffer.bytes(), used));
    }

    @Test
    void shouldLendEachBufferOnceAndCountWhatItLacks() {
        BufferPool pool = pool(3, new LargeBufferPool(LIMIT, 0, 2));
        Set<RequestBuffer> leased = new HashSet<>();
        for (int i = 0; i < 5; i++) {
            assertTrue(leased.add(pool.lease()));
        }
        assertEquals(2, pool.overflows());
        leased.forEach(RequestBuffer::release);
        for (int i = 0; i < 3; i++) {
            assertTrue(leased.contains(pool.lease()), "buffers are reused");
        }
        assertEquals(2, pool.overflows());
    }

    @Test
    void shouldRefuseASecondRelease() {
        RequestBuffer buffer = pool(1, new LargeBufferPool(LIMIT, 0, 2)).lease();
        buffer.release();
        assertThrows(INTERNAL.class, buffer::release);
    }

    @Test
    @Timeout(60)
    void shouldNeverLendABufferTwiceAtOnce() throws Exception {
        BufferPool pool = pool(3, new LargeBufferPool(LIMIT, 0, 2));
        AtomicInteger clashes = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            byte mine = (byte) (t + 1);
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                for (int i = 0; i < 20_000; i++) {
                                    RequestBuffer buffer = pool.lease();
                                    byte[] bytes = buffer.ensure(i % 3 == 0 ? 20_000 : 10, 0);
                                    bytes[5] = mine;
                                    Thread.onSpinWait();
                                    if (bytes[5] != mine) {
                                        clashes.getAndIncrement();
                                    }
                                    buffer.release();
                                }
                            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(0, clashes.get());
    }
}
