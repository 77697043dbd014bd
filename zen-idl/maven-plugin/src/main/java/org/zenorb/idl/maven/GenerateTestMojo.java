package org.zenorb.idl.maven;

import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

/** Compiles the tests' IDL to Java sources of the tests. Thread: Maven's. */
@Mojo(
        name = "generate-test",
        defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
public final class GenerateTestMojo extends IdlGoal {

    /** The folder with the IDL files. */
    @Parameter(defaultValue = "${project.basedir}/src/test/idl")
    File sourceDirectory;

    /** The folder for the Java files. */
    @Parameter(defaultValue = "${project.build.directory}/generated-test-sources/idl")
    File outputDirectory;

    /** The folder with the project's own IDL, which the tests' can include. */
    @Parameter(defaultValue = "${project.basedir}/src/main/idl")
    File mainSourceDirectory;

    /** Made by Maven. */
    public GenerateTestMojo() {}

    @Override
    File sourceDirectory() {
        return sourceDirectory;
    }

    @Override
    File outputDirectory() {
        return outputDirectory;
    }

    @Override
    void addToProject() {
        project.addTestCompileSourceRoot(outputDirectory.getPath());
    }

    @Override
    List<String> classPath() throws DependencyResolutionRequiredException {
        return project.getTestClasspathElements();
    }

    @Override
    List<Path> usualIncludePaths() {
        return mainSourceDirectory != null && mainSourceDirectory.isDirectory()
                ? List.of(mainSourceDirectory.toPath())
                : List.of();
    }
}
