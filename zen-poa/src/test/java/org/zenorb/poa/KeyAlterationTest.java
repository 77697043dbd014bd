package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.POA;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;

/** No key with one byte altered leads to another servant than the one it was made for. */
class KeyAlterationTest {
    /** Enough neighbours that an index one byte off often exists. */
    private static final int OBJECTS = 300;

    private final TestHost host = new TestHost();

    @BeforeEach
    void fillTheNeighbourhood() throws Exception {
        POA root = host.activeRoot();
        Policies p = new Policies(root);
        for (int i = 0; i < 8; i++) {
            Policy[] policies =
                    switch (i % 4) {
                        case 0 -> new Policy[] {p.persistent(), p.userId()};
                        case 1 -> new Policy[] {p.userId()};
                        case 2 -> new Policy[] {p.persistent()};
                        default -> new Policy[0];
                    };
            fill(root.create_POA("poa" + i, root.the_POAManager(), policies), i % 4 < 2);
        }
        fill(root, false);
    }

    private static void fill(POA poa, boolean userIds) throws Exception {
        for (int i = 0; i < OBJECTS; i++) {
            if (userIds) {
                poa.activate_object_with_id(
                        new byte[] {(byte) (i >> 8), (byte) i}, new TestServant());
            } else {
                byte[] unused = poa.activate_object(new TestServant());
            }
        }
    }

    static Stream<String> kinds() {
        return Stream.of("transient", "user-id", "persistent", "persistent system-id");
    }

    private POA poa(String kind) throws Exception {
        POA root = host.root();
        return switch (kind) {
            case "persistent" -> root.find_POA("poa0", false);
            case "user-id" -> root.find_POA("poa1", false);
            case "persistent system-id" -> root.find_POA("poa2", false);
            default -> root.find_POA("poa3", false);
        };
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldNeverReachAnother(String kind) throws Exception {
        POA poa = poa(kind);
        TestServant mine = new TestServant();
        byte[] id = {0x77, 0x01};
        if (kind.equals("persistent") || kind.equals("user-id")) {
            poa.activate_object_with_id(id, mine);
        } else {
            id = poa.activate_object(mine);
        }
        byte[] key = TestHost.key(poa.id_to_reference(id));
        assertSame(mine, reached(key), "the key itself is good");

        assertTrue(alter(key, mine) > 255 * 16, "most alterations are refused");
    }

    @Test
    void shouldNeverReachAnotherByAKeyWithoutHint() throws Exception {
        POA poa = poa("user-id");
        byte[] id = {0, (byte) 200};
        poa.deactivate_object(id);
        byte[] key = TestHost.key(poa.create_reference_with_id(id, TestServant.ID));
        TestServant mine = new TestServant();
        poa.activate_object_with_id(id, mine);
        assertSame(mine, reached(key), "by the map");
        assertTrue(alter(key, mine) > 255 * 12);
    }

    @Test
    void shouldNeverReachAnotherByAKeyOfAnEarlierLife() throws Exception {
        TestHost earlier = new TestHost(4711);
        POA before = earlier.activeRoot();
        before =
                before.create_POA(
                        "poa0",
                        null,
                        new Policy[] {
                            new Policies(before).persistent(), new Policies(before).userId()
                        });
        byte[] id = {0, (byte) 200};
        before.activate_object_with_id(id, new TestServant());
        byte[] key = TestHost.key(before.id_to_reference(id));
        Object mine = poa("persistent").id_to_servant(id);
        assertSame(mine, reached(key), "by path and id");
        assertTrue(alter(key, mine) > 255 * 12);
    }

    /** Alters every byte of a key to every other value; none may reach another servant. */
    private int alter(byte[] key, Object mine) {
        int refused = 0;
        for (int at = 0; at < key.length; at++) {
            byte right = key[at];
            for (int xor = 1; xor < 256; xor++) {
                key[at] = (byte) (right ^ xor);
                Object servant = reached(key);
                if (servant != null) {
                    assertSame(mine, servant, "byte " + at + " xor " + xor);
                } else {
                    refused++;
                }
            }
            key[at] = right;
        }
        return refused;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldRefuseEveryTruncation(String kind) throws Exception {
        POA poa = poa(kind);
        org.omg.CORBA.Object reference =
                kind.equals("persistent") || kind.equals("user-id")
                        ? poa.id_to_reference(new byte[] {0, 1})
                        : poa.servant_to_reference(activated(poa));
        byte[] key = TestHost.key(reference);
        for (int length = 0; length < key.length; length++) {
            assertEquals(null, reached(Arrays.copyOf(key, length)), "length " + length);
        }
        assertEquals(null, reached(Arrays.copyOf(key, key.length + 1)), "one too long");
    }

    private static TestServant activated(POA poa) throws Exception {
        TestServant servant = new TestServant();
        byte[] unused = poa.activate_object(servant);
        return servant;
    }

    @Test
    void shouldRefuseForeignKeys() {
        assertEquals(null, reached("NameService".getBytes(StandardCharsets.UTF_8)));
        assertEquals(null, reached(new byte[0]));
        assertEquals(null, reached(new byte[64]));
    }

    private Object reached(byte[] key) {
        ServerRequest request = TestHost.request(key);
        if (host.adapter().preinvoke(request) != Outcome.SERVANT) {
            return null;
        }
        host.adapter().postinvoke(request);
        return request.servant();
    }
}
