package org.zenorb.jperf;

import org.zenorb.jperf.emit.JavaNames;
import org.zenorb.jperf.emit.JavaWriter;
import org.zenorb.jperf.emit.SourceField;
import org.zenorb.jperf.emit.SourceMethod;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes a perfect hash as Java: members for a class of the caller's, or a class of its own.
 *
 * <p>The text needs {@code java.base} only and compiles without warnings under {@code -Xlint:all}.
 * Its lookups answer as {@link PerfectHash#lookup} does. The same hash always gives the same text.
 *
 * <p>Thread: any.
 */
public final class JavaEmitter {
    private JavaEmitter() {}

    /**
     * The hash as static members.
     *
     * @throws IllegalArgumentException if a keyword is longer than 65,535 bytes
     */
    public static JavaMembers members(PerfectHash hash, Names names) {
        return members(hash, names, false);
    }

    private static JavaMembers members(PerfectHash hash, Names names, boolean switched) {
        JavaNames javaNames =
                new JavaNames(
                        names.bytesLookup(),
                        names.stringLookup(),
                        names.bufferLookupOrNull(),
                        names.fieldPrefix(),
                        names.methodPrefix());
        JavaWriter writer =
                new JavaWriter(
                        hash.table(), hash.textsOrNull(), javaNames, names.release(), switched);
        List<JavaMembers.Field> fields = new ArrayList<>();
        for (SourceField field : writer.fields()) {
            fields.add(new JavaMembers.Field(field.type(), field.name(), field.initializer()));
        }
        List<JavaMembers.Method> methods = new ArrayList<>();
        for (SourceMethod method : writer.methods()) {
            methods.add(method(method));
        }
        return new JavaMembers(fields, methods);
    }

    private static JavaMembers.Method method(SourceMethod method) {
        List<JavaMembers.Parameter> parameters = new ArrayList<>();
        for (String parameter : method.parameters()) {
            int space = parameter.indexOf(' ');
            parameters.add(
                    new JavaMembers.Parameter(
                            parameter.substring(0, space), parameter.substring(space + 1)));
        }
        return new JavaMembers.Method(
                method.returnType(), method.name(), parameters, method.comment(), method.body());
    }

    /**
     * The hash as static members whose lookups end in a {@code switch} on the slot, which compares
     * with constants. There are no tables of keywords.
     *
     * @throws IllegalArgumentException if there are more than 256 keywords, one is longer than 32
     *     bytes or no UTF-8, or the hash reads single bytes only
     */
    public static JavaMembers switchMembers(PerfectHash hash, Names names) {
        return members(hash, names, true);
    }

    /**
     * The hash as the source file of a final class with three public methods: {@code lookup(byte[],
     * int, int)}, {@code lookup(ByteBuffer, int, int)} and, but for {@link Options.Strings#NONE},
     * {@code lookup(String)}.
     *
     * @param packageName the class's package; empty for the unnamed one
     * @param className its simple name
     * @param release the oldest Java release it is for, see {@link Names#release}
     * @throws IllegalArgumentException if a name is none, or a keyword is longer than 65,535 bytes
     */
    public static String classSource(
            PerfectHash hash, String packageName, String className, int release) {
        return classSource(hash, packageName, className, release, false);
    }

    /** As {@link #classSource}, of the members that {@link #switchMembers} gives. */
    public static String switchSource(
            PerfectHash hash, String packageName, String className, int release) {
        return classSource(hash, packageName, className, release, true);
    }

    private static String classSource(
            PerfectHash hash, String packageName, String className, int release, boolean switched) {
        JavaIdentifiers.checkPackage(packageName);
        JavaIdentifiers.check("class", className);
        Names names = Names.of("lookup", "", "").withRelease(release).withBufferLookup("lookup");
        JavaMembers members = members(hash, names, switched);
        StringBuilder text = new StringBuilder();
        if (!packageName.isEmpty()) {
            text.append("package ").append(packageName).append(";\n\n");
        }
        text.append("/**\n * Perfect hash, made by jperf: ").append(hash).append(".\n *\n");
        text.append(" * <p>A keyword's number is its place in the input, from 0; anything else");
        text.append(" gives -1.\n */\n");
        text.append("public final class ").append(className).append(" {\n");
        for (JavaMembers.Field field : members.fields()) {
            text.append(field.source("private").indent(4)).append('\n');
        }
        text.append("    private ").append(className).append("() {}\n");
        for (JavaMembers.Method method : members.methods()) {
            boolean lookup = method.name().equals("lookup");
            text.append('\n').append(method.source(lookup ? "public" : "private").indent(4));
        }
        return text.append("}\n").toString();
    }
}
