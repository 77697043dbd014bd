package org.zenorb.idl;

import org.zenorb.idl.model.ScopedName;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The Java packages of a compilation. A module is in the package named like it, below that of the
 * module around it, unless one of these says otherwise; the OMG's own are below {@code org.omg}.
 * Start from {@link #DEFAULT}. Thread: any.
 *
 * @param prefix the package that all modules at file scope come to stand in; empty for none
 * @param prefixes the same for single modules or types at file scope
 * @param whole the whole package of a module, also a nested one: {@code A::B} to {@code com.x.b}
 * @param replacements what stands for modules of a name, wherever they are: JacORB's {@code
 *     -i2jpackage}
 * @param translations what stands for a Java package and those below it: idlj's {@code
 *     -pkgTranslate}
 */
public record JavaPackages(
        String prefix,
        Map<String, String> prefixes,
        Map<String, String> whole,
        Map<String, String> replacements,
        Map<String, String> translations) {

    /** Packages named like the modules. */
    public static final JavaPackages DEFAULT =
            new JavaPackages("", Map.of(), Map.of(), Map.of(), Map.of());

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern SCOPED_NAME =
            Pattern.compile("(::)?" + IDENTIFIER + "(::" + IDENTIFIER + ")*");

    /**
     * Checks names.
     *
     * @throws IllegalArgumentException where one is none; the message is for the user
     */
    public JavaPackages {
        if (!prefix.isEmpty()) {
            checkPackage(prefix);
        }
        // Sorted, so that equal mappings read the same.
        prefixes = sorted(prefixes);
        whole = sorted(whole);
        replacements = sorted(replacements);
        translations = sorted(translations);
        prefixes.keySet().forEach(each -> checkModule(each, IDENTIFIER));
        whole.keySet().forEach(each -> checkModule(each, SCOPED_NAME));
        replacements.keySet().forEach(each -> checkModule(each, IDENTIFIER));
        translations.keySet().forEach(JavaPackages::checkTranslated);
        prefixes.values().forEach(JavaPackages::checkPackage);
        whole.values().forEach(JavaPackages::checkPackage);
        replacements.values().forEach(JavaPackages::checkPackage);
        translations.values().forEach(JavaPackages::checkPackage);
    }

    public JavaPackages withPrefix(String changed) {
        return new JavaPackages(changed, prefixes, whole, replacements, translations);
    }

    /** The module, or type, comes to stand in {@code prefix.module}. */
    public JavaPackages withPrefix(String module, String changed) {
        return new JavaPackages(
                prefix, with(prefixes, module, changed), whole, replacements, translations);
    }

    /** The contents of the module come to stand in that package. */
    public JavaPackages withWhole(String module, String name) {
        String absolute = module.startsWith("::") ? module.substring(2) : module;
        return new JavaPackages(
                prefix, prefixes, with(whole, absolute, name), replacements, translations);
    }

    public JavaPackages withReplacement(String module, String packages) {
        return new JavaPackages(
                prefix, prefixes, whole, with(replacements, module, packages), translations);
    }

    public JavaPackages withTranslation(String from, String to) {
        return new JavaPackages(
                prefix, prefixes, whole, replacements, with(translations, from, to));
    }

    /** The module of an entry of {@link #whole()}. */
    static ScopedName module(String name) {
        return ScopedName.parse(name);
    }

    private static void checkModule(String name, Pattern pattern) {
        if (!pattern.matcher(name).matches()) {
            throw new IllegalArgumentException("'" + name + "' is not the name of a module");
        }
    }

    private static void checkPackage(String name) {
        for (String part : name.split("\\.", -1)) {
            if (!javax.lang.model.SourceVersion.isName(part)) {
                throw new IllegalArgumentException("'" + name + "' is not a Java package");
            }
        }
    }

    private static void checkTranslated(String name) {
        checkPackage(name);
        if (name.equals("org") || name.equals("org.omg") || name.startsWith("org.omg.")) {
            throw new IllegalArgumentException(
                    "the package " + name + " is the OMG's and cannot be translated");
        }
    }

    private static Map<String, String> sorted(Map<String, String> map) {
        return Collections.unmodifiableMap(new TreeMap<>(map));
    }

    private static Map<String, String> with(Map<String, String> map, String key, String value) {
        Map<String, String> more = new TreeMap<>(map);
        more.put(key, value);
        return more;
    }
}
