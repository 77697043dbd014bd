package org.zenorb.jperf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.ByteRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

class JavaEmitterTest {
    private static final Names NAMES =
            new Names("_find", "_findString", "OP$", "_op$", 9, "_findBuffer");

    private static void assertSameAnswers(PerfectHash hash, int release) throws Throwable {
        assertSameAnswers(
                hash, JavaEmitter.classSource(hash, "org.example", "Found", release), release);
    }

    private static void assertSameAnswers(PerfectHash hash, String source, int release)
            throws Throwable {
        Class<?> loaded = InMemoryCompiler.load("org.example.Found", source, release);
        assertSameAnswers(hash, CompiledLookups.of(loaded, "lookup", "lookup", "lookup"));
        assertTrue(source.chars().allMatch(c -> c == '\n' || c >= ' ' && c < 127));
    }

    private static void assertSameAnswers(PerfectHash hash, CompiledLookups lookups)
            throws Throwable {
        Random random = new Random(hash.size());
        for (int i = 0; i < hash.size(); i++) {
            byte[] key = hash.keyword(i);
            assertEquals(i, lookups.lookup(key, 0, key.length));
            byte[] buffer = new byte[key.length + 11];
            random.nextBytes(buffer);
            System.arraycopy(key, 0, buffer, 2, key.length);
            assertEquals(i, lookups.lookup(buffer, 2, key.length));
            String name = new String(key, StandardCharsets.UTF_8);
            assertEquals(hash.lookup(name), lookups.lookup(name));
            for (int length = Math.max(0, key.length - 2); length < key.length + 3; length++) {
                assertEquals(hash.lookup(buffer, 2, length), lookups.lookup(buffer, 2, length));
            }
            if (key.length > 0) {
                buffer[2 + random.nextInt(key.length)] ^= (byte) (1 << random.nextInt(8));
                assertEquals(
                        hash.lookup(buffer, 2, key.length), lookups.lookup(buffer, 2, key.length));
                String other = new String(buffer, 2, key.length, StandardCharsets.UTF_8);
                assertEquals(hash.lookup(other), lookups.lookup(other));
            }
        }
        for (String name : List.of("", "\0", "é", "\ud800", "\udc00\ud800", "zzz", "日本")) {
            assertEquals(hash.lookup(name), lookups.lookup(name));
        }
    }

    private static List<String> named(int count) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add("x".repeat(i % 25) + "_" + i);
        }
        return names;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 40, 256})
    void shouldAnswerBySwitch(int count) throws Throwable {
        for (List<String> names : List.of(KeywordSets.operations(count), named(count))) {
            PerfectHash hash = PerfectHash.of(names);
            for (int release : new int[] {8, 9}) {
                String source = JavaEmitter.switchSource(hash, "org.example", "Found", release);
                assertTrue(count == 1 || source.contains("switch (slot) {"), source);
                assertSameAnswers(hash, source, release);
            }
        }
        PerfectHash empty = PerfectHash.of(List.of("", "é", "b"));
        assertSameAnswers(empty, JavaEmitter.switchSource(empty, "org.example", "Found", 9), 9);
    }

    @Test
    void shouldRefuseASwitchThatIsTooLarge() {
        for (PerfectHash hash :
                List.of(
                        PerfectHash.of(KeywordSets.operations(257)),
                        PerfectHash.of(List.of("x".repeat(33), "y")),
                        PerfectHash.of(KeywordSets.anyBytes()),
                        PerfectHash.of(
                                KeywordSets.operations(20),
                                Options.defaults()
                                        .withConstruction(Options.Construction.ASSOCIATED)))) {
            IllegalArgumentException e =
                    assertThrows(
                            IllegalArgumentException.class,
                            () -> JavaEmitter.switchSource(hash, "", "C", 9));
            assertTrue(e.getMessage().startsWith("a switch takes up to 256 keywords"), "" + e);
        }
    }

    /** One set for each number of words that are compared, with and without short keywords. */
    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 9, 16, 17, 24, 25, 32, 33, 70, 300})
    void shouldCompareAllBytes(int longest) throws Throwable {
        for (int shortest : new int[] {1, 8, longest}) {
            List<String> names = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                int length = Math.min(longest, shortest + 7 * i);
                if (shortest <= longest && length > 1) {
                    String name = "abcdefghij".repeat(32).substring(i % 7, i % 7 + length - 2);
                    names.add(Integer.toString(36 + i, 36) + name);
                }
            }
            if (shortest == 1) {
                names.add("a");
            }
            assertSameAnswers(PerfectHash.of(names), 9);
            names.addAll(names.isEmpty() ? List.of() : List.of("\0".repeat(longest)));
            if (shortest == 1) {
                assertSameAnswers(PerfectHash.of(names.subList(0, 1)), 9);
                assertSameAnswers(PerfectHash.of(names), 8);
            }
        }
    }

    @Test
    void shouldNotTakeAZeroForTheEnd() throws Throwable {
        List<byte[]> keys = new ArrayList<>();
        for (int length = 1; length < 20; length++) {
            keys.add(new byte[length]);
            keys.add(Arrays.copyOf(new byte[] {'a'}, length));
        }
        assertSameAnswers(PerfectHash.of(keys), 9);
        assertSameAnswers(PerfectHash.of(List.of(new byte[] {'a'}, new byte[] {'b', 0})), 9);
    }

    @ParameterizedTest
    @EnumSource(Options.Construction.class)
    void shouldAnswerForEachConstruction(Options.Construction construction) throws Throwable {
        for (int count : new int[] {1, 20, 70}) {
            List<String> names = KeywordSets.operations(count);
            Options wanted = Options.defaults().withConstruction(construction);
            assertSameAnswers(PerfectHash.of(names, wanted), 9);
            wanted = wanted.withReadLength(false).withSlotsPerKeyword(1.5);
            assertSameAnswers(PerfectHash.of(names, wanted), count == 20 ? 8 : 9);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 10, 40, 64, 100, 1000, 1001, 5000})
    void shouldAnswerForOperations(int count) throws Throwable {
        assertSameAnswers(PerfectHash.of(KeywordSets.operations(count)), 9);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 17, 25})
    void shouldCompileForEachRelease(int release) throws Throwable {
        assertSameAnswers(PerfectHash.of(KeywordSets.operations(12)), release);
        assertSameAnswers(PerfectHash.of(KeywordSets.operations(120)), release);
        assertSameAnswers(PerfectHash.of(KeywordSets.anyBytes()), release);
        assertSameAnswers(PerfectHash.of(KeywordSets.sameHashCode(9)), release);
    }

    @Test
    void shouldWriteTablesBeyondTheClassFilesLimits() throws Throwable {
        assertSameAnswers(PerfectHash.of(KeywordSets.operations(10_000)), 8);
        // More than 65,536 numbers of more than 16 bits, more than 1 MB of names.
        assertSameAnswers(PerfectHash.of(KeywordSets.operations(100_000)), 8);
    }

    @Test
    void shouldAnswerForAwkwardSets() throws Throwable {
        assertSameAnswers(PerfectHash.of(List.<String>of()), 8);
        assertSameAnswers(PerfectHash.of(List.of("")), 8);
        assertSameAnswers(PerfectHash.of(List.of("", "a", "é")), 8);
        assertSameAnswers(PerfectHash.of(KeywordSets.beyondAscii()), 8);
        assertSameAnswers(PerfectHash.of(KeywordSets.differentInTheMiddle(100, 300)), 8);
        assertSameAnswers(PerfectHash.of(KeywordSets.differentInTheMiddle(8, 9000)), 8);
        assertSameAnswers(PerfectHash.of(List.of("x".repeat(65_535), "y")), 8);
        assertSameAnswers(PerfectHash.of(List.of("x".repeat(65_535))), 9);
    }

    @Test
    void shouldAnswerForManyNamesBeyondAscii() throws Throwable {
        List<String> names = new ArrayList<>();
        List<byte[]> mixed = new ArrayList<>();
        for (String name : KeywordSets.operations(5000)) {
            names.add(name.replace('e', 'ê').replace('t', '語'));
            mixed.add(name.replace('e', 'ê').getBytes(StandardCharsets.ISO_8859_1));
        }
        assertSameAnswers(PerfectHash.of(names), 9);
        assertSameAnswers(PerfectHash.of(mixed), 9);
        Set<String> alike = new HashSet<>();
        for (String name : KeywordSets.sameHashCode(9)) {
            alike.add("é" + name);
        }
        assertSameAnswers(PerfectHash.of(alike), 9);
    }

    @Property(tries = 25)
    void shouldAnswerForAnySet(
            @ForAll @Size(max = 40) Set<String> candidates, @ForAll boolean switched)
            throws Throwable {
        candidates.removeIf(name -> !StandardCharsets.UTF_8.newEncoder().canEncode(name));
        PerfectHash hash = PerfectHash.of(candidates);
        int longest = 0;
        for (int i = 0; i < hash.size(); i++) {
            longest = Math.max(longest, hash.keyword(i).length);
        }
        String source =
                switched && longest <= 32
                        ? JavaEmitter.switchSource(hash, "org.example", "Found", 9)
                        : JavaEmitter.classSource(hash, "org.example", "Found", 9);
        assertSameAnswers(hash, source, 9);
    }

    @Property(tries = 25)
    void shouldAnswerForAnyBytes(
            @ForAll @Size(max = 40) Set<@Size(max = 9) List<@ByteRange(min = -128) Byte>> sets,
            @ForAll @IntRange(min = 8, max = 9) int release)
            throws Throwable {
        List<byte[]> keys = new ArrayList<>();
        for (List<Byte> set : sets) {
            byte[] key = new byte[set.size()];
            for (int i = 0; i < key.length; i++) {
                key[i] = set.get(i);
            }
            keys.add(key);
        }
        assertSameAnswers(PerfectHash.of(keys), release);
    }

    @Test
    void shouldEmbedInAClassOfTheCallers() throws Throwable {
        for (List<byte[]> keys :
                List.of(
                        KeywordSets.utf8(KeywordSets.operations(11)),
                        KeywordSets.utf8(KeywordSets.operations(2000)),
                        KeywordSets.anyBytes(),
                        List.<byte[]>of())) {
            PerfectHash hash = PerfectHash.of(keys);
            JavaMembers members = JavaEmitter.members(hash, NAMES);
            String source =
                    "public abstract class Skeleton {\n"
                            + members.source().indent(4)
                            + "    public int find(byte[] b) { return _find(b, 0, b.length); }\n"
                            + "    public int find(String s) { return _findString(s); }\n"
                            + "}\n";
            Class<?> loaded = InMemoryCompiler.load("Skeleton", source, 9);
            assertSameAnswers(
                    hash, CompiledLookups.of(loaded, "_find", "_findBuffer", "_findString"));
            assertEquals(members.methods().size() + 2, loaded.getDeclaredMethods().length);
            for (java.lang.reflect.Field field : loaded.getDeclaredFields()) {
                int wanted = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL;
                assertEquals(wanted, field.getModifiers());
                assertTrue(field.getName().startsWith("OP$"));
            }
        }
    }

    @Test
    void shouldDescribeMembersPieceByPiece() {
        JavaMembers members =
                JavaEmitter.members(PerfectHash.of(KeywordSets.operations(20)), NAMES);
        JavaMembers.Method bytes = members.bytesLookup();
        assertEquals("_find", bytes.name());
        assertEquals("int", bytes.returnType());
        assertEquals(
                List.of(
                        new JavaMembers.Parameter("byte[]", "buffer"),
                        new JavaMembers.Parameter("int", "offset"),
                        new JavaMembers.Parameter("int", "length")),
                bytes.parameters());
        assertEquals("_findString", members.stringLookup().name());
        assertEquals(
                List.of(new JavaMembers.Parameter("String", "name")),
                members.stringLookup().parameters());
        assertTrue(members.source().contains(bytes.body().lines().findFirst().orElseThrow()));
        assertEquals("OP$TABLE", members.fields().get(0).name());
    }

    @Test
    void shouldHaveNoLookupOfStringsWhereNoneAreLookedUp() {
        List<String> names = KeywordSets.operations(20);
        Options options = Options.defaults().withStrings(Options.Strings.NONE);
        JavaMembers members = JavaEmitter.members(PerfectHash.of(names, options), NAMES);
        assertEquals("_find", members.bytesLookup().name());
        assertFalse(members.source().contains("String"), members.source());
        assertThrows(IllegalStateException.class, members::stringLookup);
    }

    @Test
    void shouldRefuseWhatIsNoName() {
        PerfectHash hash = PerfectHash.of(List.of("a"));
        assertThrows(
                IllegalArgumentException.class,
                () -> JavaEmitter.classSource(hash, "org..example", "C", 9));
        assertThrows(
                IllegalArgumentException.class,
                () -> JavaEmitter.classSource(hash, "org.class", "C", 9));
        assertThrows(
                IllegalArgumentException.class, () -> JavaEmitter.classSource(hash, "", "1", 9));
        assertThrows(IllegalArgumentException.class, () -> Names.of("a b", "", ""));
        assertThrows(IllegalArgumentException.class, () -> NAMES.withRelease(7));
    }

    @Test
    void shouldRefuseAKeywordThatNoConstantHolds() {
        PerfectHash hash = PerfectHash.of(List.of("x".repeat(65_536), "y"));
        String message =
                assertThrows(
                                IllegalArgumentException.class,
                                () -> JavaEmitter.classSource(hash, "", "C", 9))
                        .getMessage();
        assertTrue(message.startsWith("a keyword of 65536 characters"), message);
    }
}
