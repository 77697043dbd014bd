package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.atlas.Branch;
import endtoend.atlas.Colour;
import endtoend.atlas.FewHolder;
import endtoend.atlas.Head;
import endtoend.atlas.HeadHelper;
import endtoend.atlas.Index;
import endtoend.atlas.IndexHelper;
import endtoend.atlas.IndexPOA;
import endtoend.atlas.NamesHelper;
import endtoend.atlas.Wide;
import endtoend.atlas.WideHolder;
import endtoend.pairs.Few_Entry;
import endtoend.pairs.Names_Entry;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.function.Executable;
import org.omg.CORBA.Any;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.zenorb.error.MinorCode;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Maps and bitsets of IDL 4 between ORBs, and with one that knows of neither: it has sequences of
 * structs and integers in their place.
 */
@Timeout(120)
class MapsAndBitsetsTest {
    private static final int LEVELS = 50;
    private static final int MOST = 1000;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private TestOrb server;
    private TestOrb client;
    private Index index;
    private endtoend.pairs.Index plain;

    @BeforeEach
    void start() throws Exception {
        server = TestOrb.of("zen.maxNestingDepth", "" + LEVELS, "zen.maxSequenceLength", "" + MOST);
        client = TestOrb.of("zen.maxNestingDepth", "512");
        org.omg.CORBA.Object there =
                client.orb().string_to_object(server.serve(new IndexServant()));
        index = IndexHelper.unchecked_narrow(there);
        plain = endtoend.pairs.IndexHelper.unchecked_narrow(there);
    }

    @AfterEach
    void stop() {
        client.close();
        server.close();
    }

    @Test
    void shouldCarryMapsInTheOrderOfTheSender() {
        Map<String, Short> few = new LinkedHashMap<>();
        few.put("z", (short) -1);
        few.put("", Short.MAX_VALUE);
        few.put("a", (short) 0);
        FewHolder some = new FewHolder(few);
        Map<Integer, String> names = index.turned(some);
        assertEquals(List.of("z", "", "a"), List.copyOf(names.values()));
        assertEquals(List.of(-1, (int) Short.MAX_VALUE, 0), List.copyOf(names.keySet()));
        assertEquals(few, some.value);
        assertEquals(List.copyOf(few.keySet()), List.copyOf(some.value.keySet()));

        some.value = Map.of();
        assertEquals(Map.of(), index.turned(some));
    }

    @Test
    void shouldCarryMapsInSequencesInMaps() {
        Map<Colour, Map<Long, Double>[]> deep = new HashMap<>();
        deep.put(Colour.RED, maps(Map.of(1L, 0.5, Long.MIN_VALUE, 2.0), Map.of()));
        deep.put(Colour.GREEN, maps());
        Map<Colour, Map<Long, Double>[]> back = index.same(deep);
        assertEquals(Set.of(Colour.RED, Colour.GREEN), back.keySet());
        assertArrayEquals(deep.get(Colour.RED), back.get(Colour.RED));
        assertEquals(0, back.get(Colour.GREEN).length);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static Map<Long, Double>[] maps(Map<Long, Double>... all) {
        return all;
    }

    @Test
    void shouldBeSequencesOfPairsToAnOrbWithoutMaps() {
        endtoend.pairs.FewHolder some =
                new endtoend.pairs.FewHolder(
                        new Few_Entry[] {
                            new Few_Entry("b", (short) 7), new Few_Entry("a", (short) 5)
                        });
        Names_Entry[] names = plain.turned(some);
        assertEquals(2, names.length);
        assertEquals(7, names[0].key);
        assertEquals("b", names[0].value);
        assertEquals("a", some.value[1].key);
    }

    @Test
    void shouldHaveTypeCodesThatAnOrbWithoutMapsHasToo() {
        Any any = client.orb().create_any();
        NamesHelper.insert(any, Map.of(3, "three"));
        Any back = index.wrapped(any);
        assertEquals(Map.of(3, "three"), NamesHelper.extract(back));
        Names_Entry[] pairs = endtoend.pairs.NamesHelper.extract(back);
        assertEquals(3, pairs[0].key);
        assertEquals("three", pairs[0].value);

        endtoend.pairs.NamesHelper.insert(any, new Names_Entry[] {new Names_Entry(4, "four")});
        assertEquals(Map.of(4, "four"), NamesHelper.extract(plain.wrapped(any)));
    }

    @Test
    void shouldDescribeABitsetAsItsInteger() throws Exception {
        TypeCode type = HeadHelper.type();
        assertEquals(TCKind.tk_alias, type.kind());
        assertEquals("IDL:endtoend/atlas/Head:1.0", type.id());
        assertEquals(TCKind.tk_ushort, type.content_type().kind());
        Any any = client.orb().create_any();
        Head head = new Head();
        head.offset((byte) -64);
        HeadHelper.insert(any, head);
        assertEquals(-64, HeadHelper.extract(index.wrapped(any)).offset());
        assertEquals((short) 0x4000, index.wrapped(any).extract_ushort());
    }

    @Test
    void shouldRefuseKeysThatComeTwice() {
        refused(
                MinorCode.MAP_KEY_TWICE,
                CompletionStatus.COMPLETED_MAYBE,
                () ->
                        plain.turned(
                                new endtoend.pairs.FewHolder(
                                        new Few_Entry[] {
                                            new Few_Entry("a", (short) 1),
                                            new Few_Entry("a", (short) 1)
                                        })));
    }

    @Test
    void shouldKeepToTheBoundBothWays() {
        Few_Entry[] four = new Few_Entry[4];
        Map<String, Short> few = new HashMap<>();
        for (int i = 0; i < four.length; i++) {
            four[i] = new Few_Entry("" + i, (short) i);
            few.put("" + i, (short) i);
        }
        refused(
                MinorCode.BOUND_EXCEEDED,
                CompletionStatus.COMPLETED_MAYBE,
                () -> plain.turned(new endtoend.pairs.FewHolder(four)));
        SystemException e =
                assertThrows(SystemException.class, () -> index.turned(new FewHolder(few)));
        assertEquals(MinorCode.BOUND_EXCEEDED.number(), e.minor);
        few.remove("0");
        assertEquals(3, index.turned(new FewHolder(few)).size());
    }

    @Test
    void shouldKeepToTheLimitsOfTheOrb() {
        Map<Long, Double> many = new HashMap<>();
        for (long i = 0; i < MOST; i++) {
            many.put(i, 0.25 * i);
        }
        Map<Colour, Map<Long, Double>[]> deep = Map.of(Colour.RED, maps(many));
        assertEquals(many, index.same(deep).get(Colour.RED)[0]);
        many.put(-1L, 1.0);
        refused(MinorCode.SEQUENCE_TOO_LONG, CompletionStatus.COMPLETED_NO, () -> index.same(deep));

        assertEquals(LEVELS, index.levels(branch(LEVELS)));
        refused(
                MinorCode.NESTING_TOO_DEEP,
                CompletionStatus.COMPLETED_NO,
                () -> index.levels(branch(LEVELS + 1)));
    }

    private static Branch branch(int levels) {
        Branch at = new Branch(Map.of());
        for (int i = 1; i < levels; i++) {
            at = new Branch(Map.of("below", at));
        }
        return at;
    }

    @Test
    void shouldNotSendMoreOrLessThanAMapSaysItHas() {
        Map<String, Short> one = Map.of("a", (short) 1);
        for (int size : new int[] {0, 2}) {
            Map<String, Short> liar =
                    new AbstractMap<>() {
                        @Override
                        public int size() {
                            return size;
                        }

                        @Override
                        public Set<Entry<String, Short>> entrySet() {
                            return one.entrySet();
                        }
                    };
            SystemException e =
                    assertThrows(SystemException.class, () -> index.turned(new FewHolder(liar)));
            assertEquals(MinorCode.MAP_CHANGED.number(), e.minor);
        }
        assertEquals(1, index.turned(new FewHolder(new ConcurrentHashMap<>(one))).size());
    }

    @Test
    void shouldCarryBitsets() {
        Wide whole = new Wide();
        whole.kind((byte) 5);
        whole.urgent(true);
        whole.offset((byte) -3);
        whole.serial((1L << 40) - 1);
        WideHolder holder = new WideHolder(whole);
        Head[] several = {new Head(), new Head(), new Head()};
        several[2].kind((byte) 7);
        Head head = index.combined(holder, several);
        assertEquals(7, head.kind());
        assertTrue(head.urgent());
        assertEquals(63, head.offset());
        assertEquals(-4, holder.value.offset());
        assertEquals((1L << 40) - 1, holder.value.serial());
        assertFalse(holder.value.urgent());

        org.omg.CORBA.LongHolder bits = new org.omg.CORBA.LongHolder(1L << 63 | 0xFDL);
        short sum = plain.combined(bits, new short[] {2});
        assertEquals(0x3F0A, sum, "kind 2, urgent, offset 63");
        assertEquals(1L << 63 | 0x7FF5L, bits.value, "bits without a name stay");
    }

    @Test
    void shouldRefuseWhatAFieldHasNoRoomFor() {
        Wide whole = new Wide();
        whole._bits(-1);
        for (Executable each :
                List.<Executable>of(
                        () -> whole.kind((byte) 8),
                        () -> whole.kind((byte) -1),
                        () -> whole.offset((byte) 64),
                        () -> whole.offset((byte) -65),
                        () -> whole.serial(1L << 40))) {
            SystemException e = assertThrows(SystemException.class, each);
            assertEquals("BAD_PARAM", e.getClass().getSimpleName());
            assertEquals(MinorCode.BITFIELD_OUT_OF_RANGE.number(), e.minor);
        }
        assertEquals(-1, whole._bits());
    }

    private static void refused(MinorCode code, CompletionStatus completed, Executable body) {
        SystemException e = assertThrows(SystemException.class, body);
        assertEquals(code.exceptionName(), e.getClass().getSimpleName(), e.getMessage());
        assertEquals(code.number(), e.minor, e.getMessage());
        assertEquals(completed.value(), e.completed.value(), e.getMessage());
    }

    private static final class IndexServant extends IndexPOA {
        @Override
        public Map<Integer, String> turned(FewHolder some) {
            Map<Integer, String> names = new LinkedHashMap<>();
            some.value.forEach((name, number) -> names.put((int) number, name));
            return names;
        }

        @Override
        public Map<Colour, Map<Long, Double>[]> same(Map<Colour, Map<Long, Double>[]> all) {
            return all;
        }

        @Override
        public int levels(Branch tree) {
            int levels = 1;
            List<Branch> at = new ArrayList<>(tree.children.values());
            while (!at.isEmpty()) {
                levels++;
                List<Branch> next = new ArrayList<>();
                at.forEach(each -> next.addAll(each.children.values()));
                at = next;
            }
            return levels;
        }

        /**
         * Takes one from the offset; answers with the last kind, urgent, and the largest offset.
         */
        @Override
        public Head combined(WideHolder whole, Head[] several) {
            Head head = new Head();
            head.kind(several[several.length - 1].kind());
            head.urgent(whole.value.urgent());
            head.offset((byte) 63);
            whole.value.offset((byte) (whole.value.offset() - 1));
            whole.value.urgent(false);
            return head;
        }

        @Override
        public Any wrapped(Any one) {
            return one;
        }
    }
}
