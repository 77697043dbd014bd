package org.zenorb.jperf.gperf;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the struct in the declarations.
 *
 * <p>The type's name is what stands before the first brace, semicolon or base class, as gperf has
 * it; comments and lines of the preprocessor before it do not count.
 *
 * <p>Thread: any.
 */
final class StructReader {
    /** What may be skipped: comments, and whole lines that begin with {@code #}. */
    private static final Pattern SKIPPED =
            Pattern.compile("/\\*.*?\\*/|//[^\n]*|(?<=^|\n)[ \t]*#[^\n]*", Pattern.DOTALL);

    private StructReader() {}

    /** The struct in the text, whose first line is line 1 of the file; null after an error. */
    static GperfStruct read(String text, Diagnostics diagnostics) {
        StringBuilder blanked = new StringBuilder(text);
        Matcher skipped = SKIPPED.matcher(text);
        while (skipped.find()) {
            for (int i = skipped.start(); i < skipped.end(); i++) {
                if (text.charAt(i) != '\n') {
                    blanked.setCharAt(i, ' ');
                }
            }
        }
        int begin = 0;
        while (begin < blanked.length() && Character.isWhitespace(blanked.charAt(begin))) {
            begin++;
        }
        if (begin == blanked.length()) {
            diagnostics.error(
                    1,
                    1,
                    "-t (%struct-type) wants a struct before the first %%, and there is none");
            return null;
        }
        int line = 1 + (int) blanked.chars().limit(begin).filter(c -> c == '\n').count();
        String type = blanked.substring(begin, typeEnd(blanked, begin)).strip();
        type = type.replaceAll("\\s+", " ");
        if (type.startsWith("typedef")) {
            diagnostics.error(line, 1, "a typedef cannot be used; declare a struct with a name");
            return null;
        }
        if (!type.matches("(const )?((struct|union|class) )?[\\w:]+( [\\w:]+)*")
                || type.matches("(const )?(struct|union|class)")) {
            diagnostics.error(
                    line, 1, "a struct with a name is expected here, not '" + shorten(type) + "'");
            return null;
        }
        return declaration(text, blanked, type);
    }

    private static int typeEnd(CharSequence text, int begin) {
        for (int i = begin; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean doubled = c == ':' && i + 1 < text.length() && text.charAt(i + 1) == ':';
            if (doubled) {
                i++;
            } else if (c == '{' || c == ';' || c == ':') {
                return i;
            }
        }
        return text.length();
    }

    private static String shorten(String type) {
        return type.length() > 40 ? type.substring(0, 40) + "..." : type;
    }

    /**
     * All of the text but the blank lines around it: what stands before the struct may be needed.
     */
    private static GperfStruct declaration(String text, StringBuilder blanked, String type) {
        int line = 1;
        int begin = 0;
        for (int i = 0; i < text.length() && Character.isWhitespace(text.charAt(i)); i++) {
            if (text.charAt(i) == '\n') {
                line++;
                begin = i + 1;
            }
        }
        int end = blanked.toString().stripTrailing().length();
        String semicolon = blanked.charAt(end - 1) == ';' ? "" : ";";
        String tail = text.substring(end).stripTrailing();
        return new GperfStruct(line, text.substring(begin, end) + semicolon + tail + "\n", type);
    }
}
