package org.zenorb.idl.emit.source;

import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

/** A field. Thread: any; immutable. */
public final class FieldSpec implements Member {

    private static final int OF_INTERFACES =
            Modifiers.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);

    private final TypeName type;
    private final String name;
    private final int modifiers;
    private final List<AnnotationSpec> annotations;
    private final CodeBlock javadoc;
    private final CodeBlock initializer;

    private FieldSpec(Builder builder) {
        this.type = builder.type;
        this.name = builder.name;
        this.modifiers = builder.modifiers;
        this.annotations = builder.annotations;
        this.javadoc = builder.javadoc == null ? null : builder.javadoc.build();
        this.initializer = builder.initializer;
    }

    public static Builder builder(TypeName type, String name, Modifier... modifiers) {
        return new Builder(type, name, Modifiers.of(modifiers));
    }

    public static Builder builder(Class<?> type, String name, Modifier... modifiers) {
        return builder(TypeName.get(type), name, modifiers);
    }

    public String name() {
        return name;
    }

    public TypeName type() {
        return type;
    }

    @Override
    public Kind kind() {
        return Modifiers.has(modifiers, Modifier.STATIC) ? Kind.STATIC_FIELD : Kind.FIELD;
    }

    @Override
    public void writeTo(SourceWriter out, String enclosing, boolean inInterface) {
        out.javadoc(javadoc);
        AnnotationSpec.writeAll(annotations, out);
        Modifiers.write(inInterface ? modifiers & ~OF_INTERFACES : modifiers, out);
        out.type(type);
        out.word(" ");
        out.word(name);
        if (initializer != null) {
            out.word(" = ");
            out.code(initializer);
        }
        out.line(";");
    }

    /** Collects what belongs to it. Owner: who made it. */
    public static final class Builder {

        private final TypeName type;
        private final String name;
        private final List<AnnotationSpec> annotations = new ArrayList<>(1);
        private int modifiers;
        private CodeBlock.Builder javadoc;
        private CodeBlock initializer;

        private Builder(TypeName type, String name, int modifiers) {
            this.type = type;
            this.name = name;
            this.modifiers = modifiers;
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

        public Builder initializer(String format, Object... arguments) {
            return initializer(CodeBlock.of(format, arguments));
        }

        public Builder initializer(CodeBlock value) {
            initializer = value;
            return this;
        }

        /** To be called once, at the end. */
        public FieldSpec build() {
            return new FieldSpec(this);
        }
    }
}
