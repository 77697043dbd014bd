package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.zenorb.idl.emit.Scope.map;
import static org.zenorb.idl.emit.Scope.member;
import static org.zenorb.idl.emit.Scope.sequence;

import com.sun.management.ThreadMXBean;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.portable.InputStream;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Specification;

import java.lang.management.ManagementFactory;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;

/** Lengths from the wire that promise more than there is. */
class SequenceLengthTest {

    private static final Scope M = Scope.of("M");
    private static final List<String> UNBOUNDED =
            List.of("Octets", "Longs", "Doubles", "Structs", "Nested", "Pairs");

    private static Compiled compiled;

    @BeforeAll
    static void compile() {
        Specification specification =
                Scope.specification(
                        M.module(
                                M.struct("S", member("x", BasicType.LONG)),
                                M.typedef("Octets", sequence(BasicType.OCTET, 0)),
                                M.typedef("Longs", sequence(BasicType.LONG, 0)),
                                M.typedef("Doubles", sequence(BasicType.DOUBLE, 0)),
                                M.typedef("Structs", sequence(M.type("S"), 0)),
                                M.typedef("Nested", sequence(M.type("Longs"), 0)),
                                M.typedef("Wide", sequence(BasicType.LONG, 100_000)),
                                M.typedef("Three", sequence(M.type("S"), 3)),
                                M.struct("Nothing"),
                                M.typedef("Nothings", sequence(M.type("Nothing"), 0)),
                                M.struct("Tree", member("children", sequence(M.type("Tree"), 0))),
                                M.typedef("Forest", sequence(M.type("Tree"), 0)),
                                M.typedef("Pairs", map(BasicType.LONG, BasicType.LONG, 0)),
                                M.typedef("TwoPairs", map(BasicType.LONG, BasicType.OCTET, 2)),
                                M.struct(
                                        "Grove",
                                        member("inside", map(BasicType.LONG, M.type("Grove"), 0))),
                                M.struct(
                                        "Bush",
                                        member("left", sequence(M.type("Bush"), 1000)),
                                        member("right", sequence(M.type("Bush"), 0)))));
        compiled = Compiled.of(JavaEmitter.emit(specification, EmitOptions.defaults()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldAllocateAlmostNothingForAPromise(boolean knowsAvailable) throws Exception {
        for (String type : UNBOUNDED) {
            for (int length : new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE, 1 << 30}) {
                byte[] message = ByteBuffer.allocate(64).putInt(length).array();
                assertRefused(type, message, knowsAvailable);
                assertRefused(type, ByteBuffer.allocate(4).putInt(length).array(), knowsAvailable);
            }
        }
    }

    private static void assertRefused(String type, byte[] message, boolean knowsAvailable)
            throws Exception {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        InvocationTargetException thrown =
                assertThrows(
                        InvocationTargetException.class,
                        () -> read(type, new ShortMessage(message, knowsAvailable)));
        long used = threads.getCurrentThreadAllocatedBytes() - before;
        assertEquals(MARSHAL.class, thrown.getCause().getClass(), type);
        assertTrue(used < 200_000, type + " took " + used + " bytes");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldReadLongSequencesWhateverTheStreamKnows(boolean knowsAvailable) throws Exception {
        for (int length : new int[] {0, 1, 1023, 1024, 1025, 4096, 4097, 99_999}) {
            ByteBuffer message = ByteBuffer.allocate(4 + 4 * length).putInt(length);
            int[] expected = new int[length];
            for (int i = 0; i < length; i++) {
                expected[i] = 3 * i;
                message.putInt(3 * i);
            }
            for (String type : List.of("Longs", "Wide")) {
                Object longs = read(type, new ShortMessage(message.array(), knowsAvailable));
                assertArrayEquals(expected, (int[]) longs);
            }
            Object structs = read("Structs", new ShortMessage(message.array(), knowsAvailable));
            assertEquals(length, Array.getLength(structs));
            if (length > 0) {
                Object last = Array.get(structs, length - 1);
                assertEquals(3 * (length - 1), last.getClass().getField("x").getInt(last));
            }
        }
    }

    @Test
    void shouldRefuseMoreThanTheBound() throws Exception {
        ByteBuffer four = ByteBuffer.allocate(20).putInt(4);
        assertRefused("Three", four.array(), true);
        ByteBuffer three = ByteBuffer.allocate(16).putInt(3);
        assertEquals(3, Array.getLength(read("Three", new ShortMessage(three.array(), true))));
        assertRefused("Wide", ByteBuffer.allocate(500_000).putInt(100_001).array(), true);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldReadLongMapsWhateverTheStreamKnows(boolean knowsAvailable) throws Exception {
        for (int length : new int[] {0, 1, 1023, 1024, 1025, 5000}) {
            ByteBuffer message = ByteBuffer.allocate(4 + 8 * length).putInt(length);
            for (int i = 0; i < length; i++) {
                message.putInt(7 * i).putInt(3 * i);
            }
            Map<?, ?> pairs =
                    (Map<?, ?>) read("Pairs", new ShortMessage(message.array(), knowsAvailable));
            assertEquals(length, pairs.size());
            for (int i = 0; i < length; i++) {
                assertEquals(3 * i, pairs.get(7 * i));
            }
            if (length > 1) {
                message.putInt(12, 0);
                assertRefusedWith(0x5A454017, "Pairs", message.array());
            }
        }
    }

    @Test
    void shouldRefuseMapsOverTheBound() throws Exception {
        ByteBuffer two = ByteBuffer.allocate(14).putInt(2).putInt(1).put((byte) 1).putInt(2);
        assertEquals(
                Map.of(1, (byte) 1, 2, (byte) 0),
                read("TwoPairs", new ShortMessage(two.array(), true)));
        ByteBuffer three = ByteBuffer.allocate(40).putInt(3);
        assertRefusedWith(0x5A45400A, "TwoPairs", three.array());
        assertRefusedWith(0x5A45400A, "TwoPairs", three.putInt(0, -1).array());
        assertRefusedWith(0x5A454002, "Pairs", three.array());
    }

    /** Maps in maps, each of a single entry: levels and lengths are told as of sequences. */
    @Test
    void shouldTellAStreamThatCountsOfMaps() throws Exception {
        ByteBuffer two = ByteBuffer.allocate(12).putInt(1).putInt(77);
        ShortMessage.Counting in = new ShortMessage.Counting(two.array());
        Object grove = read("Grove", in);
        Map<?, ?> inside = (Map<?, ?>) grove.getClass().getField("inside").get(grove);
        assertEquals(List.of(77), List.copyOf(inside.keySet()));
        assertEquals(2, in.deepest());
        assertEquals(0, in.levels());
        assertEquals(List.of("1 of 8", "0 of 8"), in.lengths());
    }

    private static void assertRefusedWith(int minor, String type, byte[] message) {
        InvocationTargetException thrown =
                assertThrows(
                        InvocationTargetException.class,
                        () -> read(type, new ShortMessage(message, true)));
        assertEquals(minor, ((MARSHAL) thrown.getCause()).minor);
    }

    /** A message of nothing but lengths, each as large as what is left of it. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldMakeSmallRoomAtEachLevel(boolean knowsAvailable) throws Exception {
        int levels = 500;
        for (String type : List.of("Forest", "Tree", "Bush")) {
            ByteBuffer message = ByteBuffer.allocate(4 * levels);
            for (int left = levels - 1; left >= 0; left--) {
                message.putInt(Math.min(left, 1000));
            }
            message.putInt(message.position() - 4, 1);
            assertRefused(type, message.array(), knowsAvailable);
        }
    }

    @Test
    void shouldReadElementsWithoutOctets() throws Exception {
        for (int length : new int[] {0, 1, 1024, 5000}) {
            byte[] message = ByteBuffer.allocate(4).putInt(length).array();
            for (boolean knowsAvailable : new boolean[] {true, false}) {
                Object read = read("Nothings", new ShortMessage(message, knowsAvailable));
                assertEquals(length, Array.getLength(read));
            }
        }
    }

    /** A stream that counts levels and limits sequences is told of both, and of nothing else. */
    @Test
    void shouldTellAStreamThatCounts() throws Exception {
        ByteBuffer three = ByteBuffer.allocate(16).putInt(1).putInt(2);
        ShortMessage.Counting in = new ShortMessage.Counting(three.array());
        Object tree = read("Tree", in);
        assertEquals(1, Array.getLength(tree.getClass().getField("children").get(tree)));
        assertEquals(3, in.deepest());
        assertEquals(0, in.levels());
        assertEquals(List.of("1 of 4", "2 of 4", "0 of 4", "0 of 4"), in.lengths());

        in = new ShortMessage.Counting(ByteBuffer.allocate(8).putInt(1).array());
        assertEquals(1, Array.getLength(read("Structs", in)));
        assertEquals(0, in.deepest());
        assertEquals(List.of("1 of 4"), in.lengths());

        in = new ShortMessage.Counting(ByteBuffer.allocate(8).putInt(7).array());
        assertEquals(7, Array.getLength(read("Nothings", in)));
        assertEquals(List.of("7 of 0"), in.lengths());
    }

    private static Object read(String type, InputStream in) throws Exception {
        return compiled.loadClass("M." + type + "Helper")
                .getMethod("read", InputStream.class)
                .invoke(null, in);
    }
}
