package org.zenorb.cdr.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.TCKind;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyFactory;
import org.omg.DynamicAny.DynAnyFactoryHelper;
import org.omg.DynamicAny.DynEnum;
import org.omg.DynamicAny.DynFixed;
import org.omg.DynamicAny.DynSequence;
import org.omg.DynamicAny.DynUnion;
import org.zenorb.cdr.CdrOutput;

/** Values of any type go into a DynAny and come out as they were, at once and piece by piece. */
class DynAnyOfRandomTypesTest {
    private final ORB orb = ORB.init(new String[0], null);
    private final DynAnyFactory factory = factory();

    private DynAnyFactory factory() {
        try {
            return DynAnyFactoryHelper.narrow(orb.resolve_initial_references("DynAnyFactory"));
        } catch (org.omg.CORBA.ORBPackage.InvalidName e) {
            throw new AssertionError(e);
        }
    }

    private Any randomAny(long seed) {
        RandomType random = new RandomType(seed);
        CdrTypeCode type = random.type(3);
        // The nil and the made-up references of RandomType are never followed.
        CdrOutput out = (CdrOutput) orb.create_output_stream();
        random.value(out, type, 4);
        Any any = orb.create_any();
        any.read_value(out.create_input_stream(), type);
        return any;
    }

    private static byte[] octets(Any any) {
        CdrOutput out = CdrOutput.unpooled(null, 64, false);
        ValueCopier.copy(any.create_input_stream(), out, CdrTypeCode.of(any.type()));
        return out.toByteArray();
    }

    @Property(tries = 400)
    void shouldComeOutAsItWentIn(@ForAll long seed) throws Exception {
        Any any = randomAny(seed);
        DynAny dyn = factory.create_dyn_any(any);
        assertTrue(dyn.type().equal(any.type()));
        Any back = dyn.to_any();
        assertTrue(back.type().equal(any.type()));
        org.junit.jupiter.api.Assertions.assertArrayEquals(octets(any), octets(back));
        DynAny copy = dyn.copy();
        assertTrue(copy.equal(dyn));
        dyn.destroy();
        assertTrue(copy.to_any().equal(back));
    }

    @Property(tries = 400)
    void shouldBeRebuiltPieceByPiece(@ForAll long seed) throws Exception {
        DynAny source = factory.create_dyn_any(randomAny(seed));
        DynAny made = factory.create_dyn_any_from_type_code(source.type());
        rebuild(source, made);
        assertTrue(made.equal(source));
        org.junit.jupiter.api.Assertions.assertArrayEquals(
                octets(source.to_any()), octets(made.to_any()));
    }

    private void rebuild(DynAny from, DynAny to) throws Exception {
        if (from instanceof DynUnion union) {
            ((DynUnion) to).set_discriminator(union.get_discriminator());
        } else if (from instanceof DynSequence sequence) {
            ((DynSequence) to).set_length(sequence.get_length());
        } else if (from instanceof DynEnum value) {
            ((DynEnum) to).set_as_string(value.get_as_string());
        } else if (from instanceof DynFixed value) {
            assertTrue(((DynFixed) to).set_value(value.get_value()));
        } else if (from.component_count() == 0) {
            insert(from, to);
        }
        assertEquals(from.component_count(), to.component_count());
        boolean more = from.seek(0);
        assertEquals(more, to.seek(0));
        while (more) {
            rebuild(from.current_component(), to.current_component());
            more = from.next();
            assertEquals(more, to.next());
        }
        assertFalse(from.seek(from.component_count()));
        if (from.component_count() > 0) {
            assertNull(from.current_component());
        }
    }

    private static void insert(DynAny from, DynAny to) throws Exception {
        switch (CdrTypeCode.of(from.type()).original().kind) {
            case TCKind._tk_boolean -> to.insert_boolean(from.get_boolean());
            case TCKind._tk_octet -> to.insert_octet(from.get_octet());
            case TCKind._tk_char -> to.insert_char(from.get_char());
            case TCKind._tk_wchar -> to.insert_wchar(from.get_wchar());
            case TCKind._tk_short -> to.insert_short(from.get_short());
            case TCKind._tk_ushort -> to.insert_ushort(from.get_ushort());
            case TCKind._tk_long -> to.insert_long(from.get_long());
            case TCKind._tk_ulong -> to.insert_ulong(from.get_ulong());
            case TCKind._tk_longlong -> to.insert_longlong(from.get_longlong());
            case TCKind._tk_ulonglong -> to.insert_ulonglong(from.get_ulonglong());
            case TCKind._tk_float -> to.insert_float(from.get_float());
            case TCKind._tk_double -> to.insert_double(from.get_double());
            case TCKind._tk_string -> to.insert_string(from.get_string());
            case TCKind._tk_wstring -> to.insert_wstring(from.get_wstring());
            case TCKind._tk_any -> to.insert_any(from.get_any());
            case TCKind._tk_TypeCode -> to.insert_typecode(from.get_typecode());
            case TCKind._tk_objref -> to.insert_reference(from.get_reference());
            default -> throw new AssertionError(from.type());
        }
    }
}
