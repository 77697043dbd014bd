package org.zenorb.idl.cli;

import org.zenorb.idl.Compiler;
import org.zenorb.idl.CompilerOptions;
import org.zenorb.idl.CompilerResult;
import org.zenorb.idl.ModelResult;
import org.zenorb.idl.diagnostics.Diagnostic;
import org.zenorb.idl.json.ModelJson;

import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** The command {@code zen-idl}. Thread: main. */
@Command(
        name = "zen-idl",
        sortOptions = false,
        usageHelpAutoWidth = true,
        synopsisHeading = "usage: ",
        customSynopsis = "zen-idl [OPTION]... FILE... [@ARGUMENTS]...",
        descriptionHeading = "%n",
        description = {
            "Compiles CORBA IDL to Java: the stubs, skeletons, helpers and holders of the"
                    + " standard mapping, which run on any CORBA ORB. Each FILE is a"
                    + " specification of its own; what it includes is read but not emitted."
                    + " @ARGUMENTS is a file with more arguments."
        },
        footerHeading = "%n",
        footer = {
            "Errors and warnings go to standard error as FILE:LINE:COLUMN. Where there is",
            "an error, no file is written; files that would not change are not touched.",
            "",
            "Exit status: 0 if all is well; 1 if an IDL file has errors or the output",
            "cannot be written; 2 if the command is wrong; 3 if the compiler is.",
            "",
            "Examples:",
            "  zen-idl -I idl -d target/generated --package com.example track.idl",
            "  zen-idl -d gen --depend-file track.d --depend-phony track.idl",
            "  zen-idl --model json track.idl | jq '.specifications[].definitions[].name'"
        })
public final class ZenIdl implements Callable<Integer> {

    /** What {@code --model} can print. */
    enum ModelForm {
        JSON
    }

    @Mixin private Arguments arguments;

    @ArgGroup(exclusive = true, multiplicity = "0..1", order = 4, heading = InsteadOf.HEADING)
    private InsteadOf instead = new InsteadOf();

    @ArgGroup(validate = false, order = 5, heading = "%nDependencies for make:%n")
    private DependArguments depend = new DependArguments();

    @ArgGroup(validate = false, order = 6, heading = "%n")
    private About about = new About();

    @Spec private CommandSpec spec;

    /** What to do other than compile. */
    static final class InsteadOf {

        private static final String HEADING = "%nInstead of compiling (one of them):%n";

        @Option(
                names = {"-E", "--preprocess"},
                description = "Print what the parser would see.")
        private boolean preprocess;

        @Option(
                names = "--model",
                paramLabel = "json",
                description =
                        "Print the resolved model, for other tools; its form is described in"
                                + " docs/idl-model.md.")
        private ModelForm model;

        @Option(
                names = "--list-outputs",
                description = "Print the names of the Java files that would be generated.")
        private boolean listOutputs;

        @Option(
                names = "--depend",
                description = "Print which Java files depend on which IDL files, for make.")
        private boolean depend;
    }

    /** Questions about the command itself. */
    static final class About {

        @Option(
                names = {"-h", "--help"},
                usageHelp = true,
                description = "Print this help.")
        private boolean help;

        @Option(
                names = {"-V", "--version"},
                versionHelp = true,
                description = "Print the version.")
        private boolean version;
    }

    ZenIdl() {}

    /** Runs the command; the process ends with its exit status. */
    public static void main(String[] args) {
        CompilerOptions plain = PlainArguments.read(args);
        int status = plain == null ? commandLine().execute(args) : compile(plain);
        // An exit loads the JVM's logging first.
        if (status != 0) {
            System.exit(status);
        }
    }

    private static int compile(CompilerOptions options) {
        PrintWriter out = new PrintWriter(System.out, true, charset("stdout.encoding"));
        PrintWriter err = new PrintWriter(System.err, true, charset("stderr.encoding"));
        return new ZenIdl().runSafely(options, out, err);
    }

    /** Older Java does not know the terminal's. */
    private static Charset charset(String property) {
        String name = System.getProperty(property);
        return name != null && Charset.isSupported(name)
                ? Charset.forName(name)
                : Charset.defaultCharset();
    }

    static CommandLine commandLine() {
        CommandLine line = new CommandLine(new ZenIdl()).setCaseInsensitiveEnumValuesAllowed(true);
        line.getCommandSpec().version("zen-idl " + version());
        line.setHelpFactory(HelpText::new);
        // One line: the help is long, and what is wrong would stand above it unseen.
        line.setParameterExceptionHandler((wrong, args) -> {
            PrintWriter err = wrong.getCommandLine().getErr();
            err.println(
                    "zen-idl: "
                            + oneLine(wrong.getMessage())
                            + "; zen-idl --help lists the options");
            err.flush();
            return 2;
        });
        return line;
    }

    @Override
    public Integer call() {
        CommandLine line = spec.commandLine();
        return runSafely(options(), line.getOut(), line.getErr());
    }

    private int runSafely(CompilerOptions options, PrintWriter out, PrintWriter err) {
        try {
            return run(options, out, err);
        } catch (IOException | UncheckedIOException e) {
            err.println("zen-idl: cannot write the output: " + reason(e));
            err.flush();
            return 1;
        } catch (RuntimeException e) {
            // Not the user's fault, and a trace would not help him.
            err.println("zen-idl: internal error, please report it: " + e);
            System.getLogger(ZenIdl.class.getName())
                    .log(System.Logger.Level.DEBUG, "internal error", e);
            err.flush();
            return 3;
        }
    }

    /** The options, once the arguments are read. */
    CompilerOptions options() {
        try {
            depend.check(instead.depend, instead.model == null && !instead.preprocess);
            return arguments.toOptions();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private int run(CompilerOptions options, PrintWriter out, PrintWriter err) throws IOException {
        if (instead.model != null) {
            ModelResult result = Compiler.models(options);
            if (result.succeeded()) {
                ModelJson.write(result.specifications(), out);
                out.flush();
            }
            return finish(result.diagnostics(), err);
        }
        if (instead.preprocess) {
            CompilerResult result = Compiler.preprocess(options, out);
            out.flush();
            return finish(result.diagnostics(), err);
        }
        boolean planOnly = instead.depend || instead.listOutputs;
        CompilerResult result = planOnly ? Compiler.plan(options) : Compiler.compile(options);
        if (result.succeeded()) {
            if (instead.listOutputs) {
                result.generated().forEach(each -> out.println(slashes(each)));
            }
            depend.write(result, instead.depend, out);
            out.flush();
        }
        return finish(result.diagnostics(), err);
    }

    private static int finish(List<Diagnostic> diagnostics, PrintWriter err) {
        print(diagnostics, err);
        return diagnostics.stream().anyMatch(Diagnostic::isError) ? 1 : 0;
    }

    static void print(List<Diagnostic> diagnostics, PrintWriter err) {
        int errors = 0;
        int warnings = 0;
        for (Diagnostic each : diagnostics) {
            err.println(each.render());
            errors += each.isError() ? 1 : 0;
            warnings += each.isError() ? 0 : 1;
        }
        if (errors > 0) {
            err.println(
                    count(errors, "error")
                            + (warnings > 0 ? ", " + count(warnings, "warning") : ""));
        }
        err.flush();
    }

    static String count(int number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }

    static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }

    /** File errors carry the file's name alone as message, or nothing. */
    static String reason(Exception e) {
        Throwable cause = e instanceof UncheckedIOException ? e.getCause() : e;
        if (cause instanceof AccessDeniedException denied) {
            return denied.getFile() + ": permission denied";
        }
        if (cause instanceof NoSuchFileException file) {
            return file.getFile() + ": there is no such file";
        }
        if (cause instanceof NotDirectoryException file) {
            return file.getFile() + " is a file, not a folder";
        }
        return cause.getClass() == IOException.class
                        || cause.getClass() == FileSystemException.class
                ? cause.getMessage()
                : cause.toString().replaceFirst("^java\\.(nio\\.file|io)\\.", "");
    }

    private static String oneLine(String message) {
        return message.lines().findFirst().orElse("").replaceFirst("^Error: ", "");
    }

    private static String version() {
        String version = ZenIdl.class.getPackage().getImplementationVersion();
        return version == null ? "(of the class path)" : version;
    }
}
