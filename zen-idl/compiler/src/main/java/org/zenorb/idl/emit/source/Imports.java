package org.zenorb.idl.emit.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Decides how each class is called within one file: the first class of a simple name gets the
 * import, all others of that name are written with their package.
 *
 * <p>Guarantee: a simple name means the same class wherever it stands in the file. The types of the
 * file itself come first, then classes of its package, which no import may hide. Such a class can
 * turn up after another of the same name was imported already: then {@link #wasWrong} says so and
 * the file has to be written once more, which this time goes right. Owner: the writer of the file.
 */
final class Imports {

    private static final String JAVA_LANG = "java.lang";

    private final String packageName;
    private final Set<String> qualified;

    /** Simple names of the file's package that an import got hold of before they were met. */
    private final Set<String> kept = new HashSet<>();

    private final Map<String, ClassName> names = new HashMap<>();
    private boolean wrong;

    /**
     * @param qualified simple names that are never imported
     */
    Imports(String packageName, Set<String> qualified) {
        this.packageName = packageName;
        this.qualified = qualified;
    }

    /** Begins the file, or begins it again. */
    void begin(TypeSpec type) {
        names.clear();
        wrong = false;
        for (String each : kept) {
            names.put(each, ClassName.get(packageName, each));
        }
        ClassName name = ClassName.get(packageName, type.name());
        names.put(type.name(), name);
        declare(type, name);
    }

    /** Whether a name was written that another class of the package should have had. */
    boolean wasWrong() {
        return wrong;
    }

    /** How the class is to be written. */
    String nameOf(ClassName type) {
        ClassName enclosing = type.enclosingClassName();
        String simple = type.simpleName();
        ClassName known = names.get(simple);
        if (known != null && known.equals(type)) {
            return simple;
        }
        if (enclosing != null) {
            return nameOf(enclosing) + "." + simple;
        }
        if (type.packageName().equals(packageName)) {
            if (known != null) {
                if (!known.packageName().equals(packageName)) {
                    wrong = true;
                    kept.add(simple);
                }
                return type.canonicalName();
            }
        } else if (known != null || type.packageName().isEmpty() || qualified.contains(simple)) {
            return type.canonicalName();
        }
        names.put(simple, type);
        return simple;
    }

    /**
     * The classes to be imported, in order.
     *
     * @param javaLang whether classes of java.lang are among them
     */
    List<String> all(boolean javaLang) {
        List<String> all = new ArrayList<>();
        for (ClassName each : names.values()) {
            if (!each.packageName().equals(packageName)
                    && (javaLang || !each.packageName().equals(JAVA_LANG))) {
                all.add(each.canonicalName());
            }
        }
        all.sort(null);
        return all;
    }

    private void declare(TypeSpec type, ClassName name) {
        for (Member each : type.members()) {
            if (each instanceof TypeSpec inner) {
                ClassName nested = name.nestedClass(inner.name());
                names.putIfAbsent(inner.name(), nested);
                declare(inner, nested);
            }
        }
    }
}
