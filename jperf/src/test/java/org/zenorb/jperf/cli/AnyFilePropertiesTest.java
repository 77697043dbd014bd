package org.zenorb.jperf.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Whatever stands in a file, the command gives an output or says what is wrong. */
class AnyFilePropertiesTest {
    private static final String[] PIECES = {
        "%%\n",
        "%%",
        "%{\n",
        "%}\n",
        "%{",
        "%}",
        "%struct-type\n",
        "%switch=2\n",
        "%switch=",
        "%enum\n",
        "%define slot-name x\n",
        "%define ",
        "%language=C++\n",
        "%language=Java\n",
        "%pic\n",
        "%ignore-case\n",
        "%delimiters=",
        "%",
        "#",
        "\"",
        "\\",
        "\\x",
        "\\1",
        "\"\"\n",
        "struct a {",
        "struct a { char *name; int b; };\n",
        "int c;\n",
        "::",
        ":",
        ";",
        "{",
        "}",
        "/*",
        "*/",
        "//",
        "\n",
        "\n",
        "\r\n",
        "\r",
        ",",
        ", 1\n",
        " ",
        "\t",
        "ab",
        "abc\n",
        "x\n",
        "long_keyword_of_some_length\n",
        "\0",
        "\u00ff",
        "\u00e9t\u00e9\n",
        "??=",
        "1",
        "%7bit\n"
    };

    private static final String[][] OPTIONS = {
        {},
        {"-L", "Java"},
        {"-L", "ANSI-C"},
        {"-L", "C++", "-t"},
        {"-L", "KR-C", "-D"},
        {"-L", "ANSI-C", "-D", "-k", "1,$", "-S2"},
        {"-L", "ANSI-C", "-P", "-G", "-s", "3"},
        {"-L", "C", "-e", "", "-n", "-r"},
        {"-t"}
    };

    @Provide
    Arbitrary<List<String>> pieces() {
        return Arbitraries.of(PIECES).list().ofMaxSize(30);
    }

    @Provide
    Arbitrary<String[]> options() {
        return Arbitraries.of(OPTIONS);
    }

    @Property
    void shouldNeverGiveATrace(
            @ForAll("pieces") List<String> pieces, @ForAll("options") String[] options) {
        run(String.join("", pieces).getBytes(StandardCharsets.ISO_8859_1), options);
    }

    @Property
    void shouldTakeAnyBytes(@ForAll byte[] content, @ForAll("options") String[] options) {
        run(content, options);
    }

    private static void run(byte[] content, String[] options) {
        ByteArrayOutputStream first = new ByteArrayOutputStream();
        StringWriter err = new StringWriter();
        int status = run(content, first, err, options);
        if (status == 0) {
            assertTrue(first.size() > 0);
            ByteArrayOutputStream second = new ByteArrayOutputStream();
            run(content, second, new StringWriter(), options);
            assertEquals(
                    first.toString(StandardCharsets.ISO_8859_1),
                    second.toString(StandardCharsets.ISO_8859_1));
        } else {
            assertEquals(1, status, err::toString);
            assertEquals(0, first.size());
            assertTrue(err.toString().startsWith("jperf: "), err::toString);
        }
        assertFalse(err.toString().contains("\tat "), err::toString);
        assertFalse(err.toString().contains("null"), err::toString);
    }

    private static int run(
            byte[] content, ByteArrayOutputStream out, StringWriter err, String[] options) {
        return Main.run(
                new ByteArrayInputStream(content),
                new PrintStream(out, true, StandardCharsets.ISO_8859_1),
                new PrintWriter(err),
                options);
    }
}
