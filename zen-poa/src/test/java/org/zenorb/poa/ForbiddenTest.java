package org.zenorb.poa;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.ObjectInput;
import java.nio.file.Path;

/** What must not be in this module. */
@Timeout(60)
final class ForbiddenTest {
    private static final JavaClasses CODE =
            new ClassFileImporter().importPath(Path.of("target", "classes"));

    @Test
    void shouldNeverReadSerialisedJavaObjects() {
        assertTrue(CODE.size() > 10, "no classes found");
        noClasses().should().dependOnClassesThat(assignableTo(ObjectInput.class)).check(CODE);
    }
}
