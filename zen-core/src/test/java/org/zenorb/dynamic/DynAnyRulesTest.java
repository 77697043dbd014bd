package org.zenorb.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.ORB;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UnionMember;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyFactory;
import org.omg.DynamicAny.DynAnyFactoryHelper;
import org.omg.DynamicAny.DynAnyFactoryPackage.InconsistentTypeCode;
import org.omg.DynamicAny.DynAnyHelper;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.omg.DynamicAny.DynArray;
import org.omg.DynamicAny.DynEnum;
import org.omg.DynamicAny.DynFixed;
import org.omg.DynamicAny.DynSequence;
import org.omg.DynamicAny.DynStruct;
import org.omg.DynamicAny.DynStructHelper;
import org.omg.DynamicAny.DynUnion;
import org.omg.DynamicAny.NameValuePair;
import org.zenorb.error.MinorCode;

import java.util.Properties;

/** What CORBA 3.3 part 1, chapter 16 says of each operation. */
class DynAnyRulesTest {
    private final ORB orb = ORB.init(new String[0], null);
    private final DynAnyFactory factory = factory(orb);

    private static DynAnyFactory factory(ORB orb) {
        try {
            return DynAnyFactoryHelper.narrow(orb.resolve_initial_references("DynAnyFactory"));
        } catch (org.omg.CORBA.ORBPackage.InvalidName e) {
            throw new AssertionError(e);
        }
    }

    private TypeCode of(TCKind kind) {
        return orb.get_primitive_tc(kind);
    }

    private TypeCode struct() {
        return orb.create_struct_tc(
                "IDL:test/S:1.0",
                "S",
                new StructMember[] {
                    new StructMember("a", of(TCKind.tk_long), null),
                    new StructMember("b", orb.create_string_tc(3), null)
                });
    }

    private Any number(int value) {
        Any any = orb.create_any();
        any.insert_long(value);
        return any;
    }

    private Any flag(boolean value) {
        Any any = orb.create_any();
        any.insert_boolean(value);
        return any;
    }

    private Any defaultLabel() {
        Any any = orb.create_any();
        any.insert_octet((byte) 0);
        return any;
    }

    private DynAny made(TypeCode type) throws Exception {
        return factory.create_dyn_any_from_type_code(type);
    }

    private UnionMember arm(String name, Any label, TCKind kind) {
        return new UnionMember(name, label, of(kind), null);
    }

    private DynUnion union(UnionMember... arms) throws Exception {
        TypeCode switched = arms[0].label.type();
        return (DynUnion) made(orb.create_union_tc("IDL:test/U:1.0", "U", switched, arms));
    }

    // ---- initial values

    @Test
    void shouldBeginWithTheInitialValues() throws Exception {
        assertFalse(made(of(TCKind.tk_boolean)).get_boolean());
        assertEquals(0, made(of(TCKind.tk_octet)).get_octet());
        assertEquals(0, made(of(TCKind.tk_char)).get_char());
        assertEquals(0, made(of(TCKind.tk_double)).get_double());
        assertEquals("", made(orb.create_string_tc(0)).get_string());
        assertEquals("", made(orb.create_wstring_tc(0)).get_wstring());
        assertNull(made(of(TCKind.tk_objref)).get_reference());
        assertEquals(TCKind.tk_null, made(of(TCKind.tk_TypeCode)).get_typecode().kind());
        assertEquals(TCKind.tk_null, made(of(TCKind.tk_any)).get_any().type().kind());
        assertEquals(0, ((DynSequence) made(orb.create_sequence_tc(0, struct()))).get_length());
        assertEquals(3, made(orb.create_array_tc(3, struct())).component_count());
        TypeCode two = orb.create_enum_tc("IDL:test/E:1.0", "E", new String[] {"one", "two"});
        assertEquals("one", ((DynEnum) made(two)).get_as_string());
        assertEquals(
                "0.00", ((DynFixed) made(orb.create_fixed_tc((short) 4, (short) 2))).get_value());
        assertNull(made(orb.create_abstract_interface_tc("IDL:test/A:1.0", "A")).get_abstract());
    }

    @Test
    void shouldRefuseTypesWithoutValues() {
        TypeCode local = orb.create_native_tc("IDL:test/N:1.0", "N");
        assertThrows(InconsistentTypeCode.class, () -> made(local));
        assertThrows(InconsistentTypeCode.class, () -> made(orb.create_sequence_tc(0, local)));
        assertThrows(BAD_PARAM.class, () -> made(null));
        assertThrows(BAD_PARAM.class, () -> factory.create_dyn_any(null));
        Any empty = orb.create_any();
        empty.type(of(TCKind.tk_long));
        assertThrows(BAD_OPERATION.class, () -> factory.create_dyn_any(empty));
    }

    // ---- the value as a whole

    @Test
    void shouldAssignEquivalentTypesAlone() throws Exception {
        DynAny one = factory.create_dyn_any(number(1));
        DynAny alias = made(orb.create_alias_tc("IDL:test/L:1.0", "L", of(TCKind.tk_long)));
        alias.assign(one);
        assertEquals(1, alias.get_long());
        assertEquals("L", alias.type().name());
        assertTrue(alias.equal(one));
        assertThrows(TypeMismatch.class, () -> alias.assign(made(of(TCKind.tk_ulong))));
        assertThrows(TypeMismatch.class, () -> alias.from_any(flag(true)));
        Any empty = orb.create_any();
        empty.type(of(TCKind.tk_long));
        assertThrows(InvalidValue.class, () -> alias.from_any(empty));
        alias.from_any(number(5));
        assertEquals(5, alias.to_any().extract_long());
        assertFalse(alias.equal(made(of(TCKind.tk_ulong))));
    }

    @Test
    void shouldEndWithItsParent() throws Exception {
        DynStruct parent = (DynStruct) made(struct());
        DynAny component = parent.current_component();
        component.destroy();
        component.insert_long(3);
        DynAny copy = parent.copy();
        DynAny lasting = component.copy();
        parent.destroy();
        for (DynAny gone : new DynAny[] {parent, component}) {
            assertThrows(OBJECT_NOT_EXIST.class, gone::type);
            assertThrows(OBJECT_NOT_EXIST.class, gone::to_any);
            assertThrows(OBJECT_NOT_EXIST.class, gone::destroy);
            assertThrows(OBJECT_NOT_EXIST.class, gone::component_count);
        }
        assertEquals(3, lasting.get_long());
        assertEquals(3, copy.get_long());
        DynAny replaced = copy.current_component();
        copy.assign(made(struct()));
        assertThrows(OBJECT_NOT_EXIST.class, replaced::get_long);
    }

    // ---- the cursor

    @Test
    void shouldMoveOverComponents() throws Exception {
        DynAny dyn = made(struct());
        assertEquals(2, dyn.component_count());
        assertTrue(dyn.next());
        assertFalse(dyn.next());
        assertNull(dyn.current_component());
        assertThrows(InvalidValue.class, dyn::get_long);
        assertTrue(dyn.next());
        assertEquals(0, dyn.get_long());
        assertTrue(dyn.seek(1));
        assertFalse(dyn.seek(2));
        assertFalse(dyn.seek(-1));
        dyn.rewind();
        assertEquals(0, dyn.get_long());
        DynAny plain = made(of(TCKind.tk_long));
        assertFalse(plain.seek(0));
        assertFalse(plain.next());
        assertThrows(TypeMismatch.class, plain::current_component);
        DynAny nothing = made(orb.create_exception_tc("IDL:test/X:1.0", "X", new StructMember[0]));
        assertThrows(TypeMismatch.class, nothing::current_component);
        assertThrows(TypeMismatch.class, ((DynStruct) nothing)::current_member_name);
    }

    @Test
    void shouldInsertWhatFitsAlone() throws Exception {
        DynAny dyn = made(struct());
        assertThrows(TypeMismatch.class, () -> dyn.insert_short((short) 1));
        dyn.insert_long(4);
        dyn.seek(1);
        assertThrows(InvalidValue.class, () -> dyn.insert_string("four"));
        assertThrows(TypeMismatch.class, () -> dyn.insert_wstring("x"));
        assertThrows(BAD_PARAM.class, () -> dyn.insert_string(null));
        dyn.insert_string("abc");
        assertEquals("abc", dyn.get_string());
        assertThrows(TypeMismatch.class, dyn::get_long);
        DynAny any = made(of(TCKind.tk_any));
        any.insert_dyn_any(dyn);
        assertTrue(any.get_dyn_any().equal(dyn));
        assertTrue(any.get_any().type().equal(struct()));
        assertThrows(MARSHAL.class, () -> made(of(TCKind.tk_objref)).insert_reference(dyn));
    }

    // ---- struct, enum, fixed

    @Test
    void shouldSetMembersByNameAndOrder() throws Exception {
        DynStruct dyn = (DynStruct) made(struct());
        assertEquals("a", dyn.current_member_name());
        assertEquals(TCKind.tk_long, dyn.current_member_kind());
        NameValuePair[] members = dyn.get_members();
        members[0] = new NameValuePair("", number(8));
        dyn.set_members(members);
        assertEquals(8, dyn.get_long());
        members[0].id = "b";
        assertThrows(TypeMismatch.class, () -> dyn.set_members(members));
        members[0] = new NameValuePair("a", flag(true));
        assertThrows(TypeMismatch.class, () -> dyn.set_members(members));
        assertThrows(InvalidValue.class, () -> dyn.set_members(new NameValuePair[1]));
        assertEquals(8, dyn.get_long());
        DynStruct other = (DynStruct) made(struct());
        other.set_members_as_dyn_any(dyn.get_members_as_dyn_any());
        assertTrue(other.equal(dyn));
        other.seek(-1);
        assertThrows(InvalidValue.class, other::current_member_name);
    }

    @Test
    void shouldKnowTheNamesOfAnEnum() throws Exception {
        TypeCode type = orb.create_enum_tc("IDL:test/E:1.0", "E", new String[] {"one", "two"});
        DynEnum dyn = (DynEnum) made(type);
        dyn.set_as_string("two");
        assertEquals(1, dyn.get_as_ulong());
        dyn.set_as_ulong(0);
        assertEquals("one", dyn.get_as_string());
        assertThrows(InvalidValue.class, () -> dyn.set_as_string("three"));
        assertThrows(InvalidValue.class, () -> dyn.set_as_ulong(2));
        assertThrows(InvalidValue.class, () -> dyn.set_as_ulong(-1));
        assertThrows(TypeMismatch.class, dyn::get_ulong);
        assertEquals(0, dyn.component_count());
    }

    @Test
    void shouldTakeLiteralsForFixed() throws Exception {
        DynFixed dyn = (DynFixed) made(orb.create_fixed_tc((short) 4, (short) 2));
        assertTrue(dyn.set_value(" -12.5D "));
        assertEquals("-12.50", dyn.get_value());
        assertFalse(dyn.set_value("12.999"));
        assertEquals("12.99", dyn.get_value());
        assertTrue(dyn.set_value("0099.00d"));
        assertThrows(InvalidValue.class, () -> dyn.set_value("100"));
        for (String bad : new String[] {"", ".", "1e3", "0x1", "1 2", "--1", "d"}) {
            assertThrows(TypeMismatch.class, () -> dyn.set_value(bad), bad);
        }
        assertEquals("99.00", dyn.get_value());
        assertEquals(0, dyn.to_any().extract_fixed().compareTo(new java.math.BigDecimal(99)));
    }

    // ---- unions

    @Test
    void shouldLetTheDiscriminatorSelect() throws Exception {
        DynUnion dyn =
                union(arm("a", number(1), TCKind.tk_long), arm("a2", number(2), TCKind.tk_short));
        assertEquals("a", dyn.member_name());
        assertEquals(TCKind.tk_long, dyn.member_kind());
        assertEquals(TCKind.tk_long, dyn.discriminator_kind());
        assertEquals(2, dyn.component_count());
        DynAny member = dyn.member();
        member.insert_long(9);
        dyn.set_discriminator(factory.create_dyn_any(number(2)));
        assertThrows(OBJECT_NOT_EXIST.class, member::get_long);
        assertEquals(0, dyn.member().get_short());
        assertEquals(0, dyn.get_short(), "the cursor stands at the member");
        dyn.get_discriminator().insert_long(7);
        assertTrue(dyn.has_no_active_member());
        assertEquals(1, dyn.component_count());
        assertThrows(InvalidValue.class, dyn::member);
        assertThrows(InvalidValue.class, dyn::member_name);
        assertThrows(InvalidValue.class, dyn::member_kind);
        assertThrows(TypeMismatch.class, dyn::set_to_default_member);
        assertThrows(
                TypeMismatch.class,
                () -> dyn.set_discriminator(factory.create_dyn_any(flag(true))));
        dyn.set_discriminator(factory.create_dyn_any(number(1)));
        dyn.set_to_no_active_member();
        assertTrue(dyn.has_no_active_member());
        assertEquals(0, dyn.get_long(), "the cursor stands at the discriminator");
    }

    @Test
    void shouldKeepTheMemberWhileItsLabelsChange() throws Exception {
        DynUnion dyn =
                union(arm("a", number(1), TCKind.tk_long), arm("a", number(2), TCKind.tk_long));
        dyn.member().insert_long(5);
        dyn.set_discriminator(factory.create_dyn_any(number(2)));
        assertEquals(5, dyn.member().get_long());
        assertEquals(2, dyn.get_discriminator().get_long());
    }

    @Test
    void shouldFindALabelForTheDefault() throws Exception {
        DynUnion dyn =
                union(
                        arm("a", number(0), TCKind.tk_long),
                        arm("d", defaultLabel(), TCKind.tk_short));
        assertEquals("a", dyn.member_name());
        dyn.set_to_default_member();
        assertEquals("d", dyn.member_name());
        assertEquals(1, dyn.get_discriminator().get_long());
        assertThrows(TypeMismatch.class, dyn::set_to_no_active_member);
        DynUnion full =
                union(arm("t", flag(true), TCKind.tk_long), arm("f", flag(false), TCKind.tk_short));
        assertThrows(TypeMismatch.class, full::set_to_no_active_member);
        assertThrows(TypeMismatch.class, full::set_to_default_member);
        assertFalse(full.has_no_active_member());
    }

    // ---- sequences and arrays

    @Test
    void shouldChangeTheLengthOfSequences() throws Exception {
        DynSequence dyn = (DynSequence) made(orb.create_sequence_tc(3, of(TCKind.tk_long)));
        assertNull(dyn.current_component());
        dyn.set_length(2);
        dyn.insert_long(1);
        assertEquals(1, dyn.get_long(), "the cursor stands at the first new element");
        dyn.next();
        DynAny second = dyn.current_component();
        dyn.set_length(3);
        second.insert_long(2);
        assertEquals(2, dyn.get_long(), "the cursor stays");
        dyn.set_length(1);
        assertThrows(OBJECT_NOT_EXIST.class, second::get_long);
        assertNull(dyn.current_component());
        assertThrows(InvalidValue.class, () -> dyn.set_length(4));
        assertThrows(InvalidValue.class, () -> dyn.set_length(-1));
        dyn.set_elements(new Any[] {number(4), number(5)});
        assertEquals(4, dyn.get_long());
        assertEquals(5, dyn.get_elements()[1].extract_long());
        assertThrows(TypeMismatch.class, () -> dyn.set_elements(new Any[] {flag(true)}));
        assertThrows(InvalidValue.class, () -> dyn.set_elements(new Any[4]));
        assertEquals(2, dyn.get_elements_as_dyn_any().length);
    }

    @Test
    void shouldMoveNumbersInBulk() throws Exception {
        DynAny dyn = made(orb.create_sequence_tc(3, of(TCKind.tk_long)));
        dyn.insert_long_seq(new int[] {1, 2, 3});
        assertArrayEquals(new int[] {1, 2, 3}, dyn.get_long_seq());
        assertEquals(1, dyn.get_long());
        assertThrows(InvalidValue.class, () -> dyn.insert_long_seq(new int[4]));
        assertThrows(TypeMismatch.class, () -> dyn.insert_ulong_seq(new int[1]));
        DynAny array = made(orb.create_array_tc(2, of(TCKind.tk_boolean)));
        array.insert_boolean_seq(new boolean[] {true, false});
        assertArrayEquals(new boolean[] {true, false}, array.get_boolean_seq());
        assertThrows(InvalidValue.class, () -> array.insert_boolean_seq(new boolean[3]));
        DynAny rows = made(orb.create_array_tc(2, orb.create_array_tc(2, of(TCKind.tk_wchar))));
        rows.seek(1);
        rows.insert_wchar_seq(new char[] {'\u20ac', 'x'});
        assertArrayEquals(new char[] {'\u20ac', 'x'}, rows.get_wchar_seq());
    }

    @Test
    void shouldKeepTheLengthOfArrays() throws Exception {
        DynArray dyn = (DynArray) made(orb.create_array_tc(2, of(TCKind.tk_long)));
        dyn.set_elements(new Any[] {number(1), number(2)});
        assertEquals(2, dyn.get_elements_as_dyn_any()[1].get_long());
        assertThrows(InvalidValue.class, () -> dyn.set_elements(new Any[] {number(1)}));
        assertThrows(TypeMismatch.class, () -> dyn.set_elements(new Any[] {number(1), flag(true)}));
        DynAny three = factory.create_dyn_any(number(3));
        dyn.set_elements_as_dyn_any(new DynAny[] {three, three});
        assertEquals(3, dyn.get_elements()[1].extract_long());
        assertThrows(
                TypeMismatch.class, () -> dyn.set_elements_as_dyn_any(new DynAny[] {three, dyn}));
    }

    // ---- bounds and locality

    @Test
    void shouldBoundItsComponents() throws Exception {
        Properties settings = new Properties();
        settings.setProperty("zen.maxDynAnyComponents", "5");
        DynAnyFactory small = factory(ORB.init(new String[0], settings));
        TypeCode four = orb.create_array_tc(4, of(TCKind.tk_octet));
        TypeCode five = orb.create_array_tc(5, of(TCKind.tk_octet));
        assertEquals(4, small.create_dyn_any_from_type_code(four).component_count());
        IMP_LIMIT limit =
                assertThrows(IMP_LIMIT.class, () -> small.create_dyn_any_from_type_code(five));
        assertEquals(MinorCode.TOO_MANY_COMPONENTS.number(), limit.minor);
        assertThrows(
                IMP_LIMIT.class,
                () -> made(orb.create_array_tc(Integer.MAX_VALUE, of(TCKind.tk_octet))));
    }

    @Test
    void shouldBeLocalObjects() throws Exception {
        DynAny dyn = made(struct());
        assertTrue(dyn._is_a("IDL:omg.org/DynamicAny/DynStruct:1.0"));
        assertTrue(dyn._is_a("IDL:omg.org/DynamicAny/DynAny:1.0"));
        MARSHAL text = assertThrows(MARSHAL.class, () -> orb.object_to_string(dyn));
        assertEquals(MinorCode.LOCAL_OBJECT.number(), text.minor);
        MARSHAL sent =
                assertThrows(MARSHAL.class, () -> orb.create_output_stream().write_Object(dyn));
        assertEquals(MinorCode.LOCAL_OBJECT.number(), sent.minor);
        assertThrows(NO_IMPLEMENT.class, () -> dyn._create_request(null, "type", null, null));
        assertEquals(dyn, DynStructHelper.narrow(dyn));
        assertEquals(dyn, DynAnyHelper.narrow(dyn));
    }
}
