package org.zenorb.idl.emit.source;

import java.util.ArrayList;
import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * What every declaration can have before its name: modifiers, annotations, a comment. Owner: who
 * made it.
 *
 * @param <B> the builder that extends it, which its methods return
 */
abstract class DescribedBuilder<B extends DescribedBuilder<B>> {

    final List<AnnotationSpec> annotations = new ArrayList<>(1);
    int modifiers;

    /** Null where nothing was said. */
    private CodeBlock.Builder javadoc;

    abstract B self();

    public B addModifiers(Modifier... more) {
        modifiers |= Modifiers.of(more);
        return self();
    }

    public B addAnnotation(AnnotationSpec annotation) {
        annotations.add(annotation);
        return self();
    }

    public B addAnnotation(Class<?> annotation) {
        return addAnnotation(AnnotationSpec.builder(annotation).build());
    }

    public B addJavadoc(String format, Object... arguments) {
        return addJavadoc(CodeBlock.of(format, arguments));
    }

    public B addJavadoc(CodeBlock text) {
        if (javadoc == null) {
            javadoc = CodeBlock.builder();
        }
        javadoc.add(text);
        return self();
    }

    /** The comment; null where there is none. */
    CodeBlock javadoc() {
        return javadoc == null ? null : javadoc.build();
    }
}
