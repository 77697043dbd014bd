package org.zenorb.jperf.gperf;

import org.zenorb.jperf.gperf.Declaration.Form;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads gperf's input format, as gperf 3.1's manual describes it.
 *
 * <p>Guarantee: any bytes give a file or a {@link GperfException} with the place of each error. It
 * takes what gperf takes, and more: lines may end with CR LF, {@code %{ %}} may stand several
 * times, a {@code %%} inside of it is text, and the empty keyword may stand as {@code ""}.
 *
 * <p>Thread: its caller's; for one file.
 */
final class GperfParser {
    private final String name;
    private final GperfSettings commandLine;
    private final Sections sections;
    private final Diagnostics diagnostics;
    private final List<GperfText> verbatim = new ArrayList<>();
    private GperfSettings declared = GperfSettings.none();

    /** The declarations without what has been read; as many lines as they have. */
    private final StringBuilder rest = new StringBuilder();

    GperfParser(String name, byte[] content, GperfSettings commandLine) {
        this.name = name;
        this.commandLine = commandLine;
        this.sections = new Sections(content, commandLine.has(Declaration.STRUCT_TYPE));
        this.diagnostics = new Diagnostics(name);
    }

    GperfFile parse() throws GperfException {
        readDeclarations();
        GperfSettings settings = commandLine.over(declared);
        GperfStruct structOrNull = struct(settings);
        warnOfJunk();
        KeywordReader reader = new KeywordReader(settings, diagnostics);
        for (int i = sections.keywordsBegin(); i < sections.keywordsEnd(); i++) {
            reader.read(i + 1, sections.trimmed(i));
        }
        diagnostics.throwErrors();
        return new GperfFile(
                name,
                declared,
                settings,
                verbatim,
                structOrNull,
                reader.keywords(),
                sections.functions(),
                diagnostics.warnings());
    }

    private void readDeclarations() {
        for (int i = 0; i < sections.declarationsEnd(); i++) {
            String line = sections.line(i);
            if (line.startsWith("%{")) {
                i = readVerbatim(i);
            } else if (line.startsWith("%")) {
                readDeclaration(i + 1, sections.trimmed(i));
                rest.append('\n');
            } else {
                rest.append(line).append('\n');
            }
        }
    }

    /** Reads from {@code %{} to {@code %}}; gives the index of the last line. */
    private int readVerbatim(int begin) {
        StringBuilder text = new StringBuilder(sections.line(begin).substring(2)).append('\n');
        rest.append('\n');
        for (int i = begin + 1; i < sections.declarationsEnd(); i++) {
            rest.append('\n');
            String line = sections.line(i);
            if (line.startsWith("%}")) {
                if (!line.substring(2).isBlank()) {
                    diagnostics.warning(i + 1, 3, "the text behind %} is left out");
                }
                verbatim.add(new GperfText(begin + 1, text.toString()));
                return i;
            }
            text.append(line).append('\n');
        }
        diagnostics.error(begin + 1, 1, "%{ without a line that begins with %}");
        return sections.declarationsEnd();
    }

    private void readDeclaration(int number, String line) {
        if (line.matches("%define\\s.*") || line.equals("%define")) {
            readDefine(number, line);
            return;
        }
        int end = 1;
        while (end < line.length() && isWord(line.charAt(end))) {
            end++;
        }
        String word = line.substring(1, end);
        boolean valued = end < line.length() && line.charAt(end) == '=';
        Declaration found = Declaration.find(valued ? Form.VALUE : Form.FLAG, word);
        if (found == null) {
            diagnostics.error(number, 1, unknown(line, word));
            return;
        }
        String value = valued ? value(line.substring(end + 1)) : "";
        if (!valued && !line.substring(end).isBlank()) {
            diagnostics.error(number, end + 1, "%" + word + " stands alone on its line");
        } else if (found == Declaration.SWITCH && value.isEmpty()) {
            diagnostics.error(number, 1, "%switch=COUNT lacks its count");
        } else {
            declare(number, end + 2, found, value);
        }
    }

    /** A value ends before the blanks at the line's end, unless it is one itself. */
    private static String value(String text) {
        return text.isBlank() ? text : text.stripTrailing();
    }

    private static boolean isWord(char c) {
        return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-' || c == '_';
    }

    private static String unknown(String line, String word) {
        if (Declaration.find(Form.VALUE, word) != null) {
            return "%" + word + " wants a value: %" + word + "=VALUE";
        }
        if (Declaration.find(Form.NAME, word) != null) {
            return "%" + word + " is written %define " + word + " NAME";
        }
        if (Declaration.find(Form.FLAG, word) != null) {
            return "%" + word + " takes no value";
        }
        return "unknown declaration " + (word.isEmpty() ? line.strip() : "%" + word);
    }

    private void readDefine(int number, String line) {
        String text = line.substring("%define".length()).strip();
        int end = 0;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        String word = text.substring(0, end);
        Declaration found = Declaration.find(Form.NAME, word);
        if (found == null) {
            diagnostics.error(number, 1, "unknown declaration " + ("%define " + word).strip());
            return;
        }
        String value = text.substring(end).strip();
        if (value.isEmpty()) {
            diagnostics.error(number, 1, found.text() + " wants a value behind it");
        } else if (found != Declaration.INITIALIZER_SUFFIX && value.matches("(?s).*\\s.*")) {
            diagnostics.error(number, 1, found.text() + " takes one word, not '" + value + "'");
        } else {
            declare(number, line.length() - value.length() + 1, found, value);
        }
    }

    private void declare(int number, int column, Declaration declaration, String value) {
        try {
            declared = declared.with(declaration, value);
        } catch (IllegalArgumentException e) {
            diagnostics.error(number, column, e.getMessage());
        }
    }

    private GperfStruct struct(GperfSettings settings) {
        if (settings.has(Declaration.STRUCT_TYPE)) {
            return StructReader.read(rest.toString(), diagnostics);
        }
        if (rest.indexOf("struct") >= 0) {
            diagnostics.warning(
                    1, 1, "the struct is left out; -t or %struct-type makes keywords stand in it");
        }
        return null;
    }

    private void warnOfJunk() {
        int separator = sections.keywordsBegin() - 1;
        String line = separator < 0 ? "" : sections.line(separator);
        if (line.startsWith("%%") && !line.substring(2).isBlank()) {
            diagnostics.warning(separator + 1, 3, "the text behind %% is left out");
        }
    }
}
