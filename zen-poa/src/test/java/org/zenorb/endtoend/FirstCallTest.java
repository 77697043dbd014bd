package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.Refused;
import endtoend.Service;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Random;

/** The plain case: every kind of call over a real socket, in each byte order and GIOP version. */
@Timeout(60)
class FirstCallTest {
    @RegisterExtension final NoErrors errors = new NoErrors();

    @ParameterizedTest
    @CsvSource({"big,1.2", "little,1.2", "big,1.1", "little,1.1", "big,1.0", "little,1.0"})
    void shouldCallOverTcp(String byteOrder, String version) throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of("zen.byteOrder", byteOrder, "zen.giopVersion", version);
                TestOrb client = TestOrb.of("zen.byteOrder", byteOrder)) {
            Service service = client.service(server.serve(servant));

            assertEquals(5, service.add(2, 3));
            assertEquals("latin \u00e9", service.echo("latin \u00e9"));
            if (!version.equals("1.0")) {
                assertEquals("wide \u20ac \ud83d\ude00", service.wide("wide \u20ac \ud83d\ude00"));
            }
            byte[] data = new byte[1 << 20];
            new Random(7).nextBytes(data);
            assertArrayEquals(data, service.bounce(data));
            Refused refused = assertThrows(Refused.class, () -> service.refuse("because"));
            assertEquals("because", refused.reason);
            assertEquals(42, refused.code);
            service.level(17);
            assertEquals(17, service.level());
            service.post(1);
            servant.awaitPosted(1);
            assertTrue(service.knowsItself());
            assertTrue(service._is_equivalent(service.itself()));
        }
    }
}
