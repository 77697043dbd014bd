package org.zenorb.jperf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zenorb.jperf.gperf.GperfException;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfSettings;

import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.List;

class GperfJavaEmitterTest {
    private static GperfFile file(String text) throws GperfException {
        return GperfFile.parse(
                "x.gperf", text.getBytes(StandardCharsets.UTF_8), GperfSettings.none());
    }

    private static Class<?> compiled(String text) throws Exception {
        GperfFile file = file(text);
        PerfectHash hash = GperfJavaEmitter.hash(file, Options.defaults());
        String source = JavaEmitter.classSource(hash, "", "Words", 9);
        return InMemoryCompiler.load("Words", GperfJavaEmitter.withFields(file, source), 9);
    }

    private static Object field(Class<?> words, String member, String keyword)
            throws ReflectiveOperationException {
        Object number = words.getMethod("lookup", String.class).invoke(null, keyword);
        return words.getMethod(member, int.class).invoke(null, number);
    }

    @Test
    void shouldCarryFieldsOver() throws Exception {
        Class<?> words =
                compiled(
                        """
                        %{
                        #include <left out>
                        %}
                        %struct-type
                        struct word {
                            const char *name; /* the keyword */
                            int number, days;
                            unsigned mask; // fits a long
                            const char *note, *other;
                            double weight;
                            bool warm;
                            char letter;
                            enum kind kind;
                            unsigned char class;
                        };
                        %%
                        one, 1, -31, 0xffffffffUL, "a \\"b\\", \\303\\244\\xe2\\x82\\xac\\t", NULL, 1.5, true, ',', 3, 017
                        two, 2 /* more is nothing */
                        größe, 0x7fffffff, 0, 0, "ö",
                        """);
        assertEquals(1, field(words, "number", "one"));
        assertEquals(-31, field(words, "days", "one"));
        assertEquals(0xffffffffL, field(words, "mask", "one"));
        assertEquals("a \"b\", ä€\t", field(words, "note", "one"));
        assertNull(field(words, "other", "one"));
        assertEquals(1.5, field(words, "weight", "one"));
        assertEquals(true, field(words, "warm", "one"));
        assertEquals((int) ',', field(words, "letter", "one"));
        assertEquals(3, field(words, "kind", "one"));
        assertEquals(15, field(words, "class_", "one"));
        assertEquals(2, field(words, "number", "two"));
        assertEquals(0L, field(words, "mask", "two"));
        assertNull(field(words, "note", "two"));
        assertEquals(Integer.MAX_VALUE, field(words, "number", "größe"));
        assertEquals("ö", field(words, "note", "größe"));
        InvocationTargetException e =
                assertThrows(InvocationTargetException.class, () -> field(words, "days", "three"));
        assertEquals(ArrayIndexOutOfBoundsException.class, e.getCause().getClass());
    }

    @Test
    void shouldTakeJavaFromFilesForJava() throws Exception {
        Class<?> words =
                compiled(
                        """
                        %language=Java
                        %{
                        import java.time.Month;
                        import java.util.function.IntUnaryOperator;
                        %}
                        %struct-type
                        struct x { String name; Month month; IntUnaryOperator next; };
                        %%
                        i, Month.JANUARY, x -> x + 1
                        ii, Month.of(2), x -> Math.max(x, 3)
                        %%
                        /** More of the class. */
                        public static Month month(String name) {
                            return month(lookup(name));
                        }
                        """);
        assertEquals(
                java.time.Month.FEBRUARY,
                words.getMethod("month", String.class).invoke(null, "ii"));
    }

    @ParameterizedTest
    @CsvSource({
        "'int a;', '1, 2', '3:1: there are 2 fields, and the struct has 1 members behind the keyword'",
        "'int a;', 'FOO', '3:1: the field ''FOO'' is no constant of Java''s type int; write one, or"
                + " declare %language=Java and what it needs between %{ and %}'",
        "'int a;', '4294967296', '3:1: the number 4294967296 does not fit Java''s type int'",
        "'char *a;', '\"\\q\"', '3:1: the escape \\q in \"\\q\" is unknown'",
        "'void *a;', '0', '1:1: the struct''s member ''void *a'' has no form in Java; numbers, bool,"
                + " enums and char * have'",
        "',;', '0', '1:1: the struct''s member '','' has no form in Java; numbers, bool, enums and"
                + " char * have'",
        "'int a,;', '0', '1:1: the struct''s member ''int a,'' has no form in Java; numbers, bool,"
                + " enums and char * have'",
        "'int a[2];', '0', '1:1: for Java, the struct may have plain members only: no struct, array"
                + " or function in it'",
    })
    void shouldSayWhichFieldHasNoForm(String member, String field, String message) {
        String text = "struct x { char *name; " + member + " };\n%%\nk, " + field + "\n";
        GperfSettings withStruct =
                GperfSettings.none().with(org.zenorb.jperf.gperf.Declaration.STRUCT_TYPE);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        GperfException e =
                assertThrows(
                        GperfException.class,
                        () -> {
                            GperfFile file = GperfFile.parse("x.gperf", bytes, withStruct);
                            GperfJavaEmitter.withFields(file, "class X {\n}\n");
                        });
        assertEquals("x.gperf:" + message, e.getMessage());
    }

    @Test
    void shouldSayWhatIsLeftOut() throws GperfException {
        GperfFile file = file("%{\nint a;\n%}\n%%\nk\n%%\nint b;\n");
        assertEquals(
                List.of("x.gperf:1:1: C code is left out", "x.gperf:6:1: C code is left out"),
                GperfJavaEmitter.leftOut(file));
        assertEquals(List.of(), GperfJavaEmitter.leftOut(file("a\nb\n")));
    }

    @Test
    void shouldLimitFields() throws GperfException {
        StringBuilder text = new StringBuilder("%struct-type\nstruct x {char *name;};\n%%\n");
        for (int i = 0; i < 6_001; i++) {
            text.append("k").append(i).append('\n');
        }
        GperfFile file = file(text.toString());
        GperfException e =
                assertThrows(
                        GperfException.class,
                        () -> GperfJavaEmitter.withFields(file, "class X {\n}\n"));
        assertEquals(
                "x.gperf:2:1: fields of more than 6000 keywords do not fit a Java class; leave out"
                        + " -t (%struct-type)",
                e.getMessage());
    }
}
