package org.zenorb.idl.json;

import org.zenorb.idl.model.AnnotationDef;
import org.zenorb.idl.model.AsyncOperationDef;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BitmaskDef;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.PolledOperationDef;
import org.zenorb.idl.model.SourceFile;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * Writes models as JSON.
 *
 * <p>Guarantee: everything that the model holds is written, so that a reader can make the same
 * model of it (a test does); within one {@link #VERSION} members are added but never renamed,
 * removed or given another meaning. Owner: one run.
 */
public final class ModelJson {

    /** What the member {@code format} says. */
    public static final String FORMAT = "zen-idl-model";

    /** Goes up when a program that reads the text has to change. */
    public static final int VERSION = 1;

    private final JsonWriter json;
    private final TypeJson types;

    private ModelJson(JsonWriter json) {
        this.json = json;
        this.types = new TypeJson(json);
    }

    /** Writes the specifications as one JSON object, in order. */
    public static void write(List<Specification> specifications, Appendable out)
            throws IOException {
        JsonWriter json = new JsonWriter(out);
        ModelJson model = new ModelJson(json);
        json.beginObject().name("format").value(FORMAT).name("version").value(VERSION);
        json.name("specifications").beginArray();
        for (Specification each : specifications) {
            model.write(each);
        }
        json.endArray().endObject().finish();
    }

    private void write(Specification specification) throws IOException {
        json.beginObject().name("files").beginArray();
        for (SourceFile each : specification.files()) {
            json.beginObject().name("path").value(each.path());
            json.name("main").value(each.main()).endObject();
        }
        json.endArray();
        definitions("definitions", specification.definitions());
        json.endObject();
    }

    private void definitions(String name, List<Definition> definitions) throws IOException {
        json.name(name).beginArray();
        for (Definition each : definitions) {
            json.beginObject();
            definition(each);
            json.endObject();
        }
        json.endArray();
    }

    private void definition(Definition definition) throws IOException {
        if (definition instanceof ModuleDef) {
            begin("module", definition);
        } else if (definition instanceof InterfaceDef type) {
            begin("interface", type);
            json.name("interfaceKind").value(lowerCase(type.kind()));
            types.names("bases", type.bases());
        } else if (definition instanceof ValueDef value) {
            begin("valuetype", value);
            json.name("valueKind").value(lowerCase(value.kind()));
            json.name("truncatable").value(value.truncatable());
            types.names("bases", value.bases());
            types.names("supports", value.supports());
        } else if (definition instanceof ValueBoxDef box) {
            begin("valuebox", box);
            types.type("type", box.type());
        } else if (definition instanceof StateMemberDef state) {
            begin("state", state);
            json.name("public").value(state.isPublic());
            types.type("type", state.type());
        } else if (definition instanceof FactoryDef factory) {
            begin("factory", factory);
            parameters(factory.parameters());
            types.names("raises", factory.raises());
        } else if (definition instanceof StructDef struct) {
            begin("struct", struct);
            types.names("bases", struct.base().map(List::of).orElse(List.of()));
            types.members(struct.members());
        } else if (definition instanceof ExceptionDef exception) {
            begin("exception", exception);
            types.members(exception.members());
        } else if (definition instanceof UnionDef union) {
            begin("union", union);
            types.union(union);
        } else if (definition instanceof EnumDef enumDef) {
            begin("enum", enumDef);
            enumerators(enumDef);
        } else if (definition instanceof BitmaskDef bitmask) {
            begin("bitmask", bitmask);
            types.flags(bitmask);
        } else if (definition instanceof BitsetDef bitset) {
            begin("bitset", bitset);
            types.names("bases", bitset.base().map(List::of).orElse(List.of()));
            types.fields(bitset);
        } else if (definition instanceof TypedefDef typedef) {
            begin("typedef", typedef);
            types.type("type", typedef.type());
        } else if (definition instanceof NativeDef) {
            begin("native", definition);
        } else if (definition instanceof ConstDef constant) {
            begin("const", constant);
            types.type("type", constant.type());
            types.value("value", constant.value());
        } else if (definition instanceof OperationDef operation) {
            begin("operation", operation);
            json.name("oneway").value(operation.oneway());
            types.type("result", operation.result());
            parameters(operation.parameters());
            types.names("raises", operation.raises());
            strings("contexts", operation.contexts());
        } else if (definition instanceof AttributeDef attribute) {
            begin("attribute", attribute);
            json.name("readonly").value(attribute.readonly());
            types.type("type", attribute.type());
            types.names("getRaises", attribute.getRaises());
            types.names("setRaises", attribute.setRaises());
        } else if (definition instanceof AsyncOperationDef operation) {
            begin("asyncOperation", operation);
            json.name("calls").value(operation.calls().toString());
            json.name("part").value(lowerCase(operation.part()));
            parameters(operation.parameters());
            json.name("handler").value(operation.handler().toString());
            json.name("reply").value(operation.reply());
            json.name("exception").value(operation.exception());
        } else if (definition instanceof PolledOperationDef operation) {
            begin("polledOperation", operation);
            json.name("callback").value(operation.callback().name().toString());
            json.name("poller").value(operation.poller().toString());
            json.name("poll").value(operation.poll());
        } else if (definition instanceof AnnotationDef annotation) {
            begin("annotation", annotation);
            types.members(annotation);
        } else {
            throw new IllegalStateException("no JSON for " + definition.getClass());
        }
        definitions("contents", definition.contents());
    }

    private void begin(String kind, Definition definition) throws IOException {
        json.name("kind").value(kind);
        types.header(definition.header());
    }

    private void parameters(List<Parameter> parameters) throws IOException {
        json.name("parameters").beginArray();
        for (Parameter each : parameters) {
            json.beginObject().name("name").value(each.name());
            json.name("mode").value(lowerCase(each.mode()));
            types.type("type", each.type());
            SourcePosition position = each.position();
            types.position(position);
            types.documentation(each.documentation(), each.annotations());
            json.endObject();
        }
        json.endArray();
    }

    private void enumerators(EnumDef definition) throws IOException {
        json.name("enumerators").beginArray();
        for (EnumDef.Enumerator each : definition.enumerators()) {
            json.beginObject().name("name").value(each.name());
            types.position(each.position());
            types.documentation(each.documentation(), each.annotations());
            json.endObject();
        }
        json.endArray();
    }

    private void strings(String name, List<String> strings) throws IOException {
        json.name(name).beginArray();
        for (String each : strings) {
            json.value(each);
        }
        json.endArray();
    }

    private static String lowerCase(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }
}
