package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.Any;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.ORB;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.error.MinorCode;

/** How deep values may be nested, from both sides; and buffers that grow wherever it may be. */
@Timeout(60)
class ValueLimitsTest {
    private static final int FINE = 200;
    private static final int FAR_TOO_MANY = 100_000;

    private ORB orb;

    @BeforeEach
    void startOrb() {
        orb = ORB.init(new String[0], null);
        assertEquals(
                null,
                ((org.omg.CORBA_2_3.ORB) orb)
                        .register_value_factory(Leaf.ID, in -> in.read_value(new Leaf())));
    }

    @AfterEach
    void destroyOrb() {
        orb.destroy();
    }

    private static Leaf leaf(int number) {
        Leaf leaf = new Leaf();
        leaf.number = number;
        leaf.any = new CdrAny(null);
        leaf.any.insert_long(number);
        return leaf;
    }

    private static Leaf list(int length) {
        Leaf first = null;
        for (int i = length; i > 0; i--) {
            Leaf leaf = leaf(i);
            leaf.left = first;
            first = leaf;
        }
        return first;
    }

    private CdrOutput stream() {
        return (CdrOutput) orb.create_output_stream();
    }

    @Test
    void shouldCarryAListOfValues() {
        CdrOutput out = stream();
        out.write_value(list(FINE), Leaf.ID);
        Leaf back = (Leaf) out.create_input_stream().read_value(Leaf.ID);
        for (int i = 1; i <= FINE; i++) {
            assertEquals(i, back.number);
            back = back.left;
        }
        assertEquals(null, back);
    }

    @Test
    void shouldRefuseToWriteAListThatIsTooLong() {
        CdrOutput out = stream();
        Leaf far = list(FAR_TOO_MANY);
        IMP_LIMIT e = assertThrows(IMP_LIMIT.class, () -> out.write_value(far, Leaf.ID));
        assertEquals(MinorCode.NESTING_TOO_DEEP.number(), e.minor);
    }

    @Test
    void shouldRefuseToReadAListThatIsTooLong() {
        CdrInput in = nested(FAR_TOO_MANY);
        IMP_LIMIT e = assertThrows(IMP_LIMIT.class, () -> in.read_value(Leaf.ID));
        assertEquals(MinorCode.NESTING_TOO_DEEP.number(), e.minor);
        CdrInput again = nested(FAR_TOO_MANY);
        Any any = new CdrAny(again.references());
        e = assertThrows(IMP_LIMIT.class, () -> any.read_value(again, Leaf.type()));
        assertEquals(MinorCode.NESTING_TOO_DEEP.number(), e.minor);
    }

    /** The beginning of a list: each value as far as the next one, which no writer would write. */
    private CdrInput nested(int values) {
        CdrOutput out = stream();
        for (int i = 0; i < values; i++) {
            out.write_long(ValueOutput.TAG | ValueOutput.ONE_ID);
            out.write_string(Leaf.ID);
            out.write_long(i);
            out.write_double(1.0);
            out.write_string("");
            out.write_long(0);
            out.write_long(0);
        }
        return out.create_input_stream();
    }

    /** As a compiler makes the value types that can be truncated, which go in chunks. */
    private static final class Chunked extends Leaf {
        private static final long serialVersionUID = 1L;

        @Override
        public String[] _truncatable_ids() {
            return new String[] {"IDL:test/Chunked:1.0", Leaf.ID};
        }
    }

    @Test
    void shouldWriteTheSameWhereverTheBufferEnds() {
        Chunked outer = new Chunked();
        outer.text = "outer";
        outer.left = leaf(1);
        outer.left.right = outer;
        outer.right = new Chunked();
        outer.right.any = leaf(2).any;
        outer.any = leaf(3).any;
        byte[] expected = null;
        for (int capacity = 1; capacity < 512; capacity++) {
            CdrOutput out = CdrOutput.unpooled(stream().references(), capacity);
            out.write_value(outer, Leaf.ID);
            if (expected == null) {
                expected = out.toByteArray();
            }
            assertArrayEquals(expected, out.toByteArray(), "capacity " + capacity);
        }
        assertTrue(expected.length > 256, "the capacities end inside of the data");
        Leaf back = (Leaf) stream(expected).read_value(Leaf.ID);
        assertEquals("outer", back.text);
        assertEquals(back, back.left.right);
    }

    private CdrInput stream(byte[] bytes) {
        CdrOutput out = CdrOutput.unpooled(stream().references(), bytes.length);
        out.write_octet_array(bytes, 0, bytes.length);
        return out.create_input_stream();
    }
}
