package org.zenorb.idl.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import javax.lang.model.element.Modifier;

/**
 * Writes the way from an operation's name to its index, on the request's bytes in place and on a
 * string. Owner: the emitter of the skeleton.
 */
final class OperationLookup {

    private final List<String> names;

    OperationLookup(List<String> names) {
        this.names = names;
    }

    void addTo(TypeSpec.Builder skeleton) {
        int multiplier = multiplier();
        skeleton.addMethod(onBytes(multiplier));
        skeleton.addMethod(onString());
        skeleton.addMethod(same());
    }

    private int multiplier() {
        for (int candidate = 31; ; candidate += 2) {
            Map<Integer, String> hashes = new TreeMap<>();
            for (String name : names) {
                hashes.put(hash(name, candidate), name);
            }
            if (hashes.size() == names.size()) {
                return candidate;
            }
        }
    }

    private static int hash(String name, int multiplier) {
        int hash = 0;
        for (int i = 0; i < name.length(); i++) {
            hash = hash * multiplier + name.charAt(i);
        }
        return hash;
    }

    private MethodSpec onBytes(int multiplier) {
        MethodSpec.Builder method =
                MethodSpec.methodBuilder("_operation_index")
                        .addJavadoc("The index of the operation with that name, or -1.\n")
                        .addModifiers(Modifier.PUBLIC)
                        .returns(int.class)
                        .addParameter(byte[].class, "buffer")
                        .addParameter(int.class, "offset")
                        .addParameter(int.class, "length")
                        .addStatement("int hash = 0")
                        .beginControlFlow("for (int i = offset; i < offset + length; i++)")
                        .addStatement("hash = hash * $L + buffer[i]", multiplier)
                        .endControlFlow()
                        .beginControlFlow("switch (hash)");
        for (int i = 0; i < names.size(); i++) {
            method.addCode(
                    "case $L:\n$>return _same(buffer, offset, length, $S) ? $L : -1;\n$<",
                    hash(names.get(i), multiplier),
                    names.get(i),
                    i);
        }
        return method.addCode("default:\n$>return -1;\n$<").endControlFlow().build();
    }

    private MethodSpec onString() {
        MethodSpec.Builder method =
                MethodSpec.methodBuilder("_operation_index")
                        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                        .returns(int.class)
                        .addParameter(String.class, "operation")
                        .beginControlFlow("switch (operation)");
        for (int i = 0; i < names.size(); i++) {
            method.addCode("case $S:\n$>return $L;\n$<", names.get(i), i);
        }
        return method.addCode("default:\n$>return -1;\n$<").endControlFlow().build();
    }

    private static MethodSpec same() {
        return MethodSpec.methodBuilder("_same")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(boolean.class)
                .addParameter(byte[].class, "buffer")
                .addParameter(int.class, "offset")
                .addParameter(int.class, "length")
                .addParameter(String.class, "name")
                .beginControlFlow("if (length != name.length())")
                .addStatement("return false")
                .endControlFlow()
                .beginControlFlow("for (int i = 0; i < length; i++)")
                .beginControlFlow("if (buffer[offset + i] != name.charAt(i))")
                .addStatement("return false")
                .endControlFlow()
                .endControlFlow()
                .addStatement("return true")
                .build();
    }
}
