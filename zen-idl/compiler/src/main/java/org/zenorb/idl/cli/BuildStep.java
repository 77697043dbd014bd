package org.zenorb.idl.cli;

import org.zenorb.idl.BuildResult;
import org.zenorb.idl.CompilerOptions;
import org.zenorb.idl.IncrementalBuild;
import org.zenorb.idl.diagnostics.Diagnostic;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;

/**
 * The compiler for builds that call a {@code main} inside their own JVM: takes the arguments of
 * {@link ZenIdl}, never ends the process, and does nothing when neither arguments nor sources nor
 * output have changed since the last time. Java files whose IDL is gone are deleted. Thread: any.
 */
@Command(name = "zen-idl")
public final class BuildStep {

    @Mixin private Arguments arguments;

    @Option(
            names = "--build",
            paramLabel = "NAME",
            description = "A name for this step; steps that write into the same folder need one.")
    private String build = "build";

    private BuildStep() {}

    /**
     * Compiles, if there is something to do.
     *
     * @throws IllegalArgumentException where the arguments are wrong
     * @throws IllegalStateException where the IDL has errors; they stand on standard error
     */
    public static void main(String[] args) {
        CompilerOptions plain = PlainArguments.read(args);
        BuildStep step = new BuildStep();
        if (plain != null) {
            step.run(plain);
            return;
        }
        try {
            new CommandLine(step).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(args);
        } catch (CommandLine.ParameterException e) {
            throw new IllegalArgumentException("zen-idl: " + e.getMessage(), e);
        }
        step.run(step.options());
    }

    private CompilerOptions options() {
        try {
            return arguments.toOptions();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("zen-idl: " + e.getMessage(), e);
        }
    }

    private void run(CompilerOptions options) {
        BuildResult result;
        try {
            result = IncrementalBuild.run(options, build);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("zen-idl: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException("zen-idl: cannot write the output", e);
        }
        List<Diagnostic> found = result.compilation().diagnostics();
        ZenIdl.print(found, new PrintWriter(System.err, true, Charset.defaultCharset()));
        if (!result.compilation().succeeded()) {
            long errors = found.stream().filter(Diagnostic::isError).count();
            throw new IllegalStateException(
                    "zen-idl: " + ZenIdl.count((int) errors, "error") + " in the IDL, see above");
        }
    }
}
