package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.zenorb.idl.emit.Scope.STRING;
import static org.zenorb.idl.emit.Scope.array;
import static org.zenorb.idl.emit.Scope.branch;
import static org.zenorb.idl.emit.Scope.label;
import static org.zenorb.idl.emit.Scope.member;
import static org.zenorb.idl.emit.Scope.parameter;
import static org.zenorb.idl.emit.Scope.sequence;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Parameter.Mode;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.UnionLabel;

import java.util.List;

/** What every IDL file has, compiled with all lint as errors against a foreign org.omg. */
class ThinPathTest {

    private static final Scope M = Scope.of("M");

    static Specification specification() {
        return Scope.specification(
                M.module(
                        M.enumeration("Color", "red", "green", "blue", "wait"),
                        M.typedef("LongSeq", sequence(BasicType.LONG, 0)),
                        M.typedef("Few", sequence(BasicType.OCTET, 8)),
                        M.typedef("Name", new TypeRef.StringType(false, 10)),
                        M.typedef("Names", sequence(M.type("Name"), 0)),
                        M.typedef("Grid", array(BasicType.DOUBLE, 2L, 3L)),
                        M.typedef("Grids", array(M.type("LongSeq"), 2L)),
                        M.struct(
                                "Node",
                                member("x", BasicType.LONG),
                                member("name", STRING),
                                member("short_name", new TypeRef.StringType(true, 4)),
                                member("color", M.type("Color")),
                                member("children", sequence(M.type("Node"), 0)),
                                member("nested", sequence(sequence(BasicType.SHORT, 0), 3)),
                                member("grid", M.type("Grid")),
                                member("own", array(M.type("Name"), 2L, 2L)),
                                member("any", BasicType.ANY),
                                member("object", BasicType.OBJECT),
                                member("hub", M.type("Hub")),
                                member("type", BasicType.TYPE_CODE),
                                member("class", BasicType.BOOLEAN)),
                        M.union(
                                "Choice",
                                M.type("Color"),
                                branch("a", BasicType.LONG, M.label("Color", "red")),
                                branch(
                                        "b",
                                        STRING,
                                        M.label("Color", "green"),
                                        M.label("Color", "wait"))),
                        M.union(
                                "Number",
                                BasicType.SHORT,
                                branch("one", BasicType.LONG, label(1)),
                                branch("other", BasicType.OBJECT, UnionLabel.DEFAULT)),
                        M.union(
                                "Maybe",
                                BasicType.BOOLEAN,
                                branch("node", M.type("Node"), label(true))),
                        M.union(
                                "Wide",
                                BasicType.LONG_LONG,
                                branch("one", BasicType.LONG, label(1)),
                                branch("two", BasicType.LONG, label(2), label(3))),
                        M.exception("Bad", member("why", STRING), member("node", M.type("Node"))),
                        M.exception("Empty"),
                        M.constant(
                                "MAX",
                                BasicType.UNSIGNED_LONG,
                                ConstantValue.IntegerValue.of(4_000_000_000L)),
                        M.interfaceDef(
                                "Hub", List.of(), M.operation("ping", BasicType.VOID, List.of())),
                        M.interfaceDef(
                                "Calculator",
                                List.of(ScopedName.of("M", "Hub")),
                                M.in("Calculator")
                                        .constant(
                                                "LIMIT",
                                                BasicType.SHORT,
                                                ConstantValue.IntegerValue.of(7)),
                                M.in("Calculator").struct("Inner", member("x", BasicType.LONG)),
                                M.in("Calculator").attribute("value", false, BasicType.LONG),
                                M.in("Calculator").attribute("label", true, STRING),
                                M.in("Calculator")
                                        .operation(
                                                "add",
                                                BasicType.LONG,
                                                List.of("M::Bad", "M::Empty"),
                                                parameter(Mode.IN, "in", BasicType.LONG),
                                                parameter(Mode.INOUT, "out", BasicType.LONG),
                                                parameter(Mode.OUT, "result", BasicType.LONG)),
                                M.in("Calculator")
                                        .operation(
                                                "walk",
                                                M.type("Node"),
                                                List.of(),
                                                parameter(Mode.IN, "node", M.type("Node")),
                                                parameter(Mode.OUT, "numbers", M.type("LongSeq")),
                                                parameter(Mode.INOUT, "choice", M.type("Choice")),
                                                parameter(
                                                        Mode.INOUT,
                                                        "bounded",
                                                        new TypeRef.StringType(false, 5))),
                                M.in("Calculator")
                                        .oneway("fire", parameter(Mode.IN, "name", M.type("Name"))),
                                M.in("Calculator")
                                        .operation("notify", BasicType.VOID, List.of()))));
    }

    @Test
    void shouldCompileWithoutAnyWarning() throws Exception {
        List<GeneratedFile> files = JavaEmitter.emit(specification(), EmitOptions.defaults());
        if (System.getProperty("zen.idl.dump") != null) {
            for (GeneratedFile file : files) {
                java.nio.file.Path path =
                        java.nio.file.Path.of(
                                System.getProperty("zen.idl.dump"), file.relativePath());
                java.nio.file.Files.createDirectories(path.getParent());
                java.nio.file.Files.writeString(path, file.text());
            }
        }
        Compiled compiled = Compiled.of(files);
        assertNotNull(compiled.loadClass("M.CalculatorPOATie"));
        assertEquals(
                4_000_000_000L,
                Integer.toUnsignedLong(compiled.loadClass("M.MAX").getField("value").getInt(null)));
    }
}
