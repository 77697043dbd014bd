package org.zenorb.idl.emit.source;

import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * A class or interface with its members, which are written in the order: static fields, fields,
 * constructors, methods, types. Thread: any; immutable.
 */
public final class TypeSpec implements Member {

    private static final int OF_INTERFACES = Modifiers.of(Modifier.PUBLIC, Modifier.STATIC);

    private final boolean isInterface;
    private final String name;
    private final int modifiers;
    private final List<AnnotationSpec> annotations;
    private final CodeBlock javadoc;
    private final TypeName superclass;
    private final List<TypeName> superinterfaces;
    private final List<Member> members;

    private TypeSpec(Builder builder) {
        this.isInterface = builder.isInterface;
        this.name = builder.name;
        this.modifiers = builder.modifiers;
        this.annotations = builder.annotations;
        this.javadoc = builder.javadoc == null ? null : builder.javadoc.build();
        this.superclass = builder.superclass;
        this.superinterfaces = builder.superinterfaces;
        this.members = builder.members;
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

    List<Member> members() {
        return members;
    }

    @Override
    public Kind kind() {
        return Kind.TYPE;
    }

    @Override
    public void writeTo(SourceWriter out, String enclosing, boolean inInterface) {
        writeHead(out, inInterface);
        out.line(" {");
        out.lines().indent(1);
        boolean first = true;
        for (Member each : members) {
            if (!first) {
                out.lines().newLine();
            }
            first = false;
            each.writeTo(out, name, isInterface);
        }
        out.lines().indent(-1);
        out.line("}");
    }

    private void writeHead(SourceWriter out, boolean inInterface) {
        out.javadoc(javadoc);
        AnnotationSpec.writeAll(annotations, out);
        Modifiers.write(inInterface ? modifiers & ~OF_INTERFACES : modifiers, out);
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

    /** Collects members. Owner: who made it. */
    public static final class Builder {

        private final boolean isInterface;
        private final String name;
        private final List<AnnotationSpec> annotations = new ArrayList<>(1);
        private final List<TypeName> superinterfaces = new ArrayList<>(4);

        /** In the order of their kinds, and of one kind as they came. */
        private final List<Member> members = new ArrayList<>();

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
            return add(field);
        }

        public Builder addField(TypeName type, String called, Modifier... with) {
            return addField(FieldSpec.builder(type, called, with).build());
        }

        public Builder addField(Class<?> type, String called, Modifier... with) {
            return addField(TypeName.get(type), called, with);
        }

        public Builder addMethod(MethodSpec method) {
            return add(method);
        }

        public Builder addMethods(Iterable<MethodSpec> several) {
            several.forEach(this::add);
            return this;
        }

        /**
         * Members as text, whole and with a blank line between: the way for what every class of its
         * kind has in the same shape. They stand where methods stand.
         *
         * @param format ends with a line break
         */
        public Builder addMembers(String format, Object... arguments) {
            return add(new CodeMember(CodeBlock.of(format, arguments)));
        }

        /** A member as text. The code must end with a line break; nothing can be added to it. */
        public Builder addMember(CodeBlock.Builder code) {
            return add(new CodeMember(code.last()));
        }

        /** A nested type. */
        public Builder addType(TypeSpec type) {
            return add(type);
        }

        private Builder add(Member member) {
            int at = members.size();
            while (at > 0 && members.get(at - 1).kind().compareTo(member.kind()) > 0) {
                at--;
            }
            members.add(at, member);
            return this;
        }

        /** To be called once, at the end. */
        public TypeSpec build() {
            return new TypeSpec(this);
        }
    }
}
