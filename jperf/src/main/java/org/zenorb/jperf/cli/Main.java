package org.zenorb.jperf.cli;

import org.zenorb.jperf.gperf.GperfException;
import org.zenorb.jperf.gperf.GperfFile;

import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * The command {@code jperf}: a file of keywords in, a source file out.
 *
 * <p>Thread: main.
 */
public final class Main implements Callable<Integer> {
    private static final int OK = 0;
    private static final int BAD_INPUT = 1;
    private static final int BAD_COMMAND_LINE = 2;

    private static final String[] DESCRIPTION = {
        "",
        "Writes a perfect hash function: source code that finds a keyword in constant time.",
        "",
        "FILE is an input file of gperf's. In its simplest form it holds one keyword per line;"
                + " lines that begin with # are comments. Without FILE, or if it is -, standard"
                + " input is read.",
        "",
        "In Java, a class gives the number of a keyword: its place in FILE, from 0, or -1 for"
                + " anything else. In C and C++, the functions are those that gperf writes.",
    };

    private static final String[] FOOTER = {
        "",
        "gperf's -a, -g and -p are taken and do nothing, as there.",
        "",
        "Exit status: 0 if the output was written, 1 if the input cannot be used, 2 if the command"
                + " line cannot be understood.",
        "",
        "Examples:",
        "  jperf --package org.example --class Verbs -o Verbs.java verbs.txt",
        "  jperf -t -C -E -N find_month -o month.c month.gperf",
    };

    private final InputStream standardInput;
    private final PrintStream standardOutput;
    private final PrintWriter err;
    private final Arguments arguments = new Arguments();
    private final CommandLine command;
    private final List<OptionSection> sections;
    private final PositionalParamSpec file;

    private Main(InputStream standardInput, PrintStream standardOutput, PrintWriter err) {
        this.standardInput = standardInput;
        this.standardOutput = standardOutput;
        this.err = err;
        CommandSpec spec = CommandSpec.wrapWithoutInspection(this).name("jperf");
        this.command = new CommandLine(spec);
        this.sections = new OptionSections(arguments, () -> command).all();
        for (OptionSection section : sections) {
            section.options().forEach(spec::addOption);
        }
        spec.addOption(OptionSpec.builder("-a", "-g", "-p").type(boolean.class).build());
        this.file =
                PositionalParamSpec.builder().arity("0..1").paramLabel("FILE").hidden(true).build();
        spec.addPositional(file);
        spec.versionProvider(new Version());
        configure(spec.usageMessage());
        command.setOut(new PrintWriter(standardOutput, true, StandardCharsets.UTF_8));
        command.setErr(err);
        command.setUsageHelpAutoWidth(true);
        command.setExpandAtFiles(false);
        command.setAbbreviatedOptionsAllowed(true);
        command.setOverwrittenOptionsAllowed(true);
        command.setParameterExceptionHandler((e, args) -> explain(e));
    }

    private void configure(UsageMessageSpec usage) {
        usage.customSynopsis("jperf [OPTION]... [FILE]");
        usage.sortOptions(false);
        usage.description(DESCRIPTION);
        usage.footer(FOOTER);
        usage.sectionMap().put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, this::optionList);
    }

    private String optionList(Help help) {
        StringBuilder text = new StringBuilder();
        for (OptionSection section : sections) {
            text.append(System.lineSeparator()).append(section.heading());
            text.append(System.lineSeparator());
            text.append(help.optionListExcludingGroups(section.options()));
        }
        return text.toString();
    }

    private int explain(ParameterException e) {
        err.println("jperf: " + e.getMessage());
        err.println("Usage: jperf [OPTION]... [FILE]");
        err.println("Try 'jperf --help' for more.");
        return BAD_COMMAND_LINE;
    }

    /** Runs the command and ends the process with its exit status. */
    public static void main(String[] args) {
        System.exit(run(System.in, System.out, new PrintWriter(System.err, true), args));
    }

    /** Runs the command; gives its exit status. */
    static int run(InputStream in, PrintStream out, PrintWriter err, String... args) {
        String[] words = args.clone();
        for (int i = 0; i < words.length; i++) {
            words[i] = words[i].equals("-") ? Arguments.STANDARD : words[i];
        }
        return new Main(in, out, err).command.execute(words);
    }

    @Override
    public Integer call() {
        String given = file.getValue();
        String path = given == null || given.equals(Arguments.STANDARD) ? "-" : given;
        try {
            String name = path.equals("-") ? GperfFile.STANDARD_INPUT : path;
            Translation translation = new Translation(name, arguments);
            write(translation.translate(content(path)));
            for (String warning : translation.warnings()) {
                err.println("jperf: " + warning);
            }
            if (arguments.hasSummary()) {
                err.println("jperf: " + translation.summary());
            }
            return OK;
        } catch (GperfException | IllegalArgumentException e) {
            err.println("jperf: " + e.getMessage().replace("\n", "\njperf: "));
        } catch (NoSuchFileException e) {
            err.println("jperf: " + e.getFile() + ": no such file or directory");
        } catch (FileSystemException e) {
            String reason = e.getReason() == null ? "cannot be accessed" : e.getReason();
            err.println("jperf: " + e.getFile() + ": " + reason);
        } catch (IOException e) {
            err.println("jperf: " + path + ": " + e.getMessage());
        }
        return BAD_INPUT;
    }

    private byte[] content(String path) throws IOException {
        return path.equals("-") ? standardInput.readAllBytes() : Files.readAllBytes(Path.of(path));
    }

    private void write(byte[] source) throws IOException {
        if (arguments.isStandardOutput()) {
            standardOutput.write(source);
            standardOutput.flush();
            return;
        }
        Path target = Path.of(arguments.output()).toAbsolutePath();
        Path partial = Files.createTempFile(target.getParent(), ".jperf", null);
        try {
            Files.write(partial, source);
            Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(partial);
        }
    }

    /** The version in the jar's manifest. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"jperf " + (version == null ? "(development)" : version)};
        }
    }
}
