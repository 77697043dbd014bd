package org.zenorb.idl.parse;

import org.zenorb.idl.parse.Syntax.Declaration;

import java.util.List;
import java.util.Set;

/**
 * The parts of IDL that this compiler knows by their first word only: reported, left out, but their
 * names stay known, so that no second error comes of them. Thread: the compilation's.
 */
final class Unsupported {

    private static final Set<String> IDL4 = Set.of("porttype", "connector");

    private Unsupported() {}

    /** Whether such a part stands here; it is behind the parser then. */
    static boolean report(Tokens tokens, List<Declaration> scope) {
        Keyword keyword = tokens.keyword();
        String text = tokens.current().text();
        String what =
                keyword == null
                        ? (IDL4.contains(text) ? text + " (IDL 4)" : "")
                        : switch (keyword) {
                            case COMPONENT -> "component";
                            case HOME -> "home";
                            case EVENTTYPE -> "eventtype";
                            default -> "";
                        };
        if (what.isEmpty()) {
            return false;
        }
        Tokens.Mark mark = tokens.mark();
        tokens.error(tokens.current().span(), what + " is not supported yet");
        do {
            tokens.advance();
        } while (tokens.keyword() != null && !tokens.atEnd());
        if (tokens.atIdentifier()) {
            tokens.name("a name", "");
        }
        tokens.recover(mark, scope);
        return true;
    }
}
