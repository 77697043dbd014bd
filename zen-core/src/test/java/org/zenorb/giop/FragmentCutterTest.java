package org.zenorb.giop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Random;

class FragmentCutterTest {
    private static byte[] message(int type, int minor, boolean little, int length, Random random) {
        byte[] message = new byte[length];
        random.nextBytes(message);
        MessageHeader.write(message, 0, GiopVersion.ofMinor(minor), little, type);
        MessageHeader.putBodyBytes(message, 0, length - MessageHeader.BYTES);
        return message;
    }

    @Property(tries = 500)
    void shouldCutIntoWhatMakesTheMessageAgain(
            @ForAll @IntRange(min = 64, max = 500) int fragmentBytes,
            @ForAll @IntRange(min = 1, max = 5000) int beyond,
            @ForAll boolean little,
            @ForAll Random random) {
        FragmentCutter cutter = new FragmentCutter(fragmentBytes);
        int length = (fragmentBytes & -8) + beyond;
        byte[] message = message(MessageHeader.REPLY, 2, little, length, random);
        byte[] whole = message.clone();
        assertTrue(cutter.cuts(message, length));

        ByteArrayOutputStream body = new ByteArrayOutputStream();
        int from = 0;
        while (from < length) {
            int to = cutter.endOfPart(from, length);
            assertTrue(to > from);
            boolean more = to < length;
            int at = 0;
            if (from == 0) {
                cutter.openFirst(message, to);
            } else {
                int id = FragmentCutter.requestId(message);
                at = cutter.open(message, from, to, more, little, id);
            }
            assertEquals(from == 0 ? MessageHeader.REPLY : MessageHeader.FRAGMENT, message[at + 7]);
            assertEquals((more ? 2 : 0) | (little ? 1 : 0), message[at + 6]);
            assertEquals(to - at, MessageHeader.BYTES + bodyBytes(message, at, little));
            assertTrue(to - at <= fragmentBytes, "no part is longer than was asked for");
            assertTrue(!more || (to - at) % 8 == 0, "all but the last in eights");
            if (from > 0) {
                assertEquals(
                        MessageHeader.getInt(whole, MessageHeader.BYTES, little),
                        MessageHeader.getInt(message, at + MessageHeader.BYTES, little));
            }
            body.write(message, Math.max(from, MessageHeader.BYTES), to - Math.max(from, 12));
            cutter.close(message);
            assertArrayEquals(whole, message, "nothing of the message is lost");
            from = to;
        }
        assertArrayEquals(
                Arrays.copyOfRange(whole, MessageHeader.BYTES, length), body.toByteArray());
    }

    private static int bodyBytes(byte[] message, int at, boolean little) {
        return MessageHeader.getInt(message, at + 8, little);
    }

    @Property(tries = 50)
    void shouldLeaveWholeWhatIsShort(
            @ForAll @IntRange(min = 64, max = 500) int fragmentBytes, @ForAll Random random) {
        int limit = fragmentBytes & -8;
        byte[] message = message(MessageHeader.REQUEST, 2, false, limit, random);
        assertFalse(new FragmentCutter(fragmentBytes).cuts(message, limit));
        assertFalse(new FragmentCutter(0).cuts(message, limit));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, false", "0, 1, true", "0, 2, true", "1, 0, false", "1, 1, true", "1, 2, true",
        "2, 2, false", "3, 1, false", "3, 2, true", "4, 1, false", "4, 2, true", "5, 2, false",
        "6, 2, false"
    })
    void shouldCutOnlyWhatTheVersionAllows(int type, int minor, boolean cuts) {
        byte[] message = message(type, minor, false, 1000, new Random(1));
        assertEquals(cuts, new FragmentCutter(64).cuts(message, 1000));
    }
}
