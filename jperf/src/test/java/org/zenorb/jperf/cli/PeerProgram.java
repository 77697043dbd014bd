package org.zenorb.jperf.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.zenorb.jperf.keyword.KeywordSet;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * One program that holds the outputs of gperf and of jperf for the same input, in many forms, and
 * compares what they find: all keywords, and strangers that resemble them.
 */
final class PeerProgram {
    private static final String STRUCT = "struct kw { const char *name; int value; };\n";
    private static final String POOLED = "struct pooled { int name; int value; };\n";

    private final Path folder;
    private final List<byte[]> keywords;
    private final boolean cpp;
    private final StringBuilder includes = new StringBuilder();
    private final StringBuilder calls = new StringBuilder();
    private int forms;

    PeerProgram(Path folder, List<byte[]> keywords, boolean cpp) throws IOException {
        this.folder = folder;
        this.keywords = keywords;
        this.cpp = cpp;
        Files.createDirectories(folder.resolve("theirs"));
    }

    /** Adds both outputs for these options, as words for a command line. */
    void add(String options) throws IOException, InterruptedException {
        int form = forms++;
        List<String> words = new ArrayList<>(List.of(options.split(" ")));
        boolean struct = words.contains("-t");
        boolean pooled = words.contains("-P");
        Path input = folder.resolve("f" + form + ".gperf");
        Files.write(input, input(struct, pooled));
        words.removeIf(String::isEmpty);
        words.add("-T");
        words.add(cpp ? "-LC++" : "-LANSI-C");
        List<String> gperf = new ArrayList<>(List.of("gperf"));
        gperf.addAll(names(words, "g" + form));
        gperf.add(input.toString());
        Path theirs = folder.resolve("theirs/g" + form + ".h");
        gperf.add(1, "--output-file=" + theirs);
        CTools.run(folder, gperf.toArray(new String[0]));
        // gperf's inclusion guards keep the comparison functions of its outputs apart.
        List<String> ours = names(words, "j" + form);
        ours.add("-o");
        ours.add(folder.resolve("j" + form + ".h").toString());
        ours.add(input.toString());
        jperf(ours);
        includes.append("#include \"g" + form + ".h\"\n#include \"j" + form + ".h\"\n");
        String type = struct ? pooled ? "pooled" : "kw" : "string";
        boolean open = words.contains("-l") || words.contains("-c");
        boolean nul = words.contains("-l");
        calls.append("    if (").append(nul ? "1" : "!nul").append(")\n        compare_");
        calls.append(type).append(" (\"").append(options).append("\", ");
        for (String side : List.of("g", "j")) {
            String scope = cpp ? "C" + side + form + "::" : "";
            calls.append(scope).append("find_").append(side).append(form);
            calls.append(" (").append(open ? "open" : "closed").append(", len), ");
        }
        calls.setLength(calls.length() - 2);
        calls.append(");\n");
    }

    private static List<String> names(List<String> options, String name) {
        List<String> words = new ArrayList<>(options);
        words.addAll(List.of("-N", "find_" + name, "-H", "hash_" + name, "-Z", "C" + name));
        words.addAll(List.of("-W", "words_" + name, "-Q", "pool_" + name));
        words.addAll(List.of("--length-table-name=lengths_" + name));
        words.addAll(List.of("--constants-prefix=" + name + "_"));
        return words;
    }

    /** Runs jperf, which must succeed without a word. */
    static void jperf(List<String> options) {
        StringWriter err = new StringWriter();
        int status =
                Main.run(
                        new ByteArrayInputStream(new byte[0]),
                        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
                        new PrintWriter(err),
                        options.toArray(new String[0]));
        assertEquals("", err.toString(), options.toString());
        assertEquals(0, status);
    }

    private byte[] input(boolean struct, boolean pooled) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes((struct ? pooled ? POOLED : STRUCT : "").getBytes(StandardCharsets.UTF_8));
        out.writeBytes("%%\n".getBytes(StandardCharsets.UTF_8));
        int value = 0;
        for (byte[] keyword : keywords) {
            out.write('"');
            for (byte b : keyword) {
                out.writeBytes(String.format("\\%03o", b & 0xff).getBytes(StandardCharsets.UTF_8));
            }
            out.writeBytes(("\"," + value++ + "\n").getBytes(StandardCharsets.UTF_8));
        }
        out.writeBytes("%%\n".getBytes(StandardCharsets.UTF_8));
        return out.toByteArray();
    }

    /** Compiles and runs the program; gperf's parts are taken for system headers: no warnings. */
    void check(String... compiler) throws IOException, InterruptedException {
        String main = cpp ? "main.cc" : "main.c";
        Files.writeString(folder.resolve(main), source());
        Files.write(folder.resolve("queries"), queries());
        List<String> command = new ArrayList<>(List.of(compiler));
        command.addAll(List.of("-Wall", "-Wextra", "-Werror", "-isystem", "theirs", "-I", "."));
        command.addAll(List.of("-o", "main", main));
        CTools.run(folder, command.toArray(new String[0]));
        String end = CTools.run(folder, "./main", "queries");
        assertEquals("0 differences\n", end.substring(end.indexOf('\n') + 1), end);
    }

    private String source() {
        return """
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        """
                + STRUCT
                + POOLED
                + includes
                + """

                static int differences = 0, found = 0;
                static void report (const char *form, int same)
                {
                    if (!same && differences++ < 10)
                        printf ("%s differs\\n", form);
                }
                static void compare_string (const char *form, const char *theirs, const char *ours)
                {
                    found += theirs != 0;
                    report (form, theirs == 0 ? ours == 0 : ours != 0 && !strcmp (theirs, ours));
                }
                static void compare_kw (const char *form, const struct kw *theirs, const struct kw *ours)
                {
                    found += theirs != 0;
                    report (form, theirs == 0 ? ours == 0
                            : ours != 0 && theirs->value == ours->value
                              && !strcmp (theirs->name, ours->name));
                }
                static void compare_pooled (const char *form, const struct pooled *theirs,
                                            const struct pooled *ours)
                {
                    found += theirs != 0;
                    report (form, theirs == 0 ? ours == 0
                            : ours != 0 && theirs->value == ours->value);
                }
                static void compare_all (const char *open, const char *closed, size_t len, int nul)
                {
                """
                + "    (void) open, (void) closed, (void) nul;\n"
                + calls
                + """
                }
                int main (int argc, char **argv)
                {
                    FILE *in = fopen (argv[argc - 1], "rb");
                    int low, high;
                    (void) compare_string; (void) compare_kw; (void) compare_pooled;
                    while (in != 0 && (low = getc (in)) != EOF && (high = getc (in)) != EOF) {
                        size_t len = (size_t) (low + 256 * high);
                        char *open = (char *) malloc (len + 1);
                        char *closed = (char *) malloc (len + 1);
                        size_t read = fread (closed, 1, len, in);
                        closed[read] = 0;
                        memcpy (open, closed, len);
                        open[len] = 'x';
                        compare_all (open, closed, len, memchr (closed, 0, len) != 0);
                        free (open);
                        free (closed);
                    }
                    if (in != 0)
                        fclose (in);
                    printf ("%d found\\n%d differences\\n", found, differences);
                    return 0;
                }
                """;
    }

    private byte[] queries() {
        Random random = new Random(keywords.size());
        Set<String> all = new LinkedHashSet<>();
        int longest = 0;
        for (byte[] keyword : keywords) {
            String text = new String(keyword, StandardCharsets.ISO_8859_1);
            longest = Math.max(longest, text.length());
            all.add(text);
            all.add(text + (char) ('a' + random.nextInt(26)));
            all.add(text + text);
            all.add(text.substring(0, text.length() - 1));
            all.add(text.substring(1));
            all.add(new StringBuilder(text).reverse().toString());
            StringBuilder other = new StringBuilder(text);
            for (int i = 0; i < 6; i++) {
                int at = random.nextInt(text.length());
                char old = other.charAt(at);
                other.setCharAt(at, (char) (old ^ (i % 2 == 0 ? 1 << random.nextInt(8) : 32)));
                all.add(other.toString());
                other.setCharAt(at, old);
            }
        }
        for (int i = 0; i < 2000; i++) {
            StringBuilder text = new StringBuilder();
            for (int c = random.nextInt(longest + 2); c >= 0; c--) {
                text.append((char) (i % 2 == 0 ? 'a' + random.nextInt(26) : random.nextInt(256)));
            }
            all.add(text.toString());
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (String text : all) {
            out.write(text.length());
            out.write(text.length() >> 8);
            out.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
        }
        return out.toByteArray();
    }

    @Override
    public String toString() {
        return forms + " forms of " + KeywordSet.quote(keywords.get(0)) + "...";
    }
}
