package org.zenorb.idl.diagnostics;

import java.util.Arrays;

/**
 * The text of one file, with its lines. Thread: the compilation's.
 *
 * <p>The array is shared, not copied: nobody writes into it after construction.
 */
public final class SourceText {

    private final String path;
    private final boolean main;
    private final char[] chars;
    private int[] lineStarts;

    /**
     * @param path as messages show it
     * @param main whether the user named the file to the compiler
     */
    public SourceText(String path, boolean main, char[] chars) {
        this.path = path;
        this.main = main;
        this.chars = chars;
    }

    public String path() {
        return path;
    }

    public boolean main() {
        return main;
    }

    public char[] chars() {
        return chars;
    }

    /** The line that holds the offset, counted from zero. */
    int lineAt(int offset) {
        int found = Arrays.binarySearch(lineStarts(), offset);
        return found >= 0 ? found : -found - 2;
    }

    /** The offset of a line's first character. */
    int lineStart(int line) {
        return lineStarts()[line];
    }

    /** The text of a line without its end, at most {@code maxChars} long. */
    String line(int line, int maxChars) {
        int start = lineStart(line);
        int end = start;
        while (end < chars.length
                && end - start < maxChars
                && chars[end] != '\n'
                && chars[end] != '\r') {
            end++;
        }
        return new String(chars, start, end - start);
    }

    private int[] lineStarts() {
        if (lineStarts == null) {
            int[] starts = new int[16];
            int count = 1;
            for (int i = 0; i < chars.length; i++) {
                char c = chars[i];
                boolean ends =
                        c == '\n' || (c == '\r' && (i + 1 == chars.length || chars[i + 1] != '\n'));
                if (ends) {
                    if (count == starts.length) {
                        starts = Arrays.copyOf(starts, count * 2);
                    }
                    starts[count++] = i + 1;
                }
            }
            lineStarts = Arrays.copyOf(starts, count);
        }
        return lineStarts;
    }
}
