package org.zenorb.idl.preprocess;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.preprocess.Token.Kind;

import java.util.ArrayList;
import java.util.List;

/** The rest of a directive's line. Thread: the compilation's. */
final class DirectiveLine {

    private DirectiveLine() {}

    /** The tokens up to the end of the line. */
    static List<Token> tokens(Scanner scanner) {
        List<Token> tokens = new ArrayList<>();
        Token token = scanner.next();
        while (token.kind() != Kind.LINE_END && token.kind() != Kind.END) {
            tokens.add(token);
            token = scanner.next();
        }
        return tokens;
    }

    /** Nothing is wanted any more. */
    static void end(Scanner scanner, String directive, Diagnostics diagnostics) {
        List<Token> rest = tokens(scanner);
        if (!rest.isEmpty()) {
            diagnostics.warning(
                    rest.get(0).span(), "what stands after " + directive + " is passed over");
        }
    }

    /** The token as the name of a macro; empty after an error. */
    static String macroName(Token name, Token directive, Diagnostics diagnostics) {
        if (name.kind() != Kind.IDENTIFIER || name.text().equals("defined")) {
            diagnostics.error(
                    name.kind() == Kind.IDENTIFIER ? name.span() : directive.span(),
                    "#" + directive.text() + " wants the name of a macro");
            return "";
        }
        return name.text();
    }
}
