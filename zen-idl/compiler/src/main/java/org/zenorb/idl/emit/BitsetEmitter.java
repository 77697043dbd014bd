package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.BitsetDef;

import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * Writes bitsets and their helpers: a class that extends its base's, with an accessor and a
 * modifier for each field that has a name, over a {@code long} with all bits. On the wire it is the
 * smallest unsigned integer that holds them. Source: IDL4 to Java mapping 1.0, bitsets; DDS-XTypes
 * 1.3 for the integer. Owner: one run.
 */
final class BitsetEmitter {

    /** ZEN's minor code of BAD_PARAM, as docs/minor-codes.md lists it. */
    private static final String OUT_OF_RANGE = "0x5A45401E";

    /** All bits; IDL's names have no underscore before them in Java unless they are reserved. */
    private static final String BITS = "_bits";

    private static final String WHOLE =
            """
            /**
             * All bits, as they travel: the first field's are the least significant.
             */
            public long $1L() {
                return $1L;
            }

            /**
             * Takes all bits over; those that no field has stay as they are.
             */
            public void $1L(long bits) {
                $1L = bits;
            }
            """;

    private final Target target;

    BitsetEmitter(Target target) {
        this.target = target;
    }

    List<GeneratedFile> emit(BitsetDef bitset) {
        ClassName name = target.names.type(bitset.name());
        BitsetLayout layout = new BitsetLayout(target.specification, bitset);
        TypeSpec.Builder type =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .addJavadoc(
                                Javadoc.of(
                                        bitset.header().documentation(),
                                        "IDL bitset {@code $L}.\n",
                                        bitset.name().toString().substring(2)))
                        .addField(Target.serialVersion());
        if (bitset.base().isPresent()) {
            type.superclass(target.names.type(bitset.base().get()));
        } else {
            type.addSuperinterface(Omg.IDL_ENTITY);
            type.addField(FieldSpec.builder(TypeName.LONG, BITS, Modifier.PROTECTED).build());
        }
        type.addMethod(Target.emptyConstructor());
        if (bitset.base().isEmpty()) {
            type.addMembers(WHOLE, BITS);
        }
        for (BitsetLayout.Placed each : layout.own()) {
            type.addMethod(accessor(each));
            type.addMethod(modifier(each));
        }
        return List.of(
                target.file(name.packageName(), type.build(), bitset.header()),
                helper(bitset, name, layout.holder()),
                new HolderEmitter(target).emit(bitset, name));
    }

    private MethodSpec accessor(BitsetLayout.Placed placed) {
        TypeName java = java(placed);
        int bits = placed.field().bits();
        int offset = placed.offset();
        CodeBlock value;
        if (java.equals(TypeName.BOOLEAN)) {
            value = CodeBlock.of("($L & $L) != 0", shifted(offset), mask(1));
        } else if (isSigned(placed) && bits < width(java)) {
            // Up to the sign bit of a long and down again, which copies the field's own sign.
            value =
                    CodeBlock.of(
                            "$L >> $L",
                            offset + bits == 64 ? BITS : BITS + " << " + (64 - bits - offset),
                            64 - bits);
        } else if (bits < width(java)) {
            value = CodeBlock.of("$L & $L", shifted(offset), mask(bits));
        } else {
            value = CodeBlock.of("$L", shifted(offset));
        }
        boolean plain = offset == 0 && bits == width(java);
        boolean cast = !java.equals(TypeName.BOOLEAN) && !java.equals(TypeName.LONG);
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(JavaNames.identifier(placed.field().name()))
                        .addModifiers(Modifier.PUBLIC)
                        .returns(java)
                        .addStatement(
                                cast
                                        ? CodeBlock.of(
                                                plain ? "return ($T) $L" : "return ($T) ($L)",
                                                java,
                                                value)
                                        : CodeBlock.of("return $L", value));
        if (!placed.field().documentation().isEmpty()) {
            method.addJavadoc("$L", Javadoc.text(placed.field().documentation()));
        }
        return method.build();
    }

    private MethodSpec modifier(BitsetLayout.Placed placed) {
        TypeName java = java(placed);
        int bits = placed.field().bits();
        int offset = placed.offset();
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(JavaNames.identifier(placed.field().name()))
                        .addModifiers(Modifier.PUBLIC)
                        .addParameter(java, "value");
        if (java.equals(TypeName.BOOLEAN)) {
            return method.addStatement(
                            "$1L = value ? $1L | $2L : $1L & ~$2L",
                            BITS,
                            offset == 0 ? mask(1) : "(" + mask(1) + " << " + offset + ")")
                    .build();
        }
        if (bits < width(java)) {
            long least = isSigned(placed) ? -1L << (bits - 1) : 0;
            long most = (1L << (isSigned(placed) ? bits - 1 : bits)) - 1;
            String end = java.equals(TypeName.LONG) ? "L" : "";
            method.addJavadoc("@param value $L to $L; else BAD_PARAM\n", least, most)
                    .beginControlFlow("if (value < $L$L || value > $L$L)", least, end, most, end)
                    .addStatement(
                            "throw new $T($S,$W$L,$W$T.COMPLETED_NO)",
                            Omg.BAD_PARAM,
                            placed.field().name() + " is from " + least + " to " + most,
                            OUT_OF_RANGE,
                            Omg.COMPLETION_STATUS)
                    .endControlFlow();
        }
        if (bits == 64) {
            method.addStatement("$L = value", BITS);
        } else if (offset == 0) {
            method.addStatement("$1L = $1L & ~$2L | value & $2L", BITS, mask(bits));
        } else {
            method.addStatement(
                    "$1L = $1L & ~($2L << $3L) | (value & $2L) << $3L", BITS, mask(bits), offset);
        }
        return method.build();
    }

    private GeneratedFile helper(BitsetDef bitset, ClassName type, BasicType holder) {
        ClassName name = target.names.helper(bitset.name());
        String wire = JavaTypes.wire(holder);
        TypeName java = target.types.of(holder);
        boolean whole = java.equals(TypeName.LONG);
        TypeSpec.Builder helper = HelperClass.open(name, bitset);
        HelperClass.addAny(helper, type);
        HelperClass.addType(helper, target, bitset);
        HelperClass.addId(helper, bitset);
        helper.addMethod(
                HelperClass.read(type)
                        .addStatement("$1T value = new $1T()", type)
                        .addStatement(
                                "value.$L(in.read_$L()$L)",
                                BITS,
                                wire,
                                whole ? "" : " & " + mask(width(java)))
                        .addStatement("return value")
                        .build());
        helper.addMethod(
                HelperClass.write(type)
                        .addStatement(
                                "out.write_$L($Lvalue.$L())",
                                wire,
                                whole ? "" : "(" + java + ") ",
                                BITS)
                        .build());
        return target.file(name.packageName(), helper.build(), bitset.header());
    }

    private static String shifted(int offset) {
        return offset == 0 ? BITS : BITS + " >>> " + offset;
    }

    /** That many ones, fewer than 64. */
    private static String mask(int bits) {
        return "0x" + Long.toHexString((1L << bits) - 1).toUpperCase(java.util.Locale.ROOT) + "L";
    }

    private TypeName java(BitsetLayout.Placed placed) {
        BasicType type = (BasicType) placed.field().type();
        return type == BasicType.INT8 ? TypeName.BYTE : target.types.of(type);
    }

    private static boolean isSigned(BitsetLayout.Placed placed) {
        switch ((BasicType) placed.field().type()) {
            case INT8:
            case SHORT:
            case LONG:
            case LONG_LONG:
                return true;
            default:
                return false;
        }
    }

    /** Bits of the Java type. */
    private static int width(TypeName java) {
        if (java.equals(TypeName.BYTE)) {
            return Byte.SIZE;
        } else if (java.equals(TypeName.SHORT)) {
            return Short.SIZE;
        }
        return java.equals(TypeName.INT) ? Integer.SIZE : Long.SIZE;
    }
}
