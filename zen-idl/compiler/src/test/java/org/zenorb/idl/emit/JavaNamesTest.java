package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;

/** Names and packages; what is expected agrees with idlj's and JacORB's output for the same IDL. */
class JavaNamesTest {

    private static final Scope M = Scope.of("M");

    @Test
    void shouldEscapeKeywordsAndMethodsOfObject() {
        assertEquals("_class", JavaNames.identifier("class"));
        assertEquals("_notify", JavaNames.identifier("notify"));
        assertEquals("_true", JavaNames.identifier("true"));
        assertEquals("record", JavaNames.identifier("record"));
        assertEquals("fooHelper", JavaNames.identifier("fooHelper"));
        assertEquals("_record", JavaNames.typeIdentifier("record"));
    }

    @Test
    void shouldEscapeTypesThatLookLikeTheMappingsOwn() {
        for (String suffix :
                new String[] {"Helper", "Holder", "Operations", "POA", "POATie", "Package"}) {
            assertEquals("_Foo" + suffix, JavaNames.typeIdentifier("Foo" + suffix));
        }
        assertEquals("HelperFoo", JavaNames.typeIdentifier("HelperFoo"));
    }

    @Test
    void shouldDeriveClassesFromTheEscapedName() {
        JavaNames names = names(EmitOptions.defaults());
        ScopedName helper = ScopedName.of("M", "FooHelper");
        assertEquals("M._FooHelper", names.type(helper).canonicalName());
        assertEquals("M._FooHelperHelper", names.helper(helper).canonicalName());
        assertEquals("M.__FooHelperStub", names.stub(helper).canonicalName());
        assertEquals("M._FooHelperPOATie", names.tie(helper).canonicalName());
        assertEquals("M._FooLocalBase", names.localBase(ScopedName.of("M", "Foo")).canonicalName());
    }

    @Test
    void shouldPutNestedTypesIntoThePackageOfTheirContainer() {
        JavaNames names = names(EmitOptions.defaults());
        ScopedName nested = ScopedName.of("M", "Face", "Inner");
        assertEquals("M.FacePackage.Inner", names.type(nested).canonicalName());
        assertEquals(
                "M._FacePackage.X",
                names.type(ScopedName.of("M", "FacePackage", "X")).canonicalName());
    }

    @Test
    void shouldFollowPackageOptions() {
        ScopedName type = ScopedName.of("M", "T");
        ScopedName policy = ScopedName.of("CORBA", "Policy");
        EmitOptions options = EmitOptions.defaults();
        assertEquals("org.omg.CORBA.Policy", names(options).type(policy).canonicalName());
        options = options.withPackagePrefix("com.example");
        assertEquals("com.example.M.T", names(options).type(type).canonicalName());
        assertEquals("org.omg.CORBA.Policy", names(options).type(policy).canonicalName());
        options = options.withModulePrefix("M", "net.there");
        assertEquals("net.there.M.T", names(options).type(type).canonicalName());
        options = options.withPackageName(ScopedName.of("M"), "track.api");
        assertEquals("track.api.T", names(options).type(type).canonicalName());
        assertEquals(
                "track.api.FacePackage.Inner",
                names(options).type(ScopedName.of("M", "Face", "Inner")).canonicalName());
        assertEquals(
                "com.example.Alone", names(options).type(ScopedName.of("Alone")).canonicalName());
    }

    private static JavaNames names(EmitOptions options) {
        Definition face =
                M.interfaceDef(
                        "Face",
                        java.util.List.of(),
                        M.in("Face").struct("Inner", Scope.member("x", BasicType.LONG)));
        Specification specification =
                Scope.specification(
                        M.module(face, M.in("FacePackage").module()), Scope.of("").struct("Alone"));
        return new JavaNames(specification, options);
    }
}
