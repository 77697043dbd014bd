package org.zenorb.idl.emit;

import org.zenorb.idl.model.ScopedName;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * How Java is to be written. Start from {@link #defaults()}. Thread: any.
 *
 * @param packages which Java package a module gets
 * @param nativeTypes native type to the Java class that stands for it; others are expected under
 *     the type's own name, written by hand
 * @param handWritten definitions that exist as hand-written Java: they and all inside them are
 *     referred to but not emitted
 * @param skeletons whether {@code POA} classes are written
 * @param ties whether {@code POATie} and {@code LocalTie} classes are written
 * @param header Java comments that every file begins with; empty for none
 */
public record EmitOptions(
        PackageMapping packages,
        Map<ScopedName, String> nativeTypes,
        Set<ScopedName> handWritten,
        boolean skeletons,
        boolean ties,
        String header) {

    public EmitOptions {
        nativeTypes = Map.copyOf(nativeTypes);
        handWritten = Set.copyOf(handWritten);
    }

    /**
     * The OMG's modules under {@code org.omg}, its pseudo objects and natives as the mapping
     * prescribes, everything else in a package named like its module; skeletons and ties on.
     */
    public static EmitOptions defaults() {
        return new EmitOptions(
                new PackageMapping("", Map.of(), Map.of(), Map.of(), Map.of()),
                PseudoTypes.OMG_NATIVES,
                PseudoTypes.OMG_HAND_WRITTEN,
                true,
                true,
                "");
    }

    /** Whether the definition stands in one of the OMG's own modules. */
    public static boolean isOmg(ScopedName name) {
        return PseudoTypes.OMG_MODULES.contains(name.parts().get(0));
    }

    /** The package of everything at file scope without a prefix of its own. */
    public EmitOptions withPackagePrefix(String prefix) {
        return with(packages.withPrefix(prefix));
    }

    /** A module or type at file scope comes to stand in that package. */
    public EmitOptions withModulePrefix(String module, String prefix) {
        return with(packages.withPrefix(module, prefix));
    }

    /** The whole package of one module, whatever it stands in. */
    public EmitOptions withPackageName(ScopedName module, String packageName) {
        return with(packages.withWhole(module, packageName));
    }

    /** All modules of that name, at any depth, give these packages instead of their own. */
    public EmitOptions withModuleReplacement(String module, String replacement) {
        return with(packages.withReplacement(module, replacement));
    }

    /** What would come to stand in one Java package or below it goes to another. */
    public EmitOptions withPackageTranslation(String from, String to) {
        return with(packages.withTranslation(from, to));
    }

    public EmitOptions withNativeType(ScopedName type, String javaClass) {
        Map<ScopedName, String> more = new TreeMap<>(nativeTypes);
        more.put(type, javaClass);
        return new EmitOptions(packages, more, handWritten, skeletons, ties, header);
    }

    public EmitOptions withHandWritten(Set<ScopedName> names) {
        return new EmitOptions(packages, nativeTypes, names, skeletons, ties, header);
    }

    public EmitOptions withSkeletons(boolean wanted) {
        return new EmitOptions(packages, nativeTypes, handWritten, wanted, ties, header);
    }

    public EmitOptions withTies(boolean wanted) {
        return new EmitOptions(packages, nativeTypes, handWritten, skeletons, wanted, header);
    }

    /**
     * The text that every file begins with.
     *
     * @param text anything; it becomes a comment where it is none
     */
    public EmitOptions withHeader(String text) {
        return new EmitOptions(
                packages, nativeTypes, handWritten, skeletons, ties, FileHeader.comment(text));
    }

    private EmitOptions with(PackageMapping changed) {
        return new EmitOptions(changed, nativeTypes, handWritten, skeletons, ties, header);
    }
}
