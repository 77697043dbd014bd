package org.zenorb.idl.emit.source;

import java.util.ArrayList;
import java.util.List;

/** An annotation at its place. Thread: any; immutable. */
public final class AnnotationSpec {

    static final AnnotationSpec OVERRIDE = builder(Override.class).build();

    private final TypeName type;
    private final List<String> names;
    private final List<CodeBlock> values;

    private AnnotationSpec(Builder builder) {
        this.type = builder.type;
        this.names = builder.names;
        this.values = builder.values;
    }

    public static Builder builder(Class<?> type) {
        return builder(ClassName.get(type));
    }

    public static Builder builder(ClassName type) {
        return new Builder(type);
    }

    /** Writes it on the line that is open. */
    void writeTo(SourceWriter out) {
        out.word("@");
        out.type(type);
        if (names.isEmpty()) {
            return;
        }
        out.word("(");
        boolean alone = names.size() == 1 && names.get(0).equals("value");
        for (int i = 0; i < names.size(); i++) {
            out.word(i == 0 ? "" : ", ");
            if (!alone) {
                out.word(names.get(i));
                out.word(" = ");
            }
            out.code(values.get(i));
        }
        out.word(")");
    }

    static void writeAll(List<AnnotationSpec> annotations, SourceWriter out) {
        for (AnnotationSpec each : annotations) {
            each.writeTo(out);
            out.line("");
        }
    }

    /** Collects members. Owner: who made it. */
    public static final class Builder {

        private final TypeName type;
        private final List<String> names = new ArrayList<>(1);
        private final List<CodeBlock> values = new ArrayList<>(1);

        private Builder(TypeName type) {
            this.type = type;
        }

        public Builder addMember(String name, String format, Object... arguments) {
            names.add(name);
            values.add(CodeBlock.of(format, arguments));
            return this;
        }

        /** To be called once, at the end. */
        public AnnotationSpec build() {
            return new AnnotationSpec(this);
        }
    }
}
