package org.zenorb.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.DATA_CONVERSION;
import org.omg.CORBA.ORB;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.ValueMember;
import org.omg.IOP.Codec;
import org.omg.IOP.CodecFactory;
import org.omg.IOP.CodecFactoryHelper;
import org.omg.IOP.CodecFactoryPackage.UnknownEncoding;
import org.omg.IOP.CodecFactoryPackage.UnsupportedCodeset;
import org.omg.IOP.CodecPackage.FormatMismatch;
import org.omg.IOP.CodecPackage.InvalidTypeForEncoding;
import org.omg.IOP.CodecPackage.TypeMismatch;
import org.omg.IOP.ENCODING_CDR_ENCAPS;
import org.omg.IOP.Encoding;
import org.omg.IOP.Encoding_1_2;
import org.zenorb.cdr.CodeSets;

import java.util.Properties;

/** Values as encapsulations and back. */
class CodecTest {
    private final ORB orb = ORB.init(new String[0], bigEndian());

    private static Properties bigEndian() {
        Properties properties = new Properties();
        properties.setProperty("zen.byteOrder", "big");
        return properties;
    }

    private CodecFactory factory() throws Exception {
        return CodecFactoryHelper.narrow(orb.resolve_initial_references("CodecFactory"));
    }

    private Codec codec(int minor) throws Exception {
        return factory()
                .create_codec(new Encoding(ENCODING_CDR_ENCAPS.value, (byte) 1, (byte) minor));
    }

    private Any number(int value) {
        Any any = orb.create_any();
        any.insert_long(value);
        return any;
    }

    @Test
    void shouldWriteExactlyTheOctetsOfAnEncapsulation() throws Exception {
        byte[] value = {0, 0, 0, 0, 0, 0, 1, 2};
        assertArrayEquals(value, codec(2).encode_value(number(0x102)));
        byte[] any = {0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 1, 2};
        assertArrayEquals(any, codec(2).encode(number(0x102)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void shouldReadWhatItWrote(int minor) throws Exception {
        TypeCode type =
                orb.create_struct_tc(
                        "IDL:test/S:1.0",
                        "S",
                        new StructMember[] {
                            new StructMember("a", orb.get_primitive_tc(TCKind.tk_double), null),
                            new StructMember("b", orb.create_string_tc(0), null)
                        });
        Any any = orb.create_any();
        any.type(type);
        org.omg.CORBA.portable.OutputStream out = any.create_output_stream();
        out.write_double(1.5);
        out.write_string("\u00e4");
        Codec codec = codec(minor);
        assertTrue(codec.decode(codec.encode(any)).equal(any));
        assertTrue(codec.decode_value(codec.encode_value(any), type).equal(any));
    }

    @Test
    void shouldReadBothByteOrders() throws Exception {
        byte[] little = {1, 0, 0, 0, 2, 1, 0, 0};
        TypeCode type = orb.get_primitive_tc(TCKind.tk_long);
        assertEquals(0x102, codec(2).decode_value(little, type).extract_long());
    }

    @Test
    void shouldRefuseWideCharsInVersionOneZero() throws Exception {
        Any any = orb.create_any();
        any.insert_wchar('x');
        Codec codec = codec(0);
        assertThrows(InvalidTypeForEncoding.class, () -> codec.encode(any));
        assertThrows(InvalidTypeForEncoding.class, () -> codec.encode_value(any));
        assertEquals('x', codec(1).decode(codec(1).encode(any)).extract_wchar());
    }

    @Test
    void shouldRefuseWhatIsNoEncapsulation() throws Exception {
        Codec codec = codec(2);
        TypeCode type = orb.get_primitive_tc(TCKind.tk_long);
        for (byte[] bad : new byte[][] {{}, {2, 0, 0, 0}, {(byte) 0xff}}) {
            assertThrows(FormatMismatch.class, () -> codec.decode(bad));
            assertThrows(FormatMismatch.class, () -> codec.decode_value(bad, type));
        }
        assertThrows(FormatMismatch.class, () -> codec.decode(new byte[] {0, 0, 0, 0}));
        assertThrows(
                FormatMismatch.class,
                () -> codec.decode(new byte[] {0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 0, 0}));
        assertThrows(
                TypeMismatch.class, () -> codec.decode_value(new byte[] {0, 0, 0, 0, 1}, type));
    }

    @Test
    void shouldKnowThreeEncodings() throws Exception {
        CodecFactory factory = factory();
        for (Encoding other :
                new Encoding[] {
                    new Encoding((short) 1, (byte) 1, (byte) 2),
                    new Encoding((short) 0, (byte) 2, (byte) 0),
                    new Encoding((short) 0, (byte) 1, (byte) 3),
                    new Encoding((short) 0, (byte) 1, (byte) -1)
                }) {
            assertThrows(UnknownEncoding.class, () -> factory.create_codec(other));
        }
        assertThrows(BAD_PARAM.class, () -> factory.create_codec(null));
        assertThrows(BAD_PARAM.class, () -> codec(2).encode(null));
        assertThrows(BAD_PARAM.class, () -> codec(2).decode(null));
    }

    private Codec codecOf(int chars, int wchars) throws Exception {
        return factory()
                .create_codec_with_codesets(
                        new Encoding_1_2(
                                ENCODING_CDR_ENCAPS.value, (byte) 1, (byte) 2, chars, wchars));
    }

    /** The octets are UTF-8's, where an encapsulation of its own has one per char. */
    @Test
    void shouldWriteInTheCodeSetsThatItIsGiven() throws Exception {
        Any text = orb.create_any();
        text.insert_string("\u00fc\u20ac");
        Codec codec = codecOf(CodeSets.UTF_8, CodeSets.UTF_16);
        byte[] octets = {0, 0, 0, 0, 0, 0, 0, 6, (byte) 0xc3, (byte) 0xbc, (byte) 0xe2};
        byte[] written = codec.encode_value(text);
        assertArrayEquals(octets, java.util.Arrays.copyOf(written, octets.length));
        assertEquals(
                "\u00fc\u20ac",
                codec.decode_value(written, orb.create_string_tc(0)).extract_string());
        assertThrows(DATA_CONVERSION.class, () -> codec(2).encode_value(text));
    }

    @Test
    void shouldRefuseCodeSetsThatItDoesNotHave() throws Exception {
        int none = 0x12345678;
        assertEquals(
                none,
                assertThrows(UnsupportedCodeset.class, () -> codecOf(none, CodeSets.UTF_16))
                        .codeset);
        assertEquals(
                none,
                assertThrows(UnsupportedCodeset.class, () -> codecOf(CodeSets.UTF_8, none))
                        .codeset);
        assertThrows(
                UnknownEncoding.class,
                () ->
                        factory()
                                .create_codec_with_codesets(
                                        new Encoding_1_2(
                                                ENCODING_CDR_ENCAPS.value,
                                                (byte) 2,
                                                (byte) 0,
                                                CodeSets.UTF_8,
                                                CodeSets.UTF_16)));
    }

    /** Kinds of CORBA 3, made, written and read. */
    @Test
    void shouldSendTheTypesOfComponentsHomesAndEvents() throws Exception {
        TypeCode[] types = {
            orb.create_component_tc("IDL:test/C:1.0", "C"),
            orb.create_home_tc("IDL:test/H:1.0", "H"),
            orb.create_event_tc(
                    "IDL:test/E:1.0",
                    "E",
                    org.omg.CORBA.VM_NONE.value,
                    null,
                    new ValueMember[] {
                        new ValueMember(
                                "n",
                                "",
                                "",
                                "",
                                orb.get_primitive_tc(TCKind.tk_long),
                                null,
                                org.omg.CORBA.PUBLIC_MEMBER.value)
                    })
        };
        TCKind[] kinds = {TCKind.tk_component, TCKind.tk_home, TCKind.tk_event};
        for (int k = 0; k < types.length; k++) {
            Any any = orb.create_any();
            any.insert_TypeCode(types[k]);
            TypeCode read = codec(2).decode(codec(2).encode(any)).extract_TypeCode();
            assertEquals(kinds[k], read.kind());
            assertTrue(read.equal(types[k]), read.name());
        }
        assertEquals("n", types[2].member_name(0));
        assertThrows(BAD_PARAM.class, () -> orb.create_component_tc("no id", "C"));
    }
}
