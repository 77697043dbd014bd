package org.zenorb.jperf.cli;

import org.zenorb.jperf.keyword.KeywordSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a file with one keyword per line, as bytes of whatever encoding.
 *
 * <p>This is the simplest form of gperf's input: a line that begins with {@code #} is a comment.
 * What has another meaning in gperf's format (sections, directives, quoted keywords, fields behind
 * a comma, empty lines) is refused with its line and column rather than taken for a keyword.
 *
 * <p>Thread: its caller only.
 */
final class KeywordFile {
    private final String name;
    private final List<byte[]> keywords = new ArrayList<>();
    private final Map<String, Integer> lineOf = new HashMap<>();

    private KeywordFile(String name) {
        this.name = name;
    }

    static List<byte[]> read(String name, byte[] content) throws InputException {
        KeywordFile file = new KeywordFile(name);
        int line = 1;
        int start = 0;
        for (int i = 0; i <= content.length; i++) {
            boolean atEnd = i == content.length;
            if (atEnd ? i > start : content[i] == '\n') {
                int end = i > start && content[i - 1] == '\r' ? i - 1 : i;
                file.line(line, Arrays.copyOfRange(content, start, end));
                start = i + 1;
                line++;
            }
        }
        return file.keywords;
    }

    private void line(int line, byte[] text) throws InputException {
        if (text.length == 0) {
            throw error(line, 1, "an empty line, but the empty keyword is not supported here");
        }
        if (text[0] == '#') {
            return;
        }
        if (text[0] == '%') {
            boolean section = text.length > 1 && (text[1] == '%' || text[1] == '{');
            String what = section ? "sections" : "directives";
            throw error(line, 1, "gperf's " + what + " are not supported yet");
        }
        if (text[0] == '"') {
            throw error(line, 1, "quoted keywords are not supported yet");
        }
        for (int i = 0; i < text.length; i++) {
            if (text[i] == ',') {
                throw error(line, i + 1, "fields behind a keyword are not supported yet");
            }
        }
        String quoted = KeywordSet.quote(text);
        Integer first = lineOf.putIfAbsent(quoted, line);
        if (first != null) {
            throw error(line, 1, "duplicate keyword " + quoted + ", first seen in line " + first);
        }
        keywords.add(text);
    }

    private InputException error(int line, int column, String message) {
        return new InputException(name, line, column, message);
    }
}
