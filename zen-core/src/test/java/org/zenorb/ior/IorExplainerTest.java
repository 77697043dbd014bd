package org.zenorb.ior;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_PARAM;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.error.MinorCode;

import java.util.List;

class IorExplainerTest {
    @Test
    void shouldExplainAReferenceOfOmniOrb() {
        assertEquals(
                """
                reference to IDL:demo/T:1.0
                  profile 1: IIOP 1.2
                    address     host.example:2809
                    key         3 octets, "Key" = 4b6579
                    made by     omniORB [0x41545400 "ATT"]
                    code sets   char ISO 8859-1 (Latin 1) [0x00010001], also UTF-8 [0x05010001]; \
                wchar UTF-16 [0x00010109], also UTF-16 [0x00010109]
                """,
                IorExplainer.explain(IorTest.OMNI_IOR));
    }

    @Test
    void shouldExplainAReferenceOfOurOwn() {
        CdrOutput ssl = CdrOutput.encapsulation(null, true);
        ssl.write_ushort((short) 0x66);
        ssl.write_ushort((short) 0x06);
        ssl.write_ushort((short) 684);
        CdrOutput model = CdrOutput.encapsulation(null, false);
        model.write_ulong(1);
        model.write_short((short) 20);
        CdrOutput policies = CdrOutput.encapsulation(null, false);
        policies.write_ulong(2);
        policies.write_ulong(40);
        policies.write_ulong(model.size());
        policies.write_octet_array(model.toByteArray(), 0, model.size());
        policies.write_ulong(37);
        policies.write_ulong(0);
        IiopProfile profile =
                IiopProfile.of(
                        2,
                        List.of(new IiopAddress("::1", 1), new IiopAddress("b", 2)),
                        ObjectKey.encode(1, 2, 3, 4, 5),
                        List.of(
                                Tags.orbType(),
                                new CodeSetComponent(
                                                CodeSets.UTF_8,
                                                List.of(),
                                                CodeSets.UTF_16,
                                                List.of())
                                        .toComponent(),
                                TaggedOctets.of(Tags.SSL_SEC_TRANS, ssl),
                                TaggedOctets.of(Tags.POLICIES, policies),
                                new TaggedOctets(33, new byte[0]),
                                new TaggedOctets(Tags.CODE_SETS, new byte[] {0, 1})));
        Ior ior =
                new Ior(
                        "IDL:X:1.0",
                        List.of(
                                profile.toProfile(),
                                new TaggedOctets(0x54414f00, new byte[] {1, 2}),
                                new TaggedOctets(0, new byte[] {0, 1})));
        assertEquals(
                """
                reference to IDL:X:1.0
                  profile 1: IIOP 1.2
                    address     [::1]:1
                    key         transient ZEN key, POA 2 (generation 00000003) -> servant 4 \
                (generation 00000005), incarnation 0000000000000001
                    made by     ZEN [0x5a454e00 "ZEN"]
                    code sets   char UTF-8 [0x05010001]; wchar UTF-16 [0x00010109]
                    SSL         port 684, supports integrity + confidentiality + trust in target \
                + trust in client, requires integrity + confidentiality
                    policies    priority model server declared, priority 20; type 37 of 0 octets
                    component   CSIv2 mechanisms, tag 0x00000021: none
                    code sets   not valid: the data ends before the value does: \
                4 bytes wanted, 0 left, at byte 1
                    also at     b:2
                  profile 2: TAO's UIOP, tag 0x54414f00 "TAO"
                    octets      0102
                  profile 3: not valid: the data ends before the value does: \
                1 bytes wanted, 0 left, at byte 2
                    octets      0001
                """,
                IorExplainer.explain(ior.stringify()));
    }

    @Test
    void shouldExplainUrls() {
        assertEquals(
                """
                corbaloc
                  address: host:2809, IIOP 1.0
                  address: [::1]:99, IIOP 1.2
                  key: 3 octets, "Key" = 4b6579
                """,
                IorExplainer.explain("corbaloc::host,iiop:1.2@[::1]:99/Key"));
        assertEquals(
                """
                corbaname
                  the ORB's own initial reference "NameService"
                  name: a.b/c
                    component   id "a", kind "b"
                    component   id "c", kind ""
                """,
                IorExplainer.explain("corbaname:rir:#a.b/c"));
        assertEquals("nil reference\n", IorExplainer.explain(Ior.NIL.stringify()));
    }

    @Test
    void shouldSayWhichTextsItKnows() {
        BAD_PARAM e = assertThrows(BAD_PARAM.class, () -> IorExplainer.explain("http://x"));
        assertEquals(MinorCode.BAD_SCHEME.number(), e.minor);
        assertTrue(e.getMessage().contains("corbaloc:"));
    }
}
