package org.zenorb.jperf.c;

import org.zenorb.jperf.gperf.GperfFile;

import java.util.function.IntUnaryOperator;

/**
 * Source text that grows line by line: indentation, literals, tables of numbers.
 *
 * <p>Thread: its writer's.
 */
final class CText {
    private static final String STEP = "    ";

    private static final int WIDTH = 79;

    private final StringBuilder text = new StringBuilder();
    private int depth;

    /** A line of its own; an empty one is not indented. */
    CText line(String line) {
        if (!line.isEmpty()) {
            text.append(STEP.repeat(depth)).append(line);
        }
        text.append('\n');
        return this;
    }

    /** A line that begins in column 1, wherever the writer is: a directive or a label. */
    CText flush(String line) {
        text.append(line).append('\n');
        return this;
    }

    /** Text of the user's, as it is. */
    CText raw(String raw) {
        text.append(raw);
        return this;
    }

    CText indent() {
        depth++;
        return this;
    }

    CText outdent() {
        depth--;
        return this;
    }

    /** {@code #line}, so that messages about what follows name the input file, if it has a name. */
    CText source(int line, String file) {
        if (file.equals(GperfFile.STANDARD_INPUT)) {
            return this;
        }
        return flush("#line " + line + " " + fileLiteral(file));
    }

    /** A name between quotes: without octal escapes, which file names in directives lack. */
    private static String fileLiteral(String file) {
        return '"' + file.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** A table of numbers, none negative, of the smallest type that holds them. */
    CText numbers(String head, String name, int count, IntUnaryOperator numbers) {
        int most = 0;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, numbers.applyAsInt(i));
        }
        String type = most <= 0xff ? "char" : most <= 0xffff ? "short" : "int";
        line(head + "unsigned " + type + " " + name + "[] = {").indent();
        int digits = Integer.toString(most).length();
        int perLine = (WIDTH - STEP.length() * depth) / (digits + 2);
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < count; i++) {
            String number = Integer.toString(numbers.applyAsInt(i));
            row.append(" ".repeat(digits - number.length())).append(number);
            boolean last = i + 1 == count;
            row.append(last ? "" : ",");
            if (last || (i + 1) % perLine == 0) {
                line(row.toString());
                row.setLength(0);
            } else {
                row.append(' ');
            }
        }
        return outdent().line("};");
    }

    /** The bytes as a string literal of C, which any compiler reads alike. */
    static String literal(byte[] key) {
        StringBuilder literal = new StringBuilder(key.length + 2).append('"');
        for (int i = 0; i < key.length; i++) {
            int c = key[i] & 0xff;
            // Two question marks begin a trigraph.
            boolean trigraph = c == '?' && i > 0 && key[i - 1] == '?';
            if (c >= ' ' && c < 0x7f && c != '"' && c != '\\' && !trigraph) {
                literal.append((char) c);
            } else if (c == '"' || c == '\\') {
                literal.append('\\').append((char) c);
            } else {
                literal.append('\\').append((char) ('0' + (c >> 6)));
                literal.append((char) ('0' + (c >> 3 & 7))).append((char) ('0' + (c & 7)));
            }
        }
        return literal.append('"').toString();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
