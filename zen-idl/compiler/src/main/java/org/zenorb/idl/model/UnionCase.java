package org.zenorb.idl.model;

import java.util.List;

/**
 * One branch of a union.
 *
 * @param labels at least one, in order of appearance
 */
public record UnionCase(
        List<UnionLabel> labels,
        String name,
        TypeRef type,
        SourcePosition position,
        String documentation,
        List<Annotation> annotations) {

    public UnionCase {
        labels = List.copyOf(labels);
        annotations = List.copyOf(annotations);
    }

    /** Without annotations. */
    public UnionCase(
            List<UnionLabel> labels,
            String name,
            TypeRef type,
            SourcePosition position,
            String documentation) {
        this(labels, name, type, position, documentation, List.of());
    }

    /** Whether {@code default:} is among the labels. */
    public boolean isDefault() {
        return labels.contains(UnionLabel.DEFAULT);
    }
}
