package org.zenorb.idl.diagnostics;

import org.zenorb.idl.model.SourcePosition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One space of positions for everything that is read: each inclusion of a file and each expansion
 * of a macro gets a region of its own, so that a position is one {@code int} and still leads to
 * file, line and column, to the macro and to the chain of includes.
 *
 * <p>Guarantee: looking a position up costs the logarithm of the number of regions; the space ends
 * at {@link #MAX_POSITIONS}, which callers test with {@link #hasRoomFor}. Thread: the
 * compilation's.
 */
public final class SourceMap {

    /** The bound of all text and all macro expansions of one compilation, in characters. */
    public static final int MAX_POSITIONS = Integer.MAX_VALUE - 8;

    private static final int MAX_LINE_CHARS = 500;
    private static final int MAX_MACRO_NOTES = 5;
    private static final int MAX_INCLUDE_NOTES = 3;
    private static final int NOWHERE = -1;

    private sealed interface Region {}

    private record FileRegion(SourceText text, int includedAt) implements Region {}

    private record ExpansionRegion(String macro, int definedAt, Span invocation)
            implements Region {}

    private int[] bases = new int[16];
    private final List<Region> regions = new ArrayList<>();
    private int next;

    /** An empty space. */
    public SourceMap() {}

    /** Whether a text of that length still fits. */
    public boolean hasRoomFor(int length) {
        return length < MAX_POSITIONS - next;
    }

    /**
     * Adds an inclusion of a file.
     *
     * @param includedAt position of the directive, or -1
     * @return the position of its first character
     */
    public int addFile(SourceText text, int includedAt) {
        return add(new FileRegion(text, includedAt), text.chars().length);
    }

    /** Adds a file that nobody includes. */
    public int addFile(SourceText text) {
        return addFile(text, NOWHERE);
    }

    /**
     * Adds an expansion of a macro.
     *
     * @param definedAt position of the first character of the macro's text
     * @return the position that stands for this character in this expansion
     */
    public int addExpansion(String macro, int definedAt, int length, Span invocation) {
        return add(new ExpansionRegion(macro, definedAt, invocation), length);
    }

    /** The file that holds the position; for a macro's text the file that uses the macro. */
    public SourceText file(int position) {
        return fileRegion(outside(position)).text();
    }

    /** The span of the word that stands at that place of a file; the file was read before. */
    public Span spanAt(SourcePosition place) {
        for (int i = 0; i < regions.size(); i++) {
            if (!(regions.get(i) instanceof FileRegion file)) {
                continue;
            }
            int line = file.text().lineOf(place.file(), place.line());
            if (line >= 0) {
                char[] chars = file.text().chars();
                int start =
                        Math.min(chars.length, file.text().lineStart(line) + place.column() - 1);
                int end = start;
                while (end < chars.length && Character.isJavaIdentifierPart(chars[end])) {
                    end++;
                }
                return new Span(bases[i] + start, bases[i] + Math.max(end, start + 1));
            }
        }
        throw new IllegalArgumentException(place + " was not read");
    }

    /** File, line and column of the position; for a macro's text where the macro is used. */
    public SourcePosition position(int position) {
        int at = outside(position);
        int region = regionAt(at);
        SourceText text = ((FileRegion) regions.get(region)).text();
        int offset = at - bases[region];
        int line = text.lineAt(offset);
        SourceText.Origin from = text.origin(line);
        return new SourcePosition(from.path(), from.number(), offset - text.lineStart(line) + 1);
    }

    /** File, line and column of the span's start. */
    public SourcePosition position(Span span) {
        return position(span.start());
    }

    /** Where a span is, with the line and the number of columns to mark. */
    Excerpt excerpt(Span span) {
        int region = regionAt(span.start());
        if (regions.get(region) instanceof ExpansionRegion expansion) {
            return excerpt(expansion.invocation());
        }
        SourceText text = fileRegion(span.start()).text();
        int offset = span.start() - bases[region];
        int line = text.lineAt(offset);
        int column = offset - text.lineStart(line);
        String lineText = text.line(line, MAX_LINE_CHARS);
        boolean sameRegion = regionAt(Math.max(span.start(), span.end() - 1)) == region;
        int width = sameRegion ? span.end() - span.start() : 1;
        width = Math.max(1, Math.min(width, lineText.length() - column));
        SourceText.Origin from = text.origin(line);
        SourcePosition place = new SourcePosition(from.path(), from.number(), column + 1);
        return new Excerpt(place, width, lineText);
    }

    /** The macros whose expansion holds the position, innermost first, and the include chain. */
    List<Diagnostic.Note> origin(int position) {
        List<Diagnostic.Note> notes = new ArrayList<>();
        int at = position;
        while (notes.size() < MAX_MACRO_NOTES
                && regions.get(regionAt(at)) instanceof ExpansionRegion expansion) {
            int inText = expansion.definedAt() + at - bases[regionAt(at)];
            notes.add(
                    Diagnostic.Note.of(
                            excerpt(new Span(inText, inText + 1)),
                            "this is the text of macro " + expansion.macro()));
            at = expansion.invocation().start();
        }
        int from = fileRegion(outside(at)).includedAt();
        for (int i = 0; from != NOWHERE && i < MAX_INCLUDE_NOTES; i++) {
            Excerpt directive = excerpt(new Span(from, from + 1));
            notes.add(new Diagnostic.Note(directive.position(), 0, "included from here", ""));
            from = fileRegion(outside(from)).includedAt();
        }
        return notes;
    }

    private int outside(int position) {
        int at = position;
        while (regions.get(regionAt(at)) instanceof ExpansionRegion expansion) {
            at = expansion.invocation().start();
        }
        return at;
    }

    private FileRegion fileRegion(int position) {
        return (FileRegion) regions.get(regionAt(position));
    }

    private int add(Region region, int length) {
        if (!hasRoomFor(length)) {
            throw new IllegalStateException("callers ask hasRoomFor first");
        }
        int base = next;
        if (regions.size() == bases.length) {
            bases = Arrays.copyOf(bases, bases.length * 2);
        }
        bases[regions.size()] = base;
        regions.add(region);
        // One more than the text: the end of the file has a position of its own.
        next = base + length + 1;
        return base;
    }

    private int regionAt(int position) {
        int found = Arrays.binarySearch(bases, 0, regions.size(), position);
        return found >= 0 ? found : Math.max(0, -found - 2);
    }

    /** A place in a file, ready to be shown. */
    record Excerpt(SourcePosition position, int width, String line) {}
}
