package org.zenorb.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.LargeBufferPool;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** How much of what a client had left one thread sends at once. */
class OutputTurnTest {
    private static final int TURN = 1000;
    private static final int MESSAGE = 10_000;

    private final TakingChannel channel = new TakingChannel();
    private final LargeBufferPool large = new LargeBufferPool(1 << 20, 0, 2);
    private final BufferPool pool = new BufferPool(4, 1024, large, byte[]::new);
    private final Reports reports = new Reports();

    private static final class Reports implements SessionListener {
        int unsent;
        int turnsOver;

        @Override
        public void onClosed(GiopSession session) {
            throw new AssertionError("closed");
        }

        @Override
        public void onCancel(GiopSession session, int requestId) {
            throw new AssertionError("cancelled");
        }

        @Override
        public void onUnsent(GiopSession session) {
            unsent++;
        }

        @Override
        public void onOutputTurnOver(GiopSession session) {
            turnsOver++;
        }

        @Override
        public void onDrained(GiopSession session) {
            // nobody has paused
        }
    }

    private GiopSession session(int fragmentBytes, SessionWatch watch) {
        SessionLimits limits =
                new SessionLimits(
                        4, 1 << 20, 16, TimeUnit.HOURS.toNanos(1), fragmentBytes, 1 << 20, TURN);
        return new GiopSession(channel, pool, reports, limits, watch);
    }

    private static byte[] reply(int id) {
        byte[] message = new byte[MESSAGE];
        for (int i = MessageHeader.BYTES; i < MESSAGE; i++) {
            message[i] = (byte) (i * 31 + id);
        }
        MessageHeader.write(message, 0, GiopVersion.V1_2, false, MessageHeader.REPLY);
        MessageHeader.putBodyBytes(message, 0, MESSAGE - MessageHeader.BYTES);
        MessageHeader.putInt(message, MessageHeader.BYTES, id, false);
        return message;
    }

    @Test
    void shouldSendNoMoreThanATurn() throws IOException {
        GiopSession session = session(0, null);
        byte[] message = reply(1);
        assertEquals(GiopSession.Sent.WHOLE, session.send(message, MESSAGE));
        assertEquals(1, reports.unsent);
        assertEquals(0, reports.turnsOver, "the client takes nothing");

        channel.room = Integer.MAX_VALUE;
        for (int turn = 1; turn <= MESSAGE / TURN; turn++) {
            assertTrue(session.hasUnsent());
            session.flush();
            assertEquals(turn * TURN, channel.taken.size());
            assertEquals(Math.min(turn, MESSAGE / TURN - 1), reports.turnsOver);
        }

        assertFalse(session.hasUnsent());
        assertArrayEquals(message, channel.taken.toByteArray());
    }

    @Test
    void shouldEndATurnWhereTheClientTakesNoMore() throws IOException {
        GiopSession session = session(0, null);
        session.send(reply(1), MESSAGE);
        channel.room = TURN - 1;
        session.flush();
        assertEquals(0, reports.turnsOver, "the kernel announces room");
        channel.room = TURN;
        session.flush();
        assertEquals(1, reports.turnsOver);
    }

    @Test
    void shouldLeaveWhatOthersLeftToOthers() throws IOException {
        GiopSession session = session(0, null);
        byte[] first = reply(1);
        session.send(first, MESSAGE);
        channel.room = Integer.MAX_VALUE;
        byte[] second = reply(2);

        assertEquals(GiopSession.Sent.WHOLE, session.send(second, MESSAGE));

        assertEquals(TURN, channel.taken.size());
        assertEquals(1, reports.turnsOver);
        while (session.hasUnsent()) {
            session.flush();
        }
        byte[] both = new byte[2 * MESSAGE];
        System.arraycopy(first, 0, both, 0, MESSAGE);
        System.arraycopy(second, 0, both, MESSAGE, MESSAGE);
        assertArrayEquals(both, channel.taken.toByteArray());
    }

    @Test
    void shouldCountFragments() throws IOException {
        GiopSession session = session(400, null);
        session.send(reply(1), MESSAGE);
        channel.room = Integer.MAX_VALUE;
        int turns = 0;
        while (session.hasUnsent()) {
            int before = channel.taken.size();
            session.flush();
            // a turn ends behind the fragment that fills it
            assertTrue(channel.taken.size() - before < TURN + 2 * 400);
            turns++;
        }
        assertEquals(turns - 1, reports.turnsOver);
        assertTrue(turns >= MESSAGE / (TURN + 2 * 400), turns + " turns");
        assertTrue(channel.taken.size() > MESSAGE);
    }

    @Test
    void shouldTellAClientOfACancelThatIsLeft() throws IOException {
        GiopSession session = session(0, unused -> {});
        PendingReply reply = new PendingReply();
        assertTrue(session.enter(reply));

        session.cancel(reply, GiopVersion.V1_2);

        assertTrue(session.hasUnsent());
        assertEquals(1, reports.unsent);
        channel.room = 100;
        session.poll();
        assertFalse(session.hasUnsent());
        assertEquals(16, channel.taken.size());
    }
}
