package org.zenorb.idl.maven;

import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

import java.io.File;

/** Compiles the tests' IDL to Java sources of the tests. Thread: Maven's. */
@Mojo(
        name = "generate-test",
        defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
        threadSafe = true)
public final class GenerateTestMojo extends IdlGoal {

    /** The folder with the IDL files. */
    @Parameter(defaultValue = "${project.basedir}/src/test/idl")
    File sourceDirectory;

    /** The folder for the Java files. */
    @Parameter(defaultValue = "${project.build.directory}/generated-test-sources/idl")
    File outputDirectory;

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
    void addSourceRoot(String folder) {
        project.addTestCompileSourceRoot(folder);
    }
}
