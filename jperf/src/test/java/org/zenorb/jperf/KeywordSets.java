package org.zenorb.jperf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Keyword sets that tests share: each stands for one way in which a set can be awkward. */
final class KeywordSets {
    private static final String[] VERBS = {
        "get", "set", "add", "remove", "find", "create", "destroy", "list", "bind", "resolve"
    };
    private static final String[] NOUNS = {
        "name", "context", "policy", "state", "position", "track", "channel", "event", "owner"
    };

    private KeywordSets() {}

    /** Names as an interface has them: the implicit operations first. */
    static List<String> operations(int count) {
        Set<String> names =
                new LinkedHashSet<>(List.of("_is_a", "_non_existent", "_interface", "_component"));
        Random random = new Random(count);
        while (names.size() < count) {
            String name = VERBS[random.nextInt(VERBS.length)];
            name += "_" + NOUNS[random.nextInt(NOUNS.length)];
            names.add(random.nextInt(3) > 0 ? name + "_" + random.nextInt(count) : name);
        }
        return new ArrayList<>(names).subList(0, count);
    }

    /** 2 to the power of {@code pairs} names of one length and one hash code. */
    static List<String> sameHashCode(int pairs) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 1 << pairs; i++) {
            StringBuilder name = new StringBuilder();
            for (int bit = 0; bit < pairs; bit++) {
                name.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            names.add(name.toString());
        }
        return names;
    }

    /** Names that differ in two bytes in their middle only. */
    static List<String> differentInTheMiddle(int count, int halfLength) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String side = "x".repeat(halfLength);
            names.add(side + (char) ('a' + i / 26 % 26) + (char) ('a' + i % 26) + side);
        }
        return names;
    }

    static List<String> beyondAscii() {
        return List.of("größe", "grosse", "日本", "日本語", "😀", "😀😀", "é", "e\u0301", "e", "\u007f");
    }

    /** Not all of these are UTF-8; one is empty. */
    static List<byte[]> anyBytes() {
        return List.of(
                new byte[] {0},
                new byte[] {0, 0},
                new byte[] {},
                new byte[] {(byte) 0xff},
                new byte[] {(byte) 0xc3},
                new byte[] {(byte) 0xc3, (byte) 0xa9},
                new byte[] {(byte) 0x80, 'a'},
                new byte[] {'\\', '"', '\n'});
    }

    static List<byte[]> utf8(List<String> names) {
        List<byte[]> keys = new ArrayList<>();
        for (String name : names) {
            keys.add(name.getBytes(StandardCharsets.UTF_8));
        }
        return keys;
    }
}
