package org.zenorb.idl.diagnostics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
    private final List<Renumbering> renumberings = new ArrayList<>(0);

    /** From a line on, lines count from another number, and maybe belong to another file. */
    private record Renumbering(int fromLine, String path, int number) {}

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

    /**
     * {@code #line}: the line after the one that holds the offset gets a number.
     *
     * @param otherPath the file that the lines come from, or null for the same as before
     */
    public void renumber(int offset, int number, String otherPath) {
        int line = lineAt(offset) + 1;
        String now = otherPath == null ? presumed(line).path() : otherPath;
        renumberings.add(new Renumbering(line, now, number));
    }

    /** Where the line comes from: its number counted from one, with the file. */
    Origin origin(int line) {
        Renumbering by = presumed(line);
        return new Origin(by.path(), by.number() + line - by.fromLine());
    }

    /** A line's number in the file that it comes from. */
    record Origin(String path, int number) {}

    /** The line, counted from zero, that comes from there; -1 where there is none. */
    int lineOf(String wanted, int number) {
        for (int i = renumberings.size() - 1; i >= -1; i--) {
            Renumbering each = i < 0 ? first() : renumberings.get(i);
            int line = number - each.number() + each.fromLine();
            boolean inside =
                    i + 1 == renumberings.size() || line < renumberings.get(i + 1).fromLine();
            if (each.path().equals(wanted)
                    && line >= each.fromLine()
                    && inside
                    && line < lineStarts().length) {
                return line;
            }
        }
        return -1;
    }

    private Renumbering presumed(int line) {
        int low = 0;
        int high = renumberings.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (renumberings.get(middle).fromLine() <= line) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? first() : renumberings.get(low - 1);
    }

    private Renumbering first() {
        return new Renumbering(0, path, 1);
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
