package org.zenorb.idl.preprocess;

import org.zenorb.idl.diagnostics.SourceMap;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.preprocess.Token.Kind;

/**
 * What the parser would see, as a text for people: macros replaced, includes read, conditions
 * decided, each piece on its line behind a mark {@code # LINE "FILE"}. Thread: the compilation's.
 */
public final class PreprocessedText {

    private static final int MAX_BLANK_LINES = 8;

    private final SourceMap map;
    private final StringBuilder out = new StringBuilder();
    private String file = "";
    private int line;
    private boolean lineOpen;

    private PreprocessedText(SourceMap map) {
        this.map = map;
    }

    /** The text of all tokens that are left. */
    public static String of(Preprocessor source, SourceMap map) {
        PreprocessedText text = new PreprocessedText(map);
        for (Token t = source.next(); t.kind() != Kind.END; t = source.next()) {
            text.add(t, source);
        }
        return text.out.append(text.lineOpen ? "\n" : "").toString();
    }

    private void add(Token token, Preprocessor source) {
        if (token.kind() == Kind.FILE_BEGIN || token.kind() == Kind.FILE_END) {
            return;
        }
        moveTo(map.position(token.start()));
        if (token.kind() != Kind.PRAGMA) {
            boolean apart = lineOpen && (token.spaceBefore() || token.lineStart());
            out.append(apart ? " " : "").append(token.text());
            lineOpen = true;
            return;
        }
        out.append(lineOpen ? "\n" : "").append("#pragma ").append(token.text());
        for (Token t = source.next(); t.kind() != Kind.LINE_END; t = source.next()) {
            out.append(t.spaceBefore() ? " " : "").append(t.text());
        }
        out.append('\n');
        lineOpen = false;
        line++;
    }

    private void moveTo(SourcePosition place) {
        if (place.file().equals(file) && place.line() == line) {
            return;
        }
        out.append(lineOpen ? "\n" : "");
        line += lineOpen ? 1 : 0;
        lineOpen = false;
        if (place.file().equals(file)
                && place.line() >= line
                && place.line() - line <= MAX_BLANK_LINES) {
            out.append("\n".repeat(place.line() - line));
        } else {
            out.append("# ").append(place.line()).append(" \"").append(place.file()).append("\"\n");
        }
        file = place.file();
        line = place.line();
    }
}
