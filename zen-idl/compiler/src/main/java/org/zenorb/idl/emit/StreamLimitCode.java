package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.MethodSpec;

import java.io.IOException;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;

import javax.lang.model.element.Modifier;

/**
 * Writes the methods by which generated code keeps to the limits of the stream it works on.
 *
 * <p>The limits are the stream's, and generated code names no ORB. A stream that counts levels is
 * an {@link IntConsumer}: the helper of a recursive type gives it 1 before a value and -1 behind
 * it. A stream that limits sequences is an {@link IntBinaryOperator} from a length and the fewest
 * octets of an element to the elements there is room for. On other streams neither happens.
 */
final class StreamLimitCode {

    /** Elements for which room is made whatever the stream says. */
    static final int FIRST_ROOM = 1024;

    /**
     * The same where elements can hold further sequences of their kind: each level of a message has
     * such an array under way.
     */
    static final int FIRST_ROOM_WHEN_DEEP = 16;

    private StreamLimitCode() {}

    /** Tells a stream of levels entered or left. */
    static MethodSpec nest(String name) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc("Values in each other, for a stream that limits them.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(Object.class, "stream")
                .addParameter(int.class, "levels")
                .beginControlFlow("if (stream instanceof $T)", IntConsumer.class)
                .addStatement("(($T) stream).accept(levels)", IntConsumer.class)
                .endControlFlow()
                .build();
    }

    /** Says how many elements to make room for. */
    static MethodSpec room(String name) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc(
                        "How many elements to make room for before they are read: no"
                                + " more than the message can hold.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(int.class)
                .addParameter(Omg.INPUT_STREAM, "in")
                .addParameter(int.class, "length")
                .addParameter(int.class, "bytesEach")
                .beginControlFlow("if (in instanceof $T)", IntBinaryOperator.class)
                .addStatement(
                        "return (($T) in).applyAsInt(length, bytesEach)", IntBinaryOperator.class)
                .endControlFlow()
                .beginControlFlow("try")
                .addStatement("int there = in.available() / $T.max(bytesEach, 1)", Math.class)
                .addStatement("return $1T.min(length, $1T.max(there, $2L))", Math.class, FIRST_ROOM)
                .nextControlFlow("catch ($T e)", IOException.class)
                .addStatement("return $T.min(length, $L)", Math.class, FIRST_ROOM)
                .endControlFlow()
                .build();
    }

    /** Shows a stream the length of what is to be written. */
    static MethodSpec fits(String name) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc("The length of a sequence, for a stream that limits it.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(Omg.OUTPUT_STREAM, "out")
                .addParameter(int.class, "length")
                .addParameter(int.class, "bytesEach")
                .beginControlFlow("if (out instanceof $T)", IntBinaryOperator.class)
                .addStatement("(($T) out).applyAsInt(length, bytesEach)", IntBinaryOperator.class)
                .endControlFlow()
                .build();
    }
}
