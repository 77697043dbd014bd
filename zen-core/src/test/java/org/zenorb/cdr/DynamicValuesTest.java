package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.Any;
import org.omg.CORBA.DataInputStream;
import org.omg.CORBA.DataOutputStream;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.VM_CUSTOM;
import org.omg.CORBA.VM_NONE;
import org.omg.CORBA.ValueMember;
import org.omg.CORBA.portable.CustomValue;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.omg.DynamicAny.DynSequence;
import org.omg.DynamicAny.DynValue;
import org.omg.DynamicAny.DynValueBox;
import org.omg.DynamicAny.MustTruncate;
import org.omg.DynamicAny.NameDynAnyPair;
import org.omg.DynamicAny.NameValuePair;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.TypeCodeFactory;
import org.zenorb.dynamic.DynAnySupplier;
import org.zenorb.dynamic.ValueReencoder;
import org.zenorb.error.MinorCode;

/** Values in DynAnys, with and without factories for their types. */
class DynamicValuesTest {
    private final ValuesOnly none = new ValuesOnly();
    private final ValuesOnly all = new ValuesOnly().withLeaves().withBranches();
    private final DynAnySupplier strangers = new DynAnySupplier(none, 1000);
    private final DynAnySupplier friends = new DynAnySupplier(all, 1000);

    DynamicValuesTest() {
        none.valueTypes().reencoder(new ValueReencoder(none, 1000));
        all.valueTypes().reencoder(new ValueReencoder(all, 1000));
    }

    private Leaf leaf(int number, Leaf left, Leaf right) {
        return fill(new Leaf(), number, left, right);
    }

    private <T extends Leaf> T fill(T leaf, int number, Leaf left, Leaf right) {
        leaf.number = number;
        leaf.left = left;
        leaf.right = right;
        leaf.any = new CdrAny(all);
        return leaf;
    }

    private Any inserted(Leaf leaf) {
        Any any = new CdrAny(all);
        any.insert_Value(leaf);
        return any;
    }

    /** As it would come over the wire to somebody with these factories. */
    private static Any sent(Any any, ValuesOnly to) {
        CdrOutput out = CdrOutput.unpooled(to, 64);
        out.write_any(any);
        CdrInput in = new CdrInput(to);
        byte[] octets = out.toByteArray();
        in.attach(
                octets,
                0,
                0,
                octets.length,
                out.isLittleEndian(),
                2,
                out.charCodeSet(),
                out.wcharCodeSet());
        return in.read_any();
    }

    private static DynValue member(DynAny value, String name) throws Exception {
        DynValue dyn = (DynValue) value;
        assertTrue(dyn.seek(0));
        while (!dyn.current_member_name().equals(name)) {
            assertTrue(dyn.next());
        }
        return (DynValue) dyn.current_component();
    }

    @Test
    void shouldLookIntoValuesWithoutFactory() throws Exception {
        Any any = sent(inserted(leaf(7, leaf(8, null, null), null)), none);
        DynValue dyn = (DynValue) strangers.create_dyn_any(any);
        assertFalse(dyn.is_null());
        assertEquals(8, dyn.component_count());
        assertEquals("number", dyn.current_member_name());
        assertEquals(TCKind.tk_long, dyn.current_member_kind());
        assertEquals(7, dyn.get_long());
        dyn.insert_long(70);
        assertEquals(8, member(dyn, "left").get_long());
        assertTrue(member(dyn, "right").is_null());
        Leaf back = (Leaf) sent(dyn.to_any(), all).extract_Value();
        assertEquals(70, back.number);
        assertEquals(8, back.left.number);
        assertNull(back.right);
        assertThrows(MARSHAL.class, dyn::get_val);
    }

    @Test
    void shouldCompareAnysWhoseValuesNobodyKnows() {
        Leaf circle = leaf(7, null, null);
        circle.left = circle;
        Any one = sent(inserted(circle), none);
        Any same = sent(inserted(circle), none);
        Any other = sent(inserted(leaf(8, null, null)), none);
        assertTrue(one.equal(same));
        assertFalse(one.equal(other));
        assertFalse(other.equal(one));

        CdrOutput swapped = CdrOutput.unpooled(all, 64, !CdrOutput.NATIVE_IS_LITTLE_ENDIAN);
        swapped.write_any(inserted(circle));
        CdrInput in = new CdrInput(none);
        in.attach(
                swapped.toByteArray(),
                0,
                0,
                swapped.size(),
                swapped.isLittleEndian(),
                2,
                swapped.charCodeSet(),
                swapped.wcharCodeSet());
        Any elsewhere = in.read_any();
        assertTrue(one.equal(elsewhere));
        assertTrue(elsewhere.equal(one));
        assertFalse(elsewhere.equal(other));
    }

    /** A value that only its own code can read. */
    private static final class Sealed implements CustomValue {
        private static final long serialVersionUID = 1L;
        private static final String ID = "IDL:test/Sealed:1.0";
        private final int content;

        Sealed(int content) {
            this.content = content;
        }

        static Any any(int content, ValuesOnly from) {
            Any any = new CdrAny(from);
            any.insert_Value(
                    new Sealed(content),
                    TypeCodeFactory.value(ID, "Sealed", VM_CUSTOM.value, null, new ValueMember[0]));
            return any;
        }

        @Override
        public String[] _truncatable_ids() {
            return new String[] {ID};
        }

        @Override
        public void marshal(DataOutputStream out) {
            out.write_long(content);
        }

        @Override
        public void unmarshal(DataInputStream in) {
            throw new AssertionError("nobody makes one to be read into");
        }
    }

    @Test
    void shouldCompareCustomValuesThatNobodyCanReadByTheirOctets() {
        Any one = sent(Sealed.any(1, all), none);
        assertTrue(one.equal(sent(Sealed.any(1, all), none)));
        assertFalse(one.equal(sent(Sealed.any(2, all), none)));
    }

    @Test
    void shouldLimitTheBasesOfAValueAsTheOrbSays() throws Exception {
        TypeCode type = null;
        for (int i = 0; i < 5; i++) {
            type =
                    TypeCodeFactory.value(
                            "IDL:test/V" + i + ":1.0",
                            "V" + i,
                            VM_NONE.value,
                            type,
                            new ValueMember[0]);
        }
        for (int depth = 4; depth <= 5; depth++) {
            ValuesOnly narrow = new ValuesOnly(Limits.depth(depth));
            DynValue dyn =
                    (DynValue) new DynAnySupplier(narrow, 1000).create_dyn_any_from_type_code(type);
            if (depth == 5) {
                dyn.set_to_value();
                assertFalse(dyn.is_null());
            } else {
                IMP_LIMIT over = assertThrows(IMP_LIMIT.class, dyn::set_to_value);
                assertEquals(MinorCode.NESTING_TOO_DEEP.number(), over.minor);
            }
        }
    }

    @Test
    void shouldKeepSharedAndCyclicValuesOne() throws Exception {
        Leaf shared = leaf(2, null, null);
        Leaf root = leaf(1, shared, shared);
        shared.left = root;
        DynAny dyn = strangers.create_dyn_any(sent(inserted(root), none));
        DynValue left = member(dyn, "left");
        DynValue right = member(dyn, "right");
        left.insert_long(22);
        assertEquals(22, right.get_long());
        DynValue again = member(member(left, "left"), "right");
        assertEquals(22, again.get_long());
        right.set_to_null();
        assertFalse(left.is_null());

        Leaf back = (Leaf) sent(dyn.to_any(), all).extract_Value();
        assertSame(back, back.left.left);
        assertEquals(22, back.left.number);
        assertNull(back.right);
        assertTrue(dyn.copy().equal(dyn));
    }

    @Test
    void shouldTellEqualGraphsFromOthers() throws Exception {
        Leaf one = leaf(1, null, null);
        one.left = one;
        Leaf two = leaf(1, null, null);
        two.left = leaf(1, two, null);
        DynAny a = friends.create_dyn_any(inserted(one));
        DynAny b = friends.create_dyn_any(inserted(two));
        assertTrue(a.equal(b), "both are one endless chain of 1");
        two.left.number = 3;
        assertFalse(a.equal(friends.create_dyn_any(inserted(two))));
    }

    private Leaf circle(int length) {
        Leaf first = leaf(1, null, null);
        Leaf last = first;
        for (int i = 1; i < length; i++) {
            last.left = leaf(1, null, null);
            last = last.left;
        }
        last.left = first;
        return first;
    }

    @Test
    void shouldCompareCirclesWithoutEndlessDepth() throws Exception {
        DynAnySupplier many = new DynAnySupplier(none, 10_000);
        DynAny one = many.create_dyn_any(sent(inserted(circle(119)), none));
        DynAny other = many.create_dyn_any(sent(inserted(circle(120)), none));
        assertTrue(one.equal(other), "both are one endless chain of 1");
        ((DynValue) other).insert_long(2);
        assertFalse(one.equal(other));
    }

    @Test
    void shouldBeNullAtFirstAndBecomeAValue() throws Exception {
        DynValue dyn = (DynValue) strangers.create_dyn_any_from_type_code(Leaf.type());
        assertTrue(dyn.is_null());
        assertEquals(0, dyn.component_count());
        assertThrows(InvalidValue.class, dyn::get_members);
        assertThrows(InvalidValue.class, dyn::get_members_as_dyn_any);
        assertThrows(InvalidValue.class, dyn::current_member_name);
        assertFalse(dyn.next());
        assertNull(sent(dyn.to_any(), all).extract_Value());

        dyn.set_to_value();
        assertEquals(8, dyn.component_count());
        assertEquals(0, dyn.get_long());
        dyn.insert_long(5);
        dyn.set_to_value();
        assertEquals(5, dyn.get_long());
        assertEquals(5, ((Leaf) sent(dyn.to_any(), all).extract_Value()).number);
        DynAny number = dyn.current_component();
        dyn.set_to_null();
        assertTrue(dyn.is_null());
        dyn.destroy();
        assertThrows(OBJECT_NOT_EXIST.class, number::get_long);
    }

    @Test
    void shouldSetMembersOfNull() throws Exception {
        DynValue from = (DynValue) friends.create_dyn_any(inserted(leaf(9, null, null)));
        DynValue to = (DynValue) strangers.create_dyn_any_from_type_code(Leaf.type());
        to.set_members(from.get_members());
        assertTrue(to.equal(from));
        DynValue other = (DynValue) strangers.create_dyn_any_from_type_code(Leaf.type());
        other.set_members_as_dyn_any(from.get_members_as_dyn_any());
        assertTrue(other.equal(from));
        assertEquals(0, new NameDynAnyPair[0].length);
        assertThrows(InvalidValue.class, () -> to.set_members(new NameValuePair[0]));
        NameValuePair[] renamed = from.get_members();
        renamed[0].id = "numbers";
        assertThrows(TypeMismatch.class, () -> to.set_members(renamed));
    }

    @Test
    void shouldGiveAndTakeValuesOfTheApplication() throws Exception {
        DynValue dyn = (DynValue) friends.create_dyn_any_from_type_code(Leaf.type());
        Leaf value = leaf(4, null, null);
        dyn.insert_val(value);
        Leaf got = (Leaf) dyn.get_val();
        assertEquals(4, got.number);
        assertNotSame(value, got);
        assertThrows(TypeMismatch.class, () -> dyn.insert_val("no leaf"));
        assertEquals(4, ((Leaf) dyn.get_val()).number);
        dyn.insert_val(null);
        assertTrue(dyn.is_null());
    }

    @Test
    void shouldShowMembersOfBasesFirst() throws Exception {
        Leaf.Branch branch = fill(new Leaf.Branch(), 6, null, null);
        branch.more = new long[] {1, 2};
        branch.child = leaf(5, null, null);
        DynValue dyn = (DynValue) strangers.create_dyn_any(sent(inserted(branch), none));
        assertEquals(10, dyn.component_count());
        assertEquals(6, dyn.get_long());
        assertTrue(dyn.seek(8));
        assertEquals("more", dyn.current_member_name());
        assertEquals(2, dyn.get_longlong_seq()[1]);
        assertEquals(5, member(dyn, "child").get_long());
        Leaf.Branch back = (Leaf.Branch) sent(dyn.to_any(), all).extract_Value();
        assertEquals(2, back.more.length);
        assertEquals(5, ((Leaf) back.child).number);
    }

    @Test
    void shouldTruncateOnlyWhereAllowed() throws Exception {
        Leaf.Branch branch = fill(new Leaf.Branch(), 6, null, null);
        branch.more = new long[] {1, 2};
        Any any = new CdrAny(all);
        any.insert_Value(branch, Leaf.type());
        Any received = sent(any, none);
        DynValue cut = (DynValue) strangers.create_dyn_any(received);
        assertEquals(8, cut.component_count());
        assertEquals(6, cut.get_long());
        assertSame(Leaf.class, sent(cut.to_any(), all).extract_Value().getClass());
        assertThrows(
                MustTruncate.class, () -> strangers.create_dyn_any_without_truncation(received));
        assertThrows(
                MustTruncate.class,
                () -> strangers.create_multiple_dyn_anys(new Any[] {received}, false));

        DynValue whole = (DynValue) friends.create_dyn_any_without_truncation(sent(any, all));
        assertEquals(10, whole.component_count());
        assertEquals(2, ((Leaf.Branch) whole.get_val()).more.length);
    }

    @Test
    void shouldShareValuesBetweenSeveralDynAnys() throws Exception {
        Leaf shared = leaf(3, null, null);
        Any[] anys = {inserted(leaf(1, shared, null)), inserted(leaf(2, null, shared))};
        DynAny[] dyns = friends.create_multiple_dyn_anys(anys, true);
        member(dyns[0], "left").insert_long(33);
        assertEquals(33, member(dyns[1], "right").get_long());
        Any[] back = friends.create_multiple_anys(dyns);
        assertSame(((Leaf) back[0].extract_Value()).left, ((Leaf) back[1].extract_Value()).right);
        dyns[0].destroy();
        assertThrows(OBJECT_NOT_EXIST.class, dyns[0]::rewind);
        assertEquals(33, member(dyns[1], "right").get_long());
    }

    /** Two Anys of one message, as somebody with these factories reads them. */
    private static Any[] sentTogether(Any one, Any other, ValuesOnly to) {
        CdrOutput out = CdrOutput.unpooled(to, 64);
        out.write_any(one);
        out.write_any(other);
        CdrInput in = new CdrInput(to);
        byte[] octets = out.toByteArray();
        in.attach(
                octets,
                0,
                0,
                octets.length,
                out.isLittleEndian(),
                2,
                out.charCodeSet(),
                out.wcharCodeSet());
        return new Any[] {in.read_any(), in.read_any()};
    }

    @Test
    void shouldShareValuesOfOneMessageBetweenSeveralDynAnys() throws Exception {
        Leaf shared = leaf(3, null, null);
        Leaf first = leaf(1, shared, null);
        shared.right = first;
        for (ValuesOnly receiver : new ValuesOnly[] {none, all}) {
            Any[] anys = sentTogether(inserted(first), inserted(leaf(2, null, shared)), receiver);
            DynAny[] dyns = strangers.create_multiple_dyn_anys(anys, true);
            member(dyns[0], "left").insert_long(33);
            assertEquals(33, member(dyns[1], "right").get_long());
            member(member(dyns[1], "right"), "right").insert_long(11);
            assertTrue(dyns[0].seek(0));
            assertEquals(11, dyns[0].get_long());

            Any[] turned = {anys[1], anys[0]};
            dyns = strangers.create_multiple_dyn_anys(turned, true);
            member(dyns[0], "right").insert_long(34);
            assertEquals(34, member(dyns[1], "left").get_long());
        }
    }

    @Test
    void shouldLookIntoAValueThatStandsInAnEarlierAnyOfTheMessage() throws Exception {
        Leaf shared = leaf(3, null, null);
        Any[] anys = sentTogether(inserted(shared), inserted(shared), none);
        DynValue alone = (DynValue) strangers.create_dyn_any(anys[1]);
        assertEquals(3, alone.get_long());
        DynAny[] dyns = strangers.create_multiple_dyn_anys(anys, true);
        dyns[1].insert_long(4);
        assertTrue(dyns[0].equal(dyns[1]));
        assertEquals(3, alone.get_long());
    }

    private static Leaf[] leaves(Any any) {
        CdrInput in = (CdrInput) any.create_input_stream();
        Leaf[] leaves = new Leaf[in.read_ulong()];
        for (int k = 0; k < leaves.length; k++) {
            leaves[k] = (Leaf) in.read_value(Leaf.ID);
        }
        return leaves;
    }

    /** Of the types the Any names one; the factories of the process know the others. */
    @Test
    void shouldPassOnValuesThatReferToValuesReadInAnotherWay() {
        Leaf plain = leaf(1, null, null);
        Leaf.Branch branch = fill(new Leaf.Branch(), 2, plain, null);
        Leaf[] list = {
            plain, branch, fill(new Leaf.Branch(), 3, branch, plain), leaf(4, branch, plain)
        };
        CdrOutput out = CdrOutput.unpooled(all, 64);
        out.write_ulong(list.length);
        for (Leaf each : list) {
            out.write_value(each, Leaf.ID);
        }
        Any any = new CdrAny(all);
        any.read_value(out.create_input_stream(), TypeCodeFactory.sequence(0, Leaf.type()));

        CdrOutput elsewhere = CdrOutput.unpooled(all, 64, !CdrOutput.NATIVE_IS_LITTLE_ENDIAN);
        elsewhere.write_long(0);
        elsewhere.write_any(any);
        CdrInput in = elsewhere.create_input_stream();
        in.read_long();
        Leaf[] back = leaves(in.read_any());
        assertEquals(1, back[0].number);
        assertEquals(2, back[1].number);
        assertEquals(1, back[1].left.number);
        assertEquals(1, back[2].right.number);
        assertSame(back[1], back[2].left, "values of factories stay shared");
        assertSame(back[1], back[3].left);
        assertSame(back[0], back[3].right);
    }

    @Test
    void shouldRefuseACircleOfValuesReadInTwoWays() {
        Leaf plain = leaf(1, null, null);
        plain.left = fill(new Leaf.Branch(), 2, plain, null);
        CdrOutput out = CdrOutput.unpooled(all, 64);
        out.write_ulong(1);
        out.write_value(plain, Leaf.ID);
        Any any = new CdrAny(all);
        any.read_value(out.create_input_stream(), TypeCodeFactory.sequence(0, Leaf.type()));
        CdrOutput elsewhere = CdrOutput.unpooled(all, 64, !CdrOutput.NATIVE_IS_LITTLE_ENDIAN);
        MARSHAL e = assertThrows(MARSHAL.class, () -> any.write_value(elsewhere));
        assertEquals(MinorCode.BAD_INDIRECTION.number(), e.minor);
    }

    @Test
    void shouldKeepValuesOfASequenceShared() throws Exception {
        Leaf shared = leaf(3, null, null);
        DynSequence dyn =
                (DynSequence)
                        friends.create_dyn_any_from_type_code(
                                TypeCodeFactory.sequence(0, Leaf.type()));
        dyn.set_length(2);
        dyn.seek(0);
        dyn.insert_val(leaf(1, shared, shared));
        DynAny first = dyn.current_component();
        dyn.set_elements_as_dyn_any(new DynAny[] {first, first});
        DynAny[] elements = dyn.get_elements_as_dyn_any();
        elements[0].insert_long(11);
        assertEquals(11, elements[1].get_long());
        assertThrows(OBJECT_NOT_EXIST.class, first::get_long);
    }

    @Test
    void shouldOpenAndCloseBoxes() throws Exception {
        DynValueBox dyn =
                (DynValueBox)
                        strangers.create_dyn_any_from_type_code(
                                TypeCodeFactory.valueBox(
                                        "IDL:test/Box:1.0", "Box", TypeCodeFactory.string(0)));
        assertTrue(dyn.is_null());
        assertThrows(InvalidValue.class, dyn::get_boxed_value);
        assertThrows(InvalidValue.class, dyn::get_boxed_value_as_dyn_any);
        Any text = new CdrAny(none);
        text.insert_string("inside");
        dyn.set_boxed_value(text);
        assertEquals("inside", dyn.get_boxed_value().extract_string());
        assertEquals("inside", dyn.get_string());
        assertEquals(1, dyn.component_count());
        assertTrue(strangers.create_dyn_any(sent(dyn.to_any(), none)).equal(dyn));
        Any number = new CdrAny(none);
        number.insert_long(1);
        assertThrows(TypeMismatch.class, () -> dyn.set_boxed_value(number));
        dyn.set_to_null();
        assertEquals(0, dyn.component_count());
        dyn.set_to_value();
        assertEquals("", dyn.get_string());
        dyn.set_boxed_value_as_dyn_any(strangers.create_dyn_any(text));
        assertEquals("inside", dyn.get_string());
    }

    @Test
    void shouldFindValuesInAnysOfValues() throws Exception {
        Leaf outer = leaf(1, null, null);
        Leaf inner = leaf(2, null, null);
        outer.left = inner;
        outer.any.insert_Value(inner);
        DynValue dyn = (DynValue) strangers.create_dyn_any(sent(inserted(outer), none));
        member(dyn, "left").insert_long(20);
        assertTrue(dyn.seek(7));
        assertEquals(20, dyn.get_dyn_any().get_long());
    }
}
