package org.zenorb.idl.preprocess;

import org.zenorb.idl.diagnostics.Span;

import java.util.List;

/**
 * A macro. Thread: the compilation's.
 *
 * @param parameters null for an object-like macro
 * @param variadic whether the last parameter takes all remaining arguments
 * @param body its text, in tokens
 * @param name where {@code #define} names it
 */
record Macro(String word, List<String> parameters, boolean variadic, List<Token> body, Span name) {

    boolean functionLike() {
        return parameters != null;
    }

    /** Position of the first character of its text. */
    int bodyStart() {
        return body.isEmpty() ? name.start() : body.get(0).start();
    }

    /** How many characters its text spans. */
    int bodyLength() {
        return body.isEmpty() ? 0 : body.get(body.size() - 1).end() - bodyStart();
    }

    /** Whether the other one may be defined again without harm. */
    boolean sameAs(Macro other) {
        if (variadic != other.variadic || body.size() != other.body.size()) {
            return false;
        }
        if (functionLike() != other.functionLike()
                || (functionLike() && !parameters.equals(other.parameters))) {
            return false;
        }
        for (int i = 0; i < body.size(); i++) {
            if (!body.get(i).text().equals(other.body.get(i).text())) {
                return false;
            }
        }
        return true;
    }
}
