package org.zenorb.idl.emit.source;

import java.util.Arrays;

/**
 * Text of several lines, indented once for each depth at which it is written. Owner: the writer of
 * the files.
 */
final class Block {

    private static final String INDENT = Lines.INDENT;

    /** Up to the first line break, which belongs to a line that stands there already. */
    private final String first;

    /** From the first line break on. */
    private final String rest;

    /** Behind the last line break. */
    private final String last;

    /** Spaces in front of {@link #last}. */
    private final int spaces;

    /** {@link #rest} by depth. */
    private String[] indented = new String[8];

    Block(String text) {
        int begin = text.indexOf('\n');
        this.first = text.substring(0, begin);
        this.rest = text.substring(begin);
        this.last = text.substring(text.lastIndexOf('\n') + 1);
        int blank = 0;
        while (blank < last.length() && last.charAt(blank) == ' ') {
            blank++;
        }
        this.spaces = blank;
    }

    /** Writes it where {@link Lines#isPlain}. */
    void writeTo(Lines lines) {
        int depth = lines.depth();
        if (depth >= indented.length) {
            indented = Arrays.copyOf(indented, 2 * depth);
        }
        String whole = indented[depth];
        if (whole == null) {
            whole = indented(INDENT.repeat(depth));
            indented[depth] = whole;
        }
        if (last.isEmpty()) {
            lines.addBlock(first, whole, 0, 0);
        } else {
            int margin = depth * INDENT.length();
            lines.addBlock(first, whole, margin + last.length(), margin + spaces);
        }
    }

    /** Lines without text stay empty. */
    private String indented(String margin) {
        StringBuilder all = new StringBuilder();
        int at = 0;
        while (at < rest.length()) {
            int end = rest.indexOf('\n', at + 1);
            String line = rest.substring(at + 1, end < 0 ? rest.length() : end);
            all.append('\n');
            if (!line.isEmpty()) {
                all.append(margin).append(line);
            }
            at = end < 0 ? rest.length() : end;
        }
        return all.toString();
    }
}
