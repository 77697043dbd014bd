package org.zenorb.endtoend;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** GIOP messages put together by hand, for peers that the tests play. */
final class Messages {
    static final String CLOSE_CONNECTION = "'GIOP' 01 02 00 05 00000000";
    static final String MESSAGE_ERROR = "'GIOP' 01 02 00 06 00000000";

    private Messages() {}

    /** A message's body in the making: aligned to the message, so the header counts. */
    static final class Body {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private final ByteOrder order;

        Body(ByteOrder order) {
            this.order = order;
        }

        Body align(int boundary) {
            while ((12 + out.size()) % boundary != 0) {
                out.write(0);
            }
            return this;
        }

        Body octet(int value) {
            out.write(value);
            return this;
        }

        Body ushort(int value) {
            align(2);
            out.writeBytes(ByteBuffer.allocate(2).order(order).putShort((short) value).array());
            return this;
        }

        Body ulong(int value) {
            align(4);
            out.writeBytes(ByteBuffer.allocate(4).order(order).putInt(value).array());
            return this;
        }

        Body octets(byte[] value) {
            ulong(value.length);
            out.writeBytes(value);
            return this;
        }

        Body string(String value) {
            ulong(value.length() + 1);
            out.writeBytes(value.getBytes(StandardCharsets.ISO_8859_1));
            out.write(0);
            return this;
        }

        byte[] bytes() {
            return out.toByteArray();
        }
    }

    static byte[] message(int minor, ByteOrder order, boolean more, int type, byte[] body) {
        ByteBuffer message = ByteBuffer.allocate(12 + body.length).order(order);
        message.put("GIOP".getBytes(StandardCharsets.ISO_8859_1));
        message.put((byte) 1).put((byte) minor);
        message.put((byte) ((order == ByteOrder.LITTLE_ENDIAN ? 1 : 0) | (more ? 2 : 0)));
        message.put((byte) type).putInt(body.length).put(body);
        return message.array();
    }

    /** A Request header; arguments follow. For 1.2, {@link Body#align} to 8 before arguments. */
    static Body request(
            int minor,
            ByteOrder order,
            int id,
            boolean responseExpected,
            byte[] key,
            String operation) {
        Body body = new Body(order);
        if (minor >= 2) {
            body.ulong(id).octet(responseExpected ? 3 : 0).octet(0).octet(0).octet(0);
            body.ushort(0).octets(key).string(operation).ulong(0);
        } else {
            body.ulong(0).ulong(id).octet(responseExpected ? 1 : 0);
            if (minor == 1) {
                body.octet(0).octet(0).octet(0);
            }
            body.octets(key).string(operation).ulong(0);
        }
        return body;
    }

    /** A whole Request of GIOP 1.2 with two longs. */
    static byte[] add(ByteOrder order, int id, byte[] key, int a, int b) {
        Body body = request(2, order, id, true, key, "add").align(8).ulong(a).ulong(b);
        return message(2, order, false, 0, body.bytes());
    }

    /** A whole Reply of GIOP 1.2 with one long. */
    static byte[] reply(ByteOrder order, int id, int value) {
        Body body = new Body(order).ulong(id).ulong(0).ulong(0).ulong(value);
        return message(2, order, false, 1, body.bytes());
    }

    /** The request id of a GIOP 1.2 message. */
    static int id(byte[] message) {
        return view(message).getInt(12);
    }

    /** The reply status of a GIOP 1.2 Reply. */
    static int status(byte[] reply) {
        return view(reply).getInt(16);
    }

    /** The message in its own byte order. */
    static ByteBuffer view(byte[] message) {
        ByteBuffer view = ByteBuffer.wrap(message);
        view.order((message[6] & 1) == 1 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        return view;
    }

    /** The repository id of the system exception in a GIOP 1.2 Reply. */
    static String exceptionId(byte[] reply) {
        int length = view(reply).getInt(24);
        return new String(reply, 28, length - 1, StandardCharsets.ISO_8859_1);
    }
}
