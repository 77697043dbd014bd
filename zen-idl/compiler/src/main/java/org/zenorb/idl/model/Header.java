package org.zenorb.idl.model;

import java.util.List;
import java.util.Objects;

/**
 * What every definition has.
 *
 * @param name absolute name; its container is {@link ScopedName#container()}
 * @param repositoryId complete, for example {@code IDL:omg.org/CORBA/Policy:1.0}
 * @param position of the definition's identifier
 * @param documentation the text of the comment {@code /** ... }{@code *}{@code /} before it,
 *     without the marks and the leading asterisks; empty where there is none
 * @param annotations those before it, in order
 * @param emit whether output is wanted for it: true in main files, false in included ones
 */
public record Header(
        ScopedName name,
        String repositoryId,
        SourcePosition position,
        String documentation,
        List<Annotation> annotations,
        boolean emit) {

    public Header {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(repositoryId, "repositoryId");
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(documentation, "documentation");
        annotations = List.copyOf(annotations);
    }

    /** Without annotations. */
    public Header(
            ScopedName name,
            String repositoryId,
            SourcePosition position,
            String documentation,
            boolean emit) {
        this(name, repositoryId, position, documentation, List.of(), emit);
    }
}
