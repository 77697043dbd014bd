package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.ValueBaseHelper;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ValueDef.Kind;

import java.util.List;

/** Java for value types compiles, with all lint as errors, against two foreign org.omg. */
class ValueTypesTest {

    @Test
    void shouldCompileAgainstGlassFish() {
        Compiled.of(JavaEmitter.emit(ValueModel.specification(), EmitOptions.defaults()));
    }

    @Test
    void shouldCompileAgainstJacOrb() {
        List<GeneratedFile> files =
                JavaEmitter.emit(ValueModel.specification(), EmitOptions.defaults());
        Compiled.against(Compiled.jacOrb(), List.of(), files);
    }

    @Test
    void shouldCompileFixedAgainstJacOrb() throws Exception {
        List<GeneratedFile> files = JavaEmitter.emit(ValueModel.fixed(), EmitOptions.defaults());
        Compiled compiled = Compiled.against(Compiled.jacOrb(), List.of(), files);
        assertEquals(
                "java.math.BigDecimal",
                compiled.loadClass("V.Bill").getField("tax").getType().getName());
    }

    /** All know all: whole type codes would be as many as there are ways through them. */
    @Test
    void shouldCutTypeCodesOfValuesThatKnowEachOtherWell() throws Exception {
        Scope m = Scope.of("M");
        Definition[] values = new Definition[12];
        for (int i = 0; i < values.length; i++) {
            Definition[] members = new Definition[values.length];
            for (int j = 0; j < members.length; j++) {
                members[j] = m.in("V" + i).state(true, "m" + j, m.type("V" + j));
            }
            values[i] = m.value(Kind.CONCRETE, "V" + i, List.of(), List.of(), members);
        }
        List<GeneratedFile> files =
                JavaEmitter.emit(Scope.specification(m.module(values)), EmitOptions.defaults());
        Compiled compiled = Compiled.of(files);
        TypeCode type = (TypeCode) compiled.loadClass("M.V3Helper").getMethod("type").invoke(null);
        assertEquals("IDL:M/V3:1.0", type.member_type(3).id());
        assertEquals(ValueBaseHelper.type().id(), type.member_type(4).id());
        assertEquals(12, type.member_count());
    }

    @Test
    void shouldMakeDefaultFactoriesOfStateOnly() {
        List<String> names =
                JavaEmitter.emit(ValueModel.specification(), EmitOptions.defaults()).stream()
                        .map(GeneratedFile::relativePath)
                        .filter(each -> each.endsWith("DefaultFactory.java"))
                        .toList();
        assertEquals(
                List.of(
                        "V/EmptyDefaultFactory.java",
                        "V/PlainDefaultFactory.java",
                        "V/NodeDefaultFactory.java"),
                names);
    }
}
