package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import endtoend.Service;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.IMP_LIMIT;
import org.zenorb.error.MinorCode;

/** The limits of what travels, as settings of a server and of a client. */
@Timeout(60)
class WireLimitsTest {
    private static final String LONGEST = "x".repeat(300);

    @RegisterExtension final NoErrors errors = new NoErrors();

    private static void refused(MinorCode code, org.junit.jupiter.api.function.Executable body) {
        IMP_LIMIT e = assertThrows(IMP_LIMIT.class, body);
        assertEquals(code.number(), e.minor, e.getMessage());
    }

    @Test
    void shouldBoundWhatAServerReads() throws Exception {
        try (TestOrb server =
                        TestOrb.of("zen.maxStringBytes", "300", "zen.maxSequenceLength", "1000");
                TestOrb client = TestOrb.of()) {
            Service service = client.service(server.serve(new ServiceServant()));

            assertEquals(LONGEST, service.echo(LONGEST));
            refused(MinorCode.STRING_TOO_LONG, () -> service.echo(LONGEST + "x"));
            assertEquals(1000, service.bounce(new byte[1000]).length);
            refused(MinorCode.SEQUENCE_TOO_LONG, () -> service.bounce(new byte[1001]));
            assertEquals(5, service.add(2, 3));
        }
    }

    @Test
    void shouldBoundWhatAClientWritesAndReads() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client =
                        TestOrb.of("zen.maxStringBytes", "300", "zen.maxSequenceLength", "1000")) {
            Service service = client.service(server.serve(new ServiceServant()));

            assertEquals(LONGEST, service.echo(LONGEST));
            refused(MinorCode.STRING_TOO_LONG, () -> service.echo(LONGEST + "x"));
            assertEquals(1000, service.make(1000).length);
            refused(MinorCode.SEQUENCE_TOO_LONG, () -> service.make(1001));
            assertEquals(5, service.add(2, 3));
        }
    }

    @Test
    void shouldBoundServiceContexts() throws Exception {
        // A client that announces its code sets sends one context.
        try (TestOrb server = TestOrb.of("zen.maxServiceContexts", "1");
                TestOrb strict = TestOrb.of("zen.maxServiceContexts", "0");
                TestOrb client = TestOrb.of()) {
            String one = server.serve(new ServiceServant());
            assertEquals(5, client.service(one).add(2, 3));
            String none = strict.serve(new ServiceServant());
            refused(MinorCode.TOO_MANY_CONTEXTS, () -> client.service(none).add(2, 3));
        }
    }

    @Test
    void shouldRefuseALimitOutOfRange() {
        assertThrows(BAD_PARAM.class, () -> TestOrb.of("zen.maxNestingDepth", "513").close());
        assertThrows(BAD_PARAM.class, () -> TestOrb.of("zen.maxProfiles", "0").close());
        TestOrb.of("zen.maxNestingDepth", "512", "zen.maxProfiles", "1").close();
    }
}
