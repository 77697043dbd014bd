package org.zenorb.realtime.platform.linux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads single numbers from the kernel's text files.
 *
 * <p>Thread: any.
 */
final class ProcFiles {
    private static final int UNKNOWN = -1;

    private ProcFiles() {}

    /**
     * The number that follows a label at the beginning of a line; "unlimited" is the greatest one.
     *
     * @return -1 when there is no such file, line or number
     */
    static long number(String file, String label, int radix) {
        try {
            for (String line : Files.readAllLines(Path.of(file))) {
                if (line.startsWith(label)) {
                    return parse(line.substring(label.length()).strip().split("\\s+")[0], radix);
                }
            }
            return UNKNOWN;
        } catch (IOException | NumberFormatException e) {
            // A kernel without that file or with another form of it: the report says "unknown".
            return UNKNOWN;
        }
    }

    private static long parse(String word, int radix) {
        return word.equals("unlimited") ? Long.MAX_VALUE : Long.parseLong(word, radix);
    }
}
