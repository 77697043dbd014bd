package org.zenorb.jperf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.zenorb.jperf.gperf.Declaration;
import org.zenorb.jperf.gperf.GperfException;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfSettings;
import org.zenorb.jperf.keyword.AsciiCase;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Keywords whose case does not count, and keywords that repeat. */
class CaseAndDuplicatesTest {
    private static final Options CASELESS = Options.defaults().withIgnoreCase(true);
    private static final Options DUPLICATES = Options.defaults().withDuplicates(true);

    private static int bytes(PerfectHash hash, String name) {
        byte[] key = name.getBytes(StandardCharsets.UTF_8);
        return hash.lookup(key, 0, key.length);
    }

    @Property
    void shouldLowerEightBytesAtOnce(@ForAll long word) {
        long wanted = 0;
        for (int i = 0; i < Long.SIZE; i += Byte.SIZE) {
            wanted |= (long) AsciiCase.lower((int) (word >>> i & 0xff)) << i;
        }
        assertEquals(wanted, AsciiCase.lower(word));
    }

    @Test
    void shouldLowerEveryByte() {
        for (int unit = 0; unit < 256; unit++) {
            for (int i = 0; i < Long.SIZE; i += Byte.SIZE) {
                assertEquals((long) AsciiCase.lower(unit) << i, AsciiCase.lower((long) unit << i));
            }
        }
    }

    @Test
    void shouldKeepTheKeywordsAsGiven() {
        PerfectHash hash = PerfectHash.of(List.of("GET", "Set"), CASELESS);
        assertEquals("Set", new String(hash.keyword(1), StandardCharsets.US_ASCII));
        assertEquals(0, hash.lookup("get"));
        assertEquals(0, bytes(hash, "gEt"));
        assertEquals(1, hash.lookup("SET"));
    }

    /** What Unicode calls the same but for the case is not: gperf knows ASCII only. */
    @Test
    void shouldTakeTheCaseOfAsciiOnly() {
        PerfectHash hash = PerfectHash.of(List.of("k", "s\u00fc\u00df", "x\u00c4"), CASELESS);
        assertEquals(0, hash.lookup("K"));
        assertEquals(-1, hash.lookup("\u212A"));
        assertEquals(-1, bytes(hash, "\u212A"));
        assertEquals(1, hash.lookup("S\u00fc\u00df"));
        assertEquals(-1, hash.lookup("S\u00dc\u00df"));
        assertEquals(-1, bytes(hash, "S\u00dc\u00df"));
        assertEquals(2, bytes(hash, "X\u00c4"));
    }

    @Test
    void shouldRefuseKeywordsThatDifferInCaseOnly() {
        String message =
                assertThrows(
                                IllegalArgumentException.class,
                                () -> PerfectHash.of(List.of("get", "set", "GET"), CASELESS))
                        .getMessage();
        assertEquals("duplicate keyword \"GET\": number 1 and number 3", message);
    }

    @ParameterizedTest
    @EnumSource(Options.Construction.class)
    void shouldIgnoreCaseByEachConstruction(Options.Construction construction) throws Throwable {
        List<String> names = KeywordSets.operations(40);
        Options options = CASELESS.withConstruction(construction);
        for (Options each : List.of(options, options.withReadLength(false))) {
            PerfectHash hash = PerfectHash.of(names, each);
            for (int release : new int[] {8, 9}) {
                String source = JavaEmitter.classSource(hash, "", "Found", release);
                Class<?> loaded = InMemoryCompiler.load("Found", source, release);
                CompiledLookups lookups = CompiledLookups.of(loaded, "lookup", "lookup", "lookup");
                for (int i = 0; i < names.size(); i++) {
                    String upper = names.get(i).toUpperCase(java.util.Locale.ROOT);
                    byte[] key = upper.getBytes(StandardCharsets.US_ASCII);
                    assertEquals(i, hash.lookup(key, 0, key.length));
                    assertEquals(i, lookups.lookup(key, 0, key.length));
                    assertEquals(i, lookups.lookup(upper));
                    key[key.length / 2] ^= 1;
                    int wanted = hash.lookup(key, 0, key.length);
                    assertEquals(wanted, lookups.lookup(key, 0, key.length));
                }
            }
        }
    }

    /** More than a table written out, more than the words reach, more than chars tell apart. */
    @ParameterizedTest
    @CsvSource({"300, 3", "300, 40", "5000, 3"})
    void shouldIgnoreCaseInLargeSets(int count, int extra) throws Throwable {
        List<String> names = new java.util.ArrayList<>(KeywordSets.operations(count));
        names.add("Q".repeat(extra));
        names.add("R".repeat(extra));
        PerfectHash hash = PerfectHash.of(names, CASELESS);
        String source = JavaEmitter.classSource(hash, "", "Found", 9);
        Class<?> loaded = InMemoryCompiler.load("Found", source, 9);
        CompiledLookups lookups = CompiledLookups.of(loaded, "lookup", "lookup", "lookup");
        for (int i = 0; i < names.size(); i++) {
            for (String name : List.of(names.get(i), names.get(i).toUpperCase(), "q" + i)) {
                int wanted = name.equals("q" + i) ? -1 : i;
                byte[] key = name.getBytes(StandardCharsets.US_ASCII);
                assertEquals(wanted, lookups.lookup(key, 0, key.length));
                assertEquals(wanted, lookups.lookup(name));
                assertEquals(wanted, hash.lookup(name));
            }
        }
    }

    @Test
    void shouldFindTheFirstOfThoseThatRepeat() {
        PerfectHash hash = PerfectHash.of(List.of("b", "a", "b", "", "a", ""), DUPLICATES);
        assertEquals(6, hash.size());
        assertEquals(2, hash.slots());
        assertEquals(0, hash.lookup("b"));
        assertEquals(1, bytes(hash, "a"));
        assertEquals(3, bytes(hash, ""));
        assertEquals(3, hash.lookup(""));
        assertEquals("a", new String(hash.keyword(4), StandardCharsets.US_ASCII));
    }

    @Test
    void shouldTellApartWhatIsAlikeAtThePositions() {
        List<String> names = List.of("aXa", "aYa", "bZb", "aYa");
        Options first = Options.defaults().withPositions(List.of(1));
        assertThrows(IllegalArgumentException.class, () -> PerfectHash.of(names, first));
        PerfectHash hash = PerfectHash.of(names, first.withDuplicates(true));
        assertEquals(0, bytes(hash, "aXa"));
        assertEquals(1, bytes(hash, "aYa"));
        assertEquals(2, bytes(hash, "bZb"));
        assertEquals(-1, bytes(hash, "aZa"));
        assertTrue(
                PerfectHash.of(List.of("a", "b", "a"), first.withDuplicates(true))
                        .toString()
                        .contains("position 1"));
    }

    @Test
    void shouldTakeBothFromGperfFiles() throws Exception {
        byte[] text =
                """
                %ignore-case
                %struct-type
                struct word { char *name; int lowerChar, same, key; };
                %%
                One, 1, 2, 3
                TWO, 4, 5, 6
                one, 7, 8, 9
                """
                        .getBytes(StandardCharsets.UTF_8);
        GperfFile file = GperfFile.parse("x.gperf", text, GperfSettings.none());
        assertTrue(file.settings().has(Declaration.IGNORE_CASE));
        GperfException e =
                assertThrows(
                        GperfException.class,
                        () -> GperfJavaEmitter.hash(file, Options.defaults()));
        assertEquals(
                "x.gperf:7:1: duplicate keyword \"one\", first seen in line 5", e.getMessage());
        PerfectHash hash = GperfJavaEmitter.hash(file, DUPLICATES);
        for (String source :
                List.of(
                        JavaEmitter.classSource(hash, "", "Words", 9),
                        JavaEmitter.switchSource(hash, "", "Words", 9))) {
            Class<?> words =
                    InMemoryCompiler.load("Words", GperfJavaEmitter.withFields(file, source), 9);
            Object number = words.getMethod("lookup", String.class).invoke(null, "ONE");
            assertEquals(0, number);
            assertEquals(2, words.getMethod("same", int.class).invoke(null, number));
            assertEquals(9, words.getMethod("key", int.class).invoke(null, 2));
            assertEquals(1, words.getMethod("lookup", String.class).invoke(null, "two"));
        }
    }
}
