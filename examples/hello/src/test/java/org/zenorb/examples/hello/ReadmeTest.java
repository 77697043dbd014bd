package org.zenorb.examples.hello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The first screen of the project's README is this example, word for word. */
final class ReadmeTest {
    private static final Path SOURCES = Path.of("src", "main");

    private static String readme(String name) throws IOException {
        String text = Files.readString(Path.of("..", "..", "README.md"));
        String mark = Pattern.quote(name) + " -->\n";
        Pattern pattern =
                Pattern.compile(
                        "<!-- begin " + mark + "```\\w+\n(.*?)```\n<!-- end " + mark,
                        Pattern.DOTALL);
        Matcher found = pattern.matcher(text);
        assertTrue(found.find(), "README.md has no " + name);
        return found.group(1);
    }

    /** What stands between the marks of a class, without the indentation of its members. */
    private static String shown(String source, String part) {
        String begin = "// begin readme" + part + "\n";
        int from = source.indexOf(begin) + begin.length();
        int to = source.indexOf("// end readme" + part);
        assertTrue(from >= begin.length() && to > from, "no marks in the source");
        return source.substring(from, to).stripIndent().strip() + "\n";
    }

    @ParameterizedTest
    @ValueSource(strings = {"HelloServer.java", "HelloClient.java"})
    void shouldShowTheProgramsOfThisExample(String name) throws IOException {
        assertEquals(shown(source(name), ""), readme(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"handler", "poller"})
    void shouldShowTheAsynchronousCallsOfThisExample(String part) throws IOException {
        String name = "HelloAsync.java";
        assertEquals(shown(source(name), " " + part), readme(name + " " + part));
    }

    private static String source(String name) throws IOException {
        Path folder = SOURCES.resolve("java").resolve("org/zenorb/examples/hello");
        return Files.readString(folder.resolve(name));
    }

    @ParameterizedTest
    @ValueSource(strings = "hello.idl")
    void shouldShowTheIdlOfThisExample(String name) throws IOException {
        assertEquals(Files.readString(SOURCES.resolve("idl").resolve(name)), readme(name));
    }
}
