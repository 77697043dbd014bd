package org.zenorb.idl.ami;

import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.ScopedName;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Which names are taken in which scope, enumerators among them; IDL compares names without regard
 * to case. Owner: one run of the pass.
 */
final class ScopeNames {

    private final Map<ScopedName, Set<String>> taken = new HashMap<>();

    ScopeNames(List<Definition> definitions) {
        addAll(definitions);
    }

    private void addAll(List<Definition> definitions) {
        for (Definition each : definitions) {
            take(each.name().container(), each.name().simpleName());
            if (each instanceof EnumDef enumeration) {
                for (EnumDef.Enumerator value : enumeration.enumerators()) {
                    take(each.name().container(), value.name());
                }
            }
            addAll(each.contents());
        }
    }

    /** Takes a name; false when it is taken already. */
    boolean take(ScopedName scope, String name) {
        return taken.computeIfAbsent(scope, key -> new HashSet<>()).add(key(name));
    }

    /** The names of that scope, in lower case. */
    Set<String> of(ScopedName scope) {
        return taken.getOrDefault(scope, Set.of());
    }

    /** What is compared. */
    static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
