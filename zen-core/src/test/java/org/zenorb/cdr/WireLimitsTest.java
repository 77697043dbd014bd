package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.Any;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.TypeCodeFactory;
import org.zenorb.error.MinorCode;

import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** Every limit of the streams from both sides, and that a length costs nothing by itself. */
@Timeout(60)
class WireLimitsTest {
    private static final int STACK_BYTES = 1024 * 1024;

    private static CdrOutput out(WireLimits limits) {
        CdrOutput out = new CdrOutput(new ValuesOnly(limits).withLeaves());
        RequestBuffer buffer = RequestBuffer.unpooled(256);
        out.attach(buffer, 0, 0, false, 2, CodeSets.UTF_8, CodeSets.UTF_16);
        return out;
    }

    private static CdrInput in(WireLimits limits, byte[] bytes) {
        CdrInput in = new CdrInput(new ValuesOnly(limits).withLeaves());
        in.attach(bytes, 0, 0, bytes.length, false, 2, CodeSets.UTF_8, CodeSets.UTF_16);
        return in;
    }

    private static byte[] bytes(Consumer<CdrOutput> body) {
        CdrOutput out = out(Limits.depth(WireLimits.MAX_NESTING_DEPTH));
        body.accept(out);
        return out.toByteArray();
    }

    private static void refused(MinorCode code, Executable body) {
        IMP_LIMIT e = assertThrows(IMP_LIMIT.class, body);
        assertEquals(code.number(), e.minor, e.getMessage());
        assertTrue(e.getMessage().contains("zen.max"), e.getMessage());
    }

    /** Writes and reads at the limit, and is refused beyond it in both directions. */
    private static void bothSides(
            MinorCode code,
            WireLimits enough,
            WireLimits tooFew,
            Consumer<CdrOutput> writer,
            Consumer<CdrInput> reader) {
        byte[] message = bytes(writer);
        assertDoesNotThrow(() -> writer.accept(out(enough)));
        assertDoesNotThrow(() -> reader.accept(in(enough, message)));
        refused(code, () -> writer.accept(out(tooFew)));
        refused(code, () -> reader.accept(in(tooFew, message)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0123456789", "01234567\u00e9"})
    void shouldBoundStrings(String text) {
        bothSides(
                MinorCode.STRING_TOO_LONG,
                Limits.strings(10),
                Limits.strings(9),
                out -> out.write_string(text),
                CdrInput::read_string);
    }

    @Test
    void shouldBoundWideStrings() {
        bothSides(
                MinorCode.STRING_TOO_LONG,
                Limits.strings(10),
                Limits.strings(9),
                out -> out.write_wstring("01234"),
                CdrInput::read_wstring);
    }

    @Test
    void shouldBoundStringsInAnys() {
        byte[] message =
                bytes(out -> {
                    out.write_ulong(TCKind._tk_sequence);
                    out.beginEncapsulation();
                    out.write_ulong(TCKind._tk_string);
                    out.write_ulong(0);
                    out.write_ulong(0);
                    out.endEncapsulation();
                    out.write_ulong(1);
                    out.write_string("0123456789");
                });
        in(Limits.strings(10), message).read_any();
        refused(MinorCode.STRING_TOO_LONG, () -> in(Limits.strings(9), message).read_any());
    }

    @Test
    void shouldBoundSequences() {
        bothSides(
                MinorCode.SEQUENCE_TOO_LONG,
                Limits.sequences(10),
                Limits.sequences(9),
                out -> out.write_long_array(new int[10], 0, 10),
                in -> in.read_long_array(new int[10], 0, 10));
        bothSides(
                MinorCode.SEQUENCE_TOO_LONG,
                Limits.sequences(10),
                Limits.sequences(9),
                out -> out.write_octet_array(new byte[10], 0, 10),
                in -> in.read_octet_array(new byte[10], 0, 10));
    }

    @Test
    void shouldBoundSequencesInAnys() {
        byte[] message =
                bytes(out -> {
                    out.write_ulong(TCKind._tk_sequence);
                    out.beginEncapsulation();
                    out.write_ulong(TCKind._tk_string);
                    out.write_ulong(0);
                    out.write_ulong(0);
                    out.endEncapsulation();
                    out.write_ulong(3);
                    for (int i = 0; i < 3; i++) {
                        out.write_string("");
                    }
                });
        in(Limits.sequences(3), message).read_any();
        refused(MinorCode.SEQUENCE_TOO_LONG, () -> in(Limits.sequences(2), message).read_any());
    }

    @Test
    void shouldBoundTypeCodes() {
        TypeCode type = TypeCodeFactory.enumeration("IDL:E:1.0", "E", new String[] {"a", "b"});
        int octets = bytes(out -> out.write_TypeCode(type)).length - 8;
        bothSides(
                MinorCode.TYPECODE_TOO_LARGE,
                Limits.typeCodes(octets),
                Limits.typeCodes(octets - 1),
                out -> out.write_TypeCode(type),
                CdrInput::read_TypeCode);
    }

    private static TypeCode nestedType(int levels) {
        TypeCode type = TypeCodeFactory.primitive(TCKind.tk_long);
        for (int i = 0; i < levels; i++) {
            type = TypeCodeFactory.sequence(0, type);
        }
        return type;
    }

    private static Any nestedAny(int levels) {
        Any any = new CdrAny(null);
        any.insert_long(1);
        for (int i = 1; i < levels; i++) {
            Any outer = new CdrAny(null);
            outer.insert_any(any);
            any = outer;
        }
        return any;
    }

    private static Leaf nestedLeaf(int levels) {
        Any empty = new CdrAny(null);
        Leaf leaf = null;
        for (int i = 0; i < levels; i++) {
            Leaf outer = new Leaf();
            outer.any = empty;
            outer.left = leaf;
            leaf = outer;
        }
        return leaf;
    }

    private static void nesting(int levels) {
        WireLimits enough = Limits.depth(levels);
        WireLimits tooFew = Limits.depth(levels - 1);
        MinorCode code = MinorCode.NESTING_TOO_DEEP;
        TypeCode type = nestedType(levels);
        bothSides(code, enough, tooFew, out -> out.write_TypeCode(type), CdrInput::read_TypeCode);
        // The any that a leaf holds is one level more.
        Leaf leaf = nestedLeaf(levels - 1);
        bothSides(
                code,
                enough,
                tooFew,
                out -> out.write_value(leaf),
                in -> assertEquals(levels - 1, depth((Leaf) in.read_value())));
    }

    private static int depth(Leaf leaf) {
        int levels = 0;
        for (Leaf each = leaf; each != null; each = each.left) {
            levels++;
        }
        return levels;
    }

    @Test
    void shouldBoundTheNestingOfTypeCodesAndValues() {
        nesting(20);
    }

    @Test
    void shouldBoundTheNestingOfTypeCodesThatKeepTheirOctets() {
        TypeCode type = nestedType(20);
        refused(MinorCode.NESTING_TOO_DEEP, () -> out(Limits.depth(19)).write_TypeCode(type));
        for (int i = 0; i < 2; i++) {
            out(Limits.depth(20)).write_TypeCode(type);
        }
        refused(MinorCode.NESTING_TOO_DEEP, () -> out(Limits.depth(19)).write_TypeCode(type));
    }

    @Test
    void shouldBoundTheNestingOfAnys() {
        Any any = nestedAny(20);
        byte[] message = bytes(out -> out.write_any(any));
        in(Limits.depth(20), message).read_any();
        refused(MinorCode.NESTING_TOO_DEEP, () -> in(Limits.depth(18), message).read_any());
        out(Limits.depth(20)).write_any(any);
        refused(MinorCode.NESTING_TOO_DEEP, () -> out(Limits.depth(19)).write_any(any));
    }

    @Test
    void shouldHaveStackForTheDeepestNestingAllowed() throws InterruptedException {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Runnable body =
                () -> {
                    int most = WireLimits.MAX_NESTING_DEPTH;
                    nesting(most);
                    WireLimits deepest = Limits.depth(most);
                    CdrOutput out = out(deepest);
                    out.write_any(nestedAny(most));
                    Any read = in(deepest, out.toByteArray()).read_any();
                    assertTrue(read.equal(in(deepest, out.toByteArray()).read_any()));
                    byte[] encoded = bytes(to -> to.write_TypeCode(nestedType(most)));
                    TypeCode type = in(deepest, encoded).read_TypeCode();
                    assertTrue(type.equal(nestedType(most)));
                    assertTrue(type.equivalent(nestedType(most)));
                    assertEquals(type.kind(), type.get_compact_typecode().kind());
                    assertTrue(type.toString().length() > 0);
                };
        Thread thread = new Thread(null, body, "deep", STACK_BYTES);
        thread.setUncaughtExceptionHandler((t, e) -> failure.set(e));
        thread.start();
        thread.join();
        assertNull(failure.get(), () -> String.valueOf(failure.get()));
    }

    // ---- a length costs nothing

    private static long allocated(Executable body) {
        com.sun.management.ThreadMXBean threads =
                (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        // The first time loads classes.
        assertThrows(SystemException.class, body);
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThrows(SystemException.class, body);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MAX_VALUE, 1 << 30, 100_000_000})
    void shouldTakeNoMemoryForALengthThatIsNotThere(int length) {
        byte[] number = bytes(out -> out.write_ulong(length));
        byte[] typeCode =
                bytes(out -> {
                    out.write_ulong(TCKind._tk_enum);
                    out.beginEncapsulation();
                    out.write_string("");
                    out.write_string("");
                    out.write_ulong(length);
                    out.endEncapsulation();
                });
        byte[] any =
                bytes(out -> {
                    out.write_ulong(TCKind._tk_sequence);
                    out.beginEncapsulation();
                    out.write_ulong(TCKind._tk_long);
                    out.write_ulong(0);
                    out.endEncapsulation();
                    out.write_ulong(length);
                });
        byte[] ids =
                bytes(out -> {
                    out.write_ulong(ValueOutput.TAG | ValueOutput.ID_LIST);
                    out.write_ulong(length);
                });
        byte[] chunk =
                bytes(out -> {
                    out.write_ulong(ValueOutput.TAG | ValueOutput.ONE_ID | ValueOutput.CHUNKED);
                    out.write_string(Leaf.ID);
                    out.write_ulong(length);
                });
        WireLimits usual = WireLimits.DEFAULT;
        // What remains is the exception with its text and stack trace.
        long most = 32 * 1024;
        assertTrue(allocated(() -> in(usual, number).read_string()) < most);
        assertTrue(allocated(() -> in(usual, number).read_wstring()) < most);
        assertTrue(allocated(() -> in(usual, number).readLength(1)) < most);
        assertTrue(allocated(() -> in(usual, number).beginEncapsulation()) < most);
        assertTrue(allocated(() -> in(usual, typeCode).read_TypeCode()) < most);
        assertTrue(allocated(() -> in(usual, any).read_any()) < most);
        assertTrue(allocated(() -> in(usual, ids).read_value()) < most);
        assertTrue(allocated(() -> in(usual, chunk).read_value()) < most);
        assertTrue(
                allocated(() -> org.omg.CORBA.OctetSeqHelper.read(in(usual, number))) < most,
                "a sequence that generated code reads");
        assertTrue(
                allocated(() -> org.omg.CORBA.StringSeqHelper.read(in(usual, number))) < most,
                "a sequence of strings that generated code reads");
    }
}
