package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ArrayTypeName;
import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.jperf.JavaEmitter;
import org.zenorb.jperf.JavaMembers;
import org.zenorb.jperf.Names;
import org.zenorb.jperf.PerfectHash;

import java.util.List;
import java.util.regex.Pattern;

import javax.lang.model.element.Modifier;

/**
 * Writes the way from an operation's name to its index: a perfect hash of jperf's, on the request's
 * bytes in place and on a string, decided by one comparison.
 *
 * <p>The lookup on bytes is a public instance method, which a Servant may declare; all else is
 * private and static. Owner: the emitter of the skeleton.
 */
final class OperationLookup {

    private static final String METHOD = "_operation_index";

    /** Classes of java.lang that jperf's text names. */
    private static final Pattern JAVA_LANG =
            Pattern.compile("\\b(Long|Math|String|StringBuilder)\\b");

    private final JavaMembers members;
    private final boolean qualified;

    /**
     * @param names wire names; an operation's index is its place
     * @param qualified whether java.lang's classes have to be written with their package
     */
    OperationLookup(List<String> names, boolean qualified) {
        this.qualified = qualified;
        this.members =
                JavaEmitter.members(
                        PerfectHash.of(names), Names.of(METHOD, "_OPERATION_", "_operation_"));
    }

    void addTo(TypeSpec.Builder skeleton) {
        for (JavaMembers.Field field : members.fields()) {
            skeleton.addField(
                    FieldSpec.builder(
                                    type(field.type()),
                                    field.name(),
                                    Modifier.PRIVATE,
                                    Modifier.STATIC,
                                    Modifier.FINAL)
                            .initializer("$L", field.initializer())
                            .build());
        }
        for (JavaMembers.Method method : members.methods()) {
            skeleton.addMethod(method(method));
        }
    }

    private MethodSpec method(JavaMembers.Method method) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name());
        if (method.equals(members.bytesLookup())) {
            spec.addJavadoc(
                            "The index of the operation whose name stands at {@code offset} in the"
                                    + " buffer, or -1.\n")
                    .addModifiers(Modifier.PUBLIC);
        } else {
            spec.addJavadoc("$L\n", method.comment())
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC);
        }
        for (JavaMembers.Parameter parameter : method.parameters()) {
            boolean variable = parameter.type().endsWith("...");
            spec.addParameter(type(parameter.type().replace("...", "[]")), parameter.name())
                    .varargs(variable);
        }
        String body =
                qualified
                        ? JAVA_LANG.matcher(method.body()).replaceAll("java.lang.$1")
                        : method.body();
        return spec.returns(type(method.returnType())).addCode("$L", body).build();
    }

    private static TypeName type(String text) {
        if (text.endsWith("[]")) {
            return ArrayTypeName.of(type(text.substring(0, text.length() - 2)));
        }
        switch (text) {
            case "boolean":
                return TypeName.BOOLEAN;
            case "byte":
                return TypeName.BYTE;
            case "char":
                return TypeName.CHAR;
            case "short":
                return TypeName.SHORT;
            case "int":
                return TypeName.INT;
            case "long":
                return TypeName.LONG;
            default:
                return ClassName.bestGuess(text.equals("String") ? "java.lang.String" : text);
        }
    }
}
