package org.zenorb.ior;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.omg.CORBA.BAD_PARAM;
import org.zenorb.error.MinorCode;

import java.util.List;

/** corbaloc:, corbaname: and stringified names. */
class UrlTest {
    @ParameterizedTest
    @CsvSource({
        "corbaloc::host/Key, corbaloc:iiop:1.0@host:2809/Key",
        "corbaloc:iiop:host:99/Key, corbaloc:iiop:1.0@host:99/Key",
        "CORBALOC:IIOP:1.2@host:99/Key, corbaloc:iiop:1.2@host:99/Key",
        "corbaloc::1.1@[fe80::1]:99/a/b, corbaloc:iiop:1.1@[fe80::1]:99/a/b",
        "corbaloc::[::1]/K, corbaloc:iiop:1.0@[::1]:2809/K",
        "corbaloc::/K, corbaloc:iiop:1.0@localhost:2809/K",
        "corbaloc::h, corbaloc:iiop:1.0@h:2809/",
        "corbaloc:rir:/RootPOA, corbaloc:rir:/RootPOA",
        "corbaloc:rir:, corbaloc:rir:/NameService",
        "corbaloc::h/a%20%00%ff, corbaloc:iiop:1.0@h:2809/a%20%00%ff",
        "'corbaloc::a,iiop:1.2@b:1,:c/K', "
                + "'corbaloc:iiop:1.0@a:2809,iiop:1.2@b:1,iiop:1.0@c:2809/K'"
    })
    void shouldUnderstandLocations(String url, String normal) {
        Corbaloc location = Corbaloc.parse(url);
        assertEquals(normal, location.toString());
        assertEquals(normal, Corbaloc.parse(normal).toString());
    }

    @Test
    void shouldMakeAReferenceWithAProfileForEachAddress() {
        Ior ior = Corbaloc.parse("corbaloc::1.2@a:1,:b:2/K%01").toIor();
        assertEquals("", ior.typeId());
        List<IiopProfile> profiles = ior.iiopProfiles();
        assertEquals(2, profiles.size());
        assertEquals(2, profiles.get(0).minor());
        assertEquals("a", profiles.get(0).host());
        assertEquals(0, profiles.get(1).minor());
        assertEquals(2, profiles.get(1).port());
        assertArrayEquals(new byte[] {'K', 1}, profiles.get(1).key());
    }

    @Test
    void shouldKnowInitialReferences() {
        Corbaloc location = Corbaloc.parse("corbaloc:rir:/TradingService");
        assertTrue(location.isInitialReference());
        assertEquals("TradingService", location.keyString());
        assertThrows(BAD_PARAM.class, location::toIor);
        assertFalse(Corbaloc.parse("corbaloc::h/K").isInitialReference());
    }

    @ParameterizedTest
    @CsvSource({
        "IOR:00, BAD_SCHEME",
        "corbaloc:, BAD_ADDRESS",
        "corbaloc:host/Key, BAD_ADDRESS",
        "corbaloc:ssliop:host/Key, BAD_ADDRESS",
        "corbaloc::host:/Key, BAD_ADDRESS",
        "corbaloc::host:0/Key, BAD_ADDRESS",
        "corbaloc::host:65536/Key, BAD_ADDRESS",
        "corbaloc::host:99999999999999999999/Key, BAD_ADDRESS",
        "corbaloc::host:-1/Key, BAD_ADDRESS",
        "corbaloc::host:1:2/Key, BAD_ADDRESS",
        "corbaloc::[::1/Key, BAD_ADDRESS",
        "corbaloc::[::1]x/Key, BAD_ADDRESS",
        "corbaloc::[::1]:/Key, BAD_ADDRESS",
        "corbaloc::2.0@host/Key, BAD_ADDRESS",
        "corbaloc::1@host/Key, BAD_ADDRESS",
        "corbaloc::1.x@host/Key, BAD_ADDRESS",
        "corbaloc::@host/Key, BAD_ADDRESS",
        "corbaloc::ho st/Key, BAD_ADDRESS",
        "'corbaloc::a,/Key', BAD_ADDRESS",
        "corbaloc:rir:x/Key, BAD_ADDRESS",
        "'corbaloc:rir:,:h/Key', BAD_ADDRESS",
        "corbaloc::h/a b, BAD_SCHEME_SPECIFIC_PART",
        "corbaloc::h/%, BAD_SCHEME_SPECIFIC_PART",
        "corbaloc::h/%4, BAD_SCHEME_SPECIFIC_PART",
        "corbaloc::h/%zz, BAD_SCHEME_SPECIFIC_PART",
        "corbaloc::h/\u00e4, BAD_SCHEME_SPECIFIC_PART"
    })
    void shouldRefuseLocationsThatAreNone(String url, MinorCode code) {
        BAD_PARAM e = assertThrows(BAD_PARAM.class, () -> Corbaloc.parse(url));
        assertEquals(code.number(), e.minor, e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "corbaname::h#a/b, corbaloc:iiop:1.0@h:2809/NameService, a/b",
        "corbaname:rir:#a.k, corbaloc:rir:/NameService, a.k",
        "corbaname:rir:/NS#x%20y, corbaloc:rir:/NS, x y",
        "corbaname::h/Other, corbaloc:iiop:1.0@h:2809/Other, ''",
        "corbaname::h#, corbaloc:iiop:1.0@h:2809/NameService, ''",
        "corbaname::h#%c3%a4, corbaloc:iiop:1.0@h:2809/NameService, \u00e4",
        "corbaname::h#a%5c.b, corbaloc:iiop:1.0@h:2809/NameService, a\\.b"
    })
    void shouldUnderstandNames(String url, String context, String name) {
        Corbaname parsed = Corbaname.parse(url);
        assertEquals(context, parsed.context().toString());
        assertEquals(name, parsed.name());
        assertEquals(parsed.toString(), Corbaname.parse(parsed.toString()).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "corbaloc::h, BAD_SCHEME",
        "corbaname:h#a, BAD_ADDRESS",
        "corbaname::h#/a, BAD_NAME",
        "corbaname::h#a/, BAD_NAME",
        "corbaname::h#a//b, BAD_NAME",
        "corbaname::h#a., BAD_NAME",
        "corbaname::h#a.b.c, BAD_NAME",
        "corbaname::h#%5cx, BAD_NAME",
        "corbaname::h#%ff, BAD_NAME",
        "corbaname::h#a#b, BAD_SCHEME_SPECIFIC_PART"
    })
    void shouldRefuseNamesThatAreNone(String url, MinorCode code) {
        BAD_PARAM e = assertThrows(BAD_PARAM.class, () -> Corbaname.parse(url));
        assertEquals(code.number(), e.minor, e.getMessage());
    }

    @Test
    void shouldTakeNamesApartAndPutThemTogether() {
        assertEquals(
                List.of(
                        new StringName.Component("a", "k"),
                        new StringName.Component("b.c/d\\", ""),
                        new StringName.Component("", "only"),
                        new StringName.Component("", "")),
                StringName.parse("a.k/b\\.c\\/d\\\\/.only/."));
        assertEquals(
                "a.k/b\\.c\\/d\\\\/.only/.",
                StringName.format(StringName.parse("a.k/b\\.c\\/d\\\\/.only/.")));
        BAD_PARAM e = assertThrows(BAD_PARAM.class, () -> StringName.parse(""));
        assertEquals(MinorCode.BAD_NAME.number(), e.minor);
    }
}
