package org.zenorb.idl.preprocess;

import org.zenorb.idl.diagnostics.Span;

/**
 * A word, literal or sign of the source, or a mark that the preprocessor leaves for the parser.
 * Thread: any.
 */
public final class Token {

    /** What a token is. */
    public enum Kind {
        IDENTIFIER,
        NUMBER,
        CHARACTER,
        WIDE_CHARACTER,
        STRING,
        WIDE_STRING,
        PUNCTUATOR,
        /** A character that no IDL starts with. */
        STRAY,
        /** {@code #pragma}; the words of its line follow, then {@link #LINE_END}. */
        PRAGMA,
        LINE_END,
        /** An included file begins. */
        FILE_BEGIN,
        /** An included file has ended. */
        FILE_END,
        /** The main file has ended. */
        END
    }

    private final Kind kind;
    private final String text;
    private final int start;
    private final int end;
    private final String documentation;
    private final boolean spaceBefore;
    private final boolean lineStart;
    private final boolean finished;

    Token(Kind kind, String text, int start, int end) {
        this(kind, text, start, end, "", false, false, false);
    }

    Token(
            Kind kind,
            String text,
            int start,
            int end,
            String documentation,
            boolean spaceBefore,
            boolean lineStart,
            boolean finished) {
        this.kind = kind;
        this.text = text;
        this.start = start;
        this.end = end;
        this.documentation = documentation;
        this.spaceBefore = spaceBefore;
        this.lineStart = lineStart;
        this.finished = finished;
    }

    /** The second half of a '>>' that closes two angle brackets. */
    public static Token closingAngle(int start, int end) {
        return new Token(Kind.PUNCTUATOR, ">", start, end);
    }

    public Kind kind() {
        return kind;
    }

    /** As written; literals with their quotes. */
    public String text() {
        return text;
    }

    public Span span() {
        return new Span(start, end);
    }

    public int start() {
        return start;
    }

    public int end() {
        return end;
    }

    /** The documentation comment that stands before it, without its marks, or empty. */
    public String documentation() {
        return documentation;
    }

    public boolean is(String punctuator) {
        return kind == Kind.PUNCTUATOR && text.equals(punctuator);
    }

    /** Whether it is the first of its line. */
    public boolean lineStart() {
        return lineStart;
    }

    boolean spaceBefore() {
        return spaceBefore;
    }

    /** Whether it names a macro that must not be replaced any more. */
    boolean finished() {
        return finished;
    }

    Token asFinished() {
        return new Token(kind, text, start, end, documentation, spaceBefore, lineStart, true);
    }

    /** The same token with or without a blank before it. */
    Token spaced(boolean blank) {
        return new Token(kind, text, start, end, documentation, blank, false, finished);
    }

    /** The same token somewhere else. */
    Token at(int newStart, int newEnd) {
        return new Token(kind, text, newStart, newEnd, documentation, spaceBefore, false, finished);
    }

    @Override
    public String toString() {
        return kind + " " + text;
    }
}
