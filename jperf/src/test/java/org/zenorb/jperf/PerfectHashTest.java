package org.zenorb.jperf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

class PerfectHashTest {
    @Test
    void shouldFindEveryOperationOfAnInterface() {
        List<String> names = List.of("add", "remove", "get", "_get_name", "_set_name", "_is_a");
        assertPerfect(names);
    }

    static PerfectHash assertPerfect(List<String> names) {
        PerfectHash hash = PerfectHash.of(names);
        for (int i = 0; i < names.size(); i++) {
            byte[] key = ("xy" + names.get(i) + "z").getBytes(StandardCharsets.UTF_8);
            assertEquals(i, hash.lookup(names.get(i)));
            assertEquals(i, hash.lookup(key, 2, key.length - 3));
            assertEquals(-1, hash.lookup(names.get(i) + "\u0000~"));
        }
        return hash;
    }

    @Test
    void shouldTakeTenThousandNames() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            names.add("operation_" + i * 37);
        }
        assertTrue(assertPerfect(names).slots() < 13_000);
    }
}
