package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.model.NativeDef;

/** Names of the OMG's own IDL that look like something else. */
class OmgNamesTest {
    private static final Scope SERVER = Scope.of("PortableServer");

    @Test
    void shouldLeaveATypeAloneThatIsNamedLikeASuffixOnly() {
        assertEquals("POA", JavaNames.typeIdentifier("POA"));
        assertEquals("_RootPOA", JavaNames.typeIdentifier("RootPOA"));
    }

    @Test
    void shouldFindANativeInAPackageWithACapital() {
        var specification =
                Scope.specification(
                        SERVER.module(
                                new NativeDef(SERVER.header("Servant")),
                                SERVER.typedef("S", SERVER.type("Servant"))));
        var types =
                new JavaTypes(
                        specification,
                        EmitOptions.defaults(),
                        new JavaNames(specification, EmitOptions.defaults()));
        assertEquals(
                ClassName.get("org.omg.PortableServer", "Servant"),
                types.of(SERVER.type("Servant")));
    }
}
