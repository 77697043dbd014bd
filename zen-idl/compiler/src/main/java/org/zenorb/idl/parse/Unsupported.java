package org.zenorb.idl.parse;

import org.zenorb.idl.parse.Syntax.Declaration;

import java.util.List;

/**
 * The parts of IDL that this compiler knows by their first word only: reported, left out, but their
 * names stay known, so that no second error comes of them. Thread: the compilation's.
 */
final class Unsupported {

    private Unsupported() {}

    /** Whether such a part stands here; it is behind the parser then. */
    static boolean report(Tokens tokens, List<Declaration> scope) {
        Keyword keyword = tokens.keyword();
        if (keyword == null) {
            return false;
        }
        String what =
                switch (keyword) {
                    case VALUETYPE, CUSTOM -> "valuetype";
                    case COMPONENT -> "component";
                    case HOME -> "home";
                    case EVENTTYPE -> "eventtype";
                    case IMPORT -> "import";
                    default -> "";
                };
        if (what.isEmpty()) {
            return false;
        }
        Tokens.Mark mark = tokens.mark();
        tokens.error(tokens.current().span(), what + " is not supported yet");
        while (tokens.keyword() != null && !tokens.atEnd()) {
            tokens.advance();
        }
        if (tokens.atIdentifier() && keyword != Keyword.IMPORT) {
            tokens.name("a name", "");
        }
        tokens.recover(mark, scope);
        return true;
    }
}
