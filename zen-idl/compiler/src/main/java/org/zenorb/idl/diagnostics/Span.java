package org.zenorb.idl.diagnostics;

/**
 * A stretch of source text, in the position space of a {@link SourceMap}. Thread: any.
 *
 * @param start position of the first character
 * @param end position after the last character
 */
public record Span(int start, int end) {

    /** From the start of this one to the end of that one. */
    public Span to(Span last) {
        return new Span(start, Math.max(end, last.end));
    }

    /** The last character: where something is missing, the caret stands behind what is there. */
    public Span tail() {
        return new Span(Math.max(start, end - 1), end);
    }
}
