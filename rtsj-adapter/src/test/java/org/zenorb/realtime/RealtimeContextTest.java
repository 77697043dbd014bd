package org.zenorb.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.BitSet;

import javax.realtime.Realtime;

class RealtimeContextTest {
    @Test
    void shouldKeepFourAttachmentsPerThread() throws Exception {
        Realtime.run(() -> {
            assertTrue(RealtimeContext.available());
            for (int i = 0; i < RealtimeContext.SLOTS; i++) {
                assertNull(RealtimeContext.get(i));
                RealtimeContext.set(i, "slot " + i);
            }
            for (int i = 0; i < RealtimeContext.SLOTS; i++) {
                assertEquals("slot " + i, RealtimeContext.get(i));
            }
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> RealtimeContext.get(RealtimeContext.SLOTS));
            assertNull(Realtime.call(() -> RealtimeContext.get(0)));
        });
    }

    @Test
    void shouldHaveNoneOnOrdinaryThreads() {
        assertFalse(RealtimeContext.available());
        assertNull(RealtimeContext.get(0));
        assertThrows(IllegalThreadStateException.class, () -> RealtimeContext.set(0, "x"));
    }

    @Test
    void shouldPinTheCallingThread() throws Exception {
        Realtime.run(() -> {
            BitSet before = Affinity.get();
            int one = before.nextSetBit(0);
            assertTrue(Affinity.pin(one));
            assertEquals(BitSet.valueOf(new long[] {1L << one}), Affinity.get());
            assertFalse(Affinity.pin(1023));
            assertTrue(Affinity.set(before));
            assertEquals(before, Affinity.get());
            assertThrows(IllegalArgumentException.class, Affinity::pin);
        });
    }
}
