package org.zenorb.ior;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;

class ObjectKeySealTest {
    private static byte[] key(String id) {
        return ObjectKey.encode(
                true,
                42,
                1,
                2,
                3,
                4,
                ObjectKey.encodePath(List.of("outer", "inner")),
                id.getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void shouldSealEveryKeyWithAPath() {
        for (String id : new String[] {"", "x", "track 4711"}) {
            byte[] key = key(id);
            assertEquals(ObjectKey.LONG, ObjectKey.check(key, 0, key.length));
            assertTrue(ObjectKey.isSealIntact(key, 0, key.length));
            assertTrue(ObjectKey.isPersistent(key, 0));
        }
    }

    @Test
    void shouldNoticeEveryAlteredByte() {
        byte[] key = key("track 4711");
        for (int at = 5; at < key.length; at++) {
            boolean sealed = at < 8 || at >= ObjectKey.HEADER_BYTES;
            for (int xor = 1; xor < 256; xor++) {
                key[at] ^= (byte) xor;
                assertEquals(!sealed, ObjectKey.isSealIntact(key, 0, key.length), "byte " + at);
                key[at] ^= (byte) xor;
            }
        }
    }

    @Test
    void shouldMatchTheStandardsCheckValue() {
        // The check value of CRC-24/OPENPGP for "123456789" is 21CF02: as path and id of a key
        // whose bytes behind the header are exactly these, the seal is that value.
        byte[] key = new byte[ObjectKey.HEADER_BYTES + 9];
        System.arraycopy("123456789".getBytes(StandardCharsets.US_ASCII), 0, key, 32, 9);
        key[5] = 0x21;
        key[6] = (byte) 0xcf;
        key[7] = 0x02;
        assertTrue(ObjectKey.isSealIntact(key, 0, key.length));
        key[7] = 0x03;
        assertFalse(ObjectKey.isSealIntact(key, 0, key.length));
    }

    @Test
    void shouldKeepShortKeysWithoutASeal() {
        byte[] key = ObjectKey.encode(42, 1, 2, 3, 4);
        assertEquals(ObjectKey.SHORT, ObjectKey.check(key, 0, key.length));
        for (int at = 5; at < 8; at++) {
            key[at] = 1;
            assertEquals(ObjectKey.MALFORMED, ObjectKey.check(key, 0, key.length));
            key[at] = 0;
        }
    }
}
