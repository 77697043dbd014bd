package org.zenorb.jperf.cli;

import org.zenorb.jperf.JavaEmitter;
import org.zenorb.jperf.Options;
import org.zenorb.jperf.PerfectHash;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/**
 * The command {@code jperf}: a file of keywords in, a Java class out.
 *
 * <p>Thread: main.
 */
@Command(
        name = "jperf",
        sortOptions = false,
        abbreviateSynopsis = true,
        versionProvider = Main.Version.class,
        description = {
            "",
            "Writes a Java class that finds the number of a keyword in constant time: its place in"
                    + " FILE, from 0, or -1 for anything else.",
            "",
            "FILE holds one keyword per line; lines that begin with # are comments. Without FILE,"
                    + " or if it is -, standard input is read.",
            ""
        },
        footer = {
            "",
            "Exit status: 0 if the class was written, 1 if the input cannot be used, 2 if the"
                    + " command line cannot be understood.",
            "",
            "Example:",
            "  jperf --package org.example --class Verbs -o Verbs.java verbs.txt",
        })
public final class Main implements Callable<Integer> {
    private static final int OK = 0;
    private static final int BAD_INPUT = 1;

    @Spec private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "The keywords.")
    private String file = "-";

    @Option(
            names = {"-Z", "--class"},
            paramLabel = "NAME",
            description = "Name of the class. Default: ${DEFAULT-VALUE}.")
    private String className = "PerfectHash";

    @Option(
            names = {"-p", "--package"},
            paramLabel = "NAME",
            description = "Package of the class. Default: the unnamed package.")
    private String packageName = "";

    @Option(
            names = {"-o", "--output", "--output-file"},
            paramLabel = "FILE",
            description = "Write to FILE, whole or not at all. Default: standard output.")
    private Path output;

    @Option(
            names = "--release",
            paramLabel = "N",
            description = "Oldest Java release it must run on, 8 or more. Default: 9.")
    private int release = 9;

    @Option(
            names = "--construction",
            paramLabel = "KIND",
            description =
                    "auto, associated (gperf's way; not every set has one) or displaced (hash and"
                            + " displace). Default: auto.")
    private String construction = "auto";

    @Option(names = "--minimal", description = "Exactly as many slots as keywords.")
    private boolean minimal;

    @Option(names = "--summary", description = "Say on standard error what was found.")
    private boolean summary;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Print this help.")
    private boolean help;

    @Option(
            names = {"-v", "--version"},
            versionHelp = true,
            description = "Print the version.")
    private boolean version;

    private final InputStream standardInput;

    Main(InputStream standardInput) {
        this.standardInput = standardInput;
    }

    /** Runs the command and ends the process with its exit status. */
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true);
        System.exit(run(System.in, out, err, args));
    }

    /** Runs the command; gives its exit status. */
    static int run(InputStream in, PrintWriter out, PrintWriter err, String... args) {
        return new CommandLine(new Main(in))
                .setOut(out)
                .setErr(err)
                .setUsageHelpAutoWidth(true)
                .execute(args);
    }

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        try {
            String name = file.equals("-") ? "(standard input)" : file;
            List<byte[]> keywords = KeywordFile.read(name, content());
            PerfectHash hash = PerfectHash.of(keywords, options());
            write(JavaEmitter.classSource(hash, packageName, className, release));
            if (summary) {
                err.println("jperf: " + hash);
            }
            return OK;
        } catch (InputException | IllegalArgumentException e) {
            err.println("jperf: " + e.getMessage());
        } catch (NoSuchFileException e) {
            err.println("jperf: " + e.getFile() + ": no such file or directory");
        } catch (FileSystemException e) {
            String reason = e.getReason() == null ? "cannot be accessed" : e.getReason();
            err.println("jperf: " + e.getFile() + ": " + reason);
        } catch (IOException e) {
            err.println("jperf: " + file + ": " + e.getMessage());
        }
        return BAD_INPUT;
    }

    private Options options() {
        for (Options.Construction known : Options.Construction.values()) {
            if (known.name().toLowerCase(Locale.ROOT).equals(construction)) {
                return Options.defaults().withConstruction(known).withMinimal(minimal);
            }
        }
        throw new CommandLine.ParameterException(
                spec.commandLine(),
                "--construction: '" + construction + "' is none of auto, associated, displaced");
    }

    private byte[] content() throws IOException {
        return file.equals("-") ? standardInput.readAllBytes() : Files.readAllBytes(Path.of(file));
    }

    private void write(String source) throws IOException {
        if (output == null) {
            spec.commandLine().getOut().print(source);
            spec.commandLine().getOut().flush();
            return;
        }
        Path target = output.toAbsolutePath();
        Path partial = Files.createTempFile(target.getParent(), ".jperf", null);
        try {
            Files.writeString(partial, source, StandardCharsets.UTF_8);
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
