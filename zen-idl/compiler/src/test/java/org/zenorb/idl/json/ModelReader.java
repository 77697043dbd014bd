package org.zenorb.idl.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.Strictness;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;

import org.zenorb.idl.model.Annotation;
import org.zenorb.idl.model.AnnotationDef;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.BitmaskDef;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.SourceFile;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.UnionLabel;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Makes models of what {@link ModelJson} wrote, with a JSON parser of others. A member that nobody
 * reads is an error: either the writer or the reader has forgotten something.
 */
final class ModelReader {

    private ModelReader() {}

    static List<Specification> read(String text) throws IOException {
        JsonReader strict = new JsonReader(new StringReader(text));
        strict.setStrictness(Strictness.STRICT);
        TypeAdapter<JsonElement> adapter = new com.google.gson.Gson().getAdapter(JsonElement.class);
        Node root = new Node(adapter.read(strict).getAsJsonObject());
        if (!root.text("format").equals("zen-idl-model") || root.number("version") != 1) {
            throw new AssertionError("format and version");
        }
        return root.done(root.list("specifications", ModelReader::specification));
    }

    private static Specification specification(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        return node.done(
                new Specification(
                        node.list("files", ModelReader::file),
                        node.list("definitions", ModelReader::definition)));
    }

    private static SourceFile file(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        return node.done(new SourceFile(node.text("path"), node.flag("main")));
    }

    private static Definition definition(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        Header header = header(node);
        List<Definition> contents = node.list("contents", ModelReader::definition);
        Definition read = definition(node, header, contents);
        if (!read.contents().equals(contents)) {
            throw new AssertionError("contents of " + read.name());
        }
        return node.done(read);
    }

    private static Header header(Node node) {
        return new Header(
                ScopedName.parse(node.text("name")),
                node.text("repositoryId"),
                node.position(),
                node.text("documentation"),
                annotations(node, "annotations"),
                node.flag("emit"));
    }

    private static BitmaskDef.Flag flag(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        return node.done(new BitmaskDef.Flag(header(node), (int) node.number("bit")));
    }

    private static BitsetDef.Field field(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        return node.done(
                new BitsetDef.Field(
                        node.text("name"),
                        (int) node.number("bits"),
                        node.type("type"),
                        node.position(),
                        node.text("documentation"),
                        annotations(node, "annotations")));
    }

    private static Definition definition(Node node, Header header, List<Definition> contents) {
        switch (node.text("kind")) {
            case "module":
                return new ModuleDef(header, contents);
            case "interface":
                return new InterfaceDef(
                        header,
                        node.word("interfaceKind", InterfaceDef.Kind.class),
                        node.names("bases"),
                        contents);
            case "valuetype":
                return new ValueDef(
                        header,
                        node.word("valueKind", ValueDef.Kind.class),
                        node.flag("truncatable"),
                        node.names("bases"),
                        node.names("supports"),
                        contents);
            case "valuebox":
                return new ValueBoxDef(header, node.type("type"), contents);
            case "state":
                return new StateMemberDef(header, node.flag("public"), node.type("type"));
            case "factory":
                return new FactoryDef(header, parameters(node), node.names("raises"));
            case "struct":
                return new StructDef(
                        header, node.names("bases").stream().findFirst(), members(node), contents);
            case "bitmask":
                return new BitmaskDef(
                        header, (int) node.number("bits"), node.list("flags", ModelReader::flag));
            case "bitset":
                return new BitsetDef(
                        header,
                        node.names("bases").stream().findFirst(),
                        node.list("fields", ModelReader::field));
            case "exception":
                return new ExceptionDef(header, members(node), contents);
            case "union":
                return new UnionDef(
                        header,
                        node.type("discriminator"),
                        annotations(node, "onDiscriminator"),
                        node.list("cases", ModelReader::unionCase),
                        contents);
            case "enum":
                return new EnumDef(header, node.list("enumerators", ModelReader::enumerator));
            case "typedef":
                return new TypedefDef(header, node.type("type"));
            case "native":
                return new NativeDef(header);
            case "const":
                return new ConstDef(header, node.type("type"), node.value("value"));
            case "operation":
                return new OperationDef(
                        header,
                        node.flag("oneway"),
                        node.type("result"),
                        parameters(node),
                        node.names("raises"),
                        node.list("contexts", JsonElement::getAsString));
            case "attribute":
                return new AttributeDef(
                        header,
                        node.flag("readonly"),
                        node.type("type"),
                        node.names("getRaises"),
                        node.names("setRaises"));
            case "annotation":
                return new AnnotationDef(
                        header, node.list("members", ModelReader::annotationMember), contents);
            default:
                throw new AssertionError(node.text("kind"));
        }
    }

    private static AnnotationDef.Member annotationMember(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        boolean none = node.get("default").isJsonNull();
        return node.done(
                new AnnotationDef.Member(
                        node.text("name"),
                        node.type("type"),
                        none ? Optional.empty() : Optional.of(node.value("default")),
                        node.position(),
                        node.text("documentation")));
    }

    private static List<Annotation> annotations(Node of, String name) {
        return of.list(
                name,
                element -> {
                    Node node = new Node(element.getAsJsonObject());
                    return node.done(
                            new Annotation(
                                    node.text("name"),
                                    node.list("arguments", ModelReader::argument)));
                });
    }

    private static Annotation.Argument argument(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        return node.done(new Annotation.Argument(node.text("name"), node.value("value")));
    }

    private static List<Member> members(Node of) {
        return of.list(
                "members",
                element -> {
                    Node node = new Node(element.getAsJsonObject());
                    return node.done(
                            new Member(
                                    node.text("name"),
                                    node.type("type"),
                                    node.position(),
                                    node.text("documentation"),
                                    annotations(node, "annotations")));
                });
    }

    private static List<Parameter> parameters(Node of) {
        return of.list(
                "parameters",
                element -> {
                    Node node = new Node(element.getAsJsonObject());
                    return node.done(
                            new Parameter(
                                    node.text("name"),
                                    node.word("mode", Parameter.Mode.class),
                                    node.type("type"),
                                    node.position(),
                                    node.text("documentation"),
                                    annotations(node, "annotations")));
                });
    }

    private static EnumDef.Enumerator enumerator(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        return node.done(
                new EnumDef.Enumerator(
                        node.text("name"),
                        node.position(),
                        node.text("documentation"),
                        annotations(node, "annotations")));
    }

    private static UnionCase unionCase(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        return node.done(
                new UnionCase(
                        node.list("labels", ModelReader::label),
                        node.text("name"),
                        node.type("type"),
                        node.position(),
                        node.text("documentation"),
                        annotations(node, "annotations")));
    }

    private static UnionLabel label(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        return node.done(
                node.text("kind").equals("default")
                        ? UnionLabel.DEFAULT
                        : new UnionLabel.Case(node.value("value")));
    }

    private static TypeRef type(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        return node.done(type(node));
    }

    private static TypeRef type(Node node) {
        switch (node.text("kind")) {
            case "string":
                return new TypeRef.StringType(false, node.bound());
            case "wstring":
                return new TypeRef.StringType(true, node.bound());
            case "fixed":
                return new TypeRef.FixedType(
                        (int) node.number("digits"), (int) node.number("scale"));
            case "sequence":
                return new TypeRef.SequenceType(node.type("element"), node.bound());
            case "map":
                return new TypeRef.MapType(node.type("key"), node.type("value"), node.bound());
            case "array":
                return new TypeRef.ArrayType(
                        node.type("element"), node.list("dimensions", JsonElement::getAsLong));
            case "named":
                return new TypeRef.NamedType(ScopedName.parse(node.text("name")));
            default:
                String name = node.text("name");
                for (BasicType each : BasicType.values()) {
                    if (node.text("kind").equals("basic") && each.idlName().equals(name)) {
                        return each;
                    }
                }
                throw new AssertionError(name);
        }
    }

    private static ConstantValue value(JsonElement element) {
        Node node = new Node(element.getAsJsonObject());
        return node.done(value(node));
    }

    private static ConstantValue value(Node node) {
        switch (node.text("kind")) {
            case "integer":
                return new ConstantValue.IntegerValue(new BigInteger(node.text("value")));
            case "floating":
                return new ConstantValue.FloatingValue(node.get("value").getAsDouble());
            case "fixed":
                return new ConstantValue.FixedValue(new BigDecimal(node.text("value")));
            case "boolean":
                return new ConstantValue.BooleanValue(node.flag("value"));
            case "char":
                return new ConstantValue.CharValue((char) node.number("value"));
            case "string":
                return new ConstantValue.StringValue(node.units("value"));
            case "enum":
                return new ConstantValue.EnumValue(
                        ScopedName.parse(node.text("enum")), node.text("value"));
            default:
                throw new AssertionError(node.text("kind"));
        }
    }

    /** An object, and which of its members were read. */
    private static final class Node {
        private final JsonObject object;
        private final Set<String> unread;

        Node(JsonObject object) {
            this.object = object;
            this.unread = new HashSet<>(object.keySet());
        }

        <T> T done(T made) {
            if (!unread.isEmpty()) {
                throw new AssertionError("nobody reads " + unread + " of " + object);
            }
            return made;
        }

        JsonElement get(String name) {
            if (!object.has(name)) {
                throw new AssertionError("no " + name + " in " + object);
            }
            unread.remove(name);
            return object.get(name);
        }

        String text(String name) {
            return get(name).getAsString();
        }

        String units(String name) {
            if (!get(name).isJsonArray()) {
                return text(name);
            }
            StringBuilder text = new StringBuilder();
            get(name).getAsJsonArray().forEach(each -> text.append((char) each.getAsInt()));
            return text.toString();
        }

        boolean flag(String name) {
            return get(name).getAsBoolean();
        }

        long number(String name) {
            return get(name).getAsLong();
        }

        long bound() {
            return get("bound").isJsonNull() ? 0 : number("bound");
        }

        <E extends Enum<E>> E word(String name, Class<E> words) {
            return Enum.valueOf(words, text(name).toUpperCase(Locale.ROOT));
        }

        TypeRef type(String name) {
            return ModelReader.type(get(name));
        }

        ConstantValue value(String name) {
            return ModelReader.value(get(name));
        }

        SourcePosition position() {
            Node node = new Node(get("position").getAsJsonObject());
            return node.done(
                    new SourcePosition(
                            node.text("file"),
                            (int) node.number("line"),
                            (int) node.number("column")));
        }

        List<ScopedName> names(String name) {
            return list(name, each -> ScopedName.parse(each.getAsString()));
        }

        <T> List<T> list(String name, Function<JsonElement, T> read) {
            List<T> all = new ArrayList<>();
            JsonArray array = get(name).getAsJsonArray();
            array.forEach(each -> all.add(read.apply(each)));
            return all;
        }
    }
}
