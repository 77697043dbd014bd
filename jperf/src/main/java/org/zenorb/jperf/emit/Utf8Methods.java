package org.zenorb.jperf.emit;

import java.util.List;

/**
 * The two methods by which emitted Java reads a string as UTF-8 without making the bytes; they do
 * what {@code keyword.Utf8} does.
 *
 * <p>Thread: any.
 */
final class Utf8Methods {
    private Utf8Methods() {}

    static SourceMethod length(String name) {
        return new SourceMethod(
                "int",
                name,
                List.of("String name"),
                "The number of bytes of the name in UTF-8; -1 if it has no such form.",
                """
                int bytes = 0;
                for (int i = 0; i < name.length(); i++) {
                    char c = name.charAt(i);
                    if (c < 0x80) {
                        bytes++;
                    } else if (c < 0x800) {
                        bytes += 2;
                    } else if (!Character.isSurrogate(c)) {
                        bytes += 3;
                    } else if (Character.isHighSurrogate(c)
                            && i + 1 < name.length()
                            && Character.isLowSurrogate(name.charAt(i + 1))) {
                        bytes += 4;
                        i++;
                    } else {
                        return -1;
                    }
                }
                return bytes;
                """);
    }

    static SourceMethod at(String name) {
        return new SourceMethod(
                "int",
                name,
                List.of("String name", "int index"),
                "Byte {@code index} of the name in UTF-8.",
                """
                int rest = index;
                for (int i = 0; ; i++) {
                    int c = name.charAt(i);
                    int trail = c < 0x80 ? 0 : c < 0x800 ? 1 : 2;
                    if (Character.isSurrogate((char) c)) {
                        i++;
                        c = Character.toCodePoint((char) c, name.charAt(i));
                        trail = 3;
                    }
                    if (rest <= trail) {
                        int bits = c >> 6 * (trail - rest);
                        if (rest > 0) {
                            return bits & 0x3f | 0x80;
                        }
                        return trail == 0 ? bits : bits | 0xff00 >> trail + 1 & 0xff;
                    }
                    rest -= trail + 1;
                }
                """);
    }
}
