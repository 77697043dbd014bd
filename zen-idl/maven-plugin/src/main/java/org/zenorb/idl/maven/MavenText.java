package org.zenorb.idl.maven;

import org.zenorb.idl.diagnostics.Diagnostic;
import org.zenorb.idl.model.SourcePosition;

/**
 * Findings as the tools around Maven read them: {@code FILE:[LINE,COLUMN] MESSAGE}, the form of
 * Maven's own compiler plugin, which IDEs and continuous integration turn into links. Thread: any.
 */
final class MavenText {

    private MavenText() {}

    /** The finding's first line. */
    static String line(Diagnostic diagnostic) {
        return place(diagnostic.position()) + diagnostic.message();
    }

    /** The whole of it: the line of the source and a caret, then what else one has to look at. */
    static String of(Diagnostic diagnostic) {
        StringBuilder out = new StringBuilder();
        String[] lines = diagnostic.render().split("\n", -1);
        int note = 0;
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i];
            if (i == 0) {
                line = line(diagnostic);
            } else if (!line.startsWith(" ") && note < diagnostic.notes().size()) {
                Diagnostic.Note each = diagnostic.notes().get(note++);
                line = place(each.position()) + "note: " + each.message();
            }
            out.append(i == 0 ? "" : "\n").append(line);
        }
        return out.toString();
    }

    private static String place(SourcePosition at) {
        return at.file() + ":[" + at.line() + "," + at.column() + "] ";
    }
}
