package org.zenorb.idl.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Everything one run read: source files and definitions in order of appearance, and the way from a
 * name to its definition.
 *
 * <p>Guarantee: {@link #find} takes constant time; every name that a definition uses can be found
 * (the resolver saw to it), so {@link #require} throws only on a bug. Thread: any.
 */
public final class Specification {

    private final List<SourceFile> files;
    private final List<Definition> definitions;
    private final Map<ScopedName, Definition> byName = new HashMap<>();

    /** Of interfaces that were asked about; each has one list, so threads that race do no harm. */
    private final Map<ScopedName, List<InterfaceDef>> ancestors = new ConcurrentHashMap<>();

    public Specification(List<SourceFile> files, List<Definition> definitions) {
        this.files = List.copyOf(files);
        this.definitions = List.copyOf(definitions);
        index(this.definitions);
    }

    public List<SourceFile> files() {
        return files;
    }

    /** The definitions at file scope, in order; modules hold the others. */
    public List<Definition> definitions() {
        return definitions;
    }

    /** The definition with that name; for a reopened module its first opening. */
    public Optional<Definition> find(ScopedName name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The definition with that name, of that kind. */
    public <D extends Definition> D require(ScopedName name, Class<D> kind) {
        Definition found = byName.get(name);
        if (!kind.isInstance(found)) {
            throw new IllegalArgumentException(
                    name + " is not a " + kind.getSimpleName() + " of this specification");
        }
        return kind.cast(found);
    }

    /** The type behind all typedefs: never a {@code NamedType} that leads to a typedef. */
    public TypeRef unalias(TypeRef type) {
        TypeRef at = type;
        while (at instanceof TypeRef.NamedType named
                && byName.get(named.name()) instanceof TypedefDef typedef) {
            at = typedef.type();
        }
        return at;
    }

    /** All interfaces that this one inherits from, nearest first, each once, itself not. */
    public List<InterfaceDef> ancestors(InterfaceDef of) {
        if (of.bases().isEmpty()) {
            return List.of();
        }
        List<InterfaceDef> known = ancestors.get(of.name());
        if (known == null) {
            known = findAncestors(of);
            ancestors.put(of.name(), known);
        }
        return known;
    }

    private List<InterfaceDef> findAncestors(InterfaceDef of) {
        Map<ScopedName, InterfaceDef> found = new LinkedHashMap<>();
        List<InterfaceDef> level = bases(of);
        while (!level.isEmpty()) {
            List<InterfaceDef> next = new ArrayList<>();
            for (InterfaceDef base : level) {
                if (found.putIfAbsent(base.name(), base) == null) {
                    next.addAll(bases(base));
                }
            }
            level = next;
        }
        return List.copyOf(found.values());
    }

    private List<InterfaceDef> bases(InterfaceDef of) {
        List<InterfaceDef> bases = new ArrayList<>();
        for (ScopedName base : of.bases()) {
            bases.add(require(base, InterfaceDef.class));
        }
        return bases;
    }

    private void index(List<Definition> scope) {
        for (Definition each : scope) {
            byName.putIfAbsent(each.name(), each);
            index(each.contents());
        }
    }
}
