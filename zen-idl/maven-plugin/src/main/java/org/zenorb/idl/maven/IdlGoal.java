package org.zenorb.idl.maven;

import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.zenorb.idl.BuildResult;
import org.zenorb.idl.CompilerOptions;
import org.zenorb.idl.IncrementalBuild;
import org.zenorb.idl.JavaPackages;
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

    /**
     * Folders for {@code #include}, or jars with IDL under {@code META-INF/idl}; the source folder
     * comes before them, the dependencies after.
     */
    @Parameter List<File> includePaths = List.of();

    /**
     * Whether {@code #include} finds the IDL that the project's dependencies have under {@code
     * META-INF/idl}, in jars and in other modules' folders of classes.
     */
    @Parameter(defaultValue = "true", property = "zen-idl.dependencies")
    boolean dependencies = true;

    /** Macros, {@code NAME} or {@code NAME=TEXT}. */
    @Parameter List<String> defines = List.of();

    /** Macros that are taken away after that. */
    @Parameter List<String> undefines = List.of();

    /** The Java package that all modules at file scope come to stand in. */
    @Parameter(property = "zen-idl.packagePrefix")
    String packagePrefix;

    /** The same for single modules: {@code <CORBA>org.omg</CORBA>} gives org.omg.CORBA. */
    @Parameter Map<String, String> modulePackages = new LinkedHashMap<>();

    /**
     * The whole Java package of single modules, {@code MODULE=PACKAGE}; the module may be nested:
     * {@code A::B=com.example.b}.
     */
    @Parameter List<String> packageNames = List.of();

    /** What stands for modules of a name wherever they are, as JacORB's {@code -i2jpackage}. */
    @Parameter Map<String, String> moduleReplacements = new LinkedHashMap<>();

    /** What stands for a Java package and those below it, as idlj's {@code -pkgTranslate}. */
    @Parameter Map<String, String> packageTranslations = new LinkedHashMap<>();

    /** A file whose text every Java file begins with, as a comment: a licence, for example. */
    @Parameter(property = "zen-idl.header")
    File header;

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

    /** Makes what this goal has made part of the project. */
    abstract void addToProject() throws IOException;

    /** The class path whose IDL can be included. */
    abstract List<String> classPath() throws DependencyResolutionRequiredException;

    /** More folders for {@code #include} that need no configuration. */
    abstract List<Path> usualIncludePaths();

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        Path source = sourceDirectory().toPath();
        if (skip) {
            getLog().info("skipped");
            return;
        }
        try {
            List<Path> files = files(source);
            CompilerOptions options = options(source, files);
            // Also without files: those of the last build are to be taken away.
            BuildResult result =
                    IncrementalBuild.run(options, "maven-" + executionId(), !incremental);
            if (files.isEmpty()) {
                getLog().info("there are no IDL files in " + source + deleted(result));
                return;
            }
            report(result);
            addToProject();
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException("zen-idl: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write the output: " + e, e);
        }
    }

    /** This execution's id, fit for the name of a file. */
    final String executionId() {
        String id = execution == null ? null : execution.getExecutionId();
        return id == null ? "default" : id.replaceAll("[^A-Za-z0-9_.-]", "_");
    }

    private List<Path> files(Path source) throws IOException {
        List<PathMatcher> wanted = matchers(includes);
        List<PathMatcher> unwanted = matchers(excludes);
        List<Path> found = new ArrayList<>();
        if (!Files.isDirectory(source)) {
            return found;
        }
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

    private CompilerOptions options(Path source, List<Path> files)
            throws MojoExecutionException, IOException {
        CompilerOptions.Builder builder =
                CompilerOptions.builder()
                        .output(outputDirectory().toPath())
                        .packages(packages())
                        .all(all)
                        .skeletons(skeletons)
                        .ties(ties)
                        .ami(ami)
                        .header(header == null ? "" : headerText())
                        .warnings(warnings())
                        .includePath(source);
        files.forEach(builder::file);
        includePaths.forEach(each -> builder.includePath(each.toPath()));
        usualIncludePaths().forEach(builder::includePath);
        if (dependencies) {
            dependencyIdl().forEach(builder::includePath);
        }
        defines.forEach(builder::define);
        undefines.forEach(builder::undefine);
        return builder.build();
    }

    private JavaPackages packages() {
        JavaPackages packages =
                new JavaPackages(
                        packagePrefix == null ? "" : packagePrefix,
                        modulePackages,
                        Map.of(),
                        moduleReplacements,
                        packageTranslations);
        for (String each : packageNames) {
            String[] parts = each.trim().split("=", -1);
            if (parts.length != 2) {
                throw new IllegalArgumentException(
                        "<packageNames> wants MODULE=PACKAGE, not '" + each + "'");
            }
            packages = packages.withWhole(parts[0].trim(), parts[1].trim());
        }
        return packages;
    }

    private List<Path> dependencyIdl() throws MojoExecutionException, IOException {
        List<Path> classPath = new ArrayList<>();
        try {
            for (String each : classPath()) {
                // What the project itself has published stands in its source folder, up to date.
                if (!each.equals(project.getBuild().getOutputDirectory())
                        && !each.equals(project.getBuild().getTestOutputDirectory())) {
                    classPath.add(Path.of(each));
                }
            }
        } catch (DependencyResolutionRequiredException e) {
            throw new MojoExecutionException("the dependencies are not resolved", e);
        }
        return IncrementalBuild.idlIn(classPath);
    }

    private String headerText() {
        try {
            return Files.readString(header.toPath());
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read <header> " + header + " as UTF-8", e);
        }
    }

    private CompilerOptions.Warnings warnings() throws MojoExecutionException {
        for (CompilerOptions.Warnings each : CompilerOptions.Warnings.values()) {
            if (each.name().equalsIgnoreCase(warnings)) {
                return each;
            }
        }
        throw new MojoExecutionException("<warnings> is none, all or error, not " + warnings);
    }

    private void report(BuildResult result) throws MojoFailureException {
        Diagnostic first = null;
        int errors = 0;
        for (Diagnostic each : result.compilation().diagnostics()) {
            if (each.isError()) {
                first = first == null ? each : first;
                errors++;
                getLog().error(MavenText.of(each));
            } else {
                getLog().warn(MavenText.of(each));
            }
        }
        if (errors > 0) {
            // IDEs show this line alone.
            throw new MojoFailureException(
                    errors
                            + (errors == 1 ? " error in the IDL: " : " errors in the IDL, first: ")
                            + MavenText.line(first));
        }
        if (result.upToDate()) {
            getLog().info("nothing has changed since the last time");
        } else {
            getLog().info(
                            result.compilation().generated().size()
                                    + " Java files, "
                                    + result.compilation().written().size()
                                    + " of them new or changed"
                                    + deleted(result));
        }
    }

    private static String deleted(BuildResult result) {
        return result.deleted().isEmpty() ? "" : ", " + result.deleted().size() + " deleted";
    }
}
