package org.zenorb.ior;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CODESET_INCOMPATIBLE;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.SystemException;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.error.MinorCode;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

class IorTest {
    /** Made by omniORB's genior IDL:demo/T:1.0 host.example 2809 Key. */
    static final String OMNI_IOR =
            "IOR:010000000f00000049444c3a64656d6f2f543a312e300000010000000000000058000000"
                    + "010102000d000000686f73742e6578616d706c650000f90a030000004b657900020000000000"
                    + "0000080000000100000000545441010000001c00000001000000010001000100000001000105"
                    + "090101000100000009010100";

    @Provide
    Arbitrary<TaggedOctets> tagged() {
        return Combinators.combine(
                        Arbitraries.integers(),
                        Arbitraries.bytes().array(byte[].class).ofMaxSize(20))
                .as(TaggedOctets::new);
    }

    @Provide
    Arbitrary<IiopProfile> iiop() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.strings().alpha().ofMaxLength(12),
                        Arbitraries.integers().between(0, 65535),
                        Arbitraries.bytes().array(byte[].class).ofMaxSize(40),
                        tagged().list().ofMaxSize(3))
                .as((minor, host, port, key, components) ->
                        new IiopProfile(
                                minor, host, port, key, minor == 0 ? List.of() : components));
    }

    @Provide
    Arbitrary<Ior> iors() {
        return Combinators.combine(
                        Arbitraries.strings().withCharRange('!', '~').ofMaxLength(30),
                        Arbitraries.oneOf(tagged(), iiop().map(IiopProfile::toProfile))
                                .list()
                                .ofMaxSize(3))
                .as(Ior::new);
    }

    @Property
    void shouldReadWhatWasWritten(@ForAll("iors") Ior ior, @ForAll boolean little) {
        CdrOutput out = CdrOutput.unpooled(null, 16, little);
        out.write_octet((byte) 0);
        ior.write(out);
        CdrInput in = out.create_input_stream();
        in.read_octet();
        Ior read = Ior.read(in);
        assertEquals(0, in.available());
        assertEquals(ior, read);
        assertEquals(ior.hashCode(), read.hashCode());
        assertEquals(ior, Ior.parse(ior.stringify()));
        assertEquals(ior, Ior.parse(" " + ior.stringify().toUpperCase(java.util.Locale.ROOT)));
    }

    @Property
    void shouldReadItsProfiles(@ForAll("iiop") IiopProfile profile) {
        IiopProfile read = IiopProfile.fromProfile(profile.toProfile());
        assertEquals(profile, read);
        assertEquals(profile.hashCode(), read.hashCode());
        assertArrayEquals(profile.key(), read.key());
        assertEquals(List.of(profile), Ior.of("IDL:X:1.0", profile).iiopProfiles());
    }

    @Property(tries = 200)
    void shouldRaiseMarshalWhereverTheDataIsCut(@ForAll("iors") Ior ior) {
        CdrOutput out = CdrOutput.unpooled(null, 16, true);
        ior.write(out);
        byte[] bytes = out.toByteArray();
        for (int limit = 0; limit < bytes.length; limit++) {
            CdrInput in = new CdrInput(null);
            in.attach(bytes, 0, 0, limit, true, 2, CodeSets.UTF_8, CodeSets.UTF_16);
            assertThrows(MARSHAL.class, () -> Ior.read(in));
        }
    }

    @Property(tries = 2000)
    void shouldExplainOrRefuseDamagedReferences(
            @ForAll("iiop") IiopProfile profile, @ForAll long seed) {
        Random random = new Random(seed);
        IiopProfile rich =
                IiopProfile.of(
                        1 + random.nextInt(2),
                        List.of(new IiopAddress("a", 1), new IiopAddress("::1", 2)),
                        profile.key(),
                        List.of(Tags.orbType(), codeSets().toComponent()));
        char[] text = Ior.of("IDL:X:1.0", rich).stringify().toCharArray();
        for (int n = random.nextInt(4); n >= 0; n--) {
            int at = 4 + random.nextInt(text.length - 4);
            text[at] = "0123456789abcdefxg".charAt(random.nextInt(18));
        }
        assertExplainedOrRefused(new String(text));
    }

    @Property(tries = 2000)
    void shouldExplainOrRefuseAnyText(@ForAll String text, @ForAll("scheme") String scheme) {
        assertExplainedOrRefused(scheme + text);
    }

    @Property(tries = 2000)
    void shouldExplainOrRefuseAnyUrl(@ForAll("urlText") String text, @ForAll("scheme") String s) {
        assertExplainedOrRefused(s + text);
    }

    @Provide
    Arbitrary<String> scheme() {
        return Arbitraries.of("", "IOR:", "corbaloc:", "corbaname:", "corbaloc:rir:");
    }

    @Provide
    Arbitrary<String> urlText() {
        return Arbitraries.strings().withChars(":/@,.#%[]\\1a0").ofMaxLength(30);
    }

    private static void assertExplainedOrRefused(String text) {
        try {
            assertTrue(IorExplainer.explain(text).endsWith("\n"));
        } catch (BAD_PARAM expected) {
            assertTrue(expected.minor != 0);
        }
    }

    private static CodeSetComponent codeSets() {
        return new CodeSetComponent(
                CodeSets.UTF_8, List.of(CodeSets.ISO_8859_1), CodeSets.UTF_16, List.of());
    }

    @Example
    void shouldReadAReferenceOfOmniOrb() {
        Ior ior = Ior.parse(OMNI_IOR);
        assertEquals("IDL:demo/T:1.0", ior.typeId());
        IiopProfile profile = ior.iiopProfiles().get(0);
        assertEquals(2, profile.minor());
        assertEquals("host.example", profile.host());
        assertEquals(2809, profile.port());
        assertArrayEquals("Key".getBytes(StandardCharsets.US_ASCII), profile.key());
        assertEquals(0x41545400, Tags.orbType(profile.component(Tags.ORB_TYPE)));
        CodeSetComponent sets = profile.codeSets();
        assertEquals(CodeSets.ISO_8859_1, sets.nativeChar());
        assertEquals(List.of(CodeSets.UTF_8), sets.charConversions());
        assertEquals(CodeSets.UTF_16, sets.nativeWchar());
        assertNull(profile.component(Tags.SSL_SEC_TRANS));
    }

    @Example
    void shouldWriteAReferenceAsBytes() {
        Ior ior =
                Ior.of(
                        "IDL:T:1.0",
                        new IiopProfile(0, "h", 258, new byte[] {(byte) 0xab}, List.of()));
        // Big-endian; type of 10; 1 profile: tag 0, 17 octets, big-endian, 1.0, "h", 258, key.
        assertEquals(
                "IOR:00000000 0000000a 49444c3a543a312e3000 0000 00000001 00000000 00000011"
                                .replace(" ", "")
                        + "00 01 00 00 00000002 6800 0102 00000001 ab".replace(" ", ""),
                ior.stringify());
    }

    @Example
    void shouldKeepAlternateAddressesInOrder() {
        List<IiopAddress> addresses =
                List.of(
                        new IiopAddress("10.0.0.1", 1),
                        new IiopAddress("fe80::1", 2),
                        new IiopAddress("host", 65535));
        IiopProfile profile = IiopProfile.of(2, addresses, new byte[] {1}, List.of(Tags.orbType()));
        assertEquals(addresses, IiopProfile.fromProfile(profile.toProfile()).addresses());
        assertEquals("[fe80::1]:2", addresses.get(1).toString());
        assertEquals(Tags.ZEN_ORB_TYPE, Tags.orbType(profile.component(Tags.ORB_TYPE)));
    }

    @Example
    void shouldKnowNil() {
        assertTrue(Ior.NIL.isNil());
        assertEquals(Ior.NIL, Ior.parse(Ior.NIL.stringify()));
        assertSame(Ior.NIL, Ior.parse(Ior.NIL.stringify()));
        assertFalse(Ior.parse(OMNI_IOR).isNil());
        assertNotEquals(Ior.NIL, Ior.NIL.withTypeId("IDL:X:1.0"));
    }

    @Example
    void shouldSkipProfilesOfAnotherMajorVersion() {
        CdrOutput future = CdrOutput.encapsulation(null, false);
        future.write_octet((byte) 2);
        future.write_octet((byte) 0);
        TaggedOctets profile = TaggedOctets.of(Tags.INTERNET_IOP, future);
        Ior ior = new Ior("IDL:X:1.0", List.of(profile));
        assertEquals(List.of(), ior.iiopProfiles());
        assertEquals(ior, Ior.parse(ior.stringify()));
    }

    @Example
    void shouldFindComponentsForAllProfiles() {
        CdrOutput out = CdrOutput.encapsulation(null, true);
        TaggedOctets.writeSequence(out, List.of(Tags.orbType()));
        TaggedOctets shared = TaggedOctets.of(Tags.MULTIPLE_COMPONENTS, out);
        assertEquals(List.of(Tags.orbType()), new Ior("", List.of(shared)).sharedComponents());
    }

    private static void assertRefused(MinorCode code, String text) {
        BAD_PARAM e = assertThrows(BAD_PARAM.class, () -> Ior.parse(text), text);
        assertEquals(code.number(), e.minor, e.getMessage());
    }

    @Example
    void shouldSayWhatIsWrongWithTheText() {
        assertRefused(MinorCode.BAD_SCHEME, "");
        assertRefused(MinorCode.BAD_SCHEME, "IIOP:00");
        assertRefused(MinorCode.BAD_SCHEME_SPECIFIC_PART, "IOR:");
        assertRefused(MinorCode.BAD_SCHEME_SPECIFIC_PART, "IOR:0");
        assertRefused(MinorCode.BAD_SCHEME_SPECIFIC_PART, "IOR:0g");
        assertRefused(MinorCode.BAD_SCHEME_SPECIFIC_PART, "IOR:02");
        assertRefused(
                MinorCode.BAD_SCHEME_SPECIFIC_PART, OMNI_IOR.substring(0, OMNI_IOR.length() - 20));
        assertRefused(
                MinorCode.BAD_SCHEME_SPECIFIC_PART, "IOR:\uff10\uff10" + OMNI_IOR.substring(6));
    }

    @Example
    void shouldRefuseAProfileWhoseVersionHasNoComponents() {
        assertThrows(
                BAD_PARAM.class,
                () -> new IiopProfile(0, "h", 1, new byte[0], List.of(Tags.orbType())));
    }

    // ---- code sets

    private static CodeSetComponent chars(int nativeSet, Integer... conversions) {
        return new CodeSetComponent(nativeSet, List.of(conversions), CodeSets.UTF_16, List.of());
    }

    @Example
    void shouldChooseTheTransmissionCodeSet() {
        int utf8 = CodeSets.UTF_8;
        int latin1 = CodeSets.ISO_8859_1;
        int latin9 = 0x0001000f;
        int ibm = 0x10020417;
        assertEquals(utf8, CodeSetComponent.chooseChar(chars(utf8), chars(utf8)));
        assertEquals(latin1, CodeSetComponent.chooseChar(chars(utf8, latin1), chars(latin1)));
        assertEquals(utf8, CodeSetComponent.chooseChar(chars(utf8), chars(latin1, utf8)));
        assertEquals(
                latin9,
                CodeSetComponent.chooseChar(
                        chars(utf8, latin1, latin9), chars(ibm, latin9, latin1)));
        CODESET_INCOMPATIBLE e =
                assertThrows(
                        CODESET_INCOMPATIBLE.class,
                        () -> CodeSetComponent.chooseChar(chars(ibm), chars(latin9)));
        assertEquals(MinorCode.NO_COMMON_CODESET.number(), e.minor);
    }

    @Example
    void shouldKnowServersWithoutWideCharacters() {
        CodeSetComponent without =
                new CodeSetComponent(CodeSets.UTF_8, List.of(), CodeSets.NONE, List.of());
        assertEquals(CodeSets.NONE, CodeSetComponent.chooseWchar(chars(CodeSets.UTF_8), without));
        assertEquals(
                CodeSets.UTF_16,
                CodeSetComponent.chooseWchar(chars(CodeSets.UTF_8), chars(CodeSets.UTF_8)));
        assertEquals(codeSets(), CodeSetComponent.fromComponent(codeSets().toComponent()));
    }

    @Example
    void shouldBelieveNoCountOfCodeSets() {
        CdrOutput out = CdrOutput.encapsulation(null, false);
        out.write_ulong(1);
        out.write_ulong(-1);
        assertThrows(
                SystemException.class,
                () -> CodeSetComponent.fromComponent(TaggedOctets.of(Tags.CODE_SETS, out)));
    }
}
