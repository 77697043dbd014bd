package org.zenorb.jperf.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** What gperf has no like of, or no words for: compiled and run. */
class CompiledCTest {
    private static final String[] STRICT = {"-pedantic", "-Wall", "-Wextra", "-Werror"};

    /** Prints 1 for each argument that is a keyword and 0 for others; \- stands for "". */
    private static final String MAIN =
            """
            #include <stdio.h>
            #include <stdlib.h>
            #include <string.h>
            #include "words.c"
            int main (int argc, char **argv)
            {
                int i;
                for (i = 1; i < argc; i++) {
                    /* exactly as long as the word: reading beyond it would be found */
                    size_t len = strcmp (argv[i], "-") == 0 ? 0 : strlen (argv[i]);
                    char *word = (char *) malloc (len == 0 ? 1 : len);
                    const char *found;
                    memcpy (word, argv[i], len);
                    found = FIND (word, len);
                    putchar (found == 0 ? '0' : memcmp (found, word, len) == 0 ? '1' : '?');
                    free (word);
                }
                return 0;
            }
            """;

    @TempDir private Path folder;

    @BeforeEach
    void needTools() throws Exception {
        CTools.need("gcc", "g++");
    }

    private String answers(String input, String options, String words, String... compiler)
            throws Exception {
        Path file = folder.resolve("words.gperf");
        Files.writeString(file, input, StandardCharsets.ISO_8859_1);
        List<String> jperf = new ArrayList<>(List.of(options.split(" ")));
        jperf.addAll(List.of("-o", folder.resolve("words.c").toString(), file.toString()));
        PeerProgram.jperf(jperf);
        boolean cpp = compiler[0].equals("g++");
        String find = cpp ? "Perfect_Hash::in_word_set" : "in_word_set";
        String main = cpp ? "main.cc" : "main.c";
        Files.writeString(folder.resolve(main), MAIN.replace("FIND", find));
        List<String> command = new ArrayList<>(List.of(compiler));
        command.addAll(List.of(STRICT));
        command.addAll(List.of("-o", "main", main));
        CTools.run(folder, command.toArray(new String[0]));
        List<String> run = new ArrayList<>(List.of(folder.resolve("main").toString()));
        run.addAll(List.of(words.split(" ")));
        return CTools.run(folder, run.toArray(new String[0]));
    }

    @ParameterizedTest
    @CsvSource({
        "'%%\n%%\n', - a, 00",
        "'\"\"\n', - a, 10",
        "'\"\"\na\n', - a b aa, 1100",
        "'\"\"\nabc\nabd\n', - a abc abd abe abcd, 101100",
        "'a\n', - a b aa, 0100",
        "'ab\r\ncd\r\n', ab cd ac, 110",
        "'ab\n\"\"\nac\nxy\n', - ab ac xy x, 11110",
    })
    void shouldTakeFewKeywordsAndTheEmptyOne(String input, String words, String expected)
            throws Exception {
        for (String form :
                List.of("", "-S1", "-S9 -E", "-P -G", "-D -s3", "--construction=displaced")) {
            String options = ("-LANSI-C " + form).strip();
            assertEquals(expected, answers(input, options, words, "gcc", "-std=c90"), form);
        }
        assertEquals(expected, answers(input, "-LKR-C", words, "gcc", "-std=c90"));
        assertEquals(expected, answers(input, "-LC++", words, "g++", "-std=c++17"));
    }

    /** Enough of them that hash and displace is taken, and reads words of 4 and of 8 bytes. */
    private static String many(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("same_beginning_").append(i * 7919).append("_same_end\n");
            text.append((char) ('a' + i % 26)).append((char) ('a' + i / 26 % 26));
            text.append(i / 676).append('\n');
        }
        return text.toString();
    }

    private static final String QUERIES =
            "same_beginning_7919_same_end same_beginning_7918_same_end aa0 zz0 ba0 ab same_end"
                    + " aaaaaaaaaaaaaaaaaaaaaaa same_beginning_0_same_end";

    private static final String CASELESS =
            "SAME_beginning_7919_Same_End same_beginning_7918_SAME_end aA0 ZZ0 bA0 ab SAME_end"
                    + " aaaaaaaaaaaaaaaaaaaaaaa samE_beginning_0_samE_end";

    @ParameterizedTest
    @ValueSource(strings = {"-LANSI-C", "-LC", "-LKR-C", "-LANSI-C -S3", "-LANSI-C -D -P"})
    void shouldReadNoByteBeyondTheKey(String options) throws Exception {
        String[] compiler = {
            "gcc", "-std=c90", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover"
        };
        assertEquals("101110001", answers(many(700), options, QUERIES, compiler));
    }

    @Test
    void shouldNotDependOnTheOrderOfBytes() throws Exception {
        String[] anyOrder = {"gcc", "-std=c99", "-U__BYTE_ORDER__", "-Wno-builtin-macro-redefined"};
        assertEquals("101110001", answers(many(700), "-LANSI-C", QUERIES, anyOrder));
        assertEquals("101110001", answers(many(20_000), "-LANSI-C", QUERIES, "gcc"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-LANSI-C", "-LC", "-LKR-C", "-LANSI-C -S3 -l", "-LANSI-C -D -P"})
    void shouldIgnoreCaseInWords(String options) throws Exception {
        String input = many(700);
        String found = answers(input, options + " --ignore-case", CASELESS, "gcc", "-std=c90");
        assertEquals("101110001", found.replace('?', '1'));
        assertEquals(
                "000000000",
                answers(input, options, CASELESS.toUpperCase(java.util.Locale.ROOT), "gcc"));
    }

    @Test
    void shouldShareAFileWithOthersOfItsKind() throws Exception {
        StringBuilder all = new StringBuilder("#include <string.h>\n");
        int index = 0;
        for (String form : List.of("", "--ignore-case", "-G -W words2", "-E -P -Q pool3")) {
            for (String input : List.of("a\nbb\n", many(100), many(3000))) {
                Path file = folder.resolve("in" + index);
                Files.writeString(file, input);
                String out = folder.resolve("out" + index + ".c").toString();
                List<String> options = new ArrayList<>(List.of("-LANSI-C", "-o", out));
                options.addAll(List.of("-N", "find" + index, "-H", "hash" + index));
                options.add("--constants-prefix=C" + index);
                for (String word : form.split(" ")) {
                    options.add(word.matches(".*[23]") ? word + index : word);
                }
                options.removeIf(String::isEmpty);
                options.add(file.toString());
                PeerProgram.jperf(options);
                all.append("#include \"out").append(index++).append(".c\"\n");
            }
        }
        all.append("int main (void) { return find0 (\"a\", 1) == 0 || find3 (\"BB\", 2) == 0; }\n");
        Files.writeString(folder.resolve("all.c"), all);
        for (String compiler : List.of("gcc -std=c90", "g++ -std=c++17 -xc++")) {
            List<String> command = new ArrayList<>(List.of(compiler.split(" ")));
            command.addAll(List.of(STRICT));
            command.addAll(List.of("-o", "all", "all.c"));
            CTools.run(folder, command.toArray(new String[0]));
            assertEquals("", CTools.run(folder, folder.resolve("all").toString()));
        }
    }

    /** Sets that make the search read keywords in each of its ways, and how the output says so. */
    static Stream<Arguments> views() {
        List<String> words = new ArrayList<>(texts(120, "abcdefghijklmnopqrstuvwxyz", 2, 8));
        List<String> lengths = new ArrayList<>(words);
        lengths.addAll(List.of("qqqq", "qqqqq", "qqqqqq", "qqqqqqq"));
        List<String> longer = new ArrayList<>();
        List<String> middle = new ArrayList<>();
        List<String> whole = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            longer.add("get" + i * 7919 % 10_007 + "_of_the_" + i + "th");
            middle.add(String.format("get_the_%04d_value_of_it", i));
        }
        for (String bits : texts(600, "ab", 24, 26)) {
            whole.add("beginning_" + bits + "_the_end");
        }
        String few = "auto break case char const do double else enum for goto if int long return";
        return Stream.of(
                Arguments.of("by position", List.of(few.split(" "))),
                Arguments.of("by the first and the last 4 bytes", words),
                Arguments.of("by the first and the last 4 bytes", lengths),
                Arguments.of("by the first and the last 8 bytes", longer),
                Arguments.of("by four times 4 bytes", List.of(many(60).split("\n"))),
                Arguments.of("by positions 10, 11, 12", middle),
                Arguments.of("by the whole name, 8 bytes at a time", whole));
    }

    private static Set<String> texts(int count, String alphabet, int shortest, int longest) {
        Random random = new Random(count);
        Set<String> texts = new LinkedHashSet<>();
        while (texts.size() < count) {
            StringBuilder text = new StringBuilder();
            int length = shortest + random.nextInt(longest - shortest + 1);
            for (int i = 0; i < length; i++) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            texts.add(text.toString());
        }
        return texts;
    }

    /** The keywords, and what differs from each at one place, or ends early, or goes on. */
    private static Set<String> resembling(List<String> keywords) {
        Set<String> texts = new LinkedHashSet<>(keywords);
        Random random = new Random(keywords.size());
        for (String keyword : keywords) {
            texts.add(keyword + (char) ('a' + random.nextInt(26)));
            texts.add(keyword.substring(0, keyword.length() - 1));
            for (int place : new int[] {0, keyword.length() - 1, keyword.length() / 2, -1, -1}) {
                int at = place < 0 ? random.nextInt(keyword.length()) : place;
                char other = (char) ('a' + random.nextInt(26));
                texts.add(keyword.substring(0, at) + other + keyword.substring(at + 1));
            }
        }
        return texts;
    }

    @ParameterizedTest
    @MethodSource("views")
    void shouldFindExactlyTheKeywordsHoweverTheyAreRead(String view, List<String> keywords)
            throws Exception {
        Set<String> known = Set.copyOf(keywords);
        Set<String> asked = resembling(keywords);
        StringBuilder expected = new StringBuilder();
        asked.forEach(text -> expected.append(known.contains(text) ? '1' : '0'));
        String input = String.join("\n", keywords) + "\n";
        String queries = String.join(" ", asked);
        String[] checking = {"gcc", "-std=c90", "-fsanitize=address,undefined"};
        String[] anyOrder = {"gcc", "-U__BYTE_ORDER__", "-Wno-builtin-macro-redefined"};
        assertEquals(expected.toString(), answers(input, "-LANSI-C", queries, checking));
        String output = Files.readString(folder.resolve("words.c"));
        assertTrue(output.contains(view), output.substring(0, 200));
        assertEquals(
                expected.toString(), answers(input, "-LANSI-C --ignore-case", queries, checking));
        assertEquals(expected.toString(), answers(input, "-LANSI-C", queries, anyOrder));
    }

    @Test
    void shouldRefuseStrangersAtOnceExceptWhereLengthsAreAskedFor() throws Exception {
        answers(many(100), "-LANSI-C", "a", "gcc");
        String output = Files.readString(folder.resolve("words.c"));
        assertTrue(output.contains("jperf_check"));
        assertFalse(output.contains("lengthtable"));
        answers(many(100), "-LANSI-C -l", "a", "gcc");
        output = Files.readString(folder.resolve("words.c"));
        assertFalse(output.contains("jperf_check"));
        assertTrue(output.contains("lengthtable"));
    }
}
