package org.zenorb.idl.emit.source;

import java.util.ArrayList;
import java.util.List;

/**
 * A format taken apart: text and marks in turn, each mark with the place of its argument. Text of
 * several lines is indented once for each depth at which it turns up. Owner: the writer of the
 * files.
 */
final class Format {

    private static final String WITHOUT_ARGUMENT = "$WZ><[]";
    private static final String WITH_ARGUMENT = "LSTN";

    private final String source;

    /** One more than there are marks: what stands before each, and after the last. */
    private final String[] texts;

    /** What is kept of each text of several lines; null for the others. */
    private final Block[] blocks;

    private final char[] marks;

    /** The argument of each mark, or -1. */
    private final int[] places;

    Format(String source) {
        this.source = source;
        List<String> parts = new ArrayList<>();
        char[] letters = new char[source.length() / 2 + 1];
        int[] numbers = new int[letters.length];
        int count = 0;
        int next = 0;
        int at = 0;
        int dollar = source.indexOf('$');
        while (dollar >= 0) {
            parts.add(source.substring(at, dollar));
            int letter = dollar + 1;
            int number = 0;
            while (letter < source.length() && isDigit(source.charAt(letter))) {
                number = number * 10 + source.charAt(letter) - '0';
                letter++;
            }
            if (letter == source.length()) {
                throw new IllegalArgumentException("$ at the end of \"" + source + '"');
            }
            char mark = source.charAt(letter);
            if (WITHOUT_ARGUMENT.indexOf(mark) >= 0) {
                numbers[count] = -1;
            } else if (WITH_ARGUMENT.indexOf(mark) >= 0) {
                numbers[count] = letter == dollar + 1 ? next++ : number - 1;
            } else {
                throw new IllegalArgumentException("no $" + mark + ": \"" + source + '"');
            }
            letters[count++] = mark;
            at = letter + 1;
            dollar = source.indexOf('$', at);
        }
        parts.add(source.substring(at));
        texts = parts.toArray(new String[0]);
        blocks = new Block[texts.length];
        for (int i = 0; i < texts.length; i++) {
            if (texts[i].indexOf('\n') >= 0) {
                blocks[i] = new Block(texts[i]);
            }
        }
        marks = letters;
        places = numbers;
    }

    int marks() {
        return texts.length - 1;
    }

    /** Writes the text before that mark; behind the last one for the number of marks. */
    void writeText(int mark, Lines lines) {
        if (blocks[mark] == null) {
            lines.addWord(texts[mark]);
        } else if (lines.isPlain()) {
            blocks[mark].writeTo(lines);
        } else {
            lines.add(texts[mark]);
        }
    }

    char mark(int mark) {
        return marks[mark];
    }

    /** The argument of a mark that has one. */
    Object argument(int mark, Object[] arguments) {
        int place = places[mark];
        if (place < 0 || place >= arguments.length) {
            throw new IllegalArgumentException(
                    "no argument "
                            + (place + 1)
                            + " for \""
                            + source
                            + "\", only "
                            + arguments.length);
        }
        return arguments[place];
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
