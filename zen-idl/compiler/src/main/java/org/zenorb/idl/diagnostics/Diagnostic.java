package org.zenorb.idl.diagnostics;

import org.zenorb.idl.model.SourcePosition;

import java.util.List;

/**
 * One finding. Thread: any.
 *
 * @param position file, line and column of the culprit
 * @param width how many columns of the line the culprit takes
 * @param message in the words of IDL, without position
 * @param sourceLine the line that holds the culprit, without its end
 * @param notes what else one has to look at: an earlier declaration, a macro's text
 */
public record Diagnostic(
        Severity severity,
        SourcePosition position,
        int width,
        String message,
        String sourceLine,
        List<Note> notes) {

    public Diagnostic {
        notes = List.copyOf(notes);
    }

    /**
     * A further place that belongs to a finding.
     *
     * @param width 0 where the line need not be shown
     */
    public record Note(SourcePosition position, int width, String message, String sourceLine) {

        static Note of(SourceMap.Excerpt excerpt, String message) {
            return new Note(excerpt.position(), excerpt.width(), message, excerpt.line());
        }
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** The whole of it as a person reads it, several lines, without a line end after the last. */
    public String render() {
        StringBuilder out = new StringBuilder(200);
        out.append(position).append(": ").append(severity.word()).append(": ").append(message);
        caret(out, position, width, sourceLine);
        for (Note note : notes) {
            out.append('\n').append(note.position()).append(": note: ").append(note.message());
            if (note.width() > 0) {
                caret(out, note.position(), note.width(), note.sourceLine());
            }
        }
        return out.toString();
    }

    private static void caret(StringBuilder out, SourcePosition at, int width, String line) {
        int column = at.column() - 1;
        if (column > line.length() || line.isBlank()) {
            return;
        }
        out.append("\n    ");
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            out.append(Character.isISOControl(c) && c != '\t' ? '?' : c);
        }
        out.append("\n    ");
        for (int i = 0; i < column; i++) {
            // A tab stays a tab, so that the caret stands under the culprit at any tab width.
            out.append(line.charAt(i) == '\t' ? '\t' : ' ');
        }
        out.append('^').append("~".repeat(Math.max(0, width - 1)));
    }
}
