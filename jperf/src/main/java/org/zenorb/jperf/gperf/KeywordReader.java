package org.zenorb.jperf.gperf;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the lines of the keywords section.
 *
 * <p>Thread: its parser's.
 */
final class KeywordReader {
    private static final String PLAIN_ESCAPES = "abefnrtv\\\"'?";
    private static final String ESCAPED = "\u0007\b\u001b\f\n\r\t\u000b\\\"'?";

    private final String delimiters;
    private final boolean sevenBit;
    private final Diagnostics diagnostics;
    private final List<GperfKeyword> keywords = new ArrayList<>();
    private boolean blankSeen;

    KeywordReader(GperfSettings settings, Diagnostics diagnostics) {
        this.delimiters = settings.value(Declaration.DELIMITERS);
        this.sevenBit = settings.has(Declaration.SEVEN_BIT);
        this.diagnostics = diagnostics;
    }

    List<GperfKeyword> keywords() {
        return keywords;
    }

    void read(int number, String line) {
        if (line.isEmpty()) {
            diagnostics.error(
                    number, 1, "an empty line; the empty keyword is written \"\", comments with #");
        } else if (line.charAt(0) == '%') {
            diagnostics.error(
                    number,
                    1,
                    "declarations stand before the first %%; a keyword that begins with % stands"
                            + " in double quotes");
        } else if (line.charAt(0) == '"') {
            readQuoted(number, line);
        } else if (line.charAt(0) != '#') {
            readPlain(number, line);
        }
    }

    private void readPlain(int number, String line) {
        int end = 0;
        while (end < line.length() && delimiters.indexOf(line.charAt(end)) < 0) {
            end++;
        }
        if (end == 0) {
            diagnostics.error(
                    number,
                    1,
                    "no keyword before the delimiter; the empty keyword is written \"\"");
            return;
        }
        if (line.charAt(end - 1) == ' ' && !blankSeen) {
            blankSeen = true;
            diagnostics.warning(
                    number, end, "the blank before the delimiter is part of the keyword");
        }
        add(number, line.substring(0, end).getBytes(StandardCharsets.ISO_8859_1), line, end);
    }

    private void readQuoted(int number, String line) {
        ByteArrayOutputStream key = new ByteArrayOutputStream();
        int i = 1;
        while (i < line.length() && line.charAt(i) != '"') {
            if (line.charAt(i) == '\\') {
                i = escape(number, line, i, key);
                if (i < 0) {
                    return;
                }
            } else {
                key.write(line.charAt(i++));
            }
        }
        if (i >= line.length()) {
            diagnostics.error(number, 1, "the closing double quote is missing");
            return;
        }
        int end = ++i;
        while (end < line.length() && isBlank(line.charAt(end))) {
            end++;
        }
        if (end < line.length() && delimiters.indexOf(line.charAt(end)) < 0) {
            diagnostics.error(
                    number, i + 1, "behind the keyword's closing quote a delimiter is missing");
            return;
        }
        add(number, key.toByteArray(), line, end);
    }

    private boolean isBlank(char c) {
        return (c == ' ' || c == '\t') && delimiters.indexOf(c) < 0;
    }

    /** Reads an escape at {@code at}; gives the index behind it, or -1 after an error. */
    private int escape(int number, String line, int at, ByteArrayOutputStream key) {
        char c = at + 1 < line.length() ? line.charAt(at + 1) : 0;
        int plain = PLAIN_ESCAPES.indexOf(c);
        if (plain >= 0) {
            key.write(ESCAPED.charAt(plain));
            return at + 2;
        }
        int radix = c == 'x' ? 16 : 8;
        int begin = c == 'x' ? at + 2 : at + 1;
        int end = begin;
        int code = 0;
        while (end < line.length()
                && (radix == 16 || end < begin + 3)
                && digit(line.charAt(end), radix) >= 0) {
            code = Math.min(code * radix + digit(line.charAt(end), radix), 0xffff);
            end++;
        }
        if (end == begin) {
            String wrong = line.substring(at, Math.min(at + 2, line.length()));
            diagnostics.error(number, at + 1, "the string has an unknown escape " + wrong);
            return -1;
        }
        if (code > 0xff) {
            diagnostics.error(
                    number, at + 1, "the escape " + line.substring(at, end) + " exceeds a byte");
            return -1;
        }
        key.write(code);
        return end;
    }

    private static int digit(char c, int radix) {
        return c < 128 ? Character.digit(c, radix) : -1;
    }

    private void add(int number, byte[] key, String line, int end) {
        if (sevenBit) {
            for (byte b : key) {
                if (b < 0) {
                    diagnostics.error(
                            number,
                            1,
                            "the keyword has a byte above 127, which %7bit (-7) rules out");
                    return;
                }
            }
        }
        String fields = end < line.length() ? line.substring(end + 1) : "";
        keywords.add(new GperfKeyword(number, key, fields.isBlank() ? "" : fields));
    }
}
