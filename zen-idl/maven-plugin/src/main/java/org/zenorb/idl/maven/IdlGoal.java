package org.zenorb.idl.maven;

import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.zenorb.idl.BuildResult;
import org.zenorb.idl.Compiler;
import org.zenorb.idl.CompilerOptions;
import org.zenorb.idl.CompilerResult;
import org.zenorb.idl.IncrementalBuild;
import org.zenorb.idl.diagnostics.Diagnostic;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What both goals have in common: one compilation of the files below a folder. Thread: Maven's. */
abstract class IdlGoal extends AbstractMojo {

    /** The project being built. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    /** This execution; its id tells apart executions that write into the same folder. */
    @Parameter(defaultValue = "${mojoExecution}", readonly = true)
    MojoExecution execution;

    /** Which files of the source folder are compiled, as patterns of paths below it. */
    @Parameter(defaultValue = "**/*.idl")
    List<String> includes = List.of("**/*.idl");

    /** Which of them are not, as patterns of paths below the source folder. */
    @Parameter List<String> excludes = List.of();

    /** Folders for {@code #include}; the source folder is the first by itself. */
    @Parameter List<File> includePaths = List.of();

    /** Macros, {@code NAME} or {@code NAME=TEXT}. */
    @Parameter List<String> defines = List.of();

    /** The Java package of all modules at file scope. */
    @Parameter(property = "zen-idl.packagePrefix")
    String packagePrefix;

    /** The Java package of single modules: {@code <CORBA>org.omg</CORBA>}. */
    @Parameter Map<String, String> modulePackages = new LinkedHashMap<>();

    /** Whether the definitions of included files are emitted too. */
    @Parameter(defaultValue = "false", property = "zen-idl.all")
    boolean all;

    /** Whether server skeletons are written. */
    @Parameter(defaultValue = "true", property = "zen-idl.skeletons")
    boolean skeletons = true;

    /** Whether POATie classes are written. */
    @Parameter(defaultValue = "true", property = "zen-idl.ties")
    boolean ties = true;

    /** Whether stubs can call asynchronously: reply handlers and sendc_ methods are written. */
    @Parameter(defaultValue = "false", property = "zen-idl.ami")
    boolean ami;

    /** What becomes of warnings: {@code none}, {@code all} or {@code error}. */
    @Parameter(defaultValue = "all", property = "zen-idl.warnings")
    String warnings = "all";

    /** Whether nothing is done when neither files nor configuration have changed. */
    @Parameter(defaultValue = "true", property = "zen-idl.incremental")
    boolean incremental = true;

    /** Whether the goal does nothing at all. */
    @Parameter(defaultValue = "false", property = "zen-idl.skip")
    boolean skip;

    /** The folder with the IDL files. */
    abstract File sourceDirectory();

    /** The folder for the Java files. */
    abstract File outputDirectory();

    /** Makes the Java files part of the project. */
    abstract void addSourceRoot(String folder);

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        Path source = sourceDirectory().toPath();
        if (skip || !Files.isDirectory(source)) {
            getLog().info(skip ? "skipped" : "there is no folder " + source);
            return;
        }
        try {
            List<Path> files = files(source);
            if (files.isEmpty()) {
                getLog().info("there are no IDL files in " + source);
                return;
            }
            CompilerOptions options = options(source, files);
            BuildResult result =
                    incremental
                            ? IncrementalBuild.run(options, "maven-" + executionId())
                            : new BuildResult(false, Compiler.compile(options), List.of());
            report(result.upToDate(), result.compilation());
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write " + outputDirectory(), e);
        }
        addSourceRoot(outputDirectory().getPath());
    }

    private String executionId() {
        String id = execution == null ? null : execution.getExecutionId();
        return id == null ? "default" : id.replaceAll("[^A-Za-z0-9_.-]", "_");
    }

    private List<Path> files(Path source) throws IOException {
        List<PathMatcher> wanted = matchers(includes);
        List<PathMatcher> unwanted = matchers(excludes);
        List<Path> found = new ArrayList<>();
        try (Stream<Path> all = Files.walk(source)) {
            for (Path each : all.filter(Files::isRegularFile).sorted().toList()) {
                Path below = source.relativize(each);
                if (wanted.stream().anyMatch(m -> m.matches(below))
                        && unwanted.stream().noneMatch(m -> m.matches(below))) {
                    found.add(each);
                }
            }
        }
        return found;
    }

    /** Maven's habit is that {@code **}{@code /x} matches {@code x} in the folder itself too. */
    private static List<PathMatcher> matchers(List<String> patterns) {
        List<PathMatcher> matchers = new ArrayList<>();
        for (String each : patterns) {
            matchers.add(FileSystems.getDefault().getPathMatcher("glob:" + each));
            if (each.startsWith("**/")) {
                String rest = each.substring("**/".length());
                matchers.add(FileSystems.getDefault().getPathMatcher("glob:" + rest));
            }
        }
        return matchers;
    }

    private CompilerOptions options(Path source, List<Path> files) throws MojoExecutionException {
        CompilerOptions.Builder builder =
                CompilerOptions.builder()
                        .output(outputDirectory().toPath())
                        .packagePrefix(packagePrefix == null ? "" : packagePrefix)
                        .all(all)
                        .skeletons(skeletons)
                        .ties(ties)
                        .ami(ami)
                        .warnings(warnings())
                        .includePath(source);
        files.forEach(builder::file);
        includePaths.forEach(each -> builder.includePath(each.toPath()));
        defines.forEach(builder::define);
        modulePackages.forEach(builder::modulePackage);
        return builder.build();
    }

    private CompilerOptions.Warnings warnings() throws MojoExecutionException {
        for (CompilerOptions.Warnings each : CompilerOptions.Warnings.values()) {
            if (each.name().equalsIgnoreCase(warnings)) {
                return each;
            }
        }
        throw new MojoExecutionException("<warnings> is none, all or error, not " + warnings);
    }

    private void report(boolean upToDate, CompilerResult result) throws MojoFailureException {
        int errors = 0;
        for (Diagnostic each : result.diagnostics()) {
            if (each.isError()) {
                errors++;
                getLog().error(each.render());
            } else {
                getLog().warn(each.render());
            }
        }
        if (errors > 0) {
            throw new MojoFailureException(
                    errors + (errors == 1 ? " error" : " errors") + " in the IDL, see above");
        }
        if (upToDate) {
            getLog().info("nothing has changed since the last time");
        } else {
            getLog().info(
                            result.generated().size()
                                    + " Java files, "
                                    + result.written().size()
                                    + " of them new or changed");
        }
    }
}
