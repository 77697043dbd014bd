package org.zenorb.idl.preprocess;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.SourceMap;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.preprocess.Token.Kind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The macros that are defined, and their replacement.
 *
 * <p>Guarantee: replacement ends; one compilation makes at most {@link #MAX_EXPANDED_TOKENS} tokens
 * from macros and says so when a text asks for more. Thread: the compilation's.
 */
final class Macros {

    /** The bound of tokens that all macros of one compilation may make. */
    static final int MAX_EXPANDED_TOKENS = 4_000_000;

    private static final int MAX_NESTING = 200;
    private static final String VARIADIC = "__VA_ARGS__";

    private final Map<String, Macro> defined = new HashMap<>();
    private final Diagnostics diagnostics;
    private final SourceMap map;
    private int expandedTokens;
    private int nesting;

    Macros(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.map = diagnostics.sources();
    }

    boolean isDefined(String word) {
        return defined.containsKey(word) || word.equals("__FILE__") || word.equals("__LINE__");
    }

    void undefine(String word) {
        defined.remove(word);
    }

    void define(Macro macro) {
        Macro before = defined.put(macro.word(), macro);
        if (before != null && !before.sameAs(macro)) {
            diagnostics.warning(
                    macro.name(),
                    "macro " + macro.word() + " gets another text than before",
                    Diagnostics.see(before.name(), "this is its text before"));
        }
    }

    /** The next token with macros replaced; {@link Kind#END} where the feed has it. */
    Token next(Feed feed) {
        while (true) {
            Token token = feed.next();
            if (token.kind() != Kind.IDENTIFIER || token.finished() || !replace(token, feed)) {
                return token;
            }
        }
    }

    /** Replaces the macros in a list of tokens that stands for itself. */
    List<Token> replaceAll(List<Token> tokens, Feed feed) {
        List<Token> out = new ArrayList<>();
        if (nesting >= MAX_NESTING) {
            return tokens;
        }
        nesting++;
        feed.pushWall(tokens);
        for (Token t = next(feed); t.kind() != Kind.END; t = next(feed)) {
            out.add(t);
        }
        feed.popWall();
        nesting--;
        return out;
    }

    /**
     * Puts a macro's text in front of the feed where the token names one.
     *
     * @return false where the token stands for itself; the feed goes on behind it then
     */
    private boolean replace(Token token, Feed feed) {
        Macro macro = defined.get(token.text());
        if (macro == null) {
            return builtIn(token, feed);
        }
        if (feed.isActive(macro.word())) {
            feed.push(List.of(token.asFinished()), "");
            return true;
        }
        if (!macro.functionLike()) {
            push(macro, List.of(), List.of(), token.span(), feed);
            return true;
        }
        Token open = feed.next();
        if (!open.is("(")) {
            // A name alone is no call, but may become one where its text is put.
            if (open.kind() != Kind.END && open.kind() != Kind.LINE_END) {
                feed.push(List.of(open), "");
            }
            return false;
        }
        List<List<Token>> arguments = arguments(token, macro, feed);
        if (arguments == null) {
            return true;
        }
        List<List<Token>> replaced = new ArrayList<>();
        for (List<Token> each : arguments) {
            replaced.add(replaceAll(each, feed));
        }
        push(macro, arguments, replaced, token.span(), feed);
        return true;
    }

    private boolean builtIn(Token token, Feed feed) {
        if (token.text().equals("__LINE__")) {
            String line = Integer.toString(map.position(token.start()).line());
            feed.push(List.of(new Token(Kind.NUMBER, line, token.start(), token.end())), "");
            return true;
        }
        if (token.text().equals("__FILE__")) {
            String file = map.position(token.start()).file().replace("\\", "\\\\");
            String quoted = '"' + file.replace("\"", "\\\"") + '"';
            feed.push(List.of(new Token(Kind.STRING, quoted, token.start(), token.end())), "");
            return true;
        }
        return false;
    }

    /** Reads the arguments of a call up to its closing parenthesis; null after an error. */
    private List<List<Token>> arguments(Token name, Macro macro, Feed feed) {
        List<List<Token>> arguments = new ArrayList<>();
        List<Token> current = new ArrayList<>();
        int depth = 0;
        int named = macro.parameters().size() - (macro.variadic() ? 1 : 0);
        while (true) {
            Token t = feed.next();
            if (t.kind() == Kind.END || t.kind() == Kind.LINE_END) {
                diagnostics.error(
                        name.span(),
                        "the call of macro " + macro.word() + " has no ')' at its end");
                return null;
            }
            if (depth == 0 && t.is(")")) {
                break;
            }
            if (depth == 0 && t.is(",") && !(macro.variadic() && arguments.size() >= named)) {
                arguments.add(current);
                current = new ArrayList<>();
                continue;
            }
            depth += t.is("(") ? 1 : t.is(")") ? -1 : 0;
            // No longer the first of a line: '#' among the arguments starts no directive.
            current.add(t.at(t.start(), t.end()));
        }
        if (!(macro.parameters().isEmpty() && current.isEmpty() && arguments.isEmpty())) {
            arguments.add(current);
        }
        if (macro.variadic() && arguments.size() == named) {
            arguments.add(new ArrayList<>());
        }
        if (arguments.size() != macro.parameters().size()) {
            diagnostics.error(
                    name.span(),
                    "macro "
                            + macro.word()
                            + " takes "
                            + macro.parameters().size()
                            + " arguments and gets "
                            + arguments.size(),
                    Diagnostics.see(macro.name(), "the macro is defined here"));
            return null;
        }
        return arguments;
    }

    private void push(
            Macro macro,
            List<List<Token>> arguments,
            List<List<Token>> replaced,
            Span invocation,
            Feed feed) {
        int length = macro.bodyLength();
        if (expandedTokens > MAX_EXPANDED_TOKENS || !map.hasRoomFor(length + 1)) {
            if (expandedTokens != Integer.MAX_VALUE) {
                expandedTokens = Integer.MAX_VALUE;
                diagnostics.error(
                        invocation,
                        "macros make more than "
                                + MAX_EXPANDED_TOKENS
                                + " tokens; from here on they are not replaced any more");
            }
            feed.push(List.of(), macro.word());
            return;
        }
        int base =
                length == 0
                        ? 0
                        : map.addExpansion(macro.word(), macro.bodyStart(), length, invocation);
        List<Token> out = new ArrayList<>();
        List<Token> body = macro.body();
        for (int i = 0; i < body.size(); i++) {
            i = substitute(macro, i, base, arguments, replaced, out);
            if (out.size() > MAX_EXPANDED_TOKENS) {
                break;
            }
        }
        expandedTokens = (int) Math.min(Integer.MAX_VALUE - 1L, (long) expandedTokens + out.size());
        feed.push(out, macro.word());
    }

    /** Appends what one token of a macro's text becomes; gives the index of the last one used. */
    private int substitute(
            Macro macro,
            int index,
            int base,
            List<List<Token>> arguments,
            List<List<Token>> replaced,
            List<Token> out) {
        List<Token> body = macro.body();
        Token token = body.get(index);
        int start = base + token.start() - macro.bodyStart();
        Token placed = token.at(start, start + token.end() - token.start());
        if (token.is("#") && macro.functionLike() && index + 1 < body.size()) {
            int parameter = parameter(macro, body.get(index + 1));
            if (parameter >= 0) {
                out.add(quote(arguments.get(parameter), placed));
                return index + 1;
            }
        }
        if (token.is("##") && !out.isEmpty() && index + 1 < body.size()) {
            Token right = body.get(index + 1);
            int parameter = parameter(macro, right);
            List<Token> rest = parameter >= 0 ? arguments.get(parameter) : List.of(right);
            if (!rest.isEmpty()) {
                Token left = out.remove(out.size() - 1);
                out.add(join(left, rest.get(0), placed));
                out.addAll(rest.subList(1, rest.size()));
            }
            return index + 1;
        }
        int parameter = parameter(macro, token);
        if (parameter < 0) {
            out.add(placed);
        } else {
            boolean joined = index + 1 < body.size() && body.get(index + 1).is("##");
            List<Token> argument = (joined ? arguments : replaced).get(parameter);
            for (int i = 0; i < argument.size(); i++) {
                Token each = argument.get(i);
                // The blank before an argument is that of the parameter in the macro's text.
                out.add(i == 0 ? each.spaced(token.spaceBefore()) : each);
            }
        }
        return index;
    }

    private static int parameter(Macro macro, Token token) {
        if (!macro.functionLike() || token.kind() != Kind.IDENTIFIER) {
            return -1;
        }
        if (macro.variadic() && token.text().equals(VARIADIC)) {
            return macro.parameters().size() - 1;
        }
        return macro.parameters().indexOf(token.text());
    }

    private static Token quote(List<Token> tokens, Token at) {
        StringBuilder text = new StringBuilder("\"");
        for (Token each : tokens) {
            if (each.spaceBefore() && text.length() > 1) {
                text.append(' ');
            }
            String escaped = each.text();
            if (each.kind() == Kind.STRING || each.kind() == Kind.CHARACTER) {
                escaped = escaped.replace("\\", "\\\\").replace("\"", "\\\"");
            }
            text.append(escaped);
        }
        return new Token(Kind.STRING, text.append('"').toString(), at.start(), at.end());
    }

    private Token join(Token left, Token right, Token at) {
        String text = left.text() + right.text();
        WordTable own = new WordTable();
        Scanner scanner = new Scanner(text.toCharArray(), at.start(), own, diagnostics);
        Token joined = scanner.next();
        if (scanner.next().kind() != Kind.END) {
            diagnostics.error(at.span(), "'##' makes " + text + ", which is no single token");
        }
        return new Token(joined.kind(), joined.text(), at.start(), at.end());
    }
}
