package org.zenorb.cdr.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.Any;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UnionMember;
import org.omg.CORBA.portable.InputStream;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.TreeMap;

/**
 * Anys that omniORB 4.2.5 wrote (omniorb-anys.idl, omniorb-anys.cc): read by us, and written by us
 * to the same octets. omniORB leaves padding as it finds it in memory, we write zeros.
 */
class OmniOrbAnysTest {
    private static final TypeCode LONG = TypeCodeFactory.primitive(TCKind.tk_long);
    private static final TypeCode DOUBLE = TypeCodeFactory.primitive(TCKind.tk_double);
    private static final TypeCode STRING = TypeCodeFactory.string(0);

    private final TreeMap<String, byte[]> anys = new TreeMap<>();

    OmniOrbAnysTest() throws IOException {
        try (BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(
                                OmniOrbAnysTest.class.getResourceAsStream("omniorb-anys.txt"),
                                StandardCharsets.US_ASCII))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int blank = line.indexOf(' ');
                byte[] octets = HexFormat.of().parseHex(line.substring(blank + 1));
                anys.put(line.substring(0, blank), octets);
            }
        }
    }

    private CdrAny any(String name) {
        byte[] octets = anys.get(name);
        assertNotNull(octets, name);
        CdrInput in = CdrInput.encapsulation(null, octets);
        CdrAny any = (CdrAny) in.read_any();
        assertEquals(0, in.available(), name);
        return any;
    }

    private static byte[] write(Any any) {
        CdrOutput out = CdrOutput.unpooled(null, 16, true);
        out.codeSets(CodeSets.ISO_8859_1, CodeSets.UTF_16);
        out.write_boolean(true);
        out.write_any(any);
        return out.toByteArray();
    }

    /** The same value with everything decoded once, so that nothing is copied as it came. */
    private static Any rebuilt(CdrAny any) {
        CdrOutput big = CdrOutput.unpooled(null, 16, false);
        big.write_any(any);
        return big.create_input_stream().read_any();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "long",
                "string",
                "line",
                "node",
                "u-green",
                "u-default",
                "x",
                "refs",
                "big",
                "any-any",
                "fixed",
                "w-none",
                "tc-money",
                "tc-val",
                "tc-box",
                "tc-abs",
                "tc-i",
                "tc-name",
                "tc-grid",
                "tc-object"
            })
    void shouldWriteTheSameOctetsAsOmniOrb(String name) {
        byte[] theirs = anys.get(name);
        byte[] ours = write(rebuilt(any(name)));
        assertEquals(theirs.length, ours.length);
        for (int i = 0; i < ours.length; i++) {
            if (ours[i] != 0) {
                assertEquals(theirs[i], ours[i], "octet " + i);
            }
        }
        // What is padding to us is padding to omniORB: with zeros there it reads the same.
        CdrAny again = (CdrAny) CdrInput.encapsulation(null, ours).read_any();
        assertTrue(again.equal(any(name)));
    }

    private static TypeCode struct(String name, Object... namesAndTypes) {
        StructMember[] members = new StructMember[namesAndTypes.length / 2];
        for (int i = 0; i < members.length; i++) {
            members[i] =
                    new StructMember(
                            (String) namesAndTypes[2 * i],
                            (TypeCode) namesAndTypes[2 * i + 1],
                            null);
        }
        return TypeCodeFactory.struct("IDL:T/" + name + ":1.0", name, members);
    }

    private static TypeCode point() {
        return struct("Point", "x", LONG, "y", DOUBLE);
    }

    private static TypeCode color() {
        return TypeCodeFactory.enumeration(
                "IDL:T/Color:1.0", "Color", new String[] {"red", "green", "blue"});
    }

    private static Any label(TypeCode type, int value) {
        Any label = new CdrAny(null);
        label.type(type);
        label.create_output_stream().write_ulong(value);
        return label;
    }

    private static Any defaultLabel() {
        Any label = new CdrAny(null);
        label.insert_octet((byte) 0);
        return label;
    }

    private static TypeCode union() {
        return TypeCodeFactory.union(
                "IDL:T/U:1.0",
                "U",
                color(),
                new UnionMember[] {
                    new UnionMember("r", label(color(), 0), LONG, null),
                    new UnionMember("g", label(color(), 1), STRING, null),
                    new UnionMember("p", defaultLabel(), point(), null)
                });
    }

    @Test
    void shouldDescribeTypesAsOmniOrbDoes() {
        TypeCode point = point();
        assertTrue(
                any("line").type().equal(struct("Line", "a", point, "b", point, "name", STRING)));
        TypeCode nodes =
                TypeCodeFactory.alias(
                        "IDL:T/Nodes:1.0",
                        "Nodes",
                        TypeCodeFactory.sequence(0, TypeCodeFactory.recursive("IDL:T/Node:1.0")));
        assertTrue(any("node").type().equal(struct("Node", "v", LONG, "kids", nodes)));
        assertTrue(any("u-green").type().equal(union()));
        assertTrue(
                any("tc-grid")
                        .extract_TypeCode()
                        .equal(
                                TypeCodeFactory.alias(
                                        "IDL:T/Grid:1.0",
                                        "Grid",
                                        TypeCodeFactory.array(2, TypeCodeFactory.array(3, LONG)))));
        assertTrue(
                any("tc-money")
                        .extract_TypeCode()
                        .equal(
                                TypeCodeFactory.alias(
                                        "IDL:T/Money:1.0",
                                        "Money",
                                        TypeCodeFactory.fixed((short) 7, (short) 3))));
        assertTrue(any("tc-object").extract_TypeCode().equal(CdrTypeCode.OBJECT));
    }

    @Test
    void shouldReadTheValuesThatOmniOrbWrote() {
        assertEquals(-7, any("long").extract_long());
        assertEquals("hi", any("string").extract_string());
        assertEquals(new BigDecimal("-1234.567"), any("fixed").extract_fixed());
        assertEquals(77, any("any-any").extract_any().extract_ulong());

        InputStream line = any("line").create_input_stream();
        assertEquals(1, line.read_long());
        assertEquals(2.5, line.read_double());
        assertEquals(3, line.read_long());
        assertEquals(-4.0, line.read_double());
        assertEquals("ab", line.read_string());

        InputStream union = any("u-default").create_input_stream();
        assertEquals(2, union.read_ulong());
        assertEquals(9, union.read_long());
        assertEquals(1.0, union.read_double());

        InputStream wide = any("v").create_input_stream();
        assertEquals(-3, wide.read_long());
        assertEquals("\u20acx", wide.read_wstring());
    }

    @Test
    void shouldReadEveryPrimitive() {
        InputStream in = any("prims").create_input_stream();
        assertEquals(-2, in.read_short());
        assertEquals((short) 65534, in.read_ushort());
        assertEquals(-3, in.read_long());
        assertEquals(-3, in.read_ulong());
        assertEquals(-4, in.read_longlong());
        assertEquals(-4, in.read_ulonglong());
        assertEquals(1.5f, in.read_float());
        assertEquals(-2.25, in.read_double());
        assertTrue(in.read_boolean());
        assertEquals('c', in.read_char());
        assertEquals((byte) 255, in.read_octet());
        assertEquals('\u20ac', in.read_wchar());
        assertEquals("\u00e4", in.read_wstring());
        assertEquals(5, in.read_any().extract_short());
    }

    /** omniORB leaves the id away that the specification puts before an exception's members. */
    @Test
    void shouldReadAnExceptionWithoutItsId() {
        CdrAny any = any("bad");
        InputStream in = any.create_input_stream();
        assertEquals("IDL:T/Bad:1.0", in.read_string());
        assertEquals("why", in.read_string());
        assertEquals(2, in.read_ulong());
        CdrAny again = (CdrAny) CdrInput.encapsulation(null, write(any)).read_any();
        assertTrue(again.equal(any));
    }
}
