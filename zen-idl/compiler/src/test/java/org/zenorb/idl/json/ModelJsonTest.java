package org.zenorb.idl.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zenorb.idl.Compiler;
import org.zenorb.idl.CompilerOptions;
import org.zenorb.idl.ModelResult;
import org.zenorb.idl.model.AsyncOperationDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.PolledOperationDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.SourceFile;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What is written as JSON and read again is the same model: nothing of it is left out. */
class ModelJsonTest {

    private static final SourcePosition PLACE = new SourcePosition("a \"b\".idl", 1, 2);

    private static List<Path> files() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String folder : new String[] {"src/test/idl/good", "../../zen-core/src/main/idl"}) {
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                files.filter(each -> each.toString().endsWith(".idl")).sorted().forEach(all::add);
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldHoldAllOfTheModel(Path file) throws IOException {
        CompilerOptions options =
                CompilerOptions.builder()
                        .file(file)
                        .includePath(file.getParent())
                        .includePath(file.getParent().resolve("include"))
                        .build();
        ModelResult result = Compiler.models(options);

        assertTrue(result.succeeded(), result.diagnostics().toString());
        assertSameAfterwards(result.specifications());
    }

    @Test
    void shouldHoldValueTypes() throws IOException {
        List<Parameter> parameters =
                List.of(new Parameter("p", Parameter.Mode.IN, BasicType.LONG, PLACE));
        ScopedName value = ScopedName.of("V");
        List<Definition> contents =
                List.of(
                        new StateMemberDef(header("V", "a"), true, BasicType.VALUE_BASE),
                        new StateMemberDef(header("V", "b"), false, new TypeRef.FixedType(5, -2)),
                        new FactoryDef(
                                header("V", "make"), parameters, List.of(ScopedName.of("E"))));
        List<Definition> all = new ArrayList<>();
        for (ValueDef.Kind each : ValueDef.Kind.values()) {
            all.add(
                    new ValueDef(
                            header("V"), each, true, List.of(value), List.of(value), contents));
        }
        all.add(
                new ValueBoxDef(
                        header("Box"),
                        new TypeRef.StringType(true, 4_294_967_295L),
                        List.of(new TypedefDef(header("Box", "T"), BasicType.ANY))));
        assertSameAfterwards(List.of(specification(all)));
    }

    @Test
    void shouldHoldEveryKindOfValue() throws IOException {
        List<ConstantValue> values =
                List.of(
                        new ConstantValue.IntegerValue(new BigInteger("18446744073709551615")),
                        new ConstantValue.IntegerValue(BigInteger.TEN.negate()),
                        new ConstantValue.FloatingValue(-0.0),
                        new ConstantValue.FloatingValue(Double.MIN_VALUE),
                        new ConstantValue.FloatingValue(Double.MAX_VALUE),
                        new ConstantValue.FloatingValue(Double.POSITIVE_INFINITY),
                        new ConstantValue.FixedValue(new BigDecimal("0.0000000000000000000000010")),
                        new ConstantValue.BooleanValue(true),
                        new ConstantValue.CharValue('\0'),
                        new ConstantValue.CharValue('\uD800'),
                        new ConstantValue.StringValue("\"\\/\b\f\n\r\t\u0000\u007f\u2028é日"),
                        new ConstantValue.StringValue("a pair \uD83D\uDE00"),
                        new ConstantValue.StringValue("half a pair \uD83D"),
                        new ConstantValue.EnumValue(ScopedName.of("M", "E"), "one"));
        List<Definition> all = new ArrayList<>();
        Set<Class<?>> kinds = new HashSet<>();
        for (ConstantValue each : values) {
            all.add(new ConstDef(header("C"), new TypeRef.FixedType(0, 0), each));
            kinds.add(each.getClass());
        }
        assertSameAfterwards(List.of(specification(all)));
        assertEquals(Set.of(ConstantValue.class.getPermittedSubclasses()), kinds);
    }

    @Test
    void shouldKnowEveryKindOfDefinitionAndType() throws IOException {
        Set<Class<?>> seen = new HashSet<>();
        seen.addAll(
                List.of(
                        ValueDef.class,
                        ValueBoxDef.class,
                        StateMemberDef.class,
                        FactoryDef.class,
                        // Only --ami makes them.
                        AsyncOperationDef.class,
                        PolledOperationDef.class,
                        TypeRef.FixedType.class));
        for (Path each : files()) {
            CompilerOptions options =
                    CompilerOptions.builder()
                            .file(each)
                            .includePath(each.getParent())
                            .includePath(each.getParent().resolve("include"))
                            .build();
            for (Specification model : Compiler.models(options).specifications()) {
                collect(model.definitions(), seen);
            }
        }
        assertTrue(seen.containsAll(List.of(Definition.class.getPermittedSubclasses())), "" + seen);
        assertTrue(seen.containsAll(List.of(TypeRef.class.getPermittedSubclasses())), "" + seen);
    }

    @Test
    void shouldWriteNothingButAscii() throws IOException {
        Definition odd =
                new ConstDef(
                        header("C"),
                        BasicType.CHAR,
                        new ConstantValue.StringValue("Grüße, 日本\u0001"));
        String text = write(List.of(specification(List.of(odd))));
        assertTrue(text.chars().allMatch(c -> c == '\n' || (c >= ' ' && c < 0x7f)));
        assertTrue(text.contains("\"Gr\\u00fc\\u00dfe, \\u65e5\\u672c\\u0001\""));
    }

    @Test
    void shouldWriteSpecificationsInOrder() throws IOException {
        assertEquals(
                "{\n  \"format\": \"zen-idl-model\",\n  \"version\": 1,\n"
                        + "  \"specifications\": []\n}\n",
                write(List.of()));
        Specification one = specification(List.of(new TypedefDef(header("A"), BasicType.LONG)));
        Specification two = specification(List.of());
        assertSameAfterwards(List.of(one, two));
    }

    private static void collect(List<Definition> definitions, Set<Class<?>> seen) {
        for (Definition each : definitions) {
            seen.add(each.getClass());
            if (each instanceof TypedefDef typedef) {
                collect(typedef.type(), seen);
            }
            collect(each.contents(), seen);
        }
    }

    private static void collect(TypeRef type, Set<Class<?>> seen) {
        seen.add(type.getClass());
        if (type instanceof TypeRef.SequenceType sequence) {
            collect(sequence.element(), seen);
        } else if (type instanceof TypeRef.ArrayType array) {
            collect(array.element(), seen);
        }
    }

    private static void assertSameAfterwards(List<Specification> written) throws IOException {
        List<Specification> read = ModelReader.read(write(written));
        assertEquals(written.size(), read.size());
        for (int i = 0; i < read.size(); i++) {
            assertEquals(written.get(i).files(), read.get(i).files());
            assertEquals(written.get(i).definitions(), read.get(i).definitions());
        }
    }

    private static String write(List<Specification> specifications) throws IOException {
        StringBuilder text = new StringBuilder();
        ModelJson.write(specifications, text);
        return text.toString();
    }

    private static Specification specification(List<Definition> definitions) {
        return new Specification(List.of(new SourceFile("a \"b\".idl", true)), definitions);
    }

    private static Header header(String... name) {
        return new Header(ScopedName.of(name), "IDL:x/V:1.0", PLACE, "Says\n\twhat.", true);
    }
}
