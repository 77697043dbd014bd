package org.zenorb.cdr.type;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;

import java.util.HexFormat;
import java.util.Random;

/** TypeCodes on the wire, by hand and by chance. */
class TypeCodeWireTest {
    private static final TypeCode LONG = TypeCodeFactory.primitive(TCKind.tk_long);

    private static CdrOutput output(int start, boolean little) {
        CdrOutput out = new CdrOutput(null);
        out.attach(
                RequestBuffer.unpooled(256), 0, start, little, 2, CodeSets.UTF_8, CodeSets.UTF_16);
        return out;
    }

    private static CdrInput input(byte[] bytes, int start, int limit, boolean little) {
        CdrInput in = new CdrInput(null);
        in.attach(bytes, 0, start, limit, little, 2, CodeSets.UTF_8, CodeSets.UTF_16);
        return in;
    }

    private static String hex(TypeCode type) {
        CdrOutput out = output(0, false);
        out.write_TypeCode(type);
        return HexFormat.of().formatHex(out.toByteArray());
    }

    private static CdrTypeCode parse(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        return (CdrTypeCode) input(bytes, 0, bytes.length, false).read_TypeCode();
    }

    private static StructMember member(String name, TypeCode type) {
        return new StructMember(name, type, null);
    }

    @Example
    void shouldWriteTypesWithoutEncapsulation() {
        assertEquals("00000003", hex(LONG));
        assertEquals("0000001200000000", hex(TypeCodeFactory.string(0)));
        assertEquals("0000001b00000007", hex(TypeCodeFactory.wstring(7)));
        assertEquals("0000001c00050002", hex(TypeCodeFactory.fixed((short) 5, (short) 2)));
    }

    @Example
    void shouldWriteASequenceAsAnEncapsulation() {
        // kind 19, 12 octets: big-endian and padding, long, bound 0
        assertEquals(
                "00000013 0000000c 00 000000 00000003 00000000".replace(" ", ""),
                hex(TypeCodeFactory.sequence(0, LONG)));
    }

    @Example
    void shouldPointBackToARecursiveStruct() {
        TypeCode recursive = TypeCodeFactory.recursive("IDL:N:1.0");
        TypeCode node =
                TypeCodeFactory.struct(
                        "IDL:N:1.0",
                        "N",
                        new StructMember[] {
                            member("next", TypeCodeFactory.sequence(0, recursive))
                        });
        String expected =
                "0000000f 0000004c" // 0: struct of 76 octets
                        + " 00 000000 0000000a 49444c3a4e3a312e3000 0000" // 8: IDL:N:1.0
                        + " 00000002 4e00 0000" // 28: N
                        + " 00000001" // 36: one member
                        + " 00000005 6e65787400 000000" // 40: next
                        + " 00000013 00000010 00 000000" // 52: sequence of 16 octets
                        + " ffffffff ffffffbc 00000000"; // 64: 68 octets back; bound
        // The sequence begins with its kind at 52, its octets at 60; the indirection's offset
        // stands at 68 and leads to 0.
        String hex = hex(node);
        assertEquals(expected.replace(" ", "").replace("0000004c", "00000044"), hex);
        CdrTypeCode read = parse(hex);
        assertTrue(read.equal(node));
        assertSame(read, read.member(0).content());
    }

    @Example
    void shouldWriteATypeUsedTwiceOnce() {
        TypeCode point =
                TypeCodeFactory.struct("IDL:P:1.0", "P", new StructMember[] {member("x", LONG)});
        TypeCode line =
                TypeCodeFactory.struct(
                        "IDL:L:1.0",
                        "L",
                        new StructMember[] {member("a", point), member("b", point)});
        CdrTypeCode read = parse(hex(line));
        assertTrue(read.equal(line));
        assertSame(read.member(0), read.member(1));
    }

    @Property(tries = 500)
    void shouldReadWhatWasWritten(
            @ForAll long seed, @ForAll boolean little, @ForAll @IntRange(max = 15) int start) {
        CdrTypeCode type = new RandomType(seed).type(4);
        CdrOutput out = output(start, little);
        out.write_TypeCode(type);
        int end = out.position();
        CdrInput in = input(out.bytes(), start, end, little);
        TypeCode read = in.read_TypeCode();
        assertEquals(0, in.available());
        assertTrue(type.equal(read));
        assertTrue(read.equal(type));
        assertTrue(type.equivalent(read));
        CdrOutput again = output(start, little);
        again.write_TypeCode(read);
        assertArrayEquals(out.toByteArray(), again.toByteArray());
        CdrOutput third = output(start, little);
        third.write_TypeCode(read);
        assertArrayEquals(out.toByteArray(), third.toByteArray(), "from the kept octets");
    }

    @Property(tries = 100)
    void shouldRaiseMarshalWhereverTheDataIsCut(@ForAll long seed, @ForAll boolean little) {
        CdrTypeCode type = new RandomType(seed).type(3);
        CdrOutput out = output(0, little);
        out.write_TypeCode(type);
        for (int limit = 0; limit < out.position(); limit++) {
            CdrInput in = input(out.bytes(), 0, limit, little);
            assertThrows(MARSHAL.class, in::read_TypeCode);
        }
    }

    @Property(tries = 2000)
    void shouldAnswerDamagedTypesWithTypesOrStandardExceptions(
            @ForAll long seed, @ForAll boolean little) {
        Random random = new Random(seed);
        CdrTypeCode type = new RandomType(seed).type(4);
        CdrOutput out = output(0, little);
        out.write_TypeCode(type);
        byte[] bytes = out.toByteArray();
        for (int i = 0; i < 20; i++) {
            byte[] damaged = bytes.clone();
            for (int n = 0; n <= random.nextInt(3); n++) {
                int at = random.nextInt(damaged.length);
                damaged[at] = random.nextBoolean() ? (byte) random.nextInt() : (byte) 0xff;
            }
            try {
                CdrTypeCode read =
                        (CdrTypeCode) input(damaged, 0, damaged.length, little).read_TypeCode();
                assertTrue(read.equal(read.get_compact_typecode()) || read.equivalent(read));
                CdrOutput again = output(0, little);
                again.write_TypeCode(read);
                CdrInput in = input(again.toByteArray(), 0, again.position(), little);
                assertTrue(read.equal(in.read_TypeCode()));
            } catch (SystemException expected) {
                assertTrue(expected.minor != 0, expected::toString);
            }
        }
    }

    @Example
    void shouldRefuseWhatIsNoTypeCode() {
        for (String hex :
                new String[] {
                    "00000025", // no such kind
                    "ffffffff fffffff8", // an indirection to nothing
                    "00000013 0000000c 00000000 00000000 00000000", // sequence of null
                    "00000014 0000000c 00000000 00000003 00000000", // array of length 0
                    "00000014 0000000c 00000000 00000003 80000000", // array of length 2^31
                    "0000001c 00200000", // fixed of 32 digits
                    "0000001c 00030004", // fixed with more behind the point than there is
                    "00000013 00000010 00000000 ffffffff fffffff0 00000000", // of itself
                    "0000000f ffffffff 00" // longer than the message
                }) {
            MARSHAL e = assertThrows(MARSHAL.class, () -> parse(hex), hex);
            assertTrue(e.minor != 0);
        }
    }

    @Example
    void shouldNotUnfoldTypesThatShareParts() {
        // Each level holds the one below twice: 2^60 parts, 60 TypeCodes.
        CdrTypeCode type = CdrTypeCode.simple(TCKind._tk_octet);
        for (int i = 0; i < 60; i++) {
            type =
                    CdrTypeCode.struct(
                            TCKind._tk_struct,
                            "",
                            "",
                            new String[] {"a", "b"},
                            new CdrTypeCode[] {type, type});
        }
        CdrOutput out = output(0, true);
        out.write_TypeCode(type);
        CdrInput in = input(out.bytes(), 0, out.position(), true);
        CdrTypeCode read = (CdrTypeCode) in.read_TypeCode();
        assertTrue(type.equal(read));
        assertTrue(type.equivalent(read));
        assertTrue(type.get_compact_typecode().equivalent(read));
        byte[] little = new byte[100_000];
        CdrInput value = input(little, 0, little.length, true);
        assertThrows(MARSHAL.class, () -> ValueSkipper.skip(value, read));
    }

    @Example
    void shouldRecogniseATypeThatWasReadBefore() {
        CdrTypeCode type = new RandomType(3).type(4);
        CdrOutput out = output(0, true);
        TypeCode sequence = TypeCodeFactory.sequence(0, type);
        out.write_TypeCode(sequence);
        out.write_octet((byte) 0);
        out.write_TypeCode(sequence);
        CdrInput in = input(out.bytes(), 0, out.position(), true);
        TypeCode first = in.read_TypeCode();
        in.read_octet();
        assertSame(first, in.read_TypeCode());
        assertEquals(0, in.available());
    }
}
