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
import org.zenorb.jperf.Options;
import org.zenorb.jperf.PerfectHash;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

import javax.lang.model.element.Modifier;

/**
 * Writes the way from an operation's name to its index: a perfect hash of jperf's on the request's
 * bytes in place, decided by one comparison.
 *
 * <p>The lookup is a public instance method, which a Servant may declare; all else is private and
 * static. Owner: the emitter of the skeleton.
 */
final class OperationLookup {

    static final String METHOD = "_operation_index";

    private static final Names NAMES = Names.of(METHOD, "_OPERATION_", "_operation_");

    /** Who has a string only, as other ORBs do, encodes it: one table serves both. */
    private static final Options OPTIONS = Options.defaults().withStrings(Options.Strings.NONE);

    /** Classes of java.lang that jperf's text names. */
    private static final Pattern JAVA_LANG =
            Pattern.compile("\\b(Long|Math|String|StringBuilder)\\b");

    private static final String HANDLE = "java.lang.invoke.VarHandle";

    /** How 8 bytes of a buffer are read at once; the same in every skeleton. */
    private static final FieldSpec WORD =
            constant(ClassName.get(VarHandle.class), "_OPERATION_WORD")
                    .initializer(
                            "$T.byteArrayViewVarHandle($Wlong[].class, $T.LITTLE_ENDIAN)",
                            MethodHandles.class,
                            ByteOrder.class)
                    .build();

    /** Methods that do not depend on the names; there are a few for each size of table. */
    private static final Map<JavaMembers.Method, MethodSpec> SHARED = new ConcurrentHashMap<>();

    private final JavaMembers members;
    private final boolean qualified;

    /**
     * @param names wire names; an operation's index is its place
     * @param qualified whether java.lang's classes have to be written with their package
     */
    OperationLookup(List<String> names, boolean qualified) {
        this.qualified = qualified;
        this.members = JavaEmitter.members(PerfectHash.of(names, OPTIONS), NAMES);
    }

    void addTo(TypeSpec.Builder skeleton) {
        for (JavaMembers.Field field : members.fields()) {
            skeleton.addField(
                    field.type().equals(HANDLE)
                            ? WORD
                            : constant(type(field.type()), field.name())
                                    .initializer("$L", field.initializer())
                                    .build());
        }
        for (JavaMembers.Method method : members.methods()) {
            if (method == members.bytesLookup()) {
                skeleton.addMethod(lookup(method));
            } else if (qualified) {
                skeleton.addMethod(own(method).build());
            } else {
                skeleton.addMethod(SHARED.computeIfAbsent(method, each -> own(each).buildShared()));
            }
        }
    }

    private static FieldSpec.Builder constant(TypeName type, String name) {
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
    }

    private MethodSpec lookup(JavaMembers.Method method) {
        return open(method)
                .addJavadoc(
                        "The index of the operation whose name stands at {@code offset} in the"
                                + " buffer, or -1.\n")
                .addModifiers(Modifier.PUBLIC)
                .build();
    }

    private MethodSpec.Builder own(JavaMembers.Method method) {
        return open(method)
                .addJavadoc("$L\n", method.comment())
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC);
    }

    private MethodSpec.Builder open(JavaMembers.Method method) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name());
        for (JavaMembers.Parameter parameter : method.parameters()) {
            boolean variable = parameter.type().endsWith("...");
            spec.addParameter(type(parameter.type().replace("...", "[]")), parameter.name())
                    .varargs(variable);
        }
        String body =
                qualified
                        ? JAVA_LANG.matcher(method.body()).replaceAll("java.lang.$1")
                        : method.body();
        return spec.returns(type(method.returnType())).addCode("$L", body);
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
