package org.zenorb.idl.emit;

import org.zenorb.idl.model.ScopedName;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * How Java is to be written. Start from {@link #defaults()}. Thread: any.
 *
 * @param packagePrefix put before the package of everything but modules with a prefix of their own;
 *     empty for none
 * @param modulePrefixes module at file scope to the prefix of its package: {@code CORBA} to {@code
 *     org.omg} puts it into {@code org.omg.CORBA}
 * @param packageNames module to its whole package name, which wins over both prefixes
 * @param nativeTypes native type to the Java class that stands for it; others are expected under
 *     the type's own name, written by hand
 * @param handWritten definitions that exist as hand-written Java: they and all inside them are
 *     referred to but not emitted
 * @param skeletons whether {@code POA} classes are written
 * @param ties whether {@code POATie} and {@code LocalTie} classes are written
 */
public record EmitOptions(
        String packagePrefix,
        Map<String, String> modulePrefixes,
        Map<ScopedName, String> packageNames,
        Map<ScopedName, String> nativeTypes,
        Set<ScopedName> handWritten,
        boolean skeletons,
        boolean ties) {

    private static final String OMG = "org.omg";

    public EmitOptions {
        modulePrefixes = Map.copyOf(modulePrefixes);
        packageNames = Map.copyOf(packageNames);
        nativeTypes = Map.copyOf(nativeTypes);
        handWritten = Set.copyOf(handWritten);
    }

    /**
     * The OMG's modules under {@code org.omg}, its pseudo objects and natives as the mapping
     * prescribes, everything else in a package named like its module; skeletons and ties on.
     */
    public static EmitOptions defaults() {
        Map<String, String> omg = new TreeMap<>();
        for (String module : PseudoTypes.OMG_MODULES) {
            omg.put(module, OMG);
        }
        return new EmitOptions(
                "",
                omg,
                Map.of(),
                PseudoTypes.OMG_NATIVES,
                PseudoTypes.OMG_HAND_WRITTEN,
                true,
                true);
    }

    public EmitOptions withPackagePrefix(String prefix) {
        return new EmitOptions(
                prefix, modulePrefixes, packageNames, nativeTypes, handWritten, skeletons, ties);
    }

    public EmitOptions withModulePrefix(String module, String prefix) {
        Map<String, String> more = new TreeMap<>(modulePrefixes);
        more.put(module, prefix);
        return new EmitOptions(
                packagePrefix, more, packageNames, nativeTypes, handWritten, skeletons, ties);
    }

    public EmitOptions withPackageName(ScopedName module, String packageName) {
        Map<ScopedName, String> more = new TreeMap<>(packageNames);
        more.put(module, packageName);
        return new EmitOptions(
                packagePrefix, modulePrefixes, more, nativeTypes, handWritten, skeletons, ties);
    }

    public EmitOptions withNativeType(ScopedName type, String javaClass) {
        Map<ScopedName, String> more = new TreeMap<>(nativeTypes);
        more.put(type, javaClass);
        return new EmitOptions(
                packagePrefix, modulePrefixes, packageNames, more, handWritten, skeletons, ties);
    }

    public EmitOptions withHandWritten(Set<ScopedName> names) {
        return new EmitOptions(
                packagePrefix, modulePrefixes, packageNames, nativeTypes, names, skeletons, ties);
    }

    public EmitOptions withSkeletons(boolean wanted) {
        return new EmitOptions(
                packagePrefix,
                modulePrefixes,
                packageNames,
                nativeTypes,
                handWritten,
                wanted,
                ties);
    }

    public EmitOptions withTies(boolean wanted) {
        return new EmitOptions(
                packagePrefix,
                modulePrefixes,
                packageNames,
                nativeTypes,
                handWritten,
                skeletons,
                wanted);
    }
}
