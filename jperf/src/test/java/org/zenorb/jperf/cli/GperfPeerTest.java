package org.zenorb.jperf.cli;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** gperf and jperf find the same, in every form of output, compiled into one program. */
class GperfPeerTest {
    private static final List<String> FORMS =
            List.of(
                    "",
                    "-C",
                    "-E -G",
                    "-l",
                    "-c",
                    "-P -G -C",
                    "-P -l --null-strings",
                    "--null-strings",
                    "-S1",
                    "-S4 -l",
                    "-S1000000",
                    "-S2 -P -c",
                    "-D",
                    "-s3",
                    "-s3 -l",
                    "-s3 -P",
                    "-s2 --null-strings -c",
                    "-s3 -S3",
                    "-D -k1 -n",
                    "-D -k1,$ -S2",
                    "-D -k1 -l -P",
                    "-D -k2 -c -S3 -l",
                    "-i3 -j7 -r -m3");

    private static final List<String> CASELESS =
            List.of(
                    "--ignore-case",
                    "--ignore-case -l",
                    "--ignore-case -c -S2",
                    "--ignore-case -P -D");

    @TempDir private Path folder;

    @BeforeEach
    void needTools() throws Exception {
        CTools.need("gperf", "gcc", "g++");
    }

    /** For sets that cost gperf, or the compiler, seconds. */
    private static final List<String> FEW_FORMS =
            List.of("", "-l -C", "-P -c -E", "-S4", "-s2", "-D -k1,$", "--ignore-case");

    record Keywords(String name, boolean caseless, List<byte[]> list) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Keywords of(String name, boolean caseless, Iterable<String> texts) {
        List<byte[]> list = new ArrayList<>();
        for (String text : texts) {
            list.add(text.getBytes(StandardCharsets.ISO_8859_1));
        }
        return new Keywords(name, caseless, list);
    }

    private static Set<String> random(
            int count, int seed, String alphabet, int shortest, int longest) {
        Random random = new Random(seed);
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

    static Stream<Keywords> sets() {
        String c =
                "auto break case char const continue default do double else enum extern float for"
                        + " goto if int long register return short signed sizeof static struct"
                        + " switch typedef union unsigned void volatile while";
        String headers =
                "Accept Accept-Charset Accept-Encoding Accept-Language Accept-Ranges Age Allow"
                        + " Authorization Cache-Control Connection Content-Encoding"
                        + " Content-Language Content-Length Content-Location Content-MD5"
                        + " Content-Range Content-Type Cookie Date ETag Expect Expires From Host"
                        + " If-Match If-Modified-Since If-None-Match If-Range If-Unmodified-Since"
                        + " Last-Modified Location Max-Forwards Pragma Proxy-Authenticate"
                        + " Proxy-Authorization Range Referer Retry-After Server Set-Cookie TE"
                        + " Trailer Transfer-Encoding Upgrade User-Agent Vary Via Warning"
                        + " WWW-Authenticate";
        String letters = "abcdefghijklmnopqrstuvwxyz_";
        return Stream.of(
                of("one", true, List.of("a")),
                of("two", true, List.of("if", "[x")),
                of("prefixes", true, List.of("a", "ab", "abc", "abcd", "abcde", "x", "xbcde")),
                of("length", true, List.of("abc", "bca", "cab", "acb", "bac", "cba")),
                of("C", true, List.of(c.split(" "))),
                of("headers", true, List.of(headers.split(" "))),
                of("brackets", true, List.of("[a]", "{a}", "(A)", "<a>", "@", "`", "|", "\\")),
                of("bytes", false, random(60, 1, "\u00e4\u00ff\u0080\u0001?\"\\\u007f", 1, 6)),
                // gperf without -l takes NUL for the end of a keyword.
                of("nul", false, random(40, 2, "\0ab", 1, 7)),
                of("names", true, random(300, 3, letters, 2, 20)),
                of("words", true, random(600, 4, letters, 1, 12)),
                of("long", true, random(210, 5, "ab", 15, 40)));
    }

    static Stream<Keywords> someSets() {
        // "bytes" is not among them: in C++ gperf 3.1 adds 1 to a byte of 255 and gets 0.
        return sets().filter(set -> List.of("one", "C", "brackets", "words").contains(set.name()));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void shouldFindInCWhatGperfFinds(Keywords keywords) throws Exception {
        check(keywords, false, "gcc", "-std=c90", "-pedantic");
    }

    @ParameterizedTest
    @MethodSource("someSets")
    void shouldFindInCppWhatGperfFinds(Keywords keywords) throws Exception {
        check(keywords, true, "g++", "-std=c++11", "-pedantic");
    }

    private void check(Keywords keywords, boolean cpp, String... compiler) throws Exception {
        PeerProgram program = new PeerProgram(folder, keywords.list(), cpp);
        List<String> forms = new ArrayList<>(FORMS);
        forms.addAll(CASELESS);
        int size = keywords.list().size();
        for (String form : size > 200 ? FEW_FORMS : forms) {
            boolean binary = keywords.name().equals("nul") && !form.contains("-l");
            // gperf 3.1 reads before the key if all are shorter than the positions of -k.
            boolean beyond = size == 1 && form.contains("-k2");
            if (!binary && !beyond && (keywords.caseless() || !form.contains("--ignore-case"))) {
                program.add(form);
                program.add((form + " -t -F,0").strip());
            }
        }
        program.check(compiler);
    }
}
