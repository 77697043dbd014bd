package org.zenorb.idl.preprocess;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zenorb.idl.diagnostics.Diagnostic;
import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.SourceMap;
import org.zenorb.idl.preprocess.Token.Kind;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class PreprocessorTest {

    @Test
    void shouldReplaceArgumentsBeforeAndResultsAfter() {
        String macros =
                "#define seq(e) sequence<e>\n#define twice(m, e) m(m(e))\n#define short_name seq\n"
                        + "#define same(e) e\n#define open seq(unsigned\n#define pair long, 8\n";
        assertEquals("sequence < sequence < long > >", tokens(macros + "twice(seq, long)"));
        assertEquals("sequence < x >", tokens(macros + "same(same(short_name)(x))"));
        assertEquals("sequence < unsigned long >", tokens(macros + "open long)"));
        assertEquals("sequence < long , 8 >", tokens(macros + "seq(pair)"));
        assertEquals("same ( 1 ) sequence < 2 >", tokens(macros + "same(same)(1) same(seq)(2)"));
    }

    @Test
    void shouldJoinAndQuote() {
        assertEquals("hello ;", tokens("#define r(x, y) x ## y\nr(hel,lo);"));
        assertEquals("A1 7", tokens("#define r(x, y) x##y\n#define A 7\nr(A, 1) r(A,)"));
        assertEquals("\"a + \\\"s\\\"\"", tokens("#define q(x) # x\nq( a  +  \"s\" )"));
    }

    @Test
    void shouldEndMutualRecursion() {
        assertEquals("A B C", tokens("#define A B\n#define B A\n#define C C\nA B C"));
        assertEquals("f ( f ( 1 ) )", tokens("#define f(x) f(x)\nf(f(1))"));
    }

    @Test
    void shouldTakeVariableArguments() {
        assertEquals("g ( 1 , 2 , 3 )", tokens("#define v(a, ...) g(a, __VA_ARGS__)\nv(1, 2, 3)"));
    }

    @Test
    void shouldReadCallsOverSeveralLines() {
        assertEquals("1 + 2 ;", tokens("#define add(a, b) a + b\nadd(1,\n  2\n);"));
        assertEquals("add ;", tokens("#define add(a, b) a + b\nadd\n;"));
        assertEquals("add x", tokens("#define add(a, b) a + b\nadd\n#define x y\n#undef x\nx"));
    }

    @ParameterizedTest
    @CsvSource({
        "1 + 2 * 3 == 7, true",
        "(1 + 2) * 3 == 7, false",
        "1 ? 0 : 1, false",
        "0x10 == 16 && 010 == 8, true",
        "!defined X && defined(Y), true",
        "UNKNOWN, false",
        "Y == 5, true",
        "-1 < 0 || 1 / 1, true",
        "~0 == -1, true",
        "1 << 3 >= 8, true",
        "7 % 4 == 3 ^ 1, false",
        "97 == 'a', true",
    })
    void shouldDecideConditions(String condition, boolean holds) {
        String text = "#define Y 5\n#if " + condition + "\nyes\n#else\nno\n#endif\n";
        assertEquals(holds ? "yes" : "no", tokens(text));
    }

    @Test
    void shouldNestConditions() {
        String text =
                "#if 0\n#if 1\na\n#else\nb\n#endif\n#elif 1\n#if 0\nc\n#elif 0\nd\n#else\ne\n#endif\n"
                        + "#elif 1\nf\n#else\ng\n#endif\nh";
        assertEquals("e h", tokens(text));
    }

    @Test
    void shouldJoinLinesAndPassOverComments() {
        assertEquals(
                "a b \"x\\\ny\" c",
                tokens("#define A a \\\n  b\nA /* c\n */ \"x\\\ny\" // d \\\n e\nc"));
    }

    @Test
    void shouldHandPragmasOnWithTheirLine() {
        assertEquals("prefix \"a\" . x", tokens("#pragma prefix \"a\"\n#pragma other\nx"));
    }

    @Test
    void shouldDecodeWhatIsNotUtf8AsLatin1() {
        byte[] latin = "\u00e9".getBytes(StandardCharsets.ISO_8859_1);
        assertArrayEquals(new char[] {'\u00e9'}, FileLoader.decode(latin));
        byte[] utf = "\uFEFF\u03a9".getBytes(StandardCharsets.UTF_8);
        assertArrayEquals(new char[] {'\u03a9'}, FileLoader.decode(utf));
    }

    private static String tokens(String text) {
        Diagnostics diagnostics = new Diagnostics(new SourceMap());
        Map<String, char[]> files = Map.of("a.idl", text.toCharArray());
        Preprocessor preprocessor =
                new Preprocessor(
                        PreprocessOptions.NONE,
                        path -> Optional.ofNullable(files.get(path)),
                        diagnostics);
        preprocessor.open("a.idl");
        StringBuilder out = new StringBuilder();
        for (Token t = preprocessor.next(); t.kind() != Kind.END; t = preprocessor.next()) {
            String word = t.kind() == Kind.LINE_END ? "." : t.text();
            out.append(out.length() > 0 ? " " : "").append(word);
        }
        List<String> said = diagnostics.all().stream().map(Diagnostic::render).toList();
        assertEquals(List.of(), said);
        return out.toString();
    }
}
