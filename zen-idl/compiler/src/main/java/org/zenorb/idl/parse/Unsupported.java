package org.zenorb.idl.parse;

import org.zenorb.idl.parse.Syntax.Declaration;

import java.util.List;
import java.util.Set;

/**
 * The parts of IDL that this compiler knows by their first word only: reported, left out, but their
 * names stay known, so that no second error comes of them. Thread: the compilation's.
 */
final class Unsupported {

    /** What came to the component model with its extended ports. */
    private static final Set<String> WORDS = Set.of("porttype", "connector");

    private Unsupported() {}

    /** Whether such a part stands here; it is behind the parser then. */
    static boolean report(Tokens tokens, List<Declaration> scope) {
        String text = tokens.current().text();
        if (!WORDS.contains(text)) {
            return false;
        }
        Tokens.Mark mark = tokens.mark();
        tokens.error(
                tokens.current().span(),
                text
                        + " is not supported: write out the interfaces that its ports provide and"
                        + " use");
        tokens.advance();
        if (tokens.atIdentifier()) {
            tokens.name("a name", Syntax.Lead.NONE);
        }
        tokens.recover(mark, scope);
        return true;
    }
}
