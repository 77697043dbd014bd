package org.zenorb.idl.emit.source;

import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

/** A method or constructor. Thread: any; immutable. */
public final class MethodSpec implements Member {

    private static final String CONSTRUCTOR = "<init>";
    private static final int OF_INTERFACES = Modifiers.of(Modifier.PUBLIC, Modifier.ABSTRACT);

    private final String name;
    private final int modifiers;
    private final List<AnnotationSpec> annotations;
    private final CodeBlock javadoc;
    private final TypeName result;
    private final List<ParameterSpec> parameters;
    private final boolean varargs;
    private final List<TypeName> exceptions;
    private final CodeBlock code;
    private final boolean isShared;

    private MethodSpec(Builder builder, boolean isShared) {
        this.name = builder.name;
        this.modifiers = builder.modifiers;
        this.annotations = builder.annotations;
        this.javadoc = builder.javadoc == null ? null : builder.javadoc.build();
        this.result = builder.result;
        this.parameters = builder.parameters;
        this.varargs = builder.varargs;
        this.exceptions = builder.exceptions;
        this.code = builder.code.last();
        this.isShared = isShared;
    }

    /** A method that returns nothing, until it is said what. */
    public static Builder methodBuilder(String name) {
        return new Builder(name, TypeName.VOID);
    }

    public static Builder constructorBuilder() {
        return new Builder(CONSTRUCTOR, null);
    }

    public String name() {
        return name;
    }

    @Override
    public Kind kind() {
        return isConstructor() ? Kind.CONSTRUCTOR : Kind.METHOD;
    }

    public boolean isConstructor() {
        return result == null;
    }

    @Override
    public void writeTo(SourceWriter out, String enclosing, boolean inInterface) {
        if (isShared) {
            out.sharedMethod(this, enclosing, inInterface);
        } else {
            write(out, enclosing, inInterface);
        }
    }

    /** Writes it anew, also where many classes have this very method. */
    void write(SourceWriter out, String enclosing, boolean inInterface) {
        out.javadoc(javadoc);
        AnnotationSpec.writeAll(annotations, out);
        Modifiers.write(inInterface ? modifiers & ~OF_INTERFACES : modifiers, out);
        if (isConstructor()) {
            out.word(enclosing);
        } else {
            out.type(result);
            out.word(" ");
            out.word(name);
        }
        out.word("(");
        writeParameters(out);
        out.word(")");
        writeExceptions(out);
        if (Modifiers.has(modifiers, Modifier.ABSTRACT)
                || Modifiers.has(modifiers, Modifier.NATIVE)) {
            out.line(";");
            return;
        }
        out.line(" {");
        out.lines().indent(1);
        out.code(code);
        if (!out.lines().isAtLineStart()) {
            out.lines().newLine();
        }
        out.lines().indent(-1);
        out.line("}");
    }

    private void writeParameters(SourceWriter out) {
        out.lines().mayBreak(false);
        int last = parameters.size() - 1;
        for (int i = 0; i <= last; i++) {
            if (i > 0) {
                out.word(",");
                out.lines().mayBreak(true);
            }
            parameters.get(i).writeTo(out, varargs && i == last);
        }
    }

    private void writeExceptions(SourceWriter out) {
        for (int i = 0; i < exceptions.size(); i++) {
            if (i == 0) {
                out.lines().mayBreak(true);
                out.word("throws");
            } else {
                out.word(",");
            }
            out.lines().mayBreak(true);
            out.type(exceptions.get(i));
        }
    }

    /** Collects what belongs to it. Owner: who made it. */
    public static final class Builder {

        private final String name;
        private final List<ParameterSpec> parameters = new ArrayList<>(4);

        /** Most methods have one, or none. */
        private List<AnnotationSpec> annotations = List.of();

        /** Most methods have none. */
        private List<TypeName> exceptions = List.of();

        private final CodeBlock.Builder code = CodeBlock.builder();
        private int modifiers;
        private CodeBlock.Builder javadoc;
        private TypeName result;
        private boolean varargs;

        private Builder(String name, TypeName result) {
            this.name = name;
            this.result = result;
        }

        public Builder addModifiers(Modifier... more) {
            modifiers |= Modifiers.of(more);
            return this;
        }

        public Builder addAnnotation(AnnotationSpec annotation) {
            annotations = longer(annotations, annotation);
            return this;
        }

        public Builder addAnnotation(Class<?> annotation) {
            return addAnnotation(
                    annotation == Override.class
                            ? AnnotationSpec.OVERRIDE
                            : AnnotationSpec.builder(annotation).build());
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

        public Builder returns(TypeName type) {
            result = type;
            return this;
        }

        public Builder returns(Class<?> type) {
            return returns(TypeName.get(type));
        }

        public Builder addParameter(ParameterSpec parameter) {
            parameters.add(parameter);
            return this;
        }

        public Builder addParameter(TypeName type, String called, Modifier... with) {
            return addParameter(ParameterSpec.builder(type, called, with).build());
        }

        public Builder addParameter(Class<?> type, String called, Modifier... with) {
            return addParameter(TypeName.get(type), called, with);
        }

        /** The last parameter, an array, takes any number of arguments. */
        public Builder varargs(boolean variable) {
            varargs = variable;
            return this;
        }

        public Builder addException(TypeName exception) {
            exceptions = longer(exceptions, exception);
            return this;
        }

        public Builder addException(Class<?> exception) {
            return addException(TypeName.get(exception));
        }

        /** The code as far as it was added; what is added there stands in the method too. */
        public CodeBlock.Builder code() {
            return code;
        }

        public Builder addCode(String format, Object... arguments) {
            code.add(format, arguments);
            return this;
        }

        public Builder addCode(CodeBlock block) {
            code.add(block);
            return this;
        }

        /** A comment on a line of its own. */
        public Builder addComment(String format, Object... arguments) {
            code.add("// ").add(format, arguments).add("\n");
            return this;
        }

        public Builder addStatement(String format, Object... arguments) {
            code.addStatement(format, arguments);
            return this;
        }

        public Builder addStatement(CodeBlock statement) {
            code.addStatement(statement);
            return this;
        }

        public Builder beginControlFlow(String format, Object... arguments) {
            code.beginControlFlow(format, arguments);
            return this;
        }

        public Builder nextControlFlow(String format, Object... arguments) {
            code.nextControlFlow(format, arguments);
            return this;
        }

        public Builder endControlFlow() {
            code.endControlFlow();
            return this;
        }

        public Builder endControlFlow(String format, Object... arguments) {
            code.endControlFlow(format, arguments);
            return this;
        }

        private static <E> List<E> longer(List<E> list, E last) {
            if (list.isEmpty()) {
                return List.of(last);
            }
            List<E> all = new ArrayList<>(list);
            all.add(last);
            return all;
        }

        /** To be called once, at the end. */
        public MethodSpec build() {
            return new MethodSpec(this, false);
        }

        /** A method that many classes have alike; to be called once for all of them. */
        public MethodSpec buildShared() {
            return new MethodSpec(this, true);
        }
    }
}
