package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.Service;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.DATA_CONVERSION;
import org.omg.CORBA.INV_OBJREF;
import org.zenorb.cdr.CodeSets;
import org.zenorb.error.MinorCode;
import org.zenorb.ior.CodeSetComponent;
import org.zenorb.ior.IiopProfile;
import org.zenorb.ior.Ior;
import org.zenorb.ior.TaggedOctets;
import org.zenorb.ior.Tags;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

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

    /** The reference with these components instead of the code sets; none for null. */
    static String saying(String reference, CodeSetComponent codeSets) {
        IiopProfile profile = Ior.parse(reference).iiopProfile(0);
        List<TaggedOctets> components = new ArrayList<>(profile.components());
        components.removeIf(each -> each.tag() == Tags.CODE_SETS);
        if (codeSets != null) {
            components.add(codeSets.toComponent());
        }
        return Ior.of(
                        "IDL:endtoend/Service:1.0",
                        new IiopProfile(
                                profile.minor(),
                                profile.host(),
                                profile.port(),
                                profile.key(),
                                components))
                .stringify();
    }

    private static void assertNoWide(MinorCode code, Service service) {
        INV_OBJREF e = assertThrows(INV_OBJREF.class, () -> service.wide("a"));
        assertEquals(code.number(), e.minor);
        assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
        assertEquals("\u00e4", service.echo("\u00e4"));
        assertThrows(INV_OBJREF.class, () -> service.wide(""));
        assertEquals(5, service.add(2, 3));
    }

    @Test
    void shouldSendNoWideCharactersWhereTheReferenceNamesNoCodeSets() throws Exception {
        CodeSetComponent narrow =
                new CodeSetComponent(CodeSets.UTF_8, List.of(), CodeSets.NONE, List.of());
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            String reference = server.serve(new ServiceServant());

            assertNoWide(MinorCode.NO_CODE_SET_COMPONENT, client.service(saying(reference, null)));
            assertNoWide(MinorCode.NO_WCHAR_CODE_SET, client.service(saying(reference, narrow)));
            assertEquals("a\u3042", client.service(reference).wide("a\u3042"));
        }
    }

    /** Such a URL has no place for code sets. */
    @Test
    void shouldSendWideCharactersInUtf16WhereACorbalocLeads() throws Exception {
        try (TestOrb client = TestOrb.of("zen.byteOrder", "little");
                RawServer server = new RawServer()) {
            Service service = client.service(server.url());
            FutureTask<String> call = new FutureTask<>(() -> service.wide("a\u3042"));
            Thread.ofPlatform().daemon().start(call);
            try (RawPeer connection = server.accept()) {
                String request = connection.receiveHex();
                assertTrue(request.endsWith("0400000000613042"), request);
            }
            assertThrows(ExecutionException.class, () -> call.get(20, TimeUnit.SECONDS));
        }
    }

    @Test
    void shouldRefuseASettingThatIsNoCodeSet() {
        assertThrows(BAD_PARAM.class, () -> TestOrb.of("zen.charCodeSet", "UTF-16").close());
        assertThrows(BAD_PARAM.class, () -> TestOrb.of("zen.charCodeSet", "nonsense").close());
    }
}
