package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.Syntax.Lead;
import org.zenorb.idl.preprocess.Preprocessor;
import org.zenorb.idl.preprocess.Token;
import org.zenorb.idl.preprocess.Token.Kind;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The token that the parser looks at, what it may expect there, and how it goes on after an error.
 *
 * <p>Pragmas and file borders can stand between any two tokens; they are kept aside until the
 * parser reaches the next place for a declaration. Thread: the compilation's.
 */
final class Tokens {

    /** The bound of nested modules, types and expressions. */
    static final int MAX_DEPTH = 200;

    private final Preprocessor source;
    private final Diagnostics diagnostics;
    private final List<Syntax.Declaration> pending = new ArrayList<>();
    private final List<Syntax.Name> recentNames = new ArrayList<>();
    private final Set<String> skipped = new HashSet<>();
    private Token current;

    /** The token after the current one, where it was looked at already. */
    private Token ahead;

    private Keyword keyword;
    private Span previous;
    private int names;
    private int uses;
    private int depth;
    private long advances;

    /** How many tokens had been read when the last error was reported. */
    private long erredAt = -1;

    Tokens(Preprocessor source, Diagnostics diagnostics) {
        this.source = source;
        this.diagnostics = diagnostics;
        this.previous = new Span(0, 0);
        advance();
    }

    Token current() {
        return current;
    }

    /** The keyword there, or null. */
    Keyword keyword() {
        return keyword;
    }

    Diagnostics diagnostics() {
        return diagnostics;
    }

    Span previous() {
        return previous;
    }

    int names() {
        return names;
    }

    int uses() {
        return uses;
    }

    Set<String> skipped() {
        return skipped;
    }

    boolean atEnd() {
        return current.kind() == Kind.END;
    }

    boolean at(String sign) {
        return current.is(sign);
    }

    boolean at(Keyword wanted) {
        return keyword == wanted;
    }

    /** Whether the token after the current one is that word. */
    boolean peekIs(String word) {
        if (ahead == null) {
            ahead = grammarToken();
        }
        return ahead.kind() == Kind.IDENTIFIER && ahead.text().equals(word);
    }

    /** Whether an identifier that is no keyword is there. */
    boolean atIdentifier() {
        return current.kind() == Kind.IDENTIFIER && keyword == null;
    }

    void advance() {
        if (current != null) {
            previous = current.span();
        }
        advances++;
        Token token = ahead == null ? grammarToken() : ahead;
        ahead = null;
        current = token;
        keyword = token.kind() == Kind.IDENTIFIER ? Keyword.of(token.text()) : null;
    }

    private Token grammarToken() {
        Token token = source.next();
        while (aside(token)) {
            token = source.next();
        }
        return token;
    }

    boolean take(String sign) {
        if (current.is(sign)) {
            advance();
            return true;
        }
        return false;
    }

    boolean take(Keyword wanted) {
        if (keyword == wanted) {
            advance();
            return true;
        }
        return false;
    }

    /** The sign has to be there. */
    Span expect(String sign, String where) {
        if (!current.is(sign)) {
            throw panic("expected '" + sign + "' " + where + ", found " + found());
        }
        Span span = current.span();
        advance();
        return span;
    }

    /** The keyword has to be there. */
    void expect(Keyword wanted, String where) {
        if (!take(wanted)) {
            throw panic("expected '" + wanted.word() + "' " + where + ", found " + found());
        }
    }

    /** A semicolon; one that was forgotten at the end of a line is reported and thought there. */
    void semicolon(String after) {
        if (take(";")) {
            return;
        }
        if (current.kind() == Kind.STRAY) {
            error(current.span(), found() + " means nothing in IDL");
        } else if (erredAt != advances) {
            error(previous.tail(), "';' is missing after " + after);
        }
        boolean goesOn = current.lineStart() || current.is("}") || atEnd();
        if (!goesOn) {
            skip(false);
        }
    }

    /**
     * At the semicolon of an import: reads a file before what follows.
     *
     * @return false where there is no such file
     */
    boolean enterImport(String file, Span at) {
        return source.enterImport(file, at);
    }

    /** A scoped name that no text spells out is used here. */
    Syntax.Use made(boolean absolute, List<Syntax.Part> parts) {
        return new Syntax.Use(uses++, absolute, parts);
    }

    /** A name that no text spells out is declared here. */
    Syntax.Name made(String text, Span span, Lead lead) {
        return new Syntax.Name(names++, text, span, lead);
    }

    /** After the end of all text: reads a file that the compiler brings. */
    void enterBuiltIn(String file, List<String> undefines) {
        if (source.enterBuiltIn(file, undefines)) {
            advance();
        }
    }

    /** The second of two angle brackets may have been read as a shift. */
    void closeAngle(String what) {
        if (current.is(">>")) {
            Span span = current.span();
            advancePastHalf(span);
            return;
        }
        expect(">", "at the end of " + what);
    }

    /** Reads an identifier that is declared here. */
    Syntax.Name name(String what, Lead lead) {
        Token token = current;
        boolean usable = token.kind() == Kind.IDENTIFIER && (keyword == null || !token.lineStart());
        if (!usable) {
            throw panic("expected " + what + ", found " + found());
        }
        String text = token.text();
        if (text.charAt(0) == '_') {
            text = text.substring(1);
            if (text.isEmpty()) {
                diagnostics.error(token.span(), "_ alone is no identifier");
                text = "_";
            }
        } else {
            checkKeyword(token);
        }
        advance();
        Lead own = lead.documented(token.documentation());
        Syntax.Name name = new Syntax.Name(names++, text, token.span(), own);
        recentNames.add(name);
        return name;
    }

    /** Reads a scoped name that is used here. */
    Syntax.Use use(String what) {
        boolean absolute = take("::");
        List<Syntax.Part> parts = new ArrayList<>(1);
        do {
            if (current.kind() != Kind.IDENTIFIER
                    || (keyword != null && !(keyword.young() && parts.isEmpty()))) {
                if (keyword == null || parts.isEmpty()) {
                    throw panic("expected " + what + ", found " + found());
                }
                diagnostics.error(current.span(), keywordAdvice(current.text(), keyword));
            }
            String text = current.text();
            boolean escaped = text.charAt(0) == '_' && text.length() > 1;
            parts.add(new Syntax.Part(escaped ? text.substring(1) : text, current.span()));
            advance();
        } while (take("::"));
        return new Syntax.Use(uses++, absolute, parts);
    }

    /** Comma-separated scoped names. */
    List<Syntax.Use> uses(String what) {
        List<Syntax.Use> list = new ArrayList<>();
        do {
            list.add(use(what));
        } while (take(","));
        return list;
    }

    /** Goes one level deeper; {@link #leave} comes back. */
    void enter() {
        if (++depth > MAX_DEPTH) {
            depth--;
            throw panic("this is nested deeper than " + MAX_DEPTH + " levels");
        }
    }

    void leave() {
        depth--;
    }

    int depth() {
        return depth;
    }

    Panic panic(String message) {
        return panic(current.span(), message);
    }

    Panic panic(Span span, String message) {
        error(span, message);
        return new Panic();
    }

    void error(Span span, String message, Diagnostics.Pointer... pointers) {
        erredAt = advances;
        diagnostics.error(span, message, pointers);
    }

    /** What is there, for messages. */
    String found() {
        if (atEnd()) {
            return "the end of the file";
        }
        return "'" + current.text() + "'";
    }

    /** Moves pragmas and file borders that were met into the scope being read. */
    void drain(List<Syntax.Declaration> scope) {
        if (!pending.isEmpty()) {
            scope.addAll(pending);
            pending.clear();
        }
    }

    /** Where a declaration begins, to be given to {@link #recover}. */
    record Mark(int depth, long advances) {}

    Mark mark() {
        recentNames.clear();
        return new Mark(depth, advances);
    }

    /**
     * After a panic: passes over the rest of the declaration, up to and with its semicolon, or up
     * to the brace that closes the scope around, or to a word that can only start a declaration.
     *
     * @param scope gets the names that the lost declaration had declared
     */
    void recover(Mark mark, List<Syntax.Declaration> scope) {
        assert erredAt >= mark.advances() - 1 : "a panic without an error";
        depth = mark.depth();
        for (Syntax.Name each : recentNames) {
            if (scope != null) {
                scope.add(new Syntax.Missing(each));
            }
        }
        recentNames.clear();
        skip(mark.advances() == advances);
    }

    /** After a panic between braces: up to the closing one, or to what starts a declaration. */
    void skipToBrace() {
        while (!atEnd() && !current.is("}")) {
            if (keyword != null && current.lineStart() && starts(keyword)) {
                return;
            }
            advance();
        }
    }

    private void skip(boolean standsStill) {
        boolean must = standsStill;
        int braces = 0;
        while (!atEnd()) {
            boolean starter = keyword != null && current.lineStart() && starts(keyword);
            if (braces == 0 && !must && (starter || current.is("}"))) {
                return;
            }
            must = false;
            if (current.is("{")) {
                braces++;
            } else if (current.is("}")) {
                braces = Math.max(0, braces - 1);
            } else if (current.is(";") && braces == 0) {
                advance();
                return;
            } else if (current.kind() == Kind.IDENTIFIER && keyword == null) {
                skipped.add(current.text());
            }
            advance();
        }
    }

    private static boolean starts(Keyword keyword) {
        return switch (keyword) {
            case MODULE,
                    INTERFACE,
                    STRUCT,
                    UNION,
                    ENUM,
                    EXCEPTION,
                    TYPEDEF,
                    CONST,
                    ATTRIBUTE,
                    READONLY,
                    ONEWAY,
                    VALUETYPE,
                    PUBLIC,
                    PRIVATE,
                    NATIVE ->
                    true;
            default -> false;
        };
    }

    private void advancePastHalf(Span both) {
        // The other half of the sign becomes the current token.
        current = half(both);
        keyword = null;
        previous = new Span(both.start(), both.start() + 1);
    }

    private static Token half(Span both) {
        return Token.closingAngle(both.end() - 1, both.end());
    }

    private void checkKeyword(Token token) {
        Keyword near = keyword != null ? keyword : Keyword.ignoringCase(token.text());
        if (near == null) {
            return;
        }
        String advice = keywordAdvice(token.text(), near);
        if (near.young()) {
            diagnostics.warning(token.span(), advice);
        } else {
            diagnostics.error(token.span(), advice);
        }
    }

    private static String keywordAdvice(String text, Keyword near) {
        String problem =
                near.word().equals(text)
                        ? text + " is a keyword of IDL" + (near.young() ? " since CORBA 3" : "")
                        : text + " differs from the keyword " + near.word() + " in case only";
        return problem + "; write _" + text + " to use it as an identifier";
    }

    /** Keeps what is no token of the grammar; false where it is one. */
    private boolean aside(Token token) {
        switch (token.kind()) {
            case PRAGMA:
                pragma(token);
                return true;
            case FILE_BEGIN:
                pending.add(new Syntax.FileBegin(token.span()));
                return true;
            case FILE_END:
                pending.add(new Syntax.FileEnd(token.span()));
                return true;
            default:
                return false;
        }
    }

    private void pragma(Token pragma) {
        List<Token> words = new ArrayList<>();
        for (Token t = source.next(); t.kind() != Kind.LINE_END; t = source.next()) {
            words.add(t);
        }
        Span span = words.isEmpty() ? pragma.span() : pragma.span().to(last(words).span());
        if (pragma.text().equals("prefix")) {
            if (words.size() == 1 && words.get(0).kind() == Kind.STRING) {
                pending.add(new Syntax.PrefixPragma(unquote(words.get(0)), span));
            } else {
                diagnostics.error(
                        span, "#pragma prefix wants one string: #pragma prefix \"omg.org\"");
            }
            return;
        }
        boolean version = pragma.text().equals("version");
        Kind wanted = version ? Kind.NUMBER : Kind.STRING;
        Syntax.Use target = words.isEmpty() ? null : scopedName(words.subList(0, words.size() - 1));
        if (target == null || last(words).kind() != wanted) {
            diagnostics.error(
                    span,
                    version
                            ? "#pragma version wants a name and a version: #pragma version A::B 1.2"
                            : "#pragma ID wants a name and an id: #pragma ID A::B \"IDL:A/B:1.0\"");
        } else if (version) {
            pending.add(new Syntax.VersionPragma(target, last(words).text(), span));
        } else {
            pending.add(new Syntax.IdPragma(target, unquote(last(words)), span));
        }
    }

    /** The tokens as a scoped name, or null. */
    private Syntax.Use scopedName(List<Token> words) {
        List<Syntax.Part> parts = new ArrayList<>();
        boolean absolute = !words.isEmpty() && words.get(0).is("::");
        for (int i = absolute ? 1 : 0; i < words.size(); i++) {
            Token word = words.get(i);
            boolean nameHere = (i - (absolute ? 1 : 0)) % 2 == 0;
            if (nameHere != (word.kind() == Kind.IDENTIFIER) || (!nameHere && !word.is("::"))) {
                return null;
            }
            if (nameHere) {
                boolean escaped = word.text().startsWith("_") && word.text().length() > 1;
                String text = escaped ? word.text().substring(1) : word.text();
                parts.add(new Syntax.Part(text, word.span()));
            }
        }
        boolean complete = !parts.isEmpty() && last(words).kind() == Kind.IDENTIFIER;
        return complete ? new Syntax.Use(uses++, absolute, parts) : null;
    }

    private static Token last(List<Token> words) {
        return words.get(words.size() - 1);
    }

    private static String unquote(Token string) {
        return string.text().substring(1, string.text().length() - 1);
    }
}
