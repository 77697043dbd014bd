package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.ParameterizedTypeName;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.model.TypeRef.MapType;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Writes the reading and writing of maps, which travel as a sequence of pairs.
 *
 * <p>Guarantee: as for the sequences of {@link CdrCode}; a key that comes twice is MARSHAL, and so
 * is a map that another thread makes longer or shorter while it is written. What is read keeps the
 * order of the message. Source: IDL4 to Java mapping 1.0, maps; DDS-XTypes 1.3, 7.4.3.5. Owner: the
 * emitter of the class.
 */
final class MapCode {

    /** ZEN's minor codes of MARSHAL, as docs/minor-codes.md lists them. */
    private static final String KEY_TWICE = "0x5A454017";

    private static final String CHANGED = "0x5A454018";

    private final Target target;
    private final CdrCode cdr;

    /**
     * @param cdr writes keys and values
     */
    MapCode(Target target, CdrCode cdr) {
        this.target = target;
        this.cdr = cdr;
    }

    /** Statements from {@code in} to {@code return}. */
    void read(MethodSpec.Builder method, MapType type, String role) {
        cdr.readLength(method, "map", "entries", type.bound());
        int most =
                target.recursion.isDeep(type)
                        ? StreamLimitCode.FIRST_ROOM_WHEN_DEEP
                        : StreamLimitCode.FIRST_ROOM;
        CodeBlock room = CodeBlock.of("$L(in, length, $L)", cdr.room(), smallestEntry(type));
        if (type.bound() == 0 || type.bound() > most) {
            room = CodeBlock.of("$T.min($L, $L)", Math.class, room, most);
        }
        method.addStatement(
                        "$T value =$Wnew $T<>($L)",
                        target.types.of(type),
                        LinkedHashMap.class,
                        room)
                .beginControlFlow("for (int i = 0; i < length; i++)")
                .addStatement(
                        "value.put($L,$W$L)",
                        cdr.read(type.key(), "in", role + "Key"),
                        cdr.read(type.value(), "in", role + "Value"))
                .endControlFlow()
                .beginControlFlow("if (value.size() < length)")
                .addStatement("throw $L", CdrCode.marshal("map with a key twice", KEY_TWICE))
                .endControlFlow()
                .addStatement("return value");
    }

    /** Statements that write {@code value} to {@code out}. */
    void write(MethodSpec.Builder method, MapType type, String role) {
        TypeName entry =
                ParameterizedTypeName.of(
                        ClassName.get(Map.Entry.class),
                        target.types.of(type.key()).boxed(),
                        target.types.of(type.value()).boxed());
        method.addStatement("int left = value.size()");
        cdr.checkBound(method, "left", "map", "entries", type.bound());
        method.addStatement("$L(out, left, $L)", cdr.fits(), smallestEntry(type))
                .addStatement("out.write_ulong(left)")
                .beginControlFlow("for ($T entry : value.entrySet())", entry)
                .addStatement(
                        cdr.write(type.key(), "out", CodeBlock.of("entry.getKey()"), role + "Key"))
                .addStatement(
                        cdr.write(
                                type.value(),
                                "out",
                                CodeBlock.of("entry.getValue()"),
                                role + "Value"))
                .addStatement("left--")
                .endControlFlow()
                .beginControlFlow("if (left != 0)")
                .addStatement("throw $L", CdrCode.marshal("map changed while written", CHANGED))
                .endControlFlow();
    }

    private int smallestEntry(MapType type) {
        return SmallestSize.of(target, type.key()) + SmallestSize.of(target, type.value());
    }
}
