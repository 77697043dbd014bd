package org.zenorb.foreign;

import java.io.IOException;
import java.lang.classfile.AccessFlags;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What other classes can link to in the class files of a folder, one line per fact: {@code Type:
 * what}. Thread: one.
 */
final class Signatures {
    private final Set<String> facts = new TreeSet<>();

    private Signatures() {}

    /** The facts of the types of a folder whose names match. */
    static Set<String> of(Path folder, String names) throws IOException {
        Signatures signatures = new Signatures();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path each : files.sorted().toList()) {
                String name = each.getFileName().toString().replace(".class", "");
                if (name.matches(names)) {
                    signatures.add(name, ClassFile.of().parse(each));
                }
            }
        }
        return signatures.facts;
    }

    private void add(String type, ClassModel model) {
        facts.add(type + ": exists");
        AccessFlags flags = model.flags();
        if (flags.has(AccessFlag.INTERFACE)) {
            facts.add(type + ": is an interface");
        } else if (flags.has(AccessFlag.ABSTRACT)) {
            facts.add(type + ": is abstract");
        } else if (flags.has(AccessFlag.FINAL)) {
            facts.add(type + ": is final");
        }
        model.superclass()
                .map(each -> each.asInternalName())
                .filter(each -> !each.equals("java/lang/Object"))
                .ifPresent(each -> facts.add(type + ": is a " + each));
        model.interfaces().forEach(each -> facts.add(type + ": is a " + each.asInternalName()));
        model.fields().forEach(each -> add(type, each));
        model.methods().forEach(each -> add(type, each));
    }

    private void add(String type, FieldModel field) {
        if (isSeen(field.flags())) {
            facts.add(
                    type
                            + ": field "
                            + words(field.flags())
                            + field.fieldName()
                            + " "
                            + field.fieldType());
        }
    }

    private void add(String type, MethodModel method) {
        if (isSeen(method.flags())) {
            facts.add(
                    type
                            + ": method "
                            + words(method.flags())
                            + method.methodName()
                            + method.methodType());
        }
    }

    private static boolean isSeen(AccessFlags flags) {
        return (flags.has(AccessFlag.PUBLIC) || flags.has(AccessFlag.PROTECTED))
                && !flags.has(AccessFlag.SYNTHETIC);
    }

    private static String words(AccessFlags flags) {
        return (flags.has(AccessFlag.PROTECTED) ? "protected " : "")
                + (flags.has(AccessFlag.STATIC) ? "static " : "");
    }
}
