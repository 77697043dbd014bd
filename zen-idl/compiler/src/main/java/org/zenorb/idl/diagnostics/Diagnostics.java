package org.zenorb.idl.diagnostics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects what the passes find in one compilation.
 *
 * <p>Guarantee: at most {@link #MAX_KEPT} findings are kept (the rest is counted), and the same
 * words at the same place are kept once, however often a file is included. Thread: the
 * compilation's.
 */
public final class Diagnostics {

    /** More findings than this are counted but not kept. */
    public static final int MAX_KEPT = 10_000;

    private final SourceMap map;
    private final List<Diagnostic> kept = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();
    private int errors;

    public Diagnostics(SourceMap map) {
        this.map = map;
    }

    public SourceMap sources() {
        return map;
    }

    /** A further place to look at. */
    public record Pointer(Span span, String message) {}

    /** Names a further place to look at. */
    public static Pointer see(Span span, String message) {
        return new Pointer(span, message);
    }

    public void error(Span span, String message, Pointer... pointers) {
        report(Severity.ERROR, span, message, pointers);
    }

    public void warning(Span span, String message, Pointer... pointers) {
        report(Severity.WARNING, span, message, pointers);
    }

    /** Whether any error was reported. */
    public boolean hasErrors() {
        return errors > 0;
    }

    /** How many errors there are, kept or not. */
    public int errorCount() {
        return errors;
    }

    /** All findings, those of one file in the order of its lines. */
    public List<Diagnostic> all() {
        List<String> files = new ArrayList<>();
        for (Diagnostic each : kept) {
            if (!files.contains(each.position().file())) {
                files.add(each.position().file());
            }
        }
        List<Diagnostic> sorted = new ArrayList<>(kept);
        sorted.sort(
                Comparator.comparingInt((Diagnostic d) -> files.indexOf(d.position().file()))
                        .thenComparingInt(d -> d.position().line())
                        .thenComparingInt(d -> d.position().column()));
        return List.copyOf(sorted);
    }

    private void report(Severity severity, Span span, String message, Pointer... pointers) {
        if (severity == Severity.ERROR) {
            errors++;
        }
        if (kept.size() >= MAX_KEPT) {
            return;
        }
        SourceMap.Excerpt at = map.excerpt(span);
        String words = printable(message);
        if (!seen.add(at.position() + " " + words)) {
            return;
        }
        List<Diagnostic.Note> notes = new ArrayList<>();
        for (Pointer each : Arrays.asList(pointers)) {
            // What the compiler knows by itself stands nowhere.
            if (each.span() != null) {
                notes.add(Diagnostic.Note.of(map.excerpt(each.span()), each.message()));
            }
        }
        notes.addAll(map.origin(span.start()));
        kept.add(new Diagnostic(severity, at.position(), at.width(), words, at.line(), notes));
    }

    /** What was found may be anything: terminals and logs get no control characters. */
    private static String printable(String message) {
        if (message.chars().noneMatch(Character::isISOControl)) {
            return message;
        }
        StringBuilder out = new StringBuilder(message.length() + 8);
        for (char c : message.toCharArray()) {
            out.append(Character.isISOControl(c) ? String.format("\\x%02x", (int) c) : c);
        }
        return out.toString();
    }
}
