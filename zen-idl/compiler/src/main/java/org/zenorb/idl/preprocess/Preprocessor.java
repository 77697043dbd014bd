package org.zenorb.idl.preprocess;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.SourceText;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.model.SourceFile;
import org.zenorb.idl.preprocess.Token.Kind;

import java.io.IOException;
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
 * {@link #MAX_INCLUDE_DEPTH} deep and {@link #MAX_INCLUSIONS} altogether, macros are bounded.
 * Source: CORBA 3.4 part 1, 7.3 (ISO C++ preprocessing). Thread: the compilation's.
 */
public final class Preprocessor {

    /** The bound of files that include each other. */
    public static final int MAX_INCLUDE_DEPTH = 100;

    /** The bound of inclusions in one compilation, counting a file as often as it is read. */
    static final int MAX_INCLUSIONS = 100_000;

    /** The bound of the numbers that {@code #line} gives. */
    static final int MAX_LINE = 1_000_000_000;

    /** A file being read. */
    private static final class Input {
        final Scanner scanner;
        final String path;
        final SourceText text;
        final int base;
        final int conditionsBefore;

        Input(Scanner scanner, SourceText text, int base, int conditionsBefore) {
            this.scanner = scanner;
            this.path = text.path();
            this.text = text;
            this.base = base;
            this.conditionsBefore = conditionsBefore;
        }
    }

    private final PreprocessOptions options;
    private final SourceLoader loader;
    private final Diagnostics diagnostics;
    private final WordTable words = new WordTable();
    private final Macros macros;
    private final Feed feed = new Feed();
    private final Deque<Input> inputs = new ArrayDeque<>();
    private final Conditionals conditionals;
    private final Includes includes;
    private final Deque<Token> ready = new ArrayDeque<>();
    private final List<SourceFile> files = new ArrayList<>();
    private final Set<String> known = new HashSet<>();
    private Span start = new Span(0, 0);
    private int inclusions;

    /** After that nothing is included: two files that include each other twice would never end. */
    private boolean tooManyIncludes;

    public Preprocessor(PreprocessOptions options, SourceLoader loader, Diagnostics diagnostics) {
        this.options = options;
        this.loader = loader;
        this.diagnostics = diagnostics;
        this.macros = new Macros(diagnostics);
        this.conditionals = new Conditionals(macros, feed, diagnostics);
        this.includes = new Includes(options.includePaths(), loader);
    }

    /**
     * Opens the main file; the tokens follow.
     *
     * @return false where it cannot be read, which is reported
     */
    public boolean open(String path) {
        predefine();
        Optional<char[]> text;
        String why;
        try {
            text = loader.load(path);
            why = text.isEmpty() ? loader.whyAbsent(path) : "it is too large";
        } catch (IOException e) {
            text = Optional.empty();
            why = e.getMessage();
        }
        if (text.isEmpty() || !diagnostics.sources().hasRoomFor(text.get().length)) {
            SourceText none = new SourceText(path, true, new char[0]);
            int at = diagnostics.sources().addFile(none);
            start = new Span(at, at);
            diagnostics.error(start, "cannot read " + path + ": " + why);
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
        inputs.push(new Input(scanner, source, base, conditionals.count()));
        feed.file(scanner);
    }

    private Token endOfFile(Token end) {
        Input done = inputs.peek();
        conditionals.closeDownTo(done.conditionsBefore);
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
                macros.undefine(DirectiveLine.macroName(scanner.next(), name, diagnostics));
                DirectiveLine.end(scanner, "#undef", diagnostics);
                break;
            case "if":
            case "ifdef":
            case "ifndef":
                conditionals.open(sign, name, scanner);
                return;
            case "elif":
            case "else":
                conditionals.otherwise(name, scanner, inputs.peek().conditionsBefore);
                return;
            case "endif":
                conditionals.close(name, scanner, inputs.peek().conditionsBefore);
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
                scanner.restOfLine();
                break;
            case "line":
                renumber(name, macros.replaceAll(DirectiveLine.tokens(scanner), feed), true);
                break;
            default:
                if (name.kind() == Kind.NUMBER) {
                    List<Token> mark = DirectiveLine.tokens(scanner);
                    mark.add(0, name);
                    renumber(name, mark, false);
                } else {
                    diagnostics.error(
                            name.span(), "there is no preprocessor directive #" + name.text());
                    scanner.restOfLine();
                }
        }
        scanner.inDirective(false);
    }

    /**
     * {@code #line}, or the mark that other preprocessors leave.
     *
     * @param strict whether nothing can stand after the file's name
     */
    private void renumber(Token directive, List<Token> line, boolean strict) {
        boolean named = line.size() > 1 && line.get(1).kind() == Kind.STRING;
        int number = line.isEmpty() ? 0 : lineNumber(line.get(0));
        if (number < 0
                || line.isEmpty()
                || (line.size() > 1 && !named)
                || (strict && line.size() > 2)) {
            Span at = line.isEmpty() ? directive.span() : line.get(0).span();
            diagnostics.error(at, "#line wants a number and maybe a file: #line 12 \"a.idl\"");
            return;
        }
        String path = named ? line.get(1).text().replace("\\\\", "\\") : null;
        Input input = inputs.peek();
        input.text.renumber(
                directive.start() - input.base,
                number,
                named ? path.substring(1, path.length() - 1) : null);
    }

    /** Lines count from 1, whatever is said; -1 where it is no number of a line. */
    private static int lineNumber(Token token) {
        try {
            int number = token.kind() == Kind.NUMBER ? Integer.parseInt(token.text()) : -1;
            return number > MAX_LINE ? -1 : number == 0 ? 1 : number;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private void include(Scanner scanner, Token keyword) {
        Token angled = scanner.angledName();
        boolean local = false;
        Token named = angled;
        if (angled == null) {
            List<Token> rest = macros.replaceAll(DirectiveLine.tokens(scanner), feed);
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
            DirectiveLine.end(scanner, "#include", diagnostics);
        }
        scanner.inDirective(false);
        if (named != null) {
            String name = named.text();
            enter(local ? name.substring(1, name.length() - 1) : name, local, named);
        }
    }

    private void enter(String name, boolean local, Token at) {
        try {
            if (!enter(name, local, at.span())) {
                diagnostics.error(
                        at.span(), "cannot find the file " + name + includes.lookedIn(local));
            }
        } catch (IOException e) {
            diagnostics.error(at.span(), "cannot read " + name + ": " + e.getMessage());
        }
    }

    /**
     * Reads the file that an {@code import} means before anything else, unless there is none; for
     * the parser, at the last token of the import.
     *
     * @return whether there is such a file
     */
    public boolean enterImport(String name, Span at) {
        try {
            return enter(name, true, at);
        } catch (IOException e) {
            diagnostics.error(at, "cannot read " + name + ": " + e.getMessage());
            return true;
        }
    }

    /**
     * Reads a file that the compiler brings, after the end of the main file and as a part of it.
     *
     * @param undefines macros of files that the place does not know for which it is read
     * @return whether there is such a file
     */
    public boolean enterBuiltIn(String name, List<String> undefines) {
        undefines.forEach(macros::undefine);
        char[] text = Includes.builtIn(name);
        if (text != null) {
            push(name, text, start, true);
        }
        return text != null;
    }

    private boolean enter(String name, boolean local, Span at) throws IOException {
        if (tooManyIncludes) {
            return true;
        }
        if (++inclusions > MAX_INCLUSIONS) {
            tooManyIncludes = true;
            diagnostics.error(at, "there are more than " + MAX_INCLUSIONS + " includes");
            return true;
        }
        if (inputs.size() > MAX_INCLUDE_DEPTH) {
            tooManyIncludes = true;
            diagnostics.error(
                    at,
                    "includes are nested deeper than "
                            + MAX_INCLUDE_DEPTH
                            + " files; does "
                            + name
                            + " include itself?");
            return true;
        }
        Includes.Found found = includes.find(name, local ? inputs.peek().path : null);
        if (found == null) {
            char[] builtIn = Includes.builtIn(name);
            if (builtIn != null) {
                push(name, builtIn, at, false);
            }
            return builtIn != null;
        }
        if (found.text() != null) {
            enter(found.path(), found.text(), at);
        }
        return true;
    }

    private void enter(String path, char[] text, Span at) {
        if (!diagnostics.sources().hasRoomFor(text.length)) {
            diagnostics.error(at, "the files of this compilation are too large together");
            return;
        }
        if (known.add(path)) {
            files.add(new SourceFile(path, false));
        }
        push(path, text, at, false);
    }

    private void push(String path, char[] text, Span at, boolean main) {
        SourceText source = new SourceText(path, main, text);
        int base = diagnostics.sources().addFile(source, at.start());
        push(source, base);
        ready.add(new Token(Kind.FILE_BEGIN, path, base, base));
    }

    private void define(Scanner scanner, Token keyword) {
        Token name = scanner.next();
        String word = DirectiveLine.macroName(name, keyword, diagnostics);
        List<Token> rest = DirectiveLine.tokens(scanner);
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

    /** Hands the pragmas that IDL knows to the parser. */
    private void pragma(Scanner scanner, Token keyword) {
        List<Token> rest = DirectiveLine.tokens(scanner);
        String name = rest.isEmpty() ? "" : rest.get(0).text();
        switch (name) {
            case "once":
                includes.once(inputs.peek().path);
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
}
