package org.zenorb.idl.emit;

import org.zenorb.idl.model.ScopedName;

import java.util.HashMap;
import java.util.Map;

/**
 * Which Java package a scope of IDL gets. Thread: any.
 *
 * <p>In that order: a package named for exactly this module; else the package around it, and in it
 * the module's name or what replaces it. What comes out is translated last, subpackages included.
 * The OMG's own modules stand in {@code org.omg} unless they have a prefix of their own.
 *
 * @param prefix the package of everything at file scope that has no prefix of its own; empty for
 *     none
 * @param prefixes module or type at file scope to its prefix: {@code M} to {@code net.there} puts
 *     it into {@code net.there.M}
 * @param whole module, nested ones too, to its package, which wins over all prefixes
 * @param replacements name of a module, wherever it stands, to the packages that stand for it; at
 *     file scope without any prefix
 * @param translations Java package to the one that takes its place; the longest match wins
 */
record PackageMapping(
        String prefix,
        Map<String, String> prefixes,
        Map<ScopedName, String> whole,
        Map<String, String> replacements,
        Map<String, String> translations) {

    private static final String OMG = "org.omg";

    PackageMapping {
        prefixes = Map.copyOf(prefixes);
        whole = Map.copyOf(whole);
        replacements = Map.copyOf(replacements);
        translations = Map.copyOf(translations);
    }

    PackageMapping withPrefix(String changed) {
        return new PackageMapping(changed, prefixes, whole, replacements, translations);
    }

    PackageMapping withPrefix(String module, String changed) {
        return new PackageMapping(
                prefix, with(prefixes, module, changed), whole, replacements, translations);
    }

    PackageMapping withWhole(ScopedName module, String name) {
        return new PackageMapping(
                prefix, prefixes, with(whole, module, name), replacements, translations);
    }

    PackageMapping withReplacement(String module, String packages) {
        return new PackageMapping(
                prefix, prefixes, whole, with(replacements, module, packages), translations);
    }

    PackageMapping withTranslation(String from, String to) {
        return new PackageMapping(
                prefix, prefixes, whole, replacements, with(translations, from, to));
    }

    /**
     * The package of a type, constant or module called so at file scope.
     *
     * @param isOmgs whether it is one of the OMG's own modules
     */
    String atFileScope(String simpleName, boolean isOmgs) {
        return translated(around(simpleName, isOmgs));
    }

    /**
     * The package of what stands in a module.
     *
     * @param isOmgs whether the outermost module is one of the OMG's own
     */
    String ofModule(ScopedName module, boolean isOmgs) {
        return translated(untranslated(module, isOmgs));
    }

    private String around(String simpleName, boolean isOmgs) {
        return prefixes.getOrDefault(simpleName, isOmgs ? OMG : prefix);
    }

    private String untranslated(ScopedName module, boolean isOmgs) {
        String named = whole.get(module);
        if (named != null) {
            return named;
        }
        String simple = module.simpleName();
        String replaced = replacements.get(simple);
        ScopedName container = module.container();
        String last = replaced == null ? JavaNames.typeIdentifier(simple) : replaced;
        if (!container.isGlobal()) {
            // Around a module there are only modules.
            return joined(untranslated(container, isOmgs), last);
        }
        return replaced == null ? joined(around(simple, isOmgs), last) : replaced;
    }

    static String joined(String around, String last) {
        return around.isEmpty() ? last : around + "." + last;
    }

    private String translated(String name) {
        for (int end = name.length(); end > 0; end = name.lastIndexOf('.', end - 1)) {
            String other = translations.get(name.substring(0, end));
            if (other != null) {
                return other + name.substring(end);
            }
        }
        return name;
    }

    private static <K> Map<K, String> with(Map<K, String> map, K key, String value) {
        Map<K, String> more = new HashMap<>(map);
        more.put(key, value);
        return more;
    }
}
