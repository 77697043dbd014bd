package org.zenorb.idl.json;

import org.zenorb.idl.model.Annotation;
import org.zenorb.idl.model.AnnotationDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.BitmaskDef;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.UnionLabel;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes uses of types, constants' values and what is made of them. Owner: one run. */
final class TypeJson {

    private final JsonWriter json;

    TypeJson(JsonWriter json) {
        this.json = json;
    }

    void header(Header header) throws IOException {
        json.name("name").value(header.name().toString());
        json.name("repositoryId").value(header.repositoryId());
        position(header.position());
        json.name("documentation").value(header.documentation());
        annotations("annotations", header.annotations());
        json.name("emit").value(header.emit());
    }

    /** What a person and other tools are told of something. */
    void documentation(String documentation, List<Annotation> annotations) throws IOException {
        json.name("documentation").value(documentation);
        annotations("annotations", annotations);
    }

    private void annotations(String name, List<Annotation> annotations) throws IOException {
        json.name(name).beginArray();
        for (Annotation each : annotations) {
            json.beginObject().name("name").value(each.name());
            json.name("arguments").beginArray();
            for (Annotation.Argument argument : each.arguments()) {
                json.beginObject().name("name").value(argument.name());
                value("value", argument.value());
                json.endObject();
            }
            json.endArray();
            json.endObject();
        }
        json.endArray();
    }

    /** The members of a declared annotation. */
    void members(AnnotationDef annotation) throws IOException {
        json.name("members").beginArray();
        for (AnnotationDef.Member each : annotation.members()) {
            json.beginObject().name("name").value(each.name());
            type("type", each.type());
            if (each.defaultValue().isPresent()) {
                value("default", each.defaultValue().get());
            } else {
                json.name("default").nothing();
            }
            position(each.position());
            json.name("documentation").value(each.documentation()).endObject();
        }
        json.endArray();
    }

    void names(String name, List<ScopedName> names) throws IOException {
        json.name(name).beginArray();
        for (ScopedName each : names) {
            json.value(each.toString());
        }
        json.endArray();
    }

    void position(SourcePosition position) throws IOException {
        json.name("position").beginObject();
        json.name("file").value(position.file());
        json.name("line").value(position.line());
        json.name("column").value(position.column()).endObject();
    }

    void members(List<Member> members) throws IOException {
        json.name("members").beginArray();
        for (Member each : members) {
            json.beginObject().name("name").value(each.name());
            type("type", each.type());
            position(each.position());
            documentation(each.documentation(), each.annotations());
            json.endObject();
        }
        json.endArray();
    }

    void union(UnionDef union) throws IOException {
        type("discriminator", union.discriminator());
        annotations("onDiscriminator", union.onDiscriminator());
        json.name("cases").beginArray();
        for (UnionCase each : union.cases()) {
            json.beginObject();
            json.name("labels").beginArray();
            for (UnionLabel label : each.labels()) {
                json.beginObject();
                label(label);
                json.endObject();
            }
            json.endArray();
            json.name("name").value(each.name());
            type("type", each.type());
            position(each.position());
            documentation(each.documentation(), each.annotations());
            json.endObject();
        }
        json.endArray();
    }

    void flags(BitmaskDef bitmask) throws IOException {
        json.name("bits").value(bitmask.bits());
        json.name("flags").beginArray();
        for (BitmaskDef.Flag each : bitmask.flags()) {
            json.beginObject().name("bit").value(each.position());
            header(each.header());
            json.endObject();
        }
        json.endArray();
    }

    void fields(BitsetDef bitset) throws IOException {
        json.name("fields").beginArray();
        for (BitsetDef.Field each : bitset.fields()) {
            json.beginObject().name("name").value(each.name()).name("bits").value(each.bits());
            type("type", each.type());
            position(each.position());
            documentation(each.documentation(), each.annotations());
            json.endObject();
        }
        json.endArray();
    }

    private void label(UnionLabel label) throws IOException {
        if (label instanceof UnionLabel.Case at) {
            json.name("kind").value("case");
            value("value", at.value());
        } else if (label instanceof UnionLabel.Default) {
            json.name("kind").value("default");
        } else {
            throw new IllegalStateException("no JSON for " + label.getClass());
        }
    }

    void type(String name, TypeRef type) throws IOException {
        json.name(name).beginObject();
        if (type instanceof BasicType basic) {
            json.name("kind").value("basic").name("name").value(basic.idlName());
        } else if (type instanceof TypeRef.StringType string) {
            json.name("kind").value(string.wide() ? "wstring" : "string");
            bound(string.bound());
        } else if (type instanceof TypeRef.FixedType fixed) {
            json.name("kind").value("fixed").name("digits").value(fixed.digits());
            json.name("scale").value(fixed.scale());
        } else if (type instanceof TypeRef.SequenceType sequence) {
            json.name("kind").value("sequence");
            type("element", sequence.element());
            bound(sequence.bound());
        } else if (type instanceof TypeRef.MapType map) {
            json.name("kind").value("map");
            type("key", map.key());
            type("value", map.value());
            bound(map.bound());
        } else if (type instanceof TypeRef.ArrayType array) {
            json.name("kind").value("array");
            type("element", array.element());
            json.name("dimensions").beginArray();
            for (long each : array.dimensions()) {
                json.value(each);
            }
            json.endArray();
        } else if (type instanceof TypeRef.NamedType named) {
            json.name("kind").value("named").name("name").value(named.name().toString());
        } else {
            throw new IllegalStateException("no JSON for " + type.getClass());
        }
        json.endObject();
    }

    private void bound(long bound) throws IOException {
        json.name("bound");
        if (bound == 0) {
            json.nothing();
        } else {
            json.value(bound);
        }
    }

    void value(String name, ConstantValue value) throws IOException {
        json.name(name).beginObject();
        if (value instanceof ConstantValue.IntegerValue integer) {
            // As text: many readers of JSON keep 53 bits of a number.
            value("integer", integer.value().toString());
        } else if (value instanceof ConstantValue.FloatingValue floating) {
            json.name("kind").value("floating").name("value");
            if (Double.isFinite(floating.value())) {
                json.value(floating.value());
            } else {
                json.value(Double.toString(floating.value()));
            }
        } else if (value instanceof ConstantValue.FixedValue fixed) {
            value("fixed", fixed.value().toPlainString());
        } else if (value instanceof ConstantValue.BooleanValue bool) {
            json.name("kind").value("boolean").name("value").value(bool.value());
        } else if (value instanceof ConstantValue.CharValue character) {
            // As a number: half of a surrogate pair is no text.
            json.name("kind").value("char").name("value").value((long) character.value());
        } else if (value instanceof ConstantValue.StringValue string) {
            json.name("kind").value("string").name("value");
            text(string.value());
        } else if (value instanceof ConstantValue.EnumValue enumerator) {
            value("enum", enumerator.enumerator());
            json.name("enum").value(enumerator.enumType().toString());
        } else {
            throw new IllegalStateException("no JSON for " + value.getClass());
        }
        json.endObject();
    }

    /** A string, or the numbers of its UTF-16 units where it has halves of surrogate pairs. */
    private void text(String text) throws IOException {
        if (StandardCharsets.UTF_16BE.newEncoder().canEncode(text)) {
            json.value(text);
            return;
        }
        json.beginArray();
        for (int i = 0; i < text.length(); i++) {
            json.value((long) text.charAt(i));
        }
        json.endArray();
    }

    private void value(String kind, String text) throws IOException {
        json.name("kind").value(kind).name("value").value(text);
    }
}
