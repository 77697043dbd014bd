package org.zenorb.idl.maven;

import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.model.Resource;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

/** Compiles the project's IDL to Java sources. Thread: Maven's. */
@Mojo(
        name = "generate",
        defaultPhase = LifecyclePhase.GENERATE_SOURCES,
        requiresDependencyResolution = ResolutionScope.COMPILE,
        threadSafe = true)
public final class GenerateMojo extends IdlGoal {

    /** The folder with the IDL files. */
    @Parameter(defaultValue = "${project.basedir}/src/main/idl")
    File sourceDirectory;

    /** The folder for the Java files. */
    @Parameter(defaultValue = "${project.build.directory}/generated-sources/idl")
    File outputDirectory;

    /**
     * Whether the IDL goes into the project's jar too, under {@code META-INF/idl}, where the
     * projects that depend on it find it.
     */
    @Parameter(defaultValue = "false", property = "zen-idl.publish")
    boolean publish;

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
        if (publish) {
            Resource idl = new Resource();
            idl.setDirectory(sourceDirectory.getPath());
            idl.setTargetPath("META-INF/idl");
            project.addResource(idl);
        }
    }

    @Override
    List<String> classPath() throws DependencyResolutionRequiredException {
        return project.getCompileClasspathElements();
    }

    @Override
    List<Path> usualIncludePaths() {
        return List.of();
    }
}
