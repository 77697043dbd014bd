package org.zenorb.ior;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.omg.CORBA.CODESET_INCOMPATIBLE;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.error.MinorCode;

import java.util.Arrays;
import java.util.List;

/** How client and server agree: CORBA 3.3 part 2, 7.10.2.6, branch by branch. */
class CodeSetComponentTest {
    private static final int LATIN_9 = 0x0001000f;
    private static final int IBM = 0x10020417;
    private static final int UCS_4 = 0x00010104;

    /** Code sets separated by blanks, the native one first. */
    private static List<Integer> sets(String names) {
        return Arrays.stream(names.split(" ")).map(CodeSetComponentTest::set).toList();
    }

    private static int set(String name) {
        return switch (name) {
            case "none" -> CodeSets.NONE;
            case "latin1" -> CodeSets.ISO_8859_1;
            case "latin9" -> LATIN_9;
            case "ibm" -> IBM;
            case "utf8" -> CodeSets.UTF_8;
            case "utf16" -> CodeSets.UTF_16;
            case "ucs2" -> CodeSets.UCS_2;
            case "ucs4" -> UCS_4;
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static CodeSetComponent chars(String names) {
        List<Integer> sets = sets(names);
        return new CodeSetComponent(
                sets.getFirst(), sets.subList(1, sets.size()), CodeSets.UTF_16, List.of());
    }

    private static CodeSetComponent wchars(String names) {
        List<Integer> sets = sets(names);
        return new CodeSetComponent(
                CodeSets.UTF_8, List.of(), sets.getFirst(), sets.subList(1, sets.size()));
    }

    @ParameterizedTest
    @CsvSource({
        // the same native one, whatever the conversions
        "latin1, latin1, latin1",
        "ibm utf8, ibm utf8, ibm",
        // the server's, which the client converts to, before the client's
        "utf8 latin1, latin1, latin1",
        "utf8 latin1, latin1 utf8, latin1",
        // the client's, which the server converts to
        "utf8, latin1 utf8, utf8",
        "ibm latin9, latin1 latin9 ibm, ibm",
        // a conversion of both, as the server prefers
        "ibm latin1 latin9, utf8 latin9 latin1, latin9",
        "utf8 latin1 latin9, ucs4 latin1 latin9, latin1",
        // no native one is none in common
        "none latin1, none latin1, latin1",
        // nothing in common, but both hold Unicode
        "ucs2, utf8, utf8",
        "utf8, ucs4, utf8",
        "utf16 latin1, ucs2 latin9, utf8"
    })
    void shouldAgreeOnChar(String client, String server, String agreed) {
        assertEquals(set(agreed), CodeSetComponent.chooseChar(chars(client), chars(server)));
    }

    @ParameterizedTest
    @CsvSource({
        "ibm, latin9",
        "utf8, latin1",
        "latin1, utf8",
        "utf8 latin1, ibm latin9",
        "none, none",
        "none utf8, utf16"
    })
    void shouldAgreeOnNoChar(String client, String server) {
        CODESET_INCOMPATIBLE e =
                assertThrows(
                        CODESET_INCOMPATIBLE.class,
                        () -> CodeSetComponent.chooseChar(chars(client), chars(server)));
        assertEquals(MinorCode.NO_COMMON_CODESET.number(), e.minor);
    }

    @ParameterizedTest
    @CsvSource({
        "utf16, utf16, utf16",
        "utf16 ucs2, ucs2, ucs2",
        "utf16, ucs2 utf16, utf16",
        "ucs4 utf16 ucs2, ibm ucs2 utf16, ucs2",
        "utf16, none utf16, utf16",
        "utf16 utf8, none utf8, utf8",
        // nothing in common, but both hold Unicode
        "utf16, ucs4, utf16",
        "ucs2, ucs4, utf16",
        // the server takes no wide characters at all: only a wchar is wrong then
        "utf16, none, none",
        "none, none, none"
    })
    void shouldAgreeOnWchar(String client, String server, String agreed) {
        assertEquals(set(agreed), CodeSetComponent.chooseWchar(wchars(client), wchars(server)));
    }

    @ParameterizedTest
    @CsvSource({"utf16, ibm", "ibm, utf16", "utf16, none ibm", "none, utf16"})
    void shouldAgreeOnNoWchar(String client, String server) {
        CODESET_INCOMPATIBLE e =
                assertThrows(
                        CODESET_INCOMPATIBLE.class,
                        () -> CodeSetComponent.chooseWchar(wchars(client), wchars(server)));
        assertEquals(MinorCode.NO_COMMON_CODESET.number(), e.minor);
    }

    @Test
    void shouldConvertToWhatTheOtherHasAndJavaKnows() {
        CodeSetComponent own =
                new CodeSetComponent(CodeSets.UTF_8, List.of(), CodeSets.UTF_16, List.of());
        CodeSetComponent other =
                new CodeSetComponent(IBM, List.of(LATIN_9, UCS_4), UCS_4, List.of(CodeSets.UCS_2));
        CodeSetComponent able = own.convertingTo(other);
        assertEquals(
                new CodeSetComponent(
                        CodeSets.UTF_8,
                        List.of(IBM, LATIN_9),
                        CodeSets.UTF_16,
                        List.of(CodeSets.UCS_2)),
                able);
        assertEquals(IBM, CodeSetComponent.chooseChar(able, other));
        assertEquals(CodeSets.UCS_2, CodeSetComponent.chooseWchar(able, other));
    }

    @Test
    void shouldBeFoundInTheComponentsThatProfilesShare() {
        CodeSetComponent sets = chars("ibm latin1");
        assertNull(new Ior("", List.of()).sharedCodeSets());
        CdrOutput out = CdrOutput.encapsulation(null, true);
        TaggedOctets.writeSequence(out, List.of(Tags.orbType(), sets.toComponent()));
        TaggedOctets shared = TaggedOctets.of(Tags.MULTIPLE_COMPONENTS, out);
        assertEquals(sets, new Ior("", List.of(shared)).sharedCodeSets());
    }
}
