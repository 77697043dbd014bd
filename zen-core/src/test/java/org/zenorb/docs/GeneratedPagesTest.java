package org.zenorb.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.zenorb.error.MinorCode;
import org.zenorb.orb.Setting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pages that are made from tables in the code. They are written by
 *
 * <pre>mvn -pl zen-core -am test -Dtest=GeneratedPagesTest -Dsurefire.failIfNoSpecifiedTests=false
 *     -Dupdate</pre>
 */
final class GeneratedPagesTest {
    private static final Path DOCS = Path.of("..", "docs");

    private static void assertCurrent(String name, String wanted) throws IOException {
        Path file = DOCS.resolve(name);
        if (System.getProperty("update") != null) {
            Files.createDirectories(DOCS);
            Files.writeString(file, wanted);
        }
        assertEquals(
                wanted,
                Files.readString(file),
                () -> "docs/" + name + " is stale: see " + GeneratedPagesTest.class.getName());
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }

    private static String code(String text) {
        return text.isEmpty() ? "(none)" : "`" + text + "`";
    }

    @Test
    void shouldListEverySetting() throws IOException {
        StringBuilder page = new StringBuilder(OPTIONS_HEAD);
        for (Setting setting : Setting.values()) {
            page.append("| ").append(code(setting.key()));
            page.append(" | ").append(code(setting.defaultValue()));
            page.append(" | ").append(setting.range());
            page.append(" | ").append(cell(setting.meaning())).append(" |\n");
        }
        assertCurrent("options.md", page.toString());
    }

    @Test
    void shouldListEveryMinorCode() throws IOException {
        StringBuilder page = new StringBuilder(MINOR_CODES_HEAD);
        List<MinorCode> codes =
                Arrays.stream(MinorCode.values())
                        .sorted(
                                Comparator.comparing(MinorCode::exceptionName)
                                        .thenComparing(MinorCode::number, Integer::compareUnsigned))
                        .toList();
        for (MinorCode code : codes) {
            page.append("| ").append(code.exceptionName());
            page.append(" | `0x").append(Integer.toHexString(code.number()));
            page.append("` | ").append(code.name());
            page.append(" | ").append(cell(code.text())).append(" |\n");
        }
        assertCurrent("minor-codes.md", page.toString());
    }

    @Test
    void shouldTellMinorCodesApart() {
        Map<String, MinorCode> seen = new HashMap<>();
        for (MinorCode code : MinorCode.values()) {
            String key = code.exceptionName() + " " + Integer.toHexString(code.number());
            MinorCode other = seen.put(key, code);
            assertTrue(other == null, () -> key + " is both " + other + " and " + code);
            int vendor = code.number() & ~0xfff;
            assertTrue(vendor == MinorCode.OMG || vendor == MinorCode.ZEN, key);
        }
    }

    private static final String OPTIONS_HEAD =
            """
            # Settings of an ORB

            Made from `org.zenorb.orb.Setting`; a test fails when this page is stale.

            A setting is, in this order of precedence,
            - an argument of the program: `-ORBzen.laneThreads 8`
            - a property given to `ORB.init`: `zen.laneThreads=8`
            - a system property: `-Dzen.laneThreads=8`

            They are read once, by `ORB.init`. A name that does not exist, or a value out of its range, is
            BAD_PARAM and names itself. `Ms` are milliseconds, `Bytes` are bytes.

            ## Arguments that the standard or other ORBs know

            | argument | meaning |
            |---|---|
            | `-ORBid NAME` | the ORB's id |
            | `-ORBListenEndpoints iiop://host:port` | where a server listens (repeatable, or separated by `;`); an empty host is all interfaces, port 0 a free one. `-ORBendPoint` is the same |
            | `-ORBInitRef Name=URL` | an initial reference (repeatable) |
            | `-ORBDefaultInitRef URL` | what stands before `/Name` for all other initial references |
            | `-ORBInitialHost host`, `-ORBInitialPort port` | where the naming service is, in the older way: `corbaloc:iiop:host:port/NameService`, port 2809 by default |
            | `-ORBClass CLASS` | the class of the ORB, like the properties `org.omg.CORBA.ORBClass` and, for `ORB.init()`, `org.omg.CORBA.ORBSingletonClass` |

            Arguments that begin with `-ORB` and are none of these are refused; all others are left to the program.

            ## ZEN's own

            | setting | default | range | meaning |
            |---|---|---|---|
            """;

    private static final String MINOR_CODES_HEAD =
            """
            # Minor codes

            Made from `org.zenorb.error.MinorCode`; a test fails when this page is stale.

            Every system exception that the ORB raises while it works has one of these. Codes that begin with `0x4f4d` ("OM") are the OMG's,
            those with `0x5a454` ("ZE") are ZEN's. A message is the text below and, behind a colon, what a person
            needs to act: the address, the limit, the setting.

            | exception | minor | name | text |
            |---|---|---|---|
            """;
}
