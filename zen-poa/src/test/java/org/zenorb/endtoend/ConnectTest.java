package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.InvokeHandler;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.ResponseHandler;

/** ORB.connect, for the skeletons of before the POA; generated ones are tried beside other ORBs. */
@Timeout(60)
@SuppressWarnings("deprecation")
class ConnectTest {
    private static final String ID = "IDL:test/Doubler:1.0";

    /** As idlj -oldImplBase writes them. */
    private static final class Doubler extends ObjectImpl implements InvokeHandler {
        @Override
        public String[] _ids() {
            return new String[] {ID};
        }

        @Override
        public OutputStream _invoke(String operation, InputStream in, ResponseHandler handler) {
            if (!operation.equals("twice")) {
                throw new BAD_OPERATION(operation);
            }
            int value = in.read_long();
            OutputStream out = handler.createReply();
            out.write_long(2 * value);
            return out;
        }
    }

    private static int twice(org.omg.CORBA.Object reference, int value) throws Exception {
        ObjectImpl stub = (ObjectImpl) reference;
        OutputStream out = stub._request("twice", true);
        out.write_long(value);
        InputStream in = stub._invoke(out);
        try {
            return in.read_long();
        } finally {
            stub._releaseReply(in);
        }
    }

    @Test
    void shouldServeUntilItIsDisconnected() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Doubler doubler = new Doubler();
            server.orb().connect(doubler);
            String text = server.orb().object_to_string(doubler);
            server.orb().connect(doubler);
            assertEquals(text, server.orb().object_to_string(doubler), "connected already");
            org.omg.CORBA.Object remote = client.orb().string_to_object(text);
            assertEquals(84, twice(remote, 42));
            assertEquals(8, twice(server.orb().string_to_object(text), 4), "collocated");
            assertEquals(true, remote._is_a(ID));
            assertEquals(false, remote._non_existent());
            assertArrayEquals(new String[] {ID}, ((ObjectImpl) remote)._ids());
            server.orb().disconnect(doubler);
            server.orb().disconnect(doubler);
            assertThrows(OBJECT_NOT_EXIST.class, () -> twice(remote, 1));
            assertThrows(BAD_OPERATION.class, doubler::_get_delegate);
            server.orb().connect(doubler);
            assertEquals(
                    6,
                    twice(
                            client.orb().string_to_object(server.orb().object_to_string(doubler)),
                            3));
        }
    }

    @Test
    void shouldRefuseWhatIsNoSkeleton() {
        try (TestOrb server = TestOrb.of()) {
            Doubler doubler = new Doubler();
            server.orb().connect(doubler);
            org.omg.CORBA.Object reference =
                    server.orb().string_to_object(server.orb().object_to_string(doubler));
            assertThrows(BAD_PARAM.class, () -> server.orb().connect(reference));
            assertThrows(BAD_PARAM.class, () -> server.orb().connect(null));
            server.orb().disconnect(null);
        }
    }
}
