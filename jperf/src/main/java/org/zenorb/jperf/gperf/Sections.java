package org.zenorb.jperf.gperf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A file cut into lines and these into gperf's three sections.
 *
 * <p>With two or more separators the sections are declarations, keywords and functions. With one,
 * the first section is of declarations if it holds any or a struct is expected, else of keywords.
 * With none, all lines are keywords. A separator between {@code %{} and {@code %}} is none.
 *
 * <p>Thread: its parser's.
 */
final class Sections {
    private static final String SEPARATOR = "%%";

    private final List<String> lines = new ArrayList<>();
    private boolean verbatimOpen;
    private final int declarationsEnd;
    private final int keywordsBegin;
    private final int keywordsEnd;

    Sections(byte[] content, boolean structExpected) {
        String text = new String(content, StandardCharsets.ISO_8859_1);
        for (int begin = 0; begin < text.length(); ) {
            int newline = text.indexOf('\n', begin);
            int end = newline < 0 ? text.length() : newline;
            lines.add(text.substring(begin, end));
            begin = end + 1;
        }
        int first = separator(0, true);
        int second = first < 0 ? -1 : separator(first + 1, false);
        if (first < 0) {
            // Without an end of a %{, whatever follows may be meant to belong to it.
            declarationsEnd = verbatimOpen ? lines.size() : 0;
            keywordsBegin = declarationsEnd;
            keywordsEnd = lines.size();
        } else if (second >= 0 || structExpected || hasDeclarations(first)) {
            declarationsEnd = first;
            keywordsBegin = first + 1;
            keywordsEnd = second < 0 ? lines.size() : second;
        } else {
            declarationsEnd = 0;
            keywordsBegin = 0;
            keywordsEnd = first;
        }
    }

    private int separator(int from, boolean maybeVerbatim) {
        boolean verbatim = false;
        for (int i = from; i < lines.size(); i++) {
            String line = lines.get(i);
            if (maybeVerbatim && line.startsWith("%{")) {
                verbatim = true;
            } else if (line.startsWith("%}")) {
                verbatim = false;
            } else if (!verbatim && line.startsWith(SEPARATOR)) {
                return i;
            }
        }
        verbatimOpen = verbatimOpen || verbatim;
        return -1;
    }

    private boolean hasDeclarations(int end) {
        for (int i = 0; i < end; i++) {
            if (lines.get(i).startsWith("%")) {
                return true;
            }
        }
        return false;
    }

    int lineCount() {
        return lines.size();
    }

    /** Line number {@code index + 1}, without its line feed. */
    String line(int index) {
        return lines.get(index);
    }

    /** The line as above, without a carriage return at its end. */
    String trimmed(int index) {
        String line = lines.get(index);
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }

    /** The index behind the declarations' last line. */
    int declarationsEnd() {
        return declarationsEnd;
    }

    int keywordsBegin() {
        return keywordsBegin;
    }

    int keywordsEnd() {
        return keywordsEnd;
    }

    /** The functions with all of their lines, or null. */
    GperfText functions() {
        if (keywordsEnd == lines.size()) {
            return null;
        }
        StringBuilder text = new StringBuilder(line(keywordsEnd).substring(SEPARATOR.length()));
        for (int i = keywordsEnd + 1; i < lines.size(); i++) {
            text.append('\n').append(line(i));
        }
        return new GperfText(keywordsEnd + 1, text.append('\n').toString());
    }
}
