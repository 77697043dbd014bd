package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.SourceMap;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Symbol;

/** Makes what every definition of the model has. Thread: the compilation's. */
final class Headers {

    private final Resolution resolution;
    private final RepositoryIds ids;
    private final SourceMap sources;
    private final boolean emitAll;
    private final AnnotationValues annotations;

    private Headers(
            Resolution resolution,
            RepositoryIds ids,
            SourceMap sources,
            boolean emitAll,
            AnnotationValues annotations) {
        this.resolution = resolution;
        this.ids = ids;
        this.sources = sources;
        this.emitAll = emitAll;
        this.annotations = annotations;
    }

    /**
     * For a tree, whose repository ids are settled here.
     *
     * @param emitAll whether included definitions want output too
     */
    static Headers of(
            Syntax.Tree tree,
            Resolution resolution,
            boolean emitAll,
            AnnotationValues annotations,
            Diagnostics diagnostics) {
        RepositoryIds ids = RepositoryIds.of(tree, resolution, diagnostics);
        return new Headers(resolution, ids, diagnostics.sources(), emitAll, annotations);
    }

    Header of(Syntax.Name name) {
        return of(name, null, null);
    }

    /** Of something that has a type. */
    Header of(Syntax.Name name, Syntax.Type written, TypeRef type) {
        return of(name, written, type, emitAll || sources.file(name.span().start()).main());
    }

    /** Of something that is only declared forward. */
    Header ofUndefined(Syntax.Name name) {
        return of(name, null, null, false);
    }

    private Header of(Syntax.Name name, Syntax.Type written, TypeRef type, boolean emit) {
        Symbol symbol = resolution.declared(name);
        return new Header(
                symbol.scopedName(),
                ids.of(symbol),
                sources.position(name.span()),
                name.documentation(),
                annotations.of(name.annotations(), written, type),
                emit);
    }
}
