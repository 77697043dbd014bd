package org.zenorb.idl.cli;

import org.zenorb.idl.Compiler;
import org.zenorb.idl.CompilerResult;
import org.zenorb.idl.diagnostics.Diagnostic;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;

/** The command {@code zen-idl}. Thread: main. */
@Command(
        name = "zen-idl",
        mixinStandardHelpOptions = true,
        version = "zen-idl 0.1.0",
        sortOptions = false,
        usageHelpAutoWidth = true,
        header = "Compiles CORBA IDL to Java.",
        synopsisHeading = "usage: ",
        customSynopsis = "zen-idl [OPTION]... FILE...",
        descriptionHeading = "%n",
        description =
                "Writes the stubs, skeletons, helpers and holders of the standard IDL to Java"
                        + " mapping. They run on any CORBA ORB.%n",
        footerHeading = "%n",
        footer = {
            "Errors and warnings go to standard error as FILE:LINE:COLUMN. Where there is",
            "an error, no file is written; files that would not change are not touched.",
            "",
            "Exit status: 0 if all is well, 1 if an IDL file has errors, 2 if the command",
            "is wrong, 3 if the compiler is.",
            "",
            "Example: zen-idl -I idl -d target/generated --package com.example track.idl%n"
        })
public final class ZenIdl implements Callable<Integer> {

    private static final System.Logger LOGGER = System.getLogger(ZenIdl.class.getName());

    @Mixin private Arguments arguments;

    @Option(
            names = {"-E", "--preprocess"},
            description = "Only preprocess, and print what the parser would see.")
    private boolean preprocessOnly;

    @Spec private CommandSpec spec;

    ZenIdl() {}

    /** Runs the command and ends the process with its exit status. */
    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new ZenIdl()).setCaseInsensitiveEnumValuesAllowed(true);
    }

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        try {
            PrintWriter out = spec.commandLine().getOut();
            CompilerResult result =
                    preprocessOnly
                            ? Compiler.preprocess(arguments.toOptions(), out)
                            : Compiler.compile(arguments.toOptions());
            out.flush();
            print(result, err);
            return result.succeeded() ? 0 : 1;
        } catch (IOException e) {
            err.println("zen-idl: cannot write the output: " + e);
            err.flush();
            return 1;
        } catch (RuntimeException e) {
            // Not the user's fault, and a trace would not help him.
            err.println("zen-idl: internal error, please report it: " + e);
            LOGGER.log(System.Logger.Level.DEBUG, "internal error", e);
            err.flush();
            return 3;
        }
    }

    static void print(CompilerResult result, PrintWriter err) {
        int errors = 0;
        int warnings = 0;
        for (Diagnostic each : result.diagnostics()) {
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
}
