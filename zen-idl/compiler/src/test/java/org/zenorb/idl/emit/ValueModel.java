package org.zenorb.idl.emit;

import static org.zenorb.idl.emit.Scope.STRING;
import static org.zenorb.idl.emit.Scope.array;
import static org.zenorb.idl.emit.Scope.branch;
import static org.zenorb.idl.emit.Scope.label;
import static org.zenorb.idl.emit.Scope.member;
import static org.zenorb.idl.emit.Scope.parameter;
import static org.zenorb.idl.emit.Scope.sequence;

import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter.Mode;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.ValueDef.Kind;

import java.math.BigDecimal;
import java.util.List;

/** A specification with every kind of value type, and calls that carry them. */
final class ValueModel {

    private static final Scope V = Scope.of("V");
    private static final Scope BASE = V.in("Base");
    private static final TypeRef LONG = BasicType.LONG;

    private ValueModel() {}

    static Specification specification() {
        return Scope.specification(
                V.module(
                        V.enumeration("Color", "red", "green"),
                        V.struct("Point", member("x", LONG), member("y", LONG)),
                        V.exception("Oops", member("why", STRING)),
                        V.interfaceDef(
                                "Control",
                                List.of(),
                                V.in("Control")
                                        .operation(
                                                "turn",
                                                LONG,
                                                List.of(),
                                                parameter(Mode.IN, "by", LONG)),
                                V.in("Control").attribute("position", true, LONG)),
                        V.interfaceDef(
                                InterfaceDef.Kind.ABSTRACT,
                                "Named",
                                List.of(),
                                V.in("Named").operation("describe", STRING, List.of("V::Oops")),
                                V.in("Named").attribute("title", false, STRING)),
                        V.value(
                                Kind.ABSTRACT,
                                "Shape",
                                List.of(),
                                List.of(),
                                V.in("Shape").operation("area", LONG, List.of())),
                        V.value(
                                Kind.ABSTRACT,
                                "NamedShape",
                                List.of("V::Shape"),
                                List.of("V::Named"),
                                V.in("NamedShape")
                                        .constant(
                                                "LIMIT",
                                                BasicType.SHORT,
                                                ConstantValue.IntegerValue.of(7))),
                        V.value(Kind.CONCRETE, "Empty", List.of(), List.of()),
                        V.value(
                                Kind.CONCRETE,
                                "Plain",
                                List.of("truncatable V::Empty"),
                                List.of(),
                                V.in("Plain").state(true, "number", LONG),
                                V.in("Plain").state(true, "class", BasicType.CHAR)),
                        base(),
                        V.value(
                                Kind.CONCRETE,
                                "Derived",
                                List.of("truncatable V::Base", "V::NamedShape"),
                                List.of("V::Control"),
                                V.in("Derived").state(true, "next", V.type("Base")),
                                V.in("Derived")
                                        .state(false, "kids", sequence(V.type("Derived"), 0)),
                                V.in("Derived").state(true, "any", BasicType.ANY),
                                V.in("Derived").state(true, "object", BasicType.OBJECT),
                                V.in("Derived").state(true, "in", V.type("Named")),
                                V.in("Derived").state(true, "value", BasicType.VALUE_BASE),
                                V.in("Derived").factory("create", List.of())),
                        V.value(
                                Kind.CONCRETE,
                                "Servant",
                                List.of("V::Base"),
                                List.of("V::Control"),
                                V.in("Servant").state(true, "step", BasicType.SHORT)),
                        V.value(
                                Kind.CUSTOM,
                                "Custom",
                                List.of(),
                                List.of(),
                                V.in("Custom").state(true, "number", LONG),
                                V.in("Custom")
                                        .factory(
                                                "make",
                                                List.of(),
                                                parameter(Mode.IN, "number", LONG))),
                        V.value(
                                Kind.CONCRETE,
                                "Node",
                                List.of(),
                                List.of(),
                                V.in("Node").state(true, "text", STRING),
                                V.in("Node").state(true, "left", V.type("Node")),
                                V.in("Node").state(true, "right", V.type("Node")),
                                V.in("Node").state(true, "links", V.type("Links"))),
                        V.struct("Link", member("node", V.type("Node"))),
                        V.typedef("Links", sequence(V.type("Link"), 0)),
                        V.box("LongBox", LONG),
                        V.box("FlagBox", BasicType.BOOLEAN),
                        V.box("AnyBox", BasicType.ANY),
                        V.box("TextBox", STRING),
                        V.box("WideBox", new TypeRef.StringType(true, 0)),
                        V.box("ShortTextBox", new TypeRef.StringType(false, 4)),
                        V.box("NumbersBox", sequence(LONG, 0)),
                        V.box("PointBox", V.type("Point")),
                        V.box("ColorBox", V.type("Color")),
                        V.typedef("Grid", array(LONG, 2L, 2L)),
                        V.box("GridBox", V.type("Grid")),
                        V.box("ObjectBox", BasicType.OBJECT),
                        V.box("ControlBox", V.type("Control")),
                        V.typedef("LongBoxAlias", V.type("LongBox")),
                        V.typedef("Bases", sequence(V.type("Base"), 0)),
                        V.struct(
                                "Carrier",
                                member("base", V.type("Base")),
                                member("number", V.type("LongBoxAlias")),
                                member("text", V.type("TextBox")),
                                member("any_value", BasicType.VALUE_BASE)),
                        V.union(
                                "Choice",
                                LONG,
                                branch("base", V.type("Base"), label(1)),
                                branch("number", V.type("LongBox"), label(2))),
                        V.exception("Trouble", member("cause", V.type("Base"))),
                        user()));
    }

    /** What only a stream of the mapping's 1.3 can carry; GlassFish's has no such operations. */
    static Specification fixed() {
        TypeRef small = new TypeRef.FixedType(5, 2);
        Scope user = V.in("FixedUser");
        return Scope.specification(
                V.module(
                        V.typedef("Money", new TypeRef.FixedType(9, 3)),
                        V.struct(
                                "Bill",
                                member("total", V.type("Money")),
                                member("tax", small),
                                member("parts", sequence(small, 0))),
                        V.box("MoneyBox", V.type("Money")),
                        V.value(
                                Kind.CONCRETE,
                                "Purse",
                                List.of(),
                                List.of(),
                                V.in("Purse").state(true, "content", V.type("Money"))),
                        V.constant(
                                "PI",
                                new TypeRef.FixedType(0, 0),
                                new ConstantValue.FixedValue(new BigDecimal("3.14"))),
                        V.interfaceDef(
                                "FixedUser",
                                List.of(),
                                user.operation(
                                        "add",
                                        V.type("Money"),
                                        List.of(),
                                        parameter(Mode.IN, "a", V.type("Money")),
                                        parameter(Mode.INOUT, "b", small),
                                        parameter(Mode.OUT, "c", V.type("Money"))),
                                user.attribute("rate", false, small))));
    }

    private static Definition base() {
        return V.value(
                Kind.CONCRETE,
                "Base",
                List.of(),
                List.of(),
                BASE.state(true, "id", LONG),
                BASE.state(false, "secret", STRING),
                BASE.state(false, "where", V.type("Point")),
                BASE.struct("Depth", member("q", LONG)),
                BASE.state(false, "inner", BASE.type("Depth")),
                BASE.constant("K", LONG, ConstantValue.IntegerValue.of(5)),
                BASE.factory(
                        "init",
                        List.of(),
                        parameter(Mode.IN, "orb", LONG),
                        parameter(Mode.IN, "factory", STRING)),
                BASE.factory("at", List.of("V::Oops"), parameter(Mode.IN, "p", V.type("Point"))),
                BASE.operation(
                        "grow",
                        LONG,
                        List.of("V::Oops"),
                        parameter(Mode.IN, "by", LONG),
                        parameter(Mode.OUT, "text", STRING)),
                BASE.attribute("label", false, STRING),
                BASE.attribute("size", true, LONG));
    }

    private static Definition user() {
        Scope user = V.in("User");
        OperationDef inContext =
                new OperationDef(
                        user.header("inContext"),
                        false,
                        STRING,
                        List.of(parameter(Mode.IN, "names", LONG)),
                        List.of(),
                        List.of("one", "two*"));
        return V.interfaceDef(
                "User",
                List.of(),
                user.operation(
                        "carry",
                        V.type("Derived"),
                        List.of("V::Trouble"),
                        parameter(Mode.IN, "b", V.type("Base")),
                        parameter(Mode.INOUT, "number", V.type("LongBox")),
                        parameter(Mode.OUT, "text", V.type("TextBox")),
                        parameter(Mode.IN, "numbers", V.type("NumbersBox"))),
                user.operation(
                        "name",
                        V.type("Named"),
                        List.of(),
                        parameter(Mode.IN, "shape", V.type("Shape")),
                        parameter(Mode.IN, "named", V.type("Named"))),
                user.operation(
                        "custom",
                        V.type("Custom"),
                        List.of(),
                        parameter(Mode.INOUT, "c", V.type("Custom")),
                        parameter(Mode.OUT, "shape", V.type("NamedShape"))),
                user.operation(
                        "same",
                        V.type("Node"),
                        List.of(),
                        parameter(Mode.IN, "one", V.type("Node")),
                        parameter(Mode.IN, "other", V.type("Node"))),
                user.operation(
                        "base",
                        BasicType.VALUE_BASE,
                        List.of(),
                        parameter(Mode.INOUT, "value", BasicType.VALUE_BASE)),
                user.operation(
                        "either",
                        BasicType.ABSTRACT_BASE,
                        List.of(),
                        parameter(Mode.IN, "value", BasicType.ABSTRACT_BASE)),
                user.operation(
                        "carrier",
                        V.type("Carrier"),
                        List.of(),
                        parameter(Mode.INOUT, "choice", V.type("Choice"))),
                inContext,
                user.attribute("corner", false, V.type("PointBox")));
    }
}
