package org.zenorb.jperf.gperf;

import java.util.ArrayList;
import java.util.List;

/**
 * Collects what is wrong with a file, in the file's order.
 *
 * <p>Thread: its parser's.
 */
final class Diagnostics {
    /** A file that is no gperf file at all is not worth more words. */
    private static final int MAX_ERRORS = 20;

    private final String name;
    private final List<String> errors = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    Diagnostics(String name) {
        this.name = name;
    }

    void error(int line, int column, String text) {
        if (errors.size() < MAX_ERRORS) {
            errors.add(place(line, column) + text);
        } else if (errors.size() == MAX_ERRORS) {
            errors.add(name + ": there are more errors");
        }
    }

    void warning(int line, int column, String text) {
        if (warnings.size() < MAX_ERRORS) {
            warnings.add(place(line, column) + text);
        }
    }

    private String place(int line, int column) {
        return name + ":" + line + ":" + column + ": ";
    }

    List<String> warnings() {
        return warnings;
    }

    void throwErrors() throws GperfException {
        if (!errors.isEmpty()) {
            throw new GperfException(errors);
        }
    }
}
