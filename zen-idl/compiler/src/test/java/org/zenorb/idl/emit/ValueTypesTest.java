package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

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
}
