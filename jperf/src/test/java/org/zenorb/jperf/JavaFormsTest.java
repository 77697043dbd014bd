package org.zenorb.jperf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.zenorb.jperf.keyword.AsciiCase;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Each form of Java output, and the library, answer as a map does, whatever the set and options.
 */
class JavaFormsTest {
    private enum Form {
        CLASS,
        SWITCH,
        TABLE;

        CompiledLookups compile(PerfectHash hash, Options options) throws Exception {
            String source =
                    switch (this) {
                        case CLASS -> JavaEmitter.classSource(hash, "", "Found", 9);
                        case SWITCH -> JavaEmitter.switchSource(hash, "", "Found", 9);
                        case TABLE -> {
                            Names names = Names.of("lookup", "K_", "k_").withBufferLookup("lookup");
                            String members = JavaEmitter.members(hash, names).source();
                            yield "final class Found {\n" + members + "}\n";
                        }
                    };
            Class<?> loaded = InMemoryCompiler.load("Found", source, 9);
            String strings = options.strings() == Options.Strings.NONE ? null : "lookup";
            return CompiledLookups.of(loaded, "lookup", "lookup", strings);
        }
    }

    private static final Map<String, List<String>> SETS = new LinkedHashMap<>();
    private static final Map<String, Options> OPTIONS = new LinkedHashMap<>();

    static {
        SETS.put("none", List.of());
        SETS.put("one", List.of("get_State"));
        SETS.put("one short", List.of("X"));
        SETS.put("two", List.of("get", "set"));
        SETS.put("three", List.of("Get", "gets", "set"));
        SETS.put("the empty one", List.of(""));
        SETS.put("the empty one and one", List.of("a", ""));
        SETS.put("the empty one and more", List.of("a", "b", "", "ab", "abc"));
        SETS.put("beyond ASCII", KeywordSets.beyondAscii());
        SETS.put("equal lengths", List.of("north", "south", "EAST_", "west_", "there"));
        SETS.put(
                "common prefixes",
                List.of("get", "get_", "get_name", "get_names", "get_name_of", "ge", "g", "get_n"));
        SETS.put("letters beside others", List.of("@", "`", "[", "{", "Z", "_", "@a", "`a"));
        SETS.put("operations", KeywordSets.operations(120));
        SETS.put("one hash code", List.of("AaAa", "BBBB", "AaBB", "BBAa", "CCCC"));
        List<String> middle = KeywordSets.differentInTheMiddle(60, 12);
        SETS.put("different in the middle", middle);
        List<String> alike = new ArrayList<>(middle);
        for (int length = 1; length <= 20; length++) {
            alike.add("x".repeat(length));
        }
        SETS.put("different in the middle or the length", alike);

        Options defaults = Options.defaults();
        OPTIONS.put("default", defaults);
        OPTIONS.put("fresh", defaults.withStrings(Options.Strings.FRESH));
        OPTIONS.put("no strings", defaults.withStrings(Options.Strings.NONE));
        OPTIONS.put("any case, duplicates", defaults.withIgnoreCase(true).withDuplicates(true));
    }

    static Stream<Arguments> cases() {
        List<Arguments> cases = new ArrayList<>();
        SETS.forEach((set, names) ->
                OPTIONS.forEach((kind, options) -> {
                    for (Form form : Form.values()) {
                        cases.add(Arguments.of(set, kind, form));
                    }
                }));
        return cases.stream();
    }

    @ParameterizedTest(name = "{0}, {1}, {2}")
    @MethodSource("cases")
    void shouldAnswerAsAMap(String set, String kind, Form form) throws Throwable {
        Options options = OPTIONS.get(kind);
        List<String> names = new ArrayList<>(SETS.get(set));
        if (options.duplicates()) {
            names.addAll(SETS.get(set));
            names.addAll(List.of("last", "last"));
        }
        PerfectHash hash = PerfectHash.of(names, options);
        assertEquals(names.size(), hash.size());
        CompiledLookups compiled = form.compile(hash, options);
        assertEquals(options.strings() != Options.Strings.NONE, compiled.hasStrings());
        assertSameAsMap(hash, compiled, names, options, asked(names));
    }

    /** Keywords and what is like them. */
    private static List<String> asked(List<String> names) {
        List<String> asked = new ArrayList<>(List.of("", "\0", "zz", "\u212A", "\ud800", "\u00ff"));
        for (String name : names) {
            asked.add(name);
            asked.add(name.toUpperCase(java.util.Locale.ROOT));
            asked.add(name.toLowerCase(java.util.Locale.ROOT));
            asked.add(name + "\0");
            asked.add(name + "e");
            asked.add("a" + name);
            for (int i = 0; i < name.length(); i++) {
                char other = (char) (name.charAt(i) ^ 0x20);
                asked.add(name.substring(0, i) + other + name.substring(i + 1));
                other = (char) (name.charAt(i) + 0x100);
                asked.add(name.substring(0, i) + other + name.substring(i + 1));
                asked.add(name.substring(0, i));
            }
        }
        return asked;
    }

    private static void assertSameAsMap(
            PerfectHash hash,
            CompiledLookups compiled,
            List<String> names,
            Options options,
            List<String> asked)
            throws Throwable {
        Map<ByteBuffer, Integer> byBytes = new HashMap<>();
        Map<String, Integer> byString = new HashMap<>();
        for (int i = 0; i < names.size(); i++) {
            byBytes.putIfAbsent(ByteBuffer.wrap(folded(names.get(i), options)), i);
            byString.putIfAbsent(foldedString(names.get(i), options), i);
        }
        for (String name : asked) {
            int wanted = byString.getOrDefault(foldedString(name, options), -1);
            String fresh = new String(name.toCharArray());
            if (compiled.hasStrings()) {
                assertEquals(wanted, compiled.lookup(fresh), () -> "'" + name + "' in " + hash);
            }
            assertEquals(wanted, hash.lookup(name), () -> "'" + name + "' in " + hash);
            assertEquals(wanted, hash.lookup(new StringBuilder(name)));
            byte[] key = name.getBytes(StandardCharsets.UTF_8);
            int byKey = byBytes.getOrDefault(ByteBuffer.wrap(folded(name, options)), -1);
            for (int around : new int[] {0, 3, 17}) {
                byte[] buffer = new byte[key.length + 2 * around];
                Arrays.fill(buffer, (byte) 'e');
                System.arraycopy(key, 0, buffer, around, key.length);
                assertEquals(byKey, compiled.lookup(buffer, around, key.length), name);
                assertEquals(byKey, hash.lookup(buffer, around, key.length), name);
                ByteBuffer heap = ByteBuffer.wrap(buffer);
                assertEquals(byKey, hash.lookup(heap, around, key.length), name);
                ByteBuffer direct = ByteBuffer.allocateDirect(buffer.length).put(buffer);
                assertEquals(byKey, hash.lookup(direct, around, key.length), name);
            }
        }
    }

    private static byte[] folded(String name, Options options) {
        byte[] key = name.getBytes(StandardCharsets.UTF_8);
        return options.ignoreCase() ? AsciiCase.lower(key) : key;
    }

    private static String foldedString(String name, Options options) {
        StringBuilder folded = new StringBuilder(name);
        for (int i = 0; options.ignoreCase() && i < name.length(); i++) {
            if (name.charAt(i) >= 'A' && name.charAt(i) <= 'Z') {
                folded.setCharAt(i, (char) (name.charAt(i) + 32));
            }
        }
        return folded.toString();
    }

    /** One compilation per form would take most of the time: each try takes the next one. */
    @Property(tries = 40)
    void shouldAnswerAsAMapForAnySet(
            @ForAll @Size(max = 60) List<String> candidates,
            @ForAll List<String> strangers,
            @ForAll Form form,
            @ForAll boolean ignoreCase,
            @ForAll Options.Strings strings)
            throws Throwable {
        List<String> names = new ArrayList<>();
        for (String candidate : candidates) {
            // What UTF-8 cannot encode is no keyword; a switch takes up to 32 bytes.
            String name = candidate.substring(0, Math.min(10, candidate.length()));
            if (StandardCharsets.UTF_8.newEncoder().canEncode(name)) {
                names.add(name);
            }
        }
        Options options =
                Options.defaults()
                        .withIgnoreCase(ignoreCase)
                        .withDuplicates(true)
                        .withStrings(strings);
        List<String> asked = new ArrayList<>(strangers);
        asked.addAll(asked(names.subList(0, Math.min(8, names.size()))));
        asked.addAll(names);
        PerfectHash hash = PerfectHash.of(names, options);
        assertSameAsMap(hash, form.compile(hash, options), names, options, asked);
    }
}
