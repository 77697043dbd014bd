package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.ValueDef;

import java.util.List;

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

    /** These endings are not reserved, but there cannot be two classes of one name. */
    @Test
    void shouldMakeRoomForFactoriesAndLocalTies() {
        Specification specification =
                Scope.specification(
                        M.module(
                                M.value(
                                        ValueDef.Kind.CONCRETE,
                                        "V",
                                        List.of(),
                                        List.of(),
                                        M.in("V").factory("make", List.of())),
                                M.value(ValueDef.Kind.ABSTRACT, "A", List.of(), List.of()),
                                M.interfaceDef(InterfaceDef.Kind.LOCAL, "L", List.of()),
                                M.interfaceDef("I", List.of())));
        JavaNames names = new JavaNames(specification, EmitOptions.defaults());
        for (String taken : List.of("VValueFactory", "VDefaultFactory", "LLocalTie")) {
            assertEquals("M._" + taken, names.type(ScopedName.of("M", taken)).canonicalName());
        }
        for (String free : List.of("AValueFactory", "ADefaultFactory", "ILocalTie", "XLocalTie")) {
            assertEquals("M." + free, names.type(ScopedName.of("M", free)).canonicalName());
        }
    }

    @Test
    void shouldKnowTheOmgsOwnException() {
        ScopedName holder = ScopedName.of("Messaging", "ExceptionHolder");
        JavaNames names = names(EmitOptions.defaults());
        assertEquals("org.omg.Messaging.ExceptionHolder", names.type(holder).canonicalName());
        assertEquals(
                "M._ExceptionHolder", names.type(M.in("ExceptionHolder").name()).canonicalName());
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
                        List.of(),
                        M.in("Face").struct("Inner", Scope.member("x", BasicType.LONG)));
        Specification specification =
                Scope.specification(
                        M.module(face, M.in("FacePackage").module()), Scope.of("").struct("Alone"));
        return new JavaNames(specification, options);
    }
}
