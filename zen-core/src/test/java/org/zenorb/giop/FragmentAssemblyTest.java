package org.zenorb.giop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.IMP_LIMIT;
import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.LargeBufferPool;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.giop.FragmentAssembly.Result;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

class FragmentAssemblyTest {
    private static final int LIMIT = 32 * 1024;

    private final LargeBufferPool large = new LargeBufferPool(LIMIT, 0, 2);
    private final BufferPool pool = new BufferPool(4, 1024, large, byte[]::new);

    private static byte[] message(int type, int minor, boolean more, byte[] body) {
        byte[] message = new byte[MessageHeader.BYTES + body.length];
        GiopVersion version = GiopVersion.ofMinor(minor);
        MessageHeader.write(message, 0, version, false, type);
        if (more) {
            message[6] = 2;
        }
        MessageHeader.putBodyBytes(message, 0, body.length);
        System.arraycopy(body, 0, message, MessageHeader.BYTES, body.length);
        return message;
    }

    private static byte[] withId(int id, byte[] body) {
        byte[] whole = new byte[4 + body.length];
        MessageHeader.putInt(whole, 0, id, false);
        System.arraycopy(body, 0, whole, 4, body.length);
        return whole;
    }

    private RequestBuffer buffer(byte[] message) {
        RequestBuffer buffer = pool.lease();
        System.arraycopy(message, 0, buffer.ensure(message.length, 0), 0, message.length);
        return buffer;
    }

    @Property(tries = 200)
    void shouldPutInterleavedMessagesTogether(
            @ForAll @Size(min = 1, max = 6) List<@IntRange(min = 0, max = 3000) Integer> lengths,
            @ForAll Random random) {
        int count = lengths.size();
        FragmentAssembly assembly = new FragmentAssembly(count, Integer.MAX_VALUE);
        byte[][] bodies = new byte[count][];
        int[] sent = new int[count];
        for (int i = 0; i < count; i++) {
            bodies[i] = new byte[lengths.get(i)];
            random.nextBytes(bodies[i]);
            byte[] first = message(MessageHeader.REQUEST, 2, true, withId(i, new byte[0]));
            assertTrue(assembly.begin(buffer(first), first.length, i));
        }
        int whole = 0;
        while (whole < count) {
            int i = random.nextInt(count);
            if (bodies[i] == null) {
                continue;
            }
            int part = Math.min(1 + random.nextInt(800), bodies[i].length - sent[i]);
            byte[] piece = Arrays.copyOfRange(bodies[i], sent[i], sent[i] + part);
            sent[i] += part;
            boolean last = sent[i] == bodies[i].length;
            byte[] fragment = message(MessageHeader.FRAGMENT, 2, !last, withId(i, piece));
            Result result = assembly.append(fragment, fragment.length);
            assertEquals(last ? Result.COMPLETE : Result.WAITING, result);
            if (last) {
                int length = assembly.assembledLength();
                RequestBuffer assembled = assembly.assembled();
                assertArrayEquals(
                        message(MessageHeader.REQUEST, 2, false, withId(i, bodies[i])),
                        Arrays.copyOf(assembled.bytes(), length));
                assembled.release();
                bodies[i] = null;
                whole++;
            }
        }
        assertEquals(0, large.leasedBytes());
    }

    @Test
    void shouldRefuseTooManyAndTheSameTwice() {
        FragmentAssembly assembly = new FragmentAssembly(2, Integer.MAX_VALUE);
        byte[] first = message(MessageHeader.REQUEST, 2, true, withId(1, new byte[0]));
        assertTrue(assembly.begin(buffer(first), first.length, 1));
        RequestBuffer again = buffer(first);
        assertFalse(assembly.begin(again, first.length, 1));
        again.release();
        assertTrue(assembly.begin(buffer(first), first.length, 2));
        RequestBuffer third = buffer(first);
        assertFalse(assembly.begin(third, first.length, 3));
        third.release();
        assembly.discard();
        for (int i = 0; i < 4; i++) {
            pool.lease();
        }
        assertEquals(0, pool.overflows(), "every buffer is back");
    }

    @Test
    void shouldForgetACancelledMessage() {
        FragmentAssembly assembly = new FragmentAssembly(1, Integer.MAX_VALUE);
        byte[] first = message(MessageHeader.REQUEST, 2, true, withId(1, new byte[0]));
        assertTrue(assembly.begin(buffer(first), first.length, 1));
        assembly.cancel(2);
        assembly.cancel(1);
        byte[] rest = message(MessageHeader.FRAGMENT, 2, false, withId(1, new byte[8]));
        assertEquals(Result.UNEXPECTED, assembly.append(rest, rest.length));
        assertTrue(assembly.begin(buffer(first), first.length, 1));
        assembly.discard();
    }

    @Test
    void shouldKnowNoFragmentWithoutABeginning() {
        FragmentAssembly assembly = new FragmentAssembly(1, Integer.MAX_VALUE);
        byte[] of12 = message(MessageHeader.FRAGMENT, 2, false, withId(0, new byte[8]));
        byte[] of11 = message(MessageHeader.FRAGMENT, 1, false, new byte[8]);
        byte[] tooShort = message(MessageHeader.FRAGMENT, 2, false, new byte[3]);
        assertEquals(Result.UNEXPECTED, assembly.append(of12, of12.length));
        assertEquals(Result.UNEXPECTED, assembly.append(of11, of11.length));
        assertEquals(Result.UNEXPECTED, assembly.append(tooShort, tooShort.length));
        // a message of 1.1 has no id, and one of 1.2 with id 0 is another one
        byte[] first = message(MessageHeader.REPLY, 1, true, new byte[4]);
        assertTrue(assembly.begin(buffer(first), first.length, 99));
        assertEquals(Result.UNEXPECTED, assembly.append(of12, of12.length));
        assertEquals(Result.COMPLETE, assembly.append(of11, of11.length));
        assertEquals(12 + 12, assembly.assembledLength());
        RequestBuffer whole = assembly.assembled();
        assertNull(whole.gaps(), "it is all header");
        whole.release();
    }

    @Test
    void shouldStopAtTheMessageLimit() {
        FragmentAssembly assembly = new FragmentAssembly(1, Integer.MAX_VALUE);
        byte[] first = message(MessageHeader.REQUEST, 2, true, withId(1, new byte[0]));
        assertTrue(assembly.begin(buffer(first), first.length, 1));
        byte[] fits = message(MessageHeader.FRAGMENT, 2, true, withId(1, new byte[LIMIT - 16]));
        assertEquals(Result.WAITING, assembly.append(fits, fits.length));
        byte[] over = message(MessageHeader.FRAGMENT, 2, true, withId(1, new byte[1]));
        assertThrows(IMP_LIMIT.class, () -> assembly.append(over, over.length));
        assembly.discard();
        assertEquals(0, large.leasedBytes());
    }
}
