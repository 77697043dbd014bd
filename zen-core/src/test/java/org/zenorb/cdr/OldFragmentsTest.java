package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.Any;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.TypeCodeFactory;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.FragmentAssembly;
import org.zenorb.giop.FragmentCutter;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;
import org.zenorb.giop.RequestFlyweight;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Fragments of GIOP 1.1, where data is aligned to its place in its fragment: what others send is
 * read, and others can read what is sent.
 */
class OldFragmentsTest {
    private static final int KINDS = 12;
    private static final int LIMIT = 1 << 24;

    private static final TypeCode DOUBLE = TypeCodeFactory.primitive(TCKind.tk_double);
    private static final TypeCode STRUCT =
            TypeCodeFactory.struct(
                    "IDL:test/Mixed:1.0",
                    "Mixed",
                    new StructMember[] {
                        new StructMember("o", TypeCodeFactory.primitive(TCKind.tk_octet), null),
                        new StructMember("d", DOUBLE, null),
                        new StructMember("s", TypeCodeFactory.primitive(TCKind.tk_string), null),
                        new StructMember("ds", TypeCodeFactory.sequence(0, DOUBLE), null)
                    });

    /** A value with four ways: written and read by ZEN, written and read by the book. */
    private record Item(int kind, long bits, byte[] octets) {
        static Item of(Random random) {
            byte[] octets = new byte[random.nextInt(random.nextInt(8) == 0 ? 900 : 40)];
            random.nextBytes(octets);
            return new Item(random.nextInt(KINDS), random.nextLong(), octets);
        }

        private String text() {
            StringBuilder text = new StringBuilder();
            for (byte octet : octets) {
                text.append((char) ('a' + (octet & 15)));
            }
            return text.toString();
        }

        private long[] longs() {
            long[] longs = new long[octets.length];
            Arrays.setAll(longs, i -> octets[i] * bits);
            return longs;
        }

        private byte[] encapsulation(boolean little) {
            CdrOutput out = CdrOutput.encapsulation(null, little);
            out.write_double(bits);
            out.write_string(text());
            out.write_longlong(bits);
            return out.toByteArray();
        }

        private Any any() {
            CdrAny any = new CdrAny(null);
            CdrOutput out = CdrOutput.unpooled(null, 64);
            out.write_octet((byte) bits);
            out.write_double(bits);
            out.write_string(text());
            out.write_ulong(octets.length);
            for (byte octet : octets) {
                out.write_double(octet);
            }
            any.read_value(out.create_input_stream(), STRUCT);
            return any;
        }

        void write(OldFragments out) {
            switch (kind) {
                case 0 -> out.octet((int) bits);
                case 1 -> out.two((int) bits);
                case 2 -> out.four((int) bits);
                case 3, 4 -> out.eight(bits);
                case 5 -> out.sequence((text() + '\0').getBytes(StandardCharsets.US_ASCII));
                case 6 -> out.sequence(octets);
                case 7 -> {
                    out.four(octets.length);
                    for (long each : longs()) {
                        out.eight(each);
                    }
                }
                case 8 -> {
                    out.four(octets.length);
                    for (long each : longs()) {
                        out.four((int) each);
                    }
                }
                case 9 -> {
                    out.four(octets.length + 1);
                    for (char each : text().toCharArray()) {
                        out.two(each);
                    }
                    out.two(0);
                }
                case 10 -> out.sequence(encapsulation(bits % 2 == 0));
                default -> {
                    out.four(TCKind._tk_struct);
                    out.sequence(structParameters());
                    out.octet((byte) bits);
                    out.eight(Double.doubleToLongBits(bits));
                    out.sequence((text() + '\0').getBytes(StandardCharsets.US_ASCII));
                    out.four(octets.length);
                    for (byte octet : octets) {
                        out.eight(Double.doubleToLongBits(octet));
                    }
                }
            }
        }

        private static byte[] structParameters() {
            CdrOutput out = CdrOutput.unpooled(null, 64, false);
            out.write_TypeCode(STRUCT);
            byte[] all = out.toByteArray();
            return Arrays.copyOfRange(all, 8, all.length);
        }

        void read(CdrInput in) {
            switch (kind) {
                case 0 -> assertEquals((byte) bits, in.read_octet());
                case 1 -> assertEquals((short) bits, in.read_short());
                case 2 -> assertEquals((int) bits, in.read_long());
                case 3, 4 -> assertEquals(bits, in.read_longlong());
                case 5 -> assertEquals(text(), in.read_string());
                case 6 -> {
                    byte[] read = new byte[in.readLength(1)];
                    in.read_octet_array(read, 0, read.length);
                    assertArrayEquals(octets, read);
                }
                case 7 -> {
                    long[] read = new long[in.readLength(8)];
                    in.read_longlong_array(read, 0, read.length);
                    assertArrayEquals(longs(), read);
                }
                case 8 -> {
                    int[] read = new int[in.readLength(4)];
                    in.read_long_array(read, 0, read.length);
                    assertArrayEquals(
                            Arrays.stream(longs()).mapToInt(l -> (int) l).toArray(), read);
                }
                case 9 -> assertEquals(text(), in.read_wstring());
                case 10 -> {
                    int unused = in.beginEncapsulation();
                    assertEquals(bits, in.read_double());
                    assertEquals(text(), in.read_string());
                    if (octets.length % 2 == 0) {
                        assertEquals(bits, in.read_longlong());
                    }
                    in.endEncapsulation();
                }
                default -> assertSameAny(in.read_any());
            }
        }

        private void assertSameAny(Any read) {
            assertTrue(read.equal(any()));
            CdrOutput out = CdrOutput.unpooled(null, 8);
            out.write_octet((byte) 1);
            out.write_any(read);
            CdrInput in = out.create_input_stream();
            assertEquals(1, in.read_octet());
            assertTrue(in.read_any().equal(any()), "passed on");
        }

        void write(CdrOutput out) {
            switch (kind) {
                case 0 -> out.write_octet((byte) bits);
                case 1 -> out.write_short((short) bits);
                case 2 -> out.write_long((int) bits);
                case 3, 4 -> out.write_longlong(bits);
                case 5 -> out.write_string(text());
                case 6 -> {
                    out.write_ulong(octets.length);
                    out.write_octet_array(octets, 0, octets.length);
                }
                case 7 -> {
                    out.write_ulong(octets.length);
                    if (bits % 2 == 0) {
                        out.write_longlong_array(longs(), 0, octets.length);
                    } else {
                        for (long each : longs()) {
                            out.write_longlong(each);
                        }
                    }
                }
                case 8 -> {
                    out.write_ulong(octets.length);
                    int[] ints = Arrays.stream(longs()).mapToInt(l -> (int) l).toArray();
                    out.write_long_array(ints, 0, ints.length);
                }
                case 9 -> out.write_wstring(text());
                case 10 -> {
                    out.beginEncapsulation();
                    out.write_double(bits);
                    out.write_string(text());
                    out.write_longlong(bits);
                    out.endEncapsulation();
                }
                default -> out.write_any(any());
            }
        }

        void read(OldFragmentsReader in, boolean little) {
            switch (kind) {
                case 0 -> assertEquals((byte) bits, in.octet());
                case 1 -> assertEquals((short) bits, in.two());
                case 2 -> assertEquals((int) bits, in.four());
                case 3, 4 -> assertEquals(bits, in.eight());
                case 5 -> assertEquals(text() + '\0', string(in.sequence()));
                case 6 -> assertArrayEquals(octets, in.sequence());
                case 7 -> {
                    assertEquals(octets.length, in.four());
                    if (bits % 2 == 0) {
                        assertArrayEquals(longs(), in.eights(octets.length));
                    } else {
                        for (long each : longs()) {
                            assertEquals(each, in.eight());
                        }
                    }
                }
                case 8 -> {
                    assertEquals(octets.length, in.four());
                    for (long each : longs()) {
                        assertEquals((int) each, in.four());
                    }
                }
                case 9 -> {
                    assertEquals(octets.length + 1, in.four());
                    for (char each : (text() + '\0').toCharArray()) {
                        assertEquals(each, in.two());
                    }
                }
                case 10 -> assertArrayEquals(encapsulation(little), in.sequence());
                default -> {
                    assertEquals(TCKind._tk_struct, in.four());
                    assertEquals(structParameters().length, in.sequence().length);
                    assertEquals((byte) bits, in.octet());
                    assertEquals(bits, Double.longBitsToDouble(in.eight()));
                    assertEquals(text() + '\0', string(in.sequence()));
                    assertEquals(octets.length, in.four());
                    for (byte octet : octets) {
                        assertEquals(octet, Double.longBitsToDouble(in.eight()));
                    }
                }
            }
        }

        private static String string(byte[] octets) {
            return new String(octets, StandardCharsets.US_ASCII);
        }
    }

    private static List<Item> items(Random random) {
        List<Item> items = new ArrayList<>();
        int count = 1 + random.nextInt(30);
        int favourite = random.nextInt(2 * KINDS);
        for (int i = 0; i < count; i++) {
            Item item = Item.of(random);
            boolean favoured = favourite < KINDS && random.nextInt(3) > 0;
            items.add(favoured ? new Item(favourite, item.bits, item.octets) : item);
        }
        return items;
    }

    private static RequestBuffer buffer(byte[] message) {
        RequestBuffer buffer = RequestBuffer.unpooled(message.length);
        System.arraycopy(message, 0, buffer.bytes(), 0, message.length);
        return buffer;
    }

    private static FragmentAssembly.Result assemble(
            FragmentAssembly assembly, List<byte[]> messages) {
        byte[] first = messages.get(0);
        assertTrue(assembly.begin(buffer(first), first.length, 0));
        FragmentAssembly.Result result = FragmentAssembly.Result.WAITING;
        for (int i = 1; i < messages.size(); i++) {
            assertEquals(FragmentAssembly.Result.WAITING, result);
            result = assembly.append(messages.get(i), messages.get(i).length);
        }
        return result;
    }

    /** The body of a request that has come. */
    static CdrInput open(List<byte[]> messages, ReferenceFactory references, String key) {
        FragmentAssembly assembly = new FragmentAssembly(2, LIMIT);
        RequestBuffer whole = buffer(messages.get(0));
        int length = messages.get(0).length;
        if (messages.size() > 1) {
            assertEquals(FragmentAssembly.Result.COMPLETE, assemble(assembly, messages));
            length = assembly.assembledLength();
            whole = assembly.assembled();
        }
        RequestFlyweight header = new RequestFlyweight();
        assertTrue(header.wrap(whole.bytes(), 0, length));
        assertEquals(77, header.requestId());
        assertTrue(header.isResponseExpected());
        assertEquals(key, text(whole, header.keyPosition(), header.keyLength()));
        assertEquals("operate", text(whole, header.operationPosition(), header.operationLength()));
        CdrInput in = new CdrInput(references);
        in.attach(
                whole.bytes(),
                0,
                header.bodyPosition(),
                length,
                header.isLittleEndian(),
                1,
                CodeSets.UTF_8,
                CodeSets.UTF_16);
        in.gaps(whole.gaps());
        return in;
    }

    private static String text(RequestBuffer buffer, int at, int length) {
        return new String(buffer.bytes(), at, length, StandardCharsets.US_ASCII);
    }

    @Property(tries = 3000)
    void shouldReadWhatOthersSend(
            @ForAll long seed,
            @ForAll @IntRange(min = 0, max = 200) int length,
            @ForAll boolean little) {
        Random random = new Random(seed);
        List<Item> items = items(random);
        OldFragments out = new OldFragments(random, length, little);
        String key = "k".repeat(random.nextInt(60));
        out.requestHeader(77, key, "operate");
        items.forEach(item -> item.write(out));

        CdrInput in = open(out.messages(MessageHeader.REQUEST, Map.of()), null, key);

        items.forEach(item -> item.read(in));
        assertEquals(0, in.available());
        assertEquals(-1, in.read());
    }

    /** What a session sends, as messages. */
    static List<byte[]> cut(CdrOutput out) {
        byte[] message = out.bytes();
        int length = out.position();
        boolean little = out.isLittleEndian();
        MessageHeader.putBodyBytes(message, 0, length - MessageHeader.BYTES);
        byte[] before = Arrays.copyOf(message, length);
        FragmentCutter cutter = new FragmentCutter(64);
        List<byte[]> messages = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= out.cuts().count(); i++) {
            boolean more = i < out.cuts().count();
            int to = more ? out.cuts().cut(i) : length;
            int at = 0;
            if (i == 0 && more) {
                cutter.openFirst(message, to);
            } else if (i > 0) {
                at = cutter.openOld(message, from, to, more, little);
            }
            messages.add(Arrays.copyOfRange(message, at, to));
            if (i > 0 || more) {
                cutter.close(message);
            }
            from = to;
        }
        assertArrayEquals(before, Arrays.copyOf(message, length), "nothing is lost");
        return messages;
    }

    static CdrOutput begin(
            ReferenceFactory references, int fragmentBytes, boolean little, String key) {
        RequestBuffer buffer = RequestBuffer.unpooled(64);
        MessageHeader.write(buffer.bytes(), 0, GiopVersion.V1_1, little, MessageHeader.REQUEST);
        CdrOutput out = new CdrOutput(references);
        out.attach(buffer, 0, MessageHeader.BYTES, little, 1, CodeSets.UTF_8, CodeSets.UTF_16);
        out.cut(fragmentBytes);
        out.write_ulong(0);
        out.write_ulong(77);
        out.write_ulong(little ? 1 : 1 << 24);
        out.write_ulong(key.length());
        out.write_octet_array(key.getBytes(StandardCharsets.US_ASCII), 0, key.length());
        out.write_string("operate");
        out.write_ulong(0);
        return out;
    }

    @Property(tries = 3000)
    void shouldSendWhatOthersAndItselfRead(
            @ForAll long seed,
            @ForAll @IntRange(min = 64, max = 700) int fragmentBytes,
            @ForAll boolean little) {
        Random random = new Random(seed);
        List<Item> items = items(random);
        String key = "k".repeat(random.nextInt(90));
        CdrOutput out = begin(null, fragmentBytes, little, key);
        items.forEach(item -> item.write(out));

        List<byte[]> messages = cut(out);

        OldFragmentsReader reader = new OldFragmentsReader(messages);
        assertEquals(0, reader.four());
        assertEquals(77, reader.four());
        assertArrayEquals(new byte[] {1, 0, 0, 0}, reader.octets(4));
        assertEquals(key.length(), reader.sequence().length);
        assertEquals(8, reader.sequence().length);
        assertEquals(0, reader.four());
        items.forEach(item -> item.read(reader, little));
        assertTrue(reader.isAtEnd());
        int longest = 0;
        for (Item item : items) {
            longest = Math.max(longest, item.kind() == 7 ? item.octets().length * 8 + 8 : 0);
        }
        // of arrays that follow each other none is cut off from the one before
        int most = (fragmentBytes & -8) + items.size() * longest;
        for (byte[] each : messages) {
            assertTrue(each.length <= most, "no longer than it must be");
        }
        for (byte[] each : messages.subList(0, messages.size() - 1)) {
            assertTrue(each.length >= (fragmentBytes & -8) - 12, "no shorter than it must be");
        }
        CdrInput in = open(messages, null, key);
        items.forEach(item -> item.read(in));
        assertEquals(0, in.available());
    }

    @Property(tries = 1500)
    void shouldReadAsEightOctetsAreSentOneByOne(
            @ForAll long seed, @ForAll @IntRange(min = 64, max = 200) int fragmentBytes) {
        Random random = new Random(seed);
        CdrOutput out = begin(null, fragmentBytes, true, "");
        long[] values = random.longs(200).toArray();
        for (long each : values) {
            if (each % 5 == 0) {
                out.write_octet((byte) each);
            }
            out.write_longlong(each);
        }
        OldFragmentsReader reader = new OldFragmentsReader(cut(out));
        byte[] unused = reader.octets(12);
        assertEquals(0, reader.sequence().length);
        assertEquals(8, reader.sequence().length);
        assertEquals(0, reader.four());
        for (long each : values) {
            if (each % 5 == 0) {
                assertEquals((byte) each, reader.octet());
            }
            assertEquals(each, reader.eight());
        }
        assertTrue(reader.isAtEnd());
    }

    private static List<byte[]> broken(int firstOctets) {
        OldFragments out = new OldFragments(new Random(1), 0, false);
        out.requestHeader(77, "", "operate");
        out.align(8);
        out.eight(1);
        byte[] whole = out.messages(MessageHeader.REQUEST, Map.of()).get(0);
        byte[] first = Arrays.copyOf(whole, whole.length - 8 + firstOctets);
        byte[] rest = new byte[12 + 8 - firstOctets];
        System.arraycopy(whole, 0, rest, 0, 12);
        System.arraycopy(whole, first.length, rest, 12, rest.length - 12);
        MessageHeader.putBodyBytes(first, 0, first.length - 12);
        MessageHeader.putBodyBytes(rest, 0, rest.length - 12);
        first[6] |= 2;
        rest[7] = MessageHeader.FRAGMENT;
        return List.of(first, rest);
    }

    @Test
    void shouldRefuseABrokenPrimitive() {
        for (int octets = 1; octets < 8; octets++) {
            CdrInput in = open(broken(octets), null, "");
            MARSHAL e = assertThrows(MARSHAL.class, in::read_longlong);
            assertEquals(MinorCode.BROKEN_PRIMITIVE.number(), e.minor);
            CdrInput array = open(broken(octets), null, "");
            MARSHAL inArray =
                    assertThrows(MARSHAL.class, () -> array.read_longlong_array(new long[1], 0, 1));
            assertEquals(MinorCode.BROKEN_PRIMITIVE.number(), inArray.minor);
        }
    }

    @Test
    void shouldSayWhatIsMissingAtTheEnd() {
        CdrInput in = open(broken(4), null, "");
        in.align(8);
        byte[] octets = new byte[8];
        in.read_octet_array(octets, 0, 8);
        MARSHAL e = assertThrows(MARSHAL.class, in::read_octet);
        assertEquals(MinorCode.TRUNCATED.number(), e.minor);
        MARSHAL many = assertThrows(MARSHAL.class, () -> in.read_octet_array(octets, 0, 1));
        assertEquals(MinorCode.BAD_LENGTH.number(), many.minor);
    }

    @Test
    void shouldBoundTinyFragments() {
        FragmentAssembly assembly = new FragmentAssembly(1, 10_000);
        byte[] first = new byte[12 + 4];
        MessageHeader.write(first, 0, GiopVersion.V1_1, false, MessageHeader.REQUEST);
        MessageHeader.putBodyBytes(first, 0, 4);
        first[6] = 2;
        byte[] tiny = new byte[13];
        MessageHeader.write(tiny, 0, GiopVersion.V1_1, false, MessageHeader.FRAGMENT);
        MessageHeader.putBodyBytes(tiny, 0, 1);
        tiny[6] = 2;
        assertTrue(assembly.begin(buffer(first), first.length, 0));
        int taken = 0;
        while (assembly.append(tiny, tiny.length) == FragmentAssembly.Result.WAITING) {
            taken++;
        }
        assertTrue(taken > 400 && taken < 1000, taken + " fragments");
        assertEquals(FragmentAssembly.Result.TOO_MANY_BYTES, assembly.append(tiny, tiny.length));
        assembly.discard();
        assertTrue(assembly.begin(buffer(first), first.length, 0), "all is given back");
        assertEquals(FragmentAssembly.Result.WAITING, assembly.append(tiny, tiny.length));
    }

    @Property(tries = 1000)
    void shouldAnswerDamageWithAStandardException(
            @ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int length) {
        Random random = new Random(seed);
        OldFragments out = new OldFragments(random, length, true);
        out.requestHeader(77, "key", "operate");
        List<Item> items = items(random);
        items.forEach(item -> item.write(out));
        List<byte[]> messages = out.messages(MessageHeader.REQUEST, Map.of());
        for (int i = random.nextInt(4); i >= 0; i--) {
            byte[] message = messages.get(random.nextInt(messages.size()));
            if (message.length > 12) {
                message[12 + random.nextInt(message.length - 12)] = (byte) random.nextInt();
            }
        }
        if (messages.size() < 2) {
            return;
        }
        FragmentAssembly assembly = new FragmentAssembly(1, LIMIT);
        if (assemble(assembly, messages) == FragmentAssembly.Result.BAD_HEADER) {
            return;
        }
        int end = assembly.assembledLength();
        RequestBuffer whole = assembly.assembled();
        RequestFlyweight header = new RequestFlyweight();
        if (!header.wrap(whole.bytes(), 0, end)) {
            return;
        }
        CdrInput in = new CdrInput(null);
        in.attach(
                whole.bytes(),
                0,
                header.bodyPosition(),
                end,
                true,
                1,
                CodeSets.UTF_8,
                CodeSets.UTF_16);
        in.gaps(whole.gaps());
        try {
            items.forEach(item -> item.read(in));
        } catch (org.omg.CORBA.SystemException e) {
            assertTrue(e.minor != 0, e::toString);
        } catch (AssertionError e) {
            assertNotNull(e.getMessage());
        }
    }

    @Test
    void shouldForgetACancelledMessage() {
        for (int length = 1; length < 40; length++) {
            OldFragments out = new OldFragments(new Random(length), length, false);
            out.requestHeader(77, "key", "operate");
            out.octets(new byte[300]);
            List<byte[]> messages = out.messages(MessageHeader.REQUEST, Map.of());
            FragmentAssembly assembly = new FragmentAssembly(1, LIMIT);
            FragmentAssembly.Result result =
                    assemble(assembly, messages.subList(0, messages.size() - 1));
            assertEquals(FragmentAssembly.Result.WAITING, result);
            assembly.cancel(78);
            byte[] last = messages.get(messages.size() - 1);
            assembly.cancel(77);
            assertEquals(FragmentAssembly.Result.UNEXPECTED, assembly.append(last, last.length));
            assertNull(assembly.assembled());
        }
    }
}
