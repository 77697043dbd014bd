package org.zenorb.idl.cli;

import org.zenorb.idl.CompilerOptions;
import org.zenorb.idl.CompilerOptions.Warnings;
import org.zenorb.idl.JavaPackages;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
            description = "IDL files; each is a specification of its own.",
            hidden = true)
    List<Path> files = new ArrayList<>();

    @ArgGroup(validate = false, order = 1, heading = "%nReading IDL:%n")
    Reading reading = new Reading();

    @ArgGroup(validate = false, order = 2, heading = "%nWriting Java:%n")
    Writing writing = new Writing();

    @ArgGroup(validate = false, order = 3, heading = "%nJava packages:%n")
    Packages packages = new Packages();

    /** What the preprocessor is told. */
    static final class Reading {

        @Option(
                names = "-I",
                paramLabel = "DIR|JAR",
                description =
                        "Look for included files in DIR too, or in META-INF/idl of JAR"
                                + " (repeatable, in order).")
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
                names = "--warnings",
                paramLabel = "none|all|error",
                description = "Leave warnings out, show them (default), or count them as errors.")
        Warnings warnings = Warnings.ALL;
    }

    /** What is written, and where. */
    static final class Writing {

        @Option(
                names = {"-d", "--output"},
                paramLabel = "DIR",
                description = "Write Java files below DIR (default: the current folder).")
        Path output = Path.of("");

        @Option(
                names = "--all",
                description = "Emit the definitions of included files too, not only FILE's own.")
        boolean all;

        @Option(
                names = {"--no-skeleton", "--client-only"},
                description = "Write no server skeletons: no POA and POATie classes.")
        boolean noSkeleton;

        @Option(names = "--no-tie", description = "Write no POATie and LocalTie classes.")
        boolean noTie;

        @Option(
                names = "--ami",
                description =
                        "Write what asynchronous calls need: interfaces of reply handlers, and"
                                + " sendc_ methods in the stubs.")
        boolean ami;

        @Option(
                names = "--header",
                paramLabel = "FILE",
                description =
                        "Begin each Java file with the text of FILE, such as a licence, as a"
                                + " comment.")
        Path header;
    }

    /** Which Java package a module gets. */
    static final class Packages {

        @Option(
                names = "--package",
                paramLabel = "PREFIX",
                description = "Put all modules below the Java package PREFIX.")
        String prefix = "";

        @Option(
                names = "--module-package",
                paramLabel = "MODULE=PREFIX",
                description =
                        "Put one MODULE at file scope below the Java package PREFIX (repeatable;"
                                + " the OMG's are below org.omg).")
        Map<String, String> prefixes = new LinkedHashMap<>();

        @Option(
                names = "--package-name",
                paramLabel = "MODULE=PACKAGE",
                description =
                        "Put what is in MODULE into PACKAGE itself; MODULE may be nested:"
                                + " A::B=com.example.b (repeatable).")
        Map<String, String> whole = new LinkedHashMap<>();

        @Option(
                names = "-pkgPrefix",
                arity = "2",
                paramLabel = "MODULE PREFIX",
                hideParamSyntax = true,
                description = "As idlj has it: --module-package MODULE=PREFIX.")
        List<String> idljPrefixes = new ArrayList<>();

        @Option(
                names = "-pkgTranslate",
                arity = "2",
                paramLabel = "FROM TO",
                hideParamSyntax = true,
                description = "As idlj has it: what would be in the Java package FROM goes to TO.")
        List<String> idljTranslations = new ArrayList<>();

        @Option(
                names = "-i2jpackage",
                paramLabel = "MODULE:PACKAGE",
                description =
                        "As JacORB has it: MODULE, wherever it stands, becomes PACKAGE"
                                + " (repeatable).")
        List<String> jacorbPackages = new ArrayList<>();

        JavaPackages mapping() {
            JavaPackages mapping = JavaPackages.DEFAULT.withPrefix(prefix);
            for (Map.Entry<String, String> each : prefixes.entrySet()) {
                mapping = mapping.withPrefix(each.getKey(), each.getValue());
            }
            for (int i = 0; i + 1 < idljPrefixes.size(); i += 2) {
                mapping = mapping.withPrefix(idljPrefixes.get(i), idljPrefixes.get(i + 1));
            }
            for (Map.Entry<String, String> each : whole.entrySet()) {
                mapping = mapping.withWhole(each.getKey(), each.getValue());
            }
            for (int i = 0; i + 1 < idljTranslations.size(); i += 2) {
                mapping =
                        mapping.withTranslation(
                                idljTranslations.get(i), idljTranslations.get(i + 1));
            }
            for (String each : jacorbPackages) {
                int colon = each.indexOf(':');
                if (colon < 0) {
                    throw new IllegalArgumentException(
                            "-i2jpackage wants MODULE:PACKAGE, not '" + each + "'");
                }
                mapping =
                        mapping.withReplacement(
                                each.substring(0, colon), each.substring(colon + 1));
            }
            return mapping;
        }
    }

    /**
     * The options as the compiler takes them.
     *
     * @throws IllegalArgumentException where one has no meaning; the message is for the user
     */
    CompilerOptions toOptions() {
        CompilerOptions.Builder builder =
                CompilerOptions.builder()
                        .output(writing.output)
                        .packages(packages.mapping())
                        .all(writing.all)
                        .skeletons(!writing.noSkeleton)
                        .ties(!writing.noTie)
                        .ami(writing.ami)
                        .header(header())
                        .warnings(reading.warnings);
        files.forEach(builder::file);
        reading.includePaths.forEach(builder::includePath);
        reading.defines.forEach(builder::define);
        reading.undefines.forEach(builder::undefine);
        return builder.build();
    }

    private String header() {
        if (writing.header == null) {
            return "";
        }
        try {
            return Files.readString(writing.header, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(
                    "the header " + writing.header + " is not in UTF-8", e);
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read the header: " + ZenIdl.reason(e), e);
        }
    }
}
