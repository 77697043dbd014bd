package org.zenorb.omgapi;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The {@code org.omg} of one artefact: all its public types, read as class files so that what they
 * refer to (java.applet, for one) need not exist.
 *
 * <p>Thread: any; immutable.
 */
final class ApiWorld {
    private static final ApiType JAVA_OBJECT = javaObject();

    private final String name;
    private final Map<String, ApiType> types = new TreeMap<>();

    private ApiWorld(String name, Path root, String folder) throws IOException {
        this.name = name;
        Path omg = root.resolve(folder);
        try (Stream<Path> files = Files.walk(omg)) {
            List<Path> classes = files.filter(each -> each.toString().endsWith(".class")).toList();
            for (Path each : classes) {
                ClassModel model = ClassFile.of().parse(Files.readAllBytes(each));
                ApiReader reader = new ApiReader(model);
                if (reader.isPublic()) {
                    ApiType type = reader.read();
                    types.put(type.name(), type);
                }
            }
        }
    }

    private static ApiType javaObject() {
        try (InputStream in = Object.class.getResourceAsStream("Object.class")) {
            return new ApiReader(ClassFile.of().parse(in.readAllBytes())).read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static ApiWorld ofFolder(String name, Path folder) throws IOException {
        return new ApiWorld(name, folder, "org/omg");
    }

    static ApiWorld ofJar(String name, Path jar, String folder) throws IOException {
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            return new ApiWorld(name, files.getPath("/"), folder);
        }
    }

    String name() {
        return name;
    }

    Map<String, ApiType> types() {
        return types;
    }

    /** Whether one type is another or inherits from it. */
    boolean isA(String type, String base) {
        if (type.equals(base)) {
            return true;
        }
        ApiType found = types.get(type);
        if (found == null) {
            return false;
        }
        return isA(found.superclass(), base)
                || found.interfaces().stream().anyMatch(each -> isA(each, base));
    }

    /** A member of a type or of what it inherits from, or null. */
    ApiMember find(String type, ApiMember like) {
        ApiType found = type.equals("java.lang.Object") ? JAVA_OBJECT : types.get(type);
        if (found == null) {
            return null;
        }
        for (ApiMember each : found.members()) {
            if (each.key().equals(like.key()) && each.isField() == like.isField()) {
                return each;
            }
        }
        if (like.isConstructor()) {
            return null;
        }
        ApiMember inherited = find(found.superclass(), like);
        for (String each : found.interfaces()) {
            if (inherited == null) {
                inherited = find(each, like);
            }
        }
        return inherited;
    }
}
