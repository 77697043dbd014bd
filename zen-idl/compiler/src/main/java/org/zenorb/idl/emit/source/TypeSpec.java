package org.zenorb.idl.emit.source;

import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * A class or interface with its members, which are written in the order: static fields, fields,
 * constructors, methods, types. Thread: any; immutable.
 */
public final class TypeSpec {

    private static final int FIELDS_OF_INTERFACES =
            Modifiers.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
    private static final int METHODS_OF_INTERFACES =
            Modifiers.of(Modifier.PUBLIC, Modifier.ABSTRACT);
    private static final int TYPES_OF_INTERFACES = Modifiers.of(Modifier.PUBLIC, Modifier.STATIC);

    private final boolean isInterface;
    private final String name;
    private final int modifiers;
    private final List<AnnotationSpec> annotations;
    private final CodeBlock javadoc;
    private final TypeName superclass;
    private final List<TypeName> superinterfaces;
    private final List<FieldSpec> fields;
    private final List<MethodSpec> methods;
    private final List<TypeSpec> types;

    private TypeSpec(Builder builder) {
        this.isInterface = builder.isInterface;
        this.name = builder.name;
        this.modifiers = builder.modifiers;
        this.annotations = builder.annotations;
        this.javadoc = builder.javadoc == null ? null : builder.javadoc.build();
        this.superclass = builder.superclass;
        this.superinterfaces = builder.superinterfaces;
        this.fields = builder.fields;
        this.methods = builder.methods;
        this.types = builder.types;
    }

    public static Builder classBuilder(ClassName name) {
        return classBuilder(name.simpleName());
    }

    public static Builder classBuilder(String name) {
        return new Builder(false, name);
    }

    public static Builder interfaceBuilder(ClassName name) {
        return interfaceBuilder(name.simpleName());
    }

    public static Builder interfaceBuilder(String name) {
        return new Builder(true, name);
    }

    public String name() {
        return name;
    }

    List<TypeSpec> types() {
        return types;
    }

    /**
     * @param implicit modifiers that are not written here
     */
    void writeTo(SourceWriter out, int implicit) {
        writeHead(out, implicit);
        out.line(" {");
        out.lines().indent(1);
        boolean first = true;
        for (int pass = 0; pass < 2; pass++) {
            for (FieldSpec each : fields) {
                if (each.isStatic() == (pass == 0)) {
                    first = separate(out, first);
                    each.writeTo(out, isInterface ? FIELDS_OF_INTERFACES : 0);
                }
            }
        }
        for (int pass = 0; pass < 2; pass++) {
            for (MethodSpec each : methods) {
                if (each.isConstructor() == (pass == 0)) {
                    first = separate(out, first);
                    int unwritten = isInterface ? METHODS_OF_INTERFACES : 0;
                    if (each.isShared()) {
                        out.sharedMethod(each, name, unwritten);
                    } else {
                        each.writeTo(out, name, unwritten);
                    }
                }
            }
        }
        for (TypeSpec each : types) {
            first = separate(out, first);
            each.writeTo(out, isInterface ? TYPES_OF_INTERFACES : 0);
        }
        out.lines().indent(-1);
        out.line("}");
    }

    private void writeHead(SourceWriter out, int implicit) {
        out.javadoc(javadoc);
        AnnotationSpec.writeAll(annotations, out);
        Modifiers.write(modifiers & ~implicit, out);
        out.word(isInterface ? "interface " : "class ");
        out.word(name);
        if (superclass != null) {
            out.lines().mayBreak(true);
            out.word("extends ");
            out.type(superclass);
        }
        for (int i = 0; i < superinterfaces.size(); i++) {
            if (i > 0) {
                out.word(",");
            }
            out.lines().mayBreak(true);
            if (i == 0) {
                out.word(isInterface ? "extends " : "implements ");
            }
            out.type(superinterfaces.get(i));
        }
    }

    private static boolean separate(SourceWriter out, boolean first) {
        if (!first) {
            out.lines().newLine();
        }
        return false;
    }

    /** Collects members. Owner: who made it. */
    public static final class Builder {

        private final boolean isInterface;
        private final String name;
        private final List<AnnotationSpec> annotations = new ArrayList<>(1);
        private final List<TypeName> superinterfaces = new ArrayList<>(4);
        private final List<FieldSpec> fields = new ArrayList<>();
        private final List<MethodSpec> methods = new ArrayList<>();
        private final List<TypeSpec> types = new ArrayList<>(1);
        private int modifiers;
        private CodeBlock.Builder javadoc;
        private TypeName superclass;

        private Builder(boolean isInterface, String name) {
            this.isInterface = isInterface;
            this.name = name;
        }

        public Builder addModifiers(Modifier... more) {
            modifiers |= Modifiers.of(more);
            return this;
        }

        public Builder addAnnotation(AnnotationSpec annotation) {
            annotations.add(annotation);
            return this;
        }

        public Builder addAnnotation(Class<?> annotation) {
            return addAnnotation(AnnotationSpec.builder(annotation).build());
        }

        public Builder addJavadoc(String format, Object... arguments) {
            return addJavadoc(CodeBlock.of(format, arguments));
        }

        public Builder addJavadoc(CodeBlock text) {
            if (javadoc == null) {
                javadoc = CodeBlock.builder();
            }
            javadoc.add(text);
            return this;
        }

        public Builder superclass(TypeName type) {
            superclass = type;
            return this;
        }

        public Builder superclass(Class<?> type) {
            return superclass(TypeName.get(type));
        }

        public Builder addSuperinterface(TypeName type) {
            superinterfaces.add(type);
            return this;
        }

        public Builder addSuperinterface(Class<?> type) {
            return addSuperinterface(TypeName.get(type));
        }

        public Builder addField(FieldSpec field) {
            fields.add(field);
            return this;
        }

        public Builder addField(TypeName type, String called, Modifier... with) {
            return addField(FieldSpec.builder(type, called, with).build());
        }

        public Builder addField(Class<?> type, String called, Modifier... with) {
            return addField(TypeName.get(type), called, with);
        }

        public Builder addMethod(MethodSpec method) {
            methods.add(method);
            return this;
        }

        public Builder addMethods(Iterable<MethodSpec> several) {
            several.forEach(methods::add);
            return this;
        }

        /** A nested type. */
        public Builder addType(TypeSpec type) {
            types.add(type);
            return this;
        }

        /** To be called once, at the end. */
        public TypeSpec build() {
            return new TypeSpec(this);
        }
    }
}
