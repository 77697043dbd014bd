package org.zenorb.idl.preprocess;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.SourceText;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.model.SourceFile;
import org.zenorb.idl.preprocess.Token.Kind;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads one main file and what it includes, and hands out tokens.
 *
 * <p>Guarantee: {@link #next} always ends up at {@link Kind#END}: includes are nested at most
 * {@link #MAX_INCLUDE_DEPTH} deep, macros are bounded. Source: CORBA 3.4 part 1, 7.3 (ISO C++
 * preprocessing). Thread: the compilation's.
 */
public final class Preprocessor {

    /** The bound of files that include each other. */
    public static final int MAX_INCLUDE_DEPTH = 100;

    /** A file being read. */
    private static final class Input {
        final Scanner scanner;
        final String path;
        final int conditionsBefore;

        Input(Scanner scanner, String path, int conditionsBefore) {
            this.scanner = scanner;
            this.path = path;
            this.conditionsBefore = conditionsBefore;
        }
    }

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

    private final PreprocessOptions options;
    private final SourceLoader loader;
    private final Diagnostics diagnostics;
    private final WordTable words = new WordTable();
    private final Macros macros;
    private final Feed feed = new Feed();
    private final Deque<Input> inputs = new ArrayDeque<>();
    private final Deque<Group> groups = new ArrayDeque<>();
    private final Deque<Token> ready = new ArrayDeque<>();
    private final Set<String> once = new HashSet<>();
    private final List<SourceFile> files = new ArrayList<>();
    private final Set<String> known = new HashSet<>();
    private Span start = new Span(0, 0);

    public Preprocessor(PreprocessOptions options, SourceLoader loader, Diagnostics diagnostics) {
        this.options = options;
        this.loader = loader;
        this.diagnostics = diagnostics;
        this.macros = new Macros(diagnostics);
    }

    /**
     * Opens the main file; the tokens follow.
     *
     * @return false where it cannot be read, which is reported
     */
    public boolean open(String path) {
        predefine();
        Optional<char[]> text;
        String why = "there is no such file";
        try {
            text = loader.load(path);
        } catch (IOException e) {
            text = Optional.empty();
            why = e.getMessage();
        }
        if (text.isEmpty() || !diagnostics.sources().hasRoomFor(text.get().length)) {
            SourceText none = new SourceText(path, true, new char[0]);
            int at = diagnostics.sources().addFile(none);
            start = new Span(at, at);
            diagnostics.error(
                    start,
                    "cannot read " + path + ": " + (text.isEmpty() ? why : "it is too large"));
            return false;
        }
        known.add(path);
        files.add(new SourceFile(path, true));
        SourceText source = new SourceText(path, true, text.get());
        int base = diagnostics.sources().addFile(source);
        start = new Span(base, base);
        push(source, base);
        return true;
    }

    /** Where the main file begins: the place of what is to be said of it as a whole. */
    public Span start() {
        return start;
    }

    /** The files that were read so far, the main one first. */
    public List<SourceFile> files() {
        return List.copyOf(files);
    }

    /** The next token for the parser. */
    public Token next() {
        while (true) {
            if (!ready.isEmpty()) {
                return ready.poll();
            }
            Token token = macros.next(feed);
            if (token.kind() == Kind.END) {
                Token mark = endOfFile(token);
                if (mark != null) {
                    return mark;
                }
            } else if (token.lineStart() && token.is("#")) {
                directive(token);
            } else {
                return token;
            }
        }
    }

    private void predefine() {
        StringBuilder text = new StringBuilder("#define __ZEN_IDL__ 1\n");
        for (String each : options.defines()) {
            int equals = each.indexOf('=');
            String name = equals < 0 ? each : each.substring(0, equals);
            String value = equals < 0 ? "1" : each.substring(equals + 1).replace('\n', ' ');
            text.append("#define ").append(name).append(' ').append(value).append('\n');
        }
        for (String each : options.undefines()) {
            text.append("#undef ").append(each).append('\n');
        }
        SourceText source = new SourceText("<command line>", false, text.toString().toCharArray());
        push(source, diagnostics.sources().addFile(source));
        Token token = feed.next();
        while (token.kind() != Kind.END) {
            directive(token);
            token = feed.next();
        }
        inputs.pop();
    }

    private void push(SourceText source, int base) {
        Scanner scanner = new Scanner(source.chars(), base, words, diagnostics);
        inputs.push(new Input(scanner, source.path(), groups.size()));
        feed.file(scanner);
    }

    private Token endOfFile(Token end) {
        Input done = inputs.peek();
        while (groups.size() > done.conditionsBefore) {
            diagnostics.error(groups.pop().opened, "this condition is not closed by #endif");
        }
        if (inputs.size() == 1) {
            return end;
        }
        inputs.pop();
        feed.file(inputs.peek().scanner);
        return new Token(Kind.FILE_END, "", end.start(), end.end());
    }

    private void directive(Token sign) {
        Scanner scanner = inputs.peek().scanner;
        scanner.inDirective(true);
        Token name = scanner.next();
        switch (name.kind() == Kind.LINE_END || name.kind() == Kind.END ? "" : name.text()) {
            case "":
                break;
            case "include":
                include(scanner, name);
                return;
            case "define":
                define(scanner, name);
                break;
            case "undef":
                macros.undefine(macroName(scanner.next(), name));
                endOfLine(scanner, "#undef");
                break;
            case "if":
            case "ifdef":
            case "ifndef":
                open(sign, name, scanner);
                return;
            case "elif":
            case "else":
                otherwise(name, scanner);
                return;
            case "endif":
                close(name, scanner);
                return;
            case "pragma":
                pragma(scanner, name);
                break;
            case "error":
                diagnostics.error(name.span(), "#error " + scanner.restOfLine());
                break;
            case "warning":
                diagnostics.warning(name.span(), "#warning " + scanner.restOfLine());
                break;
            case "ident":
            case "line":
                scanner.restOfLine();
                break;
            default:
                if (name.kind() != Kind.NUMBER) {
                    diagnostics.error(
                            name.span(), "there is no preprocessor directive #" + name.text());
                }
                scanner.restOfLine();
        }
        scanner.inDirective(false);
    }

    private void include(Scanner scanner, Token keyword) {
        Token angled = scanner.angledName();
        boolean local = false;
        Token named = angled;
        if (angled == null) {
            List<Token> rest = macros.replaceAll(line(scanner), feed);
            if (rest.size() == 1 && rest.get(0).kind() == Kind.STRING) {
                named = rest.get(0);
                local = true;
            } else if (rest.size() > 2 && rest.get(0).is("<")) {
                StringBuilder name = new StringBuilder();
                for (Token each : rest.subList(1, rest.size() - 1)) {
                    name.append(each.text());
                }
                Token first = rest.get(0);
                named = new Token(Kind.STRING, name.toString(), first.start(), first.end());
            } else {
                diagnostics.error(
                        rest.isEmpty() ? keyword.span() : rest.get(0).span(),
                        "#include wants \"file\" or <file>");
            }
        } else {
            endOfLine(scanner, "#include");
        }
        scanner.inDirective(false);
        if (named != null) {
            String name = named.text();
            enter(local ? name.substring(1, name.length() - 1) : name, local, named);
        }
    }

    private void enter(String name, boolean local, Token at) {
        if (inputs.size() > MAX_INCLUDE_DEPTH) {
            diagnostics.error(
                    at.span(),
                    "includes are nested deeper than "
                            + MAX_INCLUDE_DEPTH
                            + " files; does "
                            + name
                            + " include itself?");
            return;
        }
        List<String> candidates = new ArrayList<>();
        if (name.startsWith("/")) {
            candidates.add(name);
        } else {
            if (local) {
                candidates.add(folder(inputs.peek().path) + name);
            }
            for (String each : options.includePaths()) {
                candidates.add(
                        each.isEmpty() || each.endsWith("/") ? each + name : each + "/" + name);
            }
        }
        for (String candidate : candidates) {
            try {
                if (once.contains(normal(candidate))) {
                    return;
                }
                Optional<char[]> text = loader.load(candidate);
                if (text.isPresent()) {
                    enter(candidate, text.get(), at);
                    return;
                }
            } catch (IOException e) {
                diagnostics.error(at.span(), "cannot read " + candidate + ": " + e.getMessage());
                return;
            }
        }
        diagnostics.error(
                at.span(),
                "cannot find the file "
                        + name
                        + (options.includePaths().isEmpty()
                                ? "; -I names the folders to look in"
                                : "; looked in "
                                        + (local ? "the including file's folder, " : "")
                                        + String.join(", ", options.includePaths())));
    }

    private void enter(String path, char[] text, Token at) {
        if (!diagnostics.sources().hasRoomFor(text.length)) {
            diagnostics.error(at.span(), "the files of this compilation are too large together");
            return;
        }
        if (known.add(path)) {
            files.add(new SourceFile(path, false));
        }
        SourceText source = new SourceText(path, false, text);
        int base = diagnostics.sources().addFile(source, at.start());
        push(source, base);
        ready.add(new Token(Kind.FILE_BEGIN, path, base, base));
    }

    /** One spelling for all that lead to the same file. */
    private static String normal(String path) {
        try {
            return Path.of(path).normalize().toString();
        } catch (InvalidPathException e) {
            return path;
        }
    }

    private static String folder(String path) {
        return path.substring(0, path.lastIndexOf('/') + 1);
    }

    private void define(Scanner scanner, Token keyword) {
        Token name = scanner.next();
        String word = macroName(name, keyword);
        List<Token> rest = line(scanner);
        if (word.isEmpty()) {
            return;
        }
        if (rest.isEmpty() || !rest.get(0).is("(") || rest.get(0).spaceBefore()) {
            macros.define(new Macro(word, null, false, List.copyOf(rest), name.span()));
            return;
        }
        List<String> parameters = new ArrayList<>();
        boolean variadic = false;
        int at = 1;
        while (at < rest.size() && !rest.get(at).is(")")) {
            Token each = rest.get(at);
            boolean dots = at + 2 < rest.size() && each.is(".") && rest.get(at + 2).is(".");
            if (dots) {
                variadic = true;
                parameters.add("__VA_ARGS__");
                at += 3;
            } else if (each.kind() == Kind.IDENTIFIER && !parameters.contains(each.text())) {
                parameters.add(each.text());
                at++;
            } else {
                diagnostics.error(each.span(), "a macro's parameters are different names");
                return;
            }
            if (at < rest.size() && rest.get(at).is(",") && !variadic) {
                at++;
            }
        }
        if (at >= rest.size()) {
            diagnostics.error(name.span(), "the parameters of macro " + word + " have no ')'");
            return;
        }
        List<Token> body = List.copyOf(rest.subList(at + 1, rest.size()));
        macros.define(new Macro(word, parameters, variadic, body, name.span()));
    }

    private String macroName(Token name, Token directive) {
        if (name.kind() != Kind.IDENTIFIER || name.text().equals("defined")) {
            diagnostics.error(
                    name.kind() == Kind.IDENTIFIER ? name.span() : directive.span(),
                    "#" + directive.text() + " wants the name of a macro");
            return "";
        }
        return name.text();
    }

    private void open(Token sign, Token directive, Scanner scanner) {
        boolean holds = test(directive, scanner);
        scanner.inDirective(false);
        groups.push(new Group(sign.span().to(directive.span()), holds));
        if (!holds) {
            skip(scanner);
        }
    }

    private boolean test(Token directive, Scanner scanner) {
        if (directive.text().equals("if") || directive.text().equals("elif")) {
            List<Token> tokens = macros.replaceAll(answerDefined(line(scanner)), feed);
            return new Condition(tokens, directive.span(), diagnostics).holds();
        }
        String word = macroName(scanner.next(), directive);
        endOfLine(scanner, "#" + directive.text());
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

    /** At an {@code #elif} or {@code #else} after a group that was read. */
    private void otherwise(Token directive, Scanner scanner) {
        scanner.restOfLine();
        scanner.inDirective(false);
        if (groups.size() <= inputs.peek().conditionsBefore) {
            diagnostics.error(directive.span(), "#" + directive.text() + " without #if");
            return;
        }
        Group group = groups.peek();
        checkElse(group, directive);
        group.elseSeen |= directive.text().equals("else");
        skip(scanner);
    }

    private void close(Token directive, Scanner scanner) {
        endOfLine(scanner, "#endif");
        scanner.inDirective(false);
        if (groups.size() <= inputs.peek().conditionsBefore) {
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

    /** Hands the pragmas that IDL knows to the parser. */
    private void pragma(Scanner scanner, Token keyword) {
        List<Token> rest = line(scanner);
        String name = rest.isEmpty() ? "" : rest.get(0).text();
        switch (name) {
            case "once":
                once.add(normal(inputs.peek().path));
                break;
            case "prefix":
            case "version":
            case "ID":
                Token first = rest.get(0);
                ready.add(new Token(Kind.PRAGMA, name, first.start(), first.end()));
                ready.addAll(rest.subList(1, rest.size()));
                int end = rest.get(rest.size() - 1).end();
                ready.add(new Token(Kind.LINE_END, "", end, end));
                break;
            default:
                // Another compiler's pragma: to be passed over, says the standard.
                if (name.equalsIgnoreCase("id")
                        || name.equalsIgnoreCase("prefix")
                        || name.equalsIgnoreCase("version")) {
                    diagnostics.warning(
                            keyword.span().to(rest.get(0).span()),
                            "unknown pragma "
                                    + name
                                    + " is passed over; IDL's own are prefix, version and ID");
                }
        }
    }

    /** The tokens up to the end of the line. */
    private List<Token> line(Scanner scanner) {
        List<Token> tokens = new ArrayList<>();
        Token token = scanner.next();
        while (token.kind() != Kind.LINE_END && token.kind() != Kind.END) {
            tokens.add(token);
            token = scanner.next();
        }
        return tokens;
    }

    private void endOfLine(Scanner scanner, String directive) {
        List<Token> rest = line(scanner);
        if (!rest.isEmpty()) {
            diagnostics.warning(
                    rest.get(0).span(), "what stands after " + directive + " is passed over");
        }
    }
}
