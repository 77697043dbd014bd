package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.FieldSpec;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.ParameterSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.ConstantValue.BooleanValue;
import org.zenorb.idl.model.ConstantValue.CharValue;
import org.zenorb.idl.model.ConstantValue.EnumValue;
import org.zenorb.idl.model.ConstantValue.IntegerValue;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.UnionLabel;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import javax.lang.model.element.Modifier;

/**
 * Writes unions and their helpers.
 *
 * <p>A branch with several labels or with {@code default} has a second modifier that takes the
 * discriminator; a union whose labels leave values over and that has no default branch has {@code
 * __default()}. Reading a branch that is not set is BAD_OPERATION. Source: IDL to Java mapping 1.3,
 * "Mapping for Union". Owner: one run.
 */
final class UnionEmitter {

    private final Target target;

    UnionEmitter(Target target) {
        this.target = target;
    }

    List<GeneratedFile> emit(UnionDef union) {
        ClassName name = target.names.type(union.name());
        return List.of(
                target.file(name.packageName(), type(new Shape(union), name), union.header()),
                helper(new Shape(union), name),
                new HolderEmitter(target).emit(union, name));
    }

    private TypeSpec type(Shape shape, ClassName name) {
        UnionDef union = shape.union;
        TypeSpec.Builder type =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                        .addSuperinterface(Omg.IDL_ENTITY)
                        .addJavadoc(
                                Javadoc.of(
                                        union.header().documentation(),
                                        "IDL union {@code $L}.\n",
                                        union.name().toString().substring(2)))
                        .addField(Target.serialVersion())
                        .addField(shape.discriminatorType, "_discriminator", Modifier.PRIVATE)
                        .addField(boolean.class, "_initialized", Modifier.PRIVATE);
        for (UnionCase each : union.cases()) {
            FieldSpec.Builder field =
                    FieldSpec.builder(
                            target.types.of(each.type()),
                            JavaNames.identifier(each.name()),
                            Modifier.PRIVATE);
            if (!StructEmitter.isSerializable(target, each.type())) {
                field.addAnnotation(Target.suppressSerial());
            }
            type.addField(field.build());
        }
        type.addMethod(Target.emptyConstructor());
        type.addMethod(
                MethodSpec.methodBuilder(shape.discriminatorMethod)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(shape.discriminatorType)
                        .beginControlFlow("if (!_initialized)")
                        .addStatement("throw $L", notSet("no branch is set"))
                        .endControlFlow()
                        .addStatement("return _discriminator")
                        .build());
        for (UnionCase each : union.cases()) {
            addBranch(type, shape, each);
        }
        if (shape.implicitDefault()) {
            addDefault(type, shape);
        }
        return type.build();
    }

    private void addBranch(TypeSpec.Builder type, Shape shape, UnionCase branch) {
        String name = JavaNames.identifier(branch.name());
        TypeName java = target.types.of(branch.type());
        MethodSpec.Builder accessor =
                MethodSpec.methodBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(java)
                        .beginControlFlow(
                                "if (!_initialized || $L)", shape.rejects(branch, "_discriminator"))
                        .addStatement("throw $L", notSet("branch " + branch.name() + " is not set"))
                        .endControlFlow()
                        .addStatement("return $L", name);
        if (!branch.documentation().isEmpty()) {
            accessor.addJavadoc("$L", Javadoc.text(branch.documentation()));
        }
        type.addMethod(accessor.build());
        type.addMethod(
                MethodSpec.methodBuilder(name)
                        .addModifiers(Modifier.PUBLIC)
                        .addParameter(java, "value")
                        .addCode(set(CodeBlock.of("$L", shape.first(branch))))
                        .addStatement("$L = value", field(name))
                        .build());
        if (branch.labels().size() > 1 || branch.isDefault()) {
            type.addMethod(
                    MethodSpec.methodBuilder(name)
                            .addModifiers(Modifier.PUBLIC)
                            .addParameter(shape.parameter())
                            .addParameter(java, "value")
                            .beginControlFlow("if ($L)", shape.rejects(branch, "discriminator"))
                            .addStatement(
                                    "throw $L",
                                    badLabel("not a discriminator of branch " + branch.name()))
                            .endControlFlow()
                            .addCode(set(CodeBlock.of("discriminator")))
                            .addStatement("$L = value", field(name))
                            .build());
        }
    }

    private static String field(String name) {
        return name.equals("value") || name.equals("discriminator") ? "this." + name : name;
    }

    private static void addDefault(TypeSpec.Builder type, Shape shape) {
        type.addMethod(
                MethodSpec.methodBuilder("__default")
                        .addModifiers(Modifier.PUBLIC)
                        .addCode(set(shape.unused()))
                        .build());
        type.addMethod(
                MethodSpec.methodBuilder("__default")
                        .addModifiers(Modifier.PUBLIC)
                        .addParameter(shape.parameter())
                        .beginControlFlow("if ($L)", shape.anyLabel("discriminator"))
                        .addStatement("throw $L", badLabel("the discriminator selects a branch"))
                        .endControlFlow()
                        .addCode(set(CodeBlock.of("discriminator")))
                        .build());
    }

    private static CodeBlock set(CodeBlock discriminator) {
        return CodeBlock.builder()
                .addStatement("_discriminator = $L", discriminator)
                .addStatement("_initialized = true")
                .build();
    }

    private static CodeBlock notSet(String message) {
        return CodeBlock.of(
                "new $T($S,$W0,$W$T.COMPLETED_NO)",
                Omg.BAD_OPERATION,
                message,
                Omg.COMPLETION_STATUS);
    }

    /** Minor code 34 of the OMG's: a discriminator that does not fit. */
    private static CodeBlock badLabel(String message) {
        return CodeBlock.of(
                "new $T($S,$W$L,$W$T.COMPLETED_NO)",
                Omg.BAD_PARAM,
                message,
                "0x4F4D0022",
                Omg.COMPLETION_STATUS);
    }

    private GeneratedFile helper(Shape shape, ClassName type) {
        UnionDef union = shape.union;
        ClassName name = target.names.helper(union.name());
        TypeSpec.Builder helper = HelperClass.open(name, union);
        HelperClass.addAny(helper, type);
        HelperClass.addType(helper, target, union);
        HelperClass.addId(helper, union);
        CdrCode cdr = new CdrCode(target, "");
        MethodSpec.Builder read =
                HelperClass.read(type)
                        .addStatement("$1T value = new $1T()", type)
                        .addStatement(
                                "$T discriminator = $L",
                                shape.discriminatorType,
                                cdr.read(union.discriminator(), "in", "discriminator"));
        boolean recursive = target.recursion.isRecursive(union.name());
        if (recursive) {
            read.addStatement(cdr.nest("in", 1));
        }
        shape.choose(
                read,
                branch -> {
                    boolean both = branch.labels().size() > 1 || branch.isDefault();
                    return CodeBlock.of(
                            "value.$L($L$L)",
                            JavaNames.identifier(branch.name()),
                            both ? "discriminator, " : "",
                            cdr.read(branch.type(), "in", branch.name()));
                },
                CodeBlock.of("value.__default(discriminator)"));
        if (recursive) {
            read.addStatement(cdr.nest("in", -1));
        }
        helper.addMethod(read.addStatement("return value").build());
        MethodSpec.Builder write =
                HelperClass.write(type)
                        .addStatement(
                                "$T discriminator = value.$L()",
                                shape.discriminatorType,
                                shape.discriminatorMethod)
                        .addStatement(
                                cdr.write(
                                        union.discriminator(),
                                        "out",
                                        CodeBlock.of("discriminator"),
                                        "discriminator"));
        if (recursive) {
            write.addStatement(cdr.nest("out", 1));
        }
        shape.choose(
                write,
                branch ->
                        cdr.write(
                                branch.type(),
                                "out",
                                CodeBlock.of("value.$L()", JavaNames.identifier(branch.name())),
                                branch.name()),
                null);
        if (recursive) {
            write.addStatement(cdr.nest("out", -1));
        }
        helper.addMethod(write.build());
        cdr.addTo(helper);
        return target.file(name.packageName(), helper.build(), union.header());
    }

    /** What follows from the discriminator's type and the labels. */
    private final class Shape {
        final UnionDef union;
        final TypeRef discriminator;
        final TypeName discriminatorType;
        final String discriminatorMethod;
        final EnumDef enumeration;

        Shape(UnionDef union) {
            this.union = union;
            this.discriminator = target.types.plain(union.discriminator());
            this.discriminatorType = target.types.of(union.discriminator());
            this.enumeration =
                    target.types.definition(discriminator) instanceof EnumDef found ? found : null;
            boolean clash =
                    union.name().simpleName().equals("discriminator")
                            || union.cases().stream()
                                    .anyMatch(each -> each.name().equals("discriminator"));
            this.discriminatorMethod = clash ? "_discriminator" : "discriminator";
        }

        ParameterSpec parameter() {
            return ParameterSpec.builder(discriminatorType, "discriminator").build();
        }

        /** Whether some values of the discriminator select no branch. */
        boolean implicitDefault() {
            return union.cases().stream().noneMatch(UnionCase::isDefault)
                    && BigInteger.valueOf(labels(null).size()).compareTo(values()) < 0;
        }

        /** How many values the discriminator's type has. */
        private BigInteger values() {
            if (enumeration != null) {
                return BigInteger.valueOf(enumeration.enumerators().size());
            }
            switch ((BasicType) discriminator) {
                case BOOLEAN:
                    return BigInteger.TWO;
                case CHAR:
                case OCTET:
                    return BigInteger.ONE.shiftLeft(8);
                case SHORT:
                case UNSIGNED_SHORT:
                case WCHAR:
                    return BigInteger.ONE.shiftLeft(16);
                case LONG:
                case UNSIGNED_LONG:
                    return BigInteger.ONE.shiftLeft(32);
                default:
                    return BigInteger.ONE.shiftLeft(64);
            }
        }

        /** The labels of one branch, or of all. */
        private List<ConstantValue> labels(UnionCase only) {
            List<ConstantValue> values = new ArrayList<>();
            for (UnionCase each : union.cases()) {
                if (only == null || each == only) {
                    for (UnionLabel label : each.labels()) {
                        if (label instanceof UnionLabel.Case value) {
                            values.add(value.value());
                        }
                    }
                }
            }
            return values;
        }

        /** A condition that holds when the variable selects another branch, or none. */
        CodeBlock rejects(UnionCase branch, String variable) {
            List<ConstantValue> own = labels(branch);
            if (!branch.isDefault()) {
                return own.size() == 1
                        ? compare(own, variable, "!=", "")
                        : CodeBlock.of("($L)", compare(own, variable, "!=", "$W&& "));
            }
            List<ConstantValue> others = new ArrayList<>(labels(null));
            others.removeAll(own);
            return others.isEmpty() ? CodeBlock.of("false") : isOneOf(others, variable);
        }

        /** A condition that holds when the variable is one of the branch's own labels. */
        CodeBlock selects(UnionCase branch, String variable) {
            return isOneOf(labels(branch), variable);
        }

        CodeBlock anyLabel(String variable) {
            return isOneOf(labels(null), variable);
        }

        private CodeBlock isOneOf(List<ConstantValue> values, String variable) {
            return compare(values, variable, "==", "$W|| ");
        }

        private CodeBlock compare(
                List<ConstantValue> values, String variable, String operator, String separator) {
            List<CodeBlock> tests = new ArrayList<>();
            for (ConstantValue value : values) {
                tests.add(CodeBlock.of("$L $L $L", variable, operator, literal(value)));
            }
            return CodeBlock.join(tests, separator);
        }

        private CodeBlock literal(ConstantValue value) {
            return Literals.of(value, discriminator, target.names);
        }

        /** The discriminator that the simple modifier sets: the first label, or an unused one. */
        CodeBlock first(UnionCase branch) {
            List<ConstantValue> own = labels(branch);
            return own.isEmpty() ? unused() : literal(own.get(0));
        }

        /** The smallest value that is no label. */
        CodeBlock unused() {
            Set<ConstantValue> taken = new HashSet<>(labels(null));
            int limit = values().min(BigInteger.valueOf(Integer.MAX_VALUE)).intValue();
            ConstantValue at = value(0);
            for (int i = 1; taken.contains(at) && i < limit; i++) {
                at = value(i);
            }
            return literal(at);
        }

        private ConstantValue value(int position) {
            if (enumeration != null) {
                return new EnumValue(
                        enumeration.name(), enumeration.enumerators().get(position).name());
            } else if (discriminator == BasicType.BOOLEAN) {
                return new BooleanValue(position == 1);
            } else if (discriminator == BasicType.CHAR || discriminator == BasicType.WCHAR) {
                return new CharValue((char) position);
            }
            return IntegerValue.of(position);
        }

        /** A switch, or ifs where Java has no switch over the discriminator's type. */
        void choose(
                MethodSpec.Builder method,
                java.util.function.Function<UnionCase, CodeBlock> statement,
                CodeBlock otherwise) {
            boolean isSwitch =
                    discriminatorType != TypeName.BOOLEAN && discriminatorType != TypeName.LONG;
            if (isSwitch) {
                method.beginControlFlow(
                        enumeration == null
                                ? "switch (discriminator)"
                                : "switch (discriminator.value())");
                for (UnionCase each : union.cases()) {
                    addCase(method, each, statement.apply(each));
                }
                boolean hasDefault = union.cases().stream().anyMatch(UnionCase::isDefault);
                if (!hasDefault && implicitDefault() && otherwise != null) {
                    method.addCode("default:\n$>$L;\nbreak;\n$<", otherwise);
                } else if (!hasDefault) {
                    method.addCode("default:\n$>break;\n$<");
                }
                method.endControlFlow();
                return;
            }
            UnionCase last = null;
            boolean first = true;
            for (UnionCase each : union.cases()) {
                if (each.isDefault()) {
                    last = each;
                    continue;
                }
                CodeBlock test = selects(each, "discriminator");
                if (first) {
                    method.beginControlFlow("if ($L)", test);
                } else {
                    method.nextControlFlow("else if ($L)", test);
                }
                first = false;
                method.addStatement(statement.apply(each));
            }
            CodeBlock rest =
                    last != null ? statement.apply(last) : implicitDefault() ? otherwise : null;
            if (first) {
                method.addStatement(rest);
                return;
            }
            if (rest != null) {
                method.nextControlFlow("else").addStatement(rest);
            }
            method.endControlFlow();
        }

        private void addCase(MethodSpec.Builder method, UnionCase branch, CodeBlock statement) {
            for (UnionLabel label : branch.labels()) {
                if (label instanceof UnionLabel.Case value) {
                    method.addCode("case $L:\n", caseLabel(value.value()));
                } else {
                    method.addCode("default:\n");
                }
            }
            method.addCode("$>$L;\nbreak;\n$<", statement);
        }

        private CodeBlock caseLabel(ConstantValue value) {
            if (value instanceof EnumValue enumerator) {
                return CodeBlock.of(
                        "$T._$L", discriminatorType, JavaNames.identifier(enumerator.enumerator()));
            }
            return literal(value);
        }
    }
}
