package org.zenorb.jperf;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import org.junit.jupiter.api.Test;

/** The way from keywords to text is a line; each room sees only those before it. */
class RoomsTest {
    private static final String ROOT = "org.zenorb.jperf";

    @Test
    void shouldStandInLine() {
        JavaClasses classes =
                new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages(ROOT);
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage(ROOT + "..")
                .layer("keyword")
                .definedBy(ROOT + ".keyword")
                .layer("position")
                .definedBy(ROOT + ".position")
                .layer("value")
                .definedBy(ROOT + ".value")
                .layer("table")
                .definedBy(ROOT + ".table")
                .layer("emit")
                .definedBy(ROOT + ".emit")
                .layer("gperf")
                .definedBy(ROOT + ".gperf")
                .layer("fields")
                .definedBy(ROOT + ".fields")
                .layer("c")
                .definedBy(ROOT + ".c")
                .layer("front")
                .definedBy(ROOT)
                .layer("cli")
                .definedBy(ROOT + ".cli")
                .whereLayer("position")
                .mayOnlyBeAccessedByLayers("value", "table", "emit", "c", "front", "cli")
                .whereLayer("value")
                .mayOnlyBeAccessedByLayers("table", "emit", "c", "front", "cli")
                .whereLayer("table")
                .mayOnlyBeAccessedByLayers("emit", "front", "cli")
                .whereLayer("gperf")
                .mayOnlyBeAccessedByLayers("fields", "c", "front", "cli")
                .whereLayer("fields")
                .mayOnlyBeAccessedByLayers("front")
                .whereLayer("c")
                .mayOnlyBeAccessedByLayers("front")
                .whereLayer("emit")
                .mayOnlyBeAccessedByLayers("front", "cli")
                .whereLayer("front")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("cli")
                .mayNotBeAccessedByAnyLayer()
                .check(classes);
    }
}
