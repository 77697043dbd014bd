package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Span;

/** IDL 4's annotations, which are recognised and refused. Thread: the compilation's. */
final class Annotations {

    private Annotations() {}

    /** Reports and passes over annotations that stand here. */
    static void refuse(Tokens tokens) {
        while (tokens.at("@")) {
            Span start = tokens.current().span();
            tokens.advance();
            Span name = tokens.current().span();
            tokens.error(start.to(name), "annotations (IDL 4) are not supported yet");
            tokens.use("the name of the annotation");
            if (tokens.take("(")) {
                int open = 1;
                while (open > 0 && !tokens.atEnd()) {
                    open += tokens.at("(") ? 1 : tokens.at(")") ? -1 : 0;
                    tokens.advance();
                }
            }
        }
    }
}
