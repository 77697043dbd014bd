package org.zenorb.idl.preprocess;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.preprocess.Token.Kind;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The conditions that are open: {@code #if} to {@code #endif}. Thread: the compilation's. */
final class Conditionals {

    /** An open {@code #if}. */
    private static final class Group {
        final Span opened;
        boolean taken;
        boolean elseSeen;

        Group(Span opened, boolean taken) {
            this.opened = opened;
            this.taken = taken;
        }
    }

    private final Macros macros;
    private final Feed feed;
    private final Diagnostics diagnostics;
    private final Deque<Group> groups = new ArrayDeque<>();

    Conditionals(Macros macros, Feed feed, Diagnostics diagnostics) {
        this.macros = macros;
        this.feed = feed;
        this.diagnostics = diagnostics;
    }

    /** How many are open. */
    int count() {
        return groups.size();
    }

    /** At the end of a file, which closes what it opens. */
    void closeDownTo(int count) {
        while (groups.size() > count) {
            diagnostics.error(groups.pop().opened, "this condition is not closed by #endif");
        }
    }

    /** At an {@code #if} and the like. */
    void open(Token sign, Token directive, Scanner scanner) {
        boolean holds = test(directive, scanner);
        scanner.inDirective(false);
        groups.push(new Group(sign.span().to(directive.span()), holds));
        if (!holds) {
            skip(scanner);
        }
    }

    private boolean test(Token directive, Scanner scanner) {
        if (directive.text().equals("if") || directive.text().equals("elif")) {
            List<Token> tokens =
                    macros.replaceAll(answerDefined(DirectiveLine.tokens(scanner)), feed);
            return new Condition(tokens, directive.span(), diagnostics).holds();
        }
        String word = DirectiveLine.macroName(scanner.next(), directive, diagnostics);
        DirectiveLine.end(scanner, "#" + directive.text(), diagnostics);
        return !word.isEmpty() && macros.isDefined(word) == directive.text().equals("ifdef");
    }

    /** {@code defined X} is answered before macros are replaced. */
    private List<Token> answerDefined(List<Token> tokens) {
        List<Token> out = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (!token.text().equals("defined")) {
                out.add(token);
                continue;
            }
            boolean bracket = i + 1 < tokens.size() && tokens.get(i + 1).is("(");
            int name = i + (bracket ? 2 : 1);
            int last = bracket ? name + 1 : name;
            if (last >= tokens.size()
                    || tokens.get(name).kind() != Kind.IDENTIFIER
                    || (bracket && !tokens.get(last).is(")"))) {
                diagnostics.error(token.span(), "'defined' wants the name of a macro");
                return List.of(new Token(Kind.NUMBER, "0", token.start(), token.end()));
            }
            String answer = macros.isDefined(tokens.get(name).text()) ? "1" : "0";
            out.add(new Token(Kind.NUMBER, answer, token.start(), tokens.get(last).end()));
            i = last;
        }
        return out;
    }

    /**
     * At an {@code #elif} or {@code #else} after a group that was read.
     *
     * @param before how many conditions were open where the file began
     */
    void otherwise(Token directive, Scanner scanner, int before) {
        scanner.restOfLine();
        scanner.inDirective(false);
        if (groups.size() <= before) {
            diagnostics.error(directive.span(), "#" + directive.text() + " without #if");
            return;
        }
        Group group = groups.peek();
        checkElse(group, directive);
        group.elseSeen |= directive.text().equals("else");
        skip(scanner);
    }

    /**
     * At an {@code #endif}.
     *
     * @param before how many conditions were open where the file began
     */
    void close(Token directive, Scanner scanner, int before) {
        DirectiveLine.end(scanner, "#endif", diagnostics);
        scanner.inDirective(false);
        if (groups.size() <= before) {
            diagnostics.error(directive.span(), "#endif without #if");
            return;
        }
        groups.pop();
    }

    /** Passes over a group that is not wanted, up to the one that is, or behind #endif. */
    private void skip(Scanner scanner) {
        int nested = 0;
        Group group = groups.peek();
        while (scanner.skipToDirective()) {
            scanner.next();
            scanner.inDirective(true);
            Token name = scanner.next();
            boolean more = true;
            switch (name.text()) {
                case "if":
                case "ifdef":
                case "ifndef":
                    nested++;
                    break;
                case "endif":
                    more = nested-- > 0;
                    if (!more) {
                        groups.pop();
                    }
                    break;
                case "else":
                case "elif":
                    more = nested > 0 || !wanted(group, name, scanner);
                    break;
                default:
                    break;
            }
            scanner.inDirective(false);
            if (!more) {
                return;
            }
        }
    }

    private boolean wanted(Group group, Token directive, Scanner scanner) {
        checkElse(group, directive);
        if (directive.text().equals("else")) {
            group.elseSeen = true;
        }
        if (group.taken) {
            return false;
        }
        group.taken = directive.text().equals("else") || test(directive, scanner);
        return group.taken;
    }

    private void checkElse(Group group, Token directive) {
        if (group.elseSeen) {
            diagnostics.error(
                    directive.span(),
                    "#" + directive.text() + " after #else",
                    Diagnostics.see(group.opened, "the condition starts here"));
        }
    }
}
