package org.zenorb.perf.jperf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The sets of keywords that are measured.
 *
 * <p>Thread: any.
 */
final class KeywordFiles {
    private static final Path WORDS = Path.of("/usr/share/dict/words");
    private static final Pattern COMMENT = Pattern.compile("//.*|(?s:/\\*.*?\\*/)");
    private static final Pattern OPERATION = Pattern.compile("[\\w>]\\s+(\\w+)\\s*\\(");
    private static final Set<String> NO_OPERATIONS =
            Set.of("raises", "context", "switch", "getraises", "setraises");
    private static final String[] VERBS =
            "get set add remove find create destroy list bind resolve is has".split(" ");
    private static final String[] NOUNS =
            "name context policy state position track channel event owner type".split(" ");

    private KeywordFiles() {}

    /** Names as operations and functions have them. */
    static List<String> identifiers(int count) {
        Set<String> names = new LinkedHashSet<>();
        Random random = new Random(count);
        while (names.size() < count) {
            String name = VERBS[random.nextInt(VERBS.length)];
            name += "_" + NOUNS[random.nextInt(NOUNS.length)];
            if (random.nextInt(4) == 0) {
                name += "_" + NOUNS[random.nextInt(NOUNS.length)];
            }
            names.add(
                    random.nextInt(3) == 0 || !names.contains(name)
                            ? name
                            : name + "_" + names.size());
        }
        return new ArrayList<>(names);
    }

    /** Names that are none of these, half of them as long as one of them. */
    static List<String> strangers(List<String> names, int count) {
        Set<String> known = Set.copyOf(names);
        List<String> strangers = new ArrayList<>();
        Random random = new Random(names.size());
        while (strangers.size() < count) {
            StringBuilder name = new StringBuilder(names.get(random.nextInt(names.size())));
            if (random.nextBoolean()) {
                name.setCharAt(random.nextInt(name.length()), (char) ('a' + random.nextInt(26)));
            } else {
                name.insert(random.nextInt(name.length() + 1), (char) ('a' + random.nextInt(26)));
            }
            if (!known.contains(name.toString())) {
                strangers.add(name.toString());
            }
        }
        return strangers;
    }

    /** The sets that people use, by name; words in so many sizes. */
    static Map<String, List<String>> all(Path root, int maxWords) throws IOException {
        Map<String, List<String>> sets = new LinkedHashMap<>();
        sets.put("C keywords", resource("c.txt"));
        sets.put("Java keywords", resource("java.txt"));
        sets.put("HTTP headers", resource("http.txt"));
        sets.put("HTML entities", resource("html.txt"));
        Path idl = root.resolve("zen-core/src/main/idl");
        if (Files.isDirectory(idl)) {
            sets.put("OMG operations", operations(idl));
        }
        boolean english = Files.isReadable(WORDS);
        for (int count : new int[] {100, 1_000, 3_000, 10_000}) {
            if (count <= maxWords) {
                sets.put(
                        (english ? "English words " : "identifiers ") + count,
                        english ? words(count) : identifiers(count));
            }
        }
        return sets;
    }

    /** True if there are English words on this machine. */
    static boolean hasWords() {
        return Files.isReadable(WORDS);
    }

    private static List<String> words(int count) throws IOException {
        List<String> words = new ArrayList<>();
        for (String word : Files.readAllLines(WORDS)) {
            if (word.matches("[A-Za-z]+")) {
                words.add(word);
            }
        }
        Collections.shuffle(words, new Random(count));
        return new ArrayList<>(words.subList(0, Math.min(count, words.size())));
    }

    private static List<String> operations(Path idl) throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.walk(idl)) {
            for (Path file :
                    (Iterable<Path>)
                            files.filter(f -> f.toString().endsWith(".idl")).sorted()::iterator) {
                String text = COMMENT.matcher(Files.readString(file)).replaceAll(" ");
                Matcher matcher = OPERATION.matcher(text);
                while (matcher.find()) {
                    if (!NO_OPERATIONS.contains(matcher.group(1))) {
                        names.add(matcher.group(1));
                    }
                }
            }
        }
        return new ArrayList<>(names);
    }

    private static List<String> resource(String name) throws IOException {
        try (InputStream in = KeywordFiles.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
