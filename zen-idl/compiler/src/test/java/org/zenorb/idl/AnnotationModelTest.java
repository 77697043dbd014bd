package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.emit.EmitOptions;
import org.zenorb.idl.emit.EmitProblem;
import org.zenorb.idl.emit.GeneratedFile;
import org.zenorb.idl.emit.JavaEmitter;
import org.zenorb.idl.model.Annotation;
import org.zenorb.idl.model.AnnotationDef;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.ConstantValue.BooleanValue;
import org.zenorb.idl.model.ConstantValue.EnumValue;
import org.zenorb.idl.model.ConstantValue.FloatingValue;
import org.zenorb.idl.model.ConstantValue.IntegerValue;
import org.zenorb.idl.model.ConstantValue.StringValue;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionDef;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** What the model keeps of annotations and of parameters' comments. */
class AnnotationModelTest {

    private final Idl idl = Idl.ofCorpus("good", "Annotations.idl");

    @Test
    void shouldKeepAnnotationsOfDefinitionsWithTheirDefaults() {
        assertEquals(
                List.of(annotation("default_nested", "value", new BooleanValue(true))),
                idl.get("M", ModuleDef.class).header().annotations());
        StructDef track = idl.get("M::Track", StructDef.class);
        assertEquals(
                List.of(
                        new Annotation("appendable", List.of()),
                        annotation(
                                "topic",
                                "name",
                                new StringValue("Track"),
                                "platform",
                                new StringValue("DDS"))),
                track.header().annotations());
        assertEquals(
                Optional.of(new StringValue("HASH")),
                idl.get("M::Choice", UnionDef.class).header().annotations().get(1).value("value"));
        assertEquals(
                annotation(
                        "verbatim",
                        "language",
                        new StringValue("java"),
                        "placement",
                        new StringValue("BEGIN_FILE"),
                        "text",
                        new StringValue("// here")),
                idl.get("M::Tracker::count", AttributeDef.class).header().annotations().get(0));
    }

    @Test
    void shouldGiveArgumentsTheTypeOfWhatIsAnnotated() {
        assertEquals(
                annotation("range", "min", new FloatingValue(-1.5), "max", new FloatingValue(1.5)),
                member("turn").annotations().get(0));
        assertEquals(
                annotation(
                        "default", "value", new EnumValue(ScopedName.of("M", "Colour"), "GREEN")),
                member("paint").annotations().get(0));
        assertEquals(
                annotation("default", "value", new StringValue("none")),
                member("text").annotations().get(0));
        TypedefDef seconds = idl.get("M::Seconds", TypedefDef.class);
        assertEquals(
                annotation("max", "value", IntegerValue.of(100)),
                seconds.header().annotations().get(2));
    }

    @Test
    void shouldComputeWhatDeclaredAnnotationsAreGiven() {
        assertEquals(
                List.of(
                        annotation(
                                "::@limits",
                                "low",
                                IntegerValue.of(1),
                                "high",
                                IntegerValue.of(50),
                                "words",
                                new StringValue("")),
                        new Annotation("::@marker", List.of())),
                member("bounded").annotations());
        assertEquals(
                List.of(
                        annotation(
                                "::@grade",
                                "reached",
                                new EnumValue(ScopedName.of("@grade", "Level"), "HIGH"),
                                "weight",
                                new StringValue("heavy")),
                        annotation("::M::@only", "value", IntegerValue.of(127)),
                        annotation("::M::@only", "value", IntegerValue.of(3))),
                member("graded").annotations());
        AnnotationDef grade = idl.get("@grade", AnnotationDef.class);
        assertEquals(3, grade.contents().size());
        assertEquals(Optional.of(IntegerValue.of(3)), grade.members().get(1).defaultValue());
    }

    @Test
    void shouldKeepThemOnEverythingThatHasThem() {
        UnionDef choice = idl.get("M::Choice", UnionDef.class);
        assertEquals("key", choice.onDiscriminator().get(0).name());
        assertEquals("id", choice.cases().get(0).annotations().get(0).name());
        OperationDef push = idl.get("M::Tracker::push", OperationDef.class);
        assertEquals(
                List.of(annotation("default", "value", IntegerValue.of(3))),
                push.parameters().get(0).annotations());
        StateMemberDef state = idl.get("M::V::a", StateMemberDef.class);
        assertEquals("key", state.header().annotations().get(0).name());
        EnumDef kind = idl.get("M::Kind", EnumDef.class);
        assertEquals("default_literal", kind.enumerators().get(0).annotations().get(0).name());
        assertEquals(Optional.of(BigInteger.ONE), kind.enumerators().get(1).value());
        assertEquals(2, idl.get("M::Tracker", InterfaceDef.class).header().annotations().size());
    }

    @Test
    void shouldMakeOperationsOnewayOnlyWhereTheAnnotationSaysTrue() {
        assertTrue(idl.get("M::Tracker::push", OperationDef.class).oneway());
        assertFalse(idl.get("M::Tracker::pull", OperationDef.class).oneway());
        assertTrue(idl.get("M::V::f", OperationDef.class).oneway());
    }

    @Test
    void shouldRefuseValuesOfEnumeratorsThatCorbaCannotSend() {
        Idl with = Idl.of("enum E { A, @value(7) B, @value(2) C };");
        EnumDef e = with.get("E", EnumDef.class);
        assertEquals(Optional.of(BigInteger.valueOf(7)), e.enumerators().get(1).value());
        List<EmitProblem> problems =
                JavaEmitter.problems(with.specification(), EmitOptions.defaults());
        assertEquals(1, problems.size(), problems.toString());
        assertTrue(problems.get(0).message().contains("@value(7)"), problems.toString());
    }

    @Test
    void shouldWriteNoJavaForDeclarationsOfAnnotations() {
        for (GeneratedFile each : JavaEmitter.emit(idl.specification(), EmitOptions.defaults())) {
            assertFalse(each.relativePath().contains("@"), each.relativePath());
            assertFalse(each.relativePath().contains("Level"), each.relativePath());
        }
    }

    @Test
    void shouldHoldTheCommentsOfParameters() {
        Idl with =
                Idl.of(
                        """
                        interface I {
                          /**
                           * Does it.
                           * @param a from the tag,
                           *   two lines
                           * @return nothing
                           */
                          @oneway void f(in long a, /** before it */ in long b, in long c);
                        };
                        enum E { /** the first */ A };
                        """);
        List<Parameter> parameters = with.get("I::f", OperationDef.class).parameters();
        assertEquals(
                List.of("from the tag,\n  two lines", "before it", ""),
                parameters.stream().map(each -> each.documentation()).toList());
        assertTrue(
                with.get("I::f", OperationDef.class).header().documentation().startsWith("Does"));
        assertEquals(
                "the first", with.get("E", EnumDef.class).enumerators().get(0).documentation());
        String java =
                JavaEmitter.emit(with.specification(), EmitOptions.defaults()).stream()
                        .filter(each -> each.relativePath().endsWith("IOperations.java"))
                        .map(each -> each.text())
                        .findFirst()
                        .orElseThrow();
        assertTrue(java.contains("@param b before it"), java);
        assertEquals(1, java.split("@param a", -1).length - 1, java);
    }

    private Member member(String name) {
        return idl.get("M::Track", StructDef.class).members().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Annotation annotation(String name, String parameter, ConstantValue value) {
        return new Annotation(name, List.of(new Annotation.Argument(parameter, value)));
    }

    private static Annotation annotation(
            String name, String first, ConstantValue one, String second, ConstantValue two) {
        return new Annotation(
                name,
                List.of(new Annotation.Argument(first, one), new Annotation.Argument(second, two)));
    }

    private static Annotation annotation(
            String name,
            String first,
            ConstantValue one,
            String second,
            ConstantValue two,
            String third,
            ConstantValue three) {
        return new Annotation(
                name,
                List.of(
                        new Annotation.Argument(first, one),
                        new Annotation.Argument(second, two),
                        new Annotation.Argument(third, three)));
    }
}
