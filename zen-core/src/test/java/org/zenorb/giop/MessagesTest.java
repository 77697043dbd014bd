package org.zenorb.giop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Each kind of GIOP message against bytes written down by hand. */
class MessagesTest {
    private static final String GIOP = "47494f50";

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text.replace(" ", ""));
    }

    private static String text(byte[] bytes, int at, int length) {
        return new String(bytes, at, length, StandardCharsets.ISO_8859_1);
    }

    // key "key!", operation "ping", one service context of three octets, body 00000001
    @ParameterizedTest
    @CsvSource({
        "2, 01 02 00 00 0000003c"
                + " 00000007 03000000 0000 0000 00000004 6b657921 00000005 70696e67 00 000000"
                + " 00000001 0000000f 00000003 010203 00 00000000 00000001",
        "2, 01 02 01 00 3c000000"
                + " 07000000 03000000 0000 0000 04000000 6b657921 05000000 70696e67 00 000000"
                + " 01000000 0f000000 03000000 010203 00 00000000 01000000",
        "2, 01 03 00 00 0000003c"
                + " 00000007 03000000 0000 0000 00000004 6b657921 00000005 70696e67 00 000000"
                + " 00000001 0000000f 00000003 010203 00 00000000 00000001",
        "1, 01 01 00 00 0000003c"
                + " 00000001 0000000f 00000003 010203 00"
                + " 00000007 01 000000 00000004 6b657921 00000005 70696e67 00 000000"
                + " 00000000 00000001",
        "0, 01 00 01 00 3c000000"
                + " 01000000 0f000000 03000000 010203 00"
                + " 07000000 01 000000 04000000 6b657921 05000000 70696e67 00 000000"
                + " 00000000 01000000"
    })
    void shouldReadARequest(int minor, String body) {
        byte[] message = hex(GIOP + body);
        RequestFlyweight request = new RequestFlyweight();

        assertTrue(MessageHeader.isValid(message, 0));
        assertTrue(request.wrap(message, 0, message.length));

        assertEquals(minor, request.version().minor());
        assertEquals(7, request.requestId());
        assertTrue(request.isResponseExpected());
        assertEquals("key!", text(message, request.keyPosition(), request.keyLength()));
        assertEquals("ping", text(message, request.operationPosition(), request.operationLength()));
        assertEquals(1, request.contextCount());
        long context = request.findContext(15);
        assertEquals(3, (int) context);
        assertEquals(1, message[(int) (context >>> 32)]);
        assertEquals(-1, request.findContext(1));
        assertEquals(message.length - 4, request.bodyPosition());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "01 02 00 01 00000018 00000007 00000002 00000001 0000000f 00000000 000000aa",
                "01 02 01 01 18000000 07000000 02000000 01000000 0f000000 00000000 aa000000",
                "01 01 00 01 00000018 00000001 0000000f 00000000 00000007 00000002 000000aa",
                "01 00 01 01 18000000 01000000 0f000000 00000000 07000000 02000000 aa000000"
            })
    void shouldReadAReply(String body) {
        byte[] message = hex(GIOP + body);
        ReplyFlyweight reply = new ReplyFlyweight();

        assertTrue(MessageHeader.isValid(message, 0));
        assertTrue(reply.wrapId(message, 0, message.length));
        assertEquals(7, reply.requestId());
        assertTrue(reply.wrap(message, 0, message.length));

        assertEquals(7, reply.requestId());
        assertEquals(ReplyFlyweight.SYSTEM_EXCEPTION, reply.status());
        assertEquals(message.length - 4, reply.bodyPosition());
        assertEquals(
                0xaa, MessageHeader.getInt(message, reply.bodyPosition(), reply.isLittleEndian()));
    }

    @Test
    void shouldReadALocateRequest() {
        LocateRequestFlyweight locate = new LocateRequestFlyweight();
        byte[] new12 = hex(GIOP + "01 02 00 03 00000010 00000009 0000 0000 00000003 6b6579 00");
        assertTrue(locate.wrap(new12, 0, new12.length));
        assertEquals(9, locate.requestId());
        assertEquals("key", text(new12, locate.keyPosition(), locate.keyLength()));

        byte[] old = hex(GIOP + "01 00 01 03 0b000000 09000000 03000000 6b6579");
        assertTrue(locate.wrap(old, 0, old.length));
        assertEquals(9, locate.requestId());
        assertEquals("key", text(old, locate.keyPosition(), locate.keyLength()));

        byte[] byProfile = hex(GIOP + "01 02 00 03 00000006 00000009 0001");
        assertFalse(locate.wrap(byProfile, 0, byProfile.length), "without the profile");
        byte[] foreign = hex(GIOP + "01 02 00 03 00000010 00000009 0001 0000 00000007 00000000");
        assertTrue(locate.wrap(foreign, 0, foreign.length));
        assertEquals(1, locate.disposition());
        assertFalse(locate.hasKey());
        assertEquals(0, locate.keyLength());
    }

    @Test
    void shouldReadALocateReply() {
        byte[] message = hex(GIOP + "01 02 00 04 00000008 00000009 00000001");
        LocateReplyFlyweight locate = new LocateReplyFlyweight();
        assertTrue(locate.wrap(message, 0, message.length));
        assertEquals(9, locate.requestId());
        assertEquals(LocateReplyFlyweight.OBJECT_HERE, locate.status());
        assertEquals(message.length, locate.bodyPosition());
        assertFalse(locate.wrap(message, 0, message.length - 1));
    }

    @Test
    void shouldReadACancelRequest() {
        byte[] message = hex(GIOP + "01 01 01 02 04000000 09000000");
        CancelRequestFlyweight cancel = new CancelRequestFlyweight();
        assertTrue(cancel.wrap(message, 0, message.length));
        assertEquals(9, cancel.requestId());
        assertFalse(cancel.wrap(message, 0, message.length - 1));
    }

    @Test
    void shouldWriteHeadersOfTheOtherKinds() {
        byte[] message = new byte[12];
        MessageHeader.write(message, 0, GiopVersion.V1_2, false, MessageHeader.CLOSE_CONNECTION);
        assertEquals(GIOP + "0102000500000000", HexFormat.of().formatHex(message));
        MessageHeader.write(message, 0, GiopVersion.V1_0, true, MessageHeader.MESSAGE_ERROR);
        assertEquals(GIOP + "0100010600000000", HexFormat.of().formatHex(message));
        MessageHeader.write(message, 0, GiopVersion.V1_1, true, MessageHeader.FRAGMENT);
        MessageHeader.putBodyBytes(message, 0, 0x0102);
        assertEquals(GIOP + "0101010702010000", HexFormat.of().formatHex(message));
        assertEquals(0x0102, MessageHeader.bodyBytes(message, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "47494f50 01 00 00 06 00000000, true",
        "47494f50 01 03 00 07 00000000, true",
        "47494f51 01 00 00 00 00000000, false",
        "47494f50 00 00 00 00 00000000, false",
        "47494f50 02 00 00 00 00000000, false",
        "47494f50 01 04 00 00 00000000, false",
        "47494f50 01 ff 00 00 00000000, false",
        "47494f50 01 02 00 08 00000000, false",
        "47494f50 01 02 00 ff 00000000, false",
        "47494f50 01 00 00 07 00000000, false"
    })
    void shouldKnowAHeader(String message, boolean valid) {
        assertEquals(valid, MessageHeader.isValid(hex(message), 0));
    }

    @Property(tries = 2000)
    void shouldNeverReadBeyondTheEnd(
            @ForAll @Size(max = 80) byte[] body,
            @ForAll @IntRange(min = 0, max = 3) int minor,
            @ForAll boolean little) {
        byte[] message = new byte[12 + body.length];
        System.arraycopy(hex(GIOP + "01000000" + "00000000"), 0, message, 0, 12);
        message[5] = (byte) minor;
        message[6] = (byte) (little ? 1 : 0);
        System.arraycopy(body, 0, message, 12, body.length);
        // small numbers, so that lengths are sometimes right
        for (int i = 12; i + 4 <= message.length; i += 4) {
            message[i + (little ? 3 : 0)] = 0;
            message[i + (little ? 2 : 1)] = 0;
            message[i + (little ? 1 : 2)] &= 1;
        }
        RequestFlyweight request = new RequestFlyweight();
        if (request.wrap(message, 0, message.length)) {
            assertTrue(request.keyPosition() + request.keyLength() <= message.length);
            assertTrue(request.operationPosition() + request.operationLength() <= message.length);
            assertTrue(request.bodyPosition() <= message.length);
            assertTrue(request.findContext(1) >= -1);
        }
        ReplyFlyweight reply = new ReplyFlyweight();
        if (reply.wrap(message, 0, message.length)) {
            assertTrue(reply.bodyPosition() <= message.length);
        }
        LocateRequestFlyweight locate = new LocateRequestFlyweight();
        if (locate.wrap(message, 0, message.length)) {
            assertTrue(locate.keyPosition() + locate.keyLength() <= message.length);
        }
    }
}
