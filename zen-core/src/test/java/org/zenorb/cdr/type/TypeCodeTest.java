package org.zenorb.cdr.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.BAD_TYPECODE;
import org.omg.CORBA.PRIVATE_MEMBER;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodePackage.BadKind;
import org.omg.CORBA.TypeCodePackage.Bounds;
import org.omg.CORBA.UnionMember;
import org.omg.CORBA.VM_NONE;
import org.omg.CORBA.ValueMember;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.error.MinorCode;

/** TypeCodes as programs see them: made, asked, compared. */
class TypeCodeTest {
    private static final TypeCode LONG = TypeCodeFactory.primitive(TCKind.tk_long);
    private static final TypeCode STRING = TypeCodeFactory.string(0);
    private static final String ID = "IDL:T:1.0";

    private static StructMember member(String name, TypeCode type) {
        return new StructMember(name, type, null);
    }

    private static TypeCode struct(String id, StructMember... members) {
        return TypeCodeFactory.struct(id, "T", members);
    }

    private static Any longLabel(int value) {
        Any label = new CdrAny(null);
        label.insert_long(value);
        return label;
    }

    private static Any defaultLabel() {
        Any label = new CdrAny(null);
        label.insert_octet((byte) 0);
        return label;
    }

    private static TypeCode union(UnionMember... members) {
        return TypeCodeFactory.union(ID, "T", LONG, members);
    }

    private static TypeCode value(TypeCode base) {
        return TypeCodeFactory.value(
                ID,
                "T",
                (short) 2,
                base,
                new ValueMember[] {
                    new ValueMember("a", "", "", "", LONG, null, (short) 1),
                    new ValueMember("b", "", "", "", STRING, null, (short) 0)
                });
    }

    private static void assertRaises(MinorCode code, Executable action) {
        SystemException e = assertThrows(SystemException.class, action);
        assertEquals(code.number(), e.minor, e.getMessage());
        assertEquals(code.exceptionName(), e.getClass().getSimpleName());
    }

    // ---- asked

    @Test
    void shouldAnswerForStructs() throws BadKind, Bounds {
        TypeCode type = struct(ID, member("a", LONG), member("b", STRING));
        assertEquals(TCKind.tk_struct, type.kind());
        assertEquals(ID, type.id());
        assertEquals("T", type.name());
        assertEquals(2, type.member_count());
        assertEquals("b", type.member_name(1));
        assertSame(STRING, type.member_type(1));
        assertThrows(Bounds.class, () -> type.member_name(2));
        assertThrows(Bounds.class, () -> type.member_type(-1));
        assertThrows(BadKind.class, () -> type.member_label(0));
        assertThrows(BadKind.class, type::discriminator_type);
        assertThrows(BadKind.class, type::default_index);
        assertThrows(BadKind.class, type::length);
        assertThrows(BadKind.class, type::content_type);
        assertThrows(BadKind.class, type::fixed_digits);
        assertThrows(BadKind.class, type::fixed_scale);
        assertThrows(BadKind.class, () -> type.member_visibility(0));
        assertThrows(BadKind.class, type::type_modifier);
        assertThrows(BadKind.class, type::concrete_base_type);
    }

    @Test
    void shouldAnswerForUnions() throws BadKind, Bounds {
        TypeCode type =
                union(
                        new UnionMember("a", longLabel(-5), STRING, null),
                        new UnionMember("b", defaultLabel(), LONG, null));
        assertEquals(1, type.default_index());
        assertSame(LONG, type.discriminator_type());
        assertEquals(-5, type.member_label(0).extract_long());
        assertEquals(0, type.member_label(1).extract_octet());
        assertThrows(Bounds.class, () -> type.member_label(2));
        assertEquals(0, ((CdrTypeCode) type).memberFor(-5));
        assertEquals(1, ((CdrTypeCode) type).memberFor(0));
        TypeCode without = union(new UnionMember("a", longLabel(1), STRING, null));
        assertEquals(-1, without.default_index());
        assertEquals(-1, ((CdrTypeCode) without).memberFor(0));
    }

    @Test
    void shouldAnswerForTheOthers() throws BadKind, Bounds {
        assertEquals(7, TypeCodeFactory.string(7).length());
        assertEquals(0, TypeCodeFactory.wstring(0).length());
        assertEquals(3, TypeCodeFactory.sequence(3, LONG).length());
        assertSame(LONG, TypeCodeFactory.array(2, LONG).content_type());
        assertSame(LONG, TypeCodeFactory.alias(ID, "T", LONG).content_type());
        assertSame(LONG, TypeCodeFactory.valueBox(ID, "T", LONG).content_type());
        TypeCode fixed = TypeCodeFactory.fixed((short) 9, (short) 4);
        assertEquals(9, fixed.fixed_digits());
        assertEquals(4, fixed.fixed_scale());
        TypeCode color = TypeCodeFactory.enumeration(ID, "T", new String[] {"a", "b"});
        assertEquals("b", color.member_name(1));
        assertThrows(BadKind.class, () -> color.member_type(0));
        TypeCode value = value(null);
        assertEquals(1, value.member_visibility(0));
        assertEquals(2, value.type_modifier());
        assertNull(value.concrete_base_type());
        assertSame(value, value(value).concrete_base_type());
        assertThrows(BadKind.class, LONG::id);
        assertThrows(BadKind.class, LONG::member_count);
        assertEquals(33, TypeCodeFactory.localInterface(ID, "T").kind().value());
        assertEquals(TCKind.tk_native, TypeCodeFactory.nativeType(ID, "T").kind());
        assertEquals(
                TCKind.tk_abstract_interface, TypeCodeFactory.abstractInterface(ID, "T").kind());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 18, 23, 24, 25, 26, 27})
    void shouldShareThePrimitives(int kind) {
        TypeCode type = TypeCodeFactory.primitive(TCKind.from_int(kind));
        assertEquals(kind, type.kind().value());
        assertSame(type, TypeCodeFactory.primitive(TCKind.from_int(kind)));
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 16, 17, 19, 20, 21, 22, 28, 29, 30, 31, 32})
    void shouldHaveNoPrimitivesOfKindsWithParameters(int kind) {
        assertRaises(
                MinorCode.NO_PRIMITIVE, () -> TypeCodeFactory.primitive(TCKind.from_int(kind)));
    }

    // ---- made

    @ParameterizedTest
    @ValueSource(strings = {"no colon", ":", "x"})
    void shouldRefuseBadIds(String id) {
        assertRaises(MinorCode.BAD_REPOSITORY_ID, () -> TypeCodeFactory.objref(id, "T"));
        assertRaises(MinorCode.BAD_REPOSITORY_ID, () -> TypeCodeFactory.objref(null, "T"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1a", "a b", "a::b", "-"})
    void shouldRefuseBadNames(String name) {
        assertRaises(MinorCode.BAD_TYPE_NAME, () -> TypeCodeFactory.objref(ID, name));
        assertRaises(MinorCode.BAD_TYPE_NAME, () -> TypeCodeFactory.objref(ID, null));
        assertRaises(MinorCode.BAD_MEMBER_NAME, () -> struct(ID, member(name, LONG)));
        assertRaises(
                MinorCode.BAD_MEMBER_NAME,
                () -> TypeCodeFactory.enumeration(ID, "T", new String[] {name}));
    }

    @Test
    void shouldRefuseNamesUsedTwice() {
        assertRaises(
                MinorCode.BAD_MEMBER_NAME, () -> struct(ID, member("a", LONG), member("A", LONG)));
        assertRaises(
                MinorCode.BAD_MEMBER_NAME,
                () -> TypeCodeFactory.enumeration(ID, "T", new String[] {"a", "a"}));
        // Without names nothing can clash.
        struct("", member("", LONG), member("", LONG));
    }

    @Test
    void shouldRefuseMembersWithoutAValue() {
        TypeCode nothing = TypeCodeFactory.primitive(TCKind.tk_void);
        TypeCode none = TypeCodeFactory.primitive(TCKind.tk_null);
        TypeCode bad = TypeCodeFactory.exception(ID, "T", new StructMember[0]);
        for (TypeCode type : new TypeCode[] {nothing, none, bad, null}) {
            assertRaises(MinorCode.MEMBER_TYPE_ILLEGAL, () -> struct(ID, member("a", type)));
            assertRaises(MinorCode.MEMBER_TYPE_ILLEGAL, () -> TypeCodeFactory.sequence(0, type));
            assertRaises(MinorCode.MEMBER_TYPE_ILLEGAL, () -> TypeCodeFactory.array(1, type));
            assertRaises(MinorCode.MEMBER_TYPE_ILLEGAL, () -> TypeCodeFactory.alias(ID, "T", type));
        }
        assertRaises(MinorCode.NULL_VALUE, () -> TypeCodeFactory.struct(ID, "T", null));
        assertRaises(MinorCode.NULL_VALUE, () -> struct(ID, (StructMember) null));
    }

    private static TypeCode based(String id, TypeCode base, ValueMember... members) {
        return TypeCodeFactory.value(id, "V", VM_NONE.value, base, members);
    }

    @Test
    void shouldRefuseBasesThatAreNoneOrComeToNoEnd() {
        assertRaises(
                MinorCode.MEMBER_TYPE_ILLEGAL,
                () -> based(ID, TypeCodeFactory.primitive(TCKind.tk_long)));
        assertRaises(MinorCode.MEMBER_TYPE_ILLEGAL, () -> based(ID, TypeCodeFactory.recursive(ID)));
        assertRaises(
                MinorCode.MEMBER_TYPE_ILLEGAL,
                () -> based(ID, based("IDL:Other:1.0", TypeCodeFactory.recursive(ID))));
    }

    @Test
    void shouldTakeAMemberThatIsDerivedFromItsOwner() throws Exception {
        TypeCode derived = based("IDL:Derived:1.0", TypeCodeFactory.recursive(ID));
        TypeCode owner =
                based(
                        ID,
                        null,
                        new ValueMember("d", "", ID, "", derived, null, PRIVATE_MEMBER.value));
        assertEquals(ID, owner.member_type(0).concrete_base_type().id());
        CdrOutput out = CdrOutput.unpooled(null, 64);
        out.write_TypeCode(owner);
        TypeCode back = out.create_input_stream().read_TypeCode();
        assertTrue(back.equal(owner));
        assertEquals(ID, back.member_type(0).concrete_base_type().id());
    }

    @Test
    void shouldRefuseBadBounds() {
        assertRaises(MinorCode.BAD_BOUND, () -> TypeCodeFactory.string(-1));
        assertRaises(MinorCode.BAD_BOUND, () -> TypeCodeFactory.sequence(-1, LONG));
        assertRaises(MinorCode.BAD_BOUND, () -> TypeCodeFactory.array(0, LONG));
        assertRaises(MinorCode.BAD_FIXED_TYPE, () -> TypeCodeFactory.fixed((short) 32, (short) 0));
        assertRaises(MinorCode.BAD_FIXED_TYPE, () -> TypeCodeFactory.fixed((short) 3, (short) 4));
    }

    @Test
    void shouldRefuseBadUnions() {
        assertRaises(
                MinorCode.DUPLICATE_LABEL,
                () ->
                        union(
                                new UnionMember("a", longLabel(1), LONG, null),
                                new UnionMember("b", longLabel(1), LONG, null)));
        assertRaises(
                MinorCode.DUPLICATE_LABEL,
                () ->
                        union(
                                new UnionMember("a", defaultLabel(), LONG, null),
                                new UnionMember("b", defaultLabel(), LONG, null)));
        Any text = new CdrAny(null);
        text.insert_string("x");
        assertRaises(MinorCode.BAD_LABEL_TYPE, () -> union(new UnionMember("a", text, LONG, null)));
        assertRaises(MinorCode.BAD_LABEL_TYPE, () -> union(new UnionMember("a", null, LONG, null)));
        assertRaises(
                MinorCode.BAD_DISCRIMINATOR,
                () -> TypeCodeFactory.union(ID, "T", STRING, new UnionMember[0]));
        // Several labels of one member share its name.
        union(
                new UnionMember("a", longLabel(1), LONG, null),
                new UnionMember("a", longLabel(2), LONG, null));
    }

    // ---- recursive

    private static TypeCode node() {
        TypeCode kids = TypeCodeFactory.sequence(0, TypeCodeFactory.recursive(ID));
        return struct(ID, member("v", LONG), member("kids", kids));
    }

    @Test
    void shouldBindARecursiveTypeToTheOneAroundIt() throws BadKind, Bounds {
        TypeCode node = node();
        assertSame(node, node.member_type(1).content_type());
        assertTrue(node.equal(node()));
        assertTrue(node().equivalent(node));
        assertFalse(node.equal(struct(ID, member("v", LONG), member("kids", STRING))));
    }

    @Test
    void shouldBindTypesThatContainEachOther() throws BadKind, Bounds {
        String outerId = "IDL:Outer:1.0";
        String innerId = "IDL:Inner:1.0";
        TypeCode inner =
                struct(
                        innerId,
                        member(
                                "o",
                                TypeCodeFactory.sequence(0, TypeCodeFactory.recursive(outerId))),
                        member(
                                "i",
                                TypeCodeFactory.sequence(0, TypeCodeFactory.recursive(innerId))));
        assertFalse(((CdrTypeCode) inner).isComplete());
        TypeCode outer = struct(outerId, member("in", inner));
        assertTrue(((CdrTypeCode) inner).isComplete());
        assertSame(outer, inner.member_type(0).content_type());
        assertSame(inner, inner.member_type(1).content_type());
    }

    @Test
    void shouldNotSendATypeWithAnOpenEnd() {
        TypeCode open = TypeCodeFactory.recursive(ID);
        assertRaises(MinorCode.TYPECODE_INCOMPLETE, open::kind);
        CdrOutput out = CdrOutput.unpooled(null, 16);
        assertRaises(MinorCode.TYPECODE_INCOMPLETE, () -> out.write_TypeCode(open));
        assertRaises(
                MinorCode.TYPECODE_INCOMPLETE,
                () -> out.write_TypeCode(TypeCodeFactory.sequence(0, open)));
        assertThrows(BAD_TYPECODE.class, open::id);
    }

    /** As idlj's helpers ask for the sequence in a struct of itself, aliases in between or not. */
    @Test
    void shouldTakeARecursiveTypeWithoutIdForASequence() throws BadKind, Bounds {
        TypeCode sequence = TypeCodeFactory.recursive("");
        TypeCode type =
                struct(ID, member("kids", TypeCodeFactory.alias("IDL:Kids:1.0", "Kids", sequence)));
        TypeCode kids = type.member_type(0).content_type();
        assertEquals(TCKind.tk_sequence, kids.kind());
        assertSame(type, kids.content_type());
    }

    @Test
    void shouldBindRecursiveSequencesByTheirDistance() throws BadKind, Bounds {
        TypeCode near = TypeCodeFactory.recursiveSequence(0, 1);
        TypeCode direct = struct(ID, member("kids", near));
        assertSame(direct, near.content_type());
        TypeCode far = TypeCodeFactory.recursiveSequence(0, 2);
        TypeCode inner = struct("IDL:Inner:1.0", member("kids", far));
        TypeCode outer = struct("IDL:Outer:1.0", member("in", inner));
        assertSame(outer, far.content_type());
        assertThrows(BAD_PARAM.class, () -> TypeCodeFactory.recursiveSequence(0, 0));
    }

    // ---- compared

    @Test
    void shouldTellEqualFromEquivalent() {
        TypeCode alias = TypeCodeFactory.alias("IDL:A:1.0", "A", LONG);
        assertFalse(alias.equal(LONG));
        assertTrue(alias.equivalent(LONG));
        assertTrue(LONG.equivalent(alias));
        assertFalse(LONG.equivalent(STRING));
        assertFalse(LONG.equal(null));

        TypeCode a = struct(ID, member("a", LONG));
        TypeCode renamed = struct(ID, member("b", LONG));
        TypeCode other = struct("IDL:O:1.0", member("a", LONG));
        TypeCode anonymous = struct("", member("x", alias));
        assertFalse(a.equal(renamed));
        assertTrue(a.equivalent(renamed));
        assertFalse(a.equivalent(other));
        assertTrue(a.equivalent(anonymous));
        assertTrue(anonymous.equivalent(other));
        assertFalse(anonymous.equivalent(struct("", member("x", STRING))));

        assertFalse(TypeCodeFactory.string(1).equivalent(TypeCodeFactory.string(2)));
        assertFalse(
                TypeCodeFactory.sequence(0, LONG).equivalent(TypeCodeFactory.sequence(0, STRING)));
        assertTrue(
                TypeCodeFactory.sequence(0, alias).equivalent(TypeCodeFactory.sequence(0, LONG)));
        assertFalse(
                TypeCodeFactory.fixed((short) 3, (short) 1)
                        .equal(TypeCodeFactory.fixed((short) 3, (short) 2)));
        assertTrue(value(null).equal(value(null)));
        assertFalse(value(null).equal(value(value(null))));
    }

    @Test
    void shouldCompareUnionsByTheirLabels() {
        UnionMember one = new UnionMember("a", longLabel(1), LONG, null);
        UnionMember two = new UnionMember("a", longLabel(2), LONG, null);
        UnionMember any = new UnionMember("a", defaultLabel(), LONG, null);
        assertTrue(union(one).equal(union(one)));
        assertFalse(union(one).equal(union(two)));
        assertFalse(union(one).equal(union(any)));
        assertTrue(union(any).equal(union(any)));
    }

    @Test
    void shouldLeaveNamesAwayInCompactTypes() throws BadKind, Bounds {
        TypeCode compact = node().get_compact_typecode();
        assertEquals(ID, compact.id());
        assertEquals("", compact.name());
        assertEquals("", compact.member_name(1));
        assertSame(compact, compact.member_type(1).content_type());
        assertTrue(compact.equivalent(node()));
        TypeCode alias = TypeCodeFactory.alias("IDL:A:1.0", "A", LONG).get_compact_typecode();
        assertEquals("", alias.name());
        assertEquals(TCKind.tk_alias, alias.kind());
        TypeCode value = value(null).get_compact_typecode();
        assertEquals(1, value.member_visibility(0));
        assertTrue(value.equivalent(value(null)));
        TypeCode union = union(new UnionMember("a", longLabel(3), LONG, null));
        assertEquals(3, union.get_compact_typecode().member_label(0).extract_long());
    }

    @Test
    void shouldCompareDeepChainsWithoutDeepStacks() {
        TypeCode a = LONG;
        TypeCode b = LONG;
        for (int i = 0; i < 100_000; i++) {
            a = TypeCodeFactory.sequence(0, a);
            b = TypeCodeFactory.sequence(0, b);
        }
        assertTrue(a.equal(b));
        TypeCode deep = a;
        assertRaises(MinorCode.NESTING_TOO_DEEP, deep::get_compact_typecode);
        assertRaises(
                MinorCode.NESTING_TOO_DEEP,
                () -> CdrOutput.unpooled(null, 16).write_TypeCode(deep));
    }

    // ---- made by others

    @Test
    void shouldCopyTypesOfOtherOrbs() {
        TypeCode[] types = {
            LONG,
            TypeCodeFactory.string(4),
            TypeCodeFactory.fixed((short) 5, (short) 2),
            TypeCodeFactory.objref(ID, "T"),
            TypeCodeFactory.array(3, node()),
            TypeCodeFactory.alias("IDL:A:1.0", "A", node()),
            TypeCodeFactory.enumeration(ID, "T", new String[] {"a", "b"}),
            TypeCodeFactory.union(
                    "IDL:U:1.0",
                    "U",
                    LONG,
                    new UnionMember[] {
                        new UnionMember("a", longLabel(3), node(), null),
                        new UnionMember("b", defaultLabel(), LONG, null)
                    }),
            TypeCodeFactory.value("IDL:V:1.0", "V", (short) 0, value(null), new ValueMember[0]),
            TypeCodeFactory.valueBox(ID, "T", STRING),
            TypeCodeFactory.exception(ID, "T", new StructMember[] {member("a", LONG)})
        };
        for (TypeCode type : types) {
            CdrTypeCode copy = CdrTypeCode.of(new ForeignTypes.Wrapper(type));
            assertTrue(copy.equal(type), type::toString);
            assertTrue(type.equal(new ForeignTypes.Wrapper(type)));
        }
        assertRaises(MinorCode.NULL_VALUE, () -> CdrTypeCode.of(null));
    }
}
