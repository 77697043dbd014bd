package org.zenorb.idl.preprocess;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.preprocess.Token.Kind;

/**
 * Cuts one file into tokens. A backslash before a line's end joins lines between tokens and inside
 * them; only the two characters that begin or end a comment cannot be parted so. Thread: the
 * compilation's.
 */
final class Scanner {

    private static final String[] SINGLE = new String[128];
    private static final String[] DOUBLE = {
        "::", "<<", ">>", "##", "&&", "||", "==", "!=", "<=", ">="
    };

    static {
        String signs = ";{}:,()[]<>=+-*/%|&^~!?#.@";
        for (int i = 0; i < signs.length(); i++) {
            SINGLE[signs.charAt(i)] = signs.substring(i, i + 1);
        }
    }

    private final char[] text;
    private final int base;
    private final WordTable words;
    private final Diagnostics diagnostics;
    private int at;
    private boolean inDirective;
    private boolean lineStart = true;
    private boolean space;
    private int docStart = -1;
    private int docEnd;

    Scanner(char[] text, int base, WordTable words, Diagnostics diagnostics) {
        this.text = text;
        this.base = base;
        this.words = words;
        this.diagnostics = diagnostics;
    }

    /** In a directive the end of the line is a token too. */
    void inDirective(boolean now) {
        inDirective = now;
    }

    /** The position of the next character. */
    int position() {
        return base + at;
    }

    /** The next token; {@link Kind#END} at the end of the file, again and again. */
    Token next() {
        if (!skipBlank()) {
            int here = base + at;
            if (inDirective && at < text.length) {
                return new Token(Kind.LINE_END, "", here, here);
            }
            return new Token(Kind.END, "", here, here);
        }
        int start = at;
        char c = text[at];
        Token token;
        if (isWordStart(c)) {
            token = word(start);
        } else if (isDigit(c) || (c == '.' && isDigit(peek(1)))) {
            token = number(start);
        } else if (c == '"' || c == '\'') {
            token = literal(start, c, false);
        } else {
            token = sign(start, c);
        }
        lineStart = false;
        space = false;
        docStart = -1;
        return token;
    }

    /** After {@code #include}: the name between angle brackets, or null where it is otherwise. */
    Token angledName() {
        int from = at;
        while (from < text.length && (text[from] == ' ' || text[from] == '\t')) {
            from++;
        }
        if (from >= text.length || text[from] != '<') {
            return null;
        }
        int to = from;
        while (to < text.length && text[to] != '>' && text[to] != '\n' && text[to] != '\r') {
            to++;
        }
        if (to >= text.length || text[to] != '>') {
            return null;
        }
        at = to + 1;
        String name = new String(text, from + 1, to - from - 1);
        return new Token(Kind.STRING, name, base + from, base + at);
    }

    /** The rest of the line as it is written, for messages. */
    String restOfLine() {
        int from = at;
        while (at < text.length && text[at] != '\n' && text[at] != '\r') {
            at++;
        }
        return new String(text, from, at - from).strip();
    }

    /**
     * Passes over lines until one starts with '#'; that sign is the next token then.
     *
     * @return false when the file ended
     */
    boolean skipToDirective() {
        boolean fresh = lineStart;
        while (at < text.length) {
            char c = text[at];
            if (c == '\n' || c == '\r') {
                fresh = true;
                at++;
            } else if (c == '/' && peek(1) == '*') {
                blockComment();
            } else if (c == '/' && peek(1) == '/') {
                lineComment();
            } else if (c == '"' || c == '\'') {
                fresh = false;
                quoted(c);
            } else if (c == '#' && fresh) {
                lineStart = true;
                return true;
            } else {
                fresh &= isBlank(c);
                at++;
            }
        }
        return false;
    }

    private Token word(int start) {
        at = start + 1;
        boolean joined = false;
        while (at < text.length) {
            if (isWordPart(text[at])) {
                at++;
            } else if (goesOnInNextLine()) {
                joined = true;
            } else {
                break;
            }
        }
        if (at - start == 1
                && text[start] == 'L'
                && at < text.length
                && (text[at] == '"' || text[at] == '\'')) {
            return literal(start, text[at], true);
        }
        return token(Kind.IDENTIFIER, joined ? joined(start) : words.word(text, start, at), start);
    }

    private Token number(int start) {
        boolean joined = false;
        while (at < text.length) {
            char c = text[at];
            boolean exponentSign =
                    (c == '+' || c == '-')
                            && (text[at - 1] == 'e' || text[at - 1] == 'E')
                            && !hexadecimal(start);
            if (isWordPart(c) || c == '.' || exponentSign) {
                at++;
            } else if (goesOnInNextLine()) {
                joined = true;
            } else {
                break;
            }
        }
        return token(Kind.NUMBER, joined ? joined(start) : words.word(text, start, at), start);
    }

    /** Passes over the backslash and the line's end where the word goes on behind them. */
    private boolean goesOnInNextLine() {
        int behind = at;
        while (behind < text.length && text[behind] == '\\' && lineEndAt(behind + 1) > 0) {
            behind += 1 + lineEndAt(behind + 1);
        }
        if (behind == at || behind >= text.length || !isWordPart(text[behind])) {
            return false;
        }
        at = behind;
        return true;
    }

    /** What was read since then, without the joints of lines. */
    private String joined(int start) {
        StringBuilder out = new StringBuilder(at - start);
        for (int i = start; i < at; i++) {
            if (text[i] == '\\') {
                i += lineEndAt(i + 1);
            } else {
                out.append(text[i]);
            }
        }
        char[] word = out.toString().toCharArray();
        return words.word(word, 0, word.length);
    }

    private boolean hexadecimal(int start) {
        return start + 1 < text.length
                && text[start] == '0'
                && (text[start + 1] == 'x' || text[start + 1] == 'X');
    }

    private Token literal(int start, char quote, boolean wide) {
        boolean closed = quoted(quote);
        if (!closed && at - start > 2 && text[at - 1] == ';') {
            // More likely the end of the declaration than a part of the literal.
            at--;
        }
        Kind kind =
                quote == '"'
                        ? (wide ? Kind.WIDE_STRING : Kind.STRING)
                        : (wide ? Kind.WIDE_CHARACTER : Kind.CHARACTER);
        String literal = new String(text, start, at - start);
        if (!closed) {
            diagnostics.error(
                    new Span(base + start, base + start + 1),
                    "this "
                            + (quote == '"' ? "string" : "character")
                            + " is not closed before the end of the line");
            literal += quote;
        }
        return token(kind, literal, start);
    }

    /** From an opening quote to behind the closing one; false where the line ends before. */
    private boolean quoted(char quote) {
        at++;
        while (at < text.length) {
            char c = text[at];
            if (c == '\n' || c == '\r') {
                return false;
            }
            if (c == '\\' && at + 1 < text.length) {
                at += lineEndAt(at + 1) > 0 ? 1 + lineEndAt(at + 1) : 2;
                continue;
            }
            at++;
            if (c == quote) {
                return true;
            }
        }
        return false;
    }

    private Token sign(int start, char c) {
        int next = at + 1;
        while (next < text.length && text[next] == '\\' && lineEndAt(next + 1) > 0) {
            next += 1 + lineEndAt(next + 1);
        }
        if (next < text.length) {
            for (String pair : DOUBLE) {
                if (pair.charAt(0) == c && pair.charAt(1) == text[next]) {
                    at = next + 1;
                    return token(Kind.PUNCTUATOR, pair, start);
                }
            }
        }
        at++;
        if (c < 128 && SINGLE[c] != null) {
            return token(Kind.PUNCTUATOR, SINGLE[c], start);
        }
        return token(Kind.STRAY, words.word(text, start, at), start);
    }

    private Token token(Kind kind, String word, int start) {
        String documentation = docStart < 0 ? "" : Documentation.of(text, docStart, docEnd);
        return new Token(
                kind, word, base + start, base + at, documentation, space, lineStart, false);
    }

    /** Passes over blanks and comments; false at the end of the file, or of a directive. */
    private boolean skipBlank() {
        while (at < text.length) {
            char c = text[at];
            if (c == ' ' || c == '\t') {
                at++;
            } else if (c == '\n' || c == '\r') {
                if (inDirective) {
                    return false;
                }
                lineStart = true;
                at++;
            } else if (c == '/' && peek(1) == '*') {
                blockComment();
            } else if (c == '/' && peek(1) == '/') {
                lineComment();
            } else if (c == '\\' && lineEndAt(at + 1) > 0) {
                at += 1 + lineEndAt(at + 1);
            } else if (isBlank(c)) {
                at++;
            } else {
                return true;
            }
            space = true;
        }
        return false;
    }

    private void lineComment() {
        while (at < text.length && text[at] != '\n' && text[at] != '\r') {
            at += text[at] == '\\' && lineEndAt(at + 1) > 0 ? 1 + lineEndAt(at + 1) : 1;
        }
    }

    private void blockComment() {
        int start = at;
        at += 2;
        while (at < text.length && !(text[at] == '*' && peek(1) == '/')) {
            at++;
        }
        if (at >= text.length) {
            diagnostics.error(
                    new Span(base + start, base + start + 2),
                    "this comment is not closed before the end of the file");
            return;
        }
        at += 2;
        // A documentation comment: two asterisks, and not the empty comment.
        if (at - start > 4 && text[start + 2] == '*') {
            docStart = start + 3;
            docEnd = at - 2;
        }
    }

    /** How many characters the line end there takes: 0 where there is none. */
    private int lineEndAt(int offset) {
        if (offset >= text.length) {
            return 0;
        }
        if (text[offset] == '\r') {
            return offset + 1 < text.length && text[offset + 1] == '\n' ? 2 : 1;
        }
        return text[offset] == '\n' ? 1 : 0;
    }

    private char peek(int ahead) {
        return at + ahead < text.length ? text[at + ahead] : 0;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\f' || c == '\u000B' || c == '\u001A';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isWordStart(char c) {
        return (c >= 'a' && c <= 'z')
                || (c >= 'A' && c <= 'Z')
                || c == '_'
                || (c >= 0xC0 && Character.isLetter(c));
    }

    private static boolean isWordPart(char c) {
        return isWordStart(c) || isDigit(c);
    }
}
