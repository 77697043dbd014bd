package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import org.omg.CORBA.Any;
import org.omg.CORBA.SystemException;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.giop.MessageHeader;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;

/** Values arrive as they were sent, whatever form a sender gives them. */
class ValueWireTest {
    /** The factories of Leaf and, if wanted, of Branch. */
    private static final ValuesOnly ALL = new ValuesOnly().withLeaves().withBranches();

    private static final ValuesOnly LEAVES = new ValuesOnly().withLeaves();

    /** Some values that refer to each other, in circles too. */
    private static Leaf[] graph(Random random, int size, boolean branches) {
        Leaf[] all = new Leaf[size];
        for (int i = 0; i < size; i++) {
            all[i] = branches && random.nextInt(3) == 0 ? new Leaf.Branch() : new Leaf();
        }
        for (Leaf each : all) {
            each.number = random.nextInt();
            each.weight = random.nextDouble();
            each.text = "x".repeat(random.nextInt(5)) + (random.nextInt(4) == 0 ? "\u00e9" : "");
            each.octets = new byte[random.nextInt(9)];
            random.nextBytes(each.octets);
            each.weights = random.doubles(random.nextInt(3)).toArray();
            each.left = random.nextInt(3) == 0 ? null : all[random.nextInt(size)];
            each.right = random.nextInt(3) == 0 ? null : all[random.nextInt(size)];
            each.any = new CdrAny(ALL);
            if (random.nextBoolean()) {
                each.any.insert_long(random.nextInt());
            }
            if (each instanceof Leaf.Branch branch) {
                branch.more = random.longs(random.nextInt(3)).toArray();
                branch.child = random.nextBoolean() ? null : all[random.nextInt(size)];
            }
        }
        return all;
    }

    private static void assertSameGraph(
            Object expected,
            Object actual,
            boolean truncated,
            IdentityHashMap<Object, Object> seen) {
        if (expected == null) {
            assertNull(actual);
            return;
        }
        Object twin = seen.putIfAbsent(expected, actual);
        if (twin != null) {
            assertSame(
                    twin,
                    actual,
                    () ->
                            "shared values stay shared: "
                                    + expected
                                    + " "
                                    + System.identityHashCode(expected));
            return;
        }
        assertEquals(truncated ? Leaf.class : expected.getClass(), actual.getClass());
        Leaf one = (Leaf) expected;
        Leaf other = (Leaf) actual;
        assertEquals(one.number, other.number);
        assertEquals(one.weight, other.weight);
        assertEquals(one.text, other.text);
        assertArrayEquals(one.octets, other.octets);
        assertArrayEquals(one.weights, other.weights);
        assertTrue(one.any.equal(other.any));
        assertSameGraph(one.left, other.left, truncated, seen);
        assertSameGraph(one.right, other.right, truncated, seen);
        if (one instanceof Leaf.Branch branch && !truncated) {
            assertArrayEquals(branch.more, ((Leaf.Branch) other).more);
            assertSameGraph(branch.child, ((Leaf.Branch) other).child, false, seen);
        }
    }

    private static CdrInput input(byte[] octets, boolean little, ReferenceFactory references) {
        CdrInput in = new CdrInput(references);
        in.attach(octets, 0, 0, octets.length, little, 2, CodeSets.UTF_8, CodeSets.UTF_16);
        return in;
    }

    @Property(tries = 1000)
    void shouldReadWhatItWrites(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 12) int size,
            @ForAll boolean little) {
        Random random = new Random(seed);
        Leaf[] graph = graph(random, size, true);
        CdrOutput out = CdrOutput.unpooled(ALL, 8, little);
        out.write_short((short) 1);
        for (Leaf each : graph) {
            out.write_value(each, Leaf.ID);
            out.write_octet((byte) 9);
        }
        CdrInput in = out.create_input_stream();
        assertEquals(1, in.read_short());
        IdentityHashMap<Object, Object> seen = new IdentityHashMap<>();
        for (Leaf each : graph) {
            assertSameGraph(each, in.read_value(Leaf.ID), false, seen);
            assertEquals(9, in.read_octet());
        }
        assertEquals(0, in.available());
    }

    @Property(tries = 3000)
    void shouldReadEveryFormAndTruncate(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 12) int size,
            @ForAll boolean little,
            @ForAll boolean truncated) {
        Random random = new Random(seed);
        Leaf[] graph = graph(random, size, true);
        LooseValueWriter writer = new LooseValueWriter(seed, little);
        for (Leaf each : graph) {
            writer.value(each, Leaf.ID);
            writer.number(77);
        }
        CdrInput in = input(writer.toBytes(), little, truncated ? LEAVES : ALL);
        IdentityHashMap<Object, Object> seen = new IdentityHashMap<>();
        for (Leaf each : graph) {
            assertSameGraph(each, in.read_value(Leaf.ID), truncated, seen);
            assertEquals(77, in.read_long());
        }
        assertEquals(0, in.available());
    }

    @Property(tries = 2000)
    void shouldReadEveryFormInOldFragments(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 12) int size,
            @ForAll @IntRange(min = 1, max = 100) int length,
            @ForAll boolean little,
            @ForAll boolean truncated) {
        Random random = new Random(seed);
        Leaf[] graph = graph(random, size, true);
        OldFragments fragments = new OldFragments(random, length, little);
        fragments.requestHeader(77, "key", "operate");
        LooseValueWriter writer = new LooseValueWriter(seed, fragments);
        for (Leaf each : graph) {
            writer.value(each, Leaf.ID);
            writer.number(77);
        }
        List<byte[]> messages = writer.messages(MessageHeader.REQUEST);
        CdrInput in = OldFragmentsTest.open(messages, truncated ? LEAVES : ALL, "key");
        IdentityHashMap<Object, Object> seen = new IdentityHashMap<>();
        for (Leaf each : graph) {
            assertSameGraph(each, in.read_value(Leaf.ID), truncated, seen);
            assertEquals(77, in.read_long());
        }
        assertEquals(0, in.available());
    }

    @Property(tries = 2000)
    void shouldReadWhatItWritesInOldFragments(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 12) int size,
            @ForAll @IntRange(min = 64, max = 300) int fragmentBytes,
            @ForAll boolean little,
            @ForAll boolean inAny) {
        Random random = new Random(seed);
        Leaf[] graph = graph(random, size, true);
        CdrOutput out = OldFragmentsTest.begin(ALL, fragmentBytes, little, "key");
        double[] before = random.doubles(random.nextInt(40)).toArray();
        out.write_double_array(before, 0, before.length);
        for (Leaf each : graph) {
            if (inAny) {
                Any any = new CdrAny(ALL);
                any.insert_Value(each, each._type());
                out.write_any(any);
            } else {
                out.write_value(each, Leaf.ID);
            }
            out.write_octet((byte) 9);
        }
        List<byte[]> messages = OldFragmentsTest.cut(out);
        CdrInput in = OldFragmentsTest.open(messages, ALL, "key");
        double[] read = new double[before.length];
        in.read_double_array(read, 0, read.length);
        assertArrayEquals(before, read);
        IdentityHashMap<Object, Object> seen = new IdentityHashMap<>();
        List<Any> anys = new ArrayList<>();
        for (Leaf each : graph) {
            if (inAny) {
                anys.add(in.read_any());
            } else {
                assertSameGraph(each, in.read_value(Leaf.ID), false, seen);
            }
            assertEquals(9, in.read_octet());
        }
        assertEquals(0, in.available());
        in.detach();
        for (int i = 0; i < anys.size(); i++) {
            // passed on without being looked at, in fragments and in one piece
            CdrOutput next = OldFragmentsTest.begin(ALL, fragmentBytes, !little, "key");
            next.write_any(anys.get(i));
            CdrInput last = OldFragmentsTest.open(OldFragmentsTest.cut(next), ALL, "key");
            assertLike(graph[i], (Leaf) last.read_any().extract_Value(), new IdentityHashMap<>());
            CdrOutput whole = CdrOutput.unpooled(ALL, 8, little);
            whole.write_any(anys.get(i));
            assertLike(
                    graph[i],
                    (Leaf) whole.create_input_stream().read_any().extract_Value(),
                    new IdentityHashMap<>());
            assertLike(graph[i], (Leaf) anys.get(i).extract_Value(), new IdentityHashMap<>());
        }
    }

    @Property(tries = 2000)
    void shouldCarryValuesInAnysThatPassThrough(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 8) int size,
            @ForAll boolean little,
            @ForAll boolean otherOrder) {
        Random random = new Random(seed);
        Leaf[] graph = graph(random, size, true);
        for (Leaf each : graph) {
            if (random.nextInt(3) == 0) {
                Any any = new CdrAny(ALL);
                Leaf inside = graph[random.nextInt(size)];
                any.insert_Value(inside, random.nextBoolean() ? inside._type() : Leaf.type());
                each.any = any;
            }
        }
        Any any = new CdrAny(ALL);
        any.insert_Value(graph[0], graph[0]._type());
        CdrOutput out = CdrOutput.unpooled(ALL, 8, little);
        boolean valueFirst = random.nextBoolean();
        if (valueFirst) {
            out.write_value(graph[size - 1]);
        }
        out.write_any(any);
        CdrInput in = out.create_input_stream();
        Leaf first = valueFirst ? (Leaf) in.read_value() : null;
        Any read = in.read_any();
        // Passed on without being looked at, perhaps to a peer of another byte order.
        CdrOutput next = CdrOutput.unpooled(ALL, 8, little != otherOrder);
        next.write_long(5);
        next.write_any(read);
        CdrInput last = next.create_input_stream();
        assertEquals(5, last.read_long());
        assertLike(graph[0], (Leaf) last.read_any().extract_Value(), new IdentityHashMap<>());
        assertLike(graph[0], (Leaf) read.extract_Value(), new IdentityHashMap<>());
        if (valueFirst) {
            assertLike(graph[size - 1], first, new IdentityHashMap<>());
        }
    }

    /** As equal as two graphs can be whose anys were taken out of different messages. */
    private static void assertLike(
            Leaf expected, Leaf actual, IdentityHashMap<Object, Object> seen) {
        if (expected == null || seen.putIfAbsent(expected, actual) != null) {
            assertEquals(expected == null, actual == null);
            return;
        }
        assertEquals(expected.number, actual.number);
        assertEquals(expected.text, actual.text);
        assertArrayEquals(expected.weights, actual.weights);
        assertEquals(expected.any.type().kind(), actual.any.type().kind());
        if (expected.any.type().kind() == org.omg.CORBA.TCKind.tk_value) {
            assertLike(
                    (Leaf) expected.any.extract_Value(), (Leaf) actual.any.extract_Value(), seen);
        }
        assertLike(expected.left, actual.left, seen);
        assertLike(expected.right, actual.right, seen);
    }

    @Property(tries = 5000)
    void shouldAnswerDamageWithAStandardException(
            @ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int size) {
        Random random = new Random(seed);
        LooseValueWriter writer = new LooseValueWriter(seed, true);
        Leaf[] graph = graph(random, size, true);
        for (Leaf each : graph) {
            writer.value(each, Leaf.ID);
        }
        byte[] octets = writer.toBytes();
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(octets.length);
            octets[at] = (byte) (random.nextBoolean() ? random.nextInt() : octets[at] + 1);
        }
        int length = random.nextInt(3) == 0 ? random.nextInt(octets.length) : octets.length;
        CdrInput in = new CdrInput(random.nextBoolean() ? ALL : LEAVES);
        in.attach(octets, 0, 0, length, true, 2, CodeSets.UTF_8, CodeSets.UTF_16);
        try {
            for (int i = 0; i < size; i++) {
                Object unused = in.read_value(Leaf.ID);
            }
        } catch (SystemException e) {
            assertTrue(e.minor != 0, e::toString);
        }
    }
}
