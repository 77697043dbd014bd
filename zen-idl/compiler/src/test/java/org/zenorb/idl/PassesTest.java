package org.zenorb.idl;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The passes stand in a line, and keep nothing between compilations. */
class PassesTest {

    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("org.zenorb.idl");

    @Test
    void shouldSeeOnlyWhatCameBefore() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("door")
                .definedBy("org.zenorb.idl")
                .layer("cli")
                .definedBy("org.zenorb.idl.cli")
                .layer("preprocess")
                .definedBy("org.zenorb.idl.preprocess")
                .layer("parse")
                .definedBy("org.zenorb.idl.parse")
                .layer("resolve")
                .definedBy("org.zenorb.idl.resolve")
                .layer("check")
                .definedBy("org.zenorb.idl.check")
                .layer("emit")
                .definedBy("org.zenorb.idl.emit")
                .layer("json")
                .definedBy("org.zenorb.idl.json")
                .layer("source")
                .definedBy("org.zenorb.idl.emit.source")
                .whereLayer("source")
                .mayOnlyBeAccessedByLayers("emit")
                .whereLayer("cli")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("json")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("door")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("emit")
                .mayOnlyBeAccessedByLayers("door")
                .whereLayer("check")
                .mayOnlyBeAccessedByLayers("door")
                .whereLayer("resolve")
                .mayOnlyBeAccessedByLayers("door", "check")
                .whereLayer("parse")
                .mayOnlyBeAccessedByLayers("door", "check", "resolve")
                .whereLayer("preprocess")
                .mayOnlyBeAccessedByLayers("door", "parse")
                .check(CLASSES);
    }

    @Test
    void shouldKeepNoMutableStaticState() {
        ArchRuleDefinition.fields()
                .that()
                .areStatic()
                .should()
                .haveModifier(JavaModifier.FINAL)
                .check(CLASSES);
    }

    @Test
    void shouldCompileOnManyThreadsAtOnce()
            throws IOException, InterruptedException, ExecutionException {
        List<String> files = Idl.corpus("bad");
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<String>> said = new ArrayList<>();
            for (int round = 0; round < 4; round++) {
                for (String file : files) {
                    said.add(threads.submit(() -> Idl.ofCorpus("bad", file).said()));
                }
            }
            for (int i = 0; i < said.size(); i++) {
                String alone = Idl.ofCorpus("bad", files.get(i % files.size())).said();
                assertEquals(alone, said.get(i).get());
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
