package org.zenorb.idl.emit.source;

/**
 * Text that grows by lines: indents them, breaks those that get too long, and puts the marks of a
 * comment in front.
 *
 * <p>A line is broken at the last {@link #mayBreak} before column {@value #WIDTH}, and only there:
 * each place is decided when the next one, or the end of the line, is reached. Owner: the writer of
 * the file.
 */
final class Lines {

    private static final int WIDTH = 100;
    static final String INDENT = "    ";
    private static final String[] MARGINS = new String[64];

    static {
        for (int columns = 0; columns < MARGINS.length; columns++) {
            MARGINS[columns] = " ".repeat(columns);
        }
    }

    private enum Comment {
        NONE(""),
        LINE("//"),
        JAVADOC(" *");

        private final String mark;

        Comment(String mark) {
            this.mark = mark;
        }
    }

    private final StringBuilder text = new StringBuilder(32768);

    private Comment comment = Comment.NONE;
    private int depth;
    private int lineStart;

    /** Columns before the first word of the line, or of the first of those it was broken into. */
    private int lineIndent;

    /** Lines of the statement that is open, or -1. */
    private int statementLines = -1;

    /** Where the line may be broken, or -1. */
    private int breakAt = -1;

    private boolean breakIsSpace;
    private int breakIndent;

    void clear() {
        text.setLength(0);
        comment = Comment.NONE;
        depth = 0;
        lineStart = 0;
        statementLines = -1;
        breakAt = -1;
    }

    /** Adds text, which may have several lines. */
    void add(String added) {
        int end = added.indexOf('\n');
        if (end < 0) {
            addWord(added);
            return;
        }
        int at = 0;
        while (end >= 0) {
            if (end > at) {
                beginLine();
                text.append(added, at, end);
            }
            newLine();
            at = end + 1;
            end = added.indexOf('\n', at);
        }
        if (at < added.length()) {
            beginLine();
            text.append(added, at, added.length());
        }
    }

    /** Whether lines get nothing but the indentation in front. */
    boolean isPlain() {
        return comment == Comment.NONE && statementLines < 0;
    }

    /**
     * Adds text with line breaks that is indented already; only where {@link #isPlain}.
     *
     * @param first what belongs to the line that is open
     * @param rest what follows, from the first line break on
     * @param last columns of the rest's last line
     * @param indent how many of those are spaces in front
     */
    void addBlock(String first, String rest, int last, int indent) {
        addWord(first);
        decideBreak();
        text.append(rest);
        lineStart = text.length() - last;
        lineIndent = indent;
    }

    /** Adds text without a line break. */
    void addWord(String word) {
        if (!word.isEmpty()) {
            beginLine();
            text.append(word);
        }
    }

    /** Adds whole lines that are indented and broken already. */
    void addLines(String whole) {
        text.append(whole);
        lineStart = text.length();
    }

    int depth() {
        return depth;
    }

    int length() {
        return text.length();
    }

    /** What was added since the text had that length. */
    String since(int length) {
        return text.substring(length);
    }

    /** All of this text, and that of the other behind it. */
    String with(Lines behind) {
        decideBreak();
        behind.decideBreak();
        return text.append(behind.text).toString();
    }

    void newLine() {
        if (comment != Comment.NONE && text.length() == lineStart) {
            addIndent(depth * INDENT.length());
            text.append(comment.mark);
        }
        decideBreak();
        text.append('\n');
        lineStart = text.length();
        if (statementLines == 0) {
            depth += 2;
        }
        if (statementLines >= 0) {
            statementLines++;
        }
    }

    /**
     * The line may be broken here.
     *
     * @param isSpace whether there is a space where it is not
     */
    void mayBreak(boolean isSpace) {
        if (!isSpace && text.length() == lineStart) {
            return;
        }
        decideBreak();
        if (text.length() == lineStart) {
            lineIndent = depth * INDENT.length();
        }
        breakAt = text.length();
        breakIsSpace = isSpace;
        breakIndent = lineIndent + 2 * INDENT.length();
        if (isSpace) {
            text.append(' ');
        }
    }

    void indent(int levels) {
        depth += levels;
    }

    void beginStatement() {
        if (statementLines >= 0) {
            throw new IllegalStateException("a statement within a statement");
        }
        statementLines = 0;
    }

    void endStatement() {
        if (statementLines > 0) {
            depth -= 2;
        }
        statementLines = -1;
    }

    /** What follows is a comment, of lines that begin with two slashes. */
    void beginComment() {
        comment = Comment.LINE;
    }

    /** What follows is the inside of a Javadoc comment. */
    void beginJavadoc() {
        comment = Comment.JAVADOC;
    }

    void endComment() {
        comment = Comment.NONE;
    }

    boolean isAtLineStart() {
        return text.length() == lineStart;
    }

    @Override
    public String toString() {
        decideBreak();
        return text.toString();
    }

    /** Puts in front of the line what belongs there, if nothing stands in it yet. */
    private void beginLine() {
        if (text.length() == lineStart) {
            lineIndent = depth * INDENT.length();
            addIndent(lineIndent);
            if (comment != Comment.NONE) {
                text.append(comment.mark).append(' ');
            }
        }
    }

    private void addIndent(int columns) {
        if (columns < MARGINS.length) {
            text.append(MARGINS[columns]);
        } else {
            text.append(" ".repeat(columns));
        }
    }

    /** Whether the line is broken where it may be is known once the next such place is. */
    private void decideBreak() {
        if (breakAt >= 0 && text.length() - lineStart > WIDTH) {
            String tail = text.substring(breakIsSpace ? breakAt + 1 : breakAt);
            text.setLength(breakAt);
            text.append('\n');
            lineStart = text.length();
            addIndent(breakIndent);
            text.append(tail);
        }
        breakAt = -1;
    }
}
