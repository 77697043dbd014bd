package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import endtoend.Service;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.DATA_CONVERSION;
import org.zenorb.error.MinorCode;

/** Two ORBs whose strings travel in different code sets by nature. */
@Timeout(60)
class CodeSetsTest {
    @RegisterExtension final NoErrors errors = new NoErrors();

    @ParameterizedTest
    @CsvSource({
        "UTF-8, UTF-8, A\u00e4\u20ac\u3042",
        "ISO-8859-15, UTF-8, A\u00e4\u20ac",
        "UTF-8, ISO-8859-15, A\u00e4\u20ac\u3042",
        "IBM1047, UTF-8, A\u00e4[]",
        "IBM037, IBM500, A\u00e4[]",
        "IBM850, ISO-8859-1, A\u00e4[]",
        "IBM01140, IBM1047, A\u00e4\u20ac",
        "EUC-JP, UTF-8, A\u3042",
        "UTF-8, IBM037, A\u00e4\u20ac\u3042"
    })
    void shouldAgree(String ofServer, String ofClient, String text) throws Exception {
        try (TestOrb server = TestOrb.of("zen.charCodeSet", ofServer);
                TestOrb client = TestOrb.of("zen.charCodeSet", ofClient)) {
            Service service = client.service(server.serve(new ServiceServant()));

            assertEquals(text, service.echo(text));
            assertEquals(text, service.wide(text));
            assertEquals(5, service.add(2, 3));
        }
    }

    @Test
    void shouldRefuseWhatTheServersCodeSetDoesNotHave() throws Exception {
        try (TestOrb server = TestOrb.of("zen.charCodeSet", "IBM037");
                TestOrb client = TestOrb.of()) {
            Service service = client.service(server.serve(new ServiceServant()));

            DATA_CONVERSION e = assertThrows(DATA_CONVERSION.class, () -> service.echo("\u3042"));
            assertEquals(MinorCode.CHAR_NOT_REPRESENTABLE.number(), e.minor);
            assertEquals("plain", service.echo("plain"));
        }
    }

    @Test
    void shouldRefuseASettingThatIsNoCodeSet() {
        assertThrows(BAD_PARAM.class, () -> TestOrb.of("zen.charCodeSet", "UTF-16").close());
        assertThrows(BAD_PARAM.class, () -> TestOrb.of("zen.charCodeSet", "nonsense").close());
    }
}
