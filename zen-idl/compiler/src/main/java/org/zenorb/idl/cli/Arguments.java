package org.zenorb.idl.cli;

import org.zenorb.idl.CompilerOptions;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The options that both commands understand. Thread: main. */
final class Arguments {

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "IDL files; each is a specification of its own.")
    List<Path> files = new ArrayList<>();

    @Option(
            names = "-I",
            paramLabel = "DIR",
            description = "Look for included files in DIR too (repeatable, in order).")
    List<Path> includePaths = new ArrayList<>();

    @Option(
            names = "-D",
            paramLabel = "NAME[=TEXT]",
            description = "Define the macro NAME, as 1 unless TEXT is given (repeatable).")
    List<String> defines = new ArrayList<>();

    @Option(
            names = "-U",
            paramLabel = "NAME",
            description = "Undefine the macro NAME (repeatable).")
    List<String> undefines = new ArrayList<>();

    @Option(
            names = {"-d", "--output"},
            paramLabel = "DIR",
            description = "Write Java files below DIR (default: the current folder).")
    Path output = Path.of("");

    @Option(
            names = "--package",
            paramLabel = "PREFIX",
            description = "Put all modules below the Java package PREFIX.")
    String packagePrefix = "";

    @Option(
            names = "--module-package",
            paramLabel = "MODULE=PREFIX",
            description =
                    "Put MODULE below the Java package PREFIX: CORBA=org.omg puts it into"
                            + " org.omg.CORBA (repeatable; the OMG's modules are there by default).")
    Map<String, String> modulePackages = new LinkedHashMap<>();

    @Option(
            names = "--all",
            description = "Emit the definitions of included files too, not only FILE's own.")
    boolean all;

    @Option(names = "--no-skeleton", description = "Write no server skeletons (and no ties).")
    boolean noSkeleton;

    @Option(names = "--no-tie", description = "Write no POATie classes.")
    boolean noTie;

    @Option(
            names = "--warnings",
            paramLabel = "none|all|error",
            description = "Leave warnings out, show them (default), or count them as errors.")
    CompilerOptions.Warnings warnings = CompilerOptions.Warnings.ALL;

    CompilerOptions toOptions() {
        CompilerOptions.Builder builder =
                CompilerOptions.builder()
                        .output(output)
                        .packagePrefix(packagePrefix)
                        .all(all)
                        .skeletons(!noSkeleton)
                        .ties(!noTie)
                        .warnings(warnings);
        files.forEach(builder::file);
        includePaths.forEach(builder::includePath);
        defines.forEach(builder::define);
        undefines.forEach(builder::undefine);
        modulePackages.forEach(builder::modulePackage);
        return builder.build();
    }
}
