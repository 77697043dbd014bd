package org.zenorb.idl.emit.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

import javax.lang.model.element.Modifier;

/** Imports, and the shape of types, fields and methods. */
class JavaFileTest {

    private static final ClassName ANY = ClassName.get("org.omg.CORBA", "Any");

    @Test
    void shouldImportWhatIsInOtherPackagesInOrder() {
        TypeSpec type =
                TypeSpec.classBuilder("Foo")
                        .addField(ANY, "any")
                        .addField(List.class, "list")
                        .addField(ClassName.get("a.b", "Beside"), "beside")
                        .addField(String.class, "text")
                        .build();
        assertEquals(
                """
                package a.b;

                import java.util.List;
                import org.omg.CORBA.Any;

                class Foo {
                    Any any;

                    List list;

                    Beside beside;

                    String text;
                }
                """,
                file(type));
    }

    @Test
    void shouldGiveTheImportToTheFirstOfAName() {
        TypeSpec type =
                TypeSpec.classBuilder("Foo")
                        .addField(ClassName.get("x", "Any"), "first")
                        .addField(ANY, "second")
                        .build();
        String text = file(type);
        assertTrue(text.contains("import x.Any;"), text);
        assertTrue(text.contains("    Any first;"), text);
        assertTrue(text.contains("    org.omg.CORBA.Any second;"), text);
    }

    @Test
    void shouldNotHideTheFileItself() {
        TypeSpec type =
                TypeSpec.classBuilder("Any")
                        .superclass(ANY)
                        .addField(ClassName.get("a.b", "Any"), "self")
                        .build();
        String text = file(type);
        assertTrue(text.contains("class Any extends org.omg.CORBA.Any {"), text);
        assertTrue(text.contains("    Any self;"), text);
    }

    /** The class of the package comes after another one of its name: the file is written again. */
    @Test
    void shouldNotHideAClassOfThePackage() {
        TypeSpec type =
                TypeSpec.classBuilder("Foo")
                        .addField(ANY, "other")
                        .addField(ClassName.get("a.b", "Any"), "own")
                        .build();
        assertEquals(
                """
                package a.b;

                class Foo {
                    org.omg.CORBA.Any other;

                    Any own;
                }
                """,
                file(type));
    }

    @Test
    void shouldNotHideANestedType() {
        TypeSpec type =
                TypeSpec.classBuilder("Foo")
                        .addField(ANY, "other")
                        .addField(ClassName.get("a.b", "Foo", "Any"), "nested")
                        .addField(ClassName.get("a.b", "Any"), "beside")
                        .addType(TypeSpec.classBuilder("Any").build())
                        .build();
        assertEquals(
                """
                package a.b;

                class Foo {
                    org.omg.CORBA.Any other;

                    Any nested;

                    a.b.Any beside;

                    class Any {
                    }
                }
                """,
                file(type));
    }

    @Test
    void shouldImportTheClassAroundANestedOne() {
        String text = file(TypeSpec.classBuilder("Foo").addField(Map.Entry.class, "e").build());
        assertTrue(text.contains("import java.util.Map;"), text);
        assertTrue(text.contains("    Map.Entry e;"), text);
    }

    @Test
    void shouldImportFromJavaLangOnlyWhereAsked() {
        TypeSpec type =
                TypeSpec.classBuilder("Foo")
                        .addField(String.class, "text")
                        .addField(Object.class, "any")
                        .build();
        String text = JavaFile.builder("a.b", type).alwaysQualify("Object").build().toString();
        assertTrue(text.contains("import java.lang.String;\n"), text);
        assertTrue(text.contains("    java.lang.Object any;"), text);
        assertTrue(!text.contains("import java.lang.Object;"), text);
    }

    @Test
    void shouldLetAClassOfThePackageHideJavaLang() {
        TypeSpec type =
                TypeSpec.classBuilder("Foo")
                        .addField(String.class, "text")
                        .addField(ClassName.get("a.b", "String"), "own")
                        .build();
        String text = file(type);
        assertTrue(text.contains("    java.lang.String text;"), text);
        assertTrue(text.contains("    String own;"), text);
    }

    @Test
    void shouldWriteTheUnnamedPackage() {
        TypeSpec type =
                TypeSpec.classBuilder("Foo").addField(ClassName.get("", "Bar"), "bar").build();
        String text =
                JavaFile.builder("", type)
                        .skipJavaLangImports(true)
                        .addFileComment("Made from $L.", "x.idl")
                        .build()
                        .toString();
        assertEquals("// Made from x.idl.\nclass Foo {\n    Bar bar;\n}\n", text);
    }

    @Test
    void shouldWriteAllPartsInTheirOrder() {
        TypeSpec type =
                TypeSpec.classBuilder("Foo")
                        .addModifiers(Modifier.FINAL, Modifier.PUBLIC)
                        .addAnnotation(Deprecated.class)
                        .addJavadoc("One.\n\nTwo {@code $L}.\n", "x")
                        .addMethod(
                                MethodSpec.methodBuilder("sum")
                                        .addModifiers(Modifier.STATIC, Modifier.PUBLIC)
                                        .returns(int.class)
                                        .addParameter(int[].class, "of", Modifier.FINAL)
                                        .varargs(true)
                                        .addException(ClassName.get("a.b", "Bad"))
                                        .addComment("Why.")
                                        .addStatement("return $L", 0)
                                        .build())
                        .addMethod(MethodSpec.constructorBuilder().build())
                        .addField(
                                FieldSpec.builder(long.class, "size", Modifier.PRIVATE)
                                        .addJavadoc("Bytes.")
                                        .addAnnotation(
                                                AnnotationSpec.builder(SuppressWarnings.class)
                                                        .addMember("value", "$S", "all")
                                                        .build())
                                        .build())
                        .addField(
                                FieldSpec.builder(TypeName.INT, "MAX", Modifier.STATIC)
                                        .initializer("$L", 7)
                                        .build())
                        .build();
        assertEquals(
                """
                package a.b;

                /**
                 * One.
                 *
                 * Two {@code x}.
                 */
                @Deprecated
                public final class Foo {
                    static int MAX = 7;

                    /**
                     * Bytes.
                     */
                    @SuppressWarnings("all")
                    private long size;

                    Foo() {
                    }

                    public static int sum(final int... of) throws Bad {
                        // Why.
                        return 0;
                    }
                }
                """,
                file(type));
    }

    @Test
    void shouldLeaveOutWhatInterfacesImply() {
        TypeSpec type =
                TypeSpec.interfaceBuilder("Foo")
                        .addSuperinterface(ANY)
                        .addSuperinterface(Cloneable.class)
                        .addField(
                                FieldSpec.builder(
                                                TypeName.INT,
                                                "MAX",
                                                Modifier.PUBLIC,
                                                Modifier.STATIC,
                                                Modifier.FINAL)
                                        .initializer("7")
                                        .build())
                        .addMethod(
                                MethodSpec.methodBuilder("run")
                                        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                                        .build())
                        .build();
        assertEquals(
                """
                package a.b;

                import org.omg.CORBA.Any;

                interface Foo extends Any, Cloneable {
                    int MAX = 7;

                    void run();
                }
                """,
                file(type));
    }

    @Test
    void shouldTakeNamesApart() {
        assertEquals(
                ClassName.get("java.util", "Map", "Entry"),
                ClassName.bestGuess("java.util.Map.Entry"));
        assertEquals(ClassName.get("", "Foo"), ClassName.bestGuess("Foo"));
        assertThrows(IllegalArgumentException.class, () -> ClassName.bestGuess("java.util"));
        assertEquals(ClassName.get(Map.Entry.class), ClassName.get("java.util", "Map", "Entry"));
        assertEquals(
                "a.FooHelper", ClassName.get("a", "Foo").peerClass("FooHelper").canonicalName());
        assertEquals(ArrayTypeName.of(ArrayTypeName.of(int.class)), TypeName.get(int[][].class));
        assertEquals("java.lang.String[]", TypeName.get(String[].class).toString());
    }

    private static String file(TypeSpec type) {
        return JavaFile.builder("a.b", type).skipJavaLangImports(true).build().toString();
    }
}
