package org.zenorb.omgapi;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Reads one class file. Thread: one. */
final class ApiReader {
    private final ClassModel model;

    ApiReader(ClassModel model) {
        this.model = model;
    }

    boolean isPublic() {
        return model.flags().has(AccessFlag.PUBLIC);
    }

    ApiType read() {
        List<ApiMember> members = new ArrayList<>();
        for (FieldModel each : model.fields()) {
            if (isVisible(each.flags().flags())) {
                members.add(field(each));
            }
        }
        for (MethodModel each : model.methods()) {
            if (isVisible(each.flags().flags())) {
                members.add(method(each));
            }
        }
        return new ApiType(
                name(model.thisClass()),
                kind(),
                model.flags().has(AccessFlag.FINAL),
                model.superclass().map(ApiReader::name).orElse(""),
                model.interfaces().stream().map(ApiReader::name).toList(),
                members);
    }

    private ApiType.Kind kind() {
        if (model.flags().has(AccessFlag.INTERFACE)) {
            return ApiType.Kind.INTERFACE;
        }
        return model.flags().has(AccessFlag.ABSTRACT)
                ? ApiType.Kind.ABSTRACT_CLASS
                : ApiType.Kind.CLASS;
    }

    private static boolean isVisible(Set<AccessFlag> flags) {
        boolean open = flags.contains(AccessFlag.PUBLIC) || flags.contains(AccessFlag.PROTECTED);
        return open && !flags.contains(AccessFlag.SYNTHETIC);
    }

    private static ApiMember field(FieldModel field) {
        Object constant =
                field.findAttribute(Attributes.constantValue())
                        .map(each -> (Object) each.constant().constantValue())
                        .orElse(null);
        return new ApiMember(
                field.fieldName().stringValue()
                        + " "
                        + words(ClassDesc.ofDescriptor(field.fieldType().stringValue())),
                true,
                field.flags().has(AccessFlag.STATIC),
                false,
                field.flags().has(AccessFlag.PUBLIC),
                constant,
                Set.of());
    }

    private static ApiMember method(MethodModel method) {
        StringBuilder key = new StringBuilder(method.methodName().stringValue()).append('(');
        var type = method.methodTypeSymbol();
        for (int i = 0; i < type.parameterCount(); i++) {
            key.append(i == 0 ? "" : ",").append(words(type.parameterType(i)));
        }
        key.append(')').append(words(type.returnType()));
        return new ApiMember(
                key.toString(),
                false,
                method.flags().has(AccessFlag.STATIC),
                method.flags().has(AccessFlag.ABSTRACT),
                method.flags().has(AccessFlag.PUBLIC),
                null,
                exceptions(method));
    }

    /** System exceptions are unchecked: whether they are declared makes no difference. */
    private static Set<String> exceptions(MethodModel method) {
        Set<String> names = new TreeSet<>();
        method.findAttribute(Attributes.exceptions())
                .ifPresent(all -> {
                    for (ClassEntry each : all.exceptions()) {
                        names.add(name(each));
                    }
                });
        names.removeIf(each -> each.matches("org\\.omg\\.CORBA\\.([A-Z_]+|SystemException)"));
        return names;
    }

    private static String name(ClassEntry entry) {
        return entry.asInternalName().replace('/', '.');
    }

    private static String words(ClassDesc type) {
        if (type.isArray()) {
            return words(type.componentType()) + "[]";
        }
        if (type.isPrimitive()) {
            return type.displayName();
        }
        return type.packageName().isEmpty()
                ? type.displayName()
                : type.packageName() + "." + type.displayName();
    }
}
