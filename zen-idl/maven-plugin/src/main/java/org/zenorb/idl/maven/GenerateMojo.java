package org.zenorb.idl.maven;

import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.model.Resource;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

import java.io.File;
import java.io.IOException;
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

    /** Where the build keeps what it makes. */
    @Parameter(defaultValue = "${project.build.directory}", readonly = true)
    File buildDirectory;

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
    void addToProject() throws IOException {
        project.addCompileSourceRoot(outputDirectory.getPath());
        if (publish) {
            // One for each execution: each deletes what its own source has no more.
            Path folder =
                    buildDirectory.toPath().resolve("generated-resources/idl-" + executionId());
            PublishedIdl.update(sourceDirectory.toPath(), folder);
            Resource idl = new Resource();
            idl.setDirectory(folder.toString());
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
