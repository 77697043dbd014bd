package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.StreamableValue;
import org.omg.CORBA.portable.ValueFactory;

import java.util.HexFormat;

/**
 * Values as omniORB 4.2.5 writes them, and ours as it has read them: chunked, truncatable, shared
 * and cyclic, with ends that meet.
 *
 * <p>The IDL is {@code valuetype Base { public long n; public Base next; public Base other; };} and
 * {@code valuetype Trunc : truncatable Base { public string s; public Base third; public double d;
 * };} in module P. omniORB has read our octets to the end with and without a factory for Trunc.
 */
class OmniOrbValuesTest {
    private static final String BASE = "IDL:P/Base:1.0";
    private static final String TRUNC = "IDL:P/Trunc:1.0";
    private static final int TAIL = 0xabcd;

    private static final String OMNIORB_BIG =
            "7fffff0e000000020000001049444c3a502f5472756e633a312e30000000000f49444c3a"
                    + "502f426173653a312e30000000000004000000017fffff0effffffffffffffc400000010"
                    + "0000000200000000ffffffffffffffac000000140000000474776f000000000040040000"
                    + "00000000fffffffe00000010ffffffffffffffbc000000046f6e65007fffff0affffffff"
                    + "ffffff8c000000100000000300000000ffffffffffffff94fffffffe000000083ff80000"
                    + "00000000ffffffff0000abcd";

    private static final String OMNIORB_LITTLE =
            "0effff7f020000001000000049444c3a502f5472756e633a312e30000f00000049444c3a"
                    + "502f426173653a312e30000004000000010000000effff7fffffffffc4ffffff10000000"
                    + "0200000000000000ffffffffacffffff140000000400000074776f000000000000000000"
                    + "00000440feffffff10000000ffffffffbcffffff040000006f6e65000affff7fffffffff"
                    + "8cffffff100000000300000000000000ffffffff94fffffffeffffff0800000000000000"
                    + "0000f83fffffffffcdab0000";

    private static final String OURS_BIG =
            "7fffff0e000000020000001049444c3a502f5472756e633a312e30000000000f49444c3a"
                    + "502f426173653a312e30000000000004000000017fffff0e00000002ffffffffffffffc4"
                    + "ffffffffffffffd0000000240000000200000000ffffffffffffffa00000000474776f00"
                    + "000000004004000000000000fffffffe00000010ffffffffffffffb4000000046f6e6500"
                    + "7fffff0affffffffffffff84000000100000000300000000ffffffffffffff8cfffffffe"
                    + "000000083ff8000000000000ffffffff0000abcd";

    private static final String OURS_WITH_ENDS_THAT_MEET =
            "7fffff0e000000020000001049444c3a502f5472756e633a312e30000000000f49444c3a"
                    + "502f426173653a312e30000000000004000000097fffff0affffffffffffffdc00000008"
                    + "00000008000000007fffff0affffffffffffffc40000000c000000070000000000000000"
                    + "fffffffe0000001cffffffffffffffc00000000276000000000000000000000000000000"
                    + "ffffffff0000abcd";

    /** The chunk before the inner value counts the padding before that value's tag as its own. */
    private static final String CHUNK_WITH_PADDING =
            "7fffff0e000000020000001049444c3a502f5472756e633a312e30000000000f49444c3a"
                    + "502f426173653a312e30000000000014000000090000000000000000000000027600ffff"
                    + "7fffff0affffffffffffffcc0000000c000000070000000000000000fffffffe0000000c"
                    + "000000003ff8000000000000ffffffff0000abcd";

    private static class Base implements StreamableValue {
        private static final long serialVersionUID = 1L;

        int number;
        Base next;
        Base other;

        @Override
        public String[] _truncatable_ids() {
            return new String[] {BASE};
        }

        @Override
        public void _read(InputStream in) {
            number = in.read_long();
            next = (Base) ((CdrInput) in).read_value(BASE);
            other = (Base) ((CdrInput) in).read_value(BASE);
        }

        @Override
        public void _write(OutputStream out) {
            out.write_long(number);
            ((CdrOutput) out).write_value(next, BASE);
            ((CdrOutput) out).write_value(other, BASE);
        }

        @Override
        public TypeCode _type() {
            throw new AssertionError("nobody asks");
        }
    }

    private static final class Trunc extends Base {
        private static final long serialVersionUID = 1L;

        String text = "";
        Base third;
        double weight;

        @Override
        public String[] _truncatable_ids() {
            return new String[] {TRUNC, BASE};
        }

        @Override
        public void _read(InputStream in) {
            super._read(in);
            text = in.read_string();
            third = (Base) ((CdrInput) in).read_value(BASE);
            weight = in.read_double();
        }

        @Override
        public void _write(OutputStream out) {
            super._write(out);
            out.write_string(text);
            ((CdrOutput) out).write_value(third, BASE);
            out.write_double(weight);
        }
    }

    /** An ORB's streams with these factories. */
    private static CdrOutput stream(boolean littleEndian, boolean truncates) {
        org.omg.CORBA_2_3.ORB orb =
                (org.omg.CORBA_2_3.ORB) org.omg.CORBA.ORB.init(new String[0], null);
        ValueFactory before = orb.register_value_factory(BASE, in -> in.read_value(new Base()));
        assertNull(before);
        if (!truncates) {
            assertNull(orb.register_value_factory(TRUNC, in -> in.read_value(new Trunc())));
        }
        CdrOutput out =
                CdrOutput.unpooled(
                        ((CdrOutput) orb.create_output_stream()).references(), 64, littleEndian);
        orb.destroy();
        return out;
    }

    private static Base read(String octets, boolean littleEndian, boolean truncates) {
        byte[] bytes = HexFormat.of().parseHex(octets);
        CdrInput in = new CdrInput(stream(littleEndian, truncates).references());
        in.attach(bytes, 0, 0, bytes.length, littleEndian, 2, CodeSets.ISO_8859_1, CodeSets.UTF_16);
        Base read = (Base) in.read_value(BASE);
        assertEquals(TAIL, in.read_ulong());
        return read;
    }

    private static void assertGraph(Base one) {
        Base two = one.next;
        assertEquals(1, one.number);
        assertEquals(2, two.number);
        assertSame(two, one.other);
        assertSame(one, two.other);
        assertNull(two.next);
        if (one instanceof Trunc whole) {
            assertEquals("one", whole.text);
            assertEquals(1.5, whole.weight);
            assertEquals(3, whole.third.number);
            assertSame(two, whole.third.other);
            assertEquals("two", ((Trunc) two).text);
            assertEquals(2.5, ((Trunc) two).weight);
        }
    }

    @Test
    void shouldReadWhatOmniOrbWrites() {
        assertEquals(Trunc.class, read(OMNIORB_BIG, false, false).getClass());
        assertGraph(read(OMNIORB_BIG, false, false));
        assertGraph(read(OMNIORB_LITTLE, true, false));
    }

    @Test
    void shouldTakeWhatIsTooShortForATagAsTheEndOfAChunk() {
        Trunc whole = (Trunc) read(CHUNK_WITH_PADDING, false, false);
        assertEquals("v", whole.text);
        assertEquals(7, whole.third.number);
        assertEquals(1.5, whole.weight);
        assertEquals(9, read(CHUNK_WITH_PADDING, false, true).number);
    }

    @Test
    void shouldTruncateWhatOmniOrbWrites() {
        assertEquals(Base.class, read(OMNIORB_BIG, false, true).getClass());
        assertGraph(read(OMNIORB_BIG, false, true));
        assertGraph(read(OMNIORB_LITTLE, true, true));
    }

    @Test
    void shouldWriteWhatOmniOrbHasRead() {
        Trunc one = new Trunc();
        one.number = 1;
        one.text = "one";
        one.weight = 1.5;
        Trunc two = new Trunc();
        two.number = 2;
        two.text = "two";
        two.weight = 2.5;
        two.other = one;
        one.next = two;
        one.other = two;
        one.third = new Base();
        one.third.number = 3;
        one.third.other = two;
        assertEquals(OURS_BIG, written(one));
        assertGraph(read(OURS_BIG, false, true));
    }

    @Test
    void shouldWriteEndsThatMeetAsOne() {
        Trunc nine = new Trunc();
        nine.number = 9;
        nine.text = "v";
        nine.next = new Base();
        nine.next.number = 8;
        nine.next.other = new Base();
        nine.next.other.number = 7;
        nine.other = nine.next;
        assertEquals(OURS_WITH_ENDS_THAT_MEET, written(nine));
        assertEquals(7, read(OURS_WITH_ENDS_THAT_MEET, false, true).other.other.number);
    }

    private static String written(Base value) {
        CdrOutput out = stream(false, false);
        out.write_value(value, BASE);
        out.write_ulong(TAIL);
        return HexFormat.of().formatHex(out.toByteArray());
    }
}
