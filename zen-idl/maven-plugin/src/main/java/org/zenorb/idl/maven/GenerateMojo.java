package org.zenorb.idl.maven;

import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

import java.io.File;

/** Compiles the project's IDL to Java sources. Thread: Maven's. */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class GenerateMojo extends IdlGoal {

    /** The folder with the IDL files. */
    @Parameter(defaultValue = "${project.basedir}/src/main/idl")
    File sourceDirectory;

    /** The folder for the Java files. */
    @Parameter(defaultValue = "${project.build.directory}/generated-sources/idl")
    File outputDirectory;

    /** Made by Maven. */
    public GenerateMojo() {}

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
        project.addCompileSourceRoot(folder);
    }
}
